// The first page is small, comes at once, and nothing on it jumps.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const DIST = join(import.meta.dirname, "../../dist");

/** The sum of all layout shifts that nobody asked for. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all = window as unknown as { shifted: number; shifters: string[] };
    [all.shifted, all.shifters] = [0, []];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Element }[] })[]) {
        if (entry.hadRecentInput) continue;
        all.shifted += entry.value;
        all.shifters.push(`${entry.value.toFixed(4)}: ${entry.sources?.map((one) => one.node?.className ?? "?").join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test("the first page has fewer than 150 kB", async ({ page, server }) => {
  const paths = new Set<string>();
  page.on("response", (answer) => answer.ok() && paths.add(new URL(answer.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  let bytes = 0;
  for (const path of paths) {
    if (/\.(woff2?|mp3|ogg)$/.test(path)) continue;
    // As it is sent compressed: the files as they were built, the rest as the server answers.
    const file = path === "/" ? "index.html" : path.startsWith("/assets/") ? path.slice(1) : null;
    const text = file && statSync(join(DIST, file), { throwIfNoEntry: false }) ? readFileSync(join(DIST, file)) : Buffer.from(await (await fetch(server.url + path)).arrayBuffer());
    bytes += gzipSync(text, { level: 6 }).length;
  }
  test.info().annotations.push({ type: "bytes", description: String(bytes) });
  expect(bytes).toBeLessThan(150_000);
  expect(paths.size).toBeLessThan(50);
});

test("what the program sends is compressed, and kept by the browser", async ({ page, server }) => {
  test.skip(!server.inside, "the page does not come from the program");
  await page.goto("/", { waitUntil: "networkidle" });
  const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map((one) => one.name).filter((name) => name.endsWith(".js")));
  const answer = await fetch(scripts[0]!, { headers: { "Accept-Encoding": "gzip, br" } });
  expect(answer.headers.get("content-encoding") ?? "none").toMatch(/gzip|br/);
  expect(answer.headers.get("cache-control")).toContain("immutable");
});

for (const [name, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 }, small: { width: 360, height: 640 } })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });
    test("nothing jumps on the first page, and nothing is wider than the screen", async ({ page }) => {
      await watchShifts(page);
      await page.goto("/", { waitUntil: "networkidle" });
      await page.waitForTimeout(300);
      const { shifted, shifters } = await page.evaluate(() => {
        const all = window as unknown as { shifted: number; shifters: string[] };
        return { shifted: all.shifted, shifters: all.shifters };
      });
      expect(shifted, shifters.join("\n")).toBeLessThan(0.02);
      for (const place of ["/", "/settings", "/me", "/replay", "/score", "/rules", "/learn", "/hall"]) {
        await page.goto(place, { waitUntil: "networkidle" });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBeLessThanOrEqual(0);
      }
    });
  });
}
