// The clause that is being read, over whatever page it was opened from.

class Clauses {
  /** Its id; null if none is open. */
  shown = $state<string | null>(null);
  #before: string[] = [];

  open(id: string): void {
    if (this.shown) this.#before.push(this.shown);
    this.shown = id;
  }

  /** Back to the clause from which this one was opened. */
  back(): void {
    this.shown = this.#before.pop() ?? null;
  }

  get canGoBack(): boolean {
    return this.#before.length > 0;
  }

  close(): void {
    this.#before = [];
    this.shown = null;
  }
}

export const clauses = new Clauses();

/** A text cut at the ids of clauses that stand in it, so that they can be made into links. */
export function cutAtClauses(text: string): { text: string; clause: boolean }[] {
  return text
    .split(/\b((?:RED|CLA|MCR|MCRC|SIC|TWN)-[A-Z]+(?:-[A-Z]+)*-[0-9]+[a-z]?)\b/)
    .map((part, place) => ({ text: part, clause: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}
