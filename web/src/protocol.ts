// Made from crates/protocol by `FIVEWINDS_TYPES=write cargo test -p protocol`; not to be edited.

import type { Comparison } from "./duplicate";

export const PROTOCOL = 1;

export type ClientMessage = { "type": "hello", protocol: Array<number>, lang?: string, since?: number, contributes?: boolean, } | { "type": "act", ask: number, action: string, } | { "type": "undo", ask: number, } | { "type": "why_not", action: string, } | { "type": "hint" } | { "type": "look" } | { "type": "take_over" } | { "type": "sit", chair?: number, } | { "type": "leave" } | { "type": "remove", chair: number, } | { "type": "start" } | { "type": "next" } | { "type": "pause", on: boolean, } | { "type": "stop", on: boolean, } | { "type": "commit", deal: number, commitment: string, } | { "type": "reveal", deal: number, secret: string, } | { "type": "ping", n: number, };

export type ServerMessage = { "type": "welcome" } & Welcome | { "type": "table", table: TableInfo, } | { "type": "shuffle", game: string, deal: number, commitment: string, party: number | null, } | { "type": "commitments", deal: number, commitments: Array<string>, } | { "type": "deal", n: number, deal: DealStart, } | { "type": "event", n: number, event: Event, wall?: Wall, } | { "type": "deal_over", n: number, end: DealEnd, } | { "type": "game_over", n: number, end: GameEnd, } | { "type": "ask" } & Ask | { "type": "noted", ask: number, action: string | null, } | { "type": "hint", ask: number, advice: Advice, } | { "type": "refused" } & Refusal | { "type": "error", code: ErrorCode, message: string, } | { "type": "pong", n: number, } | { "type": "bye", reason: string, again: boolean, };

export type Welcome = { 
/**
 * The version that both speak.
 */
protocol: number, 
/**
 * Of the server.
 */
version: string, 
/**
 * Who he is here.
 */
you: You, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The number of the last thing that he knows after this.
 */
n: number, 
/**
 * The deal that is being played, or was played last.
 */
deal: DealStart | null, 
/**
 * What he sees of it.
 */
view: View | null, 
/**
 * How it ended, if it has.
 */
over: DealEnd | null, 
/**
 * What he is asked now.
 */
ask: Ask | null, 
/**
 * What he has answered already.
 */
noted: string | null, 
/**
 * What he missed since the number that he gave, if it is of this deal.
 */
missed: Array<ServerMessage>, };

export type You = { 
/**
 * His id.
 */
id: string, 
/**
 * His name.
 */
name: string, 
/**
 * His chair; null for a spectator.
 */
chair: number | null, 
/**
 * Whether he made the table.
 */
host: boolean, 
/**
 * Whether another device acts for this chair.
 */
only_looks: boolean, };

export type TableConfig = { 
/**
 * `red`, `classical`, `mcr`, `sichuan` or `taiwan`.
 */
rules: string, 
/**
 * Options that are not at their defaults.
 */
options: Record<string, boolean | number | string | null>, 
/**
 * How many play; the usual number if it is not said.
 */
players?: number, 
/**
 * Whether a win that is none may be declared, with its penalty.
 */
strict: boolean, 
/**
 * The level of the bots on empty chairs.
 */
bots: string, 
/**
 * How many deals at the most; as many as the rules say if it is not said.
 */
deals?: number, 
/**
 * How much time there is.
 */
clock: Clock, 
/**
 * How long a bot takes, in milliseconds.
 */
pace_ms: number, 
/**
 * Whether the lobby shows it.
 */
listed: boolean, 
/**
 * Whether the game begins at once, with bots on all other chairs.
 */
at_once: boolean, 
/**
 * How many seconds later spectators see what happens; null if there are none.
 */
spectators: number | null, 
/**
 * Makes all walls follow from this number: where the server allows it, for tests and demonstrations.
 */
seed?: number, 
/**
 * The duplicate match that the table belongs to. The server says so; nobody else can (`docs/duplicate.md`).
 */
duplicate?: string, };

