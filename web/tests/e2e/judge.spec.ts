// The referee's desk: every question is asked and answered with its clause, in three languages; links hold the question.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect, test } from "./fixtures";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds, in a form that can be read in a report. */
async function violations(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
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
  return found;
}

const ask = (body: unknown) => encodeURIComponent(JSON.stringify(body));
const answer = (page: Page) => page.getByRole("region", { name: "The answer" });

test("a hand that is tapped is counted, and one that is none costs its owner", async ({ page, t }) => {
  await page.goto("/judge");
  await expect(page.getByRole("heading", { level: 1, name: t("title-judge") })).toBeVisible();
  const key = (tile: string) => page.locator(`button[data-tile="${tile}"]`);
  for (const tile of ["1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "1p", "2p", "3p", "9s"]) await key(tile).click();
  await page.getByText(t("score-mode-win"), { exact: true }).click();
  await key("9s").click();
  await expect(answer(page).getByRole("status")).toContainText("the win may be declared");
  await expect(answer(page).getByRole("button", { name: "Clause MCR-FAN-28" }).first()).toBeVisible();
  await page.goto(`/judge?q=win&rules=mcr&line=${encodeURIComponent("123456789m123p9s +8s discard@left seat=S")}`);
  await expect(answer(page)).toContainText("20 points to each of the others; dead hand");
  await expect(answer(page).locator(".points")).toContainText("−60");
});

test("the tile goes to whom the rules give it, and the link asks it again", async ({ page, t }) => {
  await page.goto("/judge?q=claims&rules=mcr");
  const claim = (wind: string, call: string) => page.getByRole("combobox", { name: t("judge-claim-of", { who: t(`wind-${wind}`) }) }).selectOption(call);
  await claim("S", "chow");
  await claim("W", "pung");
  await expect(answer(page).getByRole("status")).toHaveText("West gets the tile for a pung.");
  await claim("N", "win");
  await expect(answer(page).getByRole("status")).toHaveText("North wins on the tile.");
  await expect(page).toHaveURL(/ask=/);
  const link = page.url();
  await page.goto("/");
  await page.goto(link);
  await expect(answer(page).getByRole("status")).toHaveText("North wins on the tile.");
  // The same answer in the other languages.
  await answer(page).getByText("Русский").click();
  await expect(answer(page).getByRole("status")).toHaveText("Север побеждает с этой кости.");
  await answer(page).getByText("中文").click();
  await expect(answer(page).getByRole("status")).toHaveText("北家和这张牌。");
  // Two winners share the tile where the rules let them.
  await page.getByRole("combobox", { name: t("judge-rules") }).selectOption("sichuan");
  await answer(page).getByText("English").click();
  await claim("W", "win");
  await expect(answer(page).getByRole("status")).toHaveText("West and North win on the same tile, each for himself.");
});

test("payments follow from the deal, and what cannot be is refused with its clause", async ({ page, complaints, t }) => {
  await page.goto("/judge?q=payments&rules=mcr");
  await expect(answer(page).getByRole("status")).toHaveText(t("judge-begin-payments"));
  await page.getByRole("spinbutton", { name: /worth/ }).fill("6");
  await expect(answer(page).getByRole("button", { name: "Clause MCR-WIN-1" })).toBeVisible();
  // The browser notes that the server has refused the question.
  complaints.length = 0;
  await page.getByRole("group", { name: t("judge-winner") }).getByText(t("wind-S")).click();
  await page.getByRole("spinbutton", { name: /worth/ }).fill("24");
  await expect(answer(page).getByRole("status")).toContainText("East −32, South +48, West −8, North −8");
  await page.getByRole("combobox", { name: t("judge-rules") }).selectOption("taiwan");
  await page.getByRole("spinbutton", { name: /worth/ }).fill("3");
  await page.getByRole("spinbutton", { name: t("judge-streak") }).fill("2");
  await expect(answer(page).getByRole("status")).toContainText("East +");
});

test("an offence costs what the table says, and a repeated one more", async ({ page, t }) => {
  await page.goto("/judge?q=offence&rules=mcr");
  await page.getByRole("combobox", { name: t("judge-offence") }).selectOption("late_pung");
  await expect(answer(page).getByRole("status")).toContainText("— a warning");
  await page.getByRole("spinbutton", { name: t("judge-before") }).fill("3");
  await expect(answer(page).getByRole("status")).toContainText("20 points, which nobody receives");
  await page.getByRole("combobox", { name: t("judge-offence") }).selectOption("late");
  await page.getByRole("spinbutton", { name: t("judge-minutes") }).fill("16");
  await expect(answer(page)).toContainText("The session is missed; later sessions may be played.");
  await expect(answer(page).getByRole("button", { name: "Clause MCRC-PEN-3" }).first()).toBeVisible();
  await page.getByRole("combobox", { name: t("judge-rules") }).selectOption("classical");
  await expect(page.getByText(t("judge-no-offences"))).toBeVisible();
});

test("what a player may do is said with what speaks against it", async ({ page, t }) => {
  await page.goto(`/judge?q=may&rules=mcr&line=${encodeURIComponent("12346789m55p112z +5m discard@right seat=S")}&ask=${ask({ wish: "chow" })}`);
  await expect(answer(page).getByRole("status")).toHaveText("Not allowed: chow.");
  await expect(answer(page).getByRole("button", { name: "Clause MCR-CLAIM-1" }).first()).toBeVisible();
  await page.getByText(t("score-from-left"), { exact: true }).click();
  await expect(answer(page).getByRole("status")).toContainText("Allowed: chow");
  await page.getByRole("combobox", { name: t("judge-wish") }).selectOption("pung");
  await expect(answer(page).getByRole("status")).toHaveText("Not allowed: pung.");
});

test("a clause is found, stands there in three languages and is shown to the players", async ({ page, t }) => {
  await page.goto("/judge?q=find&rules=mcr");
  await page.getByRole("searchbox", { name: t("judge-find") }).fill("MCR-KONG-6");
  await page.getByRole("button", { name: /^MCR-KONG-6/ }).click();
  const clause = page.getByRole("region", { name: t("judge-clause") });
  await expect(clause.getByRole("article")).toHaveCount(3);
  await expect(clause).toContainText("before the replacement is drawn");
  await expect(clause.locator('article[lang="ru"]')).toContainText(/конг/i);
  await expect(clause.locator('article[lang="zh"]')).toContainText("杠");
  await expect(clause.getByRole("button", { name: /^MCR-CLAIM-3/ }).last()).toBeVisible();
  await clause.getByRole("button", { name: t("judge-show") }).click();
  const shown = page.getByRole("dialog", { name: t("judge-show") });
  await expect(shown.getByRole("article").first()).toHaveAttribute("lang", "en");
  await shown.getByRole("button", { name: "中文" }).click();
  await expect(shown.getByRole("article")).toHaveCount(1);
  await shown.getByRole("button", { name: t("close") }).click();
  await expect(shown).toBeHidden();
});

test("a ruling is copied with its clauses and its link", async ({ page, context, t }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/judge?q=claims&rules=red&ask=${ask({ from: "E", claims: [{ who: "S", call: "win" }, { who: "W", call: "win" }] })}`);
  await answer(page).getByRole("button", { name: t("judge-copy"), exact: true }).click();
  await expect(page.getByText(t("judge-copied"))).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("South wins on the tile.");
  expect(text).toContain("[RED-CLAIM-6]");
  expect(text).toContain("/judge?");
});

/** To be looked at, where a folder for them is named. */
async function takePictures(page: Page, name: string): Promise<void> {
  const folder = process.env.JUDGE_PICTURES;
  if (!folder) return;
  await page.screenshot({ path: `${folder}/${name}-phone.png`, fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: `${folder}/${name}-desktop.png`, fullPage: true });
  await page.getByRole("button", { name: /^(Show to the players|Показать игрокам|给选手看)$/ }).click();
  await expect(page.getByRole("dialog").getByRole("article")).toHaveCount(3);
  await page.screenshot({ path: `${folder}/${name}-shown.png` });
  await page.setViewportSize({ width: 390, height: 844 });
}

const PLACES = {
  win: `line=${encodeURIComponent("123456789m123p9s +9s discard@left seat=S")}`,
  claims: `ask=${ask({ from: "E", tile: "5p", claims: [{ who: "S", call: "chow" }, { who: "W", call: "pung", hand: "55p123m789s11223z" }, { who: "N", call: "win" }] })}`,
  payments: `ask=${ask({ deal: { end: "win", wins: [{ who: 1, from: 0, how: "discard", value: 24 }] } })}`,
  offence: `ask=${ask({ who: "S", offence: "false_win" })}`,
  may: `line=${encodeURIComponent("12346789m55p112z +5m discard@right seat=S")}&ask=${ask({ wish: "chow" })}`,
  find: `ask=${ask({ words: "kong", clause: "MCR-KONG-6" })}`,
};

test.describe("axe", () => {
  test.use({ bypassCSP: true });
  test("finds nothing at any question, nor in what is shown to the players", async ({ page, t }) => {
    for (const [question, query] of Object.entries(PLACES)) {
      await page.goto(`/judge?q=${question}&rules=mcr&${query}`);
      await expect(page.getByRole("button", { name: t("judge-show") })).toBeVisible();
      expect.soft(await violations(page), question).toEqual([]);
    }
    await page.getByRole("button", { name: t("judge-show") }).click();
    await expect(page.getByRole("dialog").getByRole("article")).toHaveCount(3);
    expect.soft(await violations(page), "shown").toEqual([]);
  });
});

for (const lang of ["ru", "en", "zh"] as const) {
  test.describe(`on a phone, ${lang}`, () => {
    test.use({ lang, viewport: { width: 390, height: 844 } });
    test("nothing is wider than the screen", async ({ page, t }) => {
      for (const [question, query] of Object.entries(PLACES)) {
        await page.goto(`/judge?q=${question}&rules=mcr&${query}`);
        await expect(page.getByRole("button", { name: t("judge-show") })).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect.soft(wide, `${question} is too wide`).toBe(0);
        await takePictures(page, `${lang}-${question}`);
      }
    });
  });
}
