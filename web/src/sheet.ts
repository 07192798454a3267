// Made from crates/sheet by `FIVEWINDS_TYPES=write cargo test -p sheet`; not to be edited.

export type Setup = { 
/**
 * `red`, `classical`, `mcr`, `sichuan` or `taiwan`.
 */
rules: string, 
/**
 * Options that are not at their defaults.
 */
options: Record<string, boolean | number | string | null>, 
/**
 * The players: who begins as East, South, West, North.
 */
players: Array<Person>, };

export type Person = { 
/**
 * What he is called.
 */
name: string, 
/**
 * His number in a tournament.
 */
number?: number, 
/**
 * His team.
 */
team?: string, 
/**
 * Whether he fills a place and is not ranked (MCRC-TABLE-3).
 */
substitute?: boolean, };

export type Note = { "do": "deal", row: number, deal: DealEntry, } | { "do": "correct", row: number, version: number, deal: DealEntry, why: string, } | { "do": "strike", row: number, version: number, why: string, } | { "do": "restore", row: number, version: number, why: string, } | { "do": "confirm", row: number, version: number, who: number, } | { "do": "object", row: number, version: number, who: number, why: string, } | { "do": "call", 
/**
 * By whom, if it is a player.
 */
who?: number, why: string, } | { "do": "answer", call: number, text: string, 
/**
 * The clause that it stands on.
 */
clause?: string, } | { "do": "penalty", 
/**
 * The id of the ruleset's offence.
 */
offence: string, 
/**
 * Who committed it.
 */
who: number, 
/**
 * Who gets the points, where the referee names him.
 */
to?: number, 
/**
 * How many, where the referee chooses.
 */
points?: number, 
/**
 * How many rows stood when it happened; it is booked when that deal is over (MCRC-PEN-9).
 */
row: number, 
/**
 * A remark.
 */
text: string, } | { "do": "cancel_penalty", penalty: number, why: string, } | { "do": "time_up", } | { "do": "sign", who: number, } | { "do": "referee_sign", name: string, } | { "do": "reopen", why: string, };

export type Stamp = { 
/**
 * In milliseconds since 1970.
 */
at: number, 
/**
 * The name that is shown.
 */
by: string, 
/**
 * What he is: a word of whoever keeps the sheet, to be shown.
 */
role: string, };

export type DealEntry = { 
/**
 * How it came to its end.
 */
end: EndWord, 
/**
 * The declared wins, in the order in which they were declared.
 */
wins: Array<WinEntry>, 
/**
 * What each player's hand is worth where all are counted. At a wall's end that is settled by ready hands: 0 for one that
 * is not ready, null for a player who is out.
 */
hands: [number | null, number | null, number | null, number | null], 
/**
 * The kongs that are paid for.
 */
kongs: Array<KongEntry>, 
/**
 * Who is fined for the forbidden suit.
 */
broken_suit: Array<number>, 
/**
 * A remark.
 */
note: string, };

export type EndWord = "win" | "wall" | "time";

export type WinEntry = { 
/**
 * Who declared it.
 */
who: number, 
/**
 * Whose tile it was; null for the wall.
 */
from: number | null, 
/**
 * How the tile was got.
 */
how: How, 
/**
 * What the hand is worth.
 */
value: number, 
/**
 * Whether it is a win; one that turned out to be false is not.
 */
good?: boolean, 
/**
 * Whether it was won on the same tile as the win before it.
 */
same_tile?: boolean, 
/**
 * The hand in the one-line notation of scores. It is kept, not counted.
 */
hand?: string, 
/**
 * Who is responsible for the hand and pays for it.
 */
responsible?: number, 
/**
 * Whether the tile was a fresh one at the end of the wall.
 */
fresh?: boolean, };

export type How = "self_draw" | "discard" | "rob_kong" | "kong_replacement" | "flower_replacement" | "rob_flower" | "eighth_flower" | "dealt";

export type KongEntry = { 
/**
 * Whose it is.
 */
who: number, 
/**
 * What it was made of.
 */
kind: KongWord, 
/**
 * Whose discard it was, for a melded one.
 */
from?: number, 
/**
 * How many wins had been declared before it.
 */
after?: number, 
/**
 * Whether it was the last kong of a turn whose discard was won on (SIC-KPAY-6).
 */
lost?: boolean, };

export type KongWord = "concealed" | "melded" | "added" | "deferred";

