//! Ledgers: what was done, line by line, each with a hash over the line before.
//!
//! A sheet or a tournament is what follows from the lines of its ledger. What stands in a line changes nothing before it, and
//! whoever changes, drops or adds a line in the middle of a file changes all hashes after it: [`verify`] finds the first one that is
//! not what it should be. Codes for people follow from a ledger's secret ([`code`]), so that they go with it wherever it goes.
//! `docs/hall.md` describes the file, with an example that a test reads.
#![forbid(unsafe_code)]

mod chain;
mod code;
mod fault;
mod file;
mod line;

pub use chain::{chained, hash};
pub use code::{code, is_code, is_id, is_secret};
pub use fault::{Fault, Wrong};
pub use file::{Checked, Verified, verify, write};
pub use line::{Head, Line, VERSION};

#[cfg(test)]
mod tests;
