//! The texts around simulations.

pub(crate) mod en;
pub(crate) mod ru;
pub(crate) mod zh;

use crate::sim::SimError;
use crate::sim::numbers::Numbers;

/// The texts of one language.
#[derive(Debug)]
pub(crate) struct SimText {
    pub(crate) numbers: Numbers,
    /// After the number of deals that are done, in the bar.
    pub(crate) deals: &'static str,
    /// Before the time that is left.
    pub(crate) left: &'static str,
    /// So many deals, as a number and as text.
    pub(crate) of_deals: fn(u64, &str) -> String,
    /// So many deals a second.
    pub(crate) speed: fn(&str) -> String,
    /// So many of so many deals are done; whether the run can go on.
    pub(crate) stopped: fn(u64, u64, bool) -> String,
    pub(crate) facts: FactLabels,
    /// Rotating, fixed, duplicate.
    pub(crate) seating: [&'static str; 3],
    pub(crate) bot: &'static str,
    pub(crate) seat: &'static str,
    /// Points a deal, wins, value of a win, own draws, paid for a win, ready, after discards, declared sets.
    pub(crate) columns: [&'static str; 8],
    pub(crate) points: &'static str,
    pub(crate) win_rate: &'static str,
    pub(crate) values: &'static str,
    pub(crate) lengths: &'static str,
    pub(crate) ready_turns: &'static str,
    pub(crate) fans: &'static str,
    pub(crate) fan: &'static str,
    /// Share of winning hands, times, clause.
    pub(crate) fan_columns: [&'static str; 3],
    /// So many fans were never seen.
    pub(crate) never: fn(usize) -> String,
    /// What the intervals are.
    pub(crate) note: &'static str,
    pub(crate) error: fn(&SimError) -> String,
}

/// What stands before the facts of a run.
#[derive(Debug)]
#[allow(clippy::struct_field_names, reason = "the fields are labels of what they are called")]
pub(crate) struct FactLabels {
    pub(crate) bots: &'static str,
    pub(crate) seats: &'static str,
    pub(crate) seed: &'static str,
    pub(crate) draws: &'static str,
    pub(crate) self_draws: &'static str,
    pub(crate) value: &'static str,
    pub(crate) discards: &'static str,
    pub(crate) decisions: &'static str,
    pub(crate) ready: &'static str,
    pub(crate) ready_turn: &'static str,
    pub(crate) winners: &'static str,
    pub(crate) mishaps: &'static str,
}
