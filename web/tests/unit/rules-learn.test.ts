// The pure parts of the rulebook and of the drills.
import { describe, expect, it } from "vitest";
import { counted, NONE, readTallies, sameTiles } from "../../src/pages/learn/tally";
import { cutAtWords, cutClause, fanCells, worthOrder } from "../../src/pages/rules/clause";

describe("clauses", () => {
  it("are cut into their source and their text", () => {
    expect(cutClause("[3.4.6, 3.4.8] The dealer is East.")).toEqual({ source: "3.4.6, 3.4.8", cells: ["The dealer is East."] });
    expect(cutClause("There are no jokers.")).toEqual({ source: "", cells: ["There are no jokers."] });
    expect(cutClause("[123m] 5 · two").source).toBe("123m");
  });
  it("of a table are cut into cells", () => {
    expect(cutClause("max_deals · 1… · 16").cells).toEqual(["max_deals", "1…", "16"]);
  });
  it("of fans say only what is not said already", () => {
    const cells = cutClause("all_fives · Все пятерки · All Fives · 16 · в каждом сете есть 5 · – · 1").cells;
    expect(fanCells(cells, ["all_fives", "Все пятёрки", "all fives", "全带五", "16"])).toEqual({ says: ["в каждом сете есть 5"], remark: "" });
    const row = cutClause("pure_straight · Pure Straight · 16 · chows 123, 456, 789 of one suit · 71†, 72† (among its own chows) · once").cells;
    expect(fanCells(row, ["pure_straight", "Pure Straight", "16"])).toEqual({ says: ["chows 123, 456, 789 of one suit", "once"], remark: "among its own chows" });
  });
});

describe("what was found", () => {
  it("has the words marked, whatever their case", () => {
    expect(cutAtWords("A Kong is declared", "kong DECL")).toEqual([
      { text: "A ", hit: false },
      { text: "Kong", hit: true },
      { text: " is ", hit: false },
      { text: "decl", hit: true },
      { text: "ared", hit: false },
    ]);
    expect(cutAtWords("Зелёный", "зелен").some((part) => part.hit)).toBe(true);
    expect(cutAtWords("杠上开花", "杠")[0]).toEqual({ text: "杠", hit: true });
  });
  it("stays whole without words, and bears with any signs", () => {
    expect(cutAtWords("text", " ")).toEqual([{ text: "text", hit: false }]);
    expect(cutAtWords("a (b) [c]", "(b) [c")).toContainEqual({ text: "(b)", hit: true });
  });
});

it("fans are ordered by what they are worth", () => {
  const worths = [{ limit: true }, { doubles: 1 }, { points: [2, 4] }, { points: [88] }];
  expect([...worths].sort((a, b) => worthOrder(a) - worthOrder(b))).toEqual([{ points: [2, 4] }, { points: [88] }, { doubles: 1 }, { limit: true }]);
});

describe("drills", () => {
  it("count what was right", () => {
    const tally = [true, true, false, true].reduce(counted, NONE);
    expect(tally).toEqual({ asked: 4, right: 3, streak: 1 });
  });
  it("believe only what can be", () => {
    const kept = { "worth mcr": { asked: 4, right: 3, streak: 1 }, bad: { asked: 1, right: 2, streak: 0 }, worse: null, odd: { asked: "1" } };
    expect(readTallies(JSON.stringify(kept))).toEqual({ "worth mcr": kept["worth mcr"] });
    expect(readTallies("{")).toEqual({});
    expect(readTallies(null)).toEqual({});
  });
  it("want exactly the right tiles", () => {
    expect(sameTiles(["4p", "1p"], ["1p", "4p"])).toBe(true);
    expect(sameTiles(["4p"], ["1p", "4p"])).toBe(false);
  });
});
