//! The texts around recorded games.

pub(super) mod en;
pub(super) mod ru;
pub(super) mod zh;

use fivewinds::record::{RecordError, Unverified, Verified};
use fivewinds::table::{Reason, SeatEvent};
use fivewinds::tiles::{Seat, Wind};

/// The texts of one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ReplayText {
    pub wind: fn(Wind) -> &'static str,
    /// This deal of so many.
    pub deal: fn(usize, usize) -> String,
    pub round: fn(Wind) -> String,
    pub dice: &'static str,
    pub dealt: &'static str,
    pub time: &'static str,
    /// Headings: seat, hand, sets, flowers, discards, points.
    pub columns: [&'static str; 6],
    /// So many tiles that may not be seen.
    pub hidden: fn(u32) -> String,
    /// What happened, in a sentence; nothing if it is not worth one.
    pub event: fn(SeatEvent, &dyn Fn(Seat) -> String) -> Option<String>,
    /// Somebody has decided something that does not show yet; the words are those of the record.
    pub decides: fn(&str, &str) -> String,
    pub verified: fn(&Verified) -> String,
    pub not_verified: &'static str,
    pub unverified: fn(&Unverified) -> String,
    /// Why an action is refused.
    pub reason: fn(&Reason) -> String,
    pub unreadable: fn(&RecordError) -> String,
    /// There is no such deal; there are so many.
    pub no_deal: fn(usize) -> String,
}
