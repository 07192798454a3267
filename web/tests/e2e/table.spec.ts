// What happens at real tables: a friend comes by a link, somebody reloads, the server falls over, somebody has no mouse.
import { expect, fixSeed, hurry, listen, test } from "./fixtures";
import { expectEnd, playDeal } from "./play";
import { Server } from "./server";
import { words } from "./words";

test("two clicks lead from the first visit to a deal", async ({ page, t }) => {
  let clicks = 0;
  await page.goto("/");
  await page.getByRole("radio", { name: t("level-novice") }).check();
  clicks++;
  await page.getByRole("button", { name: t("home-play-game", { game: t("game-mcr") }) }).click();
  clicks++;
  await expect(page.getByRole("group", { name: t("table-hand") }).getByRole("button")).not.toHaveCount(0);
  expect(clicks).toBeLessThanOrEqual(2);
});

test("a friend comes by the link, and both play the deal", async ({ page, browser, server, t, complaints }) => {
  await hurry(page);
  await fixSeed(page, 21);
  await page.goto("/");
  await page.getByRole("button", { name: t("home-friends-game", { game: t("game-sichuan") }) }).click();
  const link = await page.getByRole("textbox", { name: t("table-link-title") }).inputValue();
  expect(link.startsWith(server.url)).toBe(true);

  const context = await browser.newContext({ locale: "ru", reducedMotion: "reduce", baseURL: server.url });
  const friend = await context.newPage();
  listen(friend, complaints);
  await hurry(friend);
  const ru = words("ru");
  await friend.goto(link);
  await friend.getByRole("button", { name: ru("table-sit") }).first().click();
  await expect(page.getByRole("button", { name: t("table-remove") })).toBeVisible();
  await page.getByRole("button", { name: t("table-begin") }).click();
  await Promise.all([playDeal(page, t), playDeal(friend, ru)]);
  await expectEnd(page, t);
  await expectEnd(friend, ru);
  await context.close();
});

test("a reload in the middle of a deal loses nothing", async ({ page, t }) => {
  await hurry(page);
  await fixSeed(page, 22);
  await page.goto("/");
  await page.getByRole("button", { name: t("home-play-game", { game: t("game-mcr") }) }).click();
  await playDeal(page, t, { discards: 3 });
  const hand = page.getByRole("group", { name: t("table-hand") });
  await expect(hand).toBeVisible();
  await page.reload();
  await expect(hand.getByRole("button")).not.toHaveCount(0);
  const done = await playDeal(page, t);
  expect(done.discard ?? 0).toBeGreaterThan(0);
  await expectEnd(page, t);
  // A reload after the end shows the end again.
  await page.reload();
  await expectEnd(page, t);
});

test("the server is killed and comes back, and the page heals", async ({ browser }) => {
  const server = await Server.start();
  const t = words("en");
  const context = await browser.newContext({ locale: "en", reducedMotion: "reduce", baseURL: server.url });
  try {
    const page = await context.newPage();
    const broken: string[] = [];
    page.on("pageerror", (error) => broken.push(error.message));
    await hurry(page);
    await fixSeed(page, 23);
    await page.goto("/");
    await page.getByRole("button", { name: t("home-play-game", { game: t("game-mcr") }) }).click();
    await playDeal(page, t, { discards: 2 });
    const river = page.locator(".river").first();
    await expect(river).toBeAttached();
    await server.kill();
    await expect(page.locator(".news")).toHaveText(t("table-offline"));
    await server.run();
    await expect(page.locator(".news")).not.toHaveText(t("table-offline"), { timeout: 15_000 });
    await playDeal(page, t);
    await expectEnd(page, t);
    expect(broken).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
  }
});

test("a deal is played with the keyboard alone", async ({ page, t }) => {
  await hurry(page);
  await fixSeed(page, 24);
  await page.goto("/");
  // From the top of the page to the first game by Tab, as somebody without a mouse would.
  const play = page.getByRole("button", { name: t("home-play-game", { game: t("game-mcr") }) });
  for (let presses = 0; presses < 40 && !(await play.evaluate((node) => node === document.activeElement)); presses++) await page.keyboard.press("Tab");
  await expect(play).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: t("table-hand") })).toBeVisible();
  const done = await playDeal(page, t, { keys: true });
  expect(done.discard ?? 0).toBeGreaterThan(0);
  await expectEnd(page, t);
});

test("the coach's hint is asked for and followed", async ({ page, t }) => {
  await hurry(page);
  await fixSeed(page, 25);
  await page.goto("/");
  await page.getByRole("button", { name: t("home-play-game", { game: t("game-red") }) }).click();
  const done = await playDeal(page, t, { hints: 3, discards: 6 });
  expect(done.discard).toBe(6);
});
