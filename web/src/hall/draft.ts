// A deal that is being written down, before everything about it is said. What the ruleset asks is in `FormView`; what is
// right is for the server to say.

import type { DealEntry, EndWord, FormView, How, KongEntry, KongWord, WinEntry } from "../sheet";

export interface WinDraft {
  who: number | null;
  /** Whose tile it was: null for the wall, undefined as long as it is not said. */
  from: number | null | undefined;
  how: How;
  value: number | null;
  good: boolean;
  same_tile: boolean;
  hand?: string;
  responsible: number | null;
  fresh: boolean;
}

export interface KongDraft {
  who: number | null;
  kind: KongWord;
  from: number | null;
  after: number;
  lost: boolean;
}

export interface Draft {
  /** Where others play on after a win this follows from the wins, unless the time was up. */
  end: EndWord;
  wins: WinDraft[];
  /** By place; null: not said. */
  hands: (number | null)[];
  kongs: KongDraft[];
  broken_suit: number[];
  note: string;
}

/** What is still to be said, as the name of a text; null if the server can be asked. */
export type Lack = "who" | "from" | "value" | "hands" | "ready" | "kong" | null;

/** Ways in which the tile was somebody's. */
const CLAIMS: How[] = ["discard", "rob_kong", "rob_flower"];
export const isClaim = (how: How): boolean => CLAIMS.includes(how);

export const emptyWin = (): WinDraft => ({ who: null, from: undefined, how: "discard", value: null, good: true, same_tile: false, responsible: null, fresh: false });

/** Where others play on there need be no win at all; elsewhere a deal usually has one. */
export function emptyDraft(form: FormView, players: number): Draft {
  const hands = Array.from({ length: players }, () => null);
  return { end: form.play_on === null ? "win" : "wall", wins: form.play_on === null ? [emptyWin()] : [], hands, kongs: [], broken_suit: [], note: "" };
}

/** A deal that was written down before, to be put right. */
export function draftOf(entry: DealEntry, players: number): Draft {
  return {
    end: entry.end,
    wins: entry.wins.map((win) => ({
      who: win.who,
      from: win.from,
      how: win.how,
      value: win.value,
      good: win.good ?? true,
      same_tile: win.same_tile ?? false,
      ...(win.hand ? { hand: win.hand } : {}),
      responsible: win.responsible ?? null,
      fresh: win.fresh ?? false,
    })),
    hands: entry.hands.slice(0, players),
    kongs: entry.kongs.map((kong) => ({ who: kong.who, kind: kong.kind, from: kong.from ?? null, after: kong.after ?? 0, lost: kong.lost ?? false })),
    broken_suit: [...entry.broken_suit],
    note: entry.note,
  };
}

/** How the deal ended: where others play on, by so many wins or by the end of the wall. */
export function endOf(draft: Draft, form: FormView): EndWord {
  if (form.play_on === null) return draft.end;
  if (draft.wins.length >= form.play_on) return "win";
  return draft.end === "time" ? "time" : "wall";
}

/** The players who have not won before the win with this number; all wins if it is left out. */
export function inPlay(draft: Draft, players: number, before = draft.wins.length): number[] {
  const out = draft.wins.slice(0, before).map((win) => win.who);
  return places(players).filter((place) => !out.includes(place));
}

export const places = (players: number): number[] => Array.from({ length: players }, (_, place) => place);

/** Who says whose tile it was says how it was got, unless something rarer is said. */
export function wonFrom(win: WinDraft, from: number | null): WinDraft {
  const how = from === null ? (isClaim(win.how) ? "self_draw" : win.how) : isClaim(win.how) ? win.how : "discard";
  return { ...win, from, how };
}

/** Who says how it was got says at most that it was the wall's. */
export function wonBy(win: WinDraft, how: How): WinDraft {
  const from = isClaim(how) ? (win.from ?? undefined) : null;
  return { ...win, how, from };
}

/** The winner; he cannot have won on his own tile. */
export function wonByWhom(win: WinDraft, who: number): WinDraft {
  const next = { ...win, who };
  if (win.from === who) next.from = undefined;
  if (win.responsible === who) next.responsible = null;
  if (win.who !== null && win.who !== who) delete next.hand;
  return next;
}

/** The ways that go with whose tile it was, but for the usual one. */
export const rareWays = (form: FormView, win: WinDraft): How[] =>
  form.ways.filter((way) => (win.from === undefined || isClaim(way) === (win.from !== null)) && way !== "discard" && way !== "self_draw");

