// A sheet in words: what happened in a deal, who sits where, who pays.

import { has, i18n, num, t } from "../lib/i18n.svelte";
import type { DealEntry, NextView, OffenceView, SheetView, WindLetter, WordsView } from "../sheet";

export const inWords = (words: WordsView): string => words[i18n.lang];

/** The name of an offence by the table of its ruleset. Lateness is punished in every ruleset (MCRC-PEN-3), though not every table has it. */
export function offenceName(offences: Pick<OffenceView, "id" | "name">[] | undefined, id: string): string {
  const found = offences?.find((one) => one.id === id);
  if (found) return inWords(found.name);
  return has(`offence-${id}`) ? t(`offence-${id}`) : id;
}

/** The name of a player; who has none is called by where he began. */
export function nameOf(view: Pick<SheetView, "players">, place: number): string {
  return view.players[place]?.name || t(`wind-${BEGAN[place] ?? "E"}`);
}
const BEGAN: WindLetter[] = ["E", "S", "W", "N"];

/** What happened, in one line. */
export function dealInWords(view: Pick<SheetView, "players">, deal: DealEntry): string {
  const name = (place: number) => nameOf(view, place);
  const wins = deal.wins.map((win) => {
    const args = { who: name(win.who), from: win.from === null ? "" : name(win.from), value: num(win.value) };
    if (win.good === false) return t(win.from === null ? "sheet-deal-false" : "sheet-deal-false-from", args);
    const how = win.how === "discard" || win.how === "self_draw" ? "" : ` (${t(`sheet-how-${win.how}`)})`;
    return t(win.from === null ? "sheet-deal-drawn" : "sheet-deal-from", args) + how;
  });
  if (deal.end === "wall") wins.push(t("sheet-deal-wall"));
  if (deal.end === "time") wins.push(t("sheet-deal-time"));
  if (deal.kongs.length > 0) wins.push(t("sheet-deal-kongs", { count: deal.kongs.length }));
  return wins.join(i18n.lang === "zh" ? "；" : "; ");
}

/** Who sits where, from East on. */
export function seatsInWords(view: SheetView, next: Pick<NextView, "seats">): string {
  const seated = BEGAN.flatMap((wind) => {
    const place = next.seats.indexOf(wind);
    return place < 0 ? [] : [t("sheet-seat", { wind: t(`wind-${wind}`), name: nameOf(view, place) })];
  });
  return t("sheet-seats", { seats: seated.join(comma()) });
}

/** Who changes his chair. */
export function movesInWords(view: SheetView, next: NextView): string {
  if (next.moves.length === 0) return "";
  const moves = next.moves.map(({ who, to }) => t("sheet-move", { name: nameOf(view, who), wind: t(`sheet-to-${to}`) }));
  return t("sheet-moves", { moves: moves.join(comma()) });
}

/** What stands between the parts of a list. */
const comma = (): string => (i18n.lang === "zh" ? "，" : ", ");

/** Which deal a row is; of one that is not there yet, which it will be if nothing is played again. */
export function numberOf(view: SheetView, row: number): number {
  const last = view.next?.number ?? (view.rows.at(-1)?.number ?? 0) + 1;
  return view.rows[row]?.number ?? last + row - view.rows.length;
}

/** Table points are kept in twelfths, so that ties share them exactly (MCRC-SCORE-5). */
export function tablePoints(twelfths: number): string {
  const [whole, rest] = [Math.floor(twelfths / 12), twelfths % 12];
  if (rest === 0) return num(whole);
  const common = gcd(rest, 12);
  const part = `${rest / common}/${12 / common}`;
  return whole ? `${num(whole)} ${part}` : part;
}
const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** What a player has as sticks: as few as possible, from the dearest on; what is owed is negative. */
export function inSticks(points: number, worths: number[]): number[] {
  let rest = Math.abs(points);
  return worths.map((worth) => {
    const count = Math.floor(rest / worth);
    rest -= count * worth;
    return points < 0 ? -count : count;
  });
}

/** A moment of today as a time, an older one with its date. */
export function moment(at: number, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const date = today ? {} : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(i18n.lang, { ...date, hour: "2-digit", minute: "2-digit" }).format(at);
}
