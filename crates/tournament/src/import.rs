//! Players from a table of a spreadsheet.

use rules::Wording;
use sheet::Lang;

use crate::csv::{Cell, OpenQuote, read};
use crate::limits::NAME_MAX;
use crate::players::PLAYERS_MAX;
use crate::{Entry, Setup};

/// Something wrong with a table of players. Lines and columns count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportProblem {
    /// In which line of the file.
    pub line: u32,
    /// In which column of the table.
    pub column: u32,
    /// What.
    pub fault: ImportFault,
}

/// What is wrong with a table of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportFault {
    /// There is nobody in it.
    Nobody,
    /// A quote has no end.
    OpenQuote,
    /// A player has no name.
    NoName,
    /// There is no such section.
    NoSuchSection,
    /// A cell is too long, or goes over several lines.
    TooLong,
    /// More than any tournament has.
    TooMany,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Name,
    FirstName,
    LastName,
    Team,
    Country,
    RatingId,
    Section,
    /// Known, and not needed.
    Aside,
}

/// What people write above a column, in small letters.
const HEADS: &[(Column, &[&str])] = &[
    (
        Column::Name,
        &["name", "player", "player_name", "player name", "имя", "игрок", "фио", "姓名", "选手", "名字"],
    ),
    (Column::FirstName, &["first name", "first_name", "given name", "名"]),
    (Column::LastName, &["last name", "last_name", "surname", "family name", "фамилия", "姓"]),
    (Column::Team, &["team", "club", "команда", "клуб", "队伍", "队", "团队"]),
    (Column::Country, &["country", "nation", "nationality", "страна", "国家", "国籍", "国家/地区"]),
    (
        Column::RatingId,
        &[
            "rating_id",
            "rating id",
            "ema",
            "ema id",
            "ema_id",
            "ema number",
            "ema no",
            "номер ema",
            "рейтинг",
            "номер в рейтинге",
            "积分编号",
            "注册号",
        ],
    ),
    (Column::Section, &["section", "group", "секция", "группа", "组别", "组"]),
    (
        Column::Aside,
        &[
            "no",
            "no.",
            "№",
            "#",
            "n",
            "id",
            "number",
            "номер",
            "编号",
            "序号",
            "here",
            "withdrawn",
            "excluded",
        ],
    ),
];

/// Without a head the columns stand in this order.
const PLAIN: [Column; 5] = [Column::Name, Column::Team, Column::Country, Column::RatingId, Column::Section];

/// Reads players. Cells are separated by `;`, `,` or tabs; a line with the names of the columns may stand first, in Russian,
/// English or Chinese; without it they are name, team, country, rating id, section, behind a running number if there is one.
///
/// # Errors
/// Everything that is wrong with the table.
pub fn import(text: &str, setup: &Setup) -> Result<Vec<Entry>, Vec<ImportProblem>> {
    let rows = read(text).map_err(|OpenQuote { line, column }| {
        vec![ImportProblem { line, column, fault: ImportFault::OpenQuote }]
    })?;
    let head = rows.first().and_then(|row| head(row));
    let rows = &rows[usize::from(head.is_some())..];
    if rows.is_empty() {
        return Err(vec![ImportProblem { line: 1, column: 1, fault: ImportFault::Nobody }]);
    }
    if let Some(row) = rows.get(PLAYERS_MAX) {
        let line = row.first().map_or(1, |cell| cell.line);
        return Err(vec![ImportProblem { line, column: 1, fault: ImportFault::TooMany }]);
    }
    let columns = head.unwrap_or_else(|| plain(rows));
    let (mut entries, mut problems) = (Vec::new(), Vec::new());
    for row in rows {
        match entry(row, &columns, setup) {
            Ok(entry) => entries.push(entry),
            Err(more) => problems.extend(more),
        }
    }
    if problems.is_empty() { Ok(entries) } else { Err(problems) }
}

/// What the columns are, if the first line says so: it names one that has names in it.
fn head(row: &[Cell]) -> Option<Vec<Option<Column>>> {
    let column = |cell: &Cell| {
        let text = cell.text.to_lowercase();
        HEADS.iter().find(|(_, names)| names.contains(&text.as_str())).map(|&(column, _)| column)
    };
    let has_first = row.iter().any(|cell| column(cell) == Some(Column::LastName));
    let columns: Vec<Option<Column>> = row
        .iter()
        .map(|cell| match column(cell) {
            // «Фамилия, имя»: then the name is the first name alone.
            Some(Column::Name) if has_first => Some(Column::FirstName),
            other => other,
        })
        .collect();
    let named =
        |column: &Option<Column>| matches!(column, Some(Column::Name | Column::FirstName | Column::LastName));
    columns.iter().any(named).then_some(columns)
}

