//! One suite for every ruleset: what must hold at each step of every deal, however it is played.
//!
//! `presets` says what is played and `policy` how; `watch` holds what must be true of a deal in progress and uses only
//! what a program outside can use, so that the fuzzers of `fuzz/` look at the same things.
#![allow(clippy::wildcard_enum_match_arm, reason = "a test looks at the variants that it is about")]

mod actions;
mod allocation;
mod corpus;
mod dealing;
mod deals;
mod fuzzed;
mod imagine;
mod legal;
mod lines;
mod orders;
mod paper;
mod perft;
mod playthrough;
mod policy;
mod position;
mod presets;
mod resample;
mod suite;
mod watch;

use crate as table;
