// One question after the other: the next one, and its answer, are fetched while this one is being thought about.

import { get, post } from "../../lib/api";
import { i18n } from "../../lib/i18n.svelte";
import type { ScoreAnswer, WaitsAnswer } from "../score/answer";
import { emptyHand, type Hand, lineOf, type Options, parseLine, parseMeld, type Wind } from "../score/line";
import { tilesOf } from "../../tiles/names";
import { counted, type DrillKind, keepTally, NONE, sameTiles, type Tally, tallyOf } from "./tally";

interface Question {
  rules: string;
  kind: DrillKind;
  seed: number;
  options: Options;
  line: string;
  hand: string;
  melds: string[];
  flowers: string;
  seat: Wind;
  round: Wind;
  text: string;
}

export interface Asked {
  question: Question;
  hand: Hand;
  line: string;
  /** The proof, if it is asked what the hand is worth. */
  score: ScoreAnswer | null;
  /** What completes it, if that is asked. */
  waits: WaitsAnswer | null;
}

async function fetchOne(kind: DrillKind, rules: string, seed: string | null): Promise<Asked> {
  const question = await get<Question>(`/api/drill?rules=${rules}&kind=${kind}${seed ? `&seed=${encodeURIComponent(seed)}` : ""}`);
  const hand = question.line ? parseLine(question.line).hand : fromFields(question);
  const line = question.line || lineOf(hand);
  const about = { rules, options: question.options };
  if (kind === "worth") return { question, hand, line, score: await post<ScoreAnswer>("/api/score", { ...about, line }), waits: null };
  const waits = await post<WaitsAnswer>("/api/waits", { ...about, hand: question.hand, melds: question.melds });
  return { question, hand, line, score: null, waits };
}

function fromFields(question: Question): Hand {
  const { seat, round } = question;
  const melds = question.melds.map(parseMeld).filter((meld) => meld !== null);
  return { ...emptyHand(), tiles: tilesOf(question.hand), melds, flowers: tilesOf(question.flowers ?? ""), seat, round };
}

export class Drill {
  asked = $state.raw<Asked | null>(null);
  trouble = $state("");
  tally = $state.raw<Tally>(NONE);
  /** Null while the question is open. */
  right = $state<boolean | null>(null);
  number = $state("");
  chosen = $state.raw<string[]>([]);

  #next: { lang: string; one: Promise<Asked> } | null = null;

  constructor(
    readonly kind: DrillKind,
    readonly rules: string,
  ) {
    this.tally = tallyOf(kind, rules);
  }

  async start(seed: string | null): Promise<void> {
    await this.#take(fetchOne(this.kind, this.rules, seed));
  }

  async next(): Promise<void> {
    const ready = this.#next?.lang === i18n.lang ? this.#next.one : fetchOne(this.kind, this.rules, null);
    await this.#take(ready);
  }

  /** The same question in another language. */
  async again(): Promise<void> {
    const seed = this.asked?.question.seed;
    if (seed === undefined) return;
    const asked = await fetchOne(this.kind, this.rules, String(seed)).catch(() => null);
    if (asked && asked.question.seed === this.asked?.question.seed) this.asked = asked;
  }

  async #take(coming: Promise<Asked>): Promise<void> {
    this.#next = null;
    try {
      this.asked = await coming;
      this.trouble = "";
    } catch (problem) {
      this.trouble = problem instanceof Error ? problem.message : String(problem);
      return;
    }
    this.right = null;
    this.number = "";
    this.chosen = [];
    const one = fetchOne(this.kind, this.rules, null);
    one.catch(() => {});
    this.#next = { lang: i18n.lang, one };
  }

  toggle(tile: string): void {
    if (this.right !== null) return;
    this.chosen = this.chosen.includes(tile) ? this.chosen.filter((one) => one !== tile) : [...this.chosen, tile];
  }

  get canCheck(): boolean {
    if (this.right !== null || !this.asked) return false;
    return this.kind === "worth" ? /^[0-9]{1,6}$/.test(this.number.trim()) : this.chosen.length > 0;
  }

  check(): void {
    if (!this.canCheck || !this.asked) return;
    this.#settle(
      this.kind === "worth" ? Number(this.number) === this.asked.score?.value : sameTiles(this.chosen, tilesOf(this.asked.waits?.waits ?? "")),
    );
  }

  /** Who does not know may look; it counts as not right. */
  giveUp(): void {
    if (this.right === null && this.asked) this.#settle(false);
  }

  #settle(right: boolean): void {
    this.right = right;
    this.tally = counted(this.tally, right);
    keepTally(this.kind, this.rules, this.tally);
  }
}
