// Where everybody sits, as the viewer sees it.

import type { Wind } from "../../protocol";
import { WINDS } from "./fold";

export type Place = "own" | "right" | "across" | "left";

const AT: Record<number, Place[]> = { 2: ["own", "across"], 3: ["own", "right", "left"], 4: ["own", "right", "across", "left"] };

/** The seats in the order of play. */
export function seatsOf(seats: Partial<Record<Wind, unknown>>): Wind[] {
  return WINDS.filter((wind) => seats[wind] !== undefined);
}

/** The place of every seat; a spectator sits behind the East. */
export function placesOf(seats: Partial<Record<Wind, unknown>>, viewer: Wind | null): Map<Wind, Place> {
  const all = seatsOf(seats);
  const first = Math.max(0, viewer ? all.indexOf(viewer) : 0);
  const places = AT[all.length] ?? AT[4]!;
  return new Map(places.map((place, steps) => [all[(first + steps) % all.length]!, place]));
}

/** How `other` sits as seen by `viewer`: whereto a claimed tile is turned. */
export function placeOf(seats: Partial<Record<Wind, unknown>>, viewer: Wind, other: Wind): Place {
  return placesOf(seats, viewer).get(other) ?? "own";
}
