import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The server whose API is used while the page is being worked on: `fivewinds serve`.
const server = process.env.FIVEWINDS_SERVER ?? "http://127.0.0.1:5050";

/** Tells the service worker which files the page is made of. What sounds is not needed where nothing is played. */
function worker(): Plugin {
  return {
    name: "fivewinds-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name)).sort();
      const files = ["/", ...names.map((name) => `/${name}`)];
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8");
      const version = createHash("sha256").update(source + files.join("\n")).digest("hex").slice(0, 12);
      const filled = source.replace("__VERSION__", version).replace('["__FILES__"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source: filled });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    target: "es2022",
    // Nothing is fetched from a data address: the server's policy forbids scripts that stand in the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    // The host stays as the browser said it: the server refuses what comes from another site.
    proxy: { "/api": { target: server, ws: true }, "/tiles": server },
  },
});
