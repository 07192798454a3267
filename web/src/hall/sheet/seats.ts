// Where players sit to each other, for the scorer of tiles.

import { emptyHand, type Hand, parseLine, type Side, type Way, WINDS } from "../../pages/score/line";
import type { WindLetter } from "../../sheet";
import type { WinDraft } from "../draft";

/** What is known of the deal that a hand belongs to. */
export interface Setting {
  wind: WindLetter;
  seats: WindLetter[];
  streak: number;
}

const SIDES: Record<number, Side[]> = { 2: ["across"], 3: ["right", "left"], 4: ["right", "across", "left"] };

/** On which side of a player another one sits. */
export function sideOf(seats: WindLetter[], of: number, other: number): Side | null {
  const [here, there] = [seats[of], seats[other]];
  if (!here || !there || of === other) return null;
  const step = (WINDS.indexOf(there) - WINDS.indexOf(here) + seats.length) % seats.length;
  return SIDES[seats.length]?.[step - 1] ?? null;
}

/** A hand to be filled in with tiles: as it was before, or with what is known of it. */
export function handFor(setting: Setting, place: number, win: WinDraft | null): Hand {
  const before = win?.hand ? parseLine(win.hand).hand : emptyHand();
  const by: Way = win?.how ?? "self_draw";
  return {
    ...before,
    by,
    from: win && win.from != null ? sideOf(setting.seats, place, win.from) : null,
    seat: setting.seats[place] ?? "E",
    round: setting.wind,
    players: setting.seats.length === 4 ? null : setting.seats.length,
    streak: setting.streak || null,
  };
}
