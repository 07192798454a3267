// What may be done, read from the words of records (docs/records.md), with what each would make and the key for it.

import type { Stage } from "../../protocol";
import { byOrder, tilesOf } from "../../tiles/names";

export type Verb = "discard" | "chow" | "pung" | "kong" | "flower" | "ready" | "forbid" | "win" | "pass";

export interface Choice {
  /** As it is sent. */
  action: string;
  verb: Verb;
  /** The tile or suit that it is about; empty for those about the offered tile. */
  about: string;
  /** The tiles that it would make or lay open. */
  tiles: string[];
  /** Which of them is the claimed one. */
  claimed: number | null;
  /** What jokers in it stand for. */
  stands: string[];
  key: string;
}

const KEYS: Partial<Record<Verb, string[]>> = {
  chow: ["c", "v", "b", "n", "d"],
  pung: ["p", "o", "i"],
  kong: ["k", "l", "j"],
  flower: ["f", "g"],
  ready: ["r"],
  win: ["w"],
  pass: ["x"],
  forbid: ["1", "2", "3"],
};

const RANK: Verb[] = ["win", "kong", "pung", "chow", "ready", "flower", "forbid", "pass", "discard"];

export function choicesOf(actions: readonly string[], stage: Stage | null): Choice[] {
  const offered = stage && "tile" in stage ? stage.tile : null;
  const used = new Map<Verb, number>();
  const choices = actions.map((action) => read(action, offered)).filter((choice) => choice.verb !== "discard");
  choices.sort((a, b) => RANK.indexOf(a.verb) - RANK.indexOf(b.verb));
  for (const choice of choices) {
    const place = used.get(choice.verb) ?? 0;
    used.set(choice.verb, place + 1);
    choice.key = KEYS[choice.verb]?.[place] ?? "";
  }
  return choices;
}

function read(action: string, offered: string | null): Choice {
  const [verb, about = "", stands = ""] = action.split(" ") as [Verb, string?, string?];
  const choice: Choice = { action, verb, about, tiles: [], claimed: null, stands: tilesOf(stands), key: "" };
  const own = tilesOf(about);
  if (verb === "chow" && offered) {
    choice.tiles = stands ? inPlace(own, offered, choice.stands) : [...own, offered].sort(byOrder);
    choice.claimed = choice.tiles.indexOf(offered);
  } else if (verb === "pung" && offered) {
    choice.tiles = [offered, ...(own.length ? own : [offered, offered])];
    choice.claimed = 0;
  } else if (verb === "kong" && !about && offered) {
    choice.tiles = Array<string>(4).fill(offered);
    choice.claimed = 0;
  } else if (verb === "kong") choice.tiles = Array<string>(4).fill(about);
  else if (verb === "flower") choice.tiles = own;
  return choice;
}

/** The tiles of a chow with jokers, each where it stands. */
function inPlace(own: string[], offered: string, stands: string[]): string[] {
  const held = [...own, offered];
  return stands.map((wanted) => {
    const place = held.indexOf(wanted);
    return place >= 0 ? held.splice(place, 1)[0]! : "0j";
  });
}

/** The discards among the actions. */
export function discardsOf(actions: readonly string[]): Set<string> {
  return new Set(actions.filter((action) => action.startsWith("discard ")).map((action) => action.slice(8)));
}

/** The keys of the hand, from the left; letters that name actions are left out. */
export const HAND_KEYS = "1234567890qetyuas".split("");
