//! The rules looked up by ruleset, clause, fan, section or words.

mod find;
mod gist;
pub mod json;

pub use find::{Answer, Found, List, answer, books, clause, excluded, search};
