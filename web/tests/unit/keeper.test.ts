// The keeper against a server that comes and goes.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LedgerKeeper, type Line, type Sent, type Told } from "../../src/hall/ledger.svelte";
import type { Store } from "../../src/hall/queue";
import { ApiError } from "../../src/lib/api";
import type { DealEntry, Note, SheetView } from "../../src/sheet";

const DEAL: DealEntry = { end: "wall", wins: [], hands: [null, null, null, null], kongs: [], broken_suit: [], note: "" };
const deal = (row: number): Note => ({ do: "deal", row, deal: DEAL });

/** A server with rows, which takes a key once. */
class FakeServer implements Line {
  up = true;
  /** What it takes is not answered. */
  mute = false;
  rows: Note[] = [];
  keys = new Map<string, Sent["results"][number]>();
  refuses: (note: Note) => boolean = () => false;
  asked = 0;
  #waiting: (() => void)[] = [];

  async read(after: number | null, signal: AbortSignal): Promise<Told> {
    this.#check();
    if (after !== null && this.rows.length <= after) {
      await new Promise<void>((done, fail) => {
        this.#waiting.push(done);
        signal.addEventListener("abort", () => fail(new ApiError(0, "offline", "away")));
      });
    }
    this.#check();
    return { version: this.rows.length, title: "T", role: "table", view: { players: [{ name: "Anna" }], rows: [...this.rows] } as unknown as SheetView };
  }

  async write(_: string, items: { key: string; note: Note }[]): Promise<Sent> {
    this.asked++;
    this.#check();
    const results = items.map(({ key, note }) => {
      const before = this.keys.get(key);
      if (before) return before;
      if (this.refuses(note)) return { key, ok: false as const, code: "no", message: "No." };
      this.rows.push(note);
      const result = { key, ok: true as const };
      this.keys.set(key, result);
      return result;
    });
    this.#waiting.splice(0).forEach((tell) => tell());
    if (this.mute) throw new ApiError(0, "offline", "away");
    return { version: this.rows.length, results };
  }

  preview = () => Promise.reject(new ApiError(0, "offline", "away"));
  rights = (role: string) => ({ write: role !== "", answer: role === "table", judge: role === "referee" });
  #check() {
    if (!this.up) throw new ApiError(0, "offline", "away");
  }
}

let store: Store;
const keepers: LedgerKeeper[] = [];
function keeper(server: FakeServer): LedgerKeeper {
  const made = new LedgerKeeper("x", server, store);
  keepers.push(made);
  made.start();
  return made;
}

beforeEach(() => {
  const all = new Map<string, string>();
  store = { getItem: (key) => all.get(key) ?? null, setItem: (key, value) => void all.set(key, value), removeItem: (key) => void all.delete(key) };
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, visibilityState: "visible" });
});
afterEach(() => {
  keepers.splice(0).forEach((one) => one.stop());
  vi.unstubAllGlobals();
});

it("shows what the server has, and what is written here at once", async () => {
  const server = new FakeServer();
  const one = keeper(server);
  await vi.waitFor(() => expect(one.view?.rows).toEqual([]));
  expect([one.title, one.role, one.rights.write, one.online]).toEqual(["T", "table", true, true]);
  one.send(deal(0));
  expect(one.waiting.length).toBe(1);
  await vi.waitFor(() => expect([one.version, one.waiting.length]).toEqual([1, 0]));
  expect(server.rows).toEqual([deal(0)]);
});

it("keeps ten deals without a network and a reload between them, and sends them in order and once", async () => {
  const server = new FakeServer();
  const one = keeper(server);
  await vi.waitFor(() => expect(one.view).not.toBeNull());
  server.up = false;
  for (let row = 0; row < 5; row++) one.send(deal(row));
  await vi.waitFor(() => expect(one.online).toBe(false));
  one.stop();
  // The page is closed and opened again; the sheet is still there.
  const two = keeper(server);
  expect([two.waiting.length, two.title, two.view?.rows]).toEqual([5, "T", []]);
  for (let row = 5; row < 10; row++) two.send(deal(row));
  // What arrives first is not answered: it is sent again, and is there once.
  [server.up, server.mute] = [true, true];
  two.hurry();
  await vi.waitFor(() => expect(server.rows.length).toBe(1));
  server.mute = false;
  two.hurry();
  await vi.waitFor(() => expect(two.waiting).toEqual([]));
  expect(server.rows).toEqual(Array.from({ length: 10 }, (_, row) => deal(row)));
  expect(two.online).toBe(true);
});

it("shows what is refused, and sends what was put right in its place", async () => {
  const server = new FakeServer();
  server.refuses = (note) => note.do === "deal" && note.deal.note === "bad";
  const one = keeper(server);
  await vi.waitFor(() => expect(one.view).not.toBeNull());
  const bad = one.send({ do: "deal", row: 0, deal: { ...DEAL, note: "bad" } });
  one.send(deal(1));
  one.send({ do: "call", why: "" });
  await vi.waitFor(() => expect(one.waiting.find((item) => item.key === bad)?.refused).toEqual({ code: "no", message: "No.", clause: null }));
  await vi.waitFor(() => expect(server.rows).toEqual([{ do: "call", why: "" }]));
  expect(one.waiting.map((item) => item.note)).toEqual([{ do: "deal", row: 0, deal: { ...DEAL, note: "bad" } }, deal(1)]);
  one.amend(bad, deal(0));
  await vi.waitFor(() => expect(one.waiting).toEqual([]));
  expect(server.rows.slice(1)).toEqual([deal(0), deal(1)]);
});

it("takes what cannot even be read as refused, and goes on", async () => {
  const server = new FakeServer();
  const write = server.write.bind(server);
  server.write = (who, items) => (items[0]!.note.do === "call" ? Promise.reject(new ApiError(422, "bad", "Unreadable.")) : write(who, items));
  const one = keeper(server);
  await vi.waitFor(() => expect(one.view).not.toBeNull());
  one.send({ do: "call", why: "" });
  one.send(deal(0));
  await vi.waitFor(() => expect(server.rows).toEqual([deal(0)]));
  expect(one.waiting.map((item) => item.refused?.code)).toEqual(["bad"]);
});

it("says that a code is wrong, and loses nothing by it", async () => {
  const server = new FakeServer();
  const one = keeper(server);
  await vi.waitFor(() => expect(one.view).not.toBeNull());
  server.write = () => Promise.reject(new ApiError(403, "wrong_code", "Wrong code."));
  one.send(deal(0));
  await vi.waitFor(() => expect(one.trouble?.code).toBe("wrong_code"));
  expect(one.waiting.map((item) => item.refused)).toEqual([undefined]);
});

it("remembers who holds the phone", async () => {
  const server = new FakeServer();
  const one = keeper(server);
  await vi.waitFor(() => expect(one.view).not.toBeNull());
  expect([one.self, one.introduced]).toEqual([null, false]);
  one.introduce(0);
  expect(one.who).toBe("Anna");
  const two = keeper(server);
  expect([two.self, two.introduced]).toEqual([0, true]);
});

it("speaks for no player where that is not its right, and does not forget who was named", async () => {
  const server = new FakeServer();
  const one = keeper(server);
  await vi.waitFor(() => expect(one.role).toBe("table"));
  one.introduce(2);
  expect(one.self).toBe(2);
  one.role = "referee";
  expect([one.rights.write, one.rights.judge, one.self]).toEqual([true, true, null]);
  one.role = "table";
  expect(one.self).toBe(2);
});