export type Clock = { 
/**
 * Which of the clocks that we have.
 */
name: ClockName, 
/**
 * Other times than its own, in milliseconds; 0 for as long as one likes.
 */
turn_ms?: number, 
/**
 * For the question who wants a tile.
 */
claim_ms?: number, 
/**
 * Before the first discard.
 */
first_ms?: number, 
/**
 * Once in the game, for when the time is up.
 */
bank_ms?: number, 
/**
 * Between deals.
 */
between_ms?: number, };

export type ClockName = "relaxed" | "rules" | "none";

export type TableInfo = { 
/**
 * Its id, which is also its link.
 */
id: string, 
/**
 * What it was made with.
 */
config: TableConfig, 
/**
 * Who made it.
 */
host: Sitter, 
/**
 * Where it stands.
 */
state: TableState, 
/**
 * The chairs.
 */
chairs: Array<Chair>, 
/**
 * How many look on.
 */
spectators: number, 
/**
 * Whether there is a pause.
 */
paused: boolean, 
/**
 * The number of the present deal; 0 before the first.
 */
deal: number, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number, };

export type TableState = "open" | "playing" | "between" | "over";

export type Chair = { 
/**
 * Who sits there; null for a bot, or for nobody.
 */
sitter: Sitter | null, 
/**
 * What is the matter with it.
 */
state: ChairState, 
/**
 * The level of the bot that plays it now.
 */
bot: string | null, 
/**
 * What is left in the time bank, in milliseconds.
 */
bank_ms: number, 
/**
 * What he has.
 */
total: number, 
/**
 * Whether he is ready for the next deal, wants a pause, wants to stop.
 */
next: boolean, wants_pause: boolean, wants_stop: boolean, };

export type ChairState = "empty" | "bot" | "here" | "gone" | "away";

export type Sitter = { id: string, name: string, };

export type DealStart = { 
/**
 * Which deal of the game's record it is, from 1.
 */
number: number, 
/**
 * Which round, from 1.
 */
round_number: number, 
/**
 * The wind of the round.
 */
round: Wind, 
/**
 * How many deals in a row the dealer has won before.
 */
dealer_streak: number, 
/**
 * Which chair has which seat.
 */
seats: { [key in Wind]?: number }, 
/**
 * What broke the wall.
 */
dice: Array<[number, number]>, 
/**
 * What the parties of the shuffle had committed to, the host first.
 */
commitments: Array<string>, 
/**
 * How many tiles there are in all.
 */
tiles: number, };

export type DealEnd = { 
/**
 * The deal.
 */
number: number, 
/**
 * `win`, `draw` or `time`.
 */
by: string, 
/**
 * What each seat has won or lost.
 */
points: { [key in Wind]?: number }, 
/**
 * What everybody held.
 */
hands: { [key in Wind]?: Hand }, 
/**
 * The wins in order.
 */
wins: Array<WinEnd>, 
/**
 * Who paid whom, by which clause.
 */
payments: Array<Paid>, 
/**
 * The tiles that nobody took.
 */
wall: Array<string>, 
/**
 * How the shuffle can be checked.
 */
proof: Proof, 
/**
 * Who goes to another chair now.
 */
moves: Array<Moves>, 
/**
 * How the game stands.
 */
sheet: Sheet, };

export type GameEnd = { 
/**
 * `rounds`, `deals`, `time`, `agreed`, `left` or `forgotten`.
 */
by: string, 
/**
 * The score sheet.
 */
sheet: Sheet, };

export type Hand = { concealed: Array<string>, melds: Array<Meld>, flowers: Array<string>, 
/**
 * The hand in one line, as `/api/score` reads it, where hands that have not won count too; else null.
 */
line: string | null, };

