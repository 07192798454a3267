// What the pages of a tournament reckon by themselves: the clock, decimals of twelfths, lists of players, sums of a sheet.
import { describe, expect, it } from "vitest";
import { clockText, offset, read, readTable, sounds, WARNING_MS, type Reading } from "../../src/pages/event/clock";
import { lateness } from "../../src/pages/event/late";
import { meetings } from "../../src/pages/event/names";
import { apart } from "../../src/pages/event/organiser/apart";
import { agree, BLANK, check, fourth, resultOf, task, typedOf, whole, type Typed } from "../../src/pages/event/paper";
import { tablePoints, twelfths } from "../../src/pages/event/points";
import { cut } from "../../src/pages/event/screen/pages";
import { isShort, plainSection, schemeOf } from "../../src/pages/event/setup/draft";
import type { PaperResult } from "../../src/tournament";

describe("table points (MCRC-SCORE-5)", () => {
  it("are decimals of at most two places", () => {
    const shown = [48, 36, 30, 28, 21, 18, 12, 6, 4, 0, -12, -28].map((one) => tablePoints(one, "en"));
    expect(shown).toEqual(["4", "3", "2.5", "2.33", "1.75", "1.5", "1", "0.5", "0.33", "0", "−1", "−2.33"]);
    expect(tablePoints(30, "ru")).toBe("2,5");
    expect(tablePoints(8, "en"), "two thirds are rounded, not cut").toBe("0.67");
  });

  it("are read as people write them, and back", () => {
    for (let one = -60; one <= 60; one++) expect(twelfths(tablePoints(one, "ru"))).toBe(one);
    expect(twelfths("7/3")).toBe(28);
    expect(twelfths("-0,5")).toBe(-6);
    expect(twelfths("0.4")).toBeNull();
    expect(twelfths("")).toBeNull();
    expect(twelfths("two")).toBeNull();
  });
});

describe("the clock", () => {
  const running = { state: "running" as const, ends_at: 10_000_000, left_ms: null };
  it("counts down, warns for fifteen minutes (MCRC-TIME-2) and is over", () => {
    expect(read(running, 10_000_000 - WARNING_MS - 1)).toEqual({ phase: "running", left: WARNING_MS + 1 });
    expect(read(running, 10_000_000 - WARNING_MS).phase).toBe("warning");
    expect(read(running, 9_999_999)).toEqual({ phase: "warning", left: 1 });
    expect(read(running, 10_000_000).phase).toBe("over");
    expect(read({ state: "seated", ends_at: null, left_ms: null }, 5)).toEqual({ phase: "before", left: null });
    expect(read({ state: "paused", ends_at: null, left_ms: 90_000 }, 5)).toEqual({ phase: "paused", left: 90_000 });
    expect(read({ state: "over", ends_at: 10_000_000, left_ms: null }, 5)).toEqual({ phase: "over", left: null });
  });

  it("gives a table its own time, after the gong too", () => {
    const table = { extra_minutes: 5, ends_at: 10_300_000 };
    expect(readTable(running, table, 10_000_000)).toEqual({ phase: "warning", left: 300_000 });
    expect(readTable({ state: "over", ends_at: null, left_ms: null }, table, 10_100_000)).toEqual({ phase: "warning", left: 200_000 });
    expect(readTable({ state: "over", ends_at: null, left_ms: null }, table, 10_300_000).phase).toBe("over");
    expect(readTable({ state: "paused", ends_at: null, left_ms: 60_000 }, { extra_minutes: 5, ends_at: null }, 0)).toEqual({ phase: "paused", left: 360_000 });
  });

  it("is written as people read it", () => {
    expect([0, 1, 1000, 59_000, 60_000, 899_001, 9_000_000, -1500].map(clockText)).toEqual(["0:00", "0:01", "0:01", "0:59", "1:00", "15:00", "2:30:00", "−0:02"]);
  });

  it("sounds once for the warning and once for the gong (MCRC-TIME-3)", () => {
    const at = (phase: Reading["phase"]): Reading => ({ phase, left: null });
    expect(sounds(at("running"), at("warning"))).toBe("warning");
    expect(sounds(at("warning"), at("warning"))).toBeNull();
    expect(sounds(at("warning"), at("over"))).toBe("gong");
    expect(sounds(at("running"), at("over"))).toBe("gong");
    expect(sounds(at("over"), at("over"))).toBeNull();
    expect(sounds(at("before"), at("running"))).toBeNull();
    expect(sounds(at("paused"), at("running"))).toBeNull();
  });

  it("goes by the server's time", () => {
    expect(offset(5000, 1000, 1200)).toBe(3900);
  });
});

