//! What is done to a sheet. The sheet is what its notes make of it, in their order.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{DealEntry, Place};

/// What a sheet is made with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// `red`, `classical`, `mcr`, `sichuan` or `taiwan`.
    pub rules: String,
    /// Options that are not at their defaults.
    #[serde(default)]
    #[ts(type = "Record<string, boolean | number | string | null>")]
    pub options: BTreeMap<String, Value>,
    /// The players: who begins as East, South, West, North.
    pub players: Vec<Person>,
}

/// A player of the sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// What he is called.
    pub name: String,
    /// His number in a tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u32>,
    /// His team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub team: Option<String>,
    /// Whether he fills a place and is not ranked (MCRC-TABLE-3).
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub substitute: bool,
}

/// Who made a note, and when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Stamp {
    /// In milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The name that is shown.
    pub by: String,
    /// What he is: a word of whoever keeps the sheet, to be shown.
    #[serde(default)]
    pub role: String,
}

/// Something that is done to a sheet. Rows are numbered from 0, versions of a row from 1; whoever changes a row says which
/// version he has seen, so that two who do it at once do not undo each other's work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Note {
    /// The next deal. `row` is the number of rows, so that two who enter the same deal do not double it.
    Deal {
        #[allow(missing_docs, reason = "said above")]
        row: u32,
        #[allow(missing_docs, reason = "said above")]
        deal: DealEntry,
    },
    /// A row was wrong: this is what happened. The same deal once more answers objections: it stands.
    Correct {
        #[allow(missing_docs, reason = "said above")]
        row: u32,
        #[allow(missing_docs, reason = "said above")]
        version: u32,
        #[allow(missing_docs, reason = "said above")]
        deal: DealEntry,
        #[allow(missing_docs, reason = "said above")]
        #[serde(default)]
        why: String,
    },
    /// A row was written by mistake: it counts as never played, and stays to be seen.
    Strike {
        #[allow(missing_docs, reason = "said above")]
        row: u32,
        #[allow(missing_docs, reason = "said above")]
        version: u32,
        #[allow(missing_docs, reason = "said above")]
        #[serde(default)]
        why: String,
    },
    /// A row that was struck out was played after all.
    Restore {
        #[allow(missing_docs, reason = "said above")]
        row: u32,
        #[allow(missing_docs, reason = "said above")]
        version: u32,
        #[allow(missing_docs, reason = "said above")]
        #[serde(default)]
        why: String,
    },
    /// A player agrees with a row; what he objected to it is withdrawn.
    Confirm {
        #[allow(missing_docs, reason = "said above")]
        row: u32,
        #[allow(missing_docs, reason = "said above")]
        version: u32,
        #[allow(missing_docs, reason = "said above")]
        who: Place,
    },
    /// A player does not agree with a row (MCRC-SCORE-1).
    Object {
        #[allow(missing_docs, reason = "said above")]
        row: u32,
        #[allow(missing_docs, reason = "said above")]
        version: u32,
        #[allow(missing_docs, reason = "said above")]
        who: Place,
        #[allow(missing_docs, reason = "said above")]
        #[serde(default)]
        why: String,
    },
    /// A referee is wanted.
    Call {
        /// By whom, if it is a player.
        #[serde(default)]
        #[ts(optional)]
        who: Option<Place>,
        #[allow(missing_docs, reason = "said above")]
        #[serde(default)]
        why: String,
    },
    /// What the referee says to a call.
    Answer {
        #[allow(missing_docs, reason = "said above")]
        call: u32,
        #[allow(missing_docs, reason = "said above")]
        text: String,
        /// The clause that it stands on.
        #[serde(default)]
        #[ts(optional)]
        clause: Option<String>,
    },
    /// A penalty.
    Penalty {
        /// The id of the ruleset's offence.
        offence: String,
        /// Who committed it.
        who: Place,
        /// Who gets the points, where the referee names him.
        #[serde(default)]
        #[ts(optional)]
        to: Option<Place>,
        /// How many, where the referee chooses.
        #[serde(default)]
        #[ts(optional)]
        points: Option<u32>,
        /// How many rows stood when it happened; it is booked when that deal is over (MCRC-PEN-9).
        row: u32,
        /// A remark.
        #[serde(default)]
        text: String,
    },
    /// A penalty is taken back.
    CancelPenalty {
        #[allow(missing_docs, reason = "said above")]
        penalty: u32,
        #[allow(missing_docs, reason = "said above")]
        #[serde(default)]
        why: String,
    },
    /// The time is up: no new deal begins.
    TimeUp {},
    /// A player signs (MCRC-SCORE-2).
    Sign {
        #[allow(missing_docs, reason = "said above")]
        who: Place,
    },
    /// The referee signs (MCRC-SCORE-6).
    RefereeSign {
        #[allow(missing_docs, reason = "said above")]
        name: String,
    },
    /// All signatures are taken back. Where there is none, the session goes on though the time was said to be up.
    Reopen {
        #[allow(missing_docs, reason = "said above")]
        #[serde(default)]
        why: String,
    },
}

impl Note {
    /// Whether it is a referee's, where there is one. Who may write what is for whoever keeps the sheet to say.
    pub const fn is_for_referees(&self) -> bool {
        matches!(
            self,
            Note::Answer { .. }
                | Note::Penalty { .. }
                | Note::CancelPenalty { .. }
                | Note::RefereeSign { .. }
                | Note::Reopen { .. }
        )
    }
}
