import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server whose API is used while the page is being worked on: `fivewinds serve`.
const server = process.env.FIVEWINDS_SERVER ?? "http://127.0.0.1:5050";

export default defineConfig({
  plugins: [svelte()],
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
