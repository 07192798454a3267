//! What differs between the five rulesets.
//!
//! A [`Ruleset`] has a table of options; checked [`Options`] make [`Rules`], which are plain data: tiles in
//! play, hand size, shapes, what may be claimed. Nobody outside asks which ruleset it is, only what its rules
//! say. [`HandInput`] is a hand that came from outside; checking it reports everything wrong at once.
//!
//! One folder for each ruleset, all with the same files: `mod.rs` is the preset, `options.rs` the table.
//!
//! ```
//! use rules::{HandInput, Ruleset};
//! use tiles::Notation;
//!
//! let rules = "mcr".parse::<Ruleset>()?.rules();
//! let concealed = Notation::Compact.parse("147m258p36s12345z")?;
//! let checked = HandInput { concealed, ..HandInput::EMPTY }.check(&rules).expect("a hand of 13 tiles");
//! assert_eq!(checked.hand.waits(rules.shapes).to_string(), "9s67z");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]

mod classical;
mod ending;
mod foul;
mod input;
mod mcr;
mod options;
mod paper;
mod play;
mod problem;
mod red;
mod rules;
mod ruleset;
mod score;
mod session;
mod sichuan;
mod taiwan;
mod unit;

pub use ending::{Booking, DeclaredWin, EndedBy, Ending, KongEntry, Won};
pub use foul::{LADDER, Lateness, Offence, OffencePoints, Receiver, ladder};
pub use input::{CheckedHand, HandInput, MeldInput};
pub use options::{OptionProblem, OptionSpec, Options, RawValue, Value, Values};
pub use paper::{
    PaperClauses, PaperDeal, PaperFault, PaperForm, PaperKong, PaperKongKind, PaperProblem, PaperValue,
    PaperWin, Sticks,
};
pub use play::{
    AfterWin, ConcealedKongs, DealerClauses, End, FalseWin, Flowers, KongMoney, LastDiscard, Missed,
    NextDealer, Opening, Play, PlayClauses, Ready, Throws, WallPlan, WhenPaid, Winners, seats_of,
};
pub use problem::{InputProblem, Place};
pub use rules::{Clauses, Rules, table};
pub use ruleset::{Ruleset, UnknownRuleset, Wording};
pub use score::{
    Change, Counted, Fact, Facts, Fan, FanCount, FanCounts, FanNo, Layout, LineFault, LineProblem, Missing,
    Passed, Payment, Payments, Proof, ReadingProof, Reason, Score, ScoreDraft, ScoreInput, Set, SetKind,
    SetMask, Settlement, Showdown, Step, Steps, Transfer, Transfers, UnknownWord, Verdict, WhatIf, WhatIfRow,
    Why, Win, WinBy, WinInput, Worth, fact_of, kong_of, seat_of, win_by_of, wind_of,
};
pub use session::{Length, RoundEnd, SeatChange, Seating, Session, Tempo};
pub use unit::Unit;

#[cfg(test)]
mod tests;
