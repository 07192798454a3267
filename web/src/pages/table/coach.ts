// What the coach says (docs/coach.md); only what is shown.

export interface Advice {
  options: Option[];
  note: string;
}

export interface Option {
  action: string[];
  then: string[] | null;
  text: string;
  value: number;
  hope: number;
  risk: number;
  distance: number | null;
  useful: { tile: string; left: number }[];
  left: number;
  goals: Goal[];
  threats: { text: string; seat: string; ready: number; waits: number; cost: number }[];
}

export interface Goal {
  text: string;
  missing: number;
  chance: number;
  gain: number;
  value: number;
  fans: { id: string; name: string; clause: string; times: number; points: number }[];
}

/** The action in the words of records. */
export const wordsOf = (option: Option) => option.action.join(" ");
