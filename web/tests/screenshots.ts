// Pictures of every page and of a table in each ruleset, for people to look at: `npm run screenshots`, into web/screenshots.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, type Page } from "@playwright/test";
import { fixSeed, hurry, test } from "./e2e/fixtures";
import { playDeal } from "./e2e/play";
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
  await page.waitForLoadState("networkidle").catch(() => {});
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

for (const look of LOOKS) {
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
