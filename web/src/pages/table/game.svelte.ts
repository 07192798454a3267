// A table as this browser knows it: what was told, what is asked, what was answered. Nothing is decided here.

import { ApiError, get } from "../../lib/api";
import { has, i18n, t } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { play as sound } from "../../lib/sound";
import { toasts } from "../../lib/toasts.svelte";
import type { Advice, Ask, ClientMessage, DealEnd, DealStart, Event, GameEnd, Refusal, ServerMessage, TableInfo, View, Welcome, Wind, You } from "../../protocol";
import { discardsOf } from "./actions";
import { empty, fold } from "./fold";
import { Line } from "./line";
import { contribution, type Contribution } from "./shuffle";
import { told } from "./words";

export interface LogLine {
  id: number;
  text: string;
}

/** So long a passing without a choice takes, so that its speed tells the others nothing. */
const PASS_MS = [500, 1300] as const;
/** How long the eye needs for an event before the next one. */
const PAUSE_MS: Partial<Record<Event["event"], number>> = { discarded: 180, claimed: 250, concealed_kong: 250, flower_shown: 120, won: 500 };

export class Game {
  /** `lost`: the line is down and being tried again; `closed`: the server will not have us back. */
  line = $state<"coming" | "here" | "lost" | "closed">("coming");
  closedBy = $state("");
  you = $state.raw<You | null>(null);
  table = $state.raw<TableInfo | null>(null);
  deal = $state.raw<DealStart | null>(null);
  view = $state.raw<View | null>(null);
  over = $state.raw<DealEnd | null>(null);
  end = $state.raw<GameEnd | null>(null);
  ask = $state.raw<Ask | null>(null);
  /** When the question came, by this browser's clock. */
  askedAt = $state(0);
  /** What has been answered and may be taken back. */
  noted = $state<string | null>(null);
  /** What has been sent and not been heard of yet. */
  sent = $state<string | null>(null);
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  log = $state.raw<LogLine[]>([]);
  /** The last thing that happened, for the guide and for motion. */
  last = $state.raw<{ n: number; event: Event } | null>(null);
  /** The tile of the own hand that was pointed at last: of equal ones it is the one that goes. */
  pointed = $state<number | null>(null);

  #line: Line;
  #n: number | null = null;
  #queue: ServerMessage[] = [];
  #busy: ReturnType<typeof setTimeout> | undefined;
  #secret: Contribution | null = null;
  #lines = 0;
  #autoTimer: ReturnType<typeof setTimeout> | undefined;
  #wantsAdvice = false;
  #sure: number | null = null;

