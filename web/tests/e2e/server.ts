// A server of its own for a worker or a test: a free port, a folder that goes away, walls that can be fixed.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { preview, type PreviewServer } from "vite";

const ROOT = join(import.meta.dirname, "../../..");
const WEB = join(ROOT, "web");

/** The program: said, or what cargo has built last. */
export function binary(): string {
  if (process.env.FIVEWINDS_BIN) return process.env.FIVEWINDS_BIN;
  const built = ["release", "debug"].map((profile) => join(ROOT, "target", profile, "fivewinds")).filter((path) => existsSync(path));
  const [last] = built.sort((one, two) => statSync(two).mtimeMs - statSync(one).mtimeMs);
  if (!last) throw new Error("no program: build it with `cargo build --release -p cli`, or name it with FIVEWINDS_BIN");
  return last;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

export const LAUNCH = { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] };
const HEADERS = { "Content-Type": "application/json" };

export class Server {
  #child: ChildProcess | null = null;
  #page: PreviewServer | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), "fivewinds-e2e-"));
  #port = 0;
  /** Where the page is. */
  url = "";
  /** Whether the page comes from the program itself. */
  inside = true;

  static async start(): Promise<Server> {
    const server = new Server();
    server.#port = await freePort();
    await server.run();
    server.url = `http://127.0.0.1:${server.#port}`;
    await server.#findPage();
    return server;
  }

  /** Starts the program, also again after it was killed. */
  async run(): Promise<void> {
    const own = `127.0.0.1:${this.#port}`;
    const most = ["--fixed-seeds", "--requests-per-second", "100000", "--guests-per-minute", "100000", "--tables-per-person", "1000"];
    const child = spawn(binary(), ["serve", "--data", this.#data, "--listen", own, ...most], { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, RUST_LOG: "warn" } });
    this.#child = child;
    let said = "";
    child.stderr!.on("data", (data) => (said += data));
    for (let tries = 0; tries < 200; tries++) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
      const there = await fetch(`http://${own}/healthz`).then((answer) => answer.ok, () => false);
      if (there) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the server does not answer: ${said}`);
  }

  /** What pulling the plug does: no goodbye, nothing written in order. */
  async kill(): Promise<void> {
    const child = this.#child!;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  /** The page is in the program; while it is being worked on, `FIVEWINDS_PAGE=dist` takes the one that was just built. */
  async #findPage(): Promise<void> {
    const inside = await fetch(this.url).then((answer) => answer.text(), () => "");
    if (process.env.FIVEWINDS_PAGE !== "dist" && inside.includes('id="app"')) return;
    this.inside = false;
    const [port, target] = [await freePort(), this.url];
    this.#page = await preview({
      root: WEB,
      configFile: false,
      logLevel: "silent",
      preview: { port, host: "127.0.0.1", strictPort: true, proxy: { "/api": { target, ws: true }, "/tiles": target } },
    });
    this.url = `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    await this.#page?.close();
    if (this.#child?.exitCode === null) await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** Plays whole games without a page: a guest who never answers, so that a bot plays for him. */
  async played(games: { rules: string; deals: number; seed: number }[]): Promise<{ cookie: { name: string; value: string }; tables: string[] }> {
    const answer = await fetch(`${this.url}/api/session`, { method: "POST", headers: HEADERS, body: "{}" });
    const cookie = answer.headers.getSetCookie()[0]!.split(";")[0]!;
    const [name, value] = [cookie.slice(0, cookie.indexOf("=")), cookie.slice(cookie.indexOf("=") + 1)];
    const tables: string[] = [];
    const quick = { name: "relaxed", turn_ms: 1, claim_ms: 1, first_ms: 1, bank_ms: 1, between_ms: 1 };
    for (const game of games) {
      const body = JSON.stringify({ ...game, at_once: true, pace_ms: 0, bots: "novice", clock: quick });
      const made = await fetch(`${this.url}/api/tables`, { method: "POST", headers: { ...HEADERS, Cookie: cookie }, body });
      const { id } = (await made.json()) as { id: string };
      // Time stands still at a table where nobody is: somebody has to look at it.
      const browser = await chromium.launch(LAUNCH);
      const context = await browser.newContext({ baseURL: this.url });
      await context.addCookies([{ name, value, url: this.url }]);
      const page = await context.newPage();
      await page.goto("/healthz");
      await page.evaluate(
        (path) =>
          new Promise<void>((done) => {
            const socket = new WebSocket(`ws://${location.host}${path}`);
            socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: [1], lang: "en" }));
            socket.onmessage = (event) => JSON.parse(String(event.data)).type === "game_over" && done();
            socket.onclose = () => done();
          }),
        `/api/tables/${id}/socket`,
      );
      await browser.close();
      tables.push(id);
    }
    return { cookie: { name, value }, tables };
  }
}
