// What lateness costs, as a proposal for who writes it down; the tournament itself has the last word (MCRC-PEN-3).

/** Points that are lost to nobody; null: the session is missed. */
export function lateness(minutes: number): number | null {
  if (minutes <= 0) return 0;
  if (minutes <= 10) return 10;
  return minutes <= 15 ? 20 : null;
}
