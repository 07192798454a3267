// Who of a list is there already: a list that has grown is given once more, and nobody is entered twice.

import type { Entry, EntrantView } from "../../../tournament";

/** The same name twice in a section is most often the same player twice; two namesakes are told apart by a letter. */
export function apart(entries: Entry[], there: Pick<EntrantView, "name" | "section">[]): { fresh: Entry[]; twice: Entry[] } {
  const seen = new Set(there.map(mark));
  const [fresh, twice]: [Entry[], Entry[]] = [[], []];
  for (const entry of entries) {
    (seen.has(mark(entry)) ? twice : fresh).push(entry);
    seen.add(mark(entry));
  }
  return { fresh, twice };
}

function mark({ name, section }: Pick<Entry, "name" | "section">): string {
  return `${section} ${name.trim().toLocaleLowerCase()}`;
}
