// The page in a real browser, against the real server. `npx playwright test`; FIVEWINDS_BIN is the program, CHROMIUM the browser.
import { defineConfig } from "@playwright/test";
import { LAUNCH } from "./tests/e2e/server";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/setup.ts",
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env.CI,
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
