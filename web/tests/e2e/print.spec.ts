// Every form becomes pages of paper: nothing is wider than the page, heads are repeated, and everybody stands in it. With
// PRINTS=folder the pages are kept there, to be looked at.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdEvent, makeSheet, type Event, type Wanted } from "./hall";
import { notesOf } from "./played";
import type { Lang } from "./words";

/** A4 in the pixels of the browser (96 to the inch), without the margins of `paper.css`. */
const WIDTH = { portrait: (190 / 25.4) * 96, landscape: (277 / 25.4) * 96 };

/** Events are held once for all forms. */
const held = new Map<string, Promise<Event>>();
function eventOf(url: string, wanted: Wanted): Promise<Event> {
  const key = JSON.stringify(wanted);
  if (!held.has(key)) held.set(key, holdEvent(url, wanted));
  return held.get(key)!;
}

interface Printed {
  pages: number;
  text: string;
}

/** Prints what is shown, and looks whether anything is cut. */
async function printed(page: Page, name: string): Promise<Printed> {
  await expect(page.locator(".leaf").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.emulateMedia({ media: "print" });
  const wide = await page.locator(".leaf.wide").count();
  const all = await page.locator(".leaf").count();
  for (const kind of ["portrait", "landscape"] as const) {
    if (kind === "portrait" ? wide === all : wide === 0) continue;
    await page.setViewportSize({ width: Math.floor(WIDTH[kind]), height: 1000 });
    const cut = await page.evaluate((selector) => {
      const found: string[] = [];
      for (const leaf of document.querySelectorAll(selector)) {
        const edge = leaf.getBoundingClientRect().right + 1;
        for (const one of leaf.querySelectorAll("*")) {
          const box = one.getBoundingClientRect();
          const inside = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && getComputedStyle(one).display !== "inline";
          if (box.right > edge || (inside && !one.closest("svg, footer"))) found.push(`${one.tagName}.${one.className} ${one.textContent?.slice(0, 40)}`);
          if (one.matches("article") && one.scrollHeight > one.clientHeight + 1) found.push(`too high: ${one.textContent?.slice(0, 40)}`);
        }
      }
      return found;
    }, kind === "portrait" ? ".leaf:not(.wide)" : ".leaf.wide");
    expect.soft(cut, `${name}: what is cut (${kind})`).toEqual([]);
  }
  const text = await page.locator(".paper").innerText();
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false });
  if (process.env.PRINTS) {
    mkdirSync(process.env.PRINTS, { recursive: true });
    writeFileSync(join(process.env.PRINTS, `${name}.pdf`), pdf);
  }
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1440, height: 900 });
  return { pages: pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0, text };
}

/** How many pages each form has for 16 players in 6 sessions, and for 100 in 10; the most where it flows as the type wants. */
const EVENT: Record<string, { query?: string; small: number; large: number; everybody?: boolean; flows?: boolean }> = {
  "check-in": { small: 1, large: 4, everybody: true, flows: true },
  oath: { small: 16, large: 100, everybody: true },
  draw: { small: 1, large: 3, everybody: true, flows: true },
  tables: { small: 1, large: 3, everybody: true, flows: true },
  seats: { small: 1, large: 1 },
  cards: { small: 2, large: 13, everybody: true },
  signs: { small: 2, large: 13 },
  seating: { small: 2, large: 3, everybody: true, flows: true },
  sheets: { query: "session=2", small: 4, large: 25, everybody: true },
  violations: { small: 1, large: 1 },
  standings: { small: 1, large: 5, everybody: true, flows: true },
  appeal: { small: 1, large: 1 },
  results: { small: 3, large: 15, everybody: true, flows: true },
  log: { small: 1, large: 1 },
};

