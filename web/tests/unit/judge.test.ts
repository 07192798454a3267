// The referee's desk, as far as it needs no browser: links that hold a question, what may be wished for, what is shown.
import { describe, expect, it } from "vitest";
import { bodyOf, emptyDeal, emptyWin, lineToAsk, linkOf, windsOf, winBy, wishesOf } from "../../src/pages/judge/ask";
import { cellsOf, pageOfRuling } from "../../src/pages/judge/show";
import { fromQuery, parseLine } from "../../src/pages/score/line";

describe("a link", () => {
  it("holds rules, options, hand and question", () => {
    const body = { from: "E", claims: [{ who: "S", call: "pung" }] };
    const query = new URLSearchParams(linkOf("claims", "red", { jokers: true }, "", 3, body));
    expect(query.get("q")).toBe("claims");
    expect(query.get("players")).toBe("3");
    expect(bodyOf(query)).toEqual(body);
    expect(fromQuery(query)).toEqual({ rules: "red", line: "", options: { jokers: true } });
  });
  it("that was cut asks nothing", () => {
    for (const ask of ["{", "7", "null", "[1]", '"x"']) expect(bodyOf(new URLSearchParams({ ask }))).toBeNull();
  });
});

describe("a position", () => {
  const offered = parseLine("12346789m55p112z +5m discard@left").hand;
  it("with another's tile has claims, one's own turn has kongs and discards", () => {
    expect(wishesOf(offered, false, { chows: true, kongs: true })).toEqual(["win", "kong", "pung", "chow"]);
    expect(wishesOf(offered, false, { chows: false, kongs: false })).toEqual(["win", "pung"]);
    const own = wishesOf(parseLine("123m +5m self_draw").hand, false, null);
    expect(own).toEqual(["win", "ready", "kong 1m", "kong 2m", "kong 3m", "kong 5m", "discard 1m", "discard 2m", "discard 3m", "discard 5m"]);
  });
  it("after a claim has no drawn tile", () => {
    expect(lineToAsk(parseLine("[123m@left] 5555p456m112s +9s self_draw").hand, true)).toBe("[123m@left] 456m5555p1129s");
    expect(lineToAsk(offered, false)).toContain("+5m discard@left");
  });
});

it("players are named by the winds that are played, and a win from the wall is nobody's tile", () => {
  expect([windsOf(4), windsOf(3), windsOf(2)]).toEqual([["E", "S", "W", "N"], ["E", "S", "W"], ["E", "W"]]);
  expect(winBy(emptyWin(1), "self_draw").from).toBeNull();
  expect(winBy({ ...emptyWin(0), from: null }, "rob_kong").from).toBe(1);
  expect(emptyDeal().wins).toHaveLength(1);
});

it("a row of the table of fans is shown by its name and what it takes", () => {
  const fan = { id: "all_chows", names: { en: "All Chows", ru: "Все чоу", zh: "平和" }, worth: { points: [2] } };
  const clause = { clause: "MCR-FAN-63", rules: "mcr", section: "12", title: "Fans", text: "all_chows · Все чоу · All Chows · 2 · four chows and a pair of a suit · 76 · 1", fan };
  expect(cellsOf("ru", clause)).toEqual(["Все чоу", "four chows and a pair of a suit"]);
  const ruling = { rules: "mcr", question: "win", lang: "zh", good: true, verdict: "…", lines: [], payments: [], points: null, clauses: [clause], text: "" } as const;
  const page = pageOfRuling({ ...ruling, lines: [], payments: [], clauses: [clause] });
  expect(page.paragraphs).toEqual([{ text: "平和 · four chows and a pair of a suit", clause: "MCR-FAN-63" }]);
});
