// Sessions at tables with real tiles, as notes for the server: enough of everything that a ruleset's sheet has to show.
import type { DealEntry, Note, WinEntry } from "../../src/sheet";

const deal = (end: DealEntry["end"], wins: Partial<WinEntry>[], more: Partial<DealEntry> = {}): DealEntry => ({
  end,
  wins: wins.map((win) => ({ who: 0, from: null, how: win.from === null || win.from === undefined ? "self_draw" : "discard", value: 8, ...win }) as WinEntry),
  hands: [null, null, null, null],
  kongs: [],
  broken_suit: [],
  note: "",
  ...more,
});

/** Deals until the session is over, and not one more. */
const DEALS: Record<string, DealEntry[]> = {
  // Sixteen deals: wins from the wall and on discards, two draws, a remark.
  mcr: Array.from({ length: 16 }, (_, at) =>
    at % 8 === 5 ? deal("wall", []) : deal("win", [{ who: at % 4, from: at % 3 === 0 ? null : (at + 1) % 4, value: 8 + at * 5 }], at === 2 ? { note: "пересчитано дважды" } : {}),
  ),
  // Nobody keeps the deal: the next player wins each time.
  red: Array.from({ length: 16 }, (_, at) => deal("win", [{ who: (at + 1) % 4, from: at % 2 ? null : (at + 2) % 4, value: 3 + at * 4 }])),
  classical: Array.from({ length: 17 }, (_, at) =>
    at === 3 ? deal("wall", []) : deal("win", [{ who: at % 4, from: at % 2 ? null : (at + 1) % 4, value: 40 + at * 10 }], { hands: [0, 1, 2, 3].map((who) => (who === at % 4 ? 40 + at * 10 : 10 * ((who + at) % 5))) as DealEntry["hands"] }),
  ),
  sichuan: Array.from({ length: 16 }, (_, at) => {
    const [a, b, c] = [at % 4, (at + 1) % 4, (at + 2) % 4];
    if (at % 5 === 4) return deal("wall", [{ who: a, from: b, value: 2 }], { hands: [0, 1, 2, 3].map((who) => (who === a ? null : who === b ? 4 : 0)) as DealEntry["hands"], broken_suit: at === 4 ? [c] : [] });
    const kongs: DealEntry["kongs"] = at % 2 ? [{ who: a, kind: "concealed" }] : [{ who: b, kind: "melded", from: a }];
    return deal("win", [{ who: a, from: b, value: 8 }, { who: b, value: 4 }, { who: c, from: (at + 3) % 4, value: 1 }], { kongs });
  }),
  // The dealer wins twice in a row, two win on one tile, somebody is responsible.
  taiwan: Array.from({ length: 22 }, (_, at) => {
    const turn = at % 3;
    const dealer = Math.floor(at / 3) % 4;
    if (turn < 2) return deal("win", [{ who: dealer, from: turn ? (dealer + 2) % 4 : null, value: 5 + at, ...(at === 4 ? { responsible: (dealer + 1) % 4 } : {}) }]);
    return deal("win", [{ who: (dealer + 1) % 4, from: dealer, value: 12 }, { who: (dealer + 2) % 4, from: dealer, value: 3, same_tile: true }]);
  }),
};

const PENALTIES: Record<string, Note[]> = {
  mcr: [
    { do: "penalty", offence: "false_win_cheap", who: 1, row: 3, text: "семь очков" },
    { do: "penalty", offence: "empty_call", who: 2, row: 6, text: "" },
    { do: "penalty", offence: "empty_call", who: 2, row: 9, text: "" },
  ],
  red: [{ do: "penalty", offence: "false_win", who: 0, row: 2, text: "" }],
  classical: [],
  sichuan: [],
  taiwan: [{ do: "penalty", offence: "false_win", who: 3, row: 5, text: "" }],
};

/** What is written down in a whole session of a ruleset. */
export function notesOf(rules: string): Note[] {
  const deals = DEALS[rules]!.map((entry, row): Note => ({ do: "deal", row, deal: entry }));
  const corrected: Note[] = rules === "mcr" ? [{ do: "correct", row: 4, version: 1, deal: { ...DEALS.mcr![4]!, note: "" }, why: "другая рука" }] : [];
  return [...deals.slice(0, 12), ...PENALTIES[rules]!, ...deals.slice(12), ...corrected];
}
