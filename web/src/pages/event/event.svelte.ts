// A tournament as this page has it: followed by long polls, with acts that are sent in order and once, also after the network
// was gone for a while.

import { ApiError } from "../../lib/api";
import { remember } from "../../hall/codes";
import { newKey, ownStore } from "../../hall/queue";
import { session } from "../../lib/session.svelte";
import { toasts } from "../../lib/toasts.svelte";
import type { Act, SectionView, TournamentView } from "../../tournament";
import { api, rememberRole, request, type Codes, type Result, type Sent, type Told, type Use } from "./line";

interface Waiting {
  key: string;
  act: Act;
  who: string;
}

const PATIENCE = 40_000;
const PAUSES = [500, 1000, 2000, 4000, 8000];

export class EventBook {
  view = $state.raw<TournamentView | null>(null);
  version = $state(0);
  role = $state("");
  codes = $state.raw<Codes | null>(null);
  online = $state(true);
  trouble = $state.raw<{ code: string; message: string } | null>(null);
  waiting = $state.raw<Waiting[]>([]);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** The time there, second by second. */
  now = $state(Date.now());
  /** The section that is looked at. */
  section = $state(0);
  /** Under which name this browser acts; kept. */
  #name = $state("");

  #queue: string;
  #running: AbortController | null = null;
  #reading: AbortController | null = null;
  #sending: Promise<void> | null = null;
  #wake: (() => void) | null = null;
  #heard = new Map<string, (result: Result | null) => void>();

