// The sheet of a table with real tiles that friends or a club keep.

import type { DealEntry, Note, Preview } from "../sheet";
import { askWith, remember } from "./codes";
import { LedgerKeeper, type Line, type Sent, type Told } from "./ledger.svelte";

/** The codes of a sheet, which only its keeper is told. */
export interface Codes {
  keeper: string;
  table: string;
}

interface SheetTold extends Told {
  codes?: Codes;
}

export class SheetKeeper extends LedgerKeeper {
  /** Known to who made the sheet. */
  codes = $state.raw<Codes | null>(null);

  constructor(
    readonly sheet: string,
    readonly code: string,
  ) {
    super(["sheet", sheet].join("-"), lineOf(sheet, code));
    this.line.ontold = (told: SheetTold) => {
      if (told.codes) this.codes = told.codes;
      if (told.view) remember("sheet", sheet, { title: told.title ?? this.title, rules: told.view.rules, ...(code ? { code } : {}) });
    };
  }
}

function lineOf(sheet: string, code: string): Line {
  const path = `/api/sheets/${encodeURIComponent(sheet)}`;
  return {
    read: (after, signal) => askWith<SheetTold>(code, "GET", after === null ? path : `${path}?after=${after}`, undefined, signal),
    write: (who, notes: { key: string; note: Note }[], signal) => askWith<Sent>(code, "POST", `${path}/notes`, { who, notes }, signal),
    preview: (row, deal: DealEntry, signal) => askWith<Preview>(code, "POST", `${path}/preview`, { row, deal }, signal),
    rights: (role) => ({ write: role === "keeper" || role === "table", answer: role === "keeper" || role === "table", judge: role === "keeper" }),
  };
}
