// Clauses as the page shows them: cut into the place in the source, and the cells of a table where they come from one.

export interface ClauseEntry {
  clause: string;
  text: string;
}

export interface Section {
  book: string;
  number: string;
  title: string;
  clauses: ClauseEntry[];
}

export interface Book {
  book: string;
  title: string;
  sections: Section[];
}

export interface Found extends ClauseEntry {
  rules: string;
  book: string;
  section: string;
  title: string;
}

export interface Cut {
  /** Where it stands in the source, such as `3.5.5.1`; empty if it does not say. */
  source: string;
  cells: string[];
}

export function cutClause(text: string): Cut {
  const found = /^\[([^\]]{1,60})\]\s+/.exec(text);
  const rest = found ? text.slice(found[0].length) : text;
  return { source: found?.[1] ?? "", cells: rest.split(" · ").map((cell) => cell.trim()) };
}

const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е").trim();

/** Numbers of fans that are not counted beside it, such as `71†, 72† (among its own chows)`. */
const NUMBERS = /^[0-9]+[A-Z]?†?(?:[,;][0-9A-Z†,; ]*)?(?: .*)?$/;

/** What a row of a table of fans says beyond the names and the worth, which are shown by themselves: what it takes, and a
 * remark on what it excludes (the fans themselves are shown by name). */
export function fanCells(cells: readonly string[], known: readonly string[]): { says: string[]; remark: string } {
  const gone = new Set(["–", "-", "", "1", ...known.map(plain)]);
  const left = cells.filter((cell) => !gone.has(plain(cell)));
  const numbers = left.find((cell, place) => place > 0 && NUMBERS.test(cell));
  return { says: left.filter((cell) => cell !== numbers), remark: /\((.+)\)$/.exec(numbers ?? "")?.[1] ?? "" };
}

/** The words of a search, to mark them in what was found. Case, and е for ё, do not matter. */
export function cutAtWords(text: string, query: string): { text: string; hit: boolean }[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1 || /[^\x00-\x7f]/.test(word))
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[её]/gi, "[её]"));
  if (words.length === 0) return text ? [{ text, hit: false }] : [];
  return text
    .split(new RegExp(`(${words.join("|")})`, "giu"))
    .map((part, place) => ({ text: part, hit: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** The place on the page that a link leads to; a cut link leads nowhere. */
export function placeOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** What a fan is worth as a number to sort by: a limit is more than any points, doubles are reckoned as such. */
export function worthOrder(worth: { points?: number[]; doubles?: number; limit?: unknown }): number {
  if ("limit" in worth) return 1e9;
  if (worth.doubles) return 1000 * worth.doubles;
  return Math.max(0, ...(worth.points ?? []));
}
