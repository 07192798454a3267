// What tiles are called, for screen readers and titles, and how they are ordered and counted. No rules here.

import { t } from "../lib/i18n.svelte";

/** The name of a tile in words: `5m` is "5 of characters". */
export function tileName(tile: string): string {
  const [number, suit] = [tile.slice(0, -1), tile.slice(-1)];
  if (tile === "back") return t("tile-back");
  if (suit === "m" || suit === "p" || suit === "s") return t(`tile-${suit}`, { number: Number(number) });
  return t(`tile-${tile}`);
}

const ORDER = "mpszfj";

/** In the order in which tiles are usually held. */
export function byOrder(a: string, b: string): number {
  return ORDER.indexOf(a.slice(-1)) - ORDER.indexOf(b.slice(-1)) || Number.parseInt(a, 10) - Number.parseInt(b, 10);
}

/** `123m5z` as single tiles. What is no tile is left out. */
export function tilesOf(text: string): string[] {
  const tiles: string[] = [];
  for (const [, digits, suit] of text.matchAll(/([0-9]+)([mpszfj])/g)) for (const digit of digits!) tiles.push(digit + suit!);
  return tiles;
}

/** Single tiles as `123m5z`, in the order in which they come. */
export function textOf(tiles: readonly string[]): string {
  let text = "";
  for (const [place, tile] of tiles.entries()) {
    const next = tiles[place + 1];
    text += next?.slice(-1) === tile.slice(-1) ? tile.slice(0, -1) : tile;
  }
  return text;
}
