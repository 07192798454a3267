//! The library of Five Winds in one place.
//!
//! - [`tiles`]: what a tile is, and six ways of writing tiles down;
//! - [`hand`]: what a hand can become: waits, distance, useful tiles, discards, readings;
//! - [`rules`]: what differs between the five rulesets, and the check of hands that come from outside;
//! - [`table`]: a deal of any ruleset as a state machine;
//! - [`shuffle`]: walls and dice from a seed to which everybody contributes;
//! - [`record`]: deals and games as files, replayed and verified;
//! - [`rulebook`]: the texts of the rules in three languages, clause by clause.
//!
//! What does a hand wait for in MCR?
//!
//! ```
//! use fivewinds::{HandInput, Notation, Ruleset, Tile};
//!
//! let rules = "mcr".parse::<Ruleset>()?.rules();
//! let concealed = Notation::Compact.parse("1112345678999m")?;
//! let checked = HandInput { concealed, ..HandInput::EMPTY }.check(&rules).expect("13 tiles of MCR");
//!
//! assert_eq!(checked.hand.distance(rules.shapes), 0);
//! let waits = checked.hand.waits(rules.shapes);
//! assert_eq!(waits.to_string(), "123456789m");
//! assert_eq!(checked.unseen.copies_of(waits), 23);
//!
//! // After a draw: which discards keep the hand ready?
//! let drawn = checked.hand.draw(Tile::EAST).expect("four East winds are in play");
//! let discards = drawn.discards(rules.shapes, &checked.unseen);
//! assert_eq!(discards[0].tile, Tile::EAST);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub use {hand, record, rulebook, rules, shuffle, table, tiles};

pub use hand::{Hand, Meld, MeldKind, Reading, Shape, ShapeSet};
pub use rules::{
    CheckedHand, HandInput, InputProblem, MeldInput, Options, Rules, Ruleset, Score, ScoreInput, Showdown,
};
pub use tiles::{Notation, Suit, Tile, TileCounts, TileSet};

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
#[derive(Debug)]
pub struct Readme;