  constructor(
    readonly id: string,
    readonly use: Use,
    readonly code: string,
  ) {
    this.#queue = `fivewinds-acts-${id}-${use}`;
    this.waiting = (kept(this.#queue) as Waiting[] | null) ?? [];
    this.#name = (kept("fivewinds-event-name") as string | null) ?? "";
    const before = kept(`fivewinds-event-${id}`) as { view: TournamentView; version: number; role: string; code: string } | null;
    // What was seen last is shown until the server answers; a hall's network comes and goes.
    if (before?.view && before.code === this.code) [this.view, this.version, this.role] = [before.view, before.version, before.role];
  }

  get who(): string {
    return this.#name || session.me?.name || "";
  }
  set who(name: string) {
    this.#name = name.slice(0, 60);
    keep("fivewinds-event-name", this.#name);
  }

  /** The section that is looked at. */
  get of(): SectionView | undefined {
    return this.view?.sections[this.section] ?? this.view?.sections[0];
  }

  readonly organises = $derived(this.role === "organiser");
  readonly judges = $derived(this.role === "organiser" || this.role === "referee");
  readonly scores = $derived(this.judges || this.role === "scorer");
  /** The player whose card opened this page. */
  readonly player = $derived(/^player-(\d+)$/.exec(this.role)?.[1] === undefined ? null : Number(/^player-(\d+)$/.exec(this.role)![1]));

  get path(): string {
    return api(this.id);
  }
  page(rest = ""): string {
    return `/event/${encodeURIComponent(this.id)}${rest}`;
  }

  /** The sheet of a table: whoever works in the hall opens it with his own rights, a player with his card's. */
  sheet(section: number, session: number, table: number): string {
    const as = this.use === "me" ? "&as=me" : this.scores ? "&as=main" : "";
    return this.page(`/table/${section + 1}/${table}?session=${session}${as}`);
  }

  start(): () => void {
    this.#running = new AbortController();
    const { signal } = this.#running;
    addEventListener("online", () => this.hurry(), { signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry(), { signal });
    const tick = setInterval(() => (this.now = Date.now() + this.ahead), 250);
    signal.addEventListener("abort", () => clearInterval(tick));
    void this.#follow(signal);
    return () => {
      this.#running?.abort();
      this.#reading?.abort();
      this.#running = null;
    };
  }

  hurry(): void {
    if (!this.online) this.#reading?.abort();
    this.#wake?.();
    void this.#flush();
  }

  /** Does something. True if it is done, false if it was refused (which is said) or waits for the network. */
  async act(...acts: Act[]): Promise<boolean> {
    const items = acts.map((act) => ({ key: newKey(), act: $state.snapshot(act) as Act, who: this.who }));
    this.#change([...this.waiting, ...items]);
    const heard = items.map((item) => new Promise<Result | null>((done) => this.#heard.set(item.key, done)));
    await this.#flush();
    // Without a network nothing is heard: what was done waits, and that is shown.
    for (const item of items) if (this.waiting.some((one) => one.key === item.key)) this.#tell(item.key, null);
    const results = await Promise.all(heard);
    for (const result of results) if (result && !result.ok) toasts.say(result.message, { kind: "problem", clause: result.clause ?? null });
    return results.every((result) => result?.ok === true);
  }

  async #follow(signal: AbortSignal): Promise<void> {
    let failures = 0;
    let known = false;
    while (!signal.aborted) {
      try {
        await this.#read(known ? this.version : null, signal);
        [known, failures] = [true, 0];
        void this.#flush();
      } catch (problem) {
        if (signal.aborted) return;
        if (isFinal(problem)) this.#despair(problem as ApiError);
        else this.online = false;
        await new Promise<void>((done) => {
          const timer = setTimeout(done, PAUSES[Math.min(failures++, PAUSES.length - 1)]!);
          this.#wake = () => (clearTimeout(timer), done());
          signal.addEventListener("abort", () => this.#wake?.(), { once: true });
        });
        this.#wake = null;
      }
    }
  }

  async #read(after: number | null, outer: AbortSignal): Promise<void> {
    const reading = new AbortController();
    this.#reading = reading;
    const stop = () => reading.abort();
    outer.addEventListener("abort", stop);
    const timer = setTimeout(stop, PATIENCE);
    try {
      const { value, ahead } = await request<Told>("GET", after === null ? this.path : `${this.path}?after=${after}`, this.code, undefined, reading.signal);
      // What was fetched meanwhile for an act of one's own may be newer; a server that was restored may be older.
      if (after === null || value.version <= after || value.version >= this.version) this.#take(value, ahead);
    } finally {
      clearTimeout(timer);
      outer.removeEventListener("abort", stop);
    }
  }

  #take(told: Told, ahead: number | null): void {
    [this.online, this.trouble] = [true, null];
    // A second of jitter is no news; a clock that is wrong is.
    if (ahead !== null && Math.abs(ahead - this.ahead) > 700) this.ahead = ahead;
    if (!told.view) return;
    [this.view, this.version, this.role] = [told.view, told.version, told.role ?? ""];
    this.codes = told.codes ?? this.codes;
    rememberRole(this.id, this.role, this.code);
    if (this.use === "main") remember("event", this.id, { title: told.view.setup.title, rules: told.view.sections[0]?.setup.rules ?? "", code: this.code });
    keep(`fivewinds-event-${this.id}`, { view: told.view, version: told.version, role: this.role, code: this.code });
  }

  #flush(): Promise<void> {
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #send(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, 50);
      const who = batch[0]!.who;
      const acts = batch.filter((one) => one.who === who).map(({ key, act }) => ({ key, act }));
      let sent: Sent;
      try {
        sent = (await request<Sent>("POST", `${this.path}/acts`, this.code, { who, acts })).value;
      } catch (problem) {
        if (!isFinal(problem)) {
          this.online = false;
          return;
        }
        const { code, message, clause } = problem as ApiError;
        sent = { version: this.version, results: acts.map(({ key }) => ({ key, ok: false, code, message, clause })) };
      }
      this.online = true;
      if (sent.version > this.version) await this.#refresh().catch(() => (this.online = false));
      this.#change(this.waiting.filter((one) => !acts.some((act) => act.key === one.key)));
      for (const result of sent.results) this.#tell(result.key, result);
    }
  }

  /** Fetches what is there now, so that whoever acted sees it done. */
  async #refresh(): Promise<void> {
    const { value, ahead } = await request<Told>("GET", this.path, this.code);
    if (value.version >= this.version) this.#take(value, ahead);
  }

  /** Whoever waits for an act is told; one that was kept from before a reload is told to everybody. */
  #tell(key: string, result: Result | null): void {
    const heard = this.#heard.get(key);
    this.#heard.delete(key);
    if (heard) heard(result);
    else if (result && !result.ok) toasts.say(result.message, { kind: "problem", clause: result.clause ?? null });
  }

  #change(waiting: Waiting[]): void {
    this.waiting = waiting;
    keep(this.#queue, waiting.length ? waiting : null);
  }

  #despair(problem: ApiError): void {
    this.online = true;
    this.trouble = { code: problem.code, message: problem.message };
  }
}

function isFinal(problem: unknown): boolean {
  return problem instanceof ApiError && problem.status >= 400 && problem.status < 500 && problem.status !== 408 && problem.status !== 429;
}

function kept(name: string): unknown {
  try {
    return JSON.parse(ownStore()?.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

function keep(name: string, value: unknown): void {
  try {
    if (value === null) ownStore()?.removeItem(name);
    else ownStore()?.setItem(name, JSON.stringify(value));
  } catch {
    // Then it is asked for again.
  }
}
