import { defineConfig } from "@playwright/test";
import { LAUNCH } from "/work/wt/hall-event/web/tests/e2e/server";
export default defineConfig({ testDir: "/work/wt/hall-event/web/tests", testMatch: "scratch.ts", workers:1, outputDir:"/tmp/event-tools/out", use:{ browserName:"chromium", launchOptions: LAUNCH, actionTimeout: 8000 }, reporter:[["list"]] });
