//! What can be wrong with a log, and where.

use std::fmt;

use tiles::{Seat, WallError};

/// Why a log cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogError {
    /// The number of the entry, from 0; in a text that of the line, from 1.
    pub entry: Option<usize>,
    /// Which player it is about.
    pub player: Option<Seat>,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Fault {
    /// The text is no JSON.
    NotJson { message: String },
    /// Neither a log nor a list of logs.
    NotALog,
    /// There is nothing in it.
    Empty,
    /// Something that has to be there is not.
    Missing { what: &'static str },
    /// Something else stands where this should.
    Wrong { what: &'static str, found: String },
    /// A line of a text that means nothing.
    Line { found: String },
    /// A chow or pung without the discard that belongs to it.
    NoDiscard,
    /// Not 136 tiles.
    TileCount { found: usize },
    /// Flowers are in play: a log of the first judge, which had them and one wall.
    Flowers,
    /// The tiles of the walls, or those that were shown, are not the full set.
    NotTheSet(WallError),
    /// The tiles that were shown are more than there are.
    TooMany { tile: String },
    /// A player has drawn more than his wall has.
    TooManyDraws,
}

impl LogError {
    pub(super) const fn new(fault: Fault) -> LogError {
        LogError { entry: None, player: None, fault }
    }

    pub(super) const fn at(entry: usize, fault: Fault) -> LogError {
        LogError { entry: Some(entry), player: None, fault }
    }

    pub(super) const fn of(mut self, player: Seat) -> LogError {
        self.player = Some(player);
        self
    }
}

/// Foreign text for a message: not too long, and nothing that a terminal would obey.
pub(super) fn cut(text: &str) -> String {
    const MAX: usize = 60;
    match text.char_indices().nth(MAX) {
        Some((end, _)) => format!("{}…", text[..end].escape_debug()),
        None => text.escape_debug().to_string(),
    }
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(entry) = self.entry {
            write!(f, "entry {entry}: ")?;
        }
        if let Some(player) = self.player {
            write!(f, "player {}: ", player.index())?;
        }
        write!(f, "{}", self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotJson { message } => write!(f, "not JSON: {message}"),
            Fault::NotALog => f.write_str("neither a match log nor a list of them"),
            Fault::Empty => f.write_str("there is nothing in it"),
            Fault::Missing { what } => write!(f, "{what} is missing"),
            Fault::Wrong { what, found } => write!(f, "{found} is no {what}"),
            Fault::Line { found } => write!(f, "no line of a match: {found}"),
            Fault::NoDiscard => f.write_str("a claim without the discard that belongs to it"),
            Fault::TileCount { found } => write!(f, "{found} tiles instead of 136"),
            Fault::Flowers => f.write_str("flowers are in play: only games without them can be replayed"),
            Fault::NotTheSet(error) => error.fmt(f),
            Fault::TooMany { tile } => write!(f, "more than four {tile} were shown"),
            Fault::TooManyDraws => f.write_str("more tiles were drawn than a wall of 34 has"),
        }
    }
}

impl std::error::Error for LogError {}
