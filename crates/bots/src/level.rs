//! The levels by name.

use std::fmt;
use std::str::FromStr;

use crate::{AnyLegal, Bot, Budget, Club, Master, Novice};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Does anything that is legal.
    Random,
    /// Takes the fastest way to a ready hand.
    Novice,
    /// Weighs speed against value, and looks at what others may be waiting for.
    Club,
    /// Tries its own draws one by one, and takes care with what others may wait for.
    Master,
}

/// No level has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Novice, Level::Club, Level::Master];

    /// The name by which a user chooses it.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Club => "club",
            Level::Master => "master",
        }
    }

    /// A bot of this level.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(AnyLegal::new()),
            Level::Novice => Box::new(Novice::new()),
            Level::Club => Box::new(Club::new()),
            Level::Master => Box::new(Master::new(Budget::SAME)),
        }
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(id: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.id() == id).ok_or(UnknownLevel)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such level; there are {}", Level::ALL.map(Level::id).join(", "))
    }
}

impl std::error::Error for UnknownLevel {}
