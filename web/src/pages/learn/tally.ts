// How many answers were right, kept in this browser for each drill and ruleset.

export const DRILLS = ["worth", "waits"] as const;
export type DrillKind = (typeof DRILLS)[number];
export const isDrill = (text: string): text is DrillKind => DRILLS.includes(text as DrillKind);

export interface Tally {
  asked: number;
  right: number;
  /** Right ones in a row up to now. */
  streak: number;
}

const KEY = "fivewinds-drills";
export const NONE: Tally = { asked: 0, right: 0, streak: 0 };

export function counted(tally: Tally, right: boolean): Tally {
  return { asked: tally.asked + 1, right: tally.right + (right ? 1 : 0), streak: right ? tally.streak + 1 : 0 };
}

type All = Record<string, Tally>;

/** What was kept, as far as it can be believed. */
export function readTallies(text: string | null): All {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? "");
  } catch {
    return {};
  }
  const all: All = {};
  if (typeof value !== "object" || value === null) return all;
  for (const [key, one] of Object.entries(value as Record<string, Partial<Tally>>)) {
    const { asked, right, streak } = one ?? {};
    if (![asked, right, streak].every((count) => Number.isInteger(count) && count! >= 0) || right! > asked!) continue;
    all[key] = { asked: asked!, right: right!, streak: streak! };
  }
  return all;
}

function all(): All {
  try {
    return readTallies(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export const tallyOf = (kind: string, rules: string): Tally => all()[`${kind} ${rules}`] ?? NONE;

export function keepTally(kind: string, rules: string, tally: Tally): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [`${kind} ${rules}`]: tally }));
  } catch {
    // It counts until the page is left.
  }
}

/** Whether exactly the right tiles were named. */
export function sameTiles(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}
