//! Finds the clauses in the sections of a book.
//!
//! A clause is defined in one of these ways:
//! - an item that begins with its id, `- **RED-SEAT-1** …`;
//! - a row that begins with its id, `| MCR-FAN-1 | …`, and the rows below it whose first cell is empty;
//! - a row that begins with a number, in a section with an item `**SIC-FAN-1** to **SIC-FAN-10** …` or a
//!   paragraph with `**TWN-FAN-n**`;
//! - a paragraph that has its id in bold type, if nothing else defines it.

use crate::id::{is_id, is_number, split};
use crate::{Block, Cell, Clause, Content, Section, Table};

/// The clauses in the order of the text.
pub(crate) fn clauses(sections: &[Section]) -> Vec<Clause> {
    let mut index = Index::default();
    for (at, section) in sections.iter().enumerate() {
        index.section(at, section);
    }
    index.finish()
}

#[derive(Debug, Default)]
struct Index {
    found: Vec<Clause>,
    /// The places in `found` that count only if nothing else defines the clause.
    weak: Vec<usize>,
    /// Paragraphs that begin with an id without defining it.
    remarks: Vec<(String, Block)>,
}

/// Which rows of a section that begin with a number are clauses.
struct Numbered {
    stem: String,
    /// All, or those from one number to another.
    range: Option<(u32, u32)>,
}

impl Index {
    fn section(&mut self, at: usize, section: &Section) {
        let numbered = section.blocks.iter().find_map(numbered);
        for (place, block) in section.blocks.iter().enumerate() {
            match block {
                Block::Item { depth: 0, text } if range_of(text).is_none() => {
                    if let Some((id, text)) = leading_id(text) {
                        let more = announced(text, &section.blocks[place + 1..]);
                        self.add(at, id, Content::Text(text.to_owned()), more);
                    }
                }
                Block::Table(table) => self.table(at, table, numbered.as_ref()),
                Block::Paragraph(text) => self.paragraph(at, text),
                Block::Item { .. } | Block::Code(_) => {}
            }
        }
    }

    fn add(&mut self, section: usize, id: &str, content: Content, more: Vec<Block>) {
        self.found.push(Clause { id: id.to_owned(), section, content, more });
    }

    fn table(&mut self, section: usize, table: &Table, numbered: Option<&Numbered>) {
        let mut is_below = false;
        for row in &table.rows {
            let Some((first, rest)) = row.split_first() else { continue };
            let name = first.trim_matches('*');
            let headers = table.header.iter().skip(1);
            let cells: Vec<Cell> = headers
                .zip(rest)
                .map(|(header, text)| Cell { header: header.clone(), text: text.clone() })
                .collect();
            if is_id(name) {
                self.add(section, name, Content::Rows(vec![cells]), Vec::new());
                is_below = true;
            } else if let Some(id) = numbered.and_then(|numbered| numbered.id(name)) {
                self.add(section, &id, Content::Rows(vec![cells]), Vec::new());
                is_below = true;
            } else if name.is_empty() && is_below {
                if let Some(Clause { content: Content::Rows(rows), .. }) = self.found.last_mut() {
                    rows.push(cells);
                }
            } else {
                is_below = false;
            }
        }
    }

    fn paragraph(&mut self, section: usize, text: &str) {
        for id in bold(text).filter(|name| is_id(name)) {
            self.weak.push(self.found.len());
            self.add(section, id, Content::Text(text.to_owned()), Vec::new());
        }
        if let Some(id) = text.split_whitespace().next().filter(|word| is_id(word)) {
            self.remarks.push((id.to_owned(), Block::Paragraph(text.to_owned())));
        }
    }

    fn finish(self) -> Vec<Clause> {
        let Index { found, weak, remarks } = self;
        let strong =
            |id: &str| found.iter().enumerate().any(|(at, clause)| clause.id == id && !weak.contains(&at));
        let keep: Vec<bool> =
            (0..found.len()).map(|at| !weak.contains(&at) || !strong(&found[at].id)).collect();
        let mut clauses: Vec<Clause> =
            found.into_iter().zip(keep).filter_map(|(clause, keep)| keep.then_some(clause)).collect();
        for (id, remark) in remarks {
            if let Some(clause) = clauses.iter_mut().find(|clause| clause.id == id) {
                clause.more.push(remark);
            }
        }
        clauses
    }
}

impl Numbered {
    /// The id of the row with this number.
    fn id(&self, number: &str) -> Option<String> {
        let is_in = match self.range {
            None => is_number(number),
            Some((first, last)) => number.parse().is_ok_and(|number| (first..=last).contains(&number)),
        };
        is_in.then(|| format!("{}-{number}", self.stem))
    }
}

/// What a block says about rows that begin with a number.
fn numbered(block: &Block) -> Option<Numbered> {
    match block {
        Block::Item { depth: 0, text } => range_of(text),
        Block::Paragraph(text) => {
            let stem = bold(text).find_map(|name| name.strip_suffix("-n"))?;
            Some(Numbered { stem: stem.to_owned(), range: None })
        }
        Block::Item { .. } | Block::Table(_) | Block::Code(_) => None,
    }
}

/// The range that an item `**SIC-FAN-1** to **SIC-FAN-10** …` names. The word between is one in any language.
fn range_of(item: &str) -> Option<Numbered> {
    let (first, rest) = leading_id(item)?;
    let (between, rest) = rest.split_once("**")?;
    let (last, _) = rest.split_once("**")?;
    let ((stem, first), (same, last)) = (split(first)?, split(last)?);
    if stem != same || between.split_whitespace().count() != 1 {
        return None;
    }
    Some(Numbered { stem: stem.to_owned(), range: Some((first.parse().ok()?, last.parse().ok()?)) })
}

/// The id at the beginning of an item, and its text.
fn leading_id(item: &str) -> Option<(&str, &str)> {
    let (id, text) = item.strip_prefix("**")?.split_once("**")?;
    is_id(id).then_some((id, text.trim()))
}

/// What stands in bold type.
fn bold(text: &str) -> impl Iterator<Item = &str> {
    text.split("**").skip(1).step_by(2)
}

/// What goes with an item: the items below it, and the tables and code that its last sign, a colon, announces.
fn announced(text: &str, after: &[Block]) -> Vec<Block> {
    let announces = text.ends_with([':', '：']);
    let belongs = |block: &&Block| match block {
        Block::Item { depth, .. } => *depth > 0,
        Block::Table(_) | Block::Code(_) => announces,
        Block::Paragraph(_) => false,
    };
    after.iter().take_while(belongs).cloned().collect()
}
