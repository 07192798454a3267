//! A tournament as it is shown. Table points are in twelfths everywhere (MCRC-SCORE-5).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{PaperResult, SectionSetup, Setup};

/// A tournament with all that follows from its acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TournamentView {
    /// How it was announced. The seed of duplicate deals is the organiser's alone until the tournament is over; others see an empty one.
    pub setup: Setup,
    /// Whether it is over.
    pub finished: bool,
    /// Everybody who was entered, by id.
    pub entrants: Vec<EntrantView>,
    /// Its sections.
    pub sections: Vec<SectionView>,
    /// The penalties of the tournament and of all sheets.
    pub penalties: Vec<TourPenaltyView>,
    /// The appeals.
    pub appeals: Vec<AppealView>,
    /// The corrections of the standings.
    pub adjustments: Vec<AdjustmentView>,
}

/// Somebody who was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EntrantView {
    /// His own, from 1.
    pub id: u32,
    /// In which section he plays.
    pub section: u32,
    /// The number that was drawn for him.
    pub number: Option<u32>,
    /// What he is called.
    pub name: String,
    /// His team.
    pub team: Option<String>,
    /// His country.
    pub country: Option<String>,
    /// By what the rating knows him.
    pub rating_id: Option<String>,
    /// Whether he is here.
    pub here: bool,
    /// The last session that he played, if he plays no more: 0 for none.
    pub withdrawn: Option<u32>,
    /// His exclusion (MCRC-PEN-5, MCRC-PEN-6).
    pub excluded: Option<ExclusionView>,
}

/// An exclusion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ExclusionView {
    pub ranked: bool,
    pub clause: String,
    pub why: String,
    pub by: String,
    #[ts(type = "number")]
    pub at: i64,
}

/// A section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SectionView {
    /// From 0.
    pub section: u32,
    /// How it was set up.
    pub setup: SectionSetup,
    /// How long a session lasts.
    pub minutes: u32,
    /// The draw.
    pub draw: Option<DrawView>,
    /// The stages: one for a round robin and for Swiss, several for a knockout.
    pub stages: Vec<StageView>,
    /// The sessions, those to come included as far as they are known.
    pub sessions: Vec<TourSessionView>,
    /// How good the seating is, where it is made beforehand.
    pub quality: Option<QualityView>,
    /// The players by place.
    pub standings: Vec<StandingView>,
    /// The teams by place.
    pub teams: Vec<TeamView>,
    /// What people like to hear.
    pub statistics: StatisticsView,
    /// What players are punished for in its ruleset.
    pub offences: Vec<sheet::OffenceView>,
    /// What the organiser should do next, as words that the page has texts for, the first being the next step.
    pub todo: Vec<Todo>,
}

/// The public draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DrawView {
    /// From which it follows.
    pub seed: String,
    /// The ids in the order of the numbers that they drew.
    pub order: Vec<u32>,
    /// Who drew for an absent team.
    pub drawn_for: Vec<(String, String)>,
    /// Who held it.
    pub by: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A stage of a scheme.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StageView {
    /// From 1.
    pub stage: u32,
    /// Its first session and its last.
    pub from: u32,
    #[allow(missing_docs, reason = "said above")]
    pub to: u32,
    /// How many play it.
    pub players: u32,
    /// Whether it is a stage of a knockout.
    pub knockout: bool,
    /// Who plays it, by id, once that is known.
    pub ids: Option<Vec<u32>>,
}

/// A session of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TourSessionView {
    /// From 1.
    pub session: u32,
    /// Its stage, from 1.
    pub stage: u32,
    /// How far it is.
    pub state: SessionState,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub begun_at: Option<i64>,
    /// When its time is up, if the clock runs.
    #[ts(type = "number | null")]
    pub ends_at: Option<i64>,
    /// How much time is left, if the clock stands.
    #[ts(type = "number | null")]
    pub left_ms: Option<i64>,
    /// When it was over.
    #[ts(type = "number | null")]
    pub over_at: Option<i64>,
    /// Until when an appeal may be handed in (MCRC-APPEAL-2).
    #[ts(type = "number | null")]
    pub appeals_until: Option<i64>,
    /// From which seed its seating was made.
    pub seed: String,
    /// Its tables.
    pub tables: Vec<TableView>,
    /// Tables whose result is missing.
    pub missing: Vec<u32>,
}

