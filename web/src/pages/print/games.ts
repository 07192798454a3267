// How the final results are cut into leaves, and teams with their players.

import type { SectionView, StandingView, TeamView } from "../../tournament";

/** Beside all the other columns there is room for three games, beside the names alone for five. */
const FIRST = 3;
const LATER = 5;

/** The games of each leaf, evenly: 1–3, 4–7, 8–10. */
export function gamesAcross(played: number): number[][] {
  const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
  const found = [range(1, Math.min(played, FIRST))];
  let next = FIRST + 1;
  for (let left = Math.ceil((played - FIRST) / LATER); left > 0; left--) {
    const count = Math.ceil((played - next + 1) / left);
    found.push(range(next, count));
    next += count;
  }
  return found;
}

export interface TeamRow extends TeamView {
  members: StandingView[];
}

/** Teams by place, their players by number. */
export function teamRows(section: SectionView): TeamRow[] {
  return section.teams.map((team) => ({
    ...team,
    members: section.standings.filter((who) => team.ids.includes(who.id)).sort((a, b) => (a.number ?? 0) - (b.number ?? 0)),
  }));
}
