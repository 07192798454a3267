// What tests of tournaments do: announce one, bring it to a session, type results, as people do.
import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { listen } from "./fixtures";
import type { words } from "./words";

export type Words = ReturnType<typeof words>;

export const PLAYERS = ["Anna", "Boris", "Clara", "David", "Elena", "Fedor", "Galina", "Henry"];
export const PHONE = { width: 390, height: 844 };

export const tab = (page: Page, t: Words, name: string): Locator => page.getByRole("link", { name: t(`event-tab-${name}`), exact: true });

/** Goes to a tab by its address: two tabs are called Players. */
export async function open(page: Page, name: string): Promise<void> {
  await page.locator(`a[href="?tab=${name}"]`).first().click();
  await expect(page.locator(`a[href="?tab=${name}"][aria-current="page"]`).first()).toBeVisible();
}

/** Announces an event on the page, in its three steps. */
export async function announce(page: Page, t: Words, about: { title: string; sessions: number; minutes?: number; teams?: boolean }): Promise<string> {
  await page.goto("/event/new");
  await page.getByLabel(t("event-field-title")).fill(about.title);
  await page.getByLabel(t("event-field-place")).fill("Club house");
  await page.getByLabel(t("event-field-dates")).fill("14 March");
  await page.getByRole("button", { name: t("event-new-on"), exact: true }).click();
  await page.getByRole("spinbutton", { name: t("event-field-sessions") }).fill(String(about.sessions));
  if (about.minutes) await page.getByRole("spinbutton", { name: t("event-field-minutes") }).fill(String(about.minutes));
  if (about.sessions < 6) await page.getByRole("checkbox", { name: new RegExp(t("event-field-short", { least: 6 })) }).check();
  if (about.teams) await page.getByRole("checkbox", { name: new RegExp(t("event-field-teams")) }).check();
  await page.getByRole("button", { name: t("event-new-on"), exact: true }).click();
  await page.getByRole("button", { name: t("event-new-do") }).click();
  await expect(page).toHaveURL(/\/event\/[a-z0-9]+$/);
  await expect(page.getByRole("heading", { level: 1, name: about.title })).toBeVisible();
  return new URL(page.url()).pathname.split("/")[2]!;
}

/** Enters players from a pasted list, and checks them all in. */
export async function enterPlayers(page: Page, t: Words, list: string): Promise<void> {
  await open(page, "entrants");
  await page.getByRole("button", { name: t("event-import") }).click();
  const window = page.getByRole("dialog", { name: t("event-import") });
  await window.getByRole("textbox", { name: t("event-import-paste") }).fill(list);
  await window.getByRole("button", { name: new RegExp(t("event-import-enter", { count: 99 }).replace("99", "\\d+")) }).click();
  await expect(window).toBeHidden();
  await page.getByRole("button", { name: t("event-all-here") }).click();
  await expect(page.getByRole("button", { name: t("event-all-here") })).toBeHidden();
}

/** A list with something wrong: said line by line, and nobody can be entered. */
export async function refusedList(page: Page, t: Words, list: string, said: RegExp[]): Promise<void> {
  await open(page, "entrants");
  await page.getByRole("button", { name: t("event-import") }).click();
  const window = page.getByRole("dialog", { name: t("event-import") });
  await window.getByRole("textbox", { name: t("event-import-paste") }).fill(list);
  await expect(window.getByRole("alert").getByRole("listitem")).toHaveText(said);
  await expect(window.getByRole("status")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
}

export async function hold(page: Page, t: Words, seed: string): Promise<void> {
  await open(page, "draw");
  await page.getByRole("textbox", { name: t("event-seed") }).fill(seed);
  await page.getByRole("button", { name: t("event-draw-now") }).click();
  await expect(page.locator("output", { hasText: seed })).toBeVisible();
}

/** Searches a seating and takes it. */
export async function seat(page: Page, t: Words, seconds = 1): Promise<void> {
  await open(page, "seating");
  await page.getByRole("textbox", { name: t("event-seed") }).fill("345612");
  await page.getByRole("spinbutton", { name: t("event-seconds") }).fill(String(seconds));
  await page.getByRole("button", { name: t("event-search-seats") }).click();
  const take = page.getByRole("button", { name: t("event-take-seating") });
  await expect(page.getByText(t("event-seating-done", { steps: "" }).split(":")[0]! + ":")).toBeVisible({ timeout: 30_000 });
  await take.click();
  // A seating that is replaced is asked about once more.
  const sure = page.getByRole("alertdialog").getByRole("button", { name: t("event-take-seating") });
  if (await sure.isVisible()) await sure.click();
  await expect(page.getByRole("heading", { name: t("event-seating-now") })).toBeVisible();
  await expect(take).toBeHidden();
}

/** Presses the one big button of what is next. */
export async function next(page: Page, name: string): Promise<void> {
  await open(page, "next");
  await page.getByRole("button", { name, exact: true }).click();
}

/** The gong, by the organiser. */
export async function gong(page: Page, t: Words): Promise<void> {
  await open(page, "session");
  await page.getByRole("button", { name: t("event-gong") }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: t("event-gong") }).click();
  await expect(page.getByRole("button", { name: /close|закрыть|确认/i }).first()).toBeVisible();
}

/** Types a table's sheet with the keyboard alone. */
export async function typePaper(page: Page, t: Words, table: number, points: number[], why = ""): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${t("event-table", { table })}`) }).click();
  const form = page.getByRole("region", { name: t("event-table", { table }), exact: true });
  await expect(form.getByRole("textbox").first()).toBeFocused();
  for (const one of points) {
    await page.keyboard.type(String(one));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
  }
  await expect(form.getByText(t("event-sum-right"))).toBeVisible();
  // Lost to nobody, the referee's signature, the number of deals, and then it is sent.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await page.keyboard.type("16");
  await page.keyboard.press("Enter");
  if (why) {
    await page.keyboard.type(why);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Enter");
  // It is sent, and the next table is there.
  await expect(form).toBeHidden();
}

/** Somebody else with a browser of his own. */
export async function someone(browser: Browser, url: string, complaints: string[], phone = false): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: url, locale: "en", ...(phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : {}), reducedMotion: "reduce", bypassCSP: true });
  const page = await context.newPage();
  listen(page, complaints);
  return { context, page };
}

/** The links that the organiser gives out: by what stands beside them. */
export async function links(page: Page, t: Words): Promise<Record<string, string>> {
  await open(page, "codes");
  await expect(page.locator("a[data-code]").nth(1)).toBeVisible();
  await page.getByText(t("event-codes-players")).click();
  return page.locator("a[data-code]").evaluateAll((all) => Object.fromEntries(all.map((one) => [(one as HTMLElement).dataset.code!, one.getAttribute("href")!])));
}

export async function call(page: Page, name: string): Promise<void> {
  const field = page.getByRole("textbox", { name: /Your name|Ваше имя|您的姓名/ });
  await field.fill(name);
  await field.blur();
}
