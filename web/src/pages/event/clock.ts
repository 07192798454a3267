// The clock of the hall: what is left of a session, by the server's time. Nothing here asks for the time; it is said.

import type { TableView, TourSessionView } from "../../tournament";

/** Fifteen minutes before the end the chief referee announces it (MCRC-TIME-2). */
export const WARNING_MS = 15 * 60_000;

export type Phase = "before" | "running" | "warning" | "paused" | "over";

export interface Reading {
  phase: Phase;
  /** What is left in milliseconds; below 0 when the time is up and the gong was not struck. Null if nothing is counted. */
  left: number | null;
}

/** What the clock of a session shows. */
export function read(session: Pick<TourSessionView, "state" | "ends_at" | "left_ms">, now: number): Reading {
  if (session.state === "planned" || session.state === "seated") return { phase: "before", left: null };
  if (session.state === "paused") return { phase: "paused", left: session.left_ms };
  if (session.state !== "running" || session.ends_at === null) return { phase: "over", left: null };
  return counted(session.ends_at - now);
}

/** What the clock of one table shows: its own extra time is in it, and it may go on after the gong. */
export function readTable(session: Pick<TourSessionView, "state" | "ends_at" | "left_ms">, table: Pick<TableView, "extra_minutes" | "ends_at">, now: number): Reading {
  if (session.state === "paused" && session.left_ms !== null) return { phase: "paused", left: session.left_ms + table.extra_minutes * 60_000 };
  if (table.ends_at !== null && (session.state === "running" || (session.state === "over" && table.ends_at > now))) return counted(table.ends_at - now);
  return read(session, now);
}

function counted(left: number): Reading {
  if (left <= 0) return { phase: "over", left };
  return { phase: left <= WARNING_MS ? "warning" : "running", left };
}

/** Milliseconds as `1:05:09` or `14:59`. What is begun counts: 0:01 is shown until nothing is left. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const text = hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return ms < 0 && seconds > 0 ? `−${text}` : text;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

/** What sounds between two looks at the clock: the warning once, the gong once. */
export function sounds(before: Reading, after: Reading): "warning" | "gong" | null {
  const ran = before.phase === "running" || before.phase === "warning";
  if (ran && after.phase === "over") return "gong";
  if (before.phase === "running" && after.phase === "warning") return "warning";
  return null;
}

/** How far the server's clock is ahead of ours, from an answer that was asked at `asked` and came at `came`. */
export function offset(server: number, asked: number, came: number): number {
  return Math.round(server - (asked + came) / 2);
}
