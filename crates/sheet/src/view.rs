//! A sheet as it is shown.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{DealEntry, How, Person, Place};

/// A sheet with all that follows from its notes. What stands for each player is in the order of their places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SheetView {
    /// The ruleset.
    pub rules: String,
    /// The options that are not at their defaults.
    #[ts(type = "Record<string, boolean | number | string | null>")]
    pub options: BTreeMap<String, Value>,
    /// What the form of a deal asks.
    pub form: FormView,
    /// What players are punished for.
    pub offences: Vec<OffenceView>,
    /// The players by their places.
    pub players: Vec<Person>,
    /// What everybody has at the start.
    #[ts(type = "number")]
    pub start_points: i64,
    /// The deals.
    pub rows: Vec<RowView>,
    /// The penalties.
    pub penalties: Vec<PenaltyView>,
    /// When a referee was wanted.
    pub calls: Vec<CallView>,
    /// Who has signed.
    pub signed: Vec<bool>,
    /// The referee who has signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub referee: Option<String>,
    /// The next deal; none when the session is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<NextView>,
    /// What everybody has.
    #[ts(type = "Array<number>")]
    pub totals: Vec<i64>,
    /// What everybody has won or lost.
    #[ts(type = "Array<number>")]
    pub results: Vec<i64>,
    /// From 1; equals share a place.
    pub places: Vec<u32>,
    /// Table points in twelfths: 48 for a first place (MCRC-SCORE-5).
    pub table_points: Vec<u32>,
    /// Why the session is over, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<SessionEnd>,
    /// Whether it adds up (MCRC-SCORE-7).
    pub check: CheckView,
}

/// A deal of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RowView {
    /// Its number in the sheet, from 0.
    pub row: u32,
    /// Which deal of the session it is, from 1; a draw that is played again keeps its number.
    pub number: u32,
    /// Which round, from 1.
    pub round: u32,
    /// The wind of the round.
    pub wind: WindLetter,
    /// Who deals.
    pub dealer: Place,
    /// How many deals in a row he had won before.
    pub streak: u32,
    /// Who sits where.
    pub seats: Vec<WindLetter>,
    /// What was entered, by the last version.
    pub entry: DealEntry,
    /// What everybody won or lost, without the penalties of the sheet.
    pub points: Vec<i32>,
    /// What everybody has after it, with the penalties until then.
    #[ts(type = "Array<number>")]
    pub sums: Vec<i64>,
    /// Every single payment.
    pub bookings: Vec<BookingView>,
    /// The last version, from 1.
    pub version: u32,
    /// Who wrote it.
    pub by: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who agrees with it.
    pub confirmed: Vec<bool>,
    /// What is said against it and not settled.
    pub objections: Vec<ObjectionView>,
    /// Whether it was drawn and is played again.
    pub replayed: bool,
    /// Whether it is struck out.
    pub struck: bool,
    /// Whether it comes after the end of the session, as a correction has moved it.
    pub beyond: bool,
    /// What is wrong with it since an earlier row was corrected; it counts for nothing then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub problem: Option<Trouble>,
    /// All versions.
    pub history: Vec<VersionView>,
}

/// A version of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct VersionView {
    /// From 1.
    pub version: u32,
    /// What was entered; null if it was only struck out or restored.
    pub entry: Option<DealEntry>,
    /// Whether it is struck out from here on.
    pub struck: bool,
    /// Who wrote it.
    pub by: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Why.
    pub why: String,
}

/// What a player has against a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ObjectionView {
    /// Who objects.
    pub who: Place,
    /// Why.
    pub why: String,
    /// Who wrote it down.
    pub by: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A payment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BookingView {
    /// Who pays.
    pub from: Place,
    /// Who gets it; null if nobody does.
    pub to: Option<Place>,
    /// How much.
    pub points: i32,
    /// The clause that says so.
    pub clause: String,
}

/// The next deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NextView {
    /// Which deal of the session it is, from 1.
    pub number: u32,
    /// Which round, from 1.
    pub round: u32,
    /// The wind of the round.
    pub wind: WindLetter,
    /// Who deals.
    pub dealer: Place,
    /// How many deals in a row he has won before.
    pub streak: u32,
    /// Who sits where.
    pub seats: Vec<WindLetter>,
    /// Who changes his chair before it (MCR-ROUND-3).
    pub moves: Vec<MoveView>,
}

/// A player who changes his chair. Chairs are named by the winds they had when the round began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct MoveView {
    pub who: Place,
    pub from: WindLetter,
    pub to: WindLetter,
}

/// A penalty of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PenaltyView {
    /// Its number, from 0.
    pub id: u32,
    /// The id of the offence.
    pub offence: String,
    /// Its clause.
    pub clause: String,
    /// Who committed it.
    pub who: Place,
    /// Who gets the points, where the referee names him.
    pub to: Option<Place>,
    /// What it changes for everybody; nothing if it is cancelled.
    #[ts(type = "Array<number>")]
    pub points: Vec<i64>,
    /// Which time it is, from 1, where repetition costs more (MCRC-PEN-7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<u32>,
    /// Whether it is a warning.
    pub warning: bool,
    /// Whether the hand is dead.
    pub dead_hand: bool,
    /// With which row it is booked.
    pub row: u32,
    /// Who took it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cancelled: Option<CancelView>,
    /// A remark.
    pub text: String,
    /// Who wrote it.
    pub by: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// Who took a penalty back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct CancelView {
    pub by: String,
    #[ts(type = "number")]
    pub at: i64,
    pub why: String,
}

