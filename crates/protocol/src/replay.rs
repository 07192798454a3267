//! A finished deal, step by step, for a page that shows it again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{DealEnd, DealStart, View, Wind};

/// A deal of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReplayDeal {
    /// The ruleset.
    pub rules: String,
    /// Options that are not at their defaults.
    #[ts(type = "Record<string, boolean | number | string | null>")]
    pub options: BTreeMap<String, Value>,
    /// Whether a win that is none could be declared.
    pub strict: bool,
    /// Which deal of the record, from 1.
    pub deal: u32,
    /// How many deals the record has.
    pub deals: u32,
    /// Who sat where; null where the name is not known.
    pub names: BTreeMap<Wind, Option<String>>,
    /// The beginning.
    pub start: DealStart,
    /// With whose eyes it is seen; null if everything lies open.
    pub seat: Option<Wind>,
    /// The tiles as dealt, then every decision.
    pub steps: Vec<ReplayStep>,
    /// How it ended; null if the record breaks off.
    pub end: Option<DealEnd>,
    /// Whether the record is true.
    pub verdict: Verdict,
}

/// A step of a deal, and the table after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReplayStep {
    /// Its number: 0 are the tiles as dealt.
    pub step: u32,
    /// Who decided; null for the deal itself, for the end of time, and where it is another's secret.
    pub seat: Option<Wind>,
    /// What, in the words of records; null likewise.
    pub action: Option<String>,
    /// What happened, in sentences of the language.
    pub texts: Vec<String>,
    /// The table afterwards.
    pub view: View,
    /// What everybody holds, if everything lies open.
    pub hands: Option<BTreeMap<Wind, Vec<String>>>,
}

/// Whether a record follows from its rules, walls and decisions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Verdict {
    /// Whether it does.
    pub verified: bool,
    /// The same in a sentence of the language.
    pub text: String,
    /// If it does: how many deals there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deals: Option<u32>,
    /// If it does: how many decisions in all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub steps: Option<u32>,
    /// If it does: how many walls follow from a seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seeds: Option<u32>,
    /// If it does: to how many of these seeds everybody contributed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contributed: Option<u32>,
    /// If it does not: in which deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deal: Option<u32>,
    /// If it does not: at which step, where one is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<u32>,
    /// If it does not: why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub message: Option<String>,
    /// If it does not: the clauses that refuse it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clauses: Option<Vec<String>>,
}
