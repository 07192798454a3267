// A person at the table, who clicks on what he sees.
import { expect, type Page } from "@playwright/test";
import type { words } from "./words";

type Words = ReturnType<typeof words>;

export interface Manner {
  /** With a finger: the first tap lifts a tile, the second throws it. */
  touch?: boolean;
  /** With keys alone. */
  keys?: boolean;
  /** Asks the coach at every so manieth turn of one's own; 0 for never. */
  hints?: number;
  /** Stops after so many own discards, in the middle of the deal. */
  discards?: number;
}

type Seen = { is: "over" } | { is: "forbid" } | { is: "choose"; verbs: string[] } | { is: "discard"; tiles: number } | { is: "wait" };

/** What can be done now, as it can be seen. */
function look(page: Page): Promise<Seen> {
  return page.evaluate((): Seen => {
    const shown = (node: Element) => (node as HTMLElement).offsetParent !== null && !(node as HTMLButtonElement).disabled;
    if (document.querySelector("section.over")) return { is: "over" };
    if ([...document.querySelectorAll(".forbid button:not(.clause)")].some(shown)) return { is: "forbid" };
    const choices = [...document.querySelectorAll(".actions button.do:not(.refused)")].filter(shown);
    const tiles = document.querySelectorAll(".hand:not(.closed) [data-held]:not(.bound)").length;
    const verbs = choices.map((node) => [...node.classList].find((name) => ["win", "kong", "pung", "chow", "ready", "flower", "pass"].includes(name)) ?? "undo");
    if (verbs.includes("undo")) return { is: "wait" };
    if (verbs.length) return { is: "choose", verbs };
    return tiles ? { is: "discard", tiles } : { is: "wait" };
  });
}

/** Plays until the deal is over, or as long as the manner says. Answers how often what was done. */
export async function playDeal(page: Page, t: Words, manner: Manner = {}): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  const count = (what: string) => (done[what] = (done[what] ?? 0) + 1);
  const until = Date.now() + 45_000;
  let waits = 0;
  while (Date.now() < until) {
    const seen = await look(page);
    if (seen.is === "over") return done;
    if (seen.is === "wait") {
      await page.waitForTimeout(Math.min(100, 10 + 5 * waits++));
      continue;
    }
    waits = 0;
    const acted = await act(page, t, seen, manner, done);
    if (acted) count(acted);
    if (manner.discards && (done.discard ?? 0) >= manner.discards) return done;
  }
  throw new Error(`the deal does not end; done so far: ${JSON.stringify(done)}`);
}

async function act(page: Page, t: Words, seen: Seen, manner: Manner, done: Record<string, number>): Promise<string | null> {
  // Whatever is pressed may be gone in that moment, because a window has closed: then one looks again.
  const quick = { timeout: 1500 };
  try {
    if (seen.is === "forbid") {
      if (manner.keys) await page.keyboard.press("1");
      else await page.locator(".forbid .suits button").first().click(quick);
      return "forbid";
    }
    if (seen.is === "choose") {
      const verb = ["win", "flower", "ready", "kong", "pung", "chow", "pass"].find((one) => seen.verbs.includes(one))!;
      // A turn with more than a discard, and nothing that one would surely do: one discards as ever.
      if (verb !== "pass" || seen.verbs.length === 1) {
        const button = page.locator(`.actions button.do.${verb}`).first();
        if (manner.keys) await page.keyboard.press((await button.getAttribute("aria-keyshortcuts"))!);
        else if (manner.touch) await button.tap(quick);
        else await button.click(quick);
        return verb;
      }
    }
    const turn = done.discard ?? 0;
    if (manner.hints && turn % manner.hints === 0 && (await hinted(page, t))) return "discard";
    const tile = page.locator(".hand:not(.closed) [data-held]:not(.bound)").last();
    if (manner.keys) {
      await tile.focus(quick);
      await page.keyboard.press("Enter");
    } else if (manner.touch) {
      await tile.tap(quick);
      await tile.tap(quick);
    } else await tile.click(quick);
    return "discard";
  } catch (problem) {
    if (problem instanceof Error && /Timeout|detached|not attached|null/.test(problem.message)) return null;
    throw problem;
  }
}

/** Asks the coach and throws what he suggests; false if he suggests something else. */
async function hinted(page: Page, t: Words): Promise<boolean> {
  await page.getByRole("button", { name: t("table-hint"), exact: true }).click();
  const advice = page.getByRole("complementary", { name: t("table-hint") });
  await expect(advice).toBeVisible();
  const tile = page.locator(`.hand:not(.closed) [data-held][aria-label*="${t("table-suggested")}"]`).last();
  if ((await tile.count()) === 0) return false;
  await tile.click();
  return true;
}

/** The end of the deal, as it is told: payments, hands, the score sheet. */
export async function expectEnd(page: Page, t: Words): Promise<void> {
  const end = page.getByRole("region", { name: t("table-deal-over") });
  await expect(end).toBeVisible();
  for (const part of ["table-payments", "table-hands", "table-sheet"]) await expect(end.getByRole("heading", { name: t(part) })).toBeVisible();
  await expect(end.getByRole("link", { name: t("table-replay") })).toBeVisible();
}