/** Whether one more win can be written: on the same tile, or later where the others play on. */
export function canAdd(draft: Draft, form: FormView, players: number): { same: boolean; later: boolean } {
  const last = draft.wins.at(-1);
  const room = last ? draft.wins.length < (form.play_on ?? players - 1) : true;
  const done = !last || (last.who !== null && last.from !== undefined);
  return {
    same: room && done && form.several_winners && last !== undefined && isClaim(last.how) && last.from !== null,
    later: room && done && form.play_on !== null && endOf(draft, form) !== "win",
  };
}

export function addWin(draft: Draft, same: boolean): Draft {
  const last = draft.wins.at(-1);
  const win: WinDraft = same && last ? { ...emptyWin(), from: last.from, how: last.how, same_tile: true } : emptyWin();
  return settle({ ...draft, wins: [...draft.wins, win] });
}

/** Changes one win; those on the same tile go with it. */
export function setWin(draft: Draft, place: number, win: WinDraft): Draft {
  const wins = draft.wins.map((one, other) => (other === place ? win : one));
  for (let next = place + 1; wins[next]?.same_tile; next++) wins[next] = { ...wins[next]!, from: win.from, how: win.how };
  return settle({ ...draft, wins });
}

export function dropWin(draft: Draft, place: number): Draft {
  const wins = draft.wins.filter((_, other) => other !== place);
  if (wins[place]?.same_tile && !draft.wins[place]?.same_tile) wins[place] = { ...wins[place]!, same_tile: false };
  const kongs = draft.kongs.map((kong) => (kong.after > place ? { ...kong, after: kong.after - 1 } : kong));
  return settle({ ...draft, wins, kongs });
}

/** Who has won is not asked whether he is ready, nor for his hand beside his win. */
function settle(draft: Draft): Draft {
  const out = draft.wins.map((win) => win.who);
  return { ...draft, hands: draft.hands.map((hand, place) => (out.includes(place) ? null : hand)) };
}

/** What is asked next. */
export function lackOf(draft: Draft, form: FormView, players: number): Lack {
  const end = endOf(draft, form);
  const wins = end === "win" || form.play_on !== null ? draft.wins : [];
  if (end === "win" && wins.length === 0) return "who";
  for (const win of wins) {
    if (win.who === null) return "who";
    if (win.from === undefined) return "from";
    if (win.good && win.value === null) return "value";
  }
  if (form.all_hands && end === "win" && inPlay(draft, players).some((place) => draft.hands[place] === null)) return "hands";
  if (draft.kongs.some((kong) => kong.who === null || (kong.kind === "melded" && kong.from === null))) return "kong";
  if (form.ready_hands && end === "wall" && inPlay(draft, players).some((place) => draft.hands[place] === null)) return "ready";
  return null;
}

/** The deal as it is sent; null as long as something is not said. */
export function entryOf(draft: Draft, form: FormView, players: number): DealEntry | null {
  if (lackOf(draft, form, players) !== null) return null;
  const end = endOf(draft, form);
  const wins = end === "win" || form.play_on !== null ? draft.wins.map(winOf) : [];
  const asked = (form.all_hands && end === "win") || (form.ready_hands && end === "wall");
  const hand = (place: number) => (asked ? (draft.hands[place] ?? null) : null);
  return {
    end,
    wins,
    hands: [hand(0), hand(1), hand(2), hand(3)],
    kongs: form.kongs ? draft.kongs.map(kongOf) : [],
    broken_suit: form.forbidden_suit ? draft.broken_suit : [],
    note: draft.note.trim(),
  };
}

function winOf(win: WinDraft): WinEntry {
  const entry: WinEntry = { who: win.who!, from: win.from ?? null, how: win.how, value: win.good ? (win.value ?? 0) : 0 };
  if (!win.good) entry.good = false;
  if (win.same_tile) entry.same_tile = true;
  if (win.hand) entry.hand = win.hand;
  if (win.responsible !== null) entry.responsible = win.responsible;
  if (win.fresh) entry.fresh = true;
  return entry;
}

function kongOf(kong: KongDraft): KongEntry {
  const entry: KongEntry = { who: kong.who!, kind: kong.kind, after: kong.after };
  if (kong.kind === "melded" && kong.from !== null) entry.from = kong.from;
  if (kong.lost) entry.lost = true;
  return entry;
}

/** The wins before which a kong can have been made: not between two on the same tile. */
export const momentsOf = (draft: Draft): number[] =>
  Array.from({ length: draft.wins.length + 1 }, (_, after) => after).filter((after) => !draft.wins[after]?.same_tile);

/** Whether the discard after a kong can have been won on (SIC-KPAY-6). */
export function canBeLost(draft: Draft, kong: KongDraft): boolean {
  const next = draft.wins[kong.after];
  return next !== undefined && next.how === "discard" && next.from === kong.who && kong.who !== null;
}
