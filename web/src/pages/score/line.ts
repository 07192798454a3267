// A hand as the page holds it, and as the one line that the server reads and that stands in links. No rules here: what is a
// hand and what it is worth is the server's to say.

import { byOrder, textOf, tilesOf } from "../../tiles/names";

export const RULES = ["red", "classical", "mcr", "sichuan", "taiwan"] as const;
export type Rules = (typeof RULES)[number];

export const SIDES = ["left", "across", "right"] as const;
export type Side = (typeof SIDES)[number];

export const WINDS = ["E", "S", "W", "N"] as const;
export type Wind = (typeof WINDS)[number];

export const WAYS = [
  "self_draw",
  "discard",
  "rob_kong",
  "kong_replacement",
  "flower_replacement",
  "rob_flower",
  "eighth_flower",
  "dealt",
] as const;
export type Way = (typeof WAYS)[number];

export const WORDS = [
  "last_wall_tile",
  "last_discard",
  "last_of_its_kind",
  "discard_after_kong",
  "first_discard",
  "ready_from_deal",
  "ready_declared",
  "ready_undeclared",
  "forbidden_m",
  "forbidden_p",
  "forbidden_s",
  "won_right",
  "won_across",
  "won_left",
  "responsible_right",
  "responsible_across",
  "responsible_left",
  "fresh_tile_last_five",
] as const;
export type Word = (typeof WORDS)[number];

/** A declared set. */
export interface Meld {
  tiles: string[];
  /** Of a kong; empty: concealed, or no kong. */
  how: "" | "melded" | "added";
  from: Side | null;
  /** What the jokers in it make of it; empty without jokers. */
  as: string;
}

export interface Hand {
  /** The concealed ones, without the winning one. */
  tiles: string[];
  melds: Meld[];
  win: string | null;
  by: Way;
  from: Side | null;
  flowers: string[];
  seat: Wind;
  round: Wind;
  players: number | null;
  discards: number | null;
  streak: number | null;
  words: Word[];
}

export function emptyHand(): Hand {
  return {
    tiles: [],
    melds: [],
    win: null,
    by: "self_draw",
    from: null,
    flowers: [],
    seat: "E",
    round: "E",
    players: null,
    discards: null,
    streak: null,
    words: [],
  };
}

export const isRules = (text: string | null | undefined): text is Rules => RULES.includes(text as Rules);
const isSide = (text: string | undefined): text is Side => SIDES.includes(text as Side);
const isWind = (text: string): text is Wind => WINDS.includes(text as Wind);

/** Whose tile it was must be known for these. */
export const takesFrom = (way: Way): boolean => way === "discard" || way === "rob_kong" || way === "rob_flower";

const TILES = /^(?:[0-9]+[mpszfj])+$/;

/** `5555z:melded@left`, without the brackets; null if it cannot be read. */
export function parseMeld(text: string): Meld | null {
  const found = /^((?:[0-9]+[mpszj])+)((?:[:@=][A-Za-z0-9_]+)*)$/.exec(text.replace(/\s+/g, ""));
  if (!found) return null;
  const meld: Meld = { tiles: tilesOf(found[1]!), how: "", from: null, as: "" };
  for (const [, mark, value] of found[2]!.matchAll(/([:@=])([A-Za-z0-9_]+)/g)) {
    if (mark === "@" && isSide(value)) meld.from = value;
    else if (mark === ":" && (value === "melded" || value === "added")) meld.how = value;
    else if (mark === "=" && TILES.test(value!)) meld.as = value!;
    else if (!(mark === ":" && value === "concealed")) return null;
  }
  return meld;
}

export function meldText(meld: Meld): string {
  return textOf(meld.tiles) + (meld.as && `=${meld.as}`) + (meld.how && `:${meld.how}`) + (meld.from ? `@${meld.from}` : "");
}

export interface Parsed {
  hand: Hand;
  /** What was not understood here; the server may understand it, or say what is wrong with it. */
  rest: string[];
}

/** Reads a line as far as it is understood. */
export function parseLine(line: string): Parsed {
  const hand = emptyHand();
  const rest: string[] = [];
  const words = line.match(/\[[^\]]*\]?|[^\s[]+/g) ?? [];
  let way = false;
  for (const word of words) {
    if (word.startsWith("[")) {
      const meld = parseMeld(word.replace(/^\[|\]$/g, ""));
      if (meld) hand.melds.push(meld);
      else rest.push(word);
    } else if (TILES.test(word)) {
      for (const tile of tilesOf(word)) (tile.endsWith("f") ? hand.flowers : hand.tiles).push(tile);
    } else if (word.startsWith("+")) {
      const tiles = TILES.test(word.slice(1)) ? tilesOf(word.slice(1)) : [];
      if (tiles.length === 1 && !hand.win) hand.win = tiles[0]!;
      else rest.push(word);
    } else if (word.includes("=")) {
      if (!takeField(hand, word)) rest.push(word);
    } else {
      const [name, side] = word.replaceAll("-", "_").split("@");
      if (WAYS.includes(name as Way) && (side === undefined || isSide(side))) {
        hand.by = name as Way;
        hand.from = side ?? null;
        way = true;
      } else if (WORDS.includes(name as Word) && side === undefined) {
        if (!hand.words.includes(name as Word)) hand.words.push(name as Word);
      } else rest.push(word);
    }
  }
  // The server takes a win of which nothing is said for one on a discard.
  if (hand.win && !way) hand.by = "discard";
  return { hand, rest };
}