export type SheetView = { 
/**
 * The ruleset.
 */
rules: string, 
/**
 * The options that are not at their defaults.
 */
options: Record<string, boolean | number | string | null>, 
/**
 * What the form of a deal asks.
 */
form: FormView, 
/**
 * What players are punished for.
 */
offences: Array<OffenceView>, 
/**
 * The players by their places.
 */
players: Array<Person>, 
/**
 * What everybody has at the start.
 */
start_points: number, 
/**
 * The deals.
 */
rows: Array<RowView>, 
/**
 * The penalties.
 */
penalties: Array<PenaltyView>, 
/**
 * When a referee was wanted.
 */
calls: Array<CallView>, 
/**
 * Who has signed.
 */
signed: Array<boolean>, 
/**
 * The referee who has signed.
 */
referee?: string, 
/**
 * The next deal; none when the session is over.
 */
next?: NextView, 
/**
 * What everybody has.
 */
totals: Array<number>, 
/**
 * What everybody has won or lost.
 */
results: Array<number>, 
/**
 * From 1; equals share a place.
 */
places: Array<number>, 
/**
 * Table points in twelfths: 48 for a first place (MCRC-SCORE-5).
 */
table_points: Array<number>, 
/**
 * Why the session is over, if it is.
 */
end?: SessionEnd, 
/**
 * Whether it adds up (MCRC-SCORE-7).
 */
check: CheckView, };

export type RowView = { 
/**
 * Its number in the sheet, from 0.
 */
row: number, 
/**
 * Which deal of the session it is, from 1; a draw that is played again keeps its number.
 */
number: number, 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * The wind of the round.
 */
wind: WindLetter, 
/**
 * Who deals.
 */
dealer: number, 
/**
 * How many deals in a row he had won before.
 */
streak: number, 
/**
 * Who sits where.
 */
seats: Array<WindLetter>, 
/**
 * What was entered, by the last version.
 */
entry: DealEntry, 
/**
 * What everybody won or lost, without the penalties of the sheet.
 */
points: Array<number>, 
/**
 * What everybody has after it, with the penalties until then.
 */
sums: Array<number>, 
/**
 * Every single payment.
 */
bookings: Array<BookingView>, 
/**
 * The last version, from 1.
 */
version: number, 
/**
 * Who wrote it.
 */
by: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who agrees with it.
 */
confirmed: Array<boolean>, 
/**
 * What is said against it and not settled.
 */
objections: Array<ObjectionView>, 
/**
 * Whether it was drawn and is played again.
 */
replayed: boolean, 
/**
 * Whether it is struck out.
 */
struck: boolean, 
/**
 * Whether it comes after the end of the session, as a correction has moved it.
 */
beyond: boolean, 
/**
 * What is wrong with it since an earlier row was corrected; it counts for nothing then.
 */
problem?: Trouble, 
/**
 * All versions.
 */
history: Array<VersionView>, };

export type VersionView = { 
/**
 * From 1.
 */
version: number, 
/**
 * What was entered; null if it was only struck out or restored.
 */
entry: DealEntry | null, 
/**
 * Whether it is struck out from here on.
 */
struck: boolean, 
/**
 * Who wrote it.
 */
by: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Why.
 */
why: string, };