for (const [size, wanted] of Object.entries({ small: { players: 16, sessions: 6 }, large: { players: 100, sessions: 10 } })) {
  for (const lang of (size === "small" ? ["ru", "en", "zh"] : ["ru"]) as Lang[]) {
    test.describe(`${wanted.players} players × ${wanted.sessions} sessions, ${lang}`, () => {
      test.use({ lang });
      for (const [form, { query, everybody, flows, ...pages }] of Object.entries(EVENT)) {
        test(`${form} is printed`, async ({ page, t, server }) => {
          test.setTimeout(180_000);
          const event = await eventOf(server.url, wanted);
          await page.goto(`/event/${event.id}/print/${form}${query ? `?${query}` : ""}#${event.codes.organiser}`);
          const found = await printed(page, `${size}-${lang}-${form}`);
          const most = pages[size as "small" | "large"];
          expect(found.pages, "pages").toBeLessThanOrEqual(most);
          expect(found.pages, "pages").toBeGreaterThanOrEqual(flows ? 1 : most);
          const view = await event.view();
          for (const { name, number } of everybody ? view.entrants : []) {
            expect(found.text).toContain(name);
            expect(found.text).toMatch(new RegExp(`(^|\\D)${number}(\\D|$)`));
          }
          await expect(page.getByRole("button", { name: t("print-print") })).toBeEnabled();
        });
      }
    });
  }
}

test.describe("of an event that is still played", () => {
  test.use({ lang: "ru" });
  const wanted: Wanted = { players: 16, sessions: 6, played: 2 };

  test("sheets are filled in from phones and from paper", async ({ page, server, t }) => {
    const event = await eventOf(server.url, wanted);
    const session = (await event.view()).sections[0]!.sessions[1]!;
    await page.goto(`/event/${event.id}/print/sheets?session=2&filled=yes#${event.codes.organiser}`);
    const { pages, text } = await printed(page, "held-sheets-filled");
    expect(pages).toBe(4);
    // From the phones every deal with its remarks, from paper the totals.
    expect(text).toContain("MCR-FOUL-7");
    expect(text.split(t("print-from-paper", { who: "Организатор" })).length - 1).toBe(3);
    for (const { gp } of session.tables.flatMap((table) => table.places)) expect(text).toContain(String(gp).replace("-", "−"));
  });

  test("the standing after a session that is past is as it was", async ({ page, server, t }) => {
    const event = await eventOf(server.url, wanted);
    const [section] = (await event.view()).sections;
    await page.goto(`/event/${event.id}/print/standings?session=1#${event.codes.organiser}`);
    await expect(page.getByRole("heading", { name: t("print-standings-after", { n: 1 }) })).toBeVisible();
    const shown = await page.locator(".leaf tbody tr").evaluateAll((rows) => rows.map((row) => [row.children[0]!.textContent, row.children[3]!.textContent]));
    const then = section!.standings.map((who) => ({ name: who.name, tp: who.sessions[0]!.tp, gp: who.sessions[0]!.gp }));
    const better = (one: (typeof then)[0]) => then.filter((other) => other.tp > one.tp || (other.tp === one.tp && other.gp > one.gp)).length;
    for (const one of then) expect(shown).toContainEqual([String(better(one) + 1), one.name]);
  });

  test("one player, one table and an empty form can be chosen", async ({ page, server, t }) => {
    const event = await eventOf(server.url, wanted);
    await page.goto(`/event/${event.id}/print#${event.codes.organiser}`);
    await page.getByRole("link", { name: t("print-form-oath") }).click();
    await expect(page.locator(".leaf")).toHaveCount(16);
    await page.getByRole("combobox", { name: t("print-one-player") }).selectOption("0");
    await expect(page.locator(".leaf")).toHaveCount(1);
    await page.goto(`/event/${event.id}/print/sheets?session=3`);
    await expect(page.locator(".leaf")).toHaveCount(4);
    await page.getByRole("combobox", { name: t("print-table") }).selectOption("2");
    await expect(page.locator(".leaf")).toHaveCount(1);
    // The language changes in place.
    await page.getByRole("combobox", { name: t("language") }).selectOption("en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Score sheet");
  });

  test("a card and a sign carry the link of their owner", async ({ page, server, t }) => {
    const event = await eventOf(server.url, wanted);
    const codes = await event.told<{ players: Record<string, string>; tables: Record<string, string> }>("codes");
    await page.goto(`/event/${event.id}/print/cards`);
    await expect(page.getByText(t("print-no-codes"))).toBeVisible();
    await page.goto(`/event/${event.id}/print/cards?at=http://192.168.0.7:5050#${event.codes.organiser}`);
    await page.reload();
    await expect(page.getByRole("img", { name: `http://192.168.0.7:5050/event/${event.id}/me#${codes.players["3"]}` })).toBeVisible();
    await page.goto(`/event/${event.id}/print/signs?at=http://192.168.0.7:5050`);
    await expect(page.getByRole("img", { name: `http://192.168.0.7:5050/event/${event.id}/table/1/2#${codes.tables["1.2"]}` })).toBeVisible();
  });
});

