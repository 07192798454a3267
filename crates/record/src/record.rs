//! What a record holds.

use std::collections::BTreeMap;

use rules::{Options, Rules};
use shuffle::{Contributions, Seed};
use table::{Action, Setup};
use tiles::{Dice, Seat, Wall};

use crate::DealResult;
use crate::error::RecordError;
use crate::{binary, json};

/// The version of both forms of files.
pub const VERSION: u32 = 1;

/// A deal or a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What holds for all deals.
    pub header: Header,
    /// The deals in the order in which they were played.
    pub deals: Vec<DealRecord>,
}

/// What holds for all deals of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The ruleset and its options.
    pub options: Options,
    /// The revision of the rules by which it was played.
    pub revision: u32,
    /// The names of the players; empty if they are not known.
    pub players: Vec<String>,
    /// Whatever else is known: `site`, `date`, `event`, `table`, …
    pub meta: BTreeMap<String, String>,
}

/// A deal: where it began, what was decided, how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealRecord {
    /// What was settled before; the number of players is never 0 here.
    pub setup: Setup,
    /// Which player sits in each seat that is played, from East on; players are numbered from 0.
    pub seats: Vec<u8>,
    /// All tiles in the order in which they would be drawn.
    pub wall: Wall,
    /// What was thrown to break the wall, if that is known.
    pub dice: Vec<Dice>,
    /// The seed that wall and dice follow from, if that is known.
    pub seed: Option<Seed>,
    /// Where the seed came from, if that is known.
    pub contributions: Option<Contributions>,
    /// Every decision in order, passes included.
    pub actions: Vec<(Seat, Action)>,
    /// Whether the time of the session was up after these decisions.
    pub stopped: bool,
    /// How it ended; `None` for a deal that was not played to its end.
    pub result: Option<DealResult>,
}

impl Record {
    /// Reads a record in either form.
    ///
    /// # Errors
    /// The first thing that is wrong, and where.
    pub fn read(bytes: &[u8]) -> Result<Record, RecordError> {
        if binary::is_binary(bytes) { binary::read(bytes) } else { json::read(bytes) }
    }

    /// Whether this is the beginning of a record of bytes.
    pub fn is_binary(bytes: &[u8]) -> bool {
        binary::is_binary(bytes)
    }

    /// The record as lines of JSON.
    ///
    /// # Errors
    /// If it holds something that no record can hold, such as a chow before the first discard.
    pub fn to_json(&self) -> Result<String, RecordError> {
        json::write(self)
    }

    /// The record as bytes.
    ///
    /// # Errors
    /// As [`Record::to_json`].
    pub fn to_bytes(&self) -> Result<Vec<u8>, RecordError> {
        binary::write(self)
    }
}

impl Header {
    /// Of the present revision, without names.
    pub fn new(options: Options) -> Header {
        let revision = options.ruleset().revision();
        Header { options, revision, players: Vec::new(), meta: BTreeMap::new() }
    }

    /// The rules of all deals.
    pub fn rules(&self) -> Rules {
        Rules::new(self.options.clone())
    }
}

impl DealRecord {
    /// A deal from this wall of which nothing was played yet; the players sit as they are numbered.
    pub fn new(rules: &Rules, setup: &Setup, wall: Wall) -> DealRecord {
        let players = if setup.players == 0 { rules.usual_players() } else { setup.players };
        DealRecord {
            setup: Setup { players, ..*setup },
            seats: (0..players).collect(),
            wall,
            dice: Vec::new(),
            seed: None,
            contributions: None,
            actions: Vec::new(),
            stopped: false,
            result: None,
        }
    }
}
