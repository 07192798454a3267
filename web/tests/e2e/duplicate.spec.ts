// A duplicate match from its making to the comparison, and cards for real tiles on paper.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect, hurry, listen, test } from "./fixtures";
import { Event } from "./hall";
import { playDeal } from "./play";
import { plainSection, plainSetup } from "../../src/pages/event/setup/draft";
import type { Note } from "../../src/sheet";
import type { words } from "./words";

type Words = ReturnType<typeof words>;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

test.use({ bypassCSP: true });

/** What axe finds in light and dark colours. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const seen = await page.evaluate(async () => {
      const axe = (window as unknown as { axe: { run: (where: Document, options: unknown) => Promise<AxeResults> } }).axe;
      const { violations } = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
      return violations.map((one) => `${one.id}: ${one.help} — ${one.nodes.slice(0, 3).map((node) => node.target.join(" ")).join("; ")}`);
    });
    found.push(...seen.map((one) => `${colorScheme}: ${one}`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/** Matches of this browser have quick bots. */
async function quickBots(on: BrowserContext): Promise<void> {
  await on.route("**/api/duplicates?*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const body = route.request().postDataJSON() as { config: object };
    await route.continue({ postData: JSON.stringify({ ...body, config: { ...body.config, pace_ms: 0 } }) });
  });
}