  constructor(readonly id: string) {
    this.#line = new Line(id, {
      hello: () => ({ lang: i18n.lang, ...(this.#n === null ? {} : { since: this.#n }) }),
      hear: (message) => this.#hear(message),
      state: (up) => {
        if (this.line !== "closed") this.line = up ? "here" : this.line === "coming" ? "coming" : "lost";
        if (!up) this.#forget();
        if (!up && this.line === "coming") void this.#isThere();
      },
    });
  }

  close(): void {
    clearTimeout(this.#busy);
    clearTimeout(this.#autoTimer);
    this.#line.close();
  }

  get seat(): Wind | null {
    return this.view?.seat ?? null;
  }

  /** Whether one plays here, on this device. */
  get plays(): boolean {
    return this.you?.chair != null && !this.you.only_looks && this.table?.chairs[this.you.chair]?.state !== "bot";
  }

  get myTurn(): boolean {
    return this.ask?.kind === "turn" && !this.sent;
  }

  say(message: ClientMessage): void {
    if (!this.#line.send(message)) toasts.say(t("table-offline"), { kind: "problem" });
  }

  act(action: string): void {
    if (!this.ask || this.sent === action) return;
    clearTimeout(this.#autoTimer);
    if (!this.#line.send({ type: "act", ask: this.ask.ask, action })) return void toasts.say(t("table-offline"), { kind: "problem" });
    this.sent = action;
  }

  /** At a strict table a win may be declared at any time; whether the hand looks like one is what the server said of its waits. */
  get doubtful(): boolean {
    const view = this.view;
    if (!this.table?.config.strict || !view) return false;
    const tile = this.ask?.kind === "turn" ? view.drawn : "tile" in view.stage ? view.stage.tile : null;
    return tile === null || !view.waits.includes(tile);
  }

  /** Does what was chosen; a doubtful win is asked for twice, for it has consequences. */
  choose(action: string): void {
    if (action === "win" && this.doubtful && this.#sure !== this.ask?.ask) {
      this.#sure = this.ask?.ask ?? null;
      toasts.say(t("table-doubtful"), { kind: "problem" });
      return;
    }
    this.act(action);
  }

  undo(): void {
    if (this.ask && this.noted) this.say({ type: "undo", ask: this.ask.ask });
  }

  /** Throws a tile, or learns why it may not. */
  discard(tile: string): void {
    if (!this.ask || this.ask.kind !== "turn") return;
    if (discardsOf(this.ask.actions).has(tile)) this.act(`discard ${tile}`);
    else this.whyNot(`discard ${tile}`);
  }

  whyNot(action: string): void {
    const known = this.ask?.refusals.find((refusal) => refusal.action === action);
    if (known) refuse(known);
    else this.say({ type: "why_not", action });
  }

  hint(): void {
    if (!this.ask || this.advising) return;
    this.advising = true;
    this.say({ type: "hint" });
  }

  /** The guide wants the coach's word at every question. */
  set guided(on: boolean) {
    this.#wantsAdvice = on;
  }

  // ---- what is heard ----

  #hear(message: ServerMessage): void {
    // What is not part of the story is heard at once; the rest in its order, with time for the eye.
    if (message.type === "shuffle") return void this.#contribute(message);
    if (message.type === "commitments") return this.#reveal(message.deal);
    this.#queue.push(message);
    // A question must not wait for the eye: whatever stands before it is done at once.
    if (message.type === "ask" || message.type === "welcome" || message.type === "refused" || message.type === "noted") this.#drain();
    else this.#pump();
  }

  #drain(): void {
    clearTimeout(this.#busy);
    this.#busy = undefined;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#take(next);
  }

  #pump(): void {
    while (this.#busy === undefined) {
      const next = this.#queue.shift();
      if (!next) return;
      this.#take(next);
      const pause = next.type === "event" && settings.moves && !document.hidden ? (PAUSE_MS[next.event.event] ?? 0) : 0;
      if (pause > 0) {
        this.#busy = setTimeout(() => {
          this.#busy = undefined;
          this.#pump();
        }, pause);
      }
    }
  }

  #take(message: ServerMessage): void {
    if ("n" in message && message.type !== "welcome" && message.type !== "pong") this.#n = message.n;
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "table":
        this.table = message.table;
        // Whoever sits down or stands up hears of it only here.
        if (this.you) {
          const chair = message.table.chairs.findIndex((one) => one.sitter?.id === this.you!.id);
          this.you = { ...this.you, chair: chair < 0 ? null : chair };
        }
        return;
      case "deal":
        this.deal = message.deal;
        this.view = empty(message.deal, this.#seatIn(message.deal));
        Object.assign(this, { over: null, end: null, log: [], pointed: null });
        this.#close();
        this.say({ type: "look" });
        return;
      case "event":
        return this.#happened(message.n, message.event, message.wall ?? null);
      case "deal_over":
        this.over = message.end;
        this.#close();
        sound(this.seat && (message.end.points[this.seat] ?? 0) > 0 ? "win" : "lose");
        return;
      case "game_over":
        this.end = message.end;
        return this.#close();
      case "ask":
        return this.#asked(message, true);
      case "noted":
        this.noted = message.action;
        this.sent = null;
        return;
      case "hint":
        this.advising = false;
        if (message.ask === this.ask?.ask) this.advice = message.advice;
        return;
      case "refused":
        this.sent = null;
        return refuse(message);
      case "error":
        return this.#error(message.code, message.message);
      case "bye":
        if (!message.again) {
          this.line = "closed";
          this.closedBy = message.reason;
          this.#line.close();
        }
        return;
      default:
        return;
    }
  }

  #welcome(welcome: Welcome): void {
    const before = this.ask?.ask;
    this.you = welcome.you;
    this.table = welcome.table;
    this.#n = welcome.n;
    for (const missed of welcome.missed) if (missed.type === "event") this.#write(missed.event);
    this.deal = welcome.deal;
    this.view = welcome.view;
    this.over = welcome.over;
    if (welcome.over === null) this.end = null;
    if (!welcome.ask) this.#close();
    else if (welcome.ask.ask !== before) this.#asked(welcome.ask, false);
    this.noted = welcome.noted;
    if (welcome.noted) this.sent = null;
  }

