// A small tournament from its announcement to its end: the organiser at a laptop, the referee and a table on phones, two
// scorers, a visitor; an appeal that changes the standings, a backup that goes on at another server.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "@playwright/test";
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

test("a whole tournament: players, draw, seating, phones, paper, an appeal, a backup that goes on elsewhere", async ({ page, browser, server, t, complaints }) => {
  test.setTimeout(240_000);
  const id = await event.announce(page, t, { title: "Spring Cup", sessions: 2, minutes: 90, teams: true });
  await event.refusedList(page, t, "name;section\nAnna;1\n;1\nBoris;9", [/^Line 3, column 1: /, /^Line 4, column 2: /]);
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
  await event.typePaper(scorer.page, t, 1, [112, 40, 40, -192], "two cells were misread");
  for (const name of ["Olga", "Pavel"]) {
    await event.call(scorer.page, name);
    await event.typePaper(scorer.page, t, 2, [50, -10, -20, -20]);
  }
  await expect(scorer.page.getByText(t("event-complete-all"))).toBeVisible();
  await event.next(page, t("event-do-close", { session: 1 }));
  const standings = visitor.page.getByRole("region", { name: t("event-tab-standings") }).getByRole("row");
  await expect(standings.nth(1)).toContainText("+112");
  await axe(visitor.page, "the standings");
  await fits(visitor.page, "the standings");

  // Anna appeals from her own phone, within the time; it is upheld, and the correction stays visible.
  const player = await event.someone(browser, server.url, complaints, true);
  await player.page.goto(links.Anna!);
  await expect(player.page.getByRole("region", { name: t("event-me-seat") })).toBeVisible();
  await axe(player.page, "the player's card");
  await fits(player.page, "the player's card");
  await player.page.getByRole("button", { name: t("event-tool-appeal"), exact: true }).click();
  const appeal = player.page.getByRole("dialog");
  await appeal.getByRole("textbox", { name: t("event-appeal-against") }).fill("The penalty for lateness");
  await appeal.getByRole("textbox", { name: t("event-appeal-text") }).fill("The hall was locked until then.");
  await appeal.getByRole("checkbox", { name: /200 USD/ }).check();
  await appeal.getByRole("button", { name: t("event-appeal-do") }).click();
  await expect(appeal).toBeHidden();
  await event.open(page, "referee");
  await page.getByRole("button", { name: t("event-decide") }).click();
  const decide = page.getByRole("dialog");
  await decide.getByRole("textbox", { name: t("event-panel") }).fill("Ivanov, Smith");
  await decide.getByRole("textbox", { name: t("event-clause"), exact: true }).fill("MCRC-PEN-3");
  await decide.getByRole("textbox", { name: t("event-decision-text") }).fill("She was there in time.");
  await decide.getByRole("textbox", { name: t("event-gp") }).fill("20");
  await decide.getByRole("button", { name: t("event-decide"), exact: true }).click();
  await expect(decide).toBeHidden();
  const anna = visitor.page.getByRole("row", { name: /Anna/ });
  await expect(anna.getByRole("link", { name: t("event-adjusted") })).toBeVisible();
  await visitor.page.locator('a[href="?tab=penalties"]').first().click();
  await expect(visitor.page.getByText("She was there in time.").first()).toBeVisible();
  await expect(visitor.page.getByText(t("event-upheld"))).toBeVisible();
  await axe(visitor.page, "penalties and appeals");

  // The laptop dies after the first session: the backup goes on at another one, and every code still works.
  await event.open(page, "settings");
  await axe(page, "the settings");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: t("event-backup-do") }).click();
  const file = await (await coming).path();
  const second = await Server.start();
  try {
    const laptop = await event.someone(browser, second.url, complaints);
    await laptop.page.goto("/event/restore");
    await laptop.page.getByLabel(t("event-restore-file")).setInputFiles(file);
    await expect(laptop.page).toHaveURL(new RegExp(`/event/${id}$`));
    await goesOn(laptop.page, browser, second.url, t, links, complaints);
    await laptop.context.close();
  } finally {
    await second.stop();
  }
  for (const one of [visitor, screen, table, referee, scorer, player]) await one.context.close();
});