/** From the page of the match to the end of the only deal at one of its tables. */
async function playAt(page: Page, t: Words, number: number): Promise<void> {
  await page.getByRole("link", { name: t("duplicate-sit-at", { number }) }).click();
  await page.getByRole("button", { name: t("table-sit"), exact: true }).first().click();
  // Whoever sits at a table of a match may begin, whoever has made it.
  await page.getByRole("button", { name: t("table-begin") }).click();
  await playDeal(page, t);
  const end = page.getByRole("region", { name: t("table-deal-over") });
  await expect(end.getByRole("heading", { name: t("table-sheet") })).toBeVisible();
  await expect(end.getByRole("link", { name: t("table-replay") })).toHaveCount(0);
  await end.getByRole("link", { name: t("table-duplicate") }).click();
  await expect(page).toHaveURL(/\/duplicate\//);
}

test("a match of two tables, one person at each, to the comparison", async ({ page, context, browser, server, t, complaints }) => {
  test.setTimeout(180_000);
  await quickBots(context);
  await hurry(page);
  await page.goto("/");
  await page.getByRole("link", { name: t("home-duplicate") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("duplicate-new"));
  expect.soft(await violations(page), "the form").toEqual([]);
  await page.getByRole("button", { name: t("home-options") }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("radio", { name: t("home-strict") })).toBeVisible();
  await expect(drawer.getByText(t("home-listed"))).toHaveCount(0);
  await drawer.getByRole("button", { name: t("close"), exact: true }).last().click();
  await page.getByLabel(t("duplicate-tables-count")).fill("2");
  await page.getByLabel(t("duplicate-deals-count")).fill("1");
  await page.getByRole("button", { name: t("duplicate-make") }).click();
  await expect(page.getByRole("article", { name: t("duplicate-table", { number: 2 }) })).toBeVisible();
  await expect(page.getByText(t("duplicate-nothing-yet"))).toBeVisible();
  expect.soft(await violations(page), "before").toEqual([]);
  const link = page.url();

  await playAt(page, t, 1);
  // The other table has not played it: not a word of it.
  await expect(page.getByText(t("duplicate-nothing-yet"))).toBeVisible();
  await expect(page.getByRole("article", { name: t("duplicate-table", { number: 1 }) })).toContainText(t("duplicate-state-over", { finished: "1", deals: "1" }));
  await expect(page.getByRole("table")).toHaveCount(0);

  const other = await browser.newContext({ baseURL: server.url, locale: "en", reducedMotion: "reduce", bypassCSP: true });
  const friend = await other.newPage();
  listen(friend, complaints);
  await hurry(friend);
  await friend.goto(new URL(link).pathname);
  await expect(friend.getByRole("button", { name: t("duplicate-drop-of", { number: 2 }) }), "only the host drops").toHaveCount(0);
  await playAt(friend, t, 2);

  for (const one of [friend, page]) {
    // The page of the first learns it by itself.
    await expect(one.getByText(t("duplicate-over"))).toBeVisible({ timeout: 15_000 });
    await expect(one.locator(".standings tbody tr")).toHaveCount(8);
    const deal = one.getByRole("table", { name: /Deal 1/ });
    await expect(deal.locator("tbody tr")).toHaveCount(2);
  }
  expect.soft(await violations(page), "the comparison").toEqual([]);
  // In each seat the differences sum to nothing.
  for (let seat = 1; seat <= 4; seat++) {
    const told = await page.locator(`tbody tr td:nth-child(${seat + 1}) .difference`).allTextContents();
    const sum = told.map((text) => Number(text.replace("−", "-"))).reduce((one, two) => one + two, 0);
    expect(sum).toBeCloseTo(0);
    expect(told).toHaveLength(2);
  }
  await page.getByRole("link", { name: t("duplicate-replay-of", { number: 2, deal: 1 }) }).click();
  await expect(page.getByRole("slider", { name: t("replay-slider") })).toBeVisible();
  await other.close();
});

test("the host drops a table that nobody comes to", async ({ page, context, t }) => {
  await quickBots(context);
  await page.goto("/duplicate/new");
  await page.getByRole("button", { name: t("duplicate-make") }).click();
  await page.getByRole("button", { name: t("duplicate-drop-of", { number: 2 }) }).click();
  await page.getByRole("button", { name: t("duplicate-drop-sure", { number: 2 }) }).click();
  await expect(page.getByRole("article", { name: t("duplicate-table", { number: 2 }) })).toContainText(t("duplicate-state-dropped"));
});

test("a match that is not there is told of", async ({ page, complaints }) => {
  await page.goto("/duplicate/nowhere");
  await expect(page.getByRole("alert")).toHaveText(/no such match/);
  // The browser itself says that there was nothing.
  complaints.length = 0;
});

/** Everything on the sheets that sticks out of its card or its page, or is no picture. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    for (const [number, sheet] of [...document.querySelectorAll<HTMLElement>(".page")].entries()) {
      const paper = sheet.getBoundingClientRect();
      if (sheet.scrollHeight > sheet.clientHeight || sheet.scrollWidth > sheet.clientWidth) wrong.push(`page ${number + 1} is too full: ${sheet.scrollHeight} > ${sheet.clientHeight}`);
      for (const card of sheet.querySelectorAll<HTMLElement>(".cut")) {
        const frame = card.getBoundingClientRect();
        if (frame.bottom > paper.bottom - 8 || frame.right > paper.right - 8) wrong.push(`a card leaves page ${number + 1}`);
        for (const part of card.querySelectorAll<HTMLElement>("img, h2, h2 span, p, p span, small")) {
          const box = part.getBoundingClientRect();
          if (box.right > frame.right + 0.5 || box.bottom > frame.bottom + 0.5 || box.left < frame.left) wrong.push(`page ${number + 1}: ${part.tagName} sticks out`);
          if (part.scrollWidth > part.clientWidth + 1 && part.tagName !== "SMALL" && part.clientWidth > 0) wrong.push(`page ${number + 1}: ${part.tagName} is cut`);
          if (part instanceof HTMLImageElement && part.naturalWidth === 0) wrong.push(`page ${number + 1}: ${part.alt} is no picture`);
        }
      }
    }
    return wrong;
  });
}

const SESSIONS = ["rules=mcr&deals=3", "rules=sichuan&deals=2", "rules=taiwan&deals=2", "rules=classical&deals=2", 'rules=red&deals=2&players=2&options={"jokers":true}', "rules=red&deals=1&players=3"];
for (const lang of ["en", "ru", "zh"] as const) {
  test.describe(`cards in ${lang}`, () => {
    test.use({ lang });
    test("fit their pages, one for each deal", async ({ page }) => {
      for (const session of SESSIONS) {
        await page.goto(`/duplicate/cards?seed=a%20seed&session=2&${session}`);
        const deals = Number(/deals=(\d+)/.exec(session)![1]);
        await expect(page.locator(".page")).toHaveCount(deals);
        await page.emulateMedia({ media: "print" });
        await expect.poll(() => overflowing(page), session).toEqual([]);
        const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false });
        const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
        expect(pages, session).toHaveLength(deals);
        await page.emulateMedia({ media: "screen" });
      }
    });
  });
}

test("cards are made from the form, show what the seed is bound to and not the seed", async ({ page, t }) => {
  await page.goto("/duplicate/cards");
  const seed = await page.getByLabel(t("cards-seed")).inputValue();
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  await page.getByLabel(t("duplicate-deals-count")).fill("2");
  await page.getByRole("button", { name: t("cards-make") }).click();
  await expect(page.locator(".page")).toHaveCount(2);
  await expect(page.locator(".page .hand")).toHaveCount(8);
  expect(await page.locator(".page").first().innerText()).not.toContain(seed);
  await expect(page.locator(".bound").first()).toHaveText(/^[0-9a-f]{64}$/);
  expect(await violations(page)).toEqual([]);
});

test("tables of a tournament that play the same deals compare on its page, and the organiser prints the cards", async ({ page, server, t }) => {
  const setup = { ...plainSetup(), title: "Same deals", sections: [{ ...plainSection(), duplicate: "a seed of the organiser" }] };
  const event = await Event.make(server.url, setup);
  const names = ["Anna", "Boris", "Chen", "Dora", "Eva", "Fyodor", "Galina", "Hugo"];
  const at = { section: 0, session: 1 };
  await event.act({ do: "enter", entries: names.map((name) => ({ name, section: 0, team: null, country: "", rating_id: "" })) }, { do: "draw", section: 0, seed: "352614", drawn_for: {} });
  await event.seat(0);
  const win = (row: number, value: number): Note => ({ do: "deal", row, deal: { end: "win", wins: [{ who: 0, from: 1, how: "discard", value }] } }) as Note;
  const notes = (table: number, values: number[]) => values.map((value, row) => ({ do: "note" as const, ...at, table, note: win(row, value) }));
  await event.act({ do: "begin", ...at }, ...notes(1, [8, 24]), ...notes(2, [10]));

  await page.goto(`/event/${event.id}?tab=rounds`);
  await page.getByText(t("event-compared")).click();
  await expect(page.getByRole("heading", { name: t("duplicate-standings") })).toBeVisible();
  const deal = page.getByRole("table", { name: t("event-compared-deal", { deal: 1 }) });
  await expect(deal).toContainText(t("duplicate-mp", { count: 2 }));
  await expect(deal.getByRole("row")).toHaveCount(4);
  for (const name of names) await expect(deal).toContainText(name);
  await expect(page.getByRole("button", { name: "2", exact: true }), "the other table still plays it").toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  // What all have played is told at once, without a reload.
  await event.act(...notes(2, [10, 12]).slice(1));
  await expect(page.getByRole("table", { name: t("event-compared-deal", { deal: 2 }) })).toBeVisible({ timeout: 15_000 });

  await page.goto(`/event/${event.id}?tab=settings#${event.codes.organiser}`);
  const link = page.getByRole("link", { name: t("event-cards-session", { session: 1 }) });
  await page.goto((await link.getAttribute("href"))!);
  await expect(page.locator(".page")).toHaveCount(16);
});