/** What lateness is called (MCRC-PEN-3). */
const LATE: Record<Lang, string[]> = {
  ru: ["опоздание до 10 минут", "опоздание от 10 до 15 минут", "опоздание больше чем на 15 минут"],
  en: ["late by up to 10 minutes", "late by up to 15 minutes", "late by more than 15 minutes"],
  zh: ["迟到10分钟以内", "迟到10至15分钟", "迟到超过15分钟"],
};

test("lateness has its name in every language where the ruleset has no such offence", async ({ page, server }) => {
  const event = await holdEvent(server.url, { players: 8, sessions: 2, played: 0, rules: "red" });
  const first = { section: 0, session: 1 };
  const late = [8, 12, 20].map((minutes, at) => ({ do: "late" as const, ...first, id: at + 4, minutes }));
  await event.act({ do: "begin", ...first }, ...late);
  for (const [lang, names] of Object.entries(LATE)) {
    await page.goto(`/event/${event.id}/print/violations#${event.codes.organiser}`);
    await page.getByRole("combobox", { name: /^(Язык|Language|语言)$/ }).selectOption(lang);
    for (const name of names) await expect(page.getByRole("cell", { name: `${name} [MCRC-PEN-3]` })).toBeVisible();
    await page.goto(`/event/${event.id}?tab=penalties`);
    for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
});

const NAMES = ["Константин Рождественский-Преображенский", "王小明", "Анна Иванова", "Maximilian von Hohenzollern-Sigmaringen"];

/** The sheet of a club in each ruleset: played to the end on the real server, and printed. */
const SHEETS: Record<string, { options: Record<string, string | boolean>; filled: number; shows: string[] }> = {
  mcr: { options: {}, filled: 1, shows: ["MCRC-FORM-4", "MCR-FOUL-7"] },
  red: { options: { sticks: "790" }, filled: 1, shows: ["RED-STICK-1"] },
  classical: { options: { sticks: true }, filled: 1, shows: ["CLA-STICK-1", "2000"] },
  sichuan: { options: {}, filled: 1, shows: ["SIC-KPAY-1"] },
  taiwan: { options: { counters: "sticks_84" }, filled: 1, shows: ["TWN-STICK-1", "1 (3)"] },
};

for (const [rules, { options, filled, shows }] of Object.entries(SHEETS)) {
  test.describe(() => {
    test.use({ lang: "ru" });
    test(`a sheet of ${rules} is printed as it was played, empty, with its violations and its sign`, async ({ page, server }) => {
      const players = NAMES.map((name, at) => ({ name, number: at + 1, team: "Клуб любителей китайской игры" }));
      const { id, codes, view } = await makeSheet(server.url, "Среда в клубе", { rules, options, players }, notesOf(rules));
      await page.goto(`/sheet/${id}/print#${codes.keeper}`);
      const sheet = await printed(page, `sheet-${rules}-filled`);
      expect(sheet.pages).toBe(filled);
      for (const name of NAMES) expect(sheet.text).toContain(name);
      for (const total of view.results) expect(sheet.text).toContain(String(Math.abs(total)));
      for (const part of shows) expect(sheet.text).toContain(part);
      for (const form of ["blank", "violations", "sign"]) {
        await page.goto(`/sheet/${id}/print?form=${form}`);
        expect((await printed(page, `sheet-${rules}-${form}`)).pages, form).toBe(1);
      }
    });

    test(`empty forms for ${rules} need no event`, async ({ page }) => {
      for (const form of ["check-in", "oath", "tables", "seats", "signs", "sheets", "violations", "appeal", "results"]) {
        await page.goto(`/hall/print/${form}?rules=${rules}&tables=4`);
        const { pages } = await printed(page, `blank-${rules}-${form}`);
        expect(pages, form).toBe(form === "sheets" ? 4 : form === "signs" ? 2 : 1);
      }
    });
  });
}
