//! What people and programs are told about hands, scores and rules, in Russian, English and Chinese.
//!
//! The program and the server say the same things; here they are put into words ([`Text`]) and into JSON ([`json`]).
//!
//! - [`Lang`]: which language somebody reads;
//! - [`problem`]: what can be wrong with what somebody sent, without words of any language;
//! - [`parse`]: reads tiles, sets and options; [`Waits`] and [`Question`] whole questions;
//! - [`Report`] and [`ScoreReport`]: what there is to say about a hand and its worth;
//! - [`rules`]: the texts of the rules, looked up and found;
//! - [`replay`] and [`coach`]: recorded games, step by step, and what was better;
//! - [`drill`]: hands to practise with; [`ledger`]: what is wrong with the file of a ledger;
//! - [`refusal`]: why a move is refused; [`win_json`]: what a finished hand is worth.
//!
//! ```
//! use answers::{Lang, Question, ScoreReport, parse};
//!
//! let question = Question { line: vec!["[123m] [789m] 123p78p55z +9p discard@left".into()], ..Question::of("mcr") };
//! let report = ScoreReport::new(&question, parse::rules("mcr", &[])).expect("a hand of MCR");
//! let answer = answers::json::score::told(&report, Lang::En.text());
//! assert_eq!(answer["fans"][0]["name"], "Outside Hand");
//! ```
#![forbid(unsafe_code)]

pub mod coach;
pub mod drill;
pub mod json;
mod lang;
pub mod ledger;
pub mod parse;
pub mod problem;
mod refusal;
pub mod replay;
mod report;
pub mod rules;
mod score;
pub mod text;
mod waits;

pub use lang::Lang;
pub use problem::Problem;
pub use refusal::{Reason, reason_code, refusal};
pub use report::{Report, possible};
pub use score::{Question, Reader, ScoreReport, win_json};
pub use text::Text;
pub use waits::Waits;
