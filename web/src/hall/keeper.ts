// Who keeps a score sheet for the page. The parts of the sheet are given a keeper and do not know whether it is the sheet of
// friends or a table of a tournament: `LedgerKeeper` (ledger.svelte.ts) is one for both, with another line to the server.

import type { DealEntry, Note, Preview, SheetView } from "../sheet";

/** Something that was written here and that the server does not have yet, or has refused. */
export interface Waiting {
  /** Made here; with it a note arrives once, however often it is sent. */
  key: string;
  note: Note;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** The name of who wrote it. */
  who: string;
  /** Why the server did not take it. It stays until somebody puts it right or drops it. */
  refused?: Refused;
}

/** Why a note was not taken, in the language in which it was asked. */
export interface Refused {
  code: string;
  message: string;
  clause?: string | null;
}

/** What whoever holds this phone may do; the server has the last word. */
export interface Rights {
  /** Enter and correct deals, call the referee. */
  write: boolean;
  /** Speak for a player: confirm, object, sign, call under his name. At a tournament that is for the table and the player alone. */
  answer: boolean;
  /** What is a referee's: penalties, answers, his signature, reopening. */
  judge: boolean;
}

/** A sheet as this page has it. Everything is reactive. */
export interface Keeper {
  /** What its things are kept under in this browser, such as `sheet-4f7k`. */
  readonly id: string;
  readonly title: string;
  /** As the server reckoned it last, or as it was kept here; null until one of the two is there. */
  readonly view: SheetView | null;
  readonly version: number;
  /** As the server calls it: `keeper`, `table`, `referee` …; empty for one who looks on. */
  readonly role: string;
  readonly rights: Rights;
  /** Whether the server was reached the last time. */
  readonly online: boolean;
  /** In the order in which they were written; those that were refused stand where they were. */
  readonly waiting: Waiting[];
  /** False if this browser keeps nothing: then the page must stay open until all is sent. */
  readonly safe: boolean;
  /** Why there is no sheet: the code is wrong, there is none, or the server cannot be reached. */
  readonly trouble: { code: string; message: string } | null;
  /** Which player holds this phone; null: one who looks on or keeps the sheet for all, or may not speak for a player. */
  readonly self: number | null;
  /** Whether it was said who holds this phone. */
  readonly introduced: boolean;

  /** Says who holds this phone; kept in this browser. */
  introduce(self: number | null): void;
  /** Writes something down: kept at once, sent in its turn. Gives its key. */
  send(note: Note): string;
  /** What a deal would come to; `row` is the row that it would correct, null for the next one. Throws `ApiError`. */
  preview(row: number | null, deal: DealEntry, signal?: AbortSignal): Promise<Preview>;
  /** Sends a refused note once more, put right, in its old place. */
  amend(key: string, note: Note): void;
  /** Throws a waiting note away; what was written after it moves up. */
  drop(key: string): void;
  /** Begins to follow the sheet. */
  start(): void;
  stop(): void;
}
