// What every test has: a server for its worker, a browser in its language, and a page on which anything that goes wrong is
// a failure.
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { Server } from "./server";
import { words, type Lang } from "./words";

interface Tools {
  lang: Lang;
  /** The texts of the page in the language of the test. */
  t: ReturnType<typeof words>;
  /** What the page complained about; a test that expects complaints empties it. */
  complaints: string[];
}

/** Games that were played before, and the cookie of who played them. */
interface Played {
  cookie: { name: string; value: string };
  tables: string[];
  url: string;
}

export const test = base.extend<Tools, { server: Server; played: Played }>({
  played: [
    async ({ server }, use) => {
      const games = ["mcr", "sichuan", "taiwan", "red"].map((rules, place) => ({ rules, deals: 1, seed: 40 + place }));
      await use({ ...(await server.played(games)), url: server.url });
    },
    { scope: "worker" },
  ],
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  lang: ["en", { option: true }],
  locale: async ({ lang }, use) => use(lang),
  t: async ({ lang }, use) => use(words(lang)),
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints }, use) => {
    listen(page, complaints);
    await use(page);
    expect(complaints, "what the page complained about").toEqual([]);
  },
});
export { expect };

/** Hears errors of the page, and of its console. */
export function listen(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
}

/** Tables of this browser get a fixed wall and quick bots. */
export async function fixSeed(on: Page | BrowserContext, seed: number, more: Record<string, unknown> = {}): Promise<void> {
  await on.route("**/api/tables?*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), seed, pace_ms: 0, ...more }) });
  });
}

/** Short waits of the page are made shorter: it passes by itself only after a moment, so that nobody is told anything. */
export async function hurry(on: Page | BrowserContext): Promise<void> {
  await on.addInitScript(() => {
    const slow = window.setTimeout;
    window.setTimeout = ((act: TimerHandler, wait = 0, ...rest: unknown[]) => slow(act, wait < 1500 ? wait / 20 : wait, ...rest)) as typeof setTimeout;
  });
}
