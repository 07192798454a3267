//! What can be wrong with a record, and where.

use std::fmt;

use rules::{OptionProblem, Ruleset};
use shuffle::{GameIdError, HexError};
use table::ActionError;
use tiles::{NotationError, WallError};

use crate::VERSION;

/// A record that cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Where.
    pub place: Place,
    /// What.
    pub fault: Fault,
}

/// Where something is wrong. All numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In this line of a text.
    Line(usize),
    /// At this byte of a file of bytes.
    Byte(usize),
    /// In the header of a record that is to be written.
    Header,
    /// In this deal of a record that is to be written, at this decision if it is one.
    #[allow(missing_docs, reason = "the names say it")]
    Deal { deal: usize, action: Option<usize> },
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Fault {
    /// It is neither form of a record.
    NotARecord,
    /// Bytes that are no text.
    NotUtf8,
    /// Not the JSON that belongs there; the message is for programmers, in English.
    Json { message: String },
    /// A line that does not belong there.
    Misplaced { wanted: Wanted },
    /// A version of the format that this program does not know.
    Version { found: u64 },
    /// No such ruleset.
    Ruleset { found: String },
    /// A revision of the rules that this program does not know.
    Revision { ruleset: Ruleset, found: u32 },
    /// Wrong options.
    Options(Vec<OptionProblem>),
    /// The deals are not numbered 1, 2, 3, …
    DealNumber { found: u64, wanted: usize },
    /// The rules do not allow so many players.
    Players { found: u8 },
    /// There are no four equal walls, or not four players.
    OwnWalls,
    /// A number that is too large.
    TooMany { what: What, max: usize },
    /// Not one number for each player, or not everybody once.
    PerPlayer { what: What },
    /// A word that is not one of those which can stand there.
    Word { what: What, found: String },
    /// A text that is no tiles.
    Tiles { what: What, error: NotationError },
    /// Not one tile.
    OneTile { what: What, found: usize },
    /// Not the tiles in play.
    Wall(WallError),
    /// Not 32 bytes in hexadecimal digits.
    Hex { what: What, error: HexError },
    /// Not the name of a game.
    Game(GameIdError),
    /// Words that are no action.
    Action(ActionError),
    /// An action that means nothing after the discard before it.
    Meaningless,
    /// A seat in which nobody plays.
    EmptySeat { what: What },
    /// A byte that means nothing there.
    Code { what: What, found: u8 },
    /// The file ends too early.
    Truncated,
    /// Something comes after the end.
    Rest,
    /// The checksum is wrong: the file was changed or damaged.
    Checksum,
}

/// Which line belongs somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The first deal or the next.
    Deal,
    /// A decision, a result, or the next deal.
    ActionOrResult,
}

/// Which part of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum What {
    Texts,
    Names,
    Meta,
    Round,
    Streak,
    Walls,
    Seats,
    Dice,
    Wall,
    Seed,
    Parties,
    Commitment,
    Secret,
    Actions,
    Seat,
    Result,
    Payments,
    Points,
    Wins,
    WinBy,
    Tile,
    NextDealer,
    Fingerprint,
    Totals,
    Option,
    Number,
}

impl RecordError {
    pub(crate) const fn new(place: Place, fault: Fault) -> RecordError {
        RecordError { place, fault }
    }
}

impl What {
    /// The word for it in messages.
    pub const fn id(self) -> &'static str {
        match self {
            What::Texts => "text",
            What::Names => "names of players",
            What::Meta => "meta",
            What::Round => "round",
            What::Streak => "streak",
            What::Walls => "walls",
            What::Seats => "seats",
            What::Dice => "dice",
            What::Wall => "wall",
            What::Seed => "seed",
            What::Parties => "contributions",
            What::Commitment => "commitments",
            What::Secret => "secrets",
            What::Actions => "actions",
            What::Seat => "seat",
            What::Result => "result",
            What::Payments => "payments",
            What::Points => "points",
            What::Wins => "wins",
            What::WinBy => "by",
            What::Tile => "tile",
            What::NextDealer => "next_dealer",
            What::Fingerprint => "fingerprint",
            What::Totals => "totals",
            What::Option => "options",
            What::Number => "number",
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Line(line) => write!(f, "line {line}"),
            Place::Byte(byte) => write!(f, "byte {byte}"),
            Place::Header => f.write_str("header"),
            Place::Deal { deal, action: None } => write!(f, "deal {deal}"),
            Place::Deal { deal, action: Some(action) } => write!(f, "deal {deal}, action {action}"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotARecord => f.write_str("this is no record of Five Winds"),
            Fault::NotUtf8 => f.write_str("not text in UTF-8"),
            Fault::Json { message } => f.write_str(message),
            Fault::Misplaced { wanted: Wanted::Deal } => f.write_str("a deal is wanted here"),
            Fault::Misplaced { wanted: Wanted::ActionOrResult } => {
                f.write_str("an action, a result or a deal is wanted here")
            }
            Fault::Version { found } => {
                write!(f, "version {found} of the format; this program knows version {VERSION}")
            }
            Fault::Ruleset { found } => write!(f, "'{found}': {}", rules::UnknownRuleset),
            Fault::Revision { ruleset, found } => {
                let known = ruleset.revision();
                write!(f, "revision {found} of the rules of {ruleset}; this program knows revision {known}")
            }
            Fault::Options(problems) => {
                let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
                f.write_str(&problems.join("; "))
            }
            Fault::DealNumber { found, wanted } => write!(f, "deal {found} where deal {wanted} is wanted"),
            Fault::Players { found } => write!(f, "{found} cannot play this"),
            Fault::OwnWalls => f.write_str("own walls are for four players and four equal walls"),
            Fault::TooMany { what, max } => write!(f, "{}: more than {max}", what.id()),
            Fault::PerPlayer { what } => write!(f, "{}: not once for each player", what.id()),
            Fault::Word { what, found } => write!(f, "{}: '{found}' is not known", what.id()),
            Fault::Tiles { what, error } => write!(f, "{}: {error}", what.id()),
            Fault::OneTile { what, found } => write!(f, "{}: one tile is wanted, not {found}", what.id()),
            Fault::Wall(error) => write!(f, "wall: {error}"),
            Fault::Hex { what, error } => write!(f, "{}: {error}", what.id()),
            Fault::Game(error) => error.fmt(f),
            Fault::Action(error) => error.fmt(f),
            Fault::Meaningless => f.write_str("this action means nothing after the discard before it"),
            Fault::EmptySeat { what } => write!(f, "{}: nobody plays in this seat", what.id()),
            Fault::Code { what, found } => write!(f, "{}: {found} means nothing", what.id()),
            Fault::Truncated => f.write_str("the file ends too early"),
            Fault::Rest => f.write_str("something comes after the end"),
            Fault::Checksum => f.write_str("the checksum is wrong: the file was changed or damaged"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.fault)
    }
}

impl std::error::Error for RecordError {}