/// How far a session is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SessionState {
    /// Nobody knows yet who sits where.
    Planned,
    /// It can begin.
    Seated,
    /// The clock runs.
    Running,
    /// The clock stands.
    Paused,
    /// The gong has sounded; results come in.
    Over,
    /// The results are in force.
    Closed,
}

/// A table of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableView {
    /// Its number in the hall.
    pub table: u32,
    /// Who sits there: who begins as East, South, West, North.
    pub places: Vec<TablePlaceView>,
    /// What is known of its result.
    pub state: TableState,
    /// Its own extra time.
    pub extra_minutes: i32,
    /// When its time is up, if the clock runs.
    #[ts(type = "number | null")]
    pub ends_at: Option<i64>,
    /// How many deals are on its sheet.
    pub deals: u32,
    /// Calls for the referee that nobody has answered.
    pub calls: u32,
    /// Rows that somebody objects to.
    pub objections: u32,
    /// Whether all four have signed, and the referee.
    pub signed: Vec<bool>,
    #[allow(missing_docs, reason = "said above")]
    pub referee_signed: bool,
    /// Whether it adds up (MCRC-SCORE-7).
    pub check: sheet::CheckView,
    /// What was typed from paper, all readings.
    pub paper: Vec<PaperView>,
}

/// What is known of a table's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// Nothing.
    Empty,
    /// Its sheet is being written.
    Playing,
    /// Its sheet is over and not signed by all.
    Unsigned,
    /// Typed from paper once.
    ReadOnce,
    /// Typed from paper twice, with different numbers.
    Differs,
    /// It is complete.
    Complete,
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TablePlaceView {
    /// Whose place it is; null for a substitute's (MCRC-TABLE-3).
    pub id: Option<u32>,
    /// His number.
    pub number: Option<u32>,
    /// Who fills it instead (MCRC-PEN-11), or the substitute.
    pub stand_in: Option<String>,
    /// By how many minutes he was late.
    pub late: Option<u32>,
    /// Whether the session is missed (MCRC-PEN-3).
    pub missed: bool,
    /// The game points that were made in this place, with all penalties and corrections. Who missed the session does not get them
    /// (MCRC-PEN-11): what counts for him is in the standings.
    #[ts(type = "number")]
    pub gp: i64,
    /// The table points of this place in twelfths, with all corrections.
    pub tp: i32,
    /// Its place at the table, from 1; equals share it. 0 while there is no result.
    pub place: u32,
}

/// A reading of a paper sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct PaperView {
    pub result: PaperResult,
    pub why: String,
    pub by: String,
    #[ts(type = "number")]
    pub at: i64,
}

/// How good a seating is: each number beside what cannot be beaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct QualityView {
    pub repeats: MeasureView,
    /// Null without teams.
    pub team_mates: Option<MeasureView>,
    /// Repeats and meetings of team mates, where the one is had at the cost of the other; null without teams.
    pub together: Option<MeasureView>,
    pub winds: MeasureView,
    /// The most sessions in which two players meet.
    pub most_meetings: u32,
}

/// A number and its proved bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct MeasureView {
    pub found: u32,
    pub bound: u32,
}

/// A player in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StandingView {
    /// From 1; equals share it (MCRC-RANK-2). Null for who is not ranked.
    pub place: Option<u32>,
    /// Who.
    pub id: u32,
    #[allow(missing_docs, reason = "said above")]
    pub number: Option<u32>,
    #[allow(missing_docs, reason = "said above")]
    pub name: String,
    #[allow(missing_docs, reason = "said above")]
    pub team: Option<String>,
    /// His table points in twelfths.
    pub tp: i32,
    /// His game points.
    #[ts(type = "number")]
    pub gp: i64,
    /// How many places he has gone up since the session before; negative for down.
    pub moved: i32,
    /// The last stage that he reached.
    pub stage: u32,
    /// His sessions, those that he has not played included as null.
    pub sessions: Vec<Option<ScoreView>>,
}

/// A player's session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ScoreView {
    /// At which table.
    pub table: u32,
    /// His place there; 0 while there is no result, and for who missed it.
    pub place: u32,
    /// Table points in twelfths, and their sum from the first session (MCRC-FORM-7).
    pub tp: i32,
    #[allow(missing_docs, reason = "said above")]
    pub tp_sum: i32,
    /// Game points, and their sum.
    #[ts(type = "number")]
    pub gp: i64,
    #[allow(missing_docs, reason = "said above")]
    #[ts(type = "number")]
    pub gp_sum: i64,
    /// Whether he missed it.
    pub missed: bool,
    /// Whether its result is complete.
    pub complete: bool,
    /// Whether a correction of the standings is in it.
    pub adjusted: bool,
}

