//! What is done in a tournament. A tournament is what its acts make of it, in their order.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Entry, Setup};

/// Something that is done. Sections count from 0; sessions and tables (by their numbers in the hall) from 1; `id` is a player's
/// own, given when he is entered and never again to another; his number is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "said above, and by the variants")]
pub enum Act {
    /// The announcement changes. What is drawn or seated already keeps its ruleset and scheme.
    Setup {
        setup: Setup,
    },
    /// Players are entered; they get the next ids in their order.
    Enter {
        entries: Vec<Entry>,
    },
    /// A player's entry is put right.
    Change {
        id: u32,
        entry: Entry,
    },
    /// A player was entered by mistake: only before the draw of his section.
    Remove {
        id: u32,
    },
    /// A player is here, or not (MCRC-START-1).
    CheckIn {
        id: u32,
        here: bool,
    },
    /// A player plays no more, from the next session on that has not begun.
    Withdraw {
        id: u32,
        #[serde(default)]
        why: String,
    },
    /// He plays again.
    Return {
        id: u32,
        #[serde(default)]
        why: String,
    },
    /// The public draw: numbers from 1 by a shuffle that anybody can repeat (MCRC-DRAW-3). Players who are entered later get the
    /// next numbers.
    Draw {
        section: u32,
        seed: String,
        /// Who drew for an absent team: team → person (MCRC-DRAW-2).
        #[serde(default)]
        drawn_for: BTreeMap<String, String>,
    },
    /// Who sits where from a session on that has not begun (MCRC-TABLE-2): for each session its tables, for each table the numbers
    /// in the seats East, South, West, North; 0 is a substitute (MCRC-TABLE-3).
    Seat {
        section: u32,
        from: u32,
        sessions: Vec<Vec<[u32; 4]>>,
        /// From which seed it was made.
        seed: String,
    },
    /// A session begins: its clock runs.
    Begin {
        section: u32,
        session: u32,
    },
    /// The clock of the hall stands, and runs again.
    Pause {
        section: u32,
        session: u32,
    },
    Resume {
        section: u32,
        session: u32,
    },
    /// More (or less) time for a table, or for all.
    Extra {
        section: u32,
        session: u32,
        #[serde(default)]
        table: Option<u32>,
        minutes: i32,
        #[serde(default)]
        why: String,
    },
    /// The gong: the session is over, whatever the clock says (MCRC-TIME-3). Tables with time of their own go on until theirs is up.
    Gong {
        section: u32,
        session: u32,
    },
    /// The results of the session are in force. Tables whose result is not complete have to be named: what there is of it
    /// counts, and what is missing is missing for good.
    Close {
        section: u32,
        session: u32,
        #[serde(default)]
        #[ts(as = "Option<Vec<u32>>", optional)]
        missing: Vec<u32>,
    },
    /// A closed session is opened again.
    Open {
        section: u32,
        session: u32,
        #[serde(default)]
        why: String,
    },
    /// Somebody fills a player's seat in a session and is not ranked (MCRC-PEN-11); an empty name takes it back.
    StandIn {
        section: u32,
        session: u32,
        table: u32,
        place: u8,
        name: String,
    },
    /// A player came so many minutes after the start (MCRC-PEN-3).
    Late {
        section: u32,
        session: u32,
        id: u32,
        minutes: u32,
    },
    /// A player was not late after all.
    NotLate {
        section: u32,
        session: u32,
        id: u32,
    },
    /// A note in the sheet of a table.
    Note {
        section: u32,
        session: u32,
        table: u32,
        note: sheet::Note,
    },
    /// A result that is typed from paper. `version` is how many have been typed for this table before, so that two who type at
    /// once do not undo each other's work. It holds when it was read a second time with the same numbers, or corrected.
    Paper {
        section: u32,
        session: u32,
        table: u32,
        version: u32,
        result: PaperResult,
        #[serde(default)]
        why: String,
    },
    /// A penalty that is not in a table's sheet.
    Penalty {
        section: u32,
        /// The session whose game points it takes; null for one that costs no points.
        #[serde(default)]
        session: Option<u32>,
        id: u32,
        /// The id of the ruleset's offence.
        offence: String,
        /// How many points, where the referee chooses.
        #[serde(default)]
        points: Option<u32>,
        #[serde(default)]
        text: String,
    },
    /// A penalty of the tournament is taken back.
    CancelPenalty {
        penalty: u32,
        #[serde(default)]
        why: String,
    },
    /// A player is excluded (MCRC-PEN-5); `ranked` says whether he keeps his place (MCRC-PEN-6).
    Exclude {
        id: u32,
        ranked: bool,
        clause: String,
        why: String,
    },
    /// An exclusion is taken back.
    Readmit {
        id: u32,
        why: String,
    },
    /// An appeal is handed in (MCRC-APPEAL-1 to 4).
    Appeal {
        section: u32,
        session: u32,
        /// Whose it is.
        id: u32,
        /// Whether the captain of his team signed it.
        #[serde(default)]
        captain: bool,
        /// At which table it happened.
        #[serde(default)]
        table: Option<u32>,
        /// Against which decision, of whom.
        against: String,
        text: String,
        fee_paid: bool,
    },
    /// An appeal is decided (MCRC-APPEAL-5 to 8). What follows for the standings are acts of their own that name it.
    Decide {
        appeal: u32,
        upheld: bool,
        panel: Vec<String>,
        clause: String,
        text: String,
    },
    /// The standings are corrected and the correction stays visible: game points of a session, or table points in twelfths.
    Adjust {
        section: u32,
        session: u32,
        id: u32,
        #[serde(default)]
        #[ts(type = "number")]
        game_points: i64,
        #[serde(default)]
        table_points: i32,
        /// The appeal that it follows from.
        #[serde(default)]
        appeal: Option<u32>,
        clause: String,
        why: String,
    },
    /// A correction of the standings is taken back.
    CancelAdjust {
        adjustment: u32,
        #[serde(default)]
        why: String,
    },
    /// The tournament is over; nothing changes any more.
    Finish {},
    /// It goes on after all.
    Resumed {
        #[serde(default)]
        why: String,
    },
}

/// What stands on a paper sheet, in the order of the places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PaperResult {
    /// The game points, penalties of the sheet included.
    #[ts(type = "[number, number, number, number]")]
    pub points: [i64; 4],
    /// What was lost to nobody (MCRC-SCORE-7): the points must add up to minus this.
    #[serde(default)]
    #[ts(type = "number")]
    pub to_nobody: i64,
    /// How many deals it has.
    #[serde(default)]
    pub deals: Option<u32>,
    /// Who has signed (MCRC-SCORE-6).
    pub signed: [bool; 4],
    /// Whether the referee has.
    pub referee: bool,
    /// Hands worth telling: whose, and what they were worth.
    #[serde(default)]
    pub hands: Vec<PaperHand>,
}

/// A win that is told from a paper sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct PaperHand {
    pub place: u8,
    pub value: u32,
    #[serde(default)]
    pub hand: Option<String>,
}
