// A duplicate match in words and numbers. What is compared, the server has reckoned.

import { i18n, t } from "../../lib/i18n.svelte";
import type { ComparedDeal, ComparedRow, Fraction, SeatLetter } from "../../duplicate";
import type { DuplicateStory, DuplicateTable, DuplicateView } from "../../protocol";

const SEATS: readonly SeatLetter[] = ["E", "S", "W", "N"];

/** A part of points with its sign, to two places. */
export function part({ num, den }: Fraction, sign = true): string {
  const format = new Intl.NumberFormat(i18n.lang, { maximumFractionDigits: 2, signDisplay: sign ? "exceptZero" : "auto" });
  return format.format(num / den).replace("-", "−");
}

/** Who sits on a chair: his name, or the bot that plays there. */
export function nameOf(view: DuplicateView, table: DuplicateTable, chair: number): string {
  const sitter = table.chairs[chair];
  if (sitter) return sitter.name;
  // At a table that never began nobody has played.
  if (table.state === "over" && table.finished === 0 && !table.chairs.some(Boolean)) return "–";
  if (table.state === "open") return t("duplicate-free");
  return t("duplicate-bot", { level: t(`level-${view.config.bots}`) });
}

/** The wind that a chair has in the first deal: with two players the second is West. */
export function windOf(table: DuplicateTable, chair: number): SeatLetter {
  return (table.chairs.length === 2 ? (["E", "W"] as const) : SEATS)[chair]!;
}

/** The row of a table in a seat of a deal. */
export function rowOf(deal: ComparedDeal, seat: SeatLetter, table: number): ComparedRow | undefined {
  return deal.seats.find((one) => one.seat === seat)?.rows.find((row) => row.table === table);
}

/** The tables that are compared in a deal. */
export function tablesOf(deal: ComparedDeal): number[] {
  const all = deal.seats.flatMap((seat) => seat.rows.map((row) => row.table));
  return [...new Set(all)].sort((one, other) => one - other);
}

/** Who sits at a table, for a comparison. */
export interface Sitter {
  name: string;
  /** His wind in the first deal. */
  wind: SeatLetter;
  /** Whether it is he who looks. */
  mine: boolean;
}

/** What happened in a deal at a table, and where it can be seen again. */
export interface Story {
  text: string;
  replay: string;
}

/** How a deal ended at a table, in a sentence. */
export function storyOf(story: DuplicateStory): string {
  if (story.by === "time") return t("duplicate-story-time");
  if (!story.wins.length) return t("duplicate-story-draw");
  const wins = story.wins.map((win) => {
    const seat = t(`wind-${win.seat}`);
    if (!win.good) return t("duplicate-story-false", { seat });
    return win.from ? t("duplicate-story-win", { seat, from: t(`wind-${win.from}`), value: win.value }) : t("duplicate-story-self", { seat, value: win.value });
  });
  return wins.join("; ");
}

/** A seed that nobody guesses. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
