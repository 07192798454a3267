//! What the server says.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Advice, Event, Meld, TableInfo, View, Wall, Wind};

/// A message from the server. What has an `n` is numbered, without gaps, for each viewer by itself: whoever comes back says the
/// last number that he has, and is told what he missed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome(Box<Welcome>),
    /// Who sits where, who is there, what the table waits for in general. Sent whenever that changes.
    #[allow(missing_docs, reason = "said above")]
    Table { table: Box<TableInfo> },
    /// Everybody may contribute to the shuffle of this deal. `commitment` is the host's; `party` is this player's number among
    /// the parties, null if he does not contribute.
    #[allow(missing_docs, reason = "said above")]
    Shuffle { game: String, deal: u32, commitment: String, party: Option<u8> },
    /// What everybody has committed to, the host first: contributors reveal now.
    #[allow(missing_docs, reason = "said above")]
    Commitments { deal: u32, commitments: Vec<String> },
    /// A deal begins.
    #[allow(missing_docs, reason = "said above")]
    Deal { n: u32, deal: Box<DealStart> },
    /// Something happened; the wall as it stands afterwards, if that has changed it.
    #[allow(missing_docs, reason = "said above")]
    Event {
        n: u32,
        event: Event,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        wall: Option<Wall>,
    },
    /// A deal is over: everything lies open.
    #[allow(missing_docs, reason = "said above")]
    DealOver { n: u32, end: Box<DealEnd> },
    /// The game is over.
    #[allow(missing_docs, reason = "said above")]
    GameOver { n: u32, end: Box<GameEnd> },
    /// What this player may do now.
    Ask(Box<Ask>),
    /// His answer was noted; it counts when the question closes. `action` is null if it was taken back.
    #[allow(missing_docs, reason = "said above")]
    Noted { ask: u32, action: Option<String> },
    /// The answer to `hint`: what the coach thinks of the question with this number.
    #[allow(missing_docs, reason = "said above")]
    Hint { ask: u32, advice: Box<Advice> },
    /// That may not be done, and why.
    Refused(Refusal),
    /// Something is wrong with a message.
    #[allow(missing_docs, reason = "said above")]
    Error { code: ErrorCode, message: String },
    /// The answer to `ping`.
    #[allow(missing_docs, reason = "said above")]
    Pong { n: u32 },
    /// The server stops, or ends this connection; `again` says whether to come back.
    #[allow(missing_docs, reason = "said above")]
    Bye { reason: String, again: bool },
}

/// What somebody is told who comes, or comes back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// The version that both speak.
    pub protocol: u32,
    /// Of the server.
    pub version: String,
    /// Who he is here.
    pub you: You,
    /// The table.
    pub table: TableInfo,
    /// The number of the last thing that he knows after this.
    pub n: u32,
    /// The deal that is being played, or was played last.
    pub deal: Option<DealStart>,
    /// What he sees of it.
    pub view: Option<View>,
    /// How it ended, if it has.
    pub over: Option<DealEnd>,
    /// What he is asked now.
    pub ask: Option<Ask>,
    /// What he has answered already.
    pub noted: Option<String>,
    /// What he missed since the number that he gave, if it is of this deal.
    pub missed: Vec<ServerMessage>,
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct You {
    /// His id.
    pub id: String,
    /// His name.
    pub name: String,
    /// His chair; null for a spectator.
    pub chair: Option<u8>,
    /// Whether he made the table.
    pub host: bool,
    /// Whether another device acts for this chair.
    pub only_looks: bool,
}

/// The beginning of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DealStart {
    /// Which deal of the game's record it is, from 1.
    pub number: u32,
    /// Which round, from 1.
    pub round_number: u32,
    /// The wind of the round.
    pub round: Wind,
    /// How many deals in a row the dealer has won before.
    pub dealer_streak: u32,
    /// Which chair has which seat.
    pub seats: BTreeMap<Wind, u8>,
    /// What broke the wall.
    pub dice: Vec<[u8; 2]>,
    /// What the parties of the shuffle had committed to, the host first.
    pub commitments: Vec<String>,
    /// How many tiles there are in all.
    pub tiles: u8,
}

/// What a player may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Ask {
    /// The number of the question; it grows.
    pub ask: u32,
    /// What kind of question it is.
    pub kind: AskKind,
    /// What he may do, in the words of records.
    pub actions: Vec<String>,
    /// What he might want to do and may not, with the clause that says so.
    pub refusals: Vec<Refusal>,
    /// How long there is, in milliseconds; null for as long as he likes.
    pub time_ms: Option<u32>,
    /// How long besides, once in the game.
    pub bank_ms: u32,
}