export type WinEnd = { 
/**
 * Who won.
 */
seat: Wind, 
/**
 * Whose tile it was; null for the wall.
 */
from: Wind | null, 
/**
 * Which tile.
 */
tile: string, 
/**
 * How.
 */
by: string, 
/**
 * What it was worth.
 */
value: number, 
/**
 * Whether it was good.
 */
good: boolean, 
/**
 * The fans by their ids, with how often each counts; `/api/rulesets/{id}/fans` has their names and clauses.
 */
fans: Array<[string, number]>, 
/**
 * The hand in one line, as `/api/score` reads it; the one exception is an eighth flower that comes before the tiles of a
 * hand are complete.
 */
line: string, };

export type Paid = { from: Wind, to: Wind | null, points: number, clause: string, };

export type Proof = { game: string, deal: number, seed: string, commitments: Array<string>, secrets: Array<string>, };

export type Moves = { chair: number, from: Wind, to: Wind, };

export type Sheet = { 
/**
 * What everybody had at the start.
 */
start: number, 
/**
 * One row for each deal.
 */
rows: Array<SheetRow>, 
/**
 * What each chair has.
 */
totals: Array<number>, 
/**
 * The best first.
 */
ranking: Array<Ranked>, };

export type SheetRow = { 
/**
 * Which deal of the game; one that is played again keeps its number.
 */
number: number, 
/**
 * The wind of the round.
 */
round: Wind, 
/**
 * Who dealt.
 */
dealer: number, 
/**
 * Who won.
 */
winners: Array<number>, 
/**
 * What each chair won or lost.
 */
points: Array<number>, 
/**
 * Whether it does not count and is played again.
 */
replayed: boolean, };

export type Ranked = { 
/**
 * Whose.
 */
chair: number, 
/**
 * Which place; equals share the better one.
 */
rank: number, 
/**
 * What he has.
 */
total: number, 
/**
 * Table points in twelfths, so that shared ones are exact.
 */
table_points_twelfths: number, };

export type Ask = { 
/**
 * The number of the question; it grows.
 */
ask: number, 
/**
 * What kind of question it is.
 */
kind: AskKind, 
/**
 * What he may do, in the words of records.
 */
actions: Array<string>, 
/**
 * What he might want to do and may not, with the clause that says so.
 */
refusals: Array<Refusal>, 
/**
 * How long there is, in milliseconds; null for as long as he likes.
 */
time_ms: number | null, 
/**
 * How long besides, once in the game.
 */
bank_ms: number, };

export type AskKind = "turn" | "window";

export type Refusal = { 
/**
 * What.
 */
action: string, 
/**
 * Everything that speaks against it.
 */
reasons: Array<Reason>, };

export type Reason = { 
/**
 * A word for programs.
 */
code: string, 
/**
 * A sentence in the language of the client.
 */
text: string, 
/**
 * The clause of the rules; null where it is no matter of the rules.
 */
clause: string | null, };

export type ErrorCode = "malformed" | "unknown" | "hello_first" | "version" | "stale" | "not_seated" | "not_now" | "not_yours" | "only_looks" | "chair" | "too_fast" | "not_written";

export type Event = { "event": "drew", seat: Wind, tile: string | null, source: string, } | { "event": "concealed_kong", seat: Wind, tile: string | null, } | { "event": "forbade", seat: Wind, suit: Suit | null, } | { "event": "missed", value: number, } | { "event": "flowers_asked", seat: Wind, } | { "event": "flower_shown", seat: Wind, tile: string, } | { "event": "flower_offered", seat: Wind, tile: string, } | { "event": "eighth_flower", seat: Wind, tile: string, } | { "event": "dealt" } | { "event": "opening" } | { "event": "first_turn", seat: Wind, } | { "event": "suit_shown", seat: Wind, suit: Suit, } | { "event": "declared_ready", seat: Wind, } | { "event": "ready_lapsed", seat: Wind, } | { "event": "discarded", seat: Wind, tile: string, } | { "event": "claimed", seat: Wind, set: string, tiles: string, } | { "event": "adding_to_pung", seat: Wind, tile: string, } | { "event": "added_to_pung", seat: Wind, tile: string, } | { "event": "kong_paid", seat: Wind, } | { "event": "kong_thrown" } | { "event": "taken", seat: Wind, tile: string, } | { "event": "false_win", seat: Wind, } | { "event": "won", seat: Wind, from: Wind | null, tile: string, by: string, } | { "event": "paid", from: Wind, to: Wind | null, points: number, clause: string, } | { "event": "ended", by: string, next_dealer: Wind, };

