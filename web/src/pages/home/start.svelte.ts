// The choices of the first page, kept in this browser, and the way from there to a table.

import { post } from "../../lib/api";
import { router } from "../../lib/router.svelte";
import { session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { toasts } from "../../lib/toasts.svelte";
import type { TableInfo } from "../../protocol";
import { tableOf, USUAL, type Setup } from "./setup";

const KEY = "fivewinds-tables";

function kept(): Record<string, Setup> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return stored && typeof stored === "object" ? (stored as Record<string, Setup>) : {};
  } catch {
    return {};
  }
}

class Start {
  #setups = $state<Record<string, Setup>>(kept());
  /** The ruleset whose table is being made just now. */
  busy = $state<string | null>(null);

  of(rules: string): Setup {
    return { ...USUAL, ...this.#setups[rules] };
  }

  change(rules: string, part: Partial<Setup>): void {
    this.#setups[rules] = { ...this.of(rules), ...part };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#setups));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Makes a table and goes there: against bots at once, or one that waits for friends. */
  async play(rules: string, friends = false): Promise<void> {
    if (this.busy) return;
    this.busy = rules;
    try {
      await session.come();
      const { level, length } = settings.now;
      const table = await post<TableInfo>("/api/tables", tableOf(rules, this.of(rules), level, length, friends));
      router.go(`/table/${table.id}`);
    } catch (problem) {
      toasts.problem(problem);
    } finally {
      this.busy = null;
    }
  }
}

export const start = new Start();