  #asked(ask: Ask, look: boolean): void {
    this.ask = ask;
    this.askedAt = performance.now();
    Object.assign(this, { noted: null, sent: null, advice: null, advising: false });
    if (look) this.say({ type: "look" });
    clearTimeout(this.#autoTimer);
    if (!this.plays) return;
    const auto = automatic(ask, this.doubtful);
    if (auto) this.#autoTimer = setTimeout(() => this.ask?.ask === ask.ask && !this.noted && this.act(auto.action), auto.wait);
    else {
      sound("turn");
      if (this.#wantsAdvice) this.hint();
    }
  }

  #happened(n: number, event: Event, wall: View["wall"] | null): void {
    this.#close();
    if (this.view) {
      const view = fold(this.view, event);
      if (wall) view.wall = wall;
      this.view = view;
    }
    this.last = { n, event };
    this.#write(event);
    if (event.event === "discarded" || event.event === "flower_shown") sound("tile");
    else if (event.event === "claimed" || event.event === "concealed_kong" || event.event === "added_to_pung") sound("claim");
    else if (event.event === "won") sound("win");
    else if (event.event === "drew" && event.seat === this.seat && event.source !== "dealt") sound("draw");
    // What one waits for after one's own move is the server's to say.
    if (event.event === "discarded" && event.seat === this.seat) this.say({ type: "look" });
  }

  #write(event: Event): void {
    const text = told(event, this.seat);
    if (text) this.log = [...this.log.slice(-60), { id: ++this.#lines, text }];
  }

  /** A line that never came up: perhaps there is no such table. */
  async #isThere(): Promise<void> {
    try {
      await get(`/api/tables/${this.id}`);
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 404) return;
      this.line = "closed";
      this.closedBy = "no_table";
      this.#line.close();
    }
  }

  /** No question is open any more. */
  #close(): void {
    clearTimeout(this.#autoTimer);
    if (!this.ask && !this.sent) return;
    Object.assign(this, { ask: null, noted: null, sent: null, advice: null, advising: false });
  }

  /** What was on its way when the line broke comes again with the welcome. */
  #forget(): void {
    clearTimeout(this.#busy);
    this.#busy = undefined;
    for (const message of this.#queue.splice(0)) if (message.type === "bye") this.#take(message);
    this.sent = null;
    this.advising = false;
  }

  #error(code: string, message: string): void {
    this.sent = null;
    this.advising = false;
    if (code === "stale" || code === "not_now") return;
    const id = `table-error-${code.replaceAll("_", "-")}`;
    toasts.say(has(id) ? t(id) : message, { kind: "problem" });
  }

  #seatIn(deal: DealStart): Wind | null {
    const chair = this.you?.chair;
    if (chair == null) return null;
    return (Object.entries(deal.seats).find(([, one]) => one === chair)?.[0] as Wind | undefined) ?? null;
  }

  async #contribute(message: Extract<ServerMessage, { type: "shuffle" }>): Promise<void> {
    if (message.party === null) return;
    this.#secret = await contribution(message.game, message.deal, message.party);
    if (this.#secret) this.#line.send({ type: "commit", deal: message.deal, commitment: this.#secret.commitment });
  }

  #reveal(deal: number): void {
    if (this.#secret?.deal === deal) this.#line.send({ type: "reveal", deal, secret: this.#secret.secret });
  }
}

/** What the player wants to have done without being asked, and after how long. */
function automatic(ask: Ask, doubtful: boolean): { action: string; wait: number } | null {
  const [least, most] = PASS_MS;
  const wait = least + Math.random() * (most - least);
  if (settings.now.autoFlower) {
    const flower = ask.actions.find((action) => action.startsWith("flower "));
    if (flower && (doubtful || !ask.actions.includes("win"))) return { action: flower, wait: 150 };
  }
  if (ask.kind !== "window" || !ask.actions.includes("pass") || ask.refusals.length) return null;
  // A win that may always be declared is no reason to wait.
  const others = ask.actions.filter((action) => action !== "pass" && !(action === "win" && doubtful));
  const claims = others.every((action) => /^(chow|pung|kong)/.test(action));
  return others.length === 0 || (settings.now.autoPass && claims) ? { action: "pass", wait } : null;
}

function refuse(refusal: Refusal): void {
  for (const reason of refusal.reasons) toasts.say(reason.text, { clause: reason.clause, kind: "problem" });
}
