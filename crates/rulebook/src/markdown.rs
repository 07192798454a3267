//! Reads the Markdown of the rules files: headings, paragraphs, lists, tables, code.
//!
//! It knows what these files use and no more; whatever else a line is, it is a paragraph.

use crate::{Block, Section, Table};

/// The sections of a file. What stands before the first heading has a section without a title.
pub(crate) fn read(text: &str) -> Vec<Section> {
    let mut reader = Reader::default();
    for line in text.lines() {
        reader.line(line);
    }
    reader.sections
}

#[derive(Debug, Default)]
struct Reader {
    sections: Vec<Section>,
    /// Whether the next line may go on with the last block.
    open: bool,
    in_code: bool,
}

impl Reader {
    fn line(&mut self, line: &str) {
        let text = line.trim();
        if text.starts_with("```") {
            self.fence();
        } else if self.in_code {
            self.code(line);
        } else if text.is_empty() {
            self.open = false;
        } else if let Some(section) = heading(line) {
            self.sections.push(section);
            self.open = false;
        } else if let Some(row) = cells(text) {
            self.row(row);
        } else if let Some(item) = text.strip_prefix("- ") {
            let depth = (line.len() - line.trim_start().len()) / 2;
            self.begin(Block::Item { depth, text: item.to_owned() });
        } else {
            self.text(text);
        }
    }

    fn blocks(&mut self) -> &mut Vec<Block> {
        if self.sections.is_empty() {
            self.sections.push(Section {
                level: 1,
                number: None,
                title: String::new(),
                source: None,
                blocks: Vec::new(),
            });
        }
        let last = self.sections.len() - 1;
        &mut self.sections[last].blocks
    }

    fn begin(&mut self, block: Block) {
        self.blocks().push(block);
        self.open = true;
    }

    fn fence(&mut self) {
        self.in_code = !self.in_code;
        if self.in_code {
            self.begin(Block::Code(String::new()));
        }
        self.open = false;
    }

    fn code(&mut self, line: &str) {
        if let Some(Block::Code(code)) = self.blocks().last_mut() {
            if !code.is_empty() {
                code.push('\n');
            }
            code.push_str(line);
        }
    }

    fn row(&mut self, row: Vec<String>) {
        let open = self.open;
        match self.blocks().last_mut() {
            Some(Block::Table(table)) if open => {
                // The line below the header only draws it.
                let is_rule = row.iter().all(|cell| cell.starts_with("---"));
                if !is_rule {
                    table.rows.push(row);
                }
            }
            _ => self.begin(Block::Table(Table { header: row, rows: Vec::new() })),
        }
    }

    fn text(&mut self, line: &str) {
        let open = self.open;
        match self.blocks().last_mut() {
            Some(Block::Paragraph(text) | Block::Item { text, .. }) if open => {
                text.push(' ');
                text.push_str(line);
            }
            _ => self.begin(Block::Paragraph(line.to_owned())),
        }
    }
}

/// `## 1. Tiles [Кости для маджонга]`.
fn heading(line: &str) -> Option<Section> {
    let text = line.trim_start_matches('#');
    let level = line.len() - text.len();
    let text = text.strip_prefix(' ').filter(|_| level > 0)?.trim();
    let (text, source) = match text.strip_suffix(']').and_then(|text| text.split_once(" [")) {
        Some((text, source)) => (text, Some(source.to_owned())),
        None => (text, None),
    };
    let (number, title) = match text.split_once(". ") {
        Some((number, title)) if number.chars().all(|sign| sign.is_ascii_digit()) => {
            (Some(number.to_owned()), title)
        }
        _ => (None, text),
    };
    Some(Section { level, number, title: title.to_owned(), source, blocks: Vec::new() })
}

/// The cells of a row of a table.
fn cells(line: &str) -> Option<Vec<String>> {
    let inner = line.strip_prefix('|')?;
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    Some(inner.split('|').map(|cell| cell.trim().to_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let mut shown = Vec::new();
        for section in read(text) {
            let Section { level, number, title, source, blocks } = section;
            let [number, source] = [number, source].map(Option::unwrap_or_default);
            shown.push(format!("{level} {number}|{title}|{source}"));
            shown.extend(blocks.iter().map(|block| match block {
                Block::Paragraph(text) => format!("p {text}"),
                Block::Item { depth, text } => format!("i{depth} {text}"),
                Block::Table(table) => format!("t {:?} {:?}", table.header, table.rows),
                Block::Code(text) => format!("c {text:?}"),
            }));
        }
        assert_eq!(shown, expected, "{text}");
    }

    #[test]
    fn headings() {
        check("# Red (`red`)", &["1 |Red (`red`)|"]);
        check("## 1. Tiles [Кости]", &["2 1|Tiles|Кости"]);
        check("### 3.5 is no number", &["3 |3.5 is no number|"]);
        check("#none", &["1 ||", "p #none"]);
    }

    #[test]
    fn blocks() {
        check(
            "# T\none\ntwo\n\n- a\n  b\n  - c\n\n| x | |\n| --- | --- |\n| 1 | 2 |\n\n| y |\n```\n a\n\nb\n```\nend",
            &[
                "1 |T|",
                "p one two",
                "i0 a b",
                "i1 c",
                "t [\"x\", \"\"] [[\"1\", \"2\"]]",
                "t [\"y\"] []",
                "c \" a\\n\\nb\"",
                "p end",
            ],
        );
    }

    #[test]
    fn nothing_is_too_strange() {
        for text in
            ["", "|", "||", "-", "- ", "```", "```\n```\n```", "|\n|\n|", "  - x", "\u{feff}# x", "| a\ntext"]
        {
            read(text);
        }
    }
}
