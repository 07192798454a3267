// The standing after a session, as it was then.

import type { ScoreView, SectionView, StandingView } from "../../tournament";
import { lastPlayed } from "./event";

export interface Standing {
  who: StandingView;
  /** Null for who is not ranked. */
  place: number | null;
  tp: number;
  gp: number;
  /** The session itself; null if he did not play it. */
  last: ScoreView | null;
  /** How many places he went up; null where that is not known. */
  moved: number | null;
}

/** By table points, then game points; equals share the place (MCRC-RANK-1, MCRC-RANK-2). */
export function standingAfter(section: SectionView, session: number): Standing[] {
  const now = session >= lastPlayed(section);
  const rows = section.standings.map((who) => then(section, who, session, now));
  if (now) return rows;
  const ranked = rows.filter((row) => row.who.place !== null);
  ranked.sort((a, b) => stageOf(section, b.who, session) - stageOf(section, a.who, session) || b.tp - a.tp || b.gp - a.gp);
  const same = (a: Standing, b: Standing) => stageOf(section, a.who, session) === stageOf(section, b.who, session) && a.tp === b.tp && a.gp === b.gp;
  ranked.forEach((row, at) => {
    const above = ranked[at - 1];
    row.place = above && same(above, row) ? above.place : at + 1;
  });
  return [...ranked, ...rows.filter((row) => row.who.place === null)];
}

function then(section: SectionView, who: StandingView, session: number, now: boolean): Standing {
  const last = who.sessions[session - 1] ?? null;
  if (now) return { who, place: who.place, tp: who.tp, gp: who.gp, last, moved: who.moved };
  const sums = who.sessions.slice(0, session).findLast((one) => one !== null);
  return { who, place: null, tp: sums?.tp_sum ?? 0, gp: sums?.gp_sum ?? 0, last, moved: null };
}

/** The last stage of a knockout that he had reached by then; who has gone further stands higher. */
function stageOf(section: SectionView, who: StandingView, session: number): number {
  const stages = section.stages.filter((stage) => stage.from <= session && (stage.ids?.includes(who.id) ?? false));
  return stages.at(-1)?.stage ?? 0;
}
