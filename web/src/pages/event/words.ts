// Names that several parts say.

import { i18n, t } from "../../lib/i18n.svelte";
import type { WordsView } from "../../sheet";
import type { Scheme, SectionView } from "../../tournament";
import { tablePoints } from "./points";

/** What a section is called: by its own name, or by its game. */
export function sectionName(section: Pick<SectionView, "setup">): string {
  return section.setup.name || t(`game-${section.setup.rules}`);
}

export const inWords = (words: WordsView): string => words[i18n.lang];

/** Table points as the language writes them. */
export const tp = (twelfths: number): string => tablePoints(twelfths, i18n.lang);

/** An hour and a minute of the day. */
export function hour(ms: number): string {
  return new Intl.DateTimeFormat(i18n.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(ms);
}

export function moment(ms: number): string {
  return new Intl.DateTimeFormat(i18n.lang, { dateStyle: "short", timeStyle: "short", hourCycle: "h23" }).format(ms);
}

/** How many sessions a scheme has beforehand; a knockout's follow from how many come. */
export function sessionsOf(scheme: Scheme): number | null {
  return scheme.kind === "knockout" ? null : scheme.sessions;
}
