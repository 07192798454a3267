//! A clause: the smallest piece of the rules that has a name.

use crate::{Block, plain};

/// A clause of the rules. Its texts keep their Markdown marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Its name, the same in all languages: `RED-FAN-10`.
    pub id: String,
    /// Where it stands: the place of its section in the book.
    pub section: usize,
    /// What it says.
    pub content: Content,
    /// What goes with it: the table or list that its text announces, a remark about it below a table.
    pub more: Vec<Block>,
}

/// What a clause says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// An item of a list, or a paragraph.
    Text(String),
    /// A row of a table without the cell that names it, and further rows that belong to it.
    Rows(Vec<Vec<Cell>>),
}

/// A cell of a row and what stands above it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The heading of the column.
    pub header: String,
    /// What the cell says.
    pub text: String,
}

/// What stands between the cells of a row that is shown as running text.
const BETWEEN_CELLS: &str = " · ";

impl Clause {
    /// The clause as running text, without marks.
    pub fn plain(&self) -> String {
        let texts: Vec<String> = self.texts().map(plain).collect();
        texts.join(BETWEEN_CELLS)
    }

    /// All texts of it.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let own: Vec<&str> = match &self.content {
            Content::Text(text) => vec![text],
            Content::Rows(rows) => rows.iter().flatten().map(|cell| cell.text.as_str()).collect(),
        };
        own.into_iter().chain(self.more.iter().flat_map(Block::texts))
    }
}
