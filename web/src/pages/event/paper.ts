// A result that is typed from paper: what is checked while it is typed (MCRC-SCORE-7), and whether two readings agree.

import type { PaperResult, PaperView, TableView } from "../../tournament";

/** The cells of the form, as they are typed. */
export interface Typed {
  points: [string, string, string, string];
  toNobody: string;
  deals: string;
  signed: [boolean, boolean, boolean, boolean];
  referee: boolean;
}

export const BLANK: Typed = { points: ["", "", "", ""], toNobody: "", deals: "", signed: [false, false, false, false], referee: false };

/** A whole number with any kind of minus; null if it is none. */
export function whole(text: string): number | null {
  const clean = text.trim().replace(/[−–—]/g, "-").replace(/^\+/, "").replace(/\s/g, "");
  return /^-?\d{1,9}$/.test(clean) ? Number(clean) || 0 : null;
}

export interface Sum {
  /** What the points add up to, with what was lost to nobody: 0 if the sheet is right. Null while cells are empty. */
  off: number | null;
  /** The cells that hold no number. */
  wrong: boolean[];
}

/** What the cells come to. */
export function check(typed: Typed): Sum {
  const numbers = typed.points.map(whole);
  const wrong = typed.points.map((text, place) => text.trim() !== "" && numbers[place] === null);
  const nobody = typed.toNobody.trim() === "" ? 0 : whole(typed.toNobody);
  if (nobody === null || numbers.some((one) => one === null)) return { off: null, wrong };
  return { off: numbers.reduce<number>((sum, one) => sum + one!, 0) + nobody, wrong };
}

/** What is sent, if the cells hold numbers that add up. */
export function resultOf(typed: Typed): PaperResult | null {
  if (check(typed).off !== 0) return null;
  return {
    points: typed.points.map((text) => whole(text)!) as PaperResult["points"],
    to_nobody: whole(typed.toNobody) ?? 0,
    deals: whole(typed.deals),
    signed: typed.signed,
    referee: typed.referee,
    hands: [],
  };
}

/** What the fourth cell must be for the sheet to add up, when three are typed. */
export function fourth(typed: Typed): { place: number; points: number } | null {
  const empty = typed.points.map((text, place) => (text.trim() === "" ? place : -1)).filter((place) => place >= 0);
  if (empty.length !== 1) return null;
  const numbers = typed.points.filter((_, place) => place !== empty[0]).map(whole);
  const nobody = typed.toNobody.trim() === "" ? 0 : whole(typed.toNobody);
  if (nobody === null || numbers.some((one) => one === null)) return null;
  return { place: empty[0]!, points: -nobody - numbers.reduce<number>((sum, one) => sum + one!, 0) };
}

/** The cells of a reading that is put right or signed. */
export function typedOf(result: PaperResult): Typed {
  return { points: result.points.map(String) as Typed["points"], toNobody: result.to_nobody ? String(result.to_nobody) : "", deals: result.deals === null ? "" : String(result.deals), signed: [...result.signed], referee: result.referee };
}

/** Whether two readings say the same. */
export function agree(one: PaperResult, other: PaperResult): boolean {
  return one.to_nobody === other.to_nobody && one.points.every((points, place) => points === other.points[place]);
}

export type Task = "first" | "second" | "settle" | "sign" | "done";

/** What a table's paper waits for from this person: he may not read a second time what he typed himself. */
export function task(table: Pick<TableView, "state" | "paper">, me: string): { task: Task; own: boolean } {
  const last = table.paper.at(-1) as PaperView | undefined;
  if (table.state === "complete") return { task: "done", own: false };
  if (!last) return { task: "first", own: false };
  if (table.state === "differs") return { task: "settle", own: false };
  // The numbers hold, and signatures are missing: it goes back to the table (MCRC-SCORE-6).
  if (table.state === "unsigned") return { task: "sign", own: false };
  return { task: "second", own: last.by === me };
}
