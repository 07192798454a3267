// A list of players from a file or the clipboard, looked through before anything is entered: by commas, semicolons or tabs,
// with or without a line of titles, in three languages.

import type { Entry, EntrantView } from "../../tournament";

/** What is wrong with a line; the page has the words. */
export type Fault = "empty_name" | "long_name" | "twice" | "no_section" | "quote";

export interface Line {
  /** From 1, as an editor counts. */
  line: number;
  text: string;
  entry: Entry | null;
  fault: Fault | null;
}

type Column = "name" | "team" | "country" | "rating_id" | "section" | "skip";

/** The order in which columns stand where no titles say otherwise. */
const PLAIN: Column[] = ["name", "team", "country", "rating_id", "section"];

const TITLES: Record<Exclude<Column, "skip">, string[]> = {
  name: ["name", "player", "full name", "имя", "игрок", "фио", "фамилия имя", "участник", "姓名", "选手", "名字"],
  team: ["team", "club", "команда", "клуб", "队", "队伍", "团队"],
  country: ["country", "nation", "страна", "город", "国家", "地区"],
  rating_id: ["rating_id", "rating id", "rating", "ema", "ema id", "id", "ema number", "рейтинг", "номер ema", "ид", "等级分编号", "编号"],
  section: ["section", "group", "секция", "группа", "组", "组别", "分组"],
};
const SKIPPED = ["no", "no.", "number", "#", "№", "n", "номер", "号", "号码", "序号"];

/** Looks a text through. `sections` are the names of the sections; `there` is who is entered already. */
export function readList(text: string, sections: string[], there: Pick<EntrantView, "name" | "section">[], into = 0): Line[] {
  const rows = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const cut = separator(rows);
  const found: Line[] = [];
  const seen = new Set(there.map((one) => mark(one.name, one.section)));
  let columns: Column[] | null = null;
  for (const [place, row] of rows.entries()) {
    if (row.trim() === "") continue;
    const cells = cellsOf(row, cut);
    if (!columns) {
      columns = titles(cells) ?? PLAIN;
      if (columns !== PLAIN) continue;
    }
    found.push(lineOf(place + 1, row, cells, columns, sections, seen, into));
  }
  return found;
}

function lineOf(line: number, text: string, cells: string[] | null, columns: Column[], sections: string[], seen: Set<string>, into: number): Line {
  if (!cells) return { line, text, entry: null, fault: "quote" };
  const at = (column: Column) => cells[columns.indexOf(column)]?.trim() || null;
  const name = at("name");
  if (!name) return { line, text, entry: null, fault: "empty_name" };
  if ([...name].length > 80) return { line, text, entry: null, fault: "long_name" };
  const section = sectionOf(at("section"), sections, into);
  if (section === null) return { line, text, entry: null, fault: "no_section" };
  const entry: Entry = { name, section, team: at("team"), country: at("country"), rating_id: at("rating_id") };
  // The same name twice is most often the same player twice; two namesakes are told apart by a letter.
  if (seen.has(mark(name, section))) return { line, text, entry: null, fault: "twice" };
  seen.add(mark(name, section));
  return { line, text, entry, fault: null };
}

function mark(name: string, section: number): string {
  return `${section} ${name.trim().toLocaleLowerCase()}`;
}

/** A section by its name or by its number from 1; without one, the section that is looked at. */
function sectionOf(said: string | null, sections: string[], into: number): number | null {
  if (!said) return into;
  const named = sections.findIndex((name) => name && name.toLocaleLowerCase() === said.toLocaleLowerCase());
  if (named >= 0) return named;
  const number = Number(said);
  return Number.isInteger(number) && number >= 1 && number <= sections.length ? number - 1 : null;
}

/** The columns that a first line names, or null if it is a player already. */
function titles(cells: string[] | null): Column[] | null {
  if (!cells) return null;
  const columns = cells.map((cell): Column | null => {
    const word = cell.trim().toLocaleLowerCase();
    if (SKIPPED.includes(word)) return "skip";
    return (Object.keys(TITLES) as Exclude<Column, "skip">[]).find((column) => TITLES[column].includes(word)) ?? null;
  });
  if (!columns.includes("name")) return null;
  return columns.map((column) => column ?? "skip");
}

/** What cuts the lines: the first of tab, semicolon and comma that stands in most of them. */
function separator(rows: string[]): string {
  const full = rows.filter((row) => row.trim() !== "");
  return ["\t", ";", ","].find((one) => full.filter((row) => row.includes(one)).length * 2 > full.length) ?? ",";
}

/** The cells of a line, quotes undone; null if a quote does not end. */
function cellsOf(row: string, cut: string): string[] | null {
  const cells: string[] = [];
  let [cell, quoted] = ["", false];
  for (let place = 0; place < row.length; place++) {
    const letter = row[place]!;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (row[place + 1] === '"') {
        cell += '"';
        place++;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === "") {
      cell = "";
      quoted = true;
    } else if (letter === cut) {
      cells.push(cell);
      cell = "";
    } else cell += letter;
  }
  cells.push(cell);
  return quoted ? null : cells;
}
