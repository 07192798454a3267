// Whole deals as they were told over the socket: what the page makes of the events is what the server says when it looks.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DealStart, Event, View, Wind } from "../../src/protocol";
import { empty, fold } from "../../src/pages/table/fold";

interface Step {
  deal?: DealStart;
  event?: Event;
  view?: View;
  wall?: View["wall"];
}

const FOLDER = join(import.meta.dirname, "data");

/** What follows from events alone, without knowing rules. */
function told(view: View) {
  const { seat, stage, hand, drawn, forbidden, left, wall, river, wins, seats } = view;
  return { seat, stage, hand: [...hand].sort(), drawn, forbidden, left, wall, river, wins, seats };
}

describe("a deal that was told", () => {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".json"))) {
    it(`is seen as the server sees it: ${file}`, () => {
      const { seat, steps } = JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as { seat: Wind; steps: Step[] };
      let view: View | null = null;
      let compared = 0;
      for (const [at, step] of steps.entries()) {
        if (step.deal) view = empty(step.deal, seat);
        else if (step.event && view) view = { ...fold(view, step.event), ...(step.wall ? { wall: step.wall } : {}) };
        else if (step.view && view) {
          expect(told(view), `${file}, step ${at}`).toEqual(told(step.view));
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(2);
    });
  }

  it("leaves the view before as it was", () => {
    const deal: DealStart = { number: 1, round_number: 1, round: "E", dealer_streak: 0, seats: { E: 0, W: 1 }, dice: [], commitments: [], tiles: 144 };
    const before = empty(deal, "E");
    const copy = structuredClone(before);
    fold(before, { event: "drew", seat: "E", tile: "5m", source: "wall" });
    expect(before).toEqual(copy);
  });
});
