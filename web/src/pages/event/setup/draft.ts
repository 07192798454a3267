// The announcement of a tournament before it is sent.

import type { Scheme, SectionSetup, Setup } from "../../../tournament";

export const SCHEMES = ["round_robin", "knockout", "mixed", "swiss"] as const;
/** A tournament has at least six sessions (MCRC-SCHEME-2). */
export const LEAST = 6;

export function plainSection(first_table = 1): SectionSetup {
  return { name: "", rules: "mcr", options: {}, scheme: { kind: "round_robin", sessions: LEAST }, minutes: null, first_table, short: false, teams: false, duplicate: null };
}

export function plainSetup(): Setup {
  return { title: "", place: "", dates: "", organiser: "", sections: [plainSection()], appeal_minutes: 30, appeal_fee: "200 USD", weight: "", public: true };
}

/** Another scheme with the numbers that were there, as far as it has them. */
export function schemeOf(kind: Scheme["kind"], before: Scheme): Scheme {
  const sessions = before.kind === "knockout" ? LEAST : before.sessions;
  const per_stage = before.kind === "knockout" || before.kind === "mixed" ? before.per_stage : 1;
  if (kind === "knockout") return { kind, per_stage };
  return kind === "mixed" ? { kind, sessions, per_stage } : { kind, sessions };
}

/** Whether a section has fewer sessions than the rules want, as far as that is known beforehand. */
export const isShort = (section: SectionSetup): boolean => (section.scheme.kind === "round_robin" || section.scheme.kind === "swiss") && section.scheme.sessions < LEAST;