export type Advice = { 
/**
 * The ruleset.
 */
rules: string, 
/**
 * What the seat sees, in short.
 */
position: AdvicePosition, 
/**
 * What may be done, the best first.
 */
options: Array<Opinion>, 
/**
 * That all of it is an estimate, in the language of the connection.
 */
note: string, };

export type AdvicePosition = { seat: Wind, hand: string, drawn: string | null, melds: Array<string>, flowers: string, offered: OfferedTile | null, wall: number, };

export type OfferedTile = { tile: string, from: Wind, };

export type Opinion = { action: Array<string>, then: string | null, text: string, value: number, hope: number, risk: number, distance: number | null, useful: Array<UsefulTile>, left: number, goals: Array<Goal>, threats: Array<Threat>, };

export type UsefulTile = { tile: string, left: number, };

export type Goal = { text: string, missing: number, wanted: string, chance: number, gain: number, hand: string, by: string | null, value: number, fans: Array<GoalFan>, };

export type GoalFan = { id: string, name: string, clause: string, times: number, points: number, };

export type Threat = { text: string, seat: Wind, ready: number, waits: number, cost: number, };

export type ReplayDeal = { 
/**
 * The ruleset.
 */
rules: string, 
/**
 * Options that are not at their defaults.
 */
options: Record<string, boolean | number | string | null>, 
/**
 * Whether a win that is none could be declared.
 */
strict: boolean, 
/**
 * Which deal of the record, from 1.
 */
deal: number, 
/**
 * How many deals the record has.
 */
deals: number, 
/**
 * Who sat where; null where the name is not known.
 */
names: { [key in Wind]?: string | null }, 
/**
 * The beginning.
 */
start: DealStart, 
/**
 * With whose eyes it is seen; null if everything lies open.
 */
seat: Wind | null, 
/**
 * The tiles as dealt, then every decision.
 */
steps: Array<ReplayStep>, 
/**
 * How it ended; null if the record breaks off.
 */
end: DealEnd | null, 
/**
 * Whether the record is true.
 */
verdict: Verdict, };

export type ReplayStep = { 
/**
 * Its number: 0 are the tiles as dealt.
 */
step: number, 
/**
 * Who decided; null for the deal itself, for the end of time, and where it is another's secret.
 */
seat: Wind | null, 
/**
 * What, in the words of records; null likewise.
 */
action: string | null, 
/**
 * What happened, in sentences of the language.
 */
texts: Array<string>, 
/**
 * The table afterwards.
 */
view: View, 
/**
 * What everybody holds, if everything lies open.
 */
hands: { [key in Wind]?: Array<string> } | null, };

export type Verdict = { 
/**
 * Whether it does.
 */
verified: boolean, 
/**
 * The same in a sentence of the language.
 */
text: string, 
/**
 * If it does: how many deals there are.
 */
deals?: number, 
/**
 * If it does: how many decisions in all.
 */
steps?: number, 
/**
 * If it does: how many walls follow from a seed.
 */
seeds?: number, 
/**
 * If it does: to how many of these seeds everybody contributed.
 */
contributed?: number, 
/**
 * If it does not: in which deal.
 */
deal?: number, 
/**
 * If it does not: at which step, where one is refused.
 */
step?: number, 
/**
 * If it does not: why.
 */
message?: string, 
/**
 * If it does not: the clauses that refuse it.
 */
clauses?: Array<string>, };

export type View = { seat: Wind | null, stage: Stage, hand: Array<string>, drawn: string | null, waits: Array<string>, 
/**
 * How many exchanges of a tile until the hand is ready: 0 ready, −1 complete; null for spectators.
 */
distance: number | null, bound: Array<string>, forbidden: Suit | null, left: number, live: number, wall: Wall, unseen: { [key in string]: number }, river: Array<Thrown>, wins: Array<WinShown>, seats: { [key in Wind]?: SeatShown }, };

