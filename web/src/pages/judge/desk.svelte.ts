// The referee's desk: which question is asked, by which rules, and what is answered. Questions are asked a moment after the
// last change, and an answer that comes too late is thrown away.

import { ApiError, type Fault, post } from "../../lib/api";
import { i18n, type Lang } from "../../lib/i18n.svelte";
import { router } from "../../lib/router.svelte";
import { fromQuery, type Rules } from "../score/line";
import { Scorer } from "../score/scorer.svelte";
import { bodyOf, type ClaimsBody, emptyDeal, type Form, isQuestion, lineToAsk, linkOf, type MayBody, type OffenceBody, type PaymentsBody, type Question, type Ruling, wishesOf } from "./ask";

const PAUSE = 200;

export class Desk {
  /** Rules, options, and the hand where there is one. */
  readonly scorer = new Scorer();
  question = $state<Question>("win");
  /** How many play; null: as many as usual. */
  players = $state<number | null>(null);
  claims = $state.raw<ClaimsBody>({ from: "E", claims: [] });
  payments = $state.raw<PaymentsBody>({ deal: emptyDeal() });
  offence = $state.raw<OffenceBody>({ who: "E" });
  may = $state.raw<MayBody>({ wish: "" });
  find = $state.raw<{ words: string; clause: string }>({ words: "", clause: "" });

  form = $state.raw<Form | null>(null);
  ruling = $state.raw<Ruling | null>(null);
  faults = $state.raw<Fault[]>([]);
  /** The language of the answer; null: that of the page. */
  lang = $state<Lang | null>(null);

  #written: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  readonly seats = $derived(this.players ?? this.form?.players.usual ?? 4);
  /** What is sent beside the rules; null: nothing to ask yet. */
  readonly body = $derived.by((): Record<string, unknown> | null => {
    const { scorer } = this;
    const players = this.players === null ? {} : { players: this.players };
    const claimed = this.may.claimed ?? false;
    switch (this.question) {
      case "win":
        return scorer.full || (scorer.typed && !scorer.empty) ? { line: scorer.line.trim() } : null;
      case "claims":
        return this.claims.claims.length > 0 ? { ...this.claims, ...players } : null;
      case "payments":
        // What a hand is worth must be said first; a false win is worth nothing.
        return this.payments.deal.wins.some((win) => win.value === 0 && win.good !== false) ? null : { ...this.payments, ...players };
      case "offence":
        return this.offence.offence || this.offence.late !== undefined ? { ...this.offence, ...players } : null;
      case "may": {
        const fits = this.may.wish !== "" && wishesOf(scorer.hand, claimed, this.form).includes(this.may.wish);
        return fits && scorer.full ? { ...this.may, line: lineToAsk(scorer.hand, claimed) } : null;
      }
      case "find":
        return null;
    }
  });
  readonly link = $derived(linkOf(this.question, this.scorer.rules, this.scorer.options, this.#takesHand() ? this.scorer.line.trim() : "", this.players, this.#kept()));
  /** Everything that the answer depends on. */
  readonly asked = $derived(JSON.stringify([this.question, this.scorer.rules, this.scorer.options, this.body, this.lang ?? i18n.lang]));

  #takesHand(): boolean {
    return this.question === "win" || this.question === "may";
  }

  #kept(): unknown {
    return this.question === "win" ? null : this[this.question];
  }

  /** Takes what the link says, unless it is what was written there from here. */
  readLink(): void {
    const text = router.query.toString();
    if (text === this.#written) return;
    this.#written = text;
    const query = router.query;
    const { rules, line, options } = fromQuery(query);
    this.scorer.rules = rules ?? "mcr";
    this.scorer.options = options;
    this.scorer.setText(line);
    if (!this.scorer.foreign) this.scorer.typed = null;
    const question = query.get("q");
    this.question = isQuestion(question) ? question : "win";
    this.players = /^[234]$/.test(query.get("players") ?? "") ? Number(query.get("players")) : null;
    const body = bodyOf(query);
    if (!body) return;
    if (this.question === "claims" && Array.isArray(body.claims)) this.claims = body as unknown as ClaimsBody;
    if (this.question === "payments" && body.deal && typeof body.deal === "object") this.payments = { ...body, deal: { ...emptyDeal(), ...body.deal } };
    if (this.question === "offence") this.offence = { ...this.offence, ...body };
    if (this.question === "may" && typeof body.wish === "string") this.may = body as unknown as MayBody;
    if (this.question === "find") this.find = { words: String(body.words ?? ""), clause: String(body.clause ?? "") };
  }

  /** Lets the link follow the question. */
  writeLink(): void {
    if (this.link === this.#written) return;
    this.#written = this.link;
    router.go(`/judge?${this.link}`, { replace: true });
    this.#written = router.query.toString();
  }

  useRules(rules: Rules): void {
    this.scorer.useRules(rules);
    this.players = null;
    this.offence = { who: "E" };
    this.payments = { deal: emptyDeal() };
  }

  async loadForm(): Promise<void> {
    const { rules, options } = this.scorer;
    const form = await post<Form>("/api/judge/form", { rules, options });
    if (rules === this.scorer.rules) this.form = form;
  }

  askSoon(): void {
    clearTimeout(this.#timer);
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
    this.writeLink();
    try {
      const ruling = this.body ? await this.inLanguage(this.lang ?? i18n.lang, asking.signal) : null;
      if (asking.signal.aborted) return;
      this.ruling = ruling;
      this.faults = [];
    } catch (problem) {
      if (asking.signal.aborted) return;
      this.ruling = null;
      const told = problem instanceof ApiError ? problem.faults : [];
      this.faults = told.length > 0 ? told : [{ message: problem instanceof Error ? problem.message : String(problem) }];
    }
  }

  /** The same question, answered in a language. */
  inLanguage(lang: Lang, signal?: AbortSignal): Promise<Ruling> {
    const { rules, options } = this.scorer;
    return post<Ruling>(`/api/judge/${this.question}?lang=${lang}`, { rules, options, ...this.body }, signal);
  }
}
