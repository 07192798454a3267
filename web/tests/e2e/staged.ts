// A tournament in the middle, made without a page: sixteen players, one session played, the second one running.
import type { Act, PaperResult, Setup, TournamentView } from "../../src/tournament";

export interface Staged {
  id: string;
  codes: { organiser: string; referee: string; scorer: string; tables: Record<string, string>; players: Record<string, string> };
}

const NAMES: Record<string, string[]> = {
  en: ["Anna Berg", "Boris Orlov", "Clara Weiss", "David Novak", "Elena Petrova", "Fedor Belov", "Grace Lee", "Henry Ward", "Irina Sokolova", "Jan de Vries", "Kira Lind", "Luca Rossi", "Marta Nowak", "Niels Dahl", "Olga Smirnova", "Pavel Horak"],
  ru: ["Анна Берг", "Борис Орлов", "Клара Вайс", "Давид Новак", "Елена Петрова", "Фёдор Белов", "Грета Ли", "Генри Уорд", "Ирина Соколова", "Ян де Фрис", "Кира Линд", "Лука Росси", "Марта Новак", "Нильс Даль", "Ольга Смирнова", "Павел Горак"],
  zh: ["陈伟", "李娜", "王芳", "张敏", "刘洋", "赵磊", "周静", "吴强", "徐丽", "孙涛", "马超", "朱琳", "胡军", "郭靖", "何平", "林峰"],
};
const TITLES: Record<string, [string, string, string]> = {
  en: ["Spring Cup", "Club house, Hall 2", "14–15 March"],
  ru: ["Весенний кубок", "Клуб, зал 2", "14–15 марта"],
  zh: ["春季杯", "俱乐部二号厅", "3 月 14–15 日"],
};
const TEAMS: Record<string, string[]> = { en: ["Owls", "Winds", "Tigers", "Cranes"], ru: ["Совы", "Ветры", "Тигры", "Журавли"], zh: ["猫头鹰", "四风", "猛虎", "仙鹤"] };
const RESULTS: [number, number, number, number][] = [
  [112, 40, 40, -192],
  [57, 23, -14, -66],
  [88, -8, -31, -49],
  [34, 19, 2, -55],
];

export async function staged(url: string, lang: string): Promise<Staged> {
  const [title, place, dates] = TITLES[lang]!;
  const sections = [{ name: "", rules: "mcr", options: {}, scheme: { kind: "round_robin" as const, sessions: 6 }, minutes: null, first_table: 1, short: false, teams: true, duplicate: null }];
  const setup: Setup = { title, place, dates, organiser: "", sections, appeal_minutes: 30, appeal_fee: "200 USD", weight: "", public: true };
  const made = await ask<{ id: string; codes: { organiser: string } }>(url, "POST", "/api/tournaments", "", { setup });
  const path = `/api/tournaments/${made.id}`;
  const code = made.codes.organiser;
  let key = 0;
  const act = async (...acts: Act[]) => {
    const sent = await ask<{ results: { ok: boolean; message?: string }[] }>(url, "POST", `${path}/acts`, code, { who: acts[0]!.do === "paper" && key % 2 ? "Pavel" : "Olga", acts: acts.map((one) => ({ key: `k${key++}`, act: one })) });
    for (const one of sent.results) if (!one.ok) throw new Error(one.message);
  };
  const names = NAMES[lang]!;
  await act({ do: "enter", entries: names.map((name, at) => ({ name, section: 0, team: TEAMS[lang]![at % 4]!, country: null, rating_id: String(4700 + at) })) });
  await act(...names.map((_, at) => ({ do: "check_in" as const, id: at + 1, here: true })));
  await act({ do: "draw", section: 0, seed: "352614163254", drawn_for: {} });
  await ask(url, "POST", `${path}/seating`, code, { section: 0, seed: "416253", seconds: 2 });
  for (;;) {
    const found = await ask<{ running: boolean; from: number; seed: string; best: { sessions: [number, number, number, number][][] } }>(url, "GET", `${path}/seating?section=0`, code);
    if (found.running) await new Promise((done) => setTimeout(done, 200));
    else {
      await act({ do: "seat", section: 0, from: found.from, sessions: found.best.sessions, seed: found.seed });
      break;
    }
  }
  await act({ do: "begin", section: 0, session: 1 });
  const late = (await ask<{ view: TournamentView }>(url, "GET", path, code)).view.sections[0]!.sessions[0]!.tables[1]!.places[3]!.id!;
  await act({ do: "late", section: 0, session: 1, id: late, minutes: 8 }, { do: "gong", section: 0, session: 1 });
  for (let version = 0; version < 2; version++)
    for (const [at, points] of RESULTS.entries()) {
      const result: PaperResult = { points, to_nobody: 0, deals: 16, signed: [true, true, true, true], referee: true, hands: version ? [] : [{ place: 0, value: 24 + 16 * at, hand: null }] };
      await act({ do: "paper", section: 0, session: 1, table: at + 1, version, result, why: "" });
    }
  await act({ do: "close", section: 0, session: 1 }, { do: "begin", section: 0, session: 2 });
  const codes = (await ask<{ codes: Staged["codes"] }>(url, "GET", path, code)).codes;
  const call: Act = { do: "note", section: 0, session: 2, table: 3, note: { do: "call", who: 0, why: { en: "Whose tile is it?", ru: "Чья это кость?", zh: "这张牌归谁？" }[lang]! } };
  await ask(url, "POST", `${path}/acts`, codes.tables["1.3"]!, { who: names[0], acts: [{ key: "call", act: call }] });
  return { id: made.id, codes };
}

async function ask<T>(url: string, method: string, path: string, code: string, body?: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json", ...(code ? { "X-Fivewinds-Code": code } : {}) };
  const answer = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
