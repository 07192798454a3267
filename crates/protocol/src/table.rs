//! A table as it is set up, and as everybody sees it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a table is made with. Everything but the rules has a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableConfig {
    /// `red`, `classical`, `mcr`, `sichuan` or `taiwan`.
    pub rules: String,
    /// Options that are not at their defaults.
    #[serde(default)]
    #[ts(type = "Record<string, boolean | number | string | null>")]
    pub options: BTreeMap<String, Value>,
    /// How many play; the usual number if it is not said.
    #[serde(default)]
    #[ts(optional)]
    pub players: Option<u8>,
    /// Whether a win that is none may be declared, with its penalty.
    #[serde(default)]
    pub strict: bool,
    /// The level of the bots on empty chairs.
    #[serde(default = "club")]
    pub bots: String,
    /// How many deals at the most; as many as the rules say if it is not said.
    #[serde(default)]
    #[ts(optional)]
    pub deals: Option<u32>,
    /// How much time there is.
    #[serde(default)]
    pub clock: Clock,
    /// How long a bot takes, in milliseconds.
    #[serde(default = "pace")]
    pub pace_ms: u32,
    /// Whether the lobby shows it.
    #[serde(default)]
    pub listed: bool,
    /// Whether the game begins at once, with bots on all other chairs.
    #[serde(default)]
    pub at_once: bool,
    /// How many seconds later spectators see what happens; null if there are none.
    #[serde(default = "at_once")]
    pub spectators: Option<u32>,
    /// Makes all walls follow from this number: where the server allows it, for tests and demonstrations.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub seed: Option<u64>,
    /// The duplicate match that the table belongs to. The server says so; nobody else can (`docs/duplicate.md`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub duplicate: Option<String>,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Which of the clocks that we have.
    pub name: ClockName,
    /// Other times than its own, in milliseconds; 0 for as long as one likes.
    #[serde(default)]
    #[ts(optional)]
    pub turn_ms: Option<u32>,
    /// For the question who wants a tile.
    #[serde(default)]
    #[ts(optional)]
    pub claim_ms: Option<u32>,
    /// Before the first discard.
    #[serde(default)]
    #[ts(optional)]
    pub first_ms: Option<u32>,
    /// Once in the game, for when the time is up.
    #[serde(default)]
    #[ts(optional)]
    pub bank_ms: Option<u32>,
    /// Between deals.
    #[serde(default)]
    #[ts(optional)]
    pub between_ms: Option<u32>,
}

/// The clocks that we have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockName {
    /// For playing with friends: a minute, and two in the bank.
    #[default]
    Relaxed,
    /// What the rules say, or the custom where they say nothing.
    Rules,
    /// As long as one likes.
    None,
}

/// A table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its id, which is also its link.
    pub id: String,
    /// What it was made with.
    pub config: TableConfig,
    /// Who made it.
    pub host: Sitter,
    /// Where it stands.
    pub state: TableState,
    /// The chairs.
    pub chairs: Vec<Chair>,
    /// How many look on.
    pub spectators: u32,
    /// Whether there is a pause.
    pub paused: bool,
    /// The number of the present deal; 0 before the first.
    pub deal: u32,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// People sit down.
    Open,
    /// A deal is being shuffled or played.
    Playing,
    /// A deal is over, the next has not begun.
    Between,
    /// The game is over.
    Over,
}

/// A chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Chair {
    /// Who sits there; null for a bot, or for nobody.
    pub sitter: Option<Sitter>,
    /// What is the matter with it.
    pub state: ChairState,
    /// The level of the bot that plays it now.
    pub bot: Option<String>,
    /// What is left in the time bank, in milliseconds.
    pub bank_ms: u32,
    /// What he has.
    #[ts(type = "number")]
    pub total: i64,
    /// Whether he is ready for the next deal, wants a pause, wants to stop.
    pub next: bool,
    #[allow(missing_docs, reason = "said above")]
    pub wants_pause: bool,
    #[allow(missing_docs, reason = "said above")]
    pub wants_stop: bool,
}

/// What is the matter with a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChairState {
    /// Nobody sits there.
    Empty,
    /// A bot does.
    Bot,
    /// A person who is there.
    Here,
    /// A person whose connection is gone.
    Gone,
    /// A person for whom a bot plays until he comes back.
    Away,
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Sitter {
    pub id: String,
    pub name: String,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock {
            name: ClockName::Relaxed,
            turn_ms: None,
            claim_ms: None,
            first_ms: None,
            bank_ms: None,
            between_ms: None,
        }
    }
}

fn club() -> String {
    "club".to_owned()
}

const fn pace() -> u32 {
    700
}

#[allow(clippy::unnecessary_wraps, reason = "it is a default of that type")]
const fn at_once() -> Option<u32> {
    Some(0)
}
