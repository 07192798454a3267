// The sheet without a browser: what waits is sent in order and once, a deal is asked for step by step.
import { describe, expect, it, vi } from "vitest";
import { codeIn, linkTo } from "../../src/hall/codes";
import { addWin, canAdd, canBeLost, type Draft, draftOf, dropWin, emptyDraft, endOf, entryOf, inPlay, lackOf, momentsOf, rareWays, setWin, wonBy, wonByWhom, wonFrom } from "../../src/hall/draft";
import { drawn } from "../../src/hall/lot";
import { aboutRow, confirmedHere, dealsIn, nextRow, rivalOf } from "../../src/hall/offline";
import { holds, newKey, Queue, type Store } from "../../src/hall/queue";
import { handFor, sideOf } from "../../src/hall/sheet/seats";
import { inSticks, tablePoints } from "../../src/hall/words";
import type { DealEntry, FormView, Note, SheetView } from "../../src/sheet";

function memory(): Store & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return { all, getItem: (key) => all.get(key) ?? null, setItem: (key, value) => void all.set(key, value), removeItem: (key) => void all.delete(key) };
}

const FORM: FormView = {
  several_winners: false,
  play_on: null,
  all_hands: false,
  kongs: false,
  ready_hands: false,
  forbidden_suit: false,
  false_wins: false,
  streak: false,
  responsible: false,
  fresh: false,
  ways: ["self_draw", "discard", "rob_kong", "kong_replacement"],
  min: 8,
  max: null,
  step: 1,
  values: [],
  clause: "MCR-WIN-1",
};
const SICHUAN: FormView = { ...FORM, several_winners: true, play_on: 3, kongs: true, ready_hands: true, forbidden_suit: true, false_wins: true, min: 1, max: 8, values: [1, 2, 4, 8] };
const DEAL: DealEntry = { end: "win", wins: [{ who: 0, from: 2, how: "discard", value: 24 }], hands: [null, null, null, null], kongs: [], broken_suit: [], note: "" };
const deal = (row: number): Note => ({ do: "deal", row, deal: DEAL });
const fault = { code: "below_minimum", message: "too little", clause: "MCR-WIN-1" };
const taken = { code: "not_next", message: "already there" };