fn plain(rows: &[Vec<Cell>]) -> Vec<Option<Column>> {
    let is_number = |row: &Vec<Cell>| row.first().is_some_and(|cell| cell.text.parse::<u32>().is_ok());
    let numbered = rows.iter().all(is_number) && rows.iter().any(|row| row.len() > 1);
    let aside = numbered.then_some(Column::Aside);
    aside.into_iter().chain(PLAIN).map(Some).collect()
}

fn entry(row: &[Cell], columns: &[Option<Column>], setup: &Setup) -> Result<Entry, Vec<ImportProblem>> {
    let mut problems = Vec::new();
    let find = |wanted: Column| {
        let mut cells = row.iter().zip(columns);
        cells
            .find(|(_, column)| **column == Some(wanted))
            .map(|(cell, _)| cell)
            .filter(|cell| !cell.text.is_empty())
    };
    let mut text = |column: Column| -> Option<String> {
        let cell = find(column)?;
        if cell.text.len() > NAME_MAX / 2 || cell.text.contains(['\n', '\r']) {
            problems.push(problem(cell, ImportFault::TooLong));
        }
        Some(cell.text.clone())
    };
    let (last, first) = (text(Column::LastName), text(Column::FirstName));
    let name =
        text(Column::Name).unwrap_or_else(|| last.into_iter().chain(first).collect::<Vec<_>>().join(" "));
    let (team, country, rating_id) = (text(Column::Team), text(Column::Country), text(Column::RatingId));
    if name.is_empty() {
        let of_name = |column: &Option<Column>| matches!(column, Some(Column::Name | Column::LastName));
        let column = columns.iter().position(of_name).unwrap_or(0) as u32 + 1;
        let line = row.first().map_or(1, |cell| cell.line);
        problems.push(ImportProblem { line, column, fault: ImportFault::NoName });
    }
    let section = find(Column::Section).map_or(Ok(0), |cell| {
        section(&cell.text, setup).ok_or_else(|| problem(cell, ImportFault::NoSuchSection))
    });
    match section {
        Ok(section) if problems.is_empty() => Ok(Entry { name, section, team, country, rating_id }),
        Ok(_) => Err(problems),
        Err(wrong) => Err(problems.into_iter().chain([wrong]).collect()),
    }
}

/// By its name, or by its number from 1.
fn section(text: &str, setup: &Setup) -> Option<u32> {
    let named = setup.sections.iter().position(|section| section.name.to_lowercase() == text.to_lowercase());
    let numbered = || text.parse::<usize>().ok()?.checked_sub(1).filter(|&at| at < setup.sections.len());
    named.or_else(numbered).map(|at| at as u32)
}

const fn problem(cell: &Cell, fault: ImportFault) -> ImportProblem {
    ImportProblem { line: cell.line, column: cell.column, fault }
}

impl ImportProblem {
    /// What is said to people, with where it is, without a full stop.
    pub fn say(&self, lang: Lang) -> String {
        let ImportProblem { line, column, fault } = self;
        let wording = fault.wording();
        match lang {
            Lang::En => format!("line {line}, column {column}: {}", wording.en),
            Lang::Ru => format!("строка {line}, столбец {column}: {}", wording.ru),
            Lang::Zh => format!("第{line}行第{column}列：{}", wording.zh),
        }
    }
}

impl ImportFault {
    /// A name for programs.
    pub const fn code(self) -> &'static str {
        match self {
            ImportFault::Nobody => "nobody",
            ImportFault::OpenQuote => "open_quote",
            ImportFault::NoName => "no_name",
            ImportFault::NoSuchSection => "no_such_section",
            ImportFault::TooLong => "too_long",
            ImportFault::TooMany => "too_many",
        }
    }

    const fn wording(self) -> Wording {
        match self {
            ImportFault::Nobody => {
                Wording {
                    en: "there are no players here", ru: "здесь нет игроков", zh: "没有选手"
                }
            }
            ImportFault::OpenQuote => {
                Wording {
                    en: "a quote is not closed", ru: "кавычка не закрыта", zh: "引号没有闭合"
                }
            }
            ImportFault::NoName => {
                Wording { en: "the name is missing", ru: "нет имени", zh: "缺少姓名" }
            }
            ImportFault::NoSuchSection => {
                Wording {
                    en: "there is no such section", ru: "нет такой секции", zh: "没有这个组别"
                }
            }
            ImportFault::TooLong => Wording {
                en: "the text is too long or has several lines",
                ru: "текст слишком длинный или занимает несколько строк",
                zh: "内容太长或有多行",
            },
            ImportFault::TooMany => {
                Wording {
                    en: "there are too many players", ru: "слишком много игроков", zh: "选手太多"
                }
            }
        }
    }
}