describe("a list of players", () => {
  const entry = (name: string, section = 0) => ({ name, section, team: null, country: null, rating_id: null });
  it("enters nobody twice, in whatever letters", () => {
    const { fresh, twice } = apart([entry("Anna"), entry("борис"), entry("Clara"), entry("clara"), entry("Clara", 1)], [entry("ANNA"), entry("Борис ")]);
    expect(fresh).toEqual([entry("Clara"), entry("Clara", 1)]);
    expect(twice.map((one) => one.name)).toEqual(["Anna", "борис", "clara"]);
  });
});

describe("a result from paper (MCRC-SCORE-7)", () => {
  const typed = (points: Typed["points"], toNobody = ""): Typed => ({ ...structuredClone(BLANK), points, toNobody });
  it("is checked as it is typed", () => {
    expect(check(typed(["112", "40", "40", "−202"], "10")).off).toBe(0);
    expect(check(typed(["112", "40", "40", "-202"])).off).toBe(-10);
    expect(check(typed(["112", "40", "", ""])).off).toBeNull();
    expect(check(typed(["1a", "", "", ""])).wrong).toEqual([true, false, false, false]);
    expect(resultOf(typed(["1", "2", "3", "4"]))).toBeNull();
    expect(resultOf(typed(["112", "40", "40", "−202"], "10"))).toMatchObject({ points: [112, 40, 40, -202], to_nobody: 10, deals: null });
  });

  it("proposes the fourth number", () => {
    expect(fourth(typed(["112", "40", "", "−202"], "10"))).toEqual({ place: 2, points: 40 });
    expect(fourth(typed(["112", "", "", "−202"]))).toBeNull();
  });

  it("knows every minus, and no broken numbers", () => {
    expect(["+5", "−5", "–5", "-5", " 1 000 ", "", "5.5", "-", "-0"].map(whole)).toEqual([5, -5, -5, -5, 1000, null, null, null, 0]);
  });

  it("is read a second time by somebody else", () => {
    const result: PaperResult = { points: [1, 2, 3, -6], to_nobody: 0, deals: null, signed: [true, true, true, true], referee: true, hands: [] };
    const reading = { result, why: "", by: "Olga", at: 0 };
    expect(task({ state: "empty", paper: [] }, "Olga")).toEqual({ task: "first", own: false });
    expect(task({ state: "read_once", paper: [reading] }, "Olga")).toEqual({ task: "second", own: true });
    expect(task({ state: "read_once", paper: [reading] }, "Pavel")).toEqual({ task: "second", own: false });
    expect(task({ state: "differs", paper: [reading, reading] }, "Olga").task).toBe("settle");
    expect(task({ state: "unsigned", paper: [reading, reading] }, "Olga").task, "MCRC-SCORE-6").toBe("sign");
    expect(resultOf(typedOf(result))).toEqual(result);
    expect(task({ state: "complete", paper: [reading, reading] }, "Olga").task).toBe("done");
    expect(agree(result, { ...result, referee: false })).toBe(true);
    expect(agree(result, { ...result, points: [2, 1, 3, -6] })).toBe(false);
  });
});

describe("other things", () => {
  it("lateness costs what MCRC-PEN-3 says", () => {
    expect([0, 1, 10, 11, 15, 16].map(lateness)).toEqual([0, 10, 10, 20, 20, null]);
  });

  it("counts who meets whom", () => {
    const tables = (...all: number[][]) => ({ tables: all.map((numbers) => ({ places: numbers.map((number) => ({ number: number || null })) })) });
    const met = meetings([tables([1, 2, 3, 4], [5, 6, 7, 0]), tables([1, 2, 5, 6])]);
    expect(met.get(1)?.get(2)).toBe(2);
    expect(met.get(5)?.get(6)).toBe(2);
    expect(met.get(7)?.size).toBe(2);
    expect(met.get(3)?.get(5)).toBeUndefined();
  });

  it("cuts lists into pages of nearly equal length", () => {
    expect(cut(0, 10)).toEqual([]);
    expect(cut(10, 10)).toEqual([{ from: 0, to: 10, of: 10 }]);
    expect(cut(11, 10)).toEqual([
      { from: 0, to: 6, of: 11 },
      { from: 6, to: 11, of: 11 },
    ]);
  });

  it("keeps the numbers of a scheme when another is chosen", () => {
    expect(schemeOf("mixed", { kind: "round_robin", sessions: 8 })).toEqual({ kind: "mixed", sessions: 8, per_stage: 1 });
    expect(schemeOf("knockout", { kind: "mixed", sessions: 8, per_stage: 2 })).toEqual({ kind: "knockout", per_stage: 2 });
    expect(schemeOf("swiss", { kind: "knockout", per_stage: 2 })).toEqual({ kind: "swiss", sessions: 6 });
    expect(isShort(plainSection())).toBe(false);
    expect(isShort({ ...plainSection(), scheme: { kind: "swiss", sessions: 5 } })).toBe(true);
  });
});
