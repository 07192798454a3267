// Short news at the edge of the page: what went wrong, what was refused and by which clause.

export interface Toast {
  id: number;
  text: string;
  clause: string | null;
  kind: "news" | "problem";
}

class Toasts {
  shown = $state<Toast[]>([]);
  #last = 0;

  say(text: string, options: { clause?: string | null; kind?: Toast["kind"] } = {}): void {
    const id = ++this.#last;
    const toast: Toast = { id, text, clause: options.clause ?? null, kind: options.kind ?? "news" };
    this.shown = [...this.shown.filter((one) => one.text !== text), toast].slice(-4);
    setTimeout(() => this.drop(id), 4000 + 50 * text.length);
  }

  problem(problem: unknown): void {
    this.say(problem instanceof Error ? problem.message : String(problem), { kind: "problem" });
  }

  drop(id: number): void {
    this.shown = this.shown.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
