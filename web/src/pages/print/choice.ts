// What was chosen for a form stands behind the question mark of its address, so that a link prints the same again.

import { address } from "../../hall/address.svelte";
import { router } from "../../lib/router.svelte";
import type { Choice } from "./event";

const whole = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

export function choiceOf(query: URLSearchParams): Choice {
  address.find();
  return {
    section: whole(query.get("section")) ?? 1,
    session: whole(query.get("session")),
    table: whole(query.get("table")),
    one: whole(query.get("one")),
    filled: query.get("filled") === "yes",
    address: query.get("at") || address.origin,
  };
}

/** What is forgotten when something else is chosen. */
const DEPENDS: Record<string, string[]> = { section: ["session", "table", "one"], session: ["table"], rules: ["sticks", "players"] };

/** Changes one thing; what depends on it is forgotten. */
export function choose(what: "section" | "session" | "table" | "one" | "filled" | "at" | "rules" | "tables" | "sticks" | "players", value: string): void {
  const forgotten = Object.fromEntries((DEPENDS[what] ?? []).map((other): [string, null] => [other, null]));
  router.keep({ ...forgotten, [what]: value });
}
