//! What is wrong with a file.

use std::fmt;

/// The first line that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its number in the file, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: Wrong,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The file does not begin as a ledger does; why, for programmers.
    NoHead(String),
    /// It is of another form.
    Version(u32),
    /// It is no id of a ledger.
    Id(String),
    /// There is no hash before the text.
    NoHash,
    /// The text or something before it was changed.
    Hash {
        /// The hash that follows from what stands there.
        expected: String,
        /// The one that stands there.
        found: String,
    },
    /// The text behind the hash is no line of a ledger; why, for programmers.
    NoLine(String),
    /// A line is missing, or stands there twice.
    Number {
        /// Which comes next.
        expected: u64,
        /// Which stands there.
        found: u64,
    },
    /// Another line has the same key.
    Key(String),
    /// The secret is none.
    Secret,
    /// Something stands behind the secret, which comes last.
    BehindSecret,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::NoHead(why) => write!(f, "no head of a ledger: {why}"),
            Wrong::Version(found) => write!(f, "a ledger of form {found}, this program reads form 1"),
            Wrong::Id(found) => write!(f, "no id of a ledger: {found:?}"),
            Wrong::NoHash => f.write_str("no hash before the text"),
            Wrong::Hash { expected, found } => write!(f, "the hash is {found}, it should be {expected}"),
            Wrong::NoLine(why) => write!(f, "no line of a ledger: {why}"),
            Wrong::Number { expected, found } => write!(f, "number {found} where {expected} comes next"),
            Wrong::Key(key) => write!(f, "the key {key:?} stood in a line before"),
            Wrong::Secret => f.write_str("the secret is none"),
            Wrong::BehindSecret => f.write_str("something stands behind the secret"),
        }
    }
}

impl std::error::Error for Fault {}
