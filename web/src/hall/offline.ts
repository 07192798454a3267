// A sheet with what is not sent yet, as far as that can be said without the server: which deals, confirmations and penalties
// were written, not what they come to.

import type { DealEntry, Note, SheetView } from "../sheet";
import type { Waiting } from "./keeper";

/** A deal that is written and not sent, or was refused. */
export interface WaitingDeal {
  item: Waiting;
  row: number;
  deal: DealEntry;
}

/** The number of the next row, counting what waits. */
export function nextRow(view: SheetView, waiting: Waiting[]): number {
  const rows = dealsIn(waiting).filter(({ item }) => item.refused?.code !== "not_next").map(({ row }) => row + 1);
  return Math.max(view.rows.length, ...rows, 0);
}

/** The new deals that wait, in order. */
export function dealsIn(waiting: Waiting[]): WaitingDeal[] {
  return waiting.flatMap((item) => (item.note.do === "deal" ? [{ item, row: item.note.row, deal: item.note.deal }] : []));
}

/** What waits about a row that the server has. */
export function aboutRow(waiting: Waiting[], row: number): Waiting[] {
  return waiting.filter(({ note }) => "row" in note && note.row === row && note.do !== "deal" && note.do !== "penalty");
}

/** Whether a player has confirmed a row here, though the server does not know it yet. */
export function confirmedHere(waiting: Waiting[], row: number, who: number): boolean {
  return aboutRow(waiting, row).some(({ note }) => note.do === "confirm" && note.who === who);
}

/** What waits and stands in no row: calls, answers, penalties, signatures. */
export function aside(waiting: Waiting[]): Waiting[] {
  return waiting.filter(({ note }) => !("row" in note) || note.do === "penalty");
}

/** Two notes that cannot both hold: what was written here, and what somebody else wrote meanwhile. */
export function rivalOf(view: SheetView, note: Note): DealEntry | null {
  return note.do === "deal" || "version" in note ? (view.rows[note.row]?.entry ?? null) : null;
}
