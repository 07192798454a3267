// The other pages: they show what they should, remember what was chosen, and speak three languages.
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures";
import { words } from "./words";

test("the language is switched without a reload", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => ((window as unknown as { same: boolean }).same = true));
  for (const lang of ["ru", "zh", "en"] as const) {
    const t = words(lang);
    await page.locator(".top select").selectOption(lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("home-title"));
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("button", { name: t("home-play-game", { game: t("game-taiwan") }) })).toBeVisible();
  }
  expect(await page.evaluate(() => (window as unknown as { same: boolean }).same)).toBe(true);
});

test.describe("a Russian browser", () => {
  test.use({ lang: "ru" });
  test("is spoken to in Russian at first", async ({ page, t }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("home-title"));
  });
});

test("settings persist", async ({ page, t }) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: t("settings-theme-dark") }).check();
  await page.getByRole("radio", { name: t("settings-set-plain") }).check();
  await page.getByRole("radio", { name: t("settings-index-digits") }).check();
  await page.getByRole("switch", { name: t("settings-showWaits") }).check();
  await page.getByRole("slider", { name: t("settings-volume") }).fill("0");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: t("settings-set-plain") })).toBeChecked();
  await expect(page.getByRole("radio", { name: t("settings-index-digits") })).toBeChecked();
  await expect(page.getByRole("switch", { name: t("settings-showWaits") })).toBeChecked();
  await expect(page.getByRole("slider", { name: t("settings-volume") })).toHaveValue("0");
});

test("level and length are remembered, options are sent", async ({ page, t }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: t("level-master") }).check();
  await page.getByRole("radio", { name: t("home-length-round") }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: t("level-master") })).toBeChecked();
  await page.getByRole("button", { name: t("home-options-game", { game: t("game-red") }) }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("radio", { name: "3" }).check();
  await drawer.getByRole("radio", { name: t("home-strict") }).check();
  await drawer.getByRole("checkbox", { name: /jokers/ }).check();
  // A clause opens over the drawer and closes again.
  await drawer.getByRole("button", { name: t("clause-open", { id: "RED-OPT-1" }), exact: true }).click();
  const clause = page.getByRole("dialog", { name: "RED-OPT-1" });
  await expect(clause).toContainText("jokers");
  await page.keyboard.press("Escape");
  await expect(clause).toBeHidden();
  const sent = page.waitForRequest((request) => request.url().includes("/api/tables") && request.method() === "POST");
  await drawer.getByRole("button", { name: t("home-play"), exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({ rules: "red", players: 3, strict: true, bots: "master", options: { jokers: true, session_rounds: 1 } });
  await expect(page).toHaveURL(/\/table\//);
});

test("a table in the lobby is seen and joined, and continued from the first page", async ({ page, browser, server, t }) => {
  await page.goto("/");
  await page.getByRole("button", { name: t("home-options-game", { game: t("game-taiwan") }) }).click();
  await page.getByRole("checkbox", { name: t("home-listed") }).check();
  await page.getByRole("dialog").getByRole("button", { name: t("home-friends"), exact: true }).click();
  await expect(page.getByRole("button", { name: t("table-begin") })).toBeVisible();
  const context = await browser.newContext({ locale: "en", baseURL: server.url });
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("region", { name: t("home-lobby") }).getByRole("link", { name: t("home-join") }).first().click();
  await expect(other.getByRole("button", { name: t("table-sit") }).first()).toBeVisible();
  await context.close();
  await page.goto("/");
  await expect(page.getByRole("link", { name: t("home-continue", { game: t("game-taiwan") }) })).toBeVisible();
});

test("a guest renames himself, registers, makes a token, leaves and comes back", async ({ page, t }) => {
  await page.goto("/me");
  await expect(page.getByRole("heading", { name: t("me-empty") })).toBeVisible();
  const name = `Tester ${Date.now() % 1_000_000}`;
  await page.getByRole("textbox", { name: t("me-name") }).fill(name);
  await page.getByRole("button", { name: t("me-rename") }).click();
  await expect(page.locator(".top .me")).toHaveText(name);
  await page.getByRole("button", { name: t("me-register") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("me-the-password")).fill("correct horse");
  await dialog.getByRole("button", { name: t("me-register") }).click();
  await expect(page.getByText(t("me-registered-note"))).toBeVisible();
  await page.getByText(t("me-tokens"), { exact: true }).click();
  await page.getByLabel(t("me-token-label")).fill("my bot");
  await page.getByRole("button", { name: t("me-token-make") }).click();
  await expect(page.getByText(t("me-token-secret"))).toBeVisible();
  await page.getByRole("button", { name: t("me-leave") }).click();
  await expect(page.locator(".top .me")).not.toHaveText(name);
  await page.getByRole("button", { name: t("me-enter"), exact: true }).click();
  await dialog.getByLabel(t("me-name")).fill(name);
  await dialog.getByLabel(t("me-the-password")).fill("correct horse");
  await dialog.getByRole("button", { name: t("me-enter"), exact: true }).click();
  await expect(page.locator(".top .me")).toHaveText(name);
});

test("score, rules and learning pages work", async ({ page, t }) => {
  await page.goto("/score?rules=mcr&line=" + encodeURIComponent("[123m] 456789m23p55p +4p discard@left seat=S flowers=1f"));
  await expect(page.getByRole("button", { name: /MCR-FAN-/ }).first()).toBeVisible();
  await page.goto("/rules");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/rules/sichuan");
  await expect(page.locator("#SIC-SUIT-1")).toBeVisible();
  await page.goto("/rules/mcr/fans");
  await expect(page.getByText("Big Four Winds").first()).toBeVisible();
  await page.goto("/learn");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: t("title-nowhere") })).toBeVisible();
});

test.describe("replay", () => {
  test("a game of one's own is replayed, reviewed, shared and downloaded", async ({ page, context, played, t }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await context.addCookies([{ ...played.cookie, url: played.url }]);
    await page.goto("/me");
    await expect(page.getByRole("img", { name: /Points over/ })).toBeVisible();
    await page.getByRole("region", { name: t("me-games") }).locator('a[href^="/replay/"]').first().click();
    await expect(page).toHaveURL(/\/replay\//);
    const status = page.locator(".told");
    await expect(status).toContainText(/./);
    // A step is shown from what is there: nothing is asked again.
    let asked = 0;
    page.on("request", (request) => (asked += request.url().includes("/api/") ? 1 : 0));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/step=2/);
    await expect(page.getByRole("slider", { name: t("replay-slider") })).toHaveValue("2");
    expect(asked).toBe(0);
    await page.getByRole("button", { name: t("replay-copy") }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/step=2/);
    await page.getByRole("combobox", { name: t("replay-eyes") }).selectOption("S");
    await expect(page).toHaveURL(/seat=S/);
    await page.getByRole("button", { name: t("replay-review-ask") }).click();
    await expect(page.getByText(/decisions?,/)).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: t("replay-last") }).click();
    await expect(page.getByRole("heading", { name: t("replay-end") })).toBeVisible();
    await expect(page.getByText(t("replay-verified"), { exact: true })).toBeVisible();
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: t("replay-jsonl") }).click();
    const file = await (await coming).path();
    expect(readFileSync(file, "utf8")).toContain('"fivewinds":"record"');
    // The same record from disk.
    await page.goto("/replay");
    await page.getByLabel(t("replay-file-text")).setInputFiles(file);
    await expect(page).toHaveURL(/\/replay\/file/);
    await expect(page.getByRole("slider", { name: t("replay-slider") })).toBeVisible();
  });
});
