//! Lines of cells, as spreadsheets write and read them (RFC 4180, with `;` and tabs as well).

/// What a spreadsheet needs to see to know that a file is UTF-8.
const BOM: char = '\u{feff}';

/// A cell, and where it begins: both from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) text: String,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

/// A quote that has no end: where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenQuote {
    pub(crate) line: u32,
    pub(crate) column: u32,
}

/// The lines that are not empty, as cells without the spaces around them.
pub(crate) fn read(text: &str) -> Result<Vec<Vec<Cell>>, OpenQuote> {
    let text = text.strip_prefix(BOM).unwrap_or(text);
    let separator = separator(text);
    let (mut rows, mut row) = (Vec::new(), Vec::new());
    let mut chars = text.chars().peekable();
    let (mut line, mut begins) = (1, 1);
    let (mut cell, mut quoted) = (String::new(), None);
    loop {
        let next = chars.next();
        match (next, quoted) {
            (None, Some(quote)) => return Err(quote),
            (Some('"'), Some(_)) if chars.peek() == Some(&'"') => {
                cell.push('"');
                chars.next();
            }
            (Some('"'), Some(_)) => quoted = None,
            (Some(letter), Some(_)) => {
                cell.push(letter);
                line += u32::from(letter == '\n');
            }
            (Some('"'), None) if cell.trim().is_empty() => {
                cell.clear();
                quoted = Some(OpenQuote { line, column: row.len() as u32 + 1 });
            }
            (Some('\r'), None) if chars.peek() == Some(&'\n') => {}
            (None | Some('\n' | '\r'), None) => {
                push(&mut row, &mut cell, begins);
                let row = std::mem::take(&mut row);
                if row.iter().any(|cell| !cell.text.is_empty()) {
                    rows.push(row);
                }
                line += 1;
                begins = line;
                if next.is_none() {
                    return Ok(rows);
                }
            }
            (Some(letter), None) if letter == separator => {
                push(&mut row, &mut cell, begins);
                begins = line;
            }
            (Some(letter), None) => cell.push(letter),
        }
    }
}

fn push(row: &mut Vec<Cell>, cell: &mut String, line: u32) {
    let text = std::mem::take(cell);
    let text = text.trim();
    // What was written so that no spreadsheet takes it for a formula.
    let plain = text.strip_prefix('\'').filter(|rest| is_formula(rest)).unwrap_or(text);
    row.push(Cell { text: plain.to_owned(), line, column: row.len() as u32 + 1 });
}

/// What separates the cells: what the first line has most of.
fn separator(text: &str) -> char {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let mut quoted = false;
    let mut counts = [(';', 0), ('\t', 0), (',', 0)];
    for letter in first.chars() {
        quoted ^= letter == '"';
        for (separator, count) in &mut counts {
            *count += u32::from(!quoted && letter == *separator);
        }
    }
    // The last of equal ones: a comma, if there is none at all.
    counts.into_iter().max_by_key(|&(_, count)| count).map_or(',', |(separator, _)| separator)
}

/// Whether a spreadsheet would reckon it, or would if it were not guarded by apostrophes.
fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(['=', '+', '-', '@'])
}

/// A table of cells that is written line by line.
#[derive(Debug)]
pub(crate) struct Writer(String);

impl Writer {
    pub(crate) fn new() -> Writer {
        Writer(BOM.to_string())
    }

    pub(crate) fn row<S: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = S>) {
        for (at, cell) in cells.into_iter().enumerate() {
            if at > 0 {
                self.0.push(',');
            }
            self.cell(cell.as_ref());
        }
        self.0.push_str("\r\n");
    }

    pub(crate) fn text(self) -> String {
        self.0
    }

    fn cell(&mut self, text: &str) {
        // A name that begins like a formula would be reckoned by a spreadsheet; a number may.
        let guard = is_formula(text) && text.parse::<i64>().is_err() && !is_decimal(text);
        if text.contains([',', ';', '\t', '"', '\n', '\r']) {
            let quote = if guard { "'" } else { "" };
            self.0.push_str(&format!("\"{quote}{}\"", text.replace('"', "\"\"")));
        } else {
            self.0.push_str(if guard { "'" } else { "" });
            self.0.push_str(text);
        }
    }
}

/// Whether it is a number with decimals.
fn is_decimal(text: &str) -> bool {
    text.trim_start_matches('-').split('.').all(|part| part.parse::<u64>().is_ok())
}