describe("the queue", () => {
  it("keeps what was written, in order, and gives it to the next page of the browser", () => {
    const store = memory();
    const queue = new Queue("q", store);
    const first = queue.add(deal(0), "Anna", 1);
    queue.add(deal(1), "Anna", 2);
    const later = new Queue("q", store);
    expect(later.items.map((one) => one.note)).toEqual([deal(0), deal(1)]);
    expect(later.next()?.key).toBe(first);
    later.done(first);
    // The first page learns of it with its next change, and loses nothing of its own.
    queue.add(deal(2), "Anna", 3);
    expect(queue.items.map((one) => one.note)).toEqual([deal(1), deal(2)]);
  });

  it("is empty when all is sent, and leaves nothing behind", () => {
    const store = memory();
    const queue = new Queue("q", store);
    queue.done(queue.add(deal(0), "", 1));
    expect([queue.next(), store.all.size]).toEqual([null, 0]);
  });

  it("holds back what speaks of rows that a refused deal would have made, and nothing else", () => {
    const queue = new Queue("q", memory());
    const bad = queue.add(deal(3), "", 1);
    queue.add(deal(4), "", 2);
    const confirm = queue.add({ do: "confirm", row: 2, version: 1, who: 0 }, "", 3);
    const call = queue.add({ do: "call", why: "" }, "", 4);
    queue.refuse(bad, fault);
    expect(queue.next()?.key).toBe(confirm);
    queue.done(confirm);
    expect(queue.next()?.key).toBe(call);
    queue.done(call);
    expect(queue.next()).toBeNull();
    queue.amend(bad, deal(3));
    const mended = queue.next()!;
    expect([mended.note, mended.refused, mended.key === bad]).toEqual([deal(3), undefined, false]);
  });

  it("lets later deals go where somebody else has written the refused one", () => {
    const queue = new Queue("q", memory());
    queue.refuse(queue.add(deal(3), "", 1), taken);
    const next = queue.add(deal(4), "", 2);
    expect(queue.next()?.key).toBe(next);
  });

  it("moves later deals up when one is dropped that nobody has", () => {
    const queue = new Queue("q", memory());
    const gone = queue.add(deal(3), "", 1);
    queue.add(deal(4), "", 2);
    queue.add({ do: "confirm", row: 2, version: 1, who: 0 }, "", 3);
    queue.refuse(gone, fault);
    queue.drop(gone);
    expect(queue.items.map((one) => one.note)).toEqual([deal(3), { do: "confirm", row: 2, version: 1, who: 0 }]);
  });

  it("moves nothing when the dropped deal was written by somebody else", () => {
    const queue = new Queue("q", memory());
    const gone = queue.add(deal(3), "", 1);
    queue.add(deal(4), "", 2);
    queue.refuse(gone, taken);
    queue.drop(gone);
    expect(queue.items.map((one) => one.note)).toEqual([deal(4)]);
  });

  it("goes on in memory where the browser keeps nothing, and says so", () => {
    const broken: Store = { getItem: () => null, setItem: () => { throw new Error("full"); }, removeItem: () => {} };
    const queue = new Queue("q", broken);
    queue.add(deal(0), "", 1);
    queue.add(deal(1), "", 2);
    expect([queue.safe, queue.items.length]).toEqual([false, 2]);
    expect(new Queue("q", null).safe).toBe(false);
  });

  it("makes room at the cost of sheets that the server has", () => {
    const store = memory();
    const full: Store = {
      ...store,
      setItem: (key, value) => {
        if (store.all.has("fivewinds-kept-old")) throw new Error("full");
        store.all.set(key, value);
      },
      get length() {
        return store.all.size;
      },
      key: (place) => [...store.all.keys()][place] ?? null,
    };
    store.all.set("fivewinds-kept-old", "{}").set("fivewinds-queue-other", "[]");
    const queue = new Queue("q", full);
    queue.add(deal(0), "", 1);
    expect([queue.safe, [...store.all.keys()]]).toEqual([true, ["fivewinds-queue-other", "q"]]);
  });

  it("reads nothing that is no queue", () => {
    const store = memory();
    for (const text of ["", "{", "7", "[1, {}]"]) {
      store.setItem("q", text);
      expect(new Queue("q", store).items).toEqual([]);
    }
  });

  it("makes keys that differ and that the server takes", () => {
    const keys = new Set(Array.from({ length: 200 }, newKey));
    expect(keys.size).toBe(200);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]{20,64}$/);
  });

  it("knows what waits for what", () => {
    const refused = { key: "a", note: deal(3), at: 1, who: "", refused: fault };
    expect([deal(4), { do: "confirm", row: 3, version: 1, who: 0 } as Note, { do: "sign", who: 0 } as Note].map((note) => holds(refused, note))).toEqual([true, true, false]);
  });
});

