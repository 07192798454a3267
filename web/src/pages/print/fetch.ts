// What the forms need from the server.

import { askWith, codeIn, codeOf, remember } from "../../hall/codes";
import type { SheetView } from "../../sheet";
import type { TournamentView } from "../../tournament";
import { sectionOf, usualSession, type Choice, type EventCodes, type EventData } from "./event";

/** The code of the link, or the one that this browser knows. */
export function ownCode(kind: "event" | "sheet", id: string): string {
  const code = codeIn(location.hash);
  if (code) remember(kind, id, { code });
  return code || codeOf(kind, id);
}

const pathOf = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export async function readEvent(id: string): Promise<EventData> {
  const told = await askWith<{ version: number; view: TournamentView; codes?: EventCodes }>(ownCode("event", id), "GET", pathOf(id));
  return { id, version: told.version, view: told.view, codes: told.codes ?? {}, blank: false };
}

/** So many questions at a time. */
const AT_ONCE = 6;

/** The sheets of the tables of a session, by session and table: `2.5`. */
export async function readSheets(event: EventData, choice: Choice): Promise<Record<string, SheetView>> {
  const section = sectionOf(event, choice);
  const session = section?.sessions.find((one) => one.session === (choice.session ?? usualSession(section)));
  if (!section || !session) return {};
  const wanted = session.tables.filter((one) => one.deals > 0 && (choice.table === null || one.table === choice.table)).map((one) => one.table);
  const found: Record<string, SheetView> = {};
  const code = ownCode("event", event.id);
  const worker = async () => {
    for (let table = wanted.shift(); table !== undefined; table = wanted.shift()) {
      const path = `${pathOf(event.id)}/sheets/${section.section}/${session.session}/${table}`;
      const { view } = await askWith<{ view: SheetView | null }>(code, "GET", path);
      if (view) found[`${session.session}.${table}`] = view;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

/** The head of the log, and when it was asked for. */
export async function readVerdict(event: EventData) {
  const verdict = await askWith<{ ok: boolean; lines: number; head: string }>(ownCode("event", event.id), "GET", `${pathOf(event.id)}/verify`);
  return { verdict, now: Date.now() };
}

export interface SheetData {
  id: string;
  title: string;
  created_at: number;
  view: SheetView;
  codes: { keeper?: string; table?: string };
}

/** The sheet of friends or a club. */
export async function readSheet(id: string): Promise<SheetData> {
  const told = await askWith<{ title: string; created_at: number; view: SheetView; codes?: SheetData["codes"] }>(ownCode("sheet", id), "GET", `/api/sheets/${encodeURIComponent(id)}`);
  return { id, title: told.title, created_at: told.created_at, view: told.view, codes: told.codes ?? {} };
}
