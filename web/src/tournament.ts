// Made from crates/tournament by `FIVEWINDS_TYPES=write cargo test -p tournament`; not to be edited.

import type { Comparison } from "./duplicate";
import type { CancelView, CheckView, Note, OffenceView } from "./sheet";

export type Setup = { 
/**
 * What it is called.
 */
title: string, 
/**
 * Where it is.
 */
place: string, 
/**
 * When it is, as people write it.
 */
dates: string, 
/**
 * Who holds it.
 */
organiser: string, 
/**
 * Its sections, each with its own players, ruleset and standings.
 */
sections: Array<SectionSetup>, 
/**
 * How long after the end of a session an appeal may be handed in (MCRC-APPEAL-2).
 */
appeal_minutes: number, 
/**
 * The fee of an appeal, as people write it (MCRC-APPEAL-3).
 */
appeal_fee: string, 
/**
 * How much the event weighs in the rating of the European association, as it was agreed (`2`, `1.5`).
 */
weight: string, 
/**
 * Whether anybody may look at it without a code.
 */
public: boolean, };

export type SectionSetup = { 
/**
 * What it is called, where there are several.
 */
name: string, 
/**
 * `red`, `classical`, `mcr`, `sichuan` or `taiwan`.
 */
rules: string, 
/**
 * Options that are not at their defaults.
 */
options: Record<string, boolean | number | string | null>, 
/**
 * How the sessions follow from each other (MCRC-SCHEME-1).
 */
scheme: Scheme, 
/**
 * How long a session lasts; null for what the ruleset says (MCRC-TIME-1).
 */
minutes: number | null, 
/**
 * The number of its first table in the hall, from 1.
 */
first_table: number, 
/**
 * Whether fewer than six sessions are meant (MCRC-SCHEME-2).
 */
short: boolean, 
/**
 * Whether teams are ranked too (MCRC-SCHEME-4).
 */
teams: boolean, 
/**
 * What lateness costs, up to 10 and up to 15 minutes, where that is not 10 and 20 points (MCRC-PEN-3, MCRC-PEN-10).
 */
late_points?: [number, number], 
/**
 * Whether all tables of a session play the same deals: the seed that the walls follow from.
 */
duplicate: string | null, };

export type Scheme = { "kind": "round_robin", 
/**
 * How many.
 */
sessions: number, } | { "kind": "knockout", 
/**
 * How many sessions a stage has.
 */
per_stage: number, } | { "kind": "mixed", 
/**
 * How many sessions all play.
 */
sessions: number, 
/**
 * How many sessions a stage of the knockout has.
 */
per_stage: number, } | { "kind": "swiss", 
/**
 * How many.
 */
sessions: number, };

export type Entry = { 
/**
 * What he is called.
 */
name: string, 
/**
 * In which section he plays, from 0.
 */
section: number, 
/**
 * His team.
 */
team: string | null, 
/**
 * His country.
 */
country: string | null, 
/**
 * By what the rating knows him.
 */
rating_id: string | null, };

