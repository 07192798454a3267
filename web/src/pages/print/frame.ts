// What stands in the rows of a score sheet: the frame of MCRC-FORM-4, and what the record of another ruleset needs besides.

import type { FormView, RowView, SheetView } from "../../sheet";

export interface Frame {
  /** Across the page: there are more columns than it is wide. */
  wide: boolean;
  /** Who deals: where winds turn with the dealer and nothing else says how far the round is. */
  dealer: boolean;
  /** How many deals in a row the dealer has won, and what that adds (TWN-PAY-4). */
  streak: boolean;
  /** For how many wins there are columns; 0 where the remarks are enough (MCRC-FORM-4). */
  wins: number;
  /** Who is responsible for the winner (TWN-RESP-4). */
  responsible: boolean;
  /** What every hand is worth: after a win (CLA-SCORE-1), or ready at the wall's end (SIC-READY-4). */
  hands: "none" | "all" | "ready";
  /** What kongs bring and cost (SIC-KPAY-1). */
  kongs: boolean;
  /** Empty rows for the pen. */
  rows: number;
  /** How many rows make a round, where that is always the same; 0 elsewhere. */
  round: number;
}

/** The ruleset whose form is MCRC-FORM-4. */
const COMPETITION = "mcr";

export function frameOf({ rules, options, form }: Pick<SheetView, "rules" | "options" | "form">): Frame {
  const hands = form.all_hands ? "all" : form.ready_hands ? "ready" : "none";
  const wide = hands !== "none" || form.kongs;
  const asked = Number(options.session_deals ?? options.max_deals ?? 0) || 16;
  // A dealer who stays, or a draw that is played again, makes more than sixteen deals.
  const rows = rules === COMPETITION ? 16 : Math.max(asked, spare(wide, form));
  return {
    wide,
    dealer: rules !== COMPETITION,
    streak: form.streak,
    wins: rules === COMPETITION ? 0 : (form.play_on ?? 1),
    responsible: form.responsible,
    hands,
    kongs: form.kongs,
    rows,
    round: rules === COMPETITION ? 4 : 0,
  };
}

/** So many rows fit on a page with what else stands on it. */
function spare(wide: boolean, form: FormView): number {
  if (wide) return form.all_hands && !form.sticks ? 18 : 16;
  return form.sticks ? 20 : 24;
}

/** How high a row is: what the pen fills in wants more room than what is printed. */
export function rowHeightOf(frame: Frame, { form }: Pick<SheetView, "form">, filled: boolean, rows: number): string {
  if (frame.wide) return form.sticks ? "4.9mm" : filled ? "5.2mm" : rows > 16 ? "5.5mm" : "6.1mm";
  if (rows <= 16 && !form.sticks) return "8.8mm";
  return filled ? "5.4mm" : form.sticks ? "6.2mm" : "6.8mm";
}

/** What a player has won and lost in a row: the deal, and the penalties that are booked with it (MCRC-FORM-5, MCRC-PEN-9). */
export function plusMinus(view: SheetView, row: RowView | null, at: number, player: number): { plus: number; minus: number } {
  const deal = row && counts(row) ? (row.points[player] ?? 0) : 0;
  const fines = view.penalties.filter((one) => one.row === at && !one.cancelled).map((one) => one.points[player] ?? 0);
  const all = [deal, ...fines];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { plus: sum(all.filter((value) => value > 0)), minus: Math.abs(sum(all.filter((value) => value < 0))) };
}

/** A row that is struck out, or stands after the end, counts for nothing. */
export const counts = (row: RowView): boolean => !row.struck && !row.beyond && !row.problem;

/** What kongs have brought a player in a row. */
export function kongPoints(row: RowView, player: number): number {
  const own = row.bookings.filter((one) => one.clause.startsWith("SIC-KPAY"));
  return own.reduce((sum, one) => sum + (one.to === player ? one.points : 0) - (one.from === player ? one.points : 0), 0);
}

/** What the dealer's streak adds to a payment (TWN-PAY-4): the base of one, and two for each deal won in a row. */
export const dealerTai = (streak: number): number => 1 + 2 * streak;

/** What else has to be known to fill it in, as ids of texts with their clauses. */
export function remindersOf({ rules, form }: Pick<SheetView, "rules" | "form">): string[] {
  return REMINDERS.filter(([, holds]) => holds(form, rules)).map(([id]) => id);
}

const REMINDERS: [string, (form: FormView, rules: string) => boolean][] = [
  ["print-mind-mcr", (_, rules) => rules === COMPETITION],
  ["print-mind-hands", (form) => form.all_hands],
  ["print-mind-streak", (form) => form.streak],
  ["print-mind-responsible", (form) => form.responsible],
  ["print-mind-kongs", (form) => form.kongs],
  ["print-mind-ready", (form) => form.ready_hands],
  ["print-mind-suit", (form) => form.forbidden_suit],
  ["print-mind-several", (form) => form.several_winners && form.play_on === null],
  ["print-mind-red", (_, rules) => rules === "red"],
];
