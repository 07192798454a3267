// The sheet of a table of a tournament: the same keeper as for the sheet of friends, with another line to the server. Its notes
// go through the acts of the tournament.

import type { Rights } from "../../hall/keeper";
import { LedgerKeeper, type Line, type Told } from "../../hall/ledger.svelte";
import type { Note, Preview, SheetView } from "../../sheet";
import { request, type Sent } from "./line";
import type { EventBook } from "./event.svelte";

export interface Where {
  section: number;
  session: number;
  table: number;
}

export class TableKeeper extends LedgerKeeper {
  constructor(
    readonly event: EventBook,
    readonly where: Where,
  ) {
    super(`event-${event.id}-${where.section}.${where.session}.${where.table}`, lineOf(event, where));
  }

  /** Who does not play signs with the name that he has said on the event's page. */
  override get who(): string {
    return (this.self === null && this.event.who) || super.who;
  }
}

/** Whoever works in the hall writes in any sheet, but does not speak for players; a table writes in its own, and a player where he sits. */
function rightsOf(role: string, event: EventBook, where: Where): Rights {
  const works = role === "organiser" || role === "referee" || role === "scorer";
  const plays = role === `table-${where.section + 1}.${where.table}` || seatOf(event, where) !== null;
  return { write: works || plays, answer: plays, judge: role === "organiser" || role === "referee" };
}

/** Where the player whose card opened this page sits at a table; null if he does not. */
export function seatOf(event: EventBook, where: Where): number | null {
  const table = event.view?.sections[where.section]?.sessions.find((one) => one.session === where.session)?.tables.find((one) => one.table === where.table);
  const seat = event.player === null || !table ? -1 : table.places.findIndex((place) => place.id === event.player);
  return seat < 0 ? null : seat;
}

function lineOf(event: EventBook, where: Where): Line {
  const path = `${event.path}/sheets/${where.section}/${where.session}/${where.table}`;
  return {
    read: async (after, signal) => (await request<Told & { view?: SheetView }>("GET", after === null ? path : `${path}?after=${after}`, event.code, undefined, signal)).value,
    write: async (who, notes: { key: string; note: Note }[], signal) => {
      const acts = notes.map(({ key, note }) => ({ key, act: { do: "note", ...where, note } }));
      return (await request<Sent>("POST", `${event.path}/acts`, event.code, { who, acts }, signal)).value;
    },
    preview: async (row, deal, signal) => (await request<Preview>("POST", `${path}/preview`, event.code, { row, deal }, signal)).value,
    rights: (role) => rightsOf(role, event, where),
  };
}