export type Act = { "do": "setup", setup: Setup, } | { "do": "enter", entries: Array<Entry>, } | { "do": "change", id: number, entry: Entry, } | { "do": "remove", id: number, } | { "do": "check_in", id: number, here: boolean, } | { "do": "withdraw", id: number, why: string, } | { "do": "return", id: number, why: string, } | { "do": "draw", section: number, seed: string, 
/**
 * Who drew for an absent team: team → person (MCRC-DRAW-2).
 */
drawn_for: { [key in string]: string }, } | { "do": "seat", section: number, from: number, sessions: Array<Array<[number, number, number, number]>>, 
/**
 * From which seed it was made.
 */
seed: string, } | { "do": "begin", section: number, session: number, } | { "do": "pause", section: number, session: number, } | { "do": "resume", section: number, session: number, } | { "do": "extra", section: number, session: number, table: number | null, minutes: number, why: string, } | { "do": "gong", section: number, session: number, } | { "do": "close", section: number, session: number, missing?: Array<number>, } | { "do": "open", section: number, session: number, why: string, } | { "do": "stand_in", section: number, session: number, table: number, place: number, name: string, } | { "do": "late", section: number, session: number, id: number, minutes: number, } | { "do": "not_late", section: number, session: number, id: number, } | { "do": "note", section: number, session: number, table: number, note: Note, } | { "do": "paper", section: number, session: number, table: number, version: number, result: PaperResult, why: string, } | { "do": "penalty", section: number, 
/**
 * The session whose game points it takes; null for one that costs no points.
 */
session: number | null, id: number, 
/**
 * The id of the ruleset's offence.
 */
offence: string, 
/**
 * How many points, where the referee chooses.
 */
points: number | null, text: string, } | { "do": "cancel_penalty", penalty: number, why: string, } | { "do": "exclude", id: number, ranked: boolean, clause: string, why: string, } | { "do": "readmit", id: number, why: string, } | { "do": "appeal", section: number, session: number, 
/**
 * Whose it is.
 */
id: number, 
/**
 * Whether the captain of his team signed it.
 */
captain: boolean, 
/**
 * At which table it happened.
 */
table: number | null, 
/**
 * Against which decision, of whom.
 */
against: string, text: string, fee_paid: boolean, } | { "do": "decide", appeal: number, upheld: boolean, panel: Array<string>, clause: string, text: string, } | { "do": "adjust", section: number, session: number, id: number, game_points: number, table_points: number, 
/**
 * The appeal that it follows from.
 */
appeal: number | null, clause: string, why: string, } | { "do": "cancel_adjust", adjustment: number, why: string, } | { "do": "finish", } | { "do": "resumed", why: string, };

export type PaperResult = { 
/**
 * The game points, penalties of the sheet included.
 */
points: [number, number, number, number], 
/**
 * What was lost to nobody (MCRC-SCORE-7): the points must add up to minus this.
 */
to_nobody: number, 
/**
 * How many deals it has.
 */
deals: number | null, 
/**
 * Who has signed (MCRC-SCORE-6).
 */
signed: [boolean, boolean, boolean, boolean], 
/**
 * Whether the referee has.
 */
referee: boolean, 
/**
 * Hands worth telling: whose, and what they were worth.
 */
hands: Array<PaperHand>, };

export type PaperHand = { place: number, value: number, hand: string | null, };

export type TournamentView = { 
/**
 * How it was announced. The seed of duplicate deals is the organiser's alone until the tournament is over; others see an empty one.
 */
setup: Setup, 
/**
 * Whether it is over.
 */
finished: boolean, 
/**
 * Everybody who was entered, by id.
 */
entrants: Array<EntrantView>, 
/**
 * Its sections.
 */
sections: Array<SectionView>, 
/**
 * The penalties of the tournament and of all sheets.
 */
penalties: Array<TourPenaltyView>, 
/**
 * The appeals.
 */
appeals: Array<AppealView>, 
/**
 * The corrections of the standings.
 */
adjustments: Array<AdjustmentView>, };

export type EntrantView = { 
/**
 * His own, from 1.
 */
id: number, 
/**
 * In which section he plays.
 */
section: number, 
/**
 * The number that was drawn for him.
 */
number: number | null, 
/**
 * What he is called.
 */
name: string, 
/**
 * His team.
 */
team: string | null, 
/**
 * His country.
 */
country: string | null, 
/**
 * By what the rating knows him.
 */
rating_id: string | null, 
/**
 * Whether he is here.
 */
here: boolean, 
/**
 * The last session that he played, if he plays no more: 0 for none.
 */
withdrawn: number | null, 
/**
 * His exclusion (MCRC-PEN-5, MCRC-PEN-6).
 */
excluded: ExclusionView | null, };

export type ExclusionView = { ranked: boolean, clause: string, why: string, by: string, at: number, };

export type SectionView = { 
/**
 * From 0.
 */
section: number, 
/**
 * How it was set up.
 */
setup: SectionSetup, 
/**
 * How long a session lasts.
 */
minutes: number, 
/**
 * The draw.
 */
draw: DrawView | null, 
/**
 * The stages: one for a round robin and for Swiss, several for a knockout.
 */
stages: Array<StageView>, 
/**
 * The sessions, those to come included as far as they are known.
 */
sessions: Array<TourSessionView>, 
/**
 * How good the seating is, where it is made beforehand.
 */
quality: QualityView | null, 
/**
 * The players by place.
 */
standings: Array<StandingView>, 
/**
 * The teams by place.
 */
teams: Array<TeamView>, 
/**
 * What people like to hear.
 */
statistics: StatisticsView, 
/**
 * What players are punished for in its ruleset.
 */
offences: Array<OffenceView>, 
/**
 * What the organiser should do next, as words that the page has texts for, the first being the next step.
 */
todo: Array<Todo>, };

