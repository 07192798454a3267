//! Who sits where in each session of a tournament, and how good that is.
//!
//! A [`Wish`] is checked into a [`Plan`]; a [`Search`] seats it at once, by a design where one is known, and makes it better
//! for as many steps as it is given: the best so far is always there. A [`Quality`] has the numbers, each beside a bound that
//! no seating can beat, so that one knows when to stop. There is no clock and no chance here: steps are counted outside, and
//! all chance follows from the seed. `docs/seating.md` tells how it works.
//!
//! ```
//! use seating::{Search, Wish};
//!
//! let plan = Wish { players: 16, sessions: 5, ..Wish::default() }.check().expect("a small tournament");
//! let mut search = Search::new(plan, 7);
//! search.run(1_000);
//! let seating = search.seating();
//! assert_eq!(seating.sessions.len(), 5);
//! assert_eq!(seating.quality.repeats.found, 0);
//! ```
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]

mod bounds;
mod chance;
mod design;
mod hall;
mod plan;
mod player;
mod quality;
mod search;
mod start;
mod winds;

pub use plan::{Plan, PlanProblem, Wish};
pub use player::{Player, Session, Table};
pub use quality::{Measure, Quality};
pub use search::{Search, Seating};

#[cfg(test)]
mod tests;
