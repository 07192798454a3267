// Where the cards of a session are printed whose tables all play the same deals.

import type { SectionView } from "../../tournament";

/** Four rounds of four; who wants more asks for more there. */
const DEALS = 16;

/** The page of the cards. The seed stands in it: it is the organiser's alone. */
export function cardsAddress({ section, setup }: Pick<SectionView, "section" | "setup">, session: number): string {
  const query = new URLSearchParams({ rules: setup.rules, seed: setup.duplicate ?? "", section: String(section), session: String(session), deals: String(DEALS) });
  if (Object.keys(setup.options).length) query.set("options", JSON.stringify(setup.options));
  return `/duplicate/cards?${query.toString()}`;
}
