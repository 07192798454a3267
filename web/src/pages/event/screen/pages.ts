// What the big screen shows beside the clock, page after page: so many lines as can be read from the back of the hall.

import type { SectionView } from "../../../tournament";
import { begun, current } from "../names";

export type Sheet =
  | { kind: "draw"; section: number; from: number; to: number; of: number }
  | { kind: "tables"; section: number; session: number; from: number; to: number; of: number }
  | { kind: "standings"; section: number; from: number; to: number; of: number }
  | { kind: "teams"; section: number; from: number; to: number; of: number };

export const LINES = { draw: 24, tables: 8, standings: 10, teams: 10 };
/** How long a page stays, in milliseconds. */
export const STAY_MS = 9000;

/** The pages of a section, by what is going on. */
export function sheetsOf(section: SectionView): Sheet[] {
  const session = current(section);
  const sheets: Sheet[] = [];
  const started = section.sessions.some(begun);
  if (section.draw && !started) sheets.push(...cut(section.draw.order.length, LINES.draw).map((part) => ({ kind: "draw" as const, section: section.section, ...part })));
  if (session && session.tables.length > 0 && session.state !== "closed")
    sheets.push(...cut(session.tables.length, LINES.tables).map((part) => ({ kind: "tables" as const, section: section.section, session: session.session, ...part })));
  if (started) {
    sheets.push(...cut(section.standings.length, LINES.standings).map((part) => ({ kind: "standings" as const, section: section.section, ...part })));
    if (section.setup.teams) sheets.push(...cut(section.teams.length, LINES.teams).map((part) => ({ kind: "teams" as const, section: section.section, ...part })));
  }
  return sheets;
}

/** So many lines in pages of nearly equal length. */
export function cut(count: number, most: number): { from: number; to: number; of: number }[] {
  if (count === 0) return [];
  const pages = Math.ceil(count / most);
  const each = Math.ceil(count / pages);
  return Array.from({ length: pages }, (_, page) => ({ from: page * each, to: Math.min(count, (page + 1) * each), of: count }));
}
