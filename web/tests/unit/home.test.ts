import { describe, expect, it } from "vitest";
import { changes, tableOf, USUAL } from "../../src/pages/home/setup";
import { idIn } from "../../src/pages/replay/source";

describe("a table from what was chosen", () => {
  it("is played at once against bots, without a clock", () => {
    expect(tableOf("mcr", USUAL, "club", "1", false)).toEqual({
      rules: "mcr",
      options: {},
      strict: false,
      bots: "club",
      clock: { name: "none" },
      spectators: 0,
      listed: false,
      at_once: true,
      deals: 1,
    });
  });

  it("waits for friends, with a relaxed clock unless another was chosen", () => {
    expect(tableOf("red", { ...USUAL, listed: true, players: 3 }, "master", "game", true)).toMatchObject({
      at_once: false,
      listed: true,
      players: 3,
      clock: { name: "relaxed" },
    });
    expect(tableOf("red", { ...USUAL, clock: "rules" }, "master", "game", true).clock).toEqual({ name: "rules" });
  });

  it("is a round long as the ruleset counts rounds", () => {
    expect(tableOf("red", USUAL, "club", "round", false)).toMatchObject({ options: { session_rounds: 1 } });
    expect(tableOf("taiwan", USUAL, "club", "round", false)).toMatchObject({ options: { rounds: 1 } });
    expect(tableOf("mcr", USUAL, "club", "round", false).deals).toBe(4);
    expect(tableOf("mcr", USUAL, "club", "game", false).deals).toBeUndefined();
  });

  it("knows how many things are not as usual", () => {
    expect(changes(USUAL)).toBe(0);
    expect(changes({ ...USUAL, strict: true, options: { limit: 100 } })).toBe(2);
  });
});

describe("what was pasted to be replayed", () => {
  it("is a link to a table, to a moment, or an id", () => {
    expect(idIn("https://example.org/table/mrzdaj7ts3fpfpku")?.path).toBe("/replay/mrzdaj7ts3fpfpku");
    expect(idIn(" https://example.org/replay/mrzdaj7ts3fpfpku?deal=2&step=7 ")?.path).toBe("/replay/mrzdaj7ts3fpfpku?deal=2&step=7");
    expect(idIn("mrzdaj7ts3fpfpku")?.path).toBe("/replay/mrzdaj7ts3fpfpku");
    expect(idIn("what is this")).toBeNull();
  });
});
