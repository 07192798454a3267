// What a table is made with, from what was chosen on the first page. No rule is decided here: the server says which options
// there are, and refuses what does not fit.

import type { ClockName, TableConfig } from "../../protocol";

export type Value = boolean | number | string | null;

/** An option of a ruleset, as /api/rulesets tells it. */
export interface Option {
  id: string;
  kind: "bool" | "number" | "word";
  default: Value;
  choices?: (number | string)[];
  min?: number;
  max?: number;
  multiple_of?: number;
  /** Whether it may be left out altogether. */
  none: boolean;
  meaning: string;
  clause: string;
}

export interface Ruleset {
  id: string;
  name: string;
  players: { min: number; max: number; usual: number };
  options: Option[];
}

/** What was chosen for one ruleset; everything else is as usual. */
export interface Setup {
  options: Record<string, Value>;
  players: number | null;
  strict: boolean;
  /** Null: no clock alone, a relaxed one with friends. */
  clock: ClockName | null;
  /** Seconds that spectators are behind; null if there are none. */
  spectators: number | null;
  listed: boolean;
}

export const USUAL: Setup = { options: {}, players: null, strict: false, clock: null, spectators: 0, listed: false };

export const GAMES = ["mcr", "sichuan", "taiwan", "classical", "red"] as const;
export type Game = (typeof GAMES)[number];

export const LEVELS = ["novice", "club", "master"] as const;
export const LENGTHS = ["1", "round", "game"] as const;

/** The option by which a ruleset itself counts rounds; elsewhere a round is a deal for each player. */
const ROUNDS: Record<string, string> = { red: "session_rounds", taiwan: "rounds" };

/** What is sent to make the table. */
export function tableOf(rules: string, setup: Setup, level: string, length: string, friends: boolean): Partial<TableConfig> {
  const options = { ...setup.options };
  let deals: number | undefined;
  if (length === "1") deals = 1;
  if (length === "round") {
    const counts = ROUNDS[rules];
    if (counts) options[counts] = 1;
    else deals = setup.players ?? 4;
  }
  const config: Partial<TableConfig> = {
    rules,
    options,
    strict: setup.strict,
    bots: level,
    clock: { name: setup.clock ?? (friends ? "relaxed" : "none") },
    spectators: setup.spectators,
    listed: friends && setup.listed,
    at_once: !friends,
  };
  if (setup.players) config.players = setup.players;
  if (deals) config.deals = deals;
  return config;
}

/** How many things are not as usual. */
export function changes(setup: Setup): number {
  const { options, ...rest } = setup;
  const plain = USUAL as unknown as Record<string, unknown>;
  return Object.keys(options).length + Object.entries(rest).filter(([key, value]) => plain[key] !== value).length;
}
