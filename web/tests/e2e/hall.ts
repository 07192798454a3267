// Sheets and events made on the real server, without a page.
import type { Note, Setup as SheetSetup, SheetView } from "../../src/sheet";
import type { Act, PaperResult, Setup, TournamentView } from "../../src/tournament";
import { notesOf } from "./played";

const HEADERS = { "Content-Type": "application/json" };

export interface Made {
  id: string;
  codes: Record<string, string>;
}

async function answered<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A score sheet with these notes; what is refused is an error. */
export async function makeSheet(url: string, title: string, setup: SheetSetup, notes: Note[]): Promise<Made & { view: SheetView }> {
  const made = await answered<Made>(await fetch(`${url}/api/sheets`, { method: "POST", headers: HEADERS, body: JSON.stringify({ title, setup }) }));
  const code = { "X-Fivewinds-Code": made.codes.keeper! };
  const body = JSON.stringify({ who: "Судья Петров", notes: notes.map((note, at) => ({ key: `key${at}`, note })) });
  const { results } = await answered<{ results: { ok: boolean; message?: string }[] }>(await fetch(`${url}/api/sheets/${made.id}/notes?lang=en`, { method: "POST", headers: { ...HEADERS, ...code }, body }));
  const refused = results.findIndex((one) => !one.ok);
  if (refused >= 0) throw new Error(`note ${refused} ${JSON.stringify(notes[refused])}: ${results[refused]!.message}`);
  const { view } = await answered<{ view: SheetView }>(await fetch(`${url}/api/sheets/${made.id}`, { headers: code }));
  return { ...made, view };
}

export interface Wanted {
  players: number;
  sessions: number;
  /** How many of them are over; all if it is not said. */
  played?: number;
  rules?: string;
}

/** Long names and short ones, in three scripts; each with a number behind it, so that no two are the same. */
const NAMES = ["Анна Иванова", "Константин Рождественский-Преображенский", "Li Wei", "Александра Константинопольская", "Пётр Ким", "王小明", "Maximilian von Hohenzollern-Sigmaringen", "Ольга Ю"];
const TEAMS = ["Восточный ветер", "Клуб любителей китайской игры Санкт-Петербурга", "Red Dragons", "北京队", "Юг"];
export const nameOf = (at: number): string => (at < NAMES.length ? NAMES[at]! : `${NAMES[at % NAMES.length]!.split(" ")[0]} Игрок-${at + 1}`);

export class Event {
  #key = 0;
  private constructor(
    readonly url: string,
    readonly id: string,
    readonly codes: Record<string, string>,
  ) {}

  static async make(url: string, setup: Setup): Promise<Event> {
    const made = await answered<Made>(await fetch(`${url}/api/tournaments`, { method: "POST", headers: HEADERS, body: JSON.stringify({ setup }) }));
    return new Event(url, made.id, made.codes);
  }

  get headers(): Record<string, string> {
    return { ...HEADERS, "X-Fivewinds-Code": this.codes.organiser! };
  }

  /** Does all of it, as the organiser; what is refused is an error. */
  async act(...acts: Act[]): Promise<void> {
    for (let from = 0; from < acts.length; from += 400) {
      const part = acts.slice(from, from + 400);
      const body = JSON.stringify({ who: "Организатор", acts: part.map((act) => ({ key: `a${this.#key++}`, act })) });
      const { results } = await answered<{ results: { ok: boolean; message?: string }[] }>(await fetch(`${this.url}/api/tournaments/${this.id}/acts?lang=en`, { method: "POST", headers: this.headers, body }));
      const refused = results.findIndex((one) => !one.ok);
      if (refused >= 0) throw new Error(`${JSON.stringify(part[refused])}: ${results[refused]!.message}`);
    }
  }

  /** One thing of what the organiser is told. */
  async told<T>(what: "view" | "codes"): Promise<T> {
    return (await answered<Record<string, T>>(await fetch(`${this.url}/api/tournaments/${this.id}`, { headers: this.headers })))[what]!;
  }

  view(): Promise<TournamentView> {
    return this.told("view");
  }

  /** Lets the server find a seating, and takes it. */
  async seat(section: number): Promise<void> {
    type Search = { done: boolean; from: number; seed: string; best: { sessions: [number, number, number, number][][] } };
    const path = `${this.url}/api/tournaments/${this.id}/seating`;
    let search = await answered<Search>(await fetch(path, { method: "POST", headers: this.headers, body: JSON.stringify({ section, seed: "весна", seconds: 2 }) }));
    while (!search.done) {
      await new Promise((done) => setTimeout(done, 100));
      search = await answered<Search>(await fetch(`${path}?section=${section}`, { headers: this.headers }));
    }
    await this.act({ do: "seat", section, from: search.from, sessions: search.best.sessions, seed: search.seed });
  }
}

