// axe finds nothing on any page, in light and dark.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect, fixSeed, hurry, test } from "./fixtures";
import { expectEnd, playDeal } from "./play";
import { come, enter, expectRow, makeSheet } from "./sheets";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds in light and in dark colours, in a form that can be read in a report. */
async function violations(page: Page, still = true): Promise<string[]> {
  // A sheet waits for news all the time.
  if (still) await page.waitForLoadState("networkidle");
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // In other colours only the contrast is another.
    const options = { runOnly: colorScheme === "light" ? ALL : { type: "rule", values: ["color-contrast"] } };
    const seen = await page.evaluate(async (how) => {
      const axe = (window as unknown as { axe: { run: (where: Document, options: unknown) => Promise<AxeResults> } }).axe;
      const { violations } = await axe.run(document, how);
      return violations.map((one) => `${one.id}: ${one.help} — ${one.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} (${node.failureSummary?.split("\n")[1]?.trim()})`).join("; ")}`);
    }, options);
    found.push(...seen.map((one) => `${colorScheme}: ${one}`));
  }
  return found;
}

test.use({ bypassCSP: true });

const PLACES = ["/", "/settings", "/me", "/replay", "/score", "/rules", "/rules/sichuan", "/rules/red/fans", "/learn", "/learn/worth/mcr", "/hall/print", "/hall/print/sheets?rules=classical", "/hall/print/seats", "/event/new", "/event/restore", "/no/such/page"];
test("axe finds nothing on any page", async ({ page }) => {
  for (const place of PLACES) {
    await page.goto(place);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect.soft(await violations(page), place).toEqual([]);
  }
});

test("axe finds nothing in the drawer and at my games", async ({ page, context, played, t }) => {
  await context.addCookies([{ ...played.cookie, url: played.url }]);
  await page.goto("/");
  await page.getByRole("button", { name: t("home-options-game", { game: t("game-red") }) }).click();
  await expect(page.getByRole("checkbox", { name: /jokers/ })).toBeVisible();
  expect.soft(await violations(page), "the drawer").toEqual([]);
  await page.goto("/me");
  await expect(page.getByRole("img", { name: /Points over/ })).toBeVisible();
  expect.soft(await violations(page), "my games").toEqual([]);
});

test("axe finds nothing in the hall and at a sheet", async ({ page, server, t }) => {
  await page.goto("/hall");
  await expect(page.getByRole("button", { name: t("hall-make") })).toBeVisible();
  expect.soft(await violations(page, false), "the hall").toEqual([]);
  const { id, codes } = await makeSheet(server, "mcr");
  await come(page, t, id, codes.keeper, 0);
  await enter(page, t, { who: 0, from: 1, value: 24 });
  await expectRow(page, 0, [48, -32, -8, -8]);
  expect.soft(await violations(page, false), "the sheet").toEqual([]);
  for (const [button, what] of [["sheet-enter", "the form"], ["sheet-penalty", "a penalty"], ["sheet-invite", "the way in"]] as const) {
    await page.getByRole("button", { name: t(button), exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect.soft(await violations(page, false), what).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await page.locator('[data-row="0"]').click();
  expect.soft(await violations(page, false), "a row").toEqual([]);
});

test("axe finds nothing at a replay", async ({ page, played, t }) => {
  await page.goto(`/replay/${played.tables[0]}?step=5`);
  await expect(page.getByRole("slider", { name: t("replay-slider") })).toBeVisible();
  expect.soft(await violations(page), "in the middle").toEqual([]);
  await page.getByRole("button", { name: t("replay-last") }).click();
  await expect(page.getByRole("heading", { name: t("replay-end") })).toBeVisible();
  expect.soft(await violations(page), "at the end").toEqual([]);
});

test("axe finds nothing at a table, before, in and after a deal", async ({ page, t }) => {
  await hurry(page);
  await fixSeed(page, 31);
  await page.goto("/");
  await page.getByRole("button", { name: t("home-friends-game", { game: t("game-mcr") }) }).click();
  await expect(page.getByRole("button", { name: t("table-begin") })).toBeVisible();
  expect.soft(await violations(page), "before").toEqual([]);
  await page.getByRole("button", { name: t("table-begin") }).click();
  await playDeal(page, t, { discards: 2 });
  expect.soft(await violations(page), "in the deal").toEqual([]);
  await playDeal(page, t);
  await expectEnd(page, t);
  expect.soft(await violations(page), "after").toEqual([]);
});