/** The second session at the other laptop: one table from its phone, the other from paper; then the end. */
async function goesOn(page: Page, browser: Browser, url: string, t: event.Words, links: Record<string, string>, complaints: string[]): Promise<void> {
  await event.next(page, t("event-do-begin", { session: 2 }));
  const phone = await event.someone(browser, url, complaints, true);
  await phone.page.goto(links[t("event-table", { table: 1 })]!);
  const who = phone.page.getByRole("group", { name: t("sheet-who-are-you") });
  await who.getByRole("radio").nth(1).click();
  await phone.page.getByRole("button", { name: t("sheet-enter") }).click();
  const form = phone.page.getByRole("dialog");
  const win = form.getByRole("region", { name: t("sheet-win", { number: 1 }), exact: true });
  await win.getByRole("group", { name: t("sheet-who"), exact: true }).getByRole("radio").first().click();
  await win.getByRole("group", { name: t("sheet-from"), exact: true }).getByRole("radio", { name: t("sheet-wall") }).click();
  await win.getByRole("textbox", { name: t("sheet-value"), exact: true }).fill("10");
  await form.getByRole("button", { name: t("sheet-save"), exact: true }).click();
  await expect(form).toBeHidden();
  await axe(phone.page, "the phone at the table");
  await fits(phone.page, "the phone at the table");
  await event.gong(page, t);
  // The referee writes in the sheet, but neither agrees nor signs for players.
  const referee = await event.someone(browser, url, complaints, true);
  await referee.page.goto(links[t("event-role-referee")]!);
  await referee.page.getByRole("link", { name: new RegExp(`^${t("event-table", { table: 1 })}`) }).click();
  await expect(referee.page.getByRole("button", { name: t("sheet-referee-sign") })).toBeVisible();
  await expect(referee.page.getByText(t("sheet-keeps"))).toBeVisible();
  await expect(referee.page.getByRole("group", { name: t("sheet-who-are-you") })).toHaveCount(0);
  await expect(referee.page.getByRole("button", { name: /^Sign/ })).toHaveCount(0);
  for (let place = 1; place <= 4; place++) {
    if (place > 1) {
      await phone.page.locator("button.who").click();
      await who.getByRole("radio").nth(place).click();
    }
    await phone.page.getByRole("button", { name: /^Sign/ }).first().click();
    await expect(phone.page.getByText(t("sheet-signed"))).toHaveCount(place);
  }
  await referee.page.getByRole("button", { name: t("sheet-referee-sign") }).click();
  await referee.page.getByRole("dialog").getByRole("textbox").fill("Judge");
  await referee.page.getByRole("dialog").getByRole("button", { name: t("sheet-sign"), exact: true }).click();
  await event.open(page, "results");
  await expect(page.getByRole("button", { name: new RegExp(`^${t("event-table", { table: 1 })}`) })).toContainText(t("event-state-complete"));
  for (const name of ["Olga", "Pavel"]) {
    await event.call(page, name);
    await event.typePaper(page, t, 2, [8, 8, -8, -8]);
  }
  await event.next(page, t("event-do-close", { session: 2 }));
  await page.getByRole("button", { name: t("event-do-finish") }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: t("event-do-finish") }).click();
  await expect(page.getByText(t("event-finished-note"))).toBeVisible();
  await event.open(page, "log");
  await expect(page.getByText(t("event-log-whole", { lines: "" }).slice(0, 18))).toBeVisible();
  await axe(page, "the log");
  await event.open(page, "standings");
  await expect(page.getByRole("region", { name: t("event-tab-standings") }).getByRole("row")).toHaveCount(9);
  for (const one of [phone, referee]) await one.context.close();
}

test("every page of a tournament before it begins passes axe, and nothing is wider than a phone", async ({ page, t }) => {
  test.setTimeout(180_000);
  await page.goto("/event/new");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await axe(page, "new");
  await event.announce(page, t, { title: "Small Cup", sessions: 6 });
  await event.enterPlayers(page, t, LIST);
  await page.setViewportSize(event.PHONE);
  for (const name of ["next", "entrants", "draw", "seating", "session", "results", "referee", "codes", "settings", "standings", "rounds", "players", "statistics", "penalties", "log"]) {
    await event.open(page, name);
    await fits(page, name);
    await axe(page, name);
  }
  // What is refused is said with its clause.
  await event.open(page, "settings");
  await page.getByRole("button", { name: t("event-do-finish") }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: t("event-do-finish") }).click();
  await expect(page.getByRole("status").filter({ hasText: /./ }).first()).toBeVisible();
});

test("without a network the clock runs on, and what a scorer types is sent when it is back", async ({ page, browser, server, t, complaints }) => {
  test.setTimeout(120_000);
  const id = await event.announce(page, t, { title: "Far Cup", sessions: 2, minutes: 90 });
  await event.enterPlayers(page, t, LIST);
  await event.hold(page, t, "11");
  await event.seat(page, t);
  const links = await event.links(page, t);
  await event.next(page, t("event-do-begin", { session: 1 }));
  await event.gong(page, t);
  // What the browser complains about without a network is expected.
  const scorer = await event.someone(browser, server.url, []);
  await scorer.page.goto(links[t("event-role-scorer")]!);
  await event.call(scorer.page, "Olga");
  await scorer.context.setOffline(true);
  await scorer.page.getByRole("button", { name: new RegExp(`^${t("event-table", { table: 1 })}`) }).click();
  for (const points of ["8", "8", "-8", "-8"]) {
    await scorer.page.keyboard.type(points);
    await scorer.page.keyboard.press("Enter");
    await scorer.page.keyboard.press("Enter");
  }
  await scorer.page.getByRole("button", { name: t("event-paper-send") }).click();
  await expect(scorer.page.getByText(t("event-waiting", { count: 1 }))).toBeVisible();
  await scorer.context.setOffline(false);
  await expect(scorer.page.getByText(t("event-waiting", { count: 1 }))).toBeHidden({ timeout: 20_000 });
  const first = page.getByRole("button", { name: new RegExp(`^${t("event-table", { table: 1 })}`) });
  await event.open(page, "results");
  await expect(first).toContainText(t("event-state-read_once"));
  await scorer.context.close();

  // The big screen needs only to know when the time is up.
  await event.call(page, "Olga");
  await event.typePaper(page, t, 1, [8, 8, -8, -8]);
  await event.typePaper(page, t, 2, [8, 8, -8, -8]);
  await event.typePaper(page, t, 2, [8, 8, -8, -8]);
  await event.next(page, t("event-do-close", { session: 1 }));
  await event.next(page, t("event-do-begin", { session: 2 }));
  const screen = await event.someone(browser, server.url, []);
  await screen.page.goto(`/event/${id}/screen`);
  await expect(screen.page.getByRole("timer")).toHaveText(/^1:(30:00|29:\d\d)$/);
  await screen.context.setOffline(true);
  const before = await screen.page.getByRole("timer").innerText();
  await expect(screen.page.getByRole("timer")).not.toHaveText(before);
  await expect(screen.page.getByText(t("event-screen-offline"))).toBeVisible({ timeout: 45_000 });
  await screen.context.close();
  expect(complaints).toEqual([]);
});
