// The hand that is being scored, what the server says about it, and the link to it. Questions are asked a moment after the
// last change, and an answer that comes too late is thrown away.

import { ApiError, type Fault, getOnce, post } from "../../lib/api";
import { i18n } from "../../lib/i18n.svelte";
import { router } from "../../lib/router.svelte";
import { textOf } from "../../tiles/names";
import { handOf, type RulesetInfo, type ScoreAnswer, type WaitsAnswer } from "./answer";
import { emptyHand, fieldsOf, fromQuery, type Hand, isEmpty, isRules, lineOf, meldText, type Options, parseLine, type Rules, toQuery } from "./line";
import { missing, type Mode, press, SCORING_OPTIONS } from "./picker";

const KEPT = "fivewinds-score";
const PAUSE = 150;

export class Scorer {
  rules = $state<Rules>("mcr");
  options = $state.raw<Options>({});
  hand = $state.raw<Hand>(emptyHand());
  mode = $state<Mode>("tile");
  /** What was typed; null: what stands there is the hand itself. */
  typed = $state<string | null>(null);
  /** How what was typed is written: only the keyboard must be named, the rest is recognised. */
  notation = $state<"" | "keyboard">("");

  answer = $state.raw<ScoreAnswer | null>(null);
  waits = $state.raw<WaitsAnswer | null>(null);
  faults = $state.raw<Fault[]>([]);
  trouble = $state<string | null>(null);
  /** The answer is about the hand before the last change. */
  stale = $state(false);

  /** Where the hand is a part of a deal there is no link, and it is begun with what is known of it: a win, or another's hand. */
  constructor(readonly part: "win" | "hand" | null = null) {}

  #infos = $state.raw<RulesetInfo[]>([]);
  #written: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  readonly info = $derived(this.#infos.find((one) => one.id === this.rules) ?? null);
  readonly size = $derived(this.info?.hand_size ?? (this.rules === "taiwan" ? 16 : 13));
  readonly missing = $derived(missing(this.hand, this.size));
  /** All tiles are there, the winning one too. */
  readonly full = $derived(this.missing === 0 && this.hand.win !== null);
  readonly line = $derived(this.typed ?? lineOf(this.hand));
  /** What was typed is in a notation that only the server reads: nothing in it is a tile here. */
  readonly foreign = $derived(this.typed !== null && (this.notation !== "" || isForeign(this.typed)));
  readonly empty = $derived(isEmpty(this.hand) && !this.typed?.trim());
  readonly query = $derived(toQuery(this.rules, this.line.trim(), this.options));
  /** Everything that the answer depends on. */
  readonly question = $derived(`${i18n.lang} ${this.notation} ${this.query}`);

  /** Names and options in the language of the page. */
  async loadInfos(): Promise<void> {
    this.#infos = (await getOnce<{ rulesets: RulesetInfo[] }>("/api/rulesets")).rulesets;
  }

