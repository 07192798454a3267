// What the coach says of a deal, as /api/coach tells it (docs/coach.md); only what is shown. The deal itself is ReplayDeal of
// the protocol.

import type { Wind } from "../../protocol";

/** A decision as the coach sees it. */
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
