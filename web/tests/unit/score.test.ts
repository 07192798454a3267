// The pure parts of the page that scores a hand: lines and links there and back, and what a tap does.
import { describe, expect, it } from "vitest";
import { changedLine } from "../../src/pages/score/answer";
import { emptyHand, fieldsOf, fromQuery, lineOf, optionsOf, parseLine, parseMeld, scoreLink, toQuery } from "../../src/pages/score/line";
import { canPress, keys, makeWin, missing, press, takeBack, used, waysOf, won, wordsOf } from "../../src/pages/score/picker";

const hand = (line: string) => parseLine(line).hand;

describe("lines", () => {
  const lines = [
    "[123m] 456789m2355p +4p discard@left flowers=1f seat=S",
    "[5555p:melded@across] [9999m] 22p23467s +8s discard@across seat=S",
    "[4p0j6p=456p@left] 11122233m1z +1z self_draw",
    "11122233m1z0j +1z rob_kong@right seat=N round=W players=3 last_of_its_kind",
    "147m258p369s1234567z +8f eighth_flower flowers=1234567f seat=S discards=0 streak=2",
    "1369m147p258s134z flowers=23f seat=S",
    "",
  ];
  for (const line of lines) {
    it(`stay what they are: ${line}`, () => {
      const { hand, rest } = parseLine(line);
      expect(rest).toEqual([]);
      expect(lineOf(hand)).toBe(line);
    });
  }

  it("are read in any order, and written in one", () => {
    expect(lineOf(hand("seat=s +4p 55p23p456m789m discard@left flowers=1f [123m]"))).toBe(lines[0]);
    expect(lineOf(hand("11m last-wall-tile +2m kong-replacement"))).toBe("11m +2m kong_replacement last_wall_tile");
  });

  it("without a word are wins on a discard, as for the server", () => {
    expect(hand("123m +4m").by).toBe("discard");
    expect(hand("123m").by).toBe("self_draw");
  });

  it("keep what they do not understand for the server", () => {
    expect(parseLine("[12x] 123m q seat=Q +12m").rest).toEqual(["[12x]", "q", "seat=Q", "+12m"]);
    expect(parseMeld("555z:upside")).toBeNull();
    expect(parseMeld("555z@behind")).toBeNull();
  });

  it("in another notation are cut into fields", () => {
    const fields = fieldsOf("[🀇🀈🀉] 🀙🀚 🀛 +🀀 self_draw seat=S last_wall_tile");
    expect(fields).toEqual({ hand: "🀙🀚 🀛", melds: ["🀇🀈🀉"], win: "🀀", by: "self_draw", from: null, seat: "S", round: "E", situation: ["last_wall_tile"] });
    expect(fieldsOf("W1W2 +W3").by).toBe("discard");
  });
});

describe("links", () => {
  it("carry everything there and back", () => {
    const query = new URLSearchParams(toQuery("classical", "[123m] 45p +6p discard@left", { flowers: true, limit: 1000, other: null, word: "free" }));
    expect(fromQuery(query)).toEqual({ rules: "classical", line: "[123m] 45p +6p discard@left", options: { flowers: true, limit: 1000, other: null, word: "free" } });
  });
  it("bear with what nobody wrote", () => {
    expect(fromQuery(new URLSearchParams("rules=chess&opt.=1&opt.a=2"))).toEqual({ rules: null, line: "", options: { a: 2 } });
  });
  it("are made from the examples of fans", () => {
    expect(scoreLink("classical", "111z", optionsOf("flowers=true limit=1000"))).toBe("/score?rules=classical&line=111z&opt.flowers=true&opt.limit=1000");
  });
});

describe("taps", () => {
  it("fill the hand, then give the winning tile", () => {
    let state: ReturnType<typeof press> = { hand: emptyHand(), mode: "tile" };
    for (const tile of ["5z", "1m", "2m", "3m"]) state = press(state.hand, state.mode, tile, 4);
    expect(state.hand.tiles).toEqual(["1m", "2m", "3m", "5z"]);
    expect(missing(state.hand, 4)).toBe(0);
    state = press(state.hand, state.mode, "5z", 4);
    expect(state.hand.win).toBe("5z");
    expect(press(state.hand, "tile", "9m", 4).hand.win).toBe("9m");
  });

  it("declare one set, and then go on with tiles", () => {
    const chow = press(emptyHand(), "chow", "7p", 13);
    expect(chow.mode).toBe("tile");
    expect(lineOf(chow.hand)).toBe("[789p]");
    expect(missing(chow.hand, 13)).toBe(10);
    expect(lineOf(press(emptyHand(), "kong", "7z", 13).hand)).toBe("[7777z:melded]");
    expect(canPress(emptyHand(), "chow", "8p", 13)).toBe(false);
    expect(canPress(emptyHand(), "chow", "1z", 13)).toBe(false);
  });

  it("know how many of a kind there are", () => {
    const four = hand("[111m] 1m");
    expect(used(four, "1m")).toBe(4);
    expect(canPress(four, "tile", "1m", 13)).toBe(false);
    expect(canPress(four, "chow", "1m", 13)).toBe(false);
    expect(canPress(hand("flowers=1f"), "tile", "1f", 13)).toBe(false);
    expect(canPress(hand("[123m] [123m] [123m] [123m]"), "pung", "5z", 13)).toBe(false);
  });

  it("choose the winning tile out of the hand", () => {
    expect(lineOf(makeWin(hand("123m +4m self_draw"), 0))).toBe("234m +1m self_draw");
  });

  it("are taken back one by one", () => {
    let state = hand("[111z] 2m +3m self_draw flowers=1f");
    const seen: string[] = [];
    for (let step = 0; step < 4; step++) seen.push(lineOf((state = takeBack(state))));
    expect(seen).toEqual(["[111z] 2m flowers=1f", "[111z] flowers=1f", "flowers=1f", ""]);
  });

  it("have the keys and words of their ruleset", () => {
    expect(keys("sichuan", {}).flat()).toHaveLength(27);
    expect(keys("mcr", {}).flat()).toHaveLength(42);
    expect(keys("classical", {}).flat()).toHaveLength(34);
    expect(keys("red", { jokers: true, flowers: 4 }).at(-1)).toEqual(["1f", "2f", "3f", "4f", "0j"]);
    expect(waysOf("red", {})).not.toContain("rob_kong");
    expect(waysOf("taiwan", {})).toContain("rob_flower");
    expect(wordsOf("red", "self_draw")).toEqual([]);
    expect(lineOf(won(hand("1m +2m self_draw last_wall_tile"), "mcr", "discard"))).toBe("1m +2m discard");
  });
});

describe("what-ifs", () => {
  const base = hand("[123m@left] [5555z:melded@left] 789m23p55p +4p discard@left");
  it("change one thing", () => {
    expect(changedLine(base, { kind: "seat", wind: "W" })).toContain("seat=W");
    expect(changedLine(base, { kind: "won", tile: "1p", by: "self_draw" })).toContain("+1p self_draw");
    expect(changedLine(base, { kind: "flower", tile: "2f" })).toContain("flowers=2f");
    expect(changedLine(base, { kind: "concealed", meld: 1 })).toBe("[5555z:melded@left] 123789m2355p +4p discard@left");
    expect(changedLine(base, { kind: "concealed", meld: 2 })).toContain("[5555z] ");
  });
});
