// The tiles of the own hand as things that stay the same while they are moved about.

import { byOrder } from "../../tiles/names";

export interface Held {
  id: number;
  tile: string;
}

let last = 0;

/**
 * Brings what is shown in line with what is held: tiles that are still there keep their place, new ones come last. Of equal
 * tiles the one goes that was pointed at, else the newest.
 */
export function reconcile(shown: readonly Held[], hand: readonly string[], pointed: number | null): Held[] {
  const left = new Map<string, number>();
  for (const tile of hand) left.set(tile, (left.get(tile) ?? 0) + 1);
  const keep = new Set<number>();
  const byAge = [...shown].sort((a, b) => Number(a.id === pointed) - Number(b.id === pointed) || a.id - b.id);
  for (const held of byAge) {
    const count = left.get(held.tile) ?? 0;
    if (count > 0) {
      keep.add(held.id);
      left.set(held.tile, count - 1);
    }
  }
  const kept = shown.filter((held) => keep.has(held.id));
  const fresh = [...left].flatMap(([tile, count]) => Array.from({ length: count }, () => ({ id: ++last, tile })));
  return [...kept, ...fresh.sort((a, b) => byOrder(a.tile, b.tile))];
}

/** As it is shown: sorted if that is wanted, and the drawn tile last. */
export function arranged(shown: readonly Held[], drawn: string | null, sort: boolean): { tiles: Held[]; drawn: Held | null } {
  const apart = drawn ? shown.reduce<Held | null>((best, held) => (held.tile === drawn && (!best || held.id > best.id) ? held : best), null) : null;
  const tiles = shown.filter((held) => held !== apart);
  if (sort) tiles.sort((a, b) => byOrder(a.tile, b.tile) || a.id - b.id);
  return { tiles, drawn: apart };
}

/** Moves a tile before another, or to the end. */
export function moved(shown: readonly Held[], id: number, before: number | null): Held[] {
  const held = shown.find((one) => one.id === id);
  if (!held || id === before) return [...shown];
  const rest = shown.filter((one) => one.id !== id);
  const place = before === null ? rest.length : rest.findIndex((one) => one.id === before);
  return [...rest.slice(0, place), held, ...rest.slice(place)];
}
