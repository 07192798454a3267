//! A duplicate match as everybody sees it: its tables, and how they compare in the deals that all have finished.

use duplicate::Comparison;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Sitter, TableConfig, Wind};

/// A match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct DuplicateView {
    /// Its id, which is also its link, and the name of the game in the shuffle of all its tables.
    pub id: String,
    /// What its tables were made with.
    pub config: TableConfig,
    /// How many deals there are.
    pub deals: u32,
    /// Who made it.
    pub host: Sitter,
    /// Whether that is who asks.
    pub is_host: bool,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// What the host has bound himself to, deal by deal, before the first was played.
    pub commitments: Vec<String>,
    /// So many deals are finished at all tables. Of later ones nothing is told.
    pub complete: u32,
    /// Whether nothing more is to come.
    pub over: bool,
    /// The tables in order.
    pub tables: Vec<DuplicateTable>,
    /// What each table did in the deals that are complete.
    pub stories: Vec<DuplicateStory>,
    /// How they compare. Players are named by their tables and chairs.
    pub comparison: Comparison,
}

/// A match in the list of those that somebody has made or plays in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "as in `DuplicateView`")]
pub struct DuplicateListed {
    pub id: String,
    pub rules: String,
    /// How many tables it has.
    pub tables: u32,
    pub deals: u32,
    #[ts(type = "number")]
    pub created_at: i64,
}

/// A table of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DuplicateTable {
    /// From 1.
    pub number: u32,
    /// The id of the table.
    pub table: String,
    /// `open`, `playing` or `over`.
    pub state: String,
    /// Whether the host has dropped it: it counts for nothing.
    pub dropped: bool,
    /// How many deals it has finished.
    pub finished: u32,
    /// Who sits where, chair by chair; null for a bot, or for nobody.
    pub chairs: Vec<Option<Sitter>>,
}

/// What a table did in a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DuplicateStory {
    /// The table.
    pub number: u32,
    /// The deal.
    pub deal: u32,
    /// The wind of the round.
    pub round: Wind,
    /// `win`, `draw` or `time`.
    pub by: String,
    /// The wins in order.
    pub wins: Vec<DuplicateWin>,
}

/// A win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DuplicateWin {
    /// Who won.
    pub seat: Wind,
    /// Whose tile it was; null for the wall.
    pub from: Option<Wind>,
    /// The tile.
    pub tile: String,
    /// What it was worth.
    pub value: u32,
    /// Whether it was one.
    pub good: bool,
}