export type ObjectionView = { 
/**
 * Who objects.
 */
who: number, 
/**
 * Why.
 */
why: string, 
/**
 * Who wrote it down.
 */
by: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

export type BookingView = { 
/**
 * Who pays.
 */
from: number, 
/**
 * Who gets it; null if nobody does.
 */
to: number | null, 
/**
 * How much.
 */
points: number, 
/**
 * The clause that says so.
 */
clause: string, };

export type NextView = { 
/**
 * Which deal of the session it is, from 1.
 */
number: number, 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * The wind of the round.
 */
wind: WindLetter, 
/**
 * Who deals.
 */
dealer: number, 
/**
 * How many deals in a row he has won before.
 */
streak: number, 
/**
 * Who sits where.
 */
seats: Array<WindLetter>, 
/**
 * Who changes his chair before it (MCR-ROUND-3).
 */
moves: Array<MoveView>, };

export type MoveView = { who: number, from: WindLetter, to: WindLetter, };

export type PenaltyView = { 
/**
 * Its number, from 0.
 */
id: number, 
/**
 * The id of the offence.
 */
offence: string, 
/**
 * Its clause.
 */
clause: string, 
/**
 * Who committed it.
 */
who: number, 
/**
 * Who gets the points, where the referee names him.
 */
to: number | null, 
/**
 * What it changes for everybody; nothing if it is cancelled.
 */
points: Array<number>, 
/**
 * Which time it is, from 1, where repetition costs more (MCRC-PEN-7).
 */
step?: number, 
/**
 * Whether it is a warning.
 */
warning: boolean, 
/**
 * Whether the hand is dead.
 */
dead_hand: boolean, 
/**
 * With which row it is booked.
 */
row: number, 
/**
 * Who took it back.
 */
cancelled?: CancelView, 
/**
 * A remark.
 */
text: string, 
/**
 * Who wrote it.
 */
by: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

export type CancelView = { by: string, at: number, why: string, };

export type CallView = { 
/**
 * Its number, from 0.
 */
id: number, 
/**
 * Who called, if it was a player.
 */
who?: number, 
/**
 * Why.
 */
why: string, 
/**
 * Who wrote it.
 */
by: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What the referee has said to it.
 */
answer?: AnswerView, };

export type AnswerView = { 
/**
 * What.
 */
text: string, 
/**
 * The clause that it stands on.
 */
clause: string | null, 
/**
 * Who wrote it.
 */
by: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

export type CheckView = { 
/**
 * What all together have won.
 */
sum: number, 
/**
 * What was lost to nobody.
 */
to_nobody: number, 
/**
 * Whether one is minus the other.
 */
ok: boolean, };

export type SessionEnd = "rounds" | "deals" | "time";

export type WindLetter = "E" | "S" | "W" | "N";

export type Trouble = { 
/**
 * What, as a word.
 */
code: string, 
/**
 * The clause that says so.
 */
clause: string | null, 
/**
 * With whom.
 */
who: number | null, 
/**
 * What people read, without a full stop.
 */
words: WordsView, };

export type WordsView = { en: string, ru: string, zh: string, };

export type Preview = { 
/**
 * Every single payment.
 */
bookings: Array<BookingView>, 
/**
 * What everybody would win or lose.
 */
points: Array<number>, 
/**
 * The deal after it; none if the session would be over.
 */
next?: NextView, };

export type FormView = { 
/**
 * Whether several may win on one tile.
 */
several_winners: boolean, 
/**
 * How many wins end a deal in which the others play on after a win; null if a win ends it.
 */
play_on: number | null, 
/**
 * Whether the hands of all players are counted after a win (`hands`).
 */
all_hands: boolean, 
/**
 * Whether kongs are paid for (`kongs`).
 */
kongs: boolean, 
/**
 * Whether the end of the wall is settled by ready hands (`hands`).
 */
ready_hands: boolean, 
/**
 * Whether there are fines for the forbidden suit (`broken_suit`).
 */
forbidden_suit: boolean, 
/**
 * Whether a false win is found at the end and written with the deal (`good`); else it is a penalty.
 */
false_wins: boolean, 
/**
 * Whether the payments depend on how many deals in a row the dealer has won.
 */
streak: boolean, 
/**
 * Whether somebody may be responsible for a hand (`responsible`).
 */
responsible: boolean, 
/**
 * Whether it matters that a tile was fresh (`fresh`).
 */
fresh: boolean, 
/**
 * The ways of winning that there are.
 */
ways: Array<How>, 
/**
 * The least value of a win.
 */
min: number, 
/**
 * The greatest value of a hand, where there is one.
 */
max: number | null, 
/**
 * What values are multiples of.
 */
step: number, 
/**
 * The only values of a win that there are, where they are few.
 */
values: Array<number>, 
/**
 * The clause about the least value.
 */
clause: string, 
/**
 * The sticks that everybody starts with, where points are counted with them.
 */
sticks?: SticksView, };

export type SticksView = { 
/**
 * What they are worth together.
 */
start: number, 
/**
 * The sticks of each player at the start, the dearest first.
 */
sticks: Array<StickView>, 
/**
 * The clause that says so.
 */
clause: string, };

export type StickView = { 
/**
 * What one is worth.
 */
worth: number, 
/**
 * How many a player starts with.
 */
count: number, };

export type OffenceView = { 
/**
 * Its name for programs.
 */
id: string, 
/**
 * Its name for people.
 */
name: WordsView, 
/**
 * The clause that says so.
 */
clause: string, 
/**
 * What it costs.
 */
points: PointsView, 
/**
 * Who gets the points.
 */
to: ReceiverView, 
/**
 * Whether the hand is dead.
 */
dead_hand: boolean, 
/**
 * Whether it is a warning and nothing more.
 */
warning: boolean, 
/**
 * Whether the count of repetitions starts anew in each round (MCRC-PEN-8).
 */
each_round: boolean, 
/**
 * Whether it is written with the deal itself and not as a penalty.
 */
in_deal: boolean, 
/**
 * What else follows, as a word.
 */
consequence: string | null, };

export type PointsView = { "kind": "none" } | { "kind": "fixed", points: number, } | { "kind": "each_other", points: number, } | { "kind": "choice", points: Array<number>, } | { "kind": "ladder", points: Array<number>, };

export type ReceiverView = "nobody" | "each_other" | "one";

export type HandWon = { 
/**
 * Who won.
 */
who: number, 
/**
 * Whose tile it was.
 */
from: number | null, 
/**
 * How the tile was got.
 */
how: How, 
/**
 * What the hand was worth.
 */
value: number, 
/**
 * In which row.
 */
row: number, 
/**
 * The hand, if it was written down.
 */
hand: string | null, };
