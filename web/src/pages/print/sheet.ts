// What stands around the deals of a score sheet, and the remarks beside them.

import { t } from "../../lib/i18n.svelte";
import type { RowView, SheetView, WinEntry } from "../../sheet";
import { counts } from "./frame";
import { points } from "./numbers";

export interface SheetHead {
  title: string;
  game: string;
  group: string;
  table: string;
  from: string;
  to: string;
  date: string;
  referee: string;
  /** A remark if only the totals are known, typed from paper; empty otherwise. */
  paper: string;
}

export interface SheetSeat {
  name: string;
  number: number | null;
  team: string;
  substitute: boolean;
  /** Table points in twelfths and game points; null while they are open. */
  tp: number | null;
  gp: number | null;
  signed: boolean;
}

const LETTERS = "ABCD";
export const letter = (place: number | null): string => (place === null ? t("print-wall") : (LETTERS[place] ?? "?"));

/** A win in few letters: who, from whom, what it is worth. */
export const winText = (win: WinEntry): string => `${letter(win.who)}←${letter(win.from)} ${win.value}${win.good === false ? " ✗" : ""}`;

/** The remarks of a row: what the columns do not say. */
export function remarks(view: SheetView, row: RowView | null, at: number, withWins: boolean): string {
  const found: string[] = [];
  if (row) {
    if (row.entry.end === "wall") found.push(t(row.replayed ? "print-draw-again" : "print-draw"));
    if (row.entry.end === "time") found.push(t("print-time"));
    if (withWins) found.push(...row.entry.wins.map(winText));
    for (const who of row.entry.broken_suit) found.push(t("print-broken-suit", { who: letter(who) }));
    if (row.entry.note) found.push(row.entry.note);
    if (row.struck) found.push(t("print-struck"));
    else if (!counts(row)) found.push(t("print-counts-not"));
    else if (row.version > 1) found.push(t("print-corrected", { version: row.version }));
  }
  for (const one of view.penalties.filter((penalty) => penalty.row === at && !penalty.cancelled)) {
    const what = one.points[one.who] ? points(one.points[one.who]!) : one.warning ? t("print-warning-short") : t("print-dead-short");
    found.push(`${letter(one.who)} ${what} ${one.clause}`);
  }
  return found.join("; ");
}
