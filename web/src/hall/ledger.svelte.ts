// A keeper over a line to the server: follows the sheet by long polls, sends what was written in order, and goes on without
// a network with what this browser has kept.

import { ApiError } from "../lib/api";
import { session } from "../lib/session.svelte";
import type { DealEntry, Note, Preview, SheetView } from "../sheet";
import type { Keeper, Refused, Rights, Waiting } from "./keeper";
import { keep, ownStore, Queue, type Store, VIEWS } from "./queue";

/** What the server says of a sheet; without a view if nothing has changed. */
export interface Told {
  version: number;
  title?: string;
  role?: string;
  view?: SheetView;
}

export interface Sent {
  version: number;
  results: ({ key: string; ok: true } | ({ key: string; ok: false } & Refused))[];
}

/** The line to the server: a sheet of friends and a table of a tournament differ in this alone. */
export interface Line {
  /** What there is; with `after`, waits until there is something newer. */
  read(after: number | null, signal: AbortSignal): Promise<Told>;
  write(who: string, items: { key: string; note: Note }[], signal: AbortSignal): Promise<Sent>;
  preview(row: number | null, deal: DealEntry, signal?: AbortSignal): Promise<Preview>;
  rights(role: string): Rights;
  /** What is called when the server has told something new. */
  ontold?(told: Told): void;
}

/** What is kept of a sheet in the browser. */
interface Kept {
  version: number;
  title: string;
  role: string;
  view: SheetView | null;
  self: number | null;
  introduced: boolean;
}

/** A long poll that is not answered for so long is dead. */
const PATIENCE = 40_000;
const PAUSES = [500, 1000, 2000, 4000, 8000];

