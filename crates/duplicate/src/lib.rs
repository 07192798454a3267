//! The same deals at several tables: which walls they have, the cards to set them up with real tiles, and how the tables
//! compare deal by deal.
//!
//! `docs/duplicate.md` spells out how a wall follows from a seed, with vectors that a test reads. Nothing here makes chance or
//! knows who plays: seeds and results come from outside.
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]

mod cards;
mod compare;
mod fraction;
mod types;
mod walls;

pub use cards::{CardDeal, CardHand, Cards, CardsError, ReplacedFrom, cards};
pub use compare::{
    ComparedDeal, ComparedPlayer, ComparedRow, ComparedSeat, Comparison, Played, SeatResult, compare,
};
pub use fraction::Fraction;
pub use types::typescript;
pub use walls::{SeatLetter, SeedText, SeedTextError, Which, match_secret};

#[cfg(test)]
mod tests;
