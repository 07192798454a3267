//! What a hand of tiles can become.
//!
//! For concealed tiles with 0–5 declared sets, with 13 or 16 tiles in hand, with or without jokers: all
//! readings as a complete hand, waits, distance, useful tiles and discards, for the regular shape and the
//! special shapes of all five rulesets. Knows shapes, not scores; a ruleset names the shapes it has.
//!
//! ```
//! use hand::{Hand, Shape, ShapeSet};
//! use tiles::{Notation, TileCounts};
//!
//! let tiles = Notation::Compact.parse("123m456p789s1122z")?;
//! let hand = Hand::concealed(&TileCounts::count(tiles)?)?;
//! let shapes = ShapeSet::only(Shape::Regular);
//! assert_eq!(hand.distance(shapes), 0);
//! assert_eq!(hand.waits(shapes).to_string(), "12z");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]

mod analysis;
mod capped;
mod copies;
mod divide;
mod hand;
mod meld;
mod reading;
mod shape;
mod tables;
mod tally;

pub use analysis::{Discard, Discards, NEVER, Useful};
pub use copies::Copies;
pub use divide::{Division, divisions, divisions_with_jokers, is_only_wait, place_jokers};
pub use hand::{Hand, HandProblem, HandProblems};
pub use meld::{Claim, Declared, Meld, MeldError, MeldKind};
pub use reading::{Group, GroupKind, Groups, Reading};
pub use shape::{Shape, ShapeSet, knitted_straights};
pub use tally::{RegularTally, Tally};

#[cfg(test)]
mod tests;
