import { beforeAll, describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { i18n } from "../../src/lib/i18n.svelte";
import { nameOf, newSeed, part, rowOf, storyOf, tablesOf, windOf } from "../../src/pages/duplicate/match";
import { cardsAddress } from "../../src/pages/event/cards";
import { plainSection } from "../../src/pages/event/setup/draft";
import type { DuplicateStory, DuplicateTable, DuplicateView } from "../../src/protocol";

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["common", "duplicate"]) bundle.addResource(new FluentResource(readFileSync(join(import.meta.dirname, `../../src/locales/en/${file}.ftl`), "utf8")));
  i18n.bundle = bundle;
});

const story = (by: string, wins: DuplicateStory["wins"] = []): DuplicateStory => ({ number: 1, deal: 1, round: "E", by, wins });

describe("a duplicate match", () => {
  it("tells differences exactly enough, with their sign", () => {
    expect(part({ num: 56, den: 3 })).toBe("+18.67");
    expect(part({ num: -16, den: 3 })).toBe("−5.33");
    expect(part({ num: 0, den: 1 })).toBe("0");
    expect(part({ num: 5, den: 1 }, false)).toBe("5");
  });

  it("tells what happened at a table", () => {
    const win = { tile: "5m", value: 24, good: true };
    expect(storyOf(story("win", [{ ...win, seat: "S", from: "E" }]))).toBe("South wins on East’s tile: 24");
    expect(storyOf(story("win", [{ ...win, seat: "S", from: null }, { ...win, seat: "N", from: "E", good: false }]))).toBe("South wins by self-draw: 24; North: a win that was none");
    expect(storyOf(story("draw"))).toBe("Nobody wins");
    expect(storyOf(story("time"))).toBe("Stopped: the time was up");
  });

  it("names who sits where", () => {
    const view = { config: { bots: "club" } } as DuplicateView;
    const table: DuplicateTable = { number: 1, table: "t", state: "open", dropped: false, finished: 0, chairs: [{ id: "u", name: "Анна" }, null] };
    expect([nameOf(view, table, 0), nameOf(view, table, 1)]).toEqual(["Анна", "free"]);
    expect(nameOf(view, { ...table, state: "playing" }, 1)).toBe("bot (Club player)");
    expect(nameOf(view, { ...table, state: "over", chairs: [null, null] }, 1)).toBe("–");
    expect(["E", "W"]).toEqual([0, 1].map((chair) => windOf(table, chair)));
    expect(windOf({ ...table, chairs: [null, null, null, null] }, 1)).toBe("S");
  });

  it("finds the row of a table in a seat", () => {
    const row = { table: 2, player: 0, points: 8, difference: { num: 4, den: 1 }, match_points: 2 };
    const deal = { deal: 1, seats: [{ seat: "E" as const, mean: { num: 4, den: 1 }, rows: [{ ...row, table: 1 }, row] }] };
    expect(rowOf(deal, "E", 2)).toBe(row);
    expect(rowOf(deal, "S", 2)).toBeUndefined();
  });

  it("proposes seeds that nobody guesses", () => {
    const seeds = new Set(Array.from({ length: 50 }, newSeed));
    expect(seeds.size).toBe(50);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });
});

it("a deal lists every table that is compared in any seat", () => {
  const row = (table: number) => ({ table, player: 0, points: 0, difference: { num: 0, den: 1 }, match_points: 0 });
  const mean = { num: 0, den: 1 };
  const seats = [
    { seat: "E" as const, mean, rows: [row(10), row(2)] },
    { seat: "S" as const, mean, rows: [row(3), row(2)] },
  ];
  expect(tablesOf({ deal: 1, seats })).toEqual([2, 3, 10]);
});

it("the cards of a tournament's session follow from its section, its options included", () => {
  const setup = { ...plainSection(), duplicate: "a & b" };
  const query = (address: string) => Object.fromEntries(new URL(address, "http://x").searchParams);
  expect(cardsAddress({ section: 1, setup }, 3)).toMatch(/^\/duplicate\/cards\?/);
  expect(query(cardsAddress({ section: 1, setup }, 3))).toEqual({ rules: "mcr", seed: "a & b", section: "1", session: "3", deals: "16" });
  expect(query(cardsAddress({ section: 0, setup: { ...setup, options: { flowers: false } } }, 1)).options).toBe('{"flowers":false}');
});
