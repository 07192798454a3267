// What is shown to the players: the same in three languages, in large type.

import { cutClause } from "../rules/clause";
import type { ClauseText, Ruling } from "./ask";

export interface Page {
  lang: string;
  title: string;
  paragraphs: { text: string; clause: string | null }[];
}

/** A ruling: the verdict, what follows, who pays, and the clauses. */
export function pageOfRuling(ruling: Ruling): Page {
  const said = [...ruling.lines, ...ruling.payments].map(({ text, clause }) => ({ text, clause }));
  return { lang: ruling.lang, title: ruling.verdict, paragraphs: [...said, ...ruling.clauses.flatMap(paragraphsOf)] };
}

/** A clause alone. */
export function pageOfClause(lang: string, clause: ClauseText): Page {
  return { lang, title: clause.clause, paragraphs: paragraphsOf(clause) };
}

function paragraphsOf(clause: ClauseText): Page["paragraphs"] {
  const { cells } = cutClause(clause.text);
  return [{ text: cells.join(" · ").replace(/[`*]/g, ""), clause: clause.clause }];
}
