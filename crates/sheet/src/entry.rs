//! What is written down of a deal that was played with real tiles.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A player's column of the sheet, 0–3: who began as East, South, West, North. It stays his through all changes of seats
/// (MCRC-RUL-12).
pub type Place = u8;

/// A deal as the players enter it. What the ruleset does not ask for is left at its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DealEntry {
    /// How it came to its end.
    pub end: EndWord,
    /// The declared wins, in the order in which they were declared.
    #[serde(default)]
    pub wins: Vec<WinEntry>,
    /// What each player's hand is worth where all are counted. At a wall's end that is settled by ready hands: 0 for one that
    /// is not ready, null for a player who is out.
    #[serde(default)]
    pub hands: [Option<u32>; 4],
    /// The kongs that are paid for.
    #[serde(default)]
    pub kongs: Vec<KongEntry>,
    /// Who is fined for the forbidden suit.
    #[serde(default)]
    pub broken_suit: Vec<Place>,
    /// A remark.
    #[serde(default)]
    pub note: String,
}

/// How a deal came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum EndWord {
    /// By a win, or by as many as there can be.
    Win,
    /// No tile was left to draw.
    Wall,
    /// The time of the session was up.
    Time,
}

/// A declared win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct WinEntry {
    /// Who declared it.
    pub who: Place,
    /// Whose tile it was; null for the wall.
    #[serde(default)]
    pub from: Option<Place>,
    /// How the tile was got.
    pub how: How,
    /// What the hand is worth.
    pub value: u32,
    /// Whether it is a win; one that turned out to be false is not.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub good: bool,
    /// Whether it was won on the same tile as the win before it.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub same_tile: bool,
    /// The hand in the one-line notation of scores. It is kept, not counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hand: Option<String>,
    /// Who is responsible for the hand and pays for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub responsible: Option<Place>,
    /// Whether the tile was a fresh one at the end of the wall.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub fresh: bool,
}

/// The ways to get the winning tile, by the names that `rules` has for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "rules::WinBy says it")]
pub enum How {
    SelfDraw,
    Discard,
    RobKong,
    KongReplacement,
    FlowerReplacement,
    RobFlower,
    EighthFlower,
    Dealt,
}

/// A kong that is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct KongEntry {
    /// Whose it is.
    pub who: Place,
    /// What it was made of.
    pub kind: KongWord,
    /// Whose discard it was, for a melded one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<Place>,
    /// How many wins had been declared before it.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    pub after: u32,
    /// Whether it was the last kong of a turn whose discard was won on (SIC-KPAY-6).
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub lost: bool,
}

/// What a kong was made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum KongWord {
    /// Four tiles of the hand.
    Concealed,
    /// Three tiles of the hand and a discard.
    Melded,
    /// A pung and the tile that was just taken from the wall.
    Added,
    /// A pung and a tile that was held for a while: it brings nothing (SIC-KPAY-4).
    Deferred,
}

const fn yes() -> bool {
    true
}
