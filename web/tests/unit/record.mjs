// Plays one deal of a ruleset against a running server and keeps what was told, with the views that the server gave when it
// was asked to look. `fivewinds serve --fixed-seeds`, then:
//   node --experimental-websocket tests/unit/record.mjs http://127.0.0.1:5050 mcr 7 [config as JSON]
import { writeFileSync } from "node:fs";

const [base, rules, seed, more = "{}", name = rules] = process.argv.slice(2);
const json = { "content-type": "application/json" };
const session = await fetch(`${base}/api/session`, { method: "POST", headers: json, body: "{}" });
const cookie = session.headers.get("set-cookie").split(";")[0];
const config = { rules, at_once: true, bots: "club", deals: 1, clock: { name: "none" }, pace_ms: 0, seed: Number(seed), ...JSON.parse(more) };
const table = await (await fetch(`${base}/api/tables`, { method: "POST", headers: { ...json, cookie }, body: JSON.stringify(config) })).json();
const socket = new WebSocket(`${base.replace("http", "ws")}/api/tables/${table.id}/socket`, { headers: { cookie } });
const say = (message) => socket.send(JSON.stringify(message));

// Chance that can be repeated.
let state = Number(seed) + 1;
const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
function choose(actions) {
  if (actions.includes("win")) return "win";
  const claims = actions.filter((action) => !/^(discard|pass)/.test(action));
  if (claims.length && chance() < 0.8) return claims[Math.floor(chance() * claims.length)];
  const discards = actions.filter((action) => action.startsWith("discard"));
  return discards.length ? discards[Math.floor(chance() * discards.length)] : actions.includes("pass") ? "pass" : actions[0];
}

const steps = [];
let asked = 0;
let seat = null;
socket.onopen = () => say({ type: "hello", protocol: [1], lang: "en" });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "deal") steps.push({ deal: message.deal });
  else if (message.type === "event") steps.push({ event: message.event, ...(message.wall ? { wall: message.wall } : {}) });
  else if (message.type === "welcome" && message.view && steps.length) {
    seat = message.view.seat;
    const { unseen, bound, waits, ...view } = message.view;
    steps.push({ view });
  } else if (message.type === "ask") {
    // A look now and then, so that the file stays small.
    if (asked++ % 4 === 0) say({ type: "look" });
    say({ type: "act", ask: message.ask, action: choose(message.actions) });
  } else if (message.type === "deal_over") say({ type: "look" });
  else if (message.type === "game_over") setTimeout(done, 200);
  else if (message.type === "refused") console.error(rules, data);
};
function done() {
  const file = new URL(`data/${name}.json`, import.meta.url);
  const text = JSON.stringify({ rules, seat, steps });
  writeFileSync(file, `${text}\n`);
  console.log(name, steps.length, text.length, [...new Set(steps.map((step) => step.event?.event).filter(Boolean))].join(" "));
  process.exit(0);
}
