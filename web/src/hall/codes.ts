// Sheets and events that this browser knows, with the codes that open them. A code comes in the part of a link that no
// server sees, and goes out in a header.

import { ask } from "../lib/api";
import { ownStore } from "./queue";

export type Kind = "sheet" | "event";

export interface Known {
  kind: Kind;
  id: string;
  /** Empty: one looks on. */
  code: string;
  title: string;
  rules: string;
  /** When it was opened last, in milliseconds since 1970. */
  at: number;
}

const KEY = "fivewinds-hall";
/** Who opens more than this has forgotten the first ones. */
const MOST = 60;

/** All that this browser knows, the last opened first. */
export function known(): Known[] {
  try {
    const kept: unknown = JSON.parse(ownStore()?.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.id === "string") : [];
  } catch {
    return [];
  }
}

export function codeOf(kind: Kind, id: string): string {
  return known().find((one) => one.kind === kind && one.id === id)?.code ?? "";
}

/** Keeps what is known of one; what is not said stays as it was. */
export function remember(kind: Kind, id: string, about: Partial<Omit<Known, "kind" | "id">>, now = Date.now()): void {
  const all = known();
  const before = all.find((one) => one.kind === kind && one.id === id);
  const next: Known = { kind, id, code: "", title: "", rules: "", ...before, ...about, at: now };
  keep([next, ...all.filter((one) => one !== before)].slice(0, MOST));
}

export function forget(kind: Kind, id: string): void {
  keep(known().filter((one) => one.kind !== kind || one.id !== id));
}

function keep(all: Known[]): void {
  try {
    ownStore()?.setItem(KEY, JSON.stringify(all));
  } catch {
    // Then the link is needed again.
  }
}

/** The code in the fragment of a link; empty if there is none. */
export const codeIn = (hash: string): string => (/^#([a-z0-9]{6,40})$/i.exec(hash)?.[1] ?? "").toLowerCase();

/** The link to a sheet or an event, with a code. */
export const linkTo = (kind: Kind, id: string, code = ""): string => `/${kind}/${encodeURIComponent(id)}${code && `#${code}`}`;

/** A question that needs a code. */
export function askWith<T>(code: string, method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return ask<T>(method, path, body, signal, code ? { "X-Fivewinds-Code": code } : {});
}
