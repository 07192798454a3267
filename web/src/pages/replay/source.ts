// Where a replay comes from: a table of this server, or a record that was opened from disk.

import { ask, get, post } from "../../lib/api";
import type { ReplayDeal } from "../../protocol";
import type { CoachReview } from "./types";

/** The path of a record from disk: /replay/file. */
export const FILE = "file";
const KEY = "fivewinds-record";

let opened: { name: string; text: string } | null = null;

/** Keeps a record for this visit, so that a reload does not lose it. */
export function openFile(name: string, text: string): void {
  opened = { name, text };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(opened));
  } catch {
    // Too long for the browser's store: it lasts until the page is left.
  }
}

export function openedFile(): { name: string; text: string } | null {
  if (opened) return opened;
  try {
    opened = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as typeof opened;
  } catch {
    opened = null;
  }
  return opened;
}

export function loadDeal(id: string, deal: number, seat: string | null, signal: AbortSignal): Promise<ReplayDeal> {
  if (id === FILE) {
    const record = openedFile()?.text;
    return record ? post<ReplayDeal>("/api/replay/deal", { record, deal, seat }, signal) : Promise.reject(new NoFile());
  }
  return get<ReplayDeal>(`/api/tables/${encodeURIComponent(id)}/deals/${deal}/replay${seat ? `?seat=${seat}` : ""}`, signal);
}

export class NoFile extends Error {}

/** The coach's opinion of what a seat did. */
export async function review(id: string, deal: number, seat: string, signal: AbortSignal): Promise<CoachReview> {
  const record = id === FILE ? openedFile()!.text : await ask<string>("GET", `/api/tables/${encodeURIComponent(id)}/record?form=jsonl`, undefined, signal);
  return post<CoachReview>("/api/coach", { record, deal, seat, top: 12 }, signal);
}

/** The id of a table in whatever somebody pasted: a link to the table or to a replay, or the id itself. */
export function idIn(text: string): { path: string } | null {
  const link = text.trim().match(/\/(?:table|replay)\/([a-z0-9]{8,40})((?:\?[^\s#]*)?)/i);
  if (link) return { path: `/replay/${link[1]}${text.includes("/replay/") ? link[2] : ""}` };
  const id = text.trim().match(/^[a-z0-9]{8,40}$/i);
  return id ? { path: `/replay/${id[0]}` } : null;
}
