// A deal as it was played, step by step, as /api/tables/{id}/deals/{n}/replay and /api/replay/deal tell it.

import type { DealEnd, DealStart, View, Wind } from "../../protocol";

export interface ReplayStep {
  step: number;
  seat: Wind | null;
  action: string | null;
  texts: string[];
  view: View;
  /** All hands, where everything is open. */
  hands: Partial<Record<Wind, string[]>> | null;
}

export interface Verdict {
  verified: boolean;
  text: string;
  deals?: number;
  steps?: number;
  /** In how many deals the wall follows from a seed; and from one to which the players contributed. */
  seeds?: number;
  contributed?: number;
}

export interface ReplayDeal {
  rules: string;
  options: Record<string, boolean | number | string | null>;
  strict: boolean;
  deal: number;
  deals: number;
  names: Partial<Record<Wind, string | null>>;
  start: DealStart;
  seat: Wind | null;
  steps: ReplayStep[];
  end: DealEnd | null;
  verdict: Verdict;
}

/** A decision as the coach sees it (docs/coach.md); only what is shown. */
export interface CoachOption {
  action: string[];
  then: string[] | string | null;
  text: string;
  value: number;
  hope: number;
  risk: number;
  distance: number | null;
  goals: { text: string }[];
  threats: { text: string }[];
}

export interface CoachMove {
  deal: number;
  step: number;
  cost: number;
  position: { seat: Wind; hand: string; drawn: string | null; offered: { tile: string; from: Wind } | null };
  done: CoachOption;
  better: CoachOption;
}

export interface CoachReview {
  deals: { deal: number; seat: Wind; decisions: number; agreed: number; cost: number }[];
  moves: CoachMove[];
  note: string;
}
