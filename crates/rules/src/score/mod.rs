//! What a hand is worth, why, and who pays what.
//!
//! [`Rules::score`] answers with numbers and allocates nothing; [`Rules::prove`] answers with the same numbers and
//! every reason. What each ruleset counts is in its folder: `fans.rs` is the catalogue, `score.rs` counts a
//! reading, `pay.rs` says who pays. Here is what they share.

mod fan;
mod input;
mod layout;
mod line;
mod payment;
pub(crate) mod proof;
pub(crate) mod scorer;
mod settle;
mod sheet;
mod showdown;
mod what_if;
mod write;

#[cfg(test)]
pub(crate) mod tests;

pub(crate) use fan::fans;
pub(crate) use scorer::{Best, Rank, Scorer};
pub(crate) use sheet::{Plain, Sheet};

pub use fan::{Fan, FanNo, Worth};
pub use input::{ScoreInput, WinInput};
pub use layout::{Layout, Set, SetKind, SetMask};
pub(crate) use layout::{Places, has_straight};
pub use line::{LineFault, LineProblem, ScoreDraft, fact_of, kong_of, seat_of, win_by_of, wind_of};
pub use payment::{Payments, Transfer, Transfers};
pub use proof::{Missing, Proof, ReadingProof};
pub use scorer::{Score, Step, Steps, Verdict};
pub use settle::{Payment, Settlement};
pub use sheet::{Counted, FanCount, FanCounts, Passed, Reason, Why};
pub use showdown::{Fact, Facts, Showdown, UnknownWord, Win, WinBy};
pub use what_if::{Change, WhatIf, WhatIfRow};