export class LedgerKeeper implements Keeper {
  title = $state("");
  view = $state.raw<SheetView | null>(null);
  version = $state(0);
  role = $state("");
  online = $state(true);
  waiting = $state.raw<Waiting[]>([]);
  safe = $state(true);
  trouble = $state.raw<{ code: string; message: string } | null>(null);
  /** As it was said here. The browser keeps it, also while somebody looks who may not speak for a player. */
  #self = $state<number | null>(null);
  introduced = $state(false);
  readonly rights: Rights = $derived.by(() => this.line.rights(this.role));
  readonly self: number | null = $derived.by(() => (this.rights.answer ? this.#self : null));

  #store: Store | null;
  #queue: Queue;
  #running: AbortController | null = null;
  #reading: AbortController | null = null;
  #sending = false;
  /** How often the server has told something. */
  #takes = 0;
  #wake: (() => void) | null = null;

  constructor(
    readonly id: string,
    readonly line: Line,
    store: Store | null = ownStore(),
  ) {
    this.#store = store;
    this.#queue = new Queue(`fivewinds-queue-${id}`, store, (items) => (this.waiting = items));
    this.safe = this.#queue.safe;
    this.#recall();
  }

  start(): void {
    if (this.#running) return;
    this.#running = new AbortController();
    const { signal } = this.#running;
    const again = () => this.hurry();
    const shown = () => document.visibilityState === "visible" && this.hurry();
    const other = (event: StorageEvent) => event.key === this.#queue.name && (this.#queue.read(), this.hurry());
    addEventListener("online", again, { signal });
    addEventListener("storage", other, { signal });
    document.addEventListener("visibilitychange", shown, { signal });
    void this.#follow(signal);
  }

  stop(): void {
    this.#running?.abort();
    this.#reading?.abort();
    this.#running = null;
  }

  /** Tries at once what was waiting for a better moment. */
  hurry(): void {
    if (!this.online) this.#reading?.abort();
    this.#wake?.();
    void this.#flush();
  }

  introduce(self: number | null): void {
    [this.#self, this.introduced] = [self, true];
    this.#keep();
  }

  /** The name under which this phone writes. */
  get who(): string {
    const name = this.self === null ? "" : this.view?.players[this.self]?.name;
    return name || session.me?.name || this.role;
  }

  send(note: Note): string {
    const key = this.#queue.add($state.snapshot(note) as Note, this.who, Date.now());
    this.safe = this.#queue.safe;
    void this.#flush();
    return key;
  }

  preview(row: number | null, deal: DealEntry, signal?: AbortSignal): Promise<Preview> {
    return this.line.preview(row, deal, signal);
  }

  amend(key: string, note: Note): void {
    this.#queue.amend(key, $state.snapshot(note) as Note);
    void this.#flush();
  }

  drop(key: string): void {
    this.#queue.drop(key);
    void this.#flush();
  }

  /** Follows the sheet until it is stopped. */
  async #follow(signal: AbortSignal): Promise<void> {
    let failures = 0;
    let known = false;
    while (!signal.aborted) {
      try {
        // After a failure it is asked what there is, without waiting for something new: what waits here can go then.
        this.#reading = new AbortController();
        await this.#read(known ? this.version : null, signal, this.#reading);
        known = true;
        if (!(await this.#flush())) throw new ApiError(0, "unsent", "");
        failures = 0;
      } catch (problem) {
        if (signal.aborted) return;
        known = false;
        this.#failed(problem);
        const pause = PAUSES[Math.min(failures++, PAUSES.length - 1)]!;
        await new Promise<void>((done) => {
          const timer = setTimeout(done, pause);
          this.#wake = () => (clearTimeout(timer), done());
        });
        this.#wake = null;
      }
    }
  }

  async #read(after: number | null, outer: AbortSignal, reading = new AbortController()): Promise<void> {
    const stop = () => reading.abort();
    outer.addEventListener("abort", stop);
    const timer = setTimeout(stop, PATIENCE);
    const before = this.#takes;
    try {
      const told = await this.line.read(after, reading.signal);
      // An answer that was overtaken is old; one that was not is right, even if the server has gone back to a backup.
      if (told.version >= this.version || before === this.#takes) this.#take(told);
    } finally {
      clearTimeout(timer);
      outer.removeEventListener("abort", stop);
    }
  }

  #take(told: Told): void {
    [this.online, this.trouble] = [true, null];
    this.#takes += 1;
    if (told.view) {
      [this.view, this.version] = [told.view, told.version];
      this.title = told.title ?? this.title;
      this.role = told.role ?? this.role;
      if (this.#self !== null && this.#self >= told.view.players.length) [this.#self, this.introduced] = [null, false];
      this.#keep();
    }
    this.line.ontold?.(told);
  }

  /** Sends what is waiting, one after the other. False if the server could not be reached. */
  async #flush(): Promise<boolean> {
    if (this.#sending || !this.#running) return true;
    this.#sending = true;
    const { signal } = this.#running;
    try {
      for (let next = this.#queue.next(); next && !signal.aborted; next = this.#queue.next()) {
        const { key, note, who } = next;
        const sent = await this.line.write(who, [{ key, note }], signal).catch((problem) => refusedWhole(problem, key));
        this.online = true;
        const result = sent.results.find((one) => one.key === key);
        if (result && !result.ok) {
          const { code, message, clause } = result;
          this.#queue.refuse(key, { code, message, clause: clause ?? null });
        } else if (result) {
          // What was sent is shown as waiting until it is seen in the sheet.
          if (sent.version > this.version) await this.#read(null, signal).catch(() => {});
          this.#queue.done(key);
        } else return false;
      }
      return true;
    } catch (problem) {
      if (signal.aborted) return true;
      this.#failed(problem);
      // Whoever waits for news need not wait longer: it begins anew, after a pause.
      this.#reading?.abort();
      return false;
    } finally {
      this.#sending = false;
    }
  }

  /** Nothing is lost: what was being sent is still waiting. */
  #failed(problem: unknown): void {
    if (isFinal(problem)) this.#despair(problem as ApiError);
    else if (!(problem instanceof ApiError && problem.code === "unsent") && !this.trouble) this.online = false;
  }

  #despair(problem: ApiError): void {
    this.online = true;
    this.trouble = { code: problem.code, message: problem.message };
  }

  #recall(): void {
    try {
      const kept = JSON.parse(this.#store?.getItem(VIEWS + this.id) ?? "null") as Kept | null;
      if (!kept) return;
      [this.title, this.role, this.view, this.version] = [kept.title, kept.role, kept.view, kept.version];
      [this.#self, this.introduced] = [kept.self ?? null, kept.introduced === true];
    } catch {
      // What cannot be read is asked for again.
    }
  }

  #keep(): void {
    const { version, title, role, view, introduced } = this;
    const kept: Kept = { version, title, role, view, self: this.#self, introduced };
    if (this.#store) keep(this.#store, VIEWS + this.id, JSON.stringify(kept));
  }
}

/** A note that cannot even be read is refused like any other; that a code is wrong says nothing about the note. */
function refusedWhole(problem: unknown, key: string): Sent {
  if (!isFinal(problem) || [401, 403, 404].includes((problem as ApiError).status)) throw problem;
  const { code, message, clause } = problem as ApiError;
  return { version: 0, results: [{ key, ok: false, code, message, clause }] };
}

/** Whether asking again would bring the same answer. */
function isFinal(problem: unknown): boolean {
  return problem instanceof ApiError && problem.status >= 400 && problem.status < 500 && problem.status !== 408 && problem.status !== 429;
}