export type Wall = { 
/**
 * By the seats that the sections stand before: a digit for each stack from the right end, as its owner sees it, how many
 * tiles stand there (0 to 3). Empty where there is no such wall, or nobody knows how it was broken.
 */
stacks: { [key in Wind]?: string }, 
/**
 * Where it was broken: the last stack that was counted.
 */
breaks: Break | null, };

export type Break = { 
/**
 * In which section.
 */
seat: Wind, 
/**
 * Which stack, from 1 at the right end.
 */
stack: number, };

export type Stage = { "is": "dealing" } | { "is": "flowers", seat: Wind, } | { "is": "opening" } | { "is": "turn", seat: Wind, source: string, } | { "is": "discard", seat: Wind, tile: string, } | { "is": "kong", seat: Wind, tile: string, } | { "is": "flower", seat: Wind, tile: string, } | { "is": "eighth_flower", seat: Wind, tile: string, } | { "is": "over" };

export type SeatShown = { melds: Array<Meld>, flowers: Array<string>, discards: Array<string>, ready: boolean, out: boolean, dead: boolean, forbidden: Suit | null, points: number, };

export type Meld = { set: string, tiles: Array<string> | null, claimed: string | null, from: Wind | null, };

export type Thrown = { seat: Wind, tile: string, claimed: boolean, };

export type WinShown = { seat: Wind, from: Wind | null, tile: string, by: string, };

export type Wind = "E" | "S" | "W" | "N";

export type Suit = "m" | "p" | "s";

export type DuplicateView = { 
/**
 * Its id, which is also its link, and the name of the game in the shuffle of all its tables.
 */
id: string, 
/**
 * What its tables were made with.
 */
config: TableConfig, 
/**
 * How many deals there are.
 */
deals: number, 
/**
 * Who made it.
 */
host: Sitter, 
/**
 * Whether that is who asks.
 */
is_host: boolean, 
/**
 * When, in milliseconds since 1970.
 */
created_at: number, 
/**
 * What the host has bound himself to, deal by deal, before the first was played.
 */
commitments: Array<string>, 
/**
 * So many deals are finished at all tables. Of later ones nothing is told.
 */
complete: number, 
/**
 * Whether nothing more is to come.
 */
over: boolean, 
/**
 * The tables in order.
 */
tables: Array<DuplicateTable>, 
/**
 * What each table did in the deals that are complete.
 */
stories: Array<DuplicateStory>, 
/**
 * How they compare. Players are named by their tables and chairs.
 */
comparison: Comparison, };

export type DuplicateTable = { 
/**
 * From 1.
 */
number: number, 
/**
 * The id of the table.
 */
table: string, 
/**
 * `open`, `playing` or `over`.
 */
state: string, 
/**
 * Whether the host has dropped it: it counts for nothing.
 */
dropped: boolean, 
/**
 * How many deals it has finished.
 */
finished: number, 
/**
 * Who sits where, chair by chair; null for a bot, or for nobody.
 */
chairs: Array<Sitter | null>, };

export type DuplicateStory = { 
/**
 * The table.
 */
number: number, 
/**
 * The deal.
 */
deal: number, 
/**
 * The wind of the round.
 */
round: Wind, 
/**
 * `win`, `draw` or `time`.
 */
by: string, 
/**
 * The wins in order.
 */
wins: Array<DuplicateWin>, };

export type DuplicateWin = { 
/**
 * Who won.
 */
seat: Wind, 
/**
 * Whose tile it was; null for the wall.
 */
from: Wind | null, 
/**
 * The tile.
 */
tile: string, 
/**
 * What it was worth.
 */
value: number, 
/**
 * Whether it was one.
 */
good: boolean, };

export type DuplicateListed = { id: string, rules: string, 
/**
 * How many tables it has.
 */
tables: number, deals: number, created_at: number, };
