// The tabs of a tournament's page, and who has which.

import type { Component } from "svelte";
import type { EventBook } from "./event.svelte";

export const PUBLIC = ["standings", "rounds", "players", "statistics", "penalties", "draw", "log"] as const;
export const OWN = ["next", "entrants", "seating", "session", "results", "referee", "codes", "settings"] as const;
export type Tab = (typeof PUBLIC)[number] | (typeof OWN)[number];

/** The tabs of who works in the hall, in the order of the work. */
export function ownTabs(event: Pick<EventBook, "organises" | "judges" | "scores">): Tab[] {
  if (event.organises) return [...OWN];
  if (event.judges) return ["referee", "session", "results"];
  return event.scores ? ["results"] : [];
}

export function firstTab(event: Pick<EventBook, "organises" | "judges" | "scores">): Tab {
  return ownTabs(event)[0] ?? "standings";
}

type Part = Component<{ event: EventBook }>;
const part = (load: () => Promise<{ default: unknown }>): (() => Promise<Part>) => {
  let loaded: Promise<Part> | undefined;
  return () => (loaded ??= load().then((module) => module.default as Part));
};

export const LOADERS: Record<Tab, () => Promise<Part>> = {
  standings: part(() => import("./parts/Standings.svelte")),
  rounds: part(() => import("./parts/Rounds.svelte")),
  players: part(() => import("./parts/Players.svelte")),
  statistics: part(() => import("./parts/Statistics.svelte")),
  penalties: part(() => import("./parts/Penalties.svelte")),
  draw: part(() => import("./parts/Draw.svelte")),
  log: part(() => import("./parts/Log.svelte")),
  next: part(() => import("./organiser/Next.svelte")),
  entrants: part(() => import("./organiser/Entrants.svelte")),
  seating: part(() => import("./organiser/Seating.svelte")),
  session: part(() => import("./organiser/Session.svelte")),
  results: part(() => import("./scorer/Results.svelte")),
  referee: part(() => import("./referee/Referee.svelte")),
  codes: part(() => import("./organiser/Codes.svelte")),
  settings: part(() => import("./organiser/Settings.svelte")),
};
