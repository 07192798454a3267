// Motion that shows where a tile came from: the tile starts where it was and goes where it is. Nothing waits for it.

import type { Attachment } from "svelte/attachments";
import { settings } from "../../lib/settings.svelte";

const MS = 200;

/** Where the tile was that the player has just thrown. */
let thrownFrom: DOMRect | null = null;

export function leaves(node: Element | null): void {
  thrownFrom = node?.getBoundingClientRect() ?? null;
}

/** Where a discard comes from: the own hand, or the place of the player. */
export function fromHand(seat: string, own: boolean): DOMRect | null {
  if (own && thrownFrom) {
    const rect = thrownFrom;
    thrownFrom = null;
    return rect;
  }
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
}

/** Where the last discard lies, or lay a moment ago. */
let lastDiscard: DOMRect | null = null;
export function lies(node: Element): void {
  lastDiscard = node.getBoundingClientRect();
}
export const fromRiver = (): DOMRect | null => lastDiscard;
export const fromWall = (): DOMRect | null => document.querySelector("[data-wall]")?.getBoundingClientRect() ?? null;

/** Lets an element come from a place. `turn` is how many degrees its surroundings are turned. */
export function arrives(from: () => DOMRect | null, turn = 0): Attachment<HTMLElement> {
  return (node) => {
    if (!settings.moves || document.hidden) return;
    const there = from();
    if (!there) return;
    const here = node.getBoundingClientRect();
    const dx = there.x + there.width / 2 - here.x - here.width / 2;
    const dy = there.y + there.height / 2 - here.y - here.height / 2;
    const angle = (-turn * Math.PI) / 180;
    const x = dx * Math.cos(angle) - dy * Math.sin(angle);
    const y = dx * Math.sin(angle) + dy * Math.cos(angle);
    const flight = node.animate([{ translate: `${x}px ${y}px`, zIndex: 5 }, { translate: "0 0", zIndex: 5 }], { duration: MS, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" });
    return () => flight.cancel();
  };
}
