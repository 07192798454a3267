//! All books in all languages, each read when it is first asked for.

use std::sync::OnceLock;

use crate::{Book, Clause, id};

/// A language of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lang {
    /// English, from which the others are translated.
    En,
    /// Russian.
    Ru,
    /// Chinese, in simplified characters.
    Zh,
}

/// The names of the books, in the order of [`books`].
pub const NAMES: [&str; 6] = ["red", "classical", "mcr", "mcr-competition", "sichuan", "taiwan"];

/// With what the clauses of a book begin, in the order of [`NAMES`].
pub(crate) const PREFIXES: [&str; 6] = ["RED", "CLA", "MCR", "MCRC", "SIC", "TWN"];

/// The texts in the order of [`NAMES`] and [`Lang::ALL`].
const TEXTS: [[&str; 3]; 6] = [
    texts!("red.md"),
    texts!("classical.md"),
    texts!("mcr.md"),
    texts!("mcr-competition.md"),
    texts!("sichuan.md"),
    texts!("taiwan.md"),
];

/// A file of the rules in all languages.
macro_rules! texts {
    ($file:literal) => {
        [
            include_str!(concat!("../../../docs/rules/", $file)),
            include_str!(concat!("../../../docs/rules/ru/", $file)),
            include_str!(concat!("../../../docs/rules/zh/", $file)),
        ]
    };
}
use texts;

static SHELF: [[OnceLock<Book>; 3]; 6] = [const { [const { OnceLock::new() }; 3] }; 6];

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Zh];
}

/// All books in a language.
pub fn books(lang: Lang) -> impl Iterator<Item = &'static Book> {
    (0..NAMES.len()).map(move |at| take(at, lang))
}

/// The book with this name.
pub fn book(lang: Lang, name: &str) -> Option<&'static Book> {
    NAMES.iter().position(|known| *known == name).map(|at| take(at, lang))
}

/// The clause with this id, in capitals or not, and the book in which it stands.
pub fn clause(lang: Lang, id: &str) -> Option<(&'static Book, &'static Clause)> {
    let prefix = id::prefix(id)?;
    let at = PREFIXES.iter().position(|known| known.eq_ignore_ascii_case(prefix))?;
    let book = take(at, lang);
    Some((book, book.clause(id)?))
}

fn take(at: usize, lang: Lang) -> &'static Book {
    let language = lang as usize;
    SHELF[at][language].get_or_init(|| Book::read(NAMES[at], lang, TEXTS[at][language]))
}
