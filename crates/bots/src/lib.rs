//! Players that play all five games.
//!
//! A [`Bot`] is given what its seat may see and what it may do, nothing else; what it chooses follows from that and from
//! a seed. [`Level`] names those that we have. None of them knows a ruleset by its name: what a hand may be worth they ask
//! the scorer.
//!
//! ```
//! use bots::{Level, Bench};
//! use rules::Ruleset;
//! use table::Setup;
//!
//! let rules = "sichuan".parse::<Ruleset>()?.rules();
//! let mut bench = Bench::of(&[Level::Novice, Level::Random, Level::Random, Level::Random]);
//! let wall = bots::wall(&rules, 7, 0);
//! let deal = bench.play(&rules, &Setup::default(), wall, 7, &mut ());
//! assert!(deal.finished().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod advantage;
mod belief;
mod chance;
mod claims;
mod club;
mod danger;
mod explain;
mod future;
mod guess;
mod host;
mod level;
mod master;
mod mind;
mod novice;
mod odds;
mod ours;
mod plan;
mod playouts;
mod position;
mod random;
mod solo;
mod stakes;
mod wary;
mod way;
mod worth;

use rules::Rules;
use table::{Action, Choices, SeatEvent, SeatView, Table};
use tiles::{BySeat, Seat};

pub use advantage::{Otherwise, Trial, advantage, gain, otherwise};
pub use belief::{Belief, SIGNS};
pub use chance::{Chance, wall};
pub use club::Club;
pub use explain::{Advice, Goal, Opinion, Threat, explain};
pub use guess::Unknown;
pub use host::{Bench, Mishap, Playing, safe};
pub use level::{Level, UnknownLevel};
pub use master::{Budget, Master};
pub use mind::Weighed;
pub use novice::Novice;
pub use ours::{Ours, UnknownBot};
pub use position::{distance, unseen};
pub use random::AnyLegal;
pub use stakes::PlaysFor;

/// Somebody who plays a seat.
///
/// A bot is asked for one decision at a time. It may note what its seat hears, but need not: the view has everything.
pub trait Bot: Send {
    /// A deal begins. Everything that the bot does in it follows from `start` and from what it sees.
    fn begin(&mut self, rules: &Rules, start: &Start);

    /// What the bot does; one of `choices`, of which there are always some.
    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action;

    /// Whether it wants to [`hear`](Bot::hear).
    fn listens(&self) -> bool {
        false
    }

    /// Something happened that the seat gets to know.
    fn hear(&mut self, _rules: &Rules, _event: SeatEvent) {}

    /// What went wrong since this was asked last, for a bot that can fail: another program.
    fn mishaps(&mut self) -> Vec<Mishap> {
        Vec::new()
    }
}

/// What a bot is told before a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Its seat.
    pub seat: Seat,
    /// What is settled before the deal.
    pub table: Table,
    /// Where its chance begins.
    pub seed: u64,
    /// How the session stands; `None` if the deal stands alone.
    pub standing: Option<Standing>,
}

/// How a session stands before a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What each seat has, in the winds of this deal.
    pub totals: BySeat<i64>,
    /// How many deals are still to be played, this one included, as far as one knows.
    pub deals_left: u32,
}

#[cfg(test)]
mod tests;
