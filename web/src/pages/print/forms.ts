// Every form that can be printed, in the order in which an event needs them.

import type { Component } from "svelte";
import Appeal from "./forms/Appeal.svelte";
import Cards from "./forms/Cards.svelte";
import CheckIn from "./forms/CheckIn.svelte";
import Draw from "./forms/Draw.svelte";
import Log from "./forms/Log.svelte";
import Oath from "./forms/Oath.svelte";
import Results from "./forms/Results.svelte";
import Seating from "./forms/Seating.svelte";
import Seats from "./forms/Seats.svelte";
import Sheets from "./forms/Sheets.svelte";
import Signs from "./forms/Signs.svelte";
import Standings from "./forms/Standings.svelte";
import Tables from "./forms/Tables.svelte";
import Violations from "./forms/Violations.svelte";

export interface Form {
  id: string;
  /** The clause of the form, where it has one. */
  clause?: string;
  /** What may be chosen. */
  session?: "one" | "all" | "played";
  table?: boolean;
  one?: "player" | "card" | "appeal";
  filled?: boolean;
  address?: boolean;
  /** Whose codes stand on it. */
  codes?: "players" | "tables";
  /** Whether it is of use without an event, for the pen. */
  blank?: boolean;
  show: Component<any>;
}

export const FORMS: Form[] = [
  { id: "check-in", blank: true, show: CheckIn },
  { id: "oath", clause: "MCRC-FORM-1", one: "player", blank: true, show: Oath },
  { id: "draw", clause: "MCRC-DRAW-3", show: Draw },
  { id: "tables", clause: "MCRC-FORM-2", blank: true, show: Tables },
  { id: "seats", clause: "MCRC-FORM-3", blank: true, show: Seats },
  { id: "cards", one: "card", address: true, codes: "players", show: Cards },
  { id: "signs", table: true, address: true, codes: "tables", blank: true, show: Signs },
  { id: "seating", session: "one", show: Seating },
  { id: "sheets", clause: "MCRC-FORM-4", session: "one", table: true, filled: true, blank: true, show: Sheets },
  { id: "violations", clause: "MCRC-FORM-6", session: "all", table: true, blank: true, show: Violations },
  { id: "standings", session: "played", show: Standings },
  { id: "appeal", clause: "MCRC-APPEAL-4", one: "appeal", blank: true, show: Appeal },
  { id: "results", clause: "MCRC-FORM-7", blank: true, show: Results },
  { id: "log", address: true, show: Log },
];

export const formOf = (id: string): Form | undefined => FORMS.find((form) => form.id === id);
