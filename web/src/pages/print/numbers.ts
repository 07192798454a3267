// Numbers and times as they stand on paper.

import { i18n, num } from "../../lib/i18n.svelte";

/** Table points from twelfths, with at most two decimals (MCRC-SCORE-5). */
export const tablePoints = (twelfths: number): string => num(twelfths / 12, { maximumFractionDigits: 2, useGrouping: false });

/** Game points: a true minus, no plus, so that columns stay narrow. */
export const points = (value: number): string => num(value, { useGrouping: false });

/** In English the day stands before the month, and the month has a name, so that nobody takes one for the other. */
const locale = (): string => (i18n.lang === "en" ? "en-GB" : i18n.lang);

export const clock = (at: number | null): string => (at === null ? "" : new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at));

export const day = (at: number | null): string =>
  at === null ? "" : new Intl.DateTimeFormat(locale(), { day: "numeric", month: i18n.lang === "en" ? "short" : "numeric", year: "numeric" }).format(at);

export const moment = (at: number | null): string => (at === null ? "" : `${day(at)}, ${clock(at)}`);

/** A list in pieces of so many. */
export function pieces<T>(list: T[], size: number): T[][] {
  const found: T[][] = [];
  for (let at = 0; at < list.length; at += size) found.push(list.slice(at, at + size));
  return found;
}
