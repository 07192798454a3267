// What was told, noted down in the view: who drew, threw, claimed. No rules here: whatever follows from rules (waits, what
// the discard is bound to, distance) comes from the server, which is asked to look at every own question.

import type { DealStart, Event, Meld, SeatShown, View, Wind } from "../../protocol";
import { byOrder, tilesOf } from "../../tiles/names";

export const WINDS: Wind[] = ["E", "S", "W", "N"];

/** How a table looks before a tile is dealt. */
export function empty(deal: DealStart, seat: Wind | null): View {
  const seats: View["seats"] = {};
  for (const wind of WINDS) {
    if (deal.seats[wind] !== undefined) {
      seats[wind] = { melds: [], flowers: [], discards: [], ready: false, out: false, dead: false, forbidden: null, points: 0 };
    }
  }
  const none = { hand: [], waits: [], bound: [], river: [], wins: [] };
  const wall = { stacks: {}, breaks: null };
  return { ...none, seat, stage: { is: "dealing" }, drawn: null, forbidden: null, left: deal.tiles, live: deal.tiles, unseen: {}, seats, distance: null, wall };
}

/** The view after an event; the one before is left as it was. */
export function fold(before: View, event: Event): View {
  const view = structuredClone(before);
  note(view, event);
  return view;
}

function take(tiles: string[], tile: string): void {
  const place = tiles.lastIndexOf(tile);
  if (place >= 0) tiles.splice(place, 1);
}

function note(view: View, event: Event): void {
  const own = "seat" in event && event.seat === view.seat;
  const shown: SeatShown | undefined = "seat" in event ? view.seats[event.seat] : undefined;
  switch (event.event) {
    case "drew":
      view.left -= 1;
      view.live = Math.max(0, view.live - 1);
      view.stage = event.source === "dealt" ? { is: "dealing" } : { is: "turn", seat: event.seat, source: event.source };
      if (own && event.tile) {
        view.hand = [...view.hand, event.tile].sort(byOrder);
        if (event.source !== "dealt") view.drawn = event.tile;
      }
      break;
    case "flowers_asked":
      view.stage = { is: "flowers", seat: event.seat };
      break;
    case "flower_shown":
      if (shown) shown.flowers = [...shown.flowers, event.tile].sort(byOrder);
      if (own) {
        take(view.hand, event.tile);
        view.drawn = null;
      }
      break;
    case "flower_offered":
      view.stage = { is: "flower", seat: event.seat, tile: event.tile };
      break;
    case "eighth_flower":
      view.stage = { is: "eighth_flower", seat: event.seat, tile: event.tile };
      break;
    case "opening":
      view.stage = { is: "opening" };
      break;
    case "first_turn":
      view.stage = { is: "turn", seat: event.seat, source: "dealt" };
      break;
    case "forbade":
      if (own && event.suit) view.forbidden = event.suit;
      break;
    case "suit_shown":
      if (shown) shown.forbidden = event.suit;
      break;
    case "declared_ready":
      if (shown) shown.ready = true;
      break;
    case "ready_lapsed":
      if (shown) shown.ready = false;
      break;
    case "discarded":
      view.river.push({ seat: event.seat, tile: event.tile, claimed: false });
      shown?.discards.push(event.tile);
      view.stage = { is: "discard", seat: event.seat, tile: event.tile };
      if (own) {
        take(view.hand, event.tile);
        view.drawn = null;
        view.bound = [];
      }
      break;
    case "claimed":
      claim(view, event, own);
      break;
    case "concealed_kong":
      // As the server names them: only what lies face down is called concealed.
      shown?.melds.push({ set: event.tile ? "kong" : "concealed kong", tiles: event.tile ? Array<string>(4).fill(event.tile) : null, claimed: null, from: null });
      if (own && event.tile) {
        view.hand = view.hand.filter((tile) => tile !== event.tile);
        view.drawn = null;
      }
      break;
    case "adding_to_pung":
      view.stage = { is: "kong", seat: event.seat, tile: event.tile };
      break;
    case "added_to_pung": {
      const pung = shown?.melds.find((meld) => meld.set === "pung" && meld.tiles?.includes(event.tile));
      if (pung?.tiles) Object.assign(pung, { set: "kong", tiles: [...pung.tiles, event.tile] } satisfies Partial<Meld>);
      view.stage = { is: "turn", seat: event.seat, source: "kong" };
      if (own) {
        take(view.hand, event.tile);
        view.drawn = null;
      }
      break;
    }
    case "taken":
      if (view.stage.is === "discard") claimLast(view);
      else if (view.stage.is === "kong" && own) take(view.hand, event.tile);
      break;
    case "false_win":
      if (shown) shown.dead = true;
      break;
    case "won":
      if (shown) shown.out = true;
      view.wins.push({ seat: event.seat, from: event.from, tile: event.tile, by: event.by });
      break;
    case "paid": {
      const [from, to] = [view.seats[event.from], event.to ? view.seats[event.to] : undefined];
      if (from) from.points -= event.points;
      if (to) to.points += event.points;
      break;
    }
    case "ended":
      view.stage = { is: "over" };
      break;
    case "dealt":
    case "kong_paid":
    case "kong_thrown":
    case "missed":
      break;
  }
}

/** The last discard does not lie in the river any more. */
function claimLast(view: View): void {
  const last = view.river.at(-1);
  if (!last || last.claimed) return;
  last.claimed = true;
  view.seats[last.seat]?.discards.pop();
}

function claim(view: View, event: Extract<Event, { event: "claimed" }>, own: boolean): void {
  const last = view.river.at(-1);
  claimLast(view);
  const tiles = tilesOf(event.tiles);
  view.seats[event.seat]?.melds.push({ set: event.set, tiles, claimed: last?.tile ?? null, from: last?.seat ?? null });
  view.stage = { is: "turn", seat: event.seat, source: "claim" };
  if (!own) return;
  const mine = [...tiles];
  if (last) take(mine, last.tile);
  for (const tile of mine) take(view.hand, tile);
  view.drawn = null;
}