describe("a deal that is being written", () => {
  const won = (who: number, from: number | null, value: number | null): Draft => {
    const draft = emptyDraft(FORM, 4);
    return setWin(draft, 0, { ...wonFrom(wonByWhom(draft.wins[0]!, who), from), value });
  };

  it("asks for the winner, the tile and the value, in this order", () => {
    let draft = emptyDraft(FORM, 4);
    const asked = () => lackOf(draft, FORM, 4);
    expect(asked()).toBe("who");
    draft = setWin(draft, 0, wonByWhom(draft.wins[0]!, 0));
    expect(asked()).toBe("from");
    draft = setWin(draft, 0, wonFrom(draft.wins[0]!, 2));
    expect(asked()).toBe("value");
    draft = setWin(draft, 0, { ...draft.wins[0]!, value: 24 });
    expect(asked()).toBeNull();
    expect(entryOf(draft, FORM, 4)).toEqual(DEAL);
    expect(draftOf(DEAL, 4)).toEqual(draft);
  });

  it("takes the way of winning from whose tile it was", () => {
    expect(won(0, null, 8).wins[0]).toMatchObject({ from: null, how: "self_draw" });
    expect(wonFrom(wonBy(won(0, 1, 8).wins[0]!, "rob_kong"), 2)).toMatchObject({ from: 2, how: "rob_kong" });
    expect(wonBy(won(0, 1, 8).wins[0]!, "kong_replacement")).toMatchObject({ from: null, how: "kong_replacement" });
    expect(wonBy(won(0, null, 8).wins[0]!, "rob_kong").from).toBeUndefined();
    expect(rareWays(FORM, won(0, null, 8).wins[0]!)).toEqual(["kong_replacement"]);
    expect(rareWays(FORM, won(0, 1, 8).wins[0]!)).toEqual(["rob_kong"]);
  });

  it("forgets whose tile it was if that one is the winner himself, and his tiles if it is another", () => {
    const win = { ...won(0, 2, 24).wins[0]!, hand: "123m" };
    expect(wonByWhom(win, 2)).toMatchObject({ who: 2, from: undefined });
    expect("hand" in wonByWhom(win, 1)).toBe(false);
    expect(wonByWhom(win, 0).hand).toBe("123m");
  });

  it("has no wins when the wall ran out", () => {
    expect(entryOf({ ...won(0, 2, 24), end: "wall" }, FORM, 4)).toMatchObject({ end: "wall", wins: [] });
  });

  it("asks for all hands where all are counted", () => {
    const form = { ...FORM, all_hands: true };
    const draft = won(1, 0, 100);
    expect(lackOf(draft, form, 4)).toBe("hands");
    expect(entryOf({ ...draft, hands: [10, null, 20, 30] }, form, 4)?.hands).toEqual([10, null, 20, 30]);
  });

  it("goes on after a win in Sichuan, until three have won", () => {
    let draft = emptyDraft(SICHUAN, 4);
    expect([draft.wins.length, endOf(draft, SICHUAN), lackOf(draft, SICHUAN, 4)]).toEqual([0, "wall", "ready"]);
    draft = addWin(draft, false);
    draft = setWin(draft, 0, { ...wonFrom(wonByWhom(draft.wins[0]!, 0), 1), value: 2 });
    expect(canAdd(draft, SICHUAN, 4)).toEqual({ same: true, later: true });
    draft = addWin(draft, true);
    expect(draft.wins[1]).toMatchObject({ from: 1, how: "discard", same_tile: true });
    draft = setWin(draft, 1, { ...wonByWhom(draft.wins[1]!, 2), value: 4 });
    // Who pays for the first pays for the one on the same tile too.
    draft = setWin(draft, 0, wonFrom(draft.wins[0]!, 3));
    expect(draft.wins[1]!.from).toBe(3);
    expect(inPlay(draft, 4)).toEqual([1, 3]);
    expect(lackOf({ ...draft, hands: [null, 0, null, 1] }, SICHUAN, 4)).toBeNull();
    draft = addWin(draft, false);
    draft = setWin(draft, 2, { ...wonFrom(wonByWhom(draft.wins[2]!, 1), null), value: 1 });
    expect([endOf(draft, SICHUAN), canAdd(draft, SICHUAN, 4)]).toEqual(["win", { same: false, later: false }]);
    expect(entryOf(draft, SICHUAN, 4)).toMatchObject({ end: "win", wins: [{ who: 0 }, { who: 2, same_tile: true }, { who: 1, from: null }], hands: [null, null, null, null] });
  });

  it("keeps kongs in their moments when a win is taken away", () => {
    let draft = emptyDraft(SICHUAN, 4);
    draft = setWin(addWin(draft, false), 0, { ...wonFrom(wonByWhom(emptyDraft(FORM, 4).wins[0]!, 0), 1), value: 1 });
    draft = addWin(draft, true);
    expect(momentsOf(draft)).toEqual([0, 2]);
    draft.kongs = [{ who: 1, kind: "concealed", from: null, after: 0, lost: false }, { who: 3, kind: "added", from: null, after: 2, lost: false }];
    expect(canBeLost(draft, draft.kongs[0]!)).toBe(true);
    const left = dropWin(draft, 0);
    expect(left.kongs.map((kong) => kong.after)).toEqual([0, 1]);
    expect(left.wins[0]!.same_tile).toBe(false);
  });

  it("sends of a false win no value, and of what is not asked nothing", () => {
    const draft = setWin(addWin(emptyDraft(SICHUAN, 4), false), 0, { ...wonFrom(wonByWhom(emptyDraft(FORM, 4).wins[0]!, 0), 1), value: 8, good: false });
    const sent = entryOf({ ...draft, end: "time", broken_suit: [2] }, SICHUAN, 4)!;
    expect(sent.wins).toEqual([{ who: 0, from: 1, how: "discard", value: 0, good: false }]);
    expect([sent.end, sent.broken_suit]).toEqual(["time", [2]]);
    expect(entryOf({ ...won(0, 1, 8), broken_suit: [2], kongs: [{ who: 0, kind: "added", from: null, after: 0, lost: false }] }, FORM, 4)).toMatchObject({ broken_suit: [], kongs: [] });
  });
});

