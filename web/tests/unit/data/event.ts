// An event that was never held, to look at forms with: as many players and sessions as wanted, long names, ties, penalties,
// appeals. What a real server says of a real event looks the same.
import type { EntrantView, ScoreView, SectionView, StandingView, TableView, TeamView, TourPenaltyView, TourSessionView, TournamentView } from "../../../src/tournament";

const NAMES = ["Анна Иванова", "Константин Рождественский-Преображенский", "Li Wei", "Александра Константинопольская", "Пётр Ким", "王小明", "Maximilian von Hohenzollern-Sigmaringen", "Ольга Ю"];
const TEAMS = ["Восточный ветер", "Клуб любителей китайской игры Санкт-Петербурга", "Red Dragons", "北京队"];
const START = Date.UTC(2026, 4, 16, 7, 0);
const HOUR = 3_600_000;

/** Table points in twelfths, ties shared (MCRC-SCORE-5). */
export function tablePointsOf(points: number[]): number[] {
  const worth = [48, 24, 12, 0];
  const sorted = [...points].sort((a, b) => b - a);
  return points.map((own) => {
    const places = sorted.flatMap((other, at) => (other === own ? [worth[at]!] : []));
    return places.reduce((sum, one) => sum + one, 0) / places.length;
  });
}

function entrants(count: number): EntrantView[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    section: 0,
    number: ((at * 7 + 3) % count) + 1,
    name: at < NAMES.length ? NAMES[at]! : `${NAMES[at % NAMES.length]!.split(" ")[0]} Игрокова-${at + 1}`,
    team: TEAMS[at % TEAMS.length]!,
    country: ["RUS", "CHN", "GER"][at % 3]!,
    rating_id: `0402${String(at).padStart(4, "0")}`,
    here: at % 5 !== 0,
    withdrawn: at === count - 1 ? 3 : null,
    excluded: null,
  }));
}

function table(number: number, ids: number[], people: EntrantView[], played: boolean, session: number): TableView {
  const gp = [112 - session, 40, 40, -202 + session].map((points, at) => (number % 3 === 0 ? points * (at % 2 ? 1 : -1) - at : points + ((number * 13 + session * 7) % 50) * [1, 0, 0, -1][at]!));
  const tp = tablePointsOf(gp);
  return {
    table: number,
    places: ids.map((id, at) => ({
      id,
      number: people.find((one) => one.id === id)!.number,
      stand_in: null,
      late: null,
      missed: false,
      gp: played ? gp[at]! : 0,
      tp: played ? tp[at]! : 0,
      place: played ? gp.filter((other) => other > gp[at]!).length + 1 : 1,
    })),
    state: played ? "complete" : "empty",
    extra_minutes: 0,
    ends_at: null,
    deals: played ? 16 : 0,
    calls: 0,
    objections: 0,
    signed: [played, played, played, played],
    referee_signed: played,
    check: { sum: played ? -10 : 0, to_nobody: played ? 10 : 0, ok: true },
    paper: played ? [{ result: { points: gp as [number, number, number, number], to_nobody: 10, deals: 16, signed: [true, true, true, true], referee: true, hands: [] }, why: "", by: "Счётчик", at: START }] : [],
  };
}

function sessions(people: EntrantView[], count: number, played: number): TourSessionView[] {
  const tables = people.length / 4;
  return Array.from({ length: count }, (_, at) => ({
    session: at + 1,
    stage: 1,
    state: at < played ? ("closed" as const) : ("seated" as const),
    begun_at: at < played ? START + at * 3 * HOUR : null,
    ends_at: null,
    left_ms: null,
    over_at: at < played ? START + at * 3 * HOUR + 2.5 * HOUR : null,
    appeals_until: at < played ? START + at * 3 * HOUR + 3 * HOUR : null,
    seed: "7",
    // Each column of players moves by its own step, so that tables differ from session to session.
    tables: Array.from({ length: tables }, (_, n) => table(n + 1, [0, 1, 2, 3].map((seat) => seat * tables + ((n + seat * at) % tables) + 1), people, at < played, at + 1)),
    missing: [],
  }));
}

