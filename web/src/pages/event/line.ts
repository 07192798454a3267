// The line to the server for a tournament: its addresses, the code of who asks, and what time it is there.

import { ApiError } from "../../lib/api";
import { i18n, t } from "../../lib/i18n.svelte";
import { codeIn, codeOf, remember } from "../../hall/codes";
import { ownStore } from "../../hall/queue";
import type { Act, TournamentView } from "../../tournament";
import { offset } from "./clock";

export interface Codes {
  organiser?: string;
  referee?: string;
  scorer?: string;
  /** By `section.table`, the section from 1. */
  tables?: Record<string, string>;
  /** By the player's id. */
  players?: Record<string, string>;
}

/** What the server says of a tournament; without a view if nothing has changed. */
export interface Told {
  version: number;
  role?: string;
  view?: TournamentView;
  codes?: Codes;
  /** Its time in milliseconds since 1970. */
  now?: number;
}

export type Result = { key: string; ok: true } | { key: string; ok: false; code: string; message: string; clause?: string | null };

export interface Sent {
  version: number;
  results: Result[];
}

export const api = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

/** Asks the server, and tells how far its clock is ahead of ours. */
export async function request<T>(method: string, path: string, code: string, body?: unknown, signal?: AbortSignal): Promise<{ value: T; ahead: number | null }> {
  const headers: Record<string, string> = code ? { "X-Fivewinds-Code": code } : {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const asked = Date.now();
  const init: RequestInit = { method, headers, signal: signal ?? null, body: body === undefined ? null : JSON.stringify(body) };
  const answer = await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${i18n.lang}`, init).catch((problem) => {
    if (signal?.aborted) throw problem;
    throw new ApiError(0, "offline", t("error-offline"));
  });
  const text = await answer.text();
  const value = json(text);
  if (!answer.ok) {
    const failure = (value ?? {}) as { code?: string; message?: string; clause?: string | null };
    throw new ApiError(answer.status, failure.code ?? "unknown", failure.message ?? t("error-unknown"), [], failure.clause ?? null);
  }
  return { value: (value ?? text) as T, ahead: aheadOf(answer, value, asked) };
}

/** A long poll was answered late, so that only when the answer came is known: the head of the answer is made when it is sent. */
function aheadOf(answer: Response, value: unknown, asked: number): number | null {
  const came = Date.now();
  const said = (value as Told | null)?.now;
  if (typeof said === "number") return said - came;
  const head = Date.parse(answer.headers.get("Date") ?? "");
  // The head has whole seconds: on average half a second is cut off.
  return Number.isNaN(head) ? null : came - asked < 1000 ? offset(head + 500, asked, came) : head + 500 - came;
}

function json(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** What a browser opens an event for: as whom it works there, as a table's phone, or as a player's own. */
export type Use = "main" | "me" | `table-${number}.${number}`;

const KEY = "fivewinds-event-codes";

/** The code for a use: from the link, or as it was kept. A link to a table does not take the referee's code from his phone. */
export function codeFor(id: string, use: Use, hash: string): string {
  const said = codeIn(hash);
  if (use === "main") {
    if (said) remember("event", id, { code: said });
    return said || codeOf("event", id);
  }
  if (said) keepCode(`${id} ${use}`, said);
  return said || keptCodes()[`${id} ${use}`] || codeOf("event", id);
}

/** As what this browser may work at an event: one person is organiser, referee and scorer at a small one. */
export function rolesOf(id: string): { role: string; code: string }[] {
  const start = `${id} as `;
  return Object.entries(keptCodes()).flatMap(([name, code]) => (name.startsWith(start) ? [{ role: name.slice(start.length), code }] : []));
}

export function rememberRole(id: string, role: string, code: string): void {
  if (["organiser", "referee", "scorer"].includes(role) && keptCodes()[`${id} as ${role}`] !== code) keepCode(`${id} as ${role}`, code);
}

function keepCode(name: string, code: string): void {
  try {
    ownStore()?.setItem(KEY, JSON.stringify({ ...keptCodes(), [name]: code }));
  } catch {
    // Then the link is needed again.
  }
}

function keptCodes(): Record<string, string> {
  return (json(ownStore()?.getItem(KEY) ?? "") as Record<string, string> | null) ?? {};
}

export type { Act };
