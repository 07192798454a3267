//! The coach: why a move is good, in words and numbers, and where a player lost most.
//!
//! [`bots::explain`] weighs what a seat may do by what it can see; here its opinions become sentences in Russian, English
//! and Chinese ([`Words`]) and JSON for a page ([`json`]), and [`review`] goes through a recorded deal with them. All
//! numbers are estimates. docs/coach.md describes the JSON.
//!
//! ```
//! use coach::{Lang, Words};
//! use rules::Ruleset;
//! use table::{Deal, Setup};
//!
//! let rules = "mcr".parse::<Ruleset>()?.rules();
//! let deal = Deal::told(&rules, &Setup::default(), bots::wall(&rules, 7, 0), &mut ());
//! let seat = deal.to_act().next().expect("the dealer begins");
//! let advice = bots::explain(&rules, deal.view(seat), deal.choices(&rules, seat));
//! let words = Words::new(&rules, Lang::En, deal.view(seat));
//! println!("{}", words.headline(&advice.options[0]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub mod json;
mod review;
mod words;

pub use review::{Review, Reviewed, review};
pub use words::{Lang, Words};

#[cfg(test)]
mod tests;
