// A whole deal of each ruleset, played by clicking as a person would, in each language, on a desk and on a phone.
import { expect, fixSeed, hurry, test } from "./fixtures";
import { expectEnd, playDeal } from "./play";
import type { Lang } from "./words";

interface Case {
  rules: string;
  lang: Lang;
  seed: number;
}
const DESK: Case[] = [
  { rules: "mcr", lang: "en", seed: 11 },
  { rules: "sichuan", lang: "zh", seed: 12 },
  { rules: "taiwan", lang: "ru", seed: 13 },
  { rules: "classical", lang: "en", seed: 14 },
  { rules: "red", lang: "ru", seed: 15 },
];
const PHONE: Case[] = [
  { rules: "mcr", lang: "zh", seed: 16 },
  { rules: "sichuan", lang: "ru", seed: 17 },
];

for (const { rules, lang, seed } of DESK) {
  test.describe(`${rules} at a desk, in ${lang}`, () => {
    test.use({ lang });
    test("is played to the end of the deal", async ({ page, t }) => {
      await hurry(page);
      await fixSeed(page, seed);
      await page.goto("/");
      await page.getByRole("button", { name: t("home-play-game", { game: t(`game-${rules}`) }) }).click();
      await expect(page).toHaveURL(/\/table\/[a-z0-9]+$/);
      const done = await playDeal(page, t);
      expect(done.discard ?? 0).toBeGreaterThan(0);
      await expectEnd(page, t);
    });
  });
}

for (const { rules, lang, seed } of PHONE) {
  test.describe(`${rules} on a phone, in ${lang}`, () => {
    test.use({ lang, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test("is played to the end of the deal", async ({ page, t }) => {
      await hurry(page);
      await fixSeed(page, seed);
      await page.goto("/");
      await page.getByRole("button", { name: t("home-play-game", { game: t(`game-${rules}`) }) }).tap();
      const done = await playDeal(page, t, { touch: true });
      expect(done.discard ?? 0).toBeGreaterThan(0);
      await expectEnd(page, t);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
}
