// What is shown to the players: the same in three languages, in large type.

import { cutClause, fanCells } from "../rules/clause";
import type { ClauseText, Ruling } from "./ask";

export interface Page {
  lang: string;
  title: string;
  paragraphs: { text: string; clause: string | null }[];
}

/** A ruling: the verdict, what follows, who pays, and the clauses. */
export function pageOfRuling(ruling: Ruling): Page {
  const said = [...ruling.lines, ...ruling.payments].map(({ text, clause }) => ({ text, clause }));
  return { lang: ruling.lang, title: ruling.verdict, paragraphs: [...said, ...ruling.clauses.flatMap((clause) => paragraphsOf(ruling.lang, clause))] };
}

/** A clause alone. */
export function pageOfClause(lang: string, clause: ClauseText): Page {
  return { lang, title: clause.clause, paragraphs: paragraphsOf(lang, clause) };
}

/** What a clause says; of a row of a table of fans, what it takes, after its name in the language. */
export function cellsOf(lang: string, clause: ClauseText): string[] {
  const { cells } = cutClause(clause.text);
  if (!clause.fan) return cells;
  const { id, names, worth } = clause.fan;
  const { says } = fanCells(cells, [id, ...Object.values(names), ...(worth.points ?? []).map(String), (worth.points ?? []).join(" / ")]);
  return [names[lang as "en"] ?? id, ...says];
}

function paragraphsOf(lang: string, clause: ClauseText): Page["paragraphs"] {
  return [{ text: cellsOf(lang, clause).join(" · ").replace(/[`*]/g, ""), clause: clause.clause }];
}
