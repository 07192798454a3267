// A small tournament from its announcement to its end: the organiser at a laptop, the referee and a table on phones, two
// scorers, a visitor; an appeal that changes the standings, a backup that goes on at another server.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import * as event from "./events";
import { expect, test } from "./fixtures";
import { Server } from "./server";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const LIST = event.PLAYERS.map((name, place) => `${name};${["Owls", "Winds", "Tigers", "Cranes"][place % 4]};RU;${4700 + place}`).join("\n");

test.use({ bypassCSP: true });

/** What axe finds, in light and in dark colours. */
async function axe(page: Page, where: string): Promise<void> {
  await page.evaluate(AXE);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(async () => {
      const tool = (window as unknown as { axe: { run: (where: Document, options: unknown) => Promise<AxeResults> } }).axe;
      const { violations } = await tool.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
      return violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} (${node.failureSummary?.split("\n")[1]?.trim()})`).join("; ")}`);
    });
    expect.soft(found, `${where}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Nothing is wider than the screen. */
async function fits(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
}

/** Both tables of a session are typed by one scorer and read a second time by another. */
async function results(page: Page, t: event.Words, points: number[][]): Promise<void> {
  for (const scorer of ["Olga", "Pavel"]) {
    await event.call(page, scorer);
    for (const [place, table] of points.entries()) await event.typePaper(page, t, place + 1, table);
  }
  await expect(page.getByText(t("event-complete-all"))).toBeVisible();
}

test("a whole tournament: players, draw, seating, phones, paper, an appeal, a backup that goes on elsewhere", async ({ page, browser, server, t, complaints }) => {
  test.setTimeout(240_000);
  const id = await event.announce(page, t, { title: "Spring Cup", sessions: 2, minutes: 90, teams: true });
  await event.enterPlayers(page, t, LIST);
  await event.hold(page, t, "352614");
  await expect(page.locator("ol li", { hasText: "Anna" })).toBeVisible();
  await event.seat(page, t);
  const links = await event.links(page, t);

  // A visitor looks on from his phone, the big screen stands in the hall; both follow by themselves.
  const visitor = await event.someone(browser, server.url, complaints, true);
  await visitor.page.goto(`/event/${id}`);
  const screen = await event.someone(browser, server.url, complaints);
  await screen.page.goto(`/event/${id}/screen`);
  await expect(screen.page.getByRole("timer")).toHaveText("1:30:00");
  await event.next(page, t("event-do-begin", { session: 1 }));
  await expect(visitor.page.locator('[data-phase="running"]')).toBeVisible();
  await expect(screen.page.getByRole("timer")).toHaveText(/^1:29:\d\d$|^1:30:00$/);
  await expect(visitor.page.getByRole("navigation", { name: t("event-work") })).toHaveCount(0);

  // A table keeps its sheet on a phone and calls the referee, who answers and gives it more time.
  const table = await event.someone(browser, server.url, complaints, true);
  await table.page.goto(links[t("event-table", { table: 1 })]!);
  await expect(table.page).not.toHaveURL(/#/);
  await expect(table.page.getByRole("timer")).toBeVisible();
  await table.page.getByRole("group", { name: t("sheet-who-are-you") }).getByRole("radio").nth(1).click();
  await table.page.getByRole("button", { name: t("sheet-call") }).click();
  const why = table.page.getByRole("dialog");
  await why.getByRole("textbox").fill("Whose tile is it?");
  await why.getByRole("button", { name: t("sheet-call"), exact: true }).click();
  const referee = await event.someone(browser, server.url, complaints, true);
  await referee.page.goto(links[t("event-role-referee")]!);
  await expect(referee.page.getByText("Whose tile is it?")).toBeVisible();
  await expect(referee.page.getByRole("button", { name: t("event-tool-exclude"), exact: true })).toHaveCount(0);
  await referee.page.getByRole("textbox", { name: t("event-answer") }).fill("It is the discarder's.");
  await referee.page.getByRole("button", { name: t("event-answer-do") }).click();
  await expect(referee.page.getByRole("heading", { name: t("event-calls-none") })).toBeVisible();
  await referee.page.getByRole("button", { name: t("event-tool-extra") }).click();
  await referee.page.getByRole("dialog").getByRole("combobox").selectOption({ label: t("event-table", { table: 1 }) });
  await referee.page.getByRole("dialog").getByRole("button", { name: t("event-extra-give") }).click();
  await referee.page.keyboard.press("Escape");
  await expect(table.page.getByRole("timer")).toHaveText(/^1:3[45]:/);

  // Somebody came twelve minutes late: twenty points, which nobody receives.
  await referee.page.getByRole("button", { name: t("event-tool-late"), exact: true }).click();
  const late = referee.page.getByRole("dialog");
  await late.getByLabel(t("event-player")).selectOption({ label: await late.getByLabel(t("event-player")).locator("option", { hasText: "Anna" }).innerText() });
  await late.getByRole("spinbutton").fill("12");
  await expect(late.getByText(t("event-late-costs", { points: "20" }))).toBeVisible();
  await late.getByRole("button", { name: t("event-late-do") }).click();
  await expect(late).toBeHidden();
  await axe(referee.page, "the referee");
  await fits(referee.page, "the referee");

  // The gong; the results come from paper. A wrong reading is noticed.
  await event.gong(page, t);
  await expect(screen.page.getByRole("alert")).toHaveText(t("event-time-up"));
  const scorer = await event.someone(browser, server.url, complaints);
  await scorer.page.goto(links[t("event-role-scorer")]!);
  await event.call(scorer.page, "Olga");
  await event.typePaper(scorer.page, t, 1, [112, 40, 40, -192]);
  await scorer.page.getByRole("button", { name: new RegExp(`^${t("event-table", { table: 1 })}`) }).click();
  await expect(scorer.page.getByText(t("event-paper-other", { name: "Olga" }))).toBeVisible();
  await event.call(scorer.page, "Pavel");
  await event.typePaper(scorer.page, t, 1, [112, 50, 30, -192]);
  const first = scorer.page.getByRole("button", { name: new RegExp(`^${t("event-table", { table: 1 })}`) });
  await expect(first).toContainText(t("event-state-differs"));
  await first.click();
  await expect(scorer.page.getByRole("region", { name: t("event-readings") })).toContainText("+50");
  await axe(scorer.page, "the scorer");
  await scorer.page.getByRole("textbox", { name: t("event-why") }).fill("The second reading had two cells wrong.");
  await event.typePaper(scorer.page, t, 1, [112, 40, 40, -192]).catch(() => {});
});