/// A team in the standings (MCRC-RANK-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct TeamView {
    pub place: u32,
    pub team: String,
    pub tp: i32,
    #[ts(type = "number")]
    pub gp: i64,
    pub ids: Vec<u32>,
}

/// A penalty, of the tournament or of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TourPenaltyView {
    /// Its number among those of the tournament, from 1; null for one of a sheet and for lateness.
    pub penalty: Option<u32>,
    /// Where.
    pub section: u32,
    #[allow(missing_docs, reason = "said above")]
    pub session: Option<u32>,
    #[allow(missing_docs, reason = "said above")]
    pub table: Option<u32>,
    /// In which round of the table.
    pub round: Option<u32>,
    /// At which place of the table he began.
    pub place: Option<u8>,
    /// Who; null for a substitute, who is named.
    pub id: Option<u32>,
    #[allow(missing_docs, reason = "said above")]
    pub name: String,
    /// The id of the offence, and its clause.
    pub offence: String,
    #[allow(missing_docs, reason = "said above")]
    pub clause: String,
    /// What he lost.
    pub points: u32,
    /// Whether it is a warning.
    pub warning: bool,
    /// Whether the hand is dead.
    pub dead_hand: bool,
    /// A remark.
    pub text: String,
    /// Who took it back, and why.
    pub cancelled: Option<sheet::CancelView>,
    #[allow(missing_docs, reason = "the names say it")]
    pub by: String,
    #[allow(missing_docs, reason = "the names say it")]
    #[ts(type = "number")]
    pub at: i64,
}

/// An appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct AppealView {
    pub appeal: u32,
    pub section: u32,
    pub session: u32,
    pub table: Option<u32>,
    pub id: u32,
    pub captain: bool,
    pub against: String,
    pub text: String,
    pub fee_paid: bool,
    /// Whether it came in time (MCRC-APPEAL-2).
    pub in_time: bool,
    pub by: String,
    #[ts(type = "number")]
    pub at: i64,
    pub decision: Option<DecisionView>,
}

/// The decision on an appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct DecisionView {
    pub upheld: bool,
    pub panel: Vec<String>,
    pub clause: String,
    pub text: String,
    /// Whether the fee goes back (MCRC-APPEAL-3).
    pub fee_back: bool,
    pub by: String,
    #[ts(type = "number")]
    pub at: i64,
}

/// A correction of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct AdjustmentView {
    pub adjustment: u32,
    pub section: u32,
    pub session: u32,
    pub id: u32,
    #[ts(type = "number")]
    pub game_points: i64,
    pub table_points: i32,
    pub appeal: Option<u32>,
    pub clause: String,
    pub why: String,
    pub by: String,
    #[ts(type = "number")]
    pub at: i64,
    pub cancelled: Option<sheet::CancelView>,
}

/// What people like to hear.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StatisticsView {
    /// The dearest hands, the best first.
    pub best_hands: Vec<BestHandView>,
    /// Who won most, the most first.
    pub most_wins: Vec<CountView>,
    /// Who fed least, of those who have played a session: the fewest first.
    pub least_fed: Vec<CountView>,
    /// How many deals, wins, own draws and draws there were on sheets.
    pub deals: u32,
    #[allow(missing_docs, reason = "said above")]
    pub wins: u32,
    #[allow(missing_docs, reason = "said above")]
    pub self_drawn: u32,
    #[allow(missing_docs, reason = "said above")]
    pub draws: u32,
}

/// A hand worth telling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct BestHandView {
    pub id: u32,
    pub value: u32,
    pub session: u32,
    pub table: u32,
    pub hand: Option<String>,
}

/// Somebody and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct CountView {
    pub id: u32,
    pub count: u32,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Todo {
    EnterPlayers { found: u32 },
    CheckIn { missing: u32 },
    Draw {},
    Seat { from: u32 },
    Begin { session: u32 },
    Running { session: u32 },
    Results { session: u32, missing: u32 },
    Calls { session: u32, calls: u32 },
    Appeals { open: u32 },
    Close { session: u32 },
    Finish {},
}
