// What a tap on a key of tiles does to a hand. Pure, so that it can be tested without a page.

import type { Hand, Meld, Options, Rules, Way, Word } from "./line";
import { byOrder } from "../../tiles/names";

/** What the next tap is: a tile of the hand, a declared set, or the winning tile. */
export type Mode = "tile" | "chow" | "pung" | "kong" | "win";

/** How many concealed tiles there is room for beside the declared sets, without the winning one. */
export const room = (hand: Hand, size: number): number => size - 3 * hand.melds.length;

/** How many are missing until the hand can be reckoned, without the winning one; below zero if there are too many. */
export const missing = (hand: Hand, size: number): number => room(hand, size) - hand.tiles.length;

/** How many of a kind are in the hand. */
export function used(hand: Hand, tile: string): number {
  const all = [...hand.tiles, ...hand.flowers, ...hand.melds.flatMap((meld) => meld.tiles)];
  return all.filter((one) => one === tile).length + (hand.win === tile ? 1 : 0);
}

/** How many of a kind a box has. */
const copies = (tile: string): number => (tile.endsWith("f") ? 1 : 4);

/** The tiles of the set that begins with this one. */
export function setFrom(mode: "chow" | "pung" | "kong", tile: string): string[] | null {
  if (mode !== "chow") return Array.from({ length: mode === "kong" ? 4 : 3 }, () => tile);
  const [number, suit] = [Number(tile.slice(0, -1)), tile.slice(-1)];
  if (!"mps".includes(suit) || number > 7) return null;
  return [0, 1, 2].map((step) => `${number + step}${suit}`);
}

/** Whether a key can be pressed. */
export function canPress(hand: Hand, mode: Mode, tile: string, size: number): boolean {
  if (tile.endsWith("f")) return used(hand, tile) < 1;
  if (mode === "tile" || mode === "win") {
    return used(hand, tile) < copies(tile);
  }
  if (tile === "0j" || room(hand, size) < 3) return false;
  const set = setFrom(mode, tile);
  if (!set) return false;
  const wanted = (one: string) => set.filter((other) => other === one).length;
  return set.every((one) => used(hand, one) + wanted(one) <= copies(one));
}

/** A tap on a key: the new hand, and what the next tap is. */
export function press(hand: Hand, mode: Mode, tile: string, size: number): { hand: Hand; mode: Mode } {
  if (!canPress(hand, mode, tile, size)) return { hand, mode };
  if (tile.endsWith("f")) {
    // The eighth flower itself wins in Taiwan: then it is asked for as the winning tile.
    if (mode === "win") return { hand: { ...hand, win: tile }, mode: "tile" };
    return { hand: { ...hand, flowers: [...hand.flowers, tile].sort(byOrder) }, mode };
  }
  if (mode === "win") return { hand: { ...hand, win: tile }, mode: "tile" };
  if (mode === "tile") {
    // Who lays down the tiles in order lays the winning one last; one tap more is another winning tile.
    if (missing(hand, size) <= 0) return { hand: { ...hand, win: tile }, mode };
    return { hand: { ...hand, tiles: [...hand.tiles, tile].sort(byOrder) }, mode };
  }
  const meld: Meld = { tiles: setFrom(mode, tile)!, how: mode === "kong" ? "melded" : "", from: null, as: "" };
  return { hand: { ...hand, melds: [...hand.melds, meld] }, mode: "tile" };
}

/** Takes one concealed tile away. */
export function drop(hand: Hand, place: number): Hand {
  return { ...hand, tiles: hand.tiles.filter((_, other) => other !== place) };
}

/** Makes a concealed tile the winning one; what was the winning one goes back into the hand. */
export function makeWin(hand: Hand, place: number): Hand {
  const tile = hand.tiles[place];
  if (!tile) return hand;
  const tiles = hand.tiles.filter((_, other) => other !== place);
  if (hand.win && !hand.win.endsWith("f")) tiles.push(hand.win);
  return { ...hand, tiles: tiles.sort(byOrder), win: tile };
}

/** Takes back the last thing: the winning tile, then a concealed tile, then a set, then a flower. */
export function takeBack(hand: Hand): Hand {
  if (hand.win) return { ...hand, win: null };
  if (hand.tiles.length > 0) return drop(hand, hand.tiles.length - 1);
  if (hand.melds.length > 0) return { ...hand, melds: hand.melds.slice(0, -1) };
  return { ...hand, flowers: hand.flowers.slice(0, -1) };
}

/** The rows of keys that a ruleset has, with its options as they are. */
export function keys(rules: Rules, options: Options): string[][] {
  const suits = ["m", "p", "s"].map((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}${suit}`));
  if (rules === "sichuan") return suits;
  const honours = [1, 2, 3, 4, 5, 6, 7].map((number) => `${number}z`);
  const count = rules === "red" ? Number(options.flowers ?? 8) : rules === "classical" && options.flowers !== true ? 0 : 8;
  const flowers = Array.from({ length: count }, (_, place) => `${place + 1}f`);
  if (rules === "red" && options.jokers === true) flowers.push("0j");
  return flowers.length > 0 ? [...suits, honours, flowers] : [...suits, honours];
}

/** The ways of winning that a ruleset knows, the usual ones first. */
export function waysOf(rules: Rules, options: Options): Way[] {
  const flowers = rules === "mcr" || rules === "taiwan" || (rules === "classical" && options.flowers === true) || rules === "red";
  const ways: Way[] = ["self_draw", "discard"];
  if (rules !== "red") ways.push("rob_kong", "kong_replacement");
  if (flowers) ways.push("flower_replacement");
  if (rules === "taiwan") ways.push("eighth_flower", "rob_flower");
  ways.push("dealt");
  return ways;
}

/** The other circumstances that change something in a ruleset, won in this way. */
export function wordsOf(rules: Rules, by: Way): Word[] {
  const drawn = by === "self_draw" || by === "kong_replacement" || by === "flower_replacement";
  const words: Word[] = [];
  if (rules === "red") return words;
  if (drawn) words.push("last_wall_tile");
  if (by === "discard" && rules !== "classical") words.push("last_discard");
  if (rules === "mcr" || rules === "classical") words.push("last_of_its_kind");
  if (rules === "classical") words.push("ready_from_deal", "ready_undeclared");
  if (rules === "sichuan") {
    if (by === "discard") words.push("discard_after_kong");
    words.push("won_left", "won_across", "won_right");
  }
  if (rules === "taiwan") {
    if (by === "discard") words.push("first_discard", "fresh_tile_last_five");
    words.push("ready_from_deal", "responsible_left", "responsible_across", "responsible_right");
  }
  return words;
}

/** Without the words that mean nothing when it was won in another way. */
export function won(hand: Hand, rules: Rules, by: Way): Hand {
  const usual = wordsOf(rules, hand.by);
  const now = wordsOf(rules, by);
  return { ...hand, by, words: hand.words.filter((word) => now.includes(word) || !usual.includes(word)) };
}

/** The options of a ruleset that change what a hand is worth; the others are about the course of a game. */
export const SCORING_OPTIONS: Record<Rules, string[]> = {
  red: ["jokers", "flowers", "min_points", "limit", "chaotic_value"],
  classical: ["flowers", "limit"],
  mcr: ["minimum"],
  sichuan: [],
  taiwan: ["min_tai", "limit"],
};
