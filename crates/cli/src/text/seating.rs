//! The texts around seatings.

pub(crate) mod en;
pub(crate) mod ru;
pub(crate) mod zh;

use seating::Measure;

use crate::seating::SeatingError;

/// The texts of one language.
#[derive(Debug)]
pub(crate) struct SeatingText {
    /// So many players, sessions and tables.
    pub(crate) heading: fn(usize, usize, usize) -> String,
    pub(crate) seed: &'static str,
    pub(crate) session: fn(usize) -> String,
    pub(crate) table: &'static str,
    pub(crate) winds_of_seats: [&'static str; 4],
    /// What the star is.
    pub(crate) substitute: &'static str,
    /// What is measured, what was found, what it must be at least.
    pub(crate) columns: [&'static str; 3],
    pub(crate) repeats: &'static str,
    pub(crate) team_meetings: &'static str,
    pub(crate) together: &'static str,
    pub(crate) with_substitutes: &'static str,
    pub(crate) winds: &'static str,
    pub(crate) pairs: &'static str,
    /// So many times, so many pairs.
    pub(crate) pairs_meet: fn(usize, u32) -> String,
    /// Nothing can be better.
    pub(crate) best: &'static str,
    /// Something might be.
    pub(crate) may_be_better: &'static str,
    /// By which seed and how many steps anybody gets the same (MCRC-DRAW-3).
    pub(crate) repeat: fn(u64, u64) -> String,
    /// In the bar.
    pub(crate) progress: fn(Measure) -> String,
    pub(crate) error: fn(&SeatingError) -> String,
}