describe("a sheet without a network", () => {
  const view = { rows: [{ row: 0, entry: DEAL }, { row: 1, entry: DEAL }] } as unknown as SheetView;
  const item = (note: Note, refused?: typeof taken) => ({ key: newKey(), note, at: 1, who: "", ...(refused ? { refused } : {}) });

  it("counts the next row with what waits", () => {
    expect(nextRow(view, [])).toBe(2);
    expect(nextRow(view, [item(deal(2)), item(deal(3))])).toBe(4);
    expect(nextRow(view, [item(deal(2), fault)])).toBe(3);
    expect(nextRow(view, [item(deal(1), taken)])).toBe(2);
  });

  it("knows what waits about a row, and whose", () => {
    const waiting = [item(deal(2)), item({ do: "confirm", row: 1, version: 1, who: 3 }), item({ do: "penalty", offence: "x", who: 0, row: 1, text: "" })];
    expect(aboutRow(waiting, 1).length).toBe(1);
    expect([confirmedHere(waiting, 1, 3), confirmedHere(waiting, 1, 2)]).toEqual([true, false]);
    expect(dealsIn(waiting).map((one) => one.row)).toEqual([2]);
  });

  it("finds what somebody else wrote in the same row", () => {
    expect(rivalOf(view, deal(1))).toBe(DEAL);
    expect(rivalOf(view, deal(2))).toBeNull();
    expect(rivalOf(view, { do: "time_up" })).toBeNull();
  });
});

describe("small things of the hall", () => {
  it("knows who sits where to whom", () => {
    const four = ["N", "E", "S", "W"] as const;
    // The second player is East; the third sits at his right, the first at his left.
    expect([2, 3, 0].map((other) => sideOf([...four], 1, other))).toEqual(["right", "across", "left"]);
    expect(sideOf(["E", "S", "W"], 2, 0)).toBe("right");
    expect(sideOf(["E", "S", "W"], 0, 2)).toBe("left");
    expect(sideOf(["S", "E"], 0, 1)).toBe("across");
    expect(sideOf([...four], 1, 1)).toBeNull();
    const win = { ...wonFrom(wonByWhom(emptyDraft(FORM, 4).wins[0]!, 1), 0), hand: "123m +5s seat=W" };
    expect(handFor({ wind: "S", seats: [...four], streak: 0 }, 1, win)).toMatchObject({ tiles: ["1m", "2m", "3m"], win: "5s", seat: "E", round: "S", by: "discard", from: "left", players: null });
  });

  it("shares table points exactly", () => {
    vi.stubGlobal("document", { documentElement: {} });
    expect([48, 24, 36, 7, 28, 0].map(tablePoints)).toEqual(["4", "2", "3", "7/12", "2 1/3", "0"]);
    vi.unstubAllGlobals();
  });

  it("lays points out in sticks", () => {
    expect(inSticks(812, [500, 100, 10, 1])).toEqual([1, 3, 1, 2]);
    expect(inSticks(-120, [500, 100, 10, 1]).map((count) => count + 0)).toEqual([0, -1, -2, 0]);
  });

  it("draws lots without favour", () => {
    const throws = [2, 0, 1];
    expect(drawn(["a", "b", "c", "d"], () => throws.shift()!)).toEqual(["d", "b", "a", "c"]);
    const seen = new Set(Array.from({ length: 400 }, () => drawn([1, 2, 3]).join("")));
    expect(seen.size).toBe(6);
  });

  it("finds the code in a link", () => {
    expect([codeIn("#ABCDE23456"), codeIn("#main"), codeIn(""), codeIn("#a b")]).toEqual(["abcde23456", "", "", ""]);
    expect([linkTo("sheet", "4f", "abc"), linkTo("event", "4f")]).toEqual(["/sheet/4f#abc", "/event/4f"]);
  });
});