export type DrawView = { 
/**
 * From which it follows.
 */
seed: string, 
/**
 * The ids in the order of the numbers that they drew.
 */
order: Array<number>, 
/**
 * Who drew for an absent team.
 */
drawn_for: Array<[string, string]>, 
/**
 * Who held it.
 */
by: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

export type StageView = { 
/**
 * From 1.
 */
stage: number, 
/**
 * Its first session and its last.
 */
from: number, to: number, 
/**
 * How many play it.
 */
players: number, 
/**
 * Whether it is a stage of a knockout.
 */
knockout: boolean, 
/**
 * Who plays it, by id, once that is known.
 */
ids: Array<number> | null, };

export type TourSessionView = { 
/**
 * From 1.
 */
session: number, 
/**
 * Its stage, from 1.
 */
stage: number, 
/**
 * How far it is.
 */
state: SessionState, 
/**
 * When it began, in milliseconds since 1970.
 */
begun_at: number | null, 
/**
 * When its time is up, if the clock runs.
 */
ends_at: number | null, 
/**
 * How much time is left, if the clock stands.
 */
left_ms: number | null, 
/**
 * When it was over.
 */
over_at: number | null, 
/**
 * Until when an appeal may be handed in (MCRC-APPEAL-2).
 */
appeals_until: number | null, 
/**
 * From which seed its seating was made.
 */
seed: string, 
/**
 * Its tables.
 */
tables: Array<TableView>, 
/**
 * Tables whose result is missing.
 */
missing: Array<number>, };

export type SessionState = "planned" | "seated" | "running" | "paused" | "over" | "closed";

export type TableView = { 
/**
 * Its number in the hall.
 */
table: number, 
/**
 * Who sits there: who begins as East, South, West, North.
 */
places: Array<TablePlaceView>, 
/**
 * What is known of its result.
 */
state: TableState, 
/**
 * Its own extra time.
 */
extra_minutes: number, 
/**
 * When its time is up, if the clock runs.
 */
ends_at: number | null, 
/**
 * How many deals are on its sheet.
 */
deals: number, 
/**
 * Calls for the referee that nobody has answered.
 */
calls: number, 
/**
 * Rows that somebody objects to.
 */
objections: number, 
/**
 * Whether all four have signed, and the referee.
 */
signed: Array<boolean>, referee_signed: boolean, 
/**
 * Whether it adds up (MCRC-SCORE-7).
 */
check: CheckView, 
/**
 * What was typed from paper, all readings.
 */
paper: Array<PaperView>, };

export type TableState = "empty" | "playing" | "unsigned" | "read_once" | "differs" | "complete";

export type TablePlaceView = { 
/**
 * Whose place it is; null for a substitute's (MCRC-TABLE-3).
 */
id: number | null, 
/**
 * His number.
 */
number: number | null, 
/**
 * Who fills it instead (MCRC-PEN-11), or the substitute.
 */
stand_in: string | null, 
/**
 * By how many minutes he was late.
 */
late: number | null, 
/**
 * Whether the session is missed (MCRC-PEN-3).
 */
missed: boolean, 
/**
 * The game points that were made in this place, with all penalties and corrections. Who missed the session does not get them
 * (MCRC-PEN-11): what counts for him is in the standings.
 */
gp: number, 
/**
 * The table points of this place in twelfths, with all corrections.
 */
tp: number, 
/**
 * Its place at the table, from 1; equals share it. 0 while there is no result.
 */
place: number, };

export type PaperView = { result: PaperResult, why: string, by: string, at: number, };

export type QualityView = { repeats: MeasureView, 
/**
 * Null without teams.
 */
team_mates: MeasureView | null, 
/**
 * Repeats and meetings of team mates, where the one is had at the cost of the other; null without teams.
 */
together: MeasureView | null, winds: MeasureView, 
/**
 * The most sessions in which two players meet.
 */
most_meetings: number, };

export type MeasureView = { found: number, bound: number, };

export type StandingView = { 
/**
 * From 1; equals share it (MCRC-RANK-2). Null for who is not ranked.
 */
place: number | null, 
/**
 * Who.
 */
id: number, number: number | null, name: string, team: string | null, 
/**
 * His table points in twelfths.
 */
tp: number, 
/**
 * His game points.
 */
gp: number, 
/**
 * How many places he has gone up since the session before; negative for down.
 */
moved: number, 
/**
 * The last stage that he reached.
 */
stage: number, 
/**
 * His sessions, those that he has not played included as null.
 */
sessions: Array<ScoreView | null>, };

export type ScoreView = { 
/**
 * At which table.
 */
table: number, 
/**
 * His place there; 0 while there is no result, and for who missed it.
 */
place: number, 
/**
 * Table points in twelfths, and their sum from the first session (MCRC-FORM-7).
 */
tp: number, tp_sum: number, 
/**
 * Game points, and their sum.
 */
gp: number, gp_sum: number, 
/**
 * Whether he missed it.
 */
missed: boolean, 
/**
 * Whether its result is complete.
 */
complete: boolean, 
/**
 * Whether a correction of the standings is in it.
 */
adjusted: boolean, };

export type TeamView = { place: number, team: string, tp: number, gp: number, ids: Array<number>, };

export type TourPenaltyView = { 
/**
 * Its number among those of the tournament, from 1; null for one of a sheet and for lateness.
 */
penalty: number | null, 
/**
 * Where.
 */
section: number, session: number | null, table: number | null, 
/**
 * In which round of the table.
 */
round: number | null, 
/**
 * At which place of the table he began.
 */
place: number | null, 
/**
 * Who; null for a substitute, who is named.
 */
id: number | null, name: string, 
/**
 * The id of the offence, and its clause.
 */
offence: string, clause: string, 
/**
 * What he lost.
 */
points: number, 
/**
 * Whether it is a warning.
 */
warning: boolean, 
/**
 * Whether the hand is dead.
 */
dead_hand: boolean, 
/**
 * A remark.
 */
text: string, 
/**
 * Who took it back, and why.
 */
cancelled: CancelView | null, by: string, at: number, };

export type AppealView = { appeal: number, section: number, session: number, table: number | null, id: number, captain: boolean, against: string, text: string, fee_paid: boolean, 
/**
 * Whether it came in time (MCRC-APPEAL-2).
 */
in_time: boolean, by: string, at: number, decision: DecisionView | null, };

export type DecisionView = { upheld: boolean, panel: Array<string>, clause: string, text: string, 
/**
 * Whether the fee goes back (MCRC-APPEAL-3).
 */
fee_back: boolean, by: string, at: number, };

export type AdjustmentView = { adjustment: number, section: number, session: number, id: number, game_points: number, table_points: number, appeal: number | null, clause: string, why: string, by: string, at: number, cancelled: CancelView | null, };

export type StatisticsView = { 
/**
 * The dearest hands, the best first.
 */
best_hands: Array<BestHandView>, 
/**
 * Who won most, the most first.
 */
most_wins: Array<CountView>, 
/**
 * Who fed least, of those who have played a session: the fewest first.
 */
least_fed: Array<CountView>, 
/**
 * How many deals, wins, own draws and draws there were on sheets.
 */
deals: number, wins: number, self_drawn: number, draws: number, };

export type BestHandView = { id: number, value: number, session: number, table: number, hand: string | null, };

export type CountView = { id: number, count: number, };

export type Todo = { "what": "enter_players", found: number, } | { "what": "check_in", missing: number, } | { "what": "draw", } | { "what": "seat", from: number, } | { "what": "begin", session: number, } | { "what": "running", session: number, } | { "what": "results", session: number, missing: number, } | { "what": "calls", session: number, calls: number, } | { "what": "appeals", open: number, } | { "what": "close", session: number, } | { "what": "finish", };

export type DuplicateSession = { 
/**
 * What the organiser is bound to: that of the section's seed, which is told when all is over.
 */
commitment: string, 
/**
 * Up to this deal all tables are through. Of later ones nothing is told: others still play them.
 */
complete: number, 
/**
 * How the tables compare in these.
 */
comparison: Comparison, };