/// A call for the referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CallView {
    /// Its number, from 0.
    pub id: u32,
    /// Who called, if it was a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub who: Option<Place>,
    /// Why.
    pub why: String,
    /// Who wrote it.
    pub by: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What the referee has said to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub answer: Option<AnswerView>,
}

/// What the referee has said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AnswerView {
    /// What.
    pub text: String,
    /// The clause that it stands on.
    pub clause: Option<String>,
    /// Who wrote it.
    pub by: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// Whether a sheet adds up: what all have won and lost is nothing but what nobody received (MCRC-SCORE-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CheckView {
    /// What all together have won.
    #[ts(type = "number")]
    pub sum: i64,
    /// What was lost to nobody.
    #[ts(type = "number")]
    pub to_nobody: i64,
    /// Whether one is minus the other.
    pub ok: bool,
}

/// Why a session is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SessionEnd {
    /// All rounds have been played.
    Rounds,
    /// All deals have been played.
    Deals,
    /// The time is up.
    Time,
}

/// A wind by its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub enum WindLetter {
    E,
    S,
    W,
    N,
}

/// Something wrong, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Trouble {
    /// What, as a word.
    pub code: String,
    /// The clause that says so.
    pub clause: Option<String>,
    /// With whom.
    pub who: Option<Place>,
    /// What people read, without a full stop.
    pub words: WordsView,
}

/// The same in every language, so that a page can say it without asking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct WordsView {
    pub en: String,
    pub ru: String,
    pub zh: String,
}

/// What a deal would come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Preview {
    /// Every single payment.
    pub bookings: Vec<BookingView>,
    /// What everybody would win or lose.
    pub points: Vec<i32>,
    /// The deal after it; none if the session would be over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<NextView>,
}

/// Which questions the form of a deal asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FormView {
    /// Whether several may win on one tile.
    pub several_winners: bool,
    /// How many wins end a deal in which the others play on after a win; null if a win ends it.
    pub play_on: Option<u32>,
    /// Whether the hands of all players are counted after a win (`hands`).
    pub all_hands: bool,
    /// Whether kongs are paid for (`kongs`).
    pub kongs: bool,
    /// Whether the end of the wall is settled by ready hands (`hands`).
    pub ready_hands: bool,
    /// Whether there are fines for the forbidden suit (`broken_suit`).
    pub forbidden_suit: bool,
    /// Whether a false win is found at the end and written with the deal (`good`); else it is a penalty.
    pub false_wins: bool,
    /// Whether the payments depend on how many deals in a row the dealer has won.
    pub streak: bool,
    /// Whether somebody may be responsible for a hand (`responsible`).
    pub responsible: bool,
    /// Whether it matters that a tile was fresh (`fresh`).
    pub fresh: bool,
    /// The ways of winning that there are.
    pub ways: Vec<How>,
    /// The least value of a win.
    pub min: u32,
    /// The greatest value of a hand, where there is one.
    pub max: Option<u32>,
    /// What values are multiples of.
    pub step: u32,
    /// The only values of a win that there are, where they are few.
    pub values: Vec<u32>,
    /// The clause about the least value.
    pub clause: String,
    /// The sticks that everybody starts with, where points are counted with them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sticks: Option<SticksView>,
}

/// Counting sticks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SticksView {
    /// What they are worth together.
    pub start: u32,
    /// The sticks of each player at the start, the dearest first.
    pub sticks: Vec<StickView>,
    /// The clause that says so.
    pub clause: String,
}

/// Sticks of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StickView {
    /// What one is worth.
    pub worth: u32,
    /// How many a player starts with.
    pub count: u32,
}

/// Something that players are punished for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OffenceView {
    /// Its name for programs.
    pub id: String,
    /// Its name for people.
    pub name: WordsView,
    /// The clause that says so.
    pub clause: String,
    /// What it costs.
    pub points: PointsView,
    /// Who gets the points.
    pub to: ReceiverView,
    /// Whether the hand is dead.
    pub dead_hand: bool,
    /// Whether it is a warning and nothing more.
    pub warning: bool,
    /// Whether the count of repetitions starts anew in each round (MCRC-PEN-8).
    pub each_round: bool,
    /// Whether it is written with the deal itself and not as a penalty.
    pub in_deal: bool,
    /// What else follows, as a word.
    pub consequence: Option<String>,
}

/// What an offence costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum PointsView {
    /// No points.
    None,
    /// So many.
    Fixed { points: u32 },
    /// So many to each of the others.
    EachOther { points: u32 },
    /// One of these, as the referee says.
    Choice { points: Vec<u32> },
    /// More with each time: what the first, second … time costs; the last holds for all later ones.
    Ladder { points: Vec<u32> },
}

/// Who gets the points of a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ReceiverView {
    /// Nobody.
    Nobody,
    /// Each of the others.
    EachOther,
    /// Somebody whom the referee names.
    One,
}

/// A win of the sheet, for statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HandWon {
    /// Who won.
    pub who: Place,
    /// Whose tile it was.
    pub from: Option<Place>,
    /// How the tile was got.
    pub how: How,
    /// What the hand was worth.
    pub value: u32,
    /// In which row.
    pub row: u32,
    /// The hand, if it was written down.
    pub hand: Option<String>,
}
