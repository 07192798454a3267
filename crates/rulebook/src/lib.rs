//! The texts of the rules in three languages, clause by clause.
//!
//! The specifications of `docs/rules` are part of the program. A [`Book`] has sections of paragraphs, items,
//! tables and code, and an index of its clauses, each with a name such as RED-FAN-10 that is the same in all
//! languages. A book is read when somebody first asks for it. What a rule means to the game is not known here.
//!
//! ```
//! use rulebook::Lang;
//!
//! let (book, clause) = rulebook::clause(Lang::En, "red-seat-2").expect("a clause of Red mahjong");
//! assert_eq!((book.name, clause.id.as_str()), ("red", "RED-SEAT-2"));
//! assert_eq!(book.section_of(clause).title, "Players and seats");
//! assert!(clause.plain().starts_with("Before the first deal everybody throws two dice;"));
//! assert!(book.search("dice EAST").any(|found| found.id == clause.id));
//! ```
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]

mod book;
mod clause;
mod id;
mod index;
mod inline;
mod library;
mod markdown;

pub use book::{Block, Book, Section, Table};
pub use clause::{Cell, Clause, Content};
pub use id::is_id;
pub use inline::{Span, fold, plain, spans};
pub use library::{Lang, NAMES, book, books, clause};

#[cfg(test)]
mod tests;