function standings(people: EntrantView[], held: TourSessionView[], played: number): StandingView[] {
  const rows = people.map((who): StandingView => {
    let [tp_sum, gp_sum] = [0, 0];
    const scores = held.map((session, at): ScoreView | null => {
      const at_table = session.tables.find((one) => one.places.some((place) => place.id === who.id))!;
      const { tp, gp, place } = at_table.places.find((one) => one.id === who.id)!;
      if (at >= played) return null;
      [tp_sum, gp_sum] = [tp_sum + tp, gp_sum + gp];
      return { table: at_table.table, place, tp, tp_sum, gp, gp_sum, missed: false, complete: true, adjusted: who.id === 2 && at === 1 };
    });
    return { place: 0, id: who.id, number: who.number, name: who.name, team: who.team, tp: tp_sum, gp: gp_sum, moved: (who.id % 5) - 2, stage: 1, sessions: scores };
  });
  rows.sort((a, b) => b.tp - a.tp || b.gp - a.gp);
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => other.tp === row.tp && other.gp === row.gp) + 1 }));
}

function teams(rows: StandingView[]): TeamView[] {
  const found = TEAMS.map((team) => {
    const own = rows.filter((row) => row.team === team);
    return { place: 0, team, tp: own.reduce((sum, row) => sum + row.tp, 0), gp: own.reduce((sum, row) => sum + row.gp, 0), ids: own.map((row) => row.id) };
  });
  found.sort((a, b) => b.tp - a.tp || b.gp - a.gp);
  return found.map((team, at) => ({ ...team, place: at + 1 }));
}

function penalties(people: EntrantView[], count: number): TourPenaltyView[] {
  return Array.from({ length: count }, (_, at) => {
    const who = people[at % people.length]!;
    return {
      penalty: at % 2 ? at : null,
      section: 0,
      session: 1,
      table: (at % (people.length / 4)) + 1,
      round: (at % 4) + 1,
      place: at % 4,
      id: who.id,
      name: who.name,
      offence: ["late_10", "false_win_cheap", "empty_call"][at % 3]!,
      clause: ["MCRC-PEN-3", "MCR-FOUL-7", "MCR-FOUL-5"][at % 3]!,
      points: [10, 30, 0][at % 3]!,
      warning: at % 3 === 2,
      dead_hand: at % 3 === 1,
      text: at % 4 === 0 ? "после гонга, в присутствии главного судьи" : "",
      cancelled: at === 1 ? { by: "Главный судья", at: START, why: "ошибка судьи" } : null,
      by: "Судья Петров",
      at: START + HOUR,
    };
  });
}

export interface Wanted {
  players: number;
  sessions: number;
  played?: number;
  rules?: string;
  options?: SectionView["setup"]["options"];
  penalties?: number;
}

export function makeEvent({ players, sessions: count, played = count, rules = "mcr", options = {}, penalties: fined = 5 }: Wanted): TournamentView {
  const people = entrants(players);
  const held = sessions(people, count, played);
  const rows = standings(people, held, played);
  const section: SectionView = {
    section: 0,
    setup: { name: "Группа А", rules, options, scheme: { kind: "round_robin", sessions: count }, minutes: null, first_table: 1, short: false, teams: true, duplicate: null },
    minutes: 150,
    draw: { seed: "3 5 2 6 весна 2026", order: [...people].sort((a, b) => a.number! - b.number!).map((one) => one.id), drawn_for: [["北京队", "Секретарь турнира"]], by: "Организатор", at: START - 12 * HOUR },
    stages: [{ stage: 1, from: 1, to: count, players, knockout: false, ids: people.map((one) => one.id) }],
    sessions: held,
    quality: null,
    standings: rows,
    teams: teams(rows),
    statistics: { best_hands: [], most_wins: [], least_fed: [], deals: 0, wins: 0, self_drawn: 0, draws: 0 },
    todo: [],
  };
  return {
    setup: { title: "Весенний кубок Северной столицы", place: "Санкт-Петербург", dates: "16–17 мая 2026", organiser: "Клуб", sections: [section.setup], appeal_minutes: 30, appeal_fee: "200 USD", weight: "1", public: true },
    finished: played === count,
    entrants: people,
    sections: [section],
    penalties: penalties(people, fined),
    appeals: [
      {
        appeal: 1, section: 0, session: 1, table: 2, id: 2, captain: true, fee_paid: true, in_time: true, by: "Секретарь", at: START + 2.7 * HOUR,
        against: "Решение судьи Петрова о мёртвой руке в 7-й сдаче",
        text: "Судья посчитал кости до замены цветка. После замены их было тринадцать, что подтверждают соседи по столу. Прошу отменить мёртвую руку и вернуть очки.",
        decision: { upheld: true, panel: ["А. Первый", "Б. Вторая", "В. Третий"], clause: "MCR-FOUL-3", text: "Число костей считают после замены цветка. Решение отменено, сдача засчитана.", fee_back: true, by: "А. Первый", at: START + 4 * HOUR },
      },
    ],
    adjustments: [],
  };
}
