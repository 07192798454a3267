//! What the coach says of a question that is open. `docs/coach.md` tells what the numbers mean.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Wind;

/// Everything that may be done, the best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Advice {
    /// The ruleset.
    pub rules: String,
    /// What the seat sees, in short.
    pub position: AdvicePosition,
    /// What may be done, the best first.
    pub options: Vec<Opinion>,
    /// That all of it is an estimate, in the language of the connection.
    pub note: String,
}

/// What a seat sees, in short.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "docs/coach.md tells what they mean")]
pub struct AdvicePosition {
    pub seat: Wind,
    pub hand: String,
    pub drawn: Option<String>,
    pub melds: Vec<String>,
    pub flowers: String,
    pub offered: Option<OfferedTile>,
    pub wall: u8,
}

/// A tile of another that may be claimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct OfferedTile {
    pub tile: String,
    pub from: Wind,
}

/// What is thought of an action. Values are estimates in points of the deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "docs/coach.md tells what they mean")]
pub struct Opinion {
    pub action: Vec<String>,
    pub then: Option<String>,
    pub text: String,
    pub value: f64,
    pub hope: f64,
    pub risk: f64,
    pub distance: Option<i8>,
    pub useful: Vec<UsefulTile>,
    pub left: u32,
    pub goals: Vec<Goal>,
    pub threats: Vec<Threat>,
}

/// A tile that brings the hand nearer, and how many of them the seat does not see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "said above")]
pub struct UsefulTile {
    pub tile: String,
    pub left: u8,
}

/// A hand within reach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "docs/coach.md tells what they mean")]
pub struct Goal {
    pub text: String,
    pub missing: u8,
    pub wanted: String,
    pub chance: f64,
    pub gain: f64,
    pub hand: String,
    pub by: Option<String>,
    pub value: u32,
    pub fans: Vec<GoalFan>,
}

/// A fan of a hand within reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct GoalFan {
    pub id: String,
    pub name: String,
    pub clause: String,
    pub times: u32,
    pub points: u32,
}

/// Somebody who may be waiting for the discarded tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "docs/coach.md tells what they mean")]
pub struct Threat {
    pub text: String,
    pub seat: Wind,
    pub ready: f64,
    pub waits: f64,
    pub cost: f64,
}
