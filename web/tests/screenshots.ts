// Pictures of every page and of a table in each ruleset, for people to look at: `npm run screenshots`, into web/screenshots.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, type Page } from "@playwright/test";
import { fixSeed, hurry, test } from "./e2e/fixtures";
import { playDeal } from "./e2e/play";
import type { Server } from "./e2e/server";
import { begin, come, enter, fill, makeSheet } from "./e2e/sheets";
import { staged } from "./e2e/staged";
import { words, type Lang } from "./e2e/words";

const OUT = join(import.meta.dirname, "../screenshots");
const GAMES = ["mcr", "sichuan", "taiwan", "classical", "red"];
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

interface Look {
  lang: Lang;
  size: keyof typeof SIZES;
  scheme: "light" | "dark";
}
// Each language, both sizes and both colours are seen, without all of them together.
const LOOKS: Look[] = [
  { lang: "en", size: "desk", scheme: "light" },
  { lang: "ru", size: "phone", scheme: "dark" },
  { lang: "zh", size: "desk", scheme: "dark" },
  { lang: "en", size: "phone", scheme: "light" },
];

async function take(page: Page, name: string, look: Look, whole = false): Promise<void> {
  // A sheet waits for news all the time.
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => {});
  await page.waitForTimeout(200);
  await page.screenshot({ path: join(OUT, `${name}-${look.size}-${look.scheme}-${look.lang}.png`), fullPage: whole });
}

async function pages(context: BrowserContext, look: Look, table: string): Promise<void> {
  const page = await context.newPage();
  const t = words(look.lang);
  for (const [name, path] of Object.entries({
    home: "/",
    settings: "/settings",
    me: "/me",
    "replay-open": "/replay",
    replay: `/replay/${table}?step=30`,
    score: `/score?rules=mcr&line=${encodeURIComponent("[123m] 456789m23p55p +4p discard@left seat=S flowers=1f")}`,
    rules: "/rules",
    "rules-mcr": "/rules/mcr",
    "fans-sichuan": "/rules/sichuan/fans",
    learn: "/learn",
  })) {
    await page.goto(path);
    await take(page, name, look);
  }
  await page.goto("/");
  await page.getByRole("button", { name: t("home-options-game", { game: t("game-red") }) }).click();
  await take(page, "options", look);
  await page.close();
}

/** A tournament in its second session, as everybody sees it. */
async function events(context: BrowserContext, url: string, look: Look): Promise<void> {
  const event = await staged(url, look.lang);
  const page = await context.newPage();
  const shot = async (name: string, path: string, whole = true) => {
    await page.goto(path);
    // A page that follows a tournament always has a question open.
    await page.waitForTimeout(900);
    await page.screenshot({ path: join(OUT, `event-${name}-${look.size}-${look.scheme}-${look.lang}.png`), fullPage: whole });
  };
  const at = `/event/${event.id}`;
  for (const name of ["standings", "rounds", "players", "statistics", "penalties", "draw", "log"]) await shot(name, `${at}?tab=${name}`);
  await shot("player", `${at}/player/1`);
  await shot("organiser", `${at}#${event.codes.organiser}`);
  for (const name of ["next", "entrants", "seating", "session", "results", "codes", "settings"]) await shot(name, `${at}?tab=${name}`);
  await shot("new", "/event/new");
  await shot("referee", `${at}#${event.codes.referee}`);
  await shot("referee", `${at}?tab=referee`);
  await shot("table", `${at}/table/1/1#${event.codes.tables["1.1"]}`);
  await shot("me", `${at}/me#${event.codes.players["1"]}`);
  if (look.size === "desk") await page.setViewportSize({ width: 1920, height: 1080 });
  await shot("screen", `${at}/screen`, false);
  await page.waitForTimeout(9500);
  await page.screenshot({ path: join(OUT, `event-screen-next-${look.size}-${look.scheme}-${look.lang}.png`) });
  await page.close();
}

async function tables(context: BrowserContext, look: Look): Promise<void> {
  const t = words(look.lang);
  for (const [place, rules] of GAMES.entries()) {
    const page = await context.newPage();
    await hurry(page);
    await fixSeed(page, 50 + place);
    await page.goto("/");
    await page.getByRole("button", { name: t("home-play-game", { game: t(`game-${rules}`) }) }).click();
    await playDeal(page, t, { touch: look.size === "phone", discards: 8 });
    await take(page, `table-${rules}`, look);
    await playDeal(page, t, { touch: look.size === "phone" });
    await take(page, `end-${rules}`, look);
    await page.close();
  }
}

