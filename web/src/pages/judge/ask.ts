// What a referee asks, as the page holds it and as it stands in a link; and what he is answered. No rules here: what is the
// case is the server's to say.

import type { DealEntry, FormView, How, KongEntry, OffenceView, WinEntry } from "../../sheet";
import { type Hand, lineOf, type Options, type Rules, takesFrom, toQuery, type Wind, WINDS } from "../score/line";

export const QUESTIONS = ["win", "claims", "payments", "offence", "may", "find"] as const;
export type Question = (typeof QUESTIONS)[number];
export const isQuestion = (text: string | null): text is Question => QUESTIONS.includes(text as Question);

export const CALLS = ["win", "kong", "pung", "chow"] as const;
export type Call = (typeof CALLS)[number];

export interface Claim {
  who: Wind;
  call: Call;
  late?: boolean;
  dead?: boolean;
  missed?: number;
  hand?: string;
}

export interface ClaimsBody {
  from: Wind;
  tile?: string;
  robbed?: boolean;
  last?: boolean;
  out?: Wind[];
  claims: Claim[];
}

export interface PaymentsBody {
  deal: DealEntry;
  streak?: number;
}

export interface OffenceBody {
  offence?: string;
  late?: number;
  who: Wind;
  to?: Wind;
  before?: number;
  points?: number;
}

export interface MayBody {
  wish: string;
  claimed?: boolean;
  dead?: boolean;
  first?: boolean;
  missed?: number;
}

export interface Line {
  who: Wind | null;
  text: string;
  clause: string | null;
}

export interface ClauseText {
  clause: string;
  rules: string;
  section: string;
  title: string;
  text: string;
  mentioned?: ClauseText[];
  /** Where it is a row of a table of fans. */
  fan?: { id: string; names: Record<"en" | "ru" | "zh", string>; worth: { points?: number[] } };
}

export interface Ruling {
  rules: Rules;
  question: Question;
  lang: string;
  good: boolean | null;
  verdict: string;
  lines: Line[];
  payments: { from: Wind; to: Wind | null; points: number; clause: string; text: string }[];
  points: { who: Wind; points: number }[] | null;
  clauses: ClauseText[];
  text: string;
}

export interface OffenceInfo extends Omit<OffenceView, "name"> {
  /** In the language of the page. */
  name: string;
  follows: string | null;
  late: { over: number; up_to: number | null } | null;
}

export interface Form {
  rules: Rules;
  players: { min: number; max: number; usual: number };
  unit: string;
  chows: boolean;
  kongs: boolean;
  deal: FormView;
  offences: OffenceInfo[];
}

/** The winds that are played, the dealer first. */
export function windsOf(players: number): Wind[] {
  return players === 2 ? ["E", "W"] : WINDS.slice(0, players);
}

export function emptyDeal(): DealEntry {
  return { end: "win", wins: [emptyWin()], hands: [null, null, null, null], kongs: [], broken_suit: [], note: "" };
}

export function emptyWin(who: number = 0): WinEntry {
  return { who, from: who === 0 ? 1 : 0, how: "discard", value: 0 };
}

export function emptyKong(): KongEntry {
  return { who: 0, kind: "concealed" };
}

/** A win whose tile is taken from somebody exactly where its way says so. */
export function winBy(win: WinEntry, how: How): WinEntry {
  const from = takesFrom(how) ? (win.from ?? (win.who === 0 ? 1 : 0)) : null;
  return { ...win, how, from };
}

/** The hand as a line to be asked about; in the turn of a claim nothing has been drawn, so all tiles are in the hand. */
export function lineToAsk(hand: Hand, claimed: boolean): string {
  if (!claimed || !hand.win) return lineOf(hand);
  return lineOf({ ...hand, tiles: [...hand.tiles, hand.win], win: null });
}

/** What may be wished for with this hand at this moment. */
export function wishesOf(hand: Hand, claimed: boolean, form: Pick<Form, "chows" | "kongs"> | null): string[] {
  const offered = hand.win !== null && takesFrom(hand.by) && !claimed;
  const kinds = [...new Set([...hand.tiles, ...(hand.win && !offered ? [hand.win] : [])])];
  if (offered) return ["win", ...(form?.kongs === false ? [] : ["kong"]), "pung", ...(form?.chows === false ? [] : ["chow"])];
  const kongs = form?.kongs === false ? [] : kinds.map((tile) => `kong ${tile}`);
  return ["win", "ready", ...kongs, ...kinds.map((tile) => `discard ${tile}`)];
}

/** What stands in the link beside rules and options. What is empty is left out. */
export function linkOf(question: Question, rules: Rules, options: Options, line: string, players: number | null, body: unknown): string {
  const query = new URLSearchParams(toQuery(rules, line, options));
  query.set("q", question);
  if (players !== null) query.set("players", String(players));
  if (body !== null && body !== undefined) query.set("ask", JSON.stringify(body));
  return query.toString();
}

/** What a link asks; what cannot be read is nothing. */
export function bodyOf(query: URLSearchParams): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(query.get("ask") ?? "null");
    return body !== null && typeof body === "object" && !Array.isArray(body) ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
