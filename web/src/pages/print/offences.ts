// Penalties as rows of the sheet of violations.

import { offenceName } from "../../hall/words";
import { t } from "../../lib/i18n.svelte";
import type { SheetView } from "../../sheet";
import type { SectionView, TourPenaltyView } from "../../tournament";
import type { Choice, EventData } from "./event";
import { clock, points } from "./numbers";

/** A row of MCRC-FORM-6. */
export interface OffenceRow {
  key: string;
  team: string;
  name: string;
  number: number | null;
  /** Game, round, table, position. */
  where: string;
  offence: string;
  penalty: string;
  notes: string;
  cancelled: boolean;
}

const WINDS = ["E", "S", "W", "N"];
const where = (...parts: (string | number | null)[]) => parts.map((part) => part ?? "–").join(" / ");
const wind = (place: number | null) => (place === null ? null : t(`print-wind-${WINDS[place]}`));

function penaltyText(lost: number, warning: boolean, dead: boolean): string {
  const found = [lost ? t("print-points-lost", { points: points(lost) }) : "", warning ? t("print-warning") : "", dead ? t("print-dead") : ""];
  return found.filter(Boolean).join(", ");
}

/** What was punished in a tournament, as far as it was chosen. */
export function tourOffences(event: EventData, section: SectionView, choice: Choice): OffenceRow[] {
  const wanted = (one: TourPenaltyView) =>
    one.section === section.section && (choice.session === null || one.session === choice.session) && (choice.table === null || one.table === choice.table);
  return event.view.penalties.filter(wanted).map((one, at) => {
    const who = event.view.entrants.find((entrant) => entrant.id === one.id);
    return {
      key: `${at}`,
      team: who?.team ?? "",
      name: one.name,
      number: who?.number ?? null,
      where: where(one.session, one.round, one.table, wind(one.place)),
      offence: `${offenceName(section.offences, one.offence)} [${one.clause}]`,
      penalty: penaltyText(one.points, one.warning, one.dead_hand),
      notes: notes(one.text, one.by, one.at, one.cancelled),
      cancelled: one.cancelled !== null,
    };
  });
}

/** What was punished at a table of friends. */
export function sheetOffences(view: SheetView): OffenceRow[] {
  return view.penalties.map((one) => {
    const [who, row] = [view.players[one.who], view.rows[Math.min(one.row, view.rows.length - 1)]];
    return {
      key: `${one.id}`,
      team: who?.team ?? "",
      name: who?.name ?? "",
      number: who?.number ?? null,
      where: where(null, row?.round ?? null, null, wind(one.who)),
      offence: `${offenceName(view.offences, one.offence)} [${one.clause}]`,
      penalty: penaltyText(-(one.points[one.who] ?? 0), one.warning, one.dead_hand),
      notes: notes(one.text, one.by, one.at, one.cancelled ?? null),
      cancelled: one.cancelled !== undefined && one.cancelled !== null,
    };
  });
}

function notes(text: string, by: string, at: number, cancelled: { by: string; why: string } | null): string {
  const gone = cancelled ? t("print-cancelled", { by: cancelled.by, why: cancelled.why }) : "";
  return [text, `${by}, ${clock(at)}`, gone].filter(Boolean).join("; ");
}
