// What the server says about a hand: the JSON of /api/score and /api/waits, as far as the page shows it.

import type { Options, Rules, Side, Way, Wind, Word } from "./line";
import { emptyHand, type Hand, type Meld, lineOf } from "./line";
import { tilesOf } from "../../tiles/names";

export interface FanScore {
  id: string;
  name: string;
  clause: string;
  points: number;
  times: number;
}

export interface ReadSet {
  kind: "chow" | "pung" | "kong" | "pair" | "knitted" | string;
  tiles: string;
  open: boolean;
  declared: boolean;
  completed: boolean;
  as?: string;
}

export interface Reading {
  value: number | null;
  shape: string;
  sets: ReadSet[];
  singles: string;
  fans: Record<string, number>;
}

export interface Change {
  kind: "won" | "seat" | "round" | "concealed" | "flower" | string;
  tile?: string;
  by?: Way;
  wind?: Wind;
  meld?: number;
  tiles?: string;
}

export interface WhatIf {
  change: Change;
  text: string;
  value: number | null;
  difference: number | null;
  valid: boolean | null;
  verdict_text: string;
  fans: Record<string, number>;
}

export interface ScoreAnswer {
  rules: Rules;
  options: Options;
  headline: string;
  valid: boolean | null;
  verdict: { kind: string; clause?: string; have?: number; need?: number };
  value: number | null;
  unit: string;
  fans: FanScore[];
  counted: { fan: string; name: string; points: number; sets: string[] }[];
  passed: { fan: string; name: string; sets: string[]; text: string; clause: string | null }[];
  readings: Reading[];
  steps: { kind: string; text: string; clause: string | null }[];
  payments: Partial<Record<Side | "self", number>> | null;
  transfers: { from: Side; who: string; points: number; clause: string | null }[];
  missing?: { distance: number; waits: string };
  /** A ready hand is counted as if it had won with this. */
  instead?: { win: { tile: string; by: Way } };
  what_if?: WhatIf[];
  hand: string;
  melds: { set: string; tiles: string; kind?: string; from?: Side; as?: string }[];
  flowers: string;
  win: { tile: string; by: Way; from?: Side } | null;
  seat: Wind;
  round: Wind;
  players: number;
  discards: number | null;
  dealer_streak: number;
  situation: Word[];
}

export interface WaitsAnswer {
  hand: string;
  distance: number;
  waits: string;
  unseen: number;
  useful: { tile: string; unseen: number }[];
  discards: { tile: string; distance: number; unseen: number; useful: string }[];
  shapes: { shape: string; distance: number | null }[];
}

export interface OptionInfo {
  id: string;
  kind: "bool" | "number" | "word";
  default: string | number | boolean | null;
  clause: string;
  meaning: string;
  values: string;
  none: boolean;
  choices?: (string | number)[];
  min?: number;
  max?: number;
}

export interface RulesetInfo {
  id: Rules;
  name: string;
  gist: string;
  books: string[];
  hand_size: number;
  tiles: number;
  unit: string;
  options: OptionInfo[];
  players: { min: number; max: number; usual: number };
  at_a_glance?: [string, string][];
}

export interface FanInfo {
  id: string;
  name: string;
  names: Record<"en" | "ru" | "zh", string>;
  clause: string;
  worth: { points?: number[]; doubles?: number; limit?: unknown };
  worth_text: string;
  excludes: string[];
  example: string;
  options: string;
}

/** The hand that an answer is about, so that what was typed in any notation can be gone on with by tapping. */
export function handOf(answer: ScoreAnswer): Hand {
  const hand = emptyHand();
  hand.tiles = tilesOf(answer.hand);
  hand.melds = answer.melds.map((meld): Meld => ({
    tiles: tilesOf(meld.tiles),
    how: meld.kind === "melded" || meld.kind === "added" ? meld.kind : "",
    from: meld.from ?? null,
    as: meld.as ?? "",
  }));
  hand.flowers = tilesOf(answer.flowers);
  if (answer.win) {
    hand.win = answer.win.tile;
    hand.by = answer.win.by;
    hand.from = answer.win.from ?? null;
  }
  hand.seat = answer.seat;
  hand.round = answer.round;
  hand.discards = answer.discards;
  hand.streak = answer.dealer_streak || null;
  hand.words = answer.situation;
  return hand;
}

/** The hand with one thing changed, as a what-if says. */
export function changed(hand: Hand, change: Change): Hand {
  const next: Hand = structuredClone(hand);
  if (change.kind === "won" && change.tile) {
    next.win = change.tile;
    if (change.by) next.by = change.by;
    if (change.by === "discard") next.from ??= "left";
  } else if (change.kind === "seat" && change.wind) next.seat = change.wind;
  else if (change.kind === "round" && change.wind) next.round = change.wind;
  else if (change.kind === "flower" && change.tile) next.flowers.push(change.tile);
  else if (change.kind === "concealed" && change.meld) {
    const meld = next.melds[change.meld - 1];
    if (!meld) return hand;
    // A kong stays declared when nobody's tile is in it; other sets go back into the hand.
    if (meld.tiles.length === 4) next.melds[change.meld - 1] = { ...meld, how: "", from: null };
    else {
      next.melds.splice(change.meld - 1, 1);
      next.tiles.push(...meld.tiles);
    }
  }
  return next;
}

export const changedLine = (hand: Hand, change: Change): string => lineOf(changed(hand, change));

/** The sets that a fan was counted for, one list for each time. */
export function setsOf(answer: ScoreAnswer, fan: string): string[][] {
  return answer.counted.filter((one) => one.fan === fan && one.sets.length > 0).map((one) => one.sets);
}
