// What the server says of a hand: /api/score, and the proofs of a deal. Only what is shown.

export interface Proof {
  winner?: string;
  rules: string;
  headline: string;
  value: number;
  unit: string;
  valid: boolean;
  fans: FanLine[];
  passed: PassedLine[];
  readings: Reading[];
  steps: { clause: string; text: string }[];
  flowers: string;
  win: { tile: string; by: string } | null;
  what_if?: WhatIf[];
}

export interface FanLine {
  id: string;
  name: string;
  clause: string;
  points: number;
  times: number;
}

export interface PassedLine {
  fan: string;
  name: string;
  text: string;
  clause: string;
}

export interface Reading {
  shape: string;
  singles: string;
  sets: { kind: string; tiles: string; declared: boolean; open: boolean; completed: boolean }[];
}

export interface WhatIf {
  text: string;
  difference: number;
  value: number;
  valid: boolean;
  verdict_text: string;
}