function takeField(hand: Hand, word: string): boolean {
  const place = word.indexOf("=");
  const [key, value] = [word.slice(0, place), word.slice(place + 1)];
  if ((key === "seat" || key === "round") && isWind(value.toUpperCase())) hand[key] = value.toUpperCase() as Wind;
  else if (key === "flowers" && TILES.test(value)) hand.flowers.push(...tilesOf(value));
  else if ((key === "players" || key === "discards" || key === "streak") && /^[0-9]{1,6}$/.test(value)) hand[key] = Number(value);
  else return false;
  return true;
}

/** The hand as a line; the same hand always gives the same line. */
export function lineOf(hand: Hand): string {
  const parts = hand.melds.map((meld) => `[${meldText(meld)}]`);
  if (hand.tiles.length > 0) parts.push(textOf([...hand.tiles].sort(byOrder)));
  if (hand.win) {
    parts.push(`+${hand.win}`);
    parts.push(takesFrom(hand.by) && hand.from ? `${hand.by}@${hand.from}` : hand.by);
  }
  if (hand.flowers.length > 0) parts.push(`flowers=${textOf([...hand.flowers].sort(byOrder))}`);
  if (hand.seat !== "E") parts.push(`seat=${hand.seat}`);
  if (hand.round !== "E") parts.push(`round=${hand.round}`);
  for (const key of ["players", "discards", "streak"] as const) if (hand[key] !== null) parts.push(`${key}=${hand[key]}`);
  parts.push(...hand.words);
  return parts.join(" ");
}

/** Whether there is anything in it that could be asked about. */
export const isEmpty = (hand: Hand): boolean =>
  hand.tiles.length === 0 && hand.melds.length === 0 && hand.flowers.length === 0 && hand.win === null;

export type Options = Record<string, string | number | boolean | null>;

/** The value of an option as it stands in a link. */
export function optionOf(text: string): string | number | boolean | null {
  if (text === "true" || text === "false") return text === "true";
  if (text === "none" || text === "null") return null;
  return /^-?[0-9]{1,12}$/.test(text) ? Number(text) : text;
}

/** What a link says: `?rules=mcr&line=…&opt.minimum=0`. */
export function fromQuery(query: URLSearchParams): { rules: Rules | null; line: string; options: Options } {
  const rules = query.get("rules");
  const options: Options = {};
  for (const [key, value] of query) if (key.startsWith("opt.") && key.length > 4) options[key.slice(4)] = optionOf(value);
  return { rules: isRules(rules) ? rules : null, line: query.get("line") ?? "", options };
}

/** The same the other way round. */
export function toQuery(rules: Rules, line: string, options: Options = {}): string {
  const query = new URLSearchParams({ rules });
  if (line) query.set("line", line);
  for (const [key, value] of Object.entries(options)) query.set(`opt.${key}`, value === null ? "none" : String(value));
  return query.toString();
}

/** A link to this page, filled in. */
export const scoreLink = (rules: string, line: string, options: Options = {}): string =>
  `/score?${toQuery(rules as Rules, line, options)}`;

/** The text of options as the list of fans gives it (`flowers=true limit=1000`). */
export function optionsOf(text: string): Options {
  const options: Options = {};
  for (const [, key, value] of text.matchAll(/([a-z_]+)=([^\s,]+)/g)) options[key!] = optionOf(value!);
  return options;
}

/** A text in another notation, cut into the fields in which the server reads any. */
export function fieldsOf(text: string): Record<string, unknown> {
  const { hand } = parseLine(text);
  const melds: string[] = [];
  const free: string[] = [];
  let win: string | null = null;
  for (const word of text.match(/\[[^\]]*\]?|[^\s[]+/g) ?? []) {
    if (word.startsWith("[")) melds.push(word.replace(/^\[|\]$/g, ""));
    else if (word.startsWith("+") && word.length > 1) win = word.slice(1);
    else if (parseLine(word).rest.length > 0 || TILES.test(word)) free.push(word);
  }
  const fields: Record<string, unknown> = { hand: free.join(" "), melds, seat: hand.seat, round: hand.round, situation: hand.words };
  if (win) Object.assign(fields, { win, by: hand.by === "self_draw" && !text.includes("self") ? "discard" : hand.by, from: hand.from });
  if (hand.flowers.length > 0) fields.flowers = textOf(hand.flowers);
  for (const key of ["players", "discards", "streak"] as const) if (hand[key] !== null) fields[key] = hand[key];
  return fields;
}
