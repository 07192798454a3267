// Who is who in a tournament, and a player's way through it.

import type { EntrantView, SectionView, TableView, TourSessionView, TournamentView } from "../../tournament";

/** A player by id. */
export function entrant(view: TournamentView, id: number | null | undefined): EntrantView | undefined {
  return id == null ? undefined : view.entrants.find((one) => one.id === id);
}

export function nameOf(view: TournamentView, id: number | null | undefined): string {
  return entrant(view, id)?.name ?? "";
}

export const WINDS = ["E", "S", "W", "N"] as const;

/** A session in which a player sits somewhere. */
export interface Stop {
  session: TourSessionView;
  table: TableView;
  /** Where he begins: 0 is East. */
  seat: number;
}

/** Where a player sits in each session whose seating is known. */
export function pathOf(section: SectionView, id: number): Stop[] {
  const stops: Stop[] = [];
  for (const session of section.sessions)
    for (const table of session.tables) {
      const seat = table.places.findIndex((place) => place.id === id);
      if (seat >= 0) stops.push({ session, table, seat });
    }
  return stops;
}

/** The session that is played, or the next one, or the last: what a phone at a table shows. */
export function current(section: SectionView): TourSessionView | undefined {
  const open = section.sessions.find((one) => one.state === "running" || one.state === "paused" || one.state === "over");
  return open ?? section.sessions.find((one) => one.state === "seated") ?? section.sessions.filter((one) => one.state === "closed").at(-1) ?? section.sessions[0];
}

/** How often each two players meet in what is seated: `met[a][b]`, by numbers. */
export function meetings(sessions: { tables: { places: { number: number | null }[] }[] }[]): Map<number, Map<number, number>> {
  const met = new Map<number, Map<number, number>>();
  for (const session of sessions)
    for (const table of session.tables) {
      const numbers = table.places.flatMap((place) => place.number ?? []);
      for (const one of numbers)
        for (const other of numbers) {
          if (one === other) continue;
          const row = met.get(one) ?? new Map<number, number>();
          row.set(other, (row.get(other) ?? 0) + 1);
          met.set(one, row);
        }
    }
  return met;
}

/** Whether a session has a result that counts already. */
export const begun = (session: TourSessionView): boolean => session.state !== "planned" && session.state !== "seated";
