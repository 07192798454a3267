//! A rules file in one language.

use crate::inline::Query;
use crate::{Clause, Lang, id, index, markdown};

/// A rules file in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The name of the file, the same in all languages: `mcr-competition`.
    pub name: &'static str,
    /// In which language it is.
    pub lang: Lang,
    /// What stands at its top.
    pub title: String,
    /// What it consists of; the first is what comes before the first heading.
    pub sections: Vec<Section>,
    /// Its clauses, in the order of the text.
    pub clauses: Vec<Clause>,
}

/// What stands under one heading, down to the next heading of any level. Texts keep their Markdown marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// 1 for the book itself, 2 for a section, 3 for a part of one.
    pub level: usize,
    /// The number in the heading; parts of sections have none.
    pub number: Option<String>,
    /// The heading without its number.
    pub title: String,
    /// Which sections of the source it stands on, where the heading says so.
    pub source: Option<String>,
    /// What it consists of.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Running text.
    Paragraph(String),
    /// An item of a list.
    Item {
        /// How deep the item stands: 0, or 1 below another item.
        depth: usize,
        /// What it says.
        text: String,
    },
    /// A table.
    Table(Table),
    /// Lines that stand as they are.
    Code(String),
}

/// A table; every row has as many cells as the header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The headings of the columns; they may be empty.
    pub header: Vec<String>,
    /// The rows below them.
    pub rows: Vec<Vec<String>>,
}

impl Book {
    pub(crate) fn read(name: &'static str, lang: Lang, text: &str) -> Book {
        let sections = markdown::read(text);
        let title = sections.first().map(|section| section.title.clone()).unwrap_or_default();
        let clauses = index::clauses(&sections);
        Book { name, lang, title, sections, clauses }
    }

    /// The clause with this id, in capitals or not.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.id.eq_ignore_ascii_case(id))
    }

    /// Where a clause stands.
    pub fn section_of(&self, clause: &Clause) -> &Section {
        &self.sections[clause.section]
    }

    /// The numbered section in which a clause stands, which may be the section itself.
    pub fn chapter_of(&self, clause: &Clause) -> &Section {
        let above = self.sections[..=clause.section].iter().rev().find(|section| section.level <= 2);
        above.unwrap_or_else(|| self.section_of(clause))
    }

    /// The section with this number.
    pub fn section(&self, number: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.number.as_deref() == Some(number))
    }

    /// The clauses of a section and its parts.
    pub fn clauses_of<'a>(&'a self, chapter: &'a Section) -> impl Iterator<Item = &'a Clause> {
        self.clauses.iter().filter(move |clause| std::ptr::eq(self.chapter_of(clause), chapter))
    }

    /// The clauses that contain every one of these words, whatever their case.
    pub fn search(&self, words: &str) -> impl Iterator<Item = &Clause> {
        let query = Query::new(words);
        self.clauses.iter().filter(move |clause| query.is_in(&clause.plain()))
    }

    /// The ids of the other clauses that a clause mentions, in the order of its text.
    pub fn mentions(&self, clause: &Clause) -> Vec<String> {
        let mut ids: Vec<String> = Vec::new();
        for text in clause.texts() {
            for cited in id::cited(text) {
                // «SIC-READY-3 or 0 points»: what is not written in full may be something else.
                let is_clause = cited.in_full || self.clause(&cited.id).is_some();
                if is_clause && cited.id != clause.id && !ids.contains(&cited.id) {
                    ids.push(cited.id);
                }
            }
        }
        ids
    }

    /// The table that tells the rules in a few lines.
    pub fn at_a_glance(&self) -> Option<(&Section, &Table)> {
        self.sections.iter().find_map(|section| Some((section, section.tables().next()?)))
    }
}

impl Section {
    /// Its tables.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Table(table) => Some(table),
            Block::Paragraph(_) | Block::Item { .. } | Block::Code(_) => None,
        })
    }
}

impl Block {
    /// The texts in it, cell by cell in a table.
    pub fn texts(&self) -> Vec<&str> {
        match self {
            Block::Paragraph(text) | Block::Item { text, .. } | Block::Code(text) => vec![text],
            Block::Table(table) => {
                table.header.iter().chain(table.rows.iter().flatten()).map(String::as_str).collect()
            }
        }
    }
}
