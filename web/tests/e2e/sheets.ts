// What tests of score sheets do: make one, come to it as a player, write a deal down as people do.
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { Server } from "./server";
import type { words } from "./words";

type Words = ReturnType<typeof words>;

export const NAMES = ["Anna", "Boris", "Chen", "Dora"];
const PHONE = { width: 360, height: 740 };

export interface Made {
  id: string;
  codes: { keeper: string; table: string };
}

export async function makeSheet(server: Server, rules: string, options: Record<string, unknown> = {}, many = 4): Promise<Made> {
  const setup = { rules, options, players: NAMES.slice(0, many).map((name) => ({ name })) };
  const body = JSON.stringify({ setup, title: `Club, ${rules}` });
  const answer = await fetch(`${server.url}/api/sheets`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as Made;
}

/** What the server has, whoever asks. */
export async function rowsOf(server: Server, id: string): Promise<{ version: number; entry: { wins: { who: number; value: number }[] }; by: string; points: number[]; confirmed: boolean[]; struck: boolean }[]> {
  const answer = await fetch(`${server.url}/api/sheets/${id}`);
  return ((await answer.json()) as { view: { rows: never[] } }).view.rows;
}

/** Opens a sheet with a code; `self` is a place, null for the one who keeps it for all. */
export async function come(on: Page | BrowserContext, t: Words, id: string, code: string, self: number | null, size = PHONE): Promise<Page> {
  const page = "newPage" in on ? await on.newPage() : on;
  await page.setViewportSize(size);
  await page.goto(`/sheet/${id}#${code}`);
  const who = page.getByRole("group", { name: t("sheet-who-are-you") });
  await who.getByRole("radio", self === null ? { name: t("sheet-keeps") } : { name: new RegExp(NAMES[self]!) }).click();
  await expect(who).toBeHidden();
  return page;
}

/** A new deal is begun. */
export async function begin(page: Page, t: Words): Promise<Locator> {
  await page.getByRole("button", { name: t("sheet-enter") }).click();
  return page.getByRole("dialog");
}

export interface Win {
  who: number;
  /** Null: the wall. Left out where it is the tile of the win before. */
  from?: number | null;
  value: number;
}

/** Fills one win in. */
export async function fill(form: Locator, t: Words, win: Win, place = 0): Promise<void> {
  const part = form.getByRole("region", { name: t("sheet-win", { number: place + 1 }), exact: true });
  await part.getByRole("group", { name: t("sheet-who"), exact: true }).getByRole("radio", { name: new RegExp(NAMES[win.who]!) }).click();
  if (win.from !== undefined) {
    const name = win.from === null ? t("sheet-wall") : NAMES[win.from]!;
    await part.getByRole("group", { name: t("sheet-from"), exact: true }).getByRole("radio", { name }).click();
  }
  const values = part.getByRole("group", { name: t("sheet-value"), exact: true });
  if ((await values.count()) > 0) await values.getByRole("radio", { name: String(win.value), exact: true }).click();
  else await part.getByRole("textbox", { name: t("sheet-value"), exact: true }).fill(String(win.value));
}

export async function save(form: Locator, t: Words): Promise<void> {
  await form.getByRole("button", { name: t("sheet-save"), exact: true }).click();
  await expect(form).toBeHidden();
}

/** Writes down a deal with one win. */
export async function enter(page: Page, t: Words, win: Win): Promise<void> {
  const form = await begin(page, t);
  await fill(form, t, win);
  await save(form, t);
}

/** What a row of the sheet shows for each player. */
export async function expectRow(page: Page, row: number, points: number[]): Promise<void> {
  const shown = page.locator(`tr:has([data-row="${row}"]) .points`);
  await expect(shown).toHaveText(points.map((one) => (one > 0 ? `+${one}` : one < 0 ? `−${-one}` : "0")));
}

export async function expectTotals(page: Page, totals: number[]): Promise<void> {
  const shown = page.locator("tfoot td");
  const said = (one: number) => new Intl.NumberFormat("en").format(one).replace("-", "−");
  await expect(shown).toHaveText(totals.map(said));
}
