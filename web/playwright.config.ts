// The page in a real browser, against the real server. `npx playwright test`; FIVEWINDS_BIN is the program, CHROMIUM the browser.
import { defineConfig } from "@playwright/test";
import { LAUNCH } from "./tests/e2e/server";

export default defineConfig({
  // Pictures are taken by the same means, but are no test: `npm run screenshots`.
  testDir: process.env.SCREENSHOTS ? "tests" : "tests/e2e",
  testMatch: process.env.SCREENSHOTS ? "screenshots.ts" : "*.spec.ts",
  globalSetup: "./tests/e2e/setup.ts",
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  timeout: process.env.SCREENSHOTS ? 300_000 : 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env.CI,
  // A machine that is busy with other things may be late once; what is wrong is wrong twice.
  retries: process.env.CI ? 2 : 0,
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: LAUNCH,
    trace: "retain-on-failure",
  },
});
