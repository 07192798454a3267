//! What a tournament is set up with.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A tournament as its organiser announces it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// What it is called.
    pub title: String,
    /// Where it is.
    #[serde(default)]
    pub place: String,
    /// When it is, as people write it.
    #[serde(default)]
    pub dates: String,
    /// Who holds it.
    #[serde(default)]
    pub organiser: String,
    /// Its sections, each with its own players, ruleset and standings.
    pub sections: Vec<SectionSetup>,
    /// How long after the end of a session an appeal may be handed in (MCRC-APPEAL-2).
    #[serde(default = "thirty")]
    pub appeal_minutes: u32,
    /// The fee of an appeal, as people write it (MCRC-APPEAL-3).
    #[serde(default = "fee")]
    pub appeal_fee: String,
    /// How much the event weighs in the rating of the European association, as it was agreed (`2`, `1.5`).
    #[serde(default)]
    pub weight: String,
    /// Whether anybody may look at it without a code.
    #[serde(default = "yes")]
    pub public: bool,
}

/// A section: players who play one ruleset for one set of places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SectionSetup {
    /// What it is called, where there are several.
    #[serde(default)]
    pub name: String,
    /// `red`, `classical`, `mcr`, `sichuan` or `taiwan`.
    pub rules: String,
    /// Options that are not at their defaults.
    #[serde(default)]
    #[ts(type = "Record<string, boolean | number | string | null>")]
    pub options: BTreeMap<String, Value>,
    /// How the sessions follow from each other (MCRC-SCHEME-1).
    pub scheme: Scheme,
    /// How long a session lasts; null for what the ruleset says (MCRC-TIME-1).
    #[serde(default)]
    pub minutes: Option<u32>,
    /// The number of its first table in the hall, from 1.
    #[serde(default = "one")]
    pub first_table: u32,
    /// Whether fewer than six sessions are meant (MCRC-SCHEME-2).
    #[serde(default)]
    pub short: bool,
    /// Whether teams are ranked too (MCRC-SCHEME-4).
    #[serde(default)]
    pub teams: bool,
    /// What lateness costs, up to 10 and up to 15 minutes, where that is not 10 and 20 points (MCRC-PEN-3, MCRC-PEN-10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub late_points: Option<[u32; 2]>,
    /// Whether all tables of a session play the same deals: the seed that the walls follow from.
    #[serde(default)]
    pub duplicate: Option<String>,
}

/// How the sessions of a section follow from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Scheme {
    /// All play all sessions (MCRC-SCHEME-3).
    RoundRobin {
        /// How many.
        sessions: u32,
    },
    /// After each stage the better half goes on, until four are left.
    Knockout {
        /// How many sessions a stage has.
        per_stage: u32,
    },
    /// First a round robin, then a knockout.
    Mixed {
        /// How many sessions all play.
        sessions: u32,
        /// How many sessions a stage of the knockout has.
        per_stage: u32,
    },
    /// All play all sessions; who sits with whom follows from the standings.
    Swiss {
        /// How many.
        sessions: u32,
    },
}

/// A player as he is entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// What he is called.
    pub name: String,
    /// In which section he plays, from 0.
    #[serde(default)]
    pub section: u32,
    /// His team.
    #[serde(default)]
    pub team: Option<String>,
    /// His country.
    #[serde(default)]
    pub country: Option<String>,
    /// By what the rating knows him.
    #[serde(default)]
    pub rating_id: Option<String>,
}

const fn thirty() -> u32 {
    30
}

fn fee() -> String {
    "200 USD".to_owned()
}

const fn yes() -> bool {
    true
}

const fn one() -> u32 {
    1
}
