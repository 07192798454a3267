// What the forms are given: an event as the server tells it, or an empty one for forms without names.

import type { EntrantView, SectionView, Setup, TablePlaceView, TableView, TourSessionView, TournamentView } from "../../tournament";
import { blankOf } from "./blank";

/** The codes that the organiser is told. */
export interface EventCodes {
  organiser?: string;
  referee?: string;
  scorer?: string;
  /** By section and table, both from 1: `1.3`. */
  tables?: Record<string, string>;
  /** By the id of the player. */
  players?: Record<string, string>;
}

export interface EventData {
  id: string;
  version: number;
  view: TournamentView;
  codes: EventCodes;
  /** Nothing is filled in: for the pen. */
  blank: boolean;
}

/** What was chosen for a form: numbers as people count, from 1; null for all. */
export interface Choice {
  section: number;
  session: number | null;
  table: number | null;
  /** The id of a player or the number of an appeal; 0 for an empty form. */
  one: number | null;
  /** Whether a score sheet is filled in. */
  filled: boolean;
  /** Where phones find the server. */
  address: string;
}

export const sectionOf = (event: EventData, choice: Choice): SectionView | undefined => event.view.sections[choice.section - 1] ?? event.view.sections[0];

/** Everybody of a section, by number, then by id. */
export function playersOf(event: EventData, section: SectionView): EntrantView[] {
  const own = event.view.entrants.filter((one) => one.section === section.section);
  return own.sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || a.id - b.id);
}

/** Sessions whose tables are known. */
export const seatedSessions = (section: SectionView): TourSessionView[] => section.sessions.filter((one) => one.tables.length > 0);

/** The session that is meant if none was chosen: the one that runs, else the next, else the last. */
export function usualSession(section: SectionView): number {
  const known = seatedSessions(section);
  const now = known.find((one) => one.state === "running" || one.state === "paused" || one.state === "over");
  const next = known.find((one) => one.state === "planned" || one.state === "seated");
  return (now ?? next ?? known.at(-1))?.session ?? 1;
}

/** The last session with a result that counts for a standing; 0 before the first. */
export function lastPlayed(section: SectionView): number {
  return section.sessions.filter((one) => one.state === "closed" || one.state === "over").at(-1)?.session ?? 0;
}

export interface Sitter {
  entrant: EntrantView | null;
  number: number | null;
  name: string;
  team: string;
  /** He fills the place and is not ranked (MCRC-TABLE-3, MCRC-PEN-11). */
  substitute: boolean;
}

/** Who sits at a place, by name. */
export function sitter(event: EventData, place: TablePlaceView): Sitter {
  const entrant = event.view.entrants.find((one) => one.id === place.id) ?? null;
  return {
    entrant,
    number: place.number ?? entrant?.number ?? null,
    name: place.stand_in ?? entrant?.name ?? "",
    team: place.stand_in === null ? (entrant?.team ?? "") : "",
    substitute: !event.blank && (place.stand_in !== null || place.id === null),
  };
}

/** Where a player sits: the sessions that are seated. */
export interface Stop {
  session: number;
  table: number;
  /** 0 for East. */
  wind: number;
}

export function pathOf(section: SectionView, id: number): Stop[] {
  return seatedSessions(section).flatMap(({ session, tables }) =>
    tables.flatMap(({ table, places }) => {
      const wind = places.findIndex((place) => place.id === id);
      return wind < 0 ? [] : [{ session, table, wind }];
    }),
  );
}

const NOBODY: TablePlaceView = { id: null, number: null, stand_in: null, late: null, missed: false, gp: 0, tp: 0, place: 1 };

function blankTable(table: number, players: number): TableView {
  return {
    table,
    places: Array.from({ length: players }, () => ({ ...NOBODY })),
    state: "empty",
    extra_minutes: 0,
    ends_at: null,
    deals: 0,
    calls: 0,
    objections: 0,
    signed: [],
    referee_signed: false,
    check: { sum: 0, to_nobody: 0, ok: true },
    paper: [],
  };
}

export interface Blank {
  rules: string;
  options: Record<string, boolean | number | string | null>;
  tables: number;
  sessions: number;
  players: number;
}

/** An event of which nothing is known but the ruleset and how many tables there are. */
export function blankEvent({ rules, options, tables, sessions, players }: Blank): EventData {
  const setup: Setup = { title: "", place: "", dates: "", organiser: "", sections: [], appeal_minutes: 30, appeal_fee: "", weight: "", public: false };
  const section: SectionView = {
    section: 0,
    setup: { name: "", rules, options, scheme: { kind: "round_robin", sessions }, minutes: null, first_table: 1, short: false, teams: true, duplicate: null },
    minutes: 0,
    draw: null,
    stages: [],
    sessions: Array.from({ length: sessions }, (_, at) => ({
      session: at + 1,
      stage: 1,
      state: "planned" as const,
      begun_at: null,
      ends_at: null,
      left_ms: null,
      over_at: null,
      appeals_until: null,
      seed: "",
      tables: Array.from({ length: tables }, (_, table) => blankTable(table + 1, players)),
      missing: [],
    })),
    quality: null,
    offences: blankOf(rules).offences,
    standings: [],
    teams: [],
    statistics: { best_hands: [], most_wins: [], least_fed: [], deals: 0, wins: 0, self_drawn: 0, draws: 0 },
    todo: [],
  };
  const view = { setup: { ...setup, sections: [section.setup] }, finished: false, entrants: [], sections: [section], penalties: [], appeals: [], adjustments: [] };
  return { id: "", version: 0, view: view as TournamentView, codes: {}, blank: true };
}
