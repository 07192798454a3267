// Before all tests: there is a program and a page to be tested.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { binary } from "./server";

export default async function setup(): Promise<void> {
  binary();
  const web = join(import.meta.dirname, "../..");
  if (!existsSync(join(web, "dist/index.html"))) await build({ root: web, logLevel: "warn" });
}