/** Game points of a table, with ties now and then. */
function result(session: number, table: number, late: number): PaperResult {
  const swing = (session * 37 + table * 53) % 160;
  const points = table % 3 === 0 ? [80 + swing, 40, 40, -160 - swing] : [-60 - swing, 20 + swing, 90, -50];
  const turned = points.map((_, at) => points[(at + session) % 4]!) as [number, number, number, number];
  turned[0] -= late;
  return { points: turned, to_nobody: late, deals: 16, signed: [true, true, true, true], referee: true, hands: [] };
}

/** An event as it is held: entered, drawn, seated, played on paper and at one table on phones, with penalties and an appeal. */
export async function holdEvent(url: string, { players, sessions, played = sessions, rules = "mcr" }: Wanted): Promise<Event> {
  const section = { name: "Группа А", rules, options: {}, scheme: { kind: "round_robin" as const, sessions }, minutes: null, first_table: 1, short: sessions < 6, teams: true, duplicate: null };
  const setup = { title: "Весенний кубок Северной столицы", place: "Санкт-Петербург", dates: "16–17 мая 2026", organiser: "Клуб", sections: [section], appeal_minutes: 30, appeal_fee: "200 USD", weight: "1", public: true };
  const event = await Event.make(url, setup);
  const entries = Array.from({ length: players }, (_, at) => ({ name: nameOf(at), section: 0, team: TEAMS[at % TEAMS.length]!, country: ["RUS", "CHN", "GER"][at % 3]!, rating_id: `0402${String(at).padStart(4, "0")}` }));
  const here = entries.slice(2).map((_, at): Act => ({ do: "check_in", id: at + 3, here: true }));
  await event.act({ do: "enter", entries }, ...here, { do: "draw", section: 0, seed: "3 5 2 6 весна 2026", drawn_for: { 北京队: "Секретарь турнира" } });
  await event.seat(0);
  const tables = players / 4;
  const at = { section: 0 };
  for (let session = 1; session <= played; session++) {
    const papers = Array.from({ length: tables }, (_, n) => n + 1).filter((table) => session !== 2 || table !== 1);
    const read = (version: number) => papers.map((table): Act => ({ do: "paper", ...at, session, table, version, result: result(session, table, table === 2 ? 10 : 0), why: "" }));
    await event.act({ do: "begin", ...at, session }, ...read(0), ...read(1));
    // One table keeps its sheet on phones.
    if (session === 2) await event.act(...notesOf(rules).map((note): Act => ({ do: "note", ...at, session, table: 1, note })));
    if (session === 1) await event.act(...troubles(players));
    await event.act({ do: "gong", ...at, session }, ...(session === 1 ? appeal() : []), { do: "close", ...at, session, missing: session === 2 ? [1] : [] });
  }
  return event;
}

function troubles(players: number): Act[] {
  const first = { section: 0, session: 1 };
  return [
    { do: "late", ...first, id: 4, minutes: 8 },
    { do: "penalty", ...first, id: 2, offence: "breach", points: 40, text: "спор за столом, в присутствии главного судьи" },
    { do: "penalty", ...first, id: players, offence: "warning", points: null, text: "" },
    { do: "cancel_penalty", penalty: 2, why: "ошибка судьи" },
  ];
}

function appeal(): Act[] {
  const text = "Судья посчитал кости до замены цветка. После замены их было тринадцать, что подтверждают соседи по столу. Прошу отменить мёртвую руку и вернуть очки.";
  const decided = "Число костей считают после замены цветка. Решение отменено, сдача засчитана.";
  return [
    { do: "appeal", section: 0, session: 1, id: 2, captain: true, table: 2, against: "Решение судьи Петрова о мёртвой руке в 7-й сдаче", text, fee_paid: true },
    { do: "decide", appeal: 1, upheld: true, panel: ["А. Первый", "Б. Вторая", "В. Третий"], clause: "MCR-FOUL-3", text: decided },
    { do: "adjust", section: 0, session: 1, id: 2, game_points: 30, table_points: 0, appeal: 1, clause: "MCR-FOUL-3", why: "апелляция № 1" },
  ];
}
