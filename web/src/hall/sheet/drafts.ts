// Deals that were begun and not saved, kept in this browser: a tap beside the window or a reload loses nothing.

import type { Draft } from "../draft";
import { ownStore } from "../queue";

const keyOf = (name: string) => `fivewinds-draft-${name}`;

export function keptDraft(name: string, players: number): Draft | null {
  try {
    const kept = JSON.parse(ownStore()?.getItem(keyOf(name)) ?? "null") as Draft | null;
    const whole = kept && Array.isArray(kept.wins) && Array.isArray(kept.kongs) && kept.hands?.length === players;
    return whole ? { ...kept, wins: kept.wins.map((win) => ("from" in win ? win : { ...(win as object), from: undefined })) as Draft["wins"] } : null;
  } catch {
    return null;
  }
}

export function keepDraft(name: string, draft: Draft): void {
  try {
    ownStore()?.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Then it is gone with the page.
  }
}

export function forgetDraft(name: string): void {
  ownStore()?.removeItem(keyOf(name));
}
