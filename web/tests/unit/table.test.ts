// The small things of the table: actions read from words, the own hand, where people sit.
import { describe, expect, it } from "vitest";
import { choicesOf, discardsOf } from "../../src/pages/table/actions";
import { lessonOf, topicsOf } from "../../src/pages/table/guide";
import { arranged, moved, reconcile, type Held } from "../../src/pages/table/hand";
import { placeOf, placesOf } from "../../src/pages/table/places";
import { contribution } from "../../src/pages/table/shuffle";

const stage = { is: "discard", seat: "W", tile: "5m" } as const;

describe("actions", () => {
  it("show what they make", () => {
    const choices = choicesOf(["pass", "chow 46m", "chow 67m", "pung", "win"], stage);
    expect(choices.map((one) => [one.verb, one.tiles.join(""), one.claimed, one.key])).toEqual([
      ["win", "", null, "w"],
      ["pung", "5m5m5m", 0, "p"],
      ["chow", "4m5m6m", 1, "c"],
      ["chow", "5m6m7m", 0, "v"],
      ["pass", "", null, "x"],
    ]);
  });
  it("put jokers where they stand", () => {
    const [chow] = choicesOf(["chow 4m0j 345m"], stage);
    expect([chow!.tiles, chow!.claimed, chow!.stands]).toEqual([["0j", "4m", "5m"], 2, ["3m", "4m", "5m"]]);
    expect(choicesOf(["pung 5m0j"], stage)[0]!.tiles).toEqual(["5m", "5m", "0j"]);
  });
  it("know own kongs and discards", () => {
    expect(choicesOf(["kong 7z", "discard 1m"], { is: "turn", seat: "E", source: "wall" }).map((one) => one.tiles.length)).toEqual([4]);
    expect(discardsOf(["discard 1m", "discard 7z", "win"])).toEqual(new Set(["1m", "7z"]));
  });
});

describe("the own hand", () => {
  it("keeps tiles where they are", () => {
    const first = reconcile([], ["1m", "5m", "5m"], null);
    const then = reconcile(first, ["1m", "5m", "5m", "9p"], null);
    expect(then.slice(0, 3)).toEqual(first);
    const pointed = then[1]!.id;
    const left = reconcile(then, ["1m", "5m", "9p"], pointed);
    expect(left.map((one) => one.id)).toEqual([then[0]!.id, then[2]!.id, then[3]!.id]);
  });
  it("sets the drawn tile apart", () => {
    const held: Held[] = [
      { id: 1, tile: "9p" },
      { id: 2, tile: "1m" },
      { id: 3, tile: "1m" },
    ];
    const { tiles, drawn } = arranged(held, "1m", true);
    expect([tiles.map((one) => one.id), drawn?.id]).toEqual([[2, 1], 3]);
    expect(arranged(held, null, false).tiles.map((one) => one.id)).toEqual([1, 2, 3]);
    expect(moved(held, 1, 3).map((one) => one.id)).toEqual([2, 1, 3]);
    expect(moved(held, 1, null).map((one) => one.id)).toEqual([2, 3, 1]);
  });
});

describe("seats", () => {
  it("are seen from one's own", () => {
    expect([...placesOf({ E: 0, S: 1, W: 2, N: 3 }, "W")]).toEqual([
      ["W", "own"],
      ["N", "right"],
      ["E", "across"],
      ["S", "left"],
    ]);
    expect(placeOf({ E: 0, S: 1, W: 2 }, "S", "E")).toBe("left");
    expect(placeOf({ E: 0, W: 1 }, "W", "E")).toBe("across");
  });
});

describe("the guide", () => {
  it("has something to say about every question", () => {
    expect(topicsOf(["chow 46m", "kong", "win", "pass"], false)).toEqual(["claim", "kong", "win"]);
    for (const rules of ["red", "classical", "mcr", "sichuan", "taiwan"]) for (const topic of ["start", "turn", "claim", "win", "end"] as const) expect(lessonOf(rules, topic)).not.toBeNull();
  });
});

describe("the shuffle", () => {
  it("commits as docs/shuffle.md says", async () => {
    const made = (await contribution("игра 17", 3, 2))!;
    const secret = Uint8Array.from(made.secret.match(/../g)!, (byte) => Number.parseInt(byte, 16));
    const name = new TextEncoder().encode("игра 17");
    const bytes = new Uint8Array([...new TextEncoder().encode("fivewinds/commit/1"), name.length, ...name, 2, ...secret]);
    const hash = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
    expect([made.deal, made.commitment]).toEqual([3, hash]);
  });
});