/// What kind of question it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AskKind {
    /// The own turn: what is done is done at once.
    Turn,
    /// All are asked at the same time, whether there is something for them or not; an answer may be changed until it closes.
    Window,
}

/// Why something may not be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// What.
    pub action: String,
    /// Everything that speaks against it.
    pub reasons: Vec<Reason>,
}

/// Something that speaks against an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reason {
    /// A word for programs.
    pub code: String,
    /// A sentence in the language of the client.
    pub text: String,
    /// The clause of the rules; null where it is no matter of the rules.
    pub clause: Option<String>,
}

/// How a deal ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DealEnd {
    /// The deal.
    pub number: u32,
    /// `win`, `draw` or `time`.
    pub by: String,
    /// What each seat has won or lost.
    pub points: BTreeMap<Wind, i32>,
    /// What everybody held.
    pub hands: BTreeMap<Wind, Hand>,
    /// The wins in order.
    pub wins: Vec<WinEnd>,
    /// Who paid whom, by which clause.
    pub payments: Vec<Paid>,
    /// The tiles that nobody took.
    pub wall: Vec<String>,
    /// How the shuffle can be checked.
    pub proof: Proof,
    /// Who goes to another chair now.
    pub moves: Vec<Moves>,
    /// How the game stands.
    pub sheet: Sheet,
}

/// What a player held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Hand {
    pub concealed: Vec<String>,
    pub melds: Vec<Meld>,
    pub flowers: Vec<String>,
    /// The hand in one line, as `/api/score` reads it, where hands that have not won count too; else null.
    pub line: Option<String>,
}

/// A win with what it was worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct WinEnd {
    /// Who won.
    pub seat: Wind,
    /// Whose tile it was; null for the wall.
    pub from: Option<Wind>,
    /// Which tile.
    pub tile: String,
    /// How.
    pub by: String,
    /// What it was worth.
    pub value: u32,
    /// Whether it was good.
    pub good: bool,
    /// The fans by their ids, with how often each counts; `/api/rulesets/{id}/fans` has their names and clauses.
    pub fans: Vec<(String, u32)>,
    /// The hand in one line, as `/api/score` reads it; the one exception is an eighth flower that comes before the tiles of a
    /// hand are complete.
    pub line: String,
}

/// A payment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Paid {
    pub from: Wind,
    pub to: Option<Wind>,
    pub points: i32,
    pub clause: String,
}

/// What proves the shuffle: `docs/shuffle.md` says how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Proof {
    pub game: String,
    pub deal: u32,
    pub seed: String,
    pub commitments: Vec<String>,
    pub secrets: Vec<String>,
}

/// A player who changes his place between rounds; places are named by the winds that they had when the round began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Moves {
    pub chair: u8,
    pub from: Wind,
    pub to: Wind,
}

/// The score sheet of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Sheet {
    /// What everybody had at the start.
    #[ts(type = "number")]
    pub start: i64,
    /// One row for each deal.
    pub rows: Vec<SheetRow>,
    /// What each chair has.
    #[ts(type = "Array<number>")]
    pub totals: Vec<i64>,
    /// The best first.
    pub ranking: Vec<Ranked>,
}

/// A deal in the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SheetRow {
    /// Which deal of the game; one that is played again keeps its number.
    pub number: u32,
    /// The wind of the round.
    pub round: Wind,
    /// Who dealt.
    pub dealer: u8,
    /// Who won.
    pub winners: Vec<u8>,
    /// What each chair won or lost.
    pub points: Vec<i32>,
    /// Whether it does not count and is played again.
    pub replayed: bool,
}

/// A place in the ranking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Ranked {
    /// Whose.
    pub chair: u8,
    /// Which place; equals share the better one.
    pub rank: u32,
    /// What he has.
    #[ts(type = "number")]
    pub total: i64,
    /// Table points in twelfths, so that shared ones are exact.
    pub table_points_twelfths: u32,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameEnd {
    /// `rounds`, `deals`, `time`, `agreed`, `left` or `forgotten`.
    pub by: String,
    /// The score sheet.
    pub sheet: Sheet,
}

/// What is wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// It is no message.
    Malformed,
    /// It is one of a kind that is not known.
    Unknown,
    /// `hello` comes first, and once.
    HelloFirst,
    /// No version in common.
    Version,
    /// The question is not open any more, or never was.
    Stale,
    /// Who sends it does not play.
    NotSeated,
    /// Not now.
    NotNow,
    /// It is for somebody else to do.
    NotYours,
    /// Another device acts for this chair.
    OnlyLooks,
    /// The chair is taken, or there is none.
    Chair,
    /// Too many messages.
    TooFast,
    /// It could not be written down; try again.
    NotWritten,
}
