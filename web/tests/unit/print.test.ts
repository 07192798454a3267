import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blankOf, sticksOf } from "../../src/pages/print/blank";
import { blankEvent, usualSession } from "../../src/pages/print/event";
import { dealerTai, frameOf, plusMinus } from "../../src/pages/print/frame";
import { gamesAcross } from "../../src/pages/print/games";
import { onlyHere } from "../../src/pages/print/links";
import { lotOf, lotText } from "../../src/pages/print/lots";
import { ROTATION } from "../../src/pages/print/seats";
import type { PenaltyView, RowView } from "../../src/sheet";

describe("the final results", () => {
  it("are cut into leaves of whole games, each once", () => {
    expect(gamesAcross(2)).toEqual([[1, 2]]);
    expect(gamesAcross(6)).toEqual([[1, 2, 3], [4, 5, 6]]);
    expect(gamesAcross(10)).toEqual([[1, 2, 3], [4, 5, 6, 7], [8, 9, 10]]);
    for (let played = 0; played < 30; played++) expect(gamesAcross(played).flat()).toEqual(Array.from({ length: played }, (_, at) => at + 1));
  });
});

describe("a score sheet", () => {
  it("has the columns of MCRC-FORM-4 for MCR, and nothing else", () => {
    expect(frameOf(blankOf("mcr"))).toEqual({ wide: false, dealer: false, streak: false, wins: 0, responsible: false, hands: "none", kongs: false, rows: 16, round: 4 });
  });

  it("has what the record of the other rulesets needs", () => {
    expect(frameOf(blankOf("red"))).toMatchObject({ dealer: true, wins: 1, hands: "none" });
    expect(frameOf(blankOf("classical"))).toMatchObject({ hands: "all", wide: true });
    expect(frameOf(blankOf("sichuan"))).toMatchObject({ wins: 3, kongs: true, hands: "ready", wide: true });
    expect(frameOf(blankOf("taiwan"))).toMatchObject({ streak: true, responsible: true, wins: 1 });
    expect([0, 1, 2].map(dealerTai)).toEqual([1, 3, 5]);
  });

  it("knows the counting sticks of its options", () => {
    expect(blankOf("mcr").form.sticks).toBeUndefined();
    expect(blankOf("classical", { sticks: true }).form.sticks).toMatchObject({ start: 2000, clause: "CLA-STICK-1" });
    expect(blankOf("red", { sticks: "800" }).form.sticks?.start).toBe(800);
    expect(sticksOf("taiwan").map((one) => one.start)).toEqual([790, 800]);
  });

  it("writes what was lost by a penalty under minus, beside what was won (MCRC-FORM-5)", () => {
    const view = { ...blankOf("mcr"), penalties: [{ row: 0, points: [-30, 10, 10, 10] } as PenaltyView] };
    const row = { points: [48, -16, -16, -16], struck: false, beyond: false } as RowView;
    expect(plusMinus(view, row, 0, 0)).toEqual({ plus: 48, minus: 30 });
    expect(plusMinus(view, row, 0, 1)).toEqual({ plus: 10, minus: 16 });
    expect(plusMinus(view, { ...row, struck: true }, 0, 1)).toEqual({ plus: 10, minus: 0 });
  });
});

describe("seats", () => {
  it("change so that everybody begins once in every seat (MCRC-ROT-2)", () => {
    for (const seat of [0, 1, 2, 3]) expect(ROTATION.map((round) => round[seat]).sort()).toEqual(["A", "B", "C", "D"]);
    const above = new Set(ROTATION.flatMap((round) => round.map((who, seat) => round[(seat + 3) % 4]! + who)));
    expect(above.size).toBe(12);
  });
});

describe("the draw", () => {
  it("has the lots of docs/draw.md", async () => {
    const text = readFileSync(join(import.meta.dirname, "../../../docs/draw.md"), "utf8");
    const rows = [...text.matchAll(/^\| \d+ \| (\d+) \| (.+?) \| `([0-9a-f]{64})` \|$/gm)];
    expect(rows.length).toBeGreaterThan(4);
    for (const [, id, name, lot] of rows) expect(await lotOf(lotText("Spring Cup 3 5 2 6", Number(id), name!))).toBe(lot);
  });
});

describe("an empty event", () => {
  it("has its tables and nobody at them", () => {
    const { view, blank } = blankEvent({ rules: "red", options: {}, tables: 3, sessions: 8, players: 2 });
    expect(blank).toBe(true);
    expect(view.sections[0]!.sessions).toHaveLength(8);
    expect(view.sections[0]!.sessions[0]!.tables.map((table) => table.places.length)).toEqual([2, 2, 2]);
    expect(usualSession(view.sections[0]!)).toBe(1);
  });
});

describe("lateness (MCRC-PEN-3)", () => {
  it("is called in every ruleset as the table of MCR calls it, in three languages", () => {
    const late = blankOf("mcr").offences.filter((one) => one.clause === "MCRC-PEN-3");
    expect(late.map((one) => one.id)).toEqual(["late_10", "late_15", "late_missed"]);
    for (const lang of ["en", "ru", "zh"] as const) {
      const texts = readFileSync(join(import.meta.dirname, `../../src/locales/${lang}/common.ftl`), "utf8").split("\n");
      for (const one of late) expect(texts).toContain(`offence-${one.id} = ${one.name[lang]}`);
    }
  });
});

describe("an address for phones", () => {
  it("is none if it means the computer itself", () => {
    for (const here of ["http://127.0.0.1:5050", "http://localhost", "http://[::1]:80", "nonsense"]) expect([here, onlyHere(here)]).toEqual([here, true]);
    for (const there of ["http://192.168.0.7:5050", "https://example.org"]) expect([there, onlyHere(there)]).toEqual([there, false]);
  });
});
