//! The texts around recorded games.

pub(crate) mod en;
pub(crate) mod ru;
pub(crate) mod zh;

use fivewinds::record::{RecordError, Unverified, Verified};
use fivewinds::table::{Reason, SeatEvent};
use fivewinds::tiles::{Seat, Wind};

/// The texts of one language.
#[derive(Debug)]
pub(crate) struct ReplayText {
    pub(crate) wind: fn(Wind) -> &'static str,
    /// This deal of so many.
    pub(crate) deal: fn(usize, usize) -> String,
    pub(crate) round: fn(Wind) -> String,
    pub(crate) dice: &'static str,
    pub(crate) dealt: &'static str,
    pub(crate) time: &'static str,
    /// Headings: seat, hand, sets, flowers, discards, points.
    pub(crate) columns: [&'static str; 6],
    /// So many tiles that may not be seen.
    pub(crate) hidden: fn(u32) -> String,
    /// What happened, in a sentence; nothing if it is not worth one.
    pub(crate) event: fn(SeatEvent, &dyn Fn(Seat) -> String) -> Option<String>,
    /// Somebody has decided something that does not show yet; the words are those of the record.
    pub(crate) decides: fn(&str, &str) -> String,
    pub(crate) verified: fn(&Verified) -> String,
    pub(crate) not_verified: &'static str,
    pub(crate) unverified: fn(&Unverified) -> String,
    /// Why an action is refused.
    pub(crate) reason: fn(&Reason) -> String,
    pub(crate) unreadable: fn(&RecordError) -> String,
    /// There is no such deal; there are so many.
    pub(crate) no_deal: fn(usize) -> String,
}