/** Sheets beside real tiles: one in the middle of a session, and the form of each ruleset. */
async function sheets(context: BrowserContext, look: Look, server: Server): Promise<void> {
  const t = words(look.lang);
  const size = SIZES[look.size];
  const hall = await context.newPage();
  await hall.goto("/hall");
  await take(hall, "hall", look, true);
  await hall.close();
  for (const rules of GAMES) {
    const { id, codes } = await makeSheet(server, rules, rules === "red" ? { sticks: "790" } : {});
    const page = await come(context, t, id, codes.keeper, rules === "mcr" ? 0 : null, size);
    if (rules === "mcr") await session(page, look);
    const form = await begin(page, t);
    if (rules === "sichuan") {
      await form.getByRole("button", { name: t("sheet-add-win") }).click();
      await form.getByRole("button", { name: t("sheet-kong-add"), exact: false }).last().click();
    }
    await fill(form, t, { who: 0, from: 1, value: 8 });
    await take(page, `sheet-form-${rules}`, look);
    await page.close();
  }
}

/** Five deals, a penalty, an objection, a correction; a row, the tiles, the way in, no network. */
async function session(page: Page, look: Look): Promise<void> {
  const t = words(look.lang);
  const shown = () => page.waitForTimeout(400);
  for (const [who, from, value] of [[0, 1, 24], [2, null, 12], [1, 3, 8], [3, 0, 33]] as const) await enter(page, t, { who, from, value });
  await page.getByRole("button", { name: t("sheet-penalty"), exact: true }).click();
  await page.getByRole("dialog").getByRole("group", { name: t("sheet-penalty-who"), exact: true }).getByRole("radio").last().click();
  await page.getByRole("dialog").getByRole("radio").nth(8).click();
  await shown();
  await take(page, "sheet-penalty", look);
  await page.getByRole("dialog").getByRole("button", { name: t("sheet-save") }).click();
  await page.getByRole("button", { name: t("sheet-object") }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("88?");
  await page.getByRole("dialog").getByRole("button", { name: t("sheet-object") }).click();
  await shown();
  await page.locator('[data-row="1"]').click();
  await page.getByRole("button", { name: t("sheet-strike"), exact: true }).click();
  await page.getByRole("dialog").last().getByRole("textbox").fill("…");
  await page.getByRole("dialog").last().getByRole("button", { name: t("sheet-strike") }).click();
  await shown();
  await take(page, "sheet", look, true);
  await page.locator('[data-row="0"]').click();
  await take(page, "sheet-row", look);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("sheet-invite") }).click();
  await take(page, "sheet-invite", look);
  await page.keyboard.press("Escape");
  const form = await begin(page, t);
  await fill(form, t, { who: 0, from: 1, value: 8 });
  await form.getByRole("button", { name: t("sheet-tiles"), exact: true }).click();
  await page.getByRole("dialog").last().locator("textarea").fill("123m456m789m123p5s +5s discard@left");
  await shown();
  await take(page, "sheet-tiles", look);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.context().setOffline(true);
  await enter(page, t, { who: 1, from: null, value: 18 });
  await enter(page, t, { who: 2, from: 1, value: 5 });
  await shown();
  await take(page, "sheet-away", look, true);
  await page.context().setOffline(false);
  await page.getByRole("region", { name: t("sheet-refused") }).waitFor();
  await shown();
  await take(page, "sheet-refused", look, true);
}

for (const look of LOOKS) {
  test(`pictures of sheets: ${look.size}, ${look.scheme}, ${look.lang}`, async ({ browser, server }) => {
    mkdirSync(OUT, { recursive: true });
    const context = await browser.newContext({ baseURL: server.url, viewport: SIZES[look.size], locale: look.lang, colorScheme: look.scheme, reducedMotion: "reduce" });
    context.setDefaultTimeout(15_000);
    await sheets(context, look, server);
    await context.close();
  });
  test(`pictures: ${look.size}, ${look.scheme}, ${look.lang}`, async ({ browser, server, played }) => {
    mkdirSync(OUT, { recursive: true });
    const phone = look.size === "phone";
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: SIZES[look.size],
      locale: look.lang,
      colorScheme: look.scheme,
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: "reduce",
    });
    await context.addCookies([{ ...played.cookie, url: server.url }]);
    await pages(context, look, played.tables[0]!);
    await tables(context, look);
    await context.close();
  });
}

for (const look of LOOKS) {
  test(`pictures of a tournament: ${look.size}, ${look.scheme}, ${look.lang}`, async ({ browser, server }) => {
    mkdirSync(OUT, { recursive: true });
    const phone = look.size === "phone";
    const context = await browser.newContext({ baseURL: server.url, viewport: SIZES[look.size], locale: look.lang, colorScheme: look.scheme, hasTouch: phone, isMobile: phone, reducedMotion: "reduce" });
    await events(context, server.url, look);
    await context.close();
  });
}