  /** Takes what the link says, unless it is what was written there from here. */
  readLink(): void {
    const text = router.query.toString();
    if (text === this.#written) return;
    this.#written = text;
    const { rules, line, options } = fromQuery(router.query);
    this.rules = rules ?? kept() ?? "mcr";
    this.options = options;
    this.setText(line);
    if (!this.foreign) this.typed = null;
  }

  /** Lets the link follow the hand. */
  writeLink(): void {
    const text = this.empty && Object.keys(this.options).length === 0 && router.query.get("rules") === null ? "" : this.query;
    if (text === this.#written) return;
    this.#written = text;
    router.go(text ? `/score?${text}` : "/score", { replace: true });
    this.#written = router.query.toString();
  }

  useRules(rules: Rules): void {
    if (rules === this.rules) return;
    this.rules = rules;
    this.options = {};
    this.answer = null;
    this.waits = null;
    try {
      localStorage.setItem(KEPT, rules);
    } catch {
      // Then the next visit begins with the usual one.
    }
  }

  setOption(id: string, value: Options[string]): void {
    const info = this.info?.options.find((one) => one.id === id);
    const options = { ...this.options };
    if (info && info.default === value) delete options[id];
    else options[id] = value;
    this.options = options;
  }

  /** The options that are asked about here, with what holds now. */
  get scoring(): { info: RulesetInfo["options"][number]; value: Options[string] }[] {
    return (this.info?.options ?? [])
      .filter((one) => SCORING_OPTIONS[this.rules].includes(one.id) || one.id in this.options)
      .map((info) => ({ info, value: this.options[info.id] ?? info.default }));
  }

  /** A tap somewhere: the hand is what was tapped, not what was typed. */
  setHand(hand: Hand): void {
    this.hand = hand;
    this.typed = null;
  }

  tap(tile: string): void {
    const next = press(this.hand, this.mode, tile, this.size);
    this.setHand(next.hand);
    this.mode = next.mode;
  }

  setText(text: string): void {
    this.typed = text;
    const { hand, rest } = parseLine(text);
    if (this.notation) return;
    if (rest.length === 0 || hand.tiles.length > 0 || hand.melds.length > 0) this.hand = withoutFifteenth(hand, this.size);
  }

  clear(): void {
    const { seat, round, players, by, from, streak } = this.hand;
    this.setHand({ ...emptyHand(), seat, round, players, ...(this.part ? { by, from, streak } : {}) });
    this.mode = "tile";
  }

  /** Asks soon; another change before that asks anew. */
  askSoon(): void {
    clearTimeout(this.#timer);
    this.stale = true;
    this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  async ask(): Promise<void> {
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    if (!this.part) this.writeLink();
    // Beside a deal only a whole hand is of use.
    if (this.empty || (this.part && this.typed === null && (this.missing > 0 || (this.part === "win" && !this.hand.win)))) {
      this.#take(null, null, [], null);
      return;
    }
    const { rules, options, foreign, typed, notation } = this;
    const hand = this.hand;
    const body: Record<string, unknown> = { rules, options, what_if: !this.part };
    if (foreign) Object.assign(body, fieldsOf(typed ?? ""), notation ? { notation } : {});
    // What was typed goes as it is, so that places in it are right; unless the winning tile was guessed.
    else body.line = typed?.trim() && !(hand.win && !typed.includes("+")) ? typed.trim() : lineOf(hand);
    try {
      const answer = await post<ScoreAnswer>("/api/score", body, asking.signal);
      const open = answer.win === null || answer.verdict.kind === "incomplete";
      const waits = open ? await this.#waitsOf(handOf(answer), asking.signal) : null;
      if (asking.signal.aborted) return;
      if (foreign) this.hand = handOf(answer);
      this.#take(answer, waits, [], null);
    } catch (problem) {
      if (asking.signal.aborted) return;
      if (problem instanceof ApiError && problem.status === 422) {
        const faults = problem.faults.length > 0 ? problem.faults : [{ message: problem.message }];
        this.#take(null, null, faults, null);
      } else this.#take(null, null, [], problem instanceof Error ? problem.message : String(problem));
    }
  }

  /** What it waits for; or, if a tile came that does not complete it, what to give up. */
  async #waitsOf(hand: Hand, signal: AbortSignal): Promise<WaitsAnswer | null> {
    const tiles = hand.win && !hand.win.endsWith("f") ? [...hand.tiles, hand.win] : hand.tiles;
    const body = { rules: this.rules, options: this.options, hand: textOf(tiles), melds: hand.melds.map(meldText) };
    return post<WaitsAnswer>("/api/waits", body, signal).catch(() => null);
  }

  #take(answer: ScoreAnswer | null, waits: WaitsAnswer | null, faults: Fault[], trouble: string | null): void {
    this.answer = answer;
    this.waits = waits;
    this.faults = faults;
    this.trouble = trouble;
    this.stale = false;
  }
}

function isForeign(text: string): boolean {
  const { hand, rest } = parseLine(text);
  return rest.length > 0 && hand.tiles.length === 0 && hand.melds.length === 0;
}

/** A line without `+` that has one tile too many: the last one written is taken for the winning one in the picture only. */
function withoutFifteenth(hand: Hand, size: number): Hand {
  if (hand.win || missing(hand, size) !== -1) return hand;
  return { ...hand, tiles: hand.tiles.slice(0, -1), win: hand.tiles.at(-1) ?? null };
}

function kept(): Rules | null {
  try {
    const rules = localStorage.getItem(KEPT);
    return isRules(rules) ? rules : null;
  } catch {
    return null;
  }
}
