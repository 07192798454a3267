// What was written here and is not with the server yet. It is kept in the browser, so that it survives a reload and a closed
// page, and is sent in order. Several pages of one browser share it: every change begins with what is kept.

import type { Note } from "../sheet";
import type { Refused, Waiting } from "./keeper";

/** What `localStorage` can do, as far as it is needed. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem"> & Partial<Pick<Storage, "key" | "length">>;

export class Queue {
  #items: Waiting[] = [];
  /** Whether the browser has kept what it was given. */
  safe = true;

  constructor(
    readonly name: string,
    readonly store: Store | null,
    /** Whoever shows the queue wants to know. */
    readonly onchange: (items: Waiting[]) => void = () => {},
  ) {
    this.safe = store !== null;
    this.read();
  }

  get items(): Waiting[] {
    return this.#items;
  }

  /** Takes what is kept, as another page of this browser may have changed it. */
  read(): void {
    if (!this.store || !this.safe) return;
    try {
      const kept: unknown = JSON.parse(this.store.getItem(this.name) ?? "[]");
      this.#items = Array.isArray(kept) ? kept.filter(isWaiting) : [];
    } catch {
      this.#items = [];
    }
    this.onchange(this.#items);
  }

  add(note: Note, who: string, at: number, key = newKey()): string {
    this.#change((items) => [...items, { key, note, at, who }]);
    return key;
  }

  /** The server has it. */
  done(key: string): void {
    this.#change((items) => items.filter((one) => one.key !== key));
  }

  refuse(key: string, refused: Refused): void {
    this.#change((items) => items.map((one) => (one.key === key ? { ...one, refused } : one)));
  }

  /** Another note in the place of one that was refused. It gets a key of its own, since it is another one. */
  amend(key: string, note: Note): void {
    this.#change((items) => items.map((one) => (one.key === key ? { key: newKey(), note, at: one.at, who: one.who } : one)));
  }

  /** Throws one away. If it was a deal that nobody has written down, the deals after it move up by a row. */
  drop(key: string): void {
    this.#change((items) => {
      const place = items.findIndex((one) => one.key === key);
      const gone = items[place];
      if (!gone) return items;
      const kept = items.filter((one) => one.key !== key);
      const note = gone.note;
      if (note.do !== "deal" || gone.refused?.code === TAKEN) return kept;
      return kept.map((one, at) => (at < place ? one : { ...one, note: moveUp(one.note, note.row) }));
    });
  }

  /** The next one to be sent; null if there is none, or all wait for somebody to put a refused one right. */
  next(): Waiting | null {
    for (const [place, item] of this.#items.entries()) {
      if (item.refused) continue;
      const before = this.#items.slice(0, place).filter((one) => one.refused);
      if (!before.some((one) => holds(one, item.note))) return item;
    }
    return null;
  }

  #change(make: (items: Waiting[]) => Waiting[]): void {
    this.read();
    this.#items = make(this.#items);
    // A browser that keeps nothing still sends.
    if (this.#items.length === 0) this.store?.removeItem(this.name);
    else if (!this.store || !keep(this.store, this.name, JSON.stringify(this.#items))) this.safe = false;
    this.onchange(this.#items);
  }
}

/** Somebody else has written this deal down: those that come after it are right where they are. */
const TAKEN = "not_next";

/** Whether a note has to wait until a refused one is put right: it speaks of a row that is not there without it. */
export function holds(refused: Waiting, note: Note): boolean {
  if (refused.note.do !== "deal" || refused.refused?.code === TAKEN) return false;
  const row = rowOf(note);
  return row !== null && row >= refused.note.row;
}

/** The row that a note speaks of. */
export const rowOf = (note: Note): number | null => ("row" in note ? note.row : null);

function moveUp(note: Note, gone: number): Note {
  return "row" in note && note.row > gone ? { ...note, row: note.row - 1 } : note;
}

function isWaiting(item: unknown): item is Waiting {
  const one = item as Partial<Waiting> | null;
  return typeof one?.key === "string" && typeof one.note?.do === "string";
}

/** What can be asked for again, and need not be kept where room is short. */
export const VIEWS = "fivewinds-kept-";

/** Keeps a text; if there is no room, at the cost of sheets that the server has. */
export function keep(store: Store, name: string, text: string): boolean {
  const tried = () => {
    try {
      store.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  };
  if (tried()) return true;
  const names = Array.from({ length: store.length ?? 0 }, (_, place) => store.key?.(place) ?? "");
  for (const other of names) if (other.startsWith(VIEWS) && other !== name) store.removeItem(other);
  return tried();
}

/** A key that nobody else makes. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** The store of this browser, or null if it has none. */
export function ownStore(): Store | null {
  try {
    localStorage.setItem("fivewinds-try", "1");
    localStorage.removeItem("fivewinds-try");
    return localStorage;
  } catch {
    return null;
  }
}
