//! Many deals at once.
//!
//! A [`Plan`] says who plays what, how often and from which seed; every deal is a function of the plan and its number.
//! [`run`] plays them on all cores and hands them over in order, so that nothing that is made of them depends on the number
//! of threads. [`Stats`] counts with integers; [`Output`] keeps the deals as tables and records, from which a run that was
//! stopped goes on.
#![forbid(unsafe_code)]

mod chunk;
mod columns;
mod files;
mod gains;
mod output;
mod plan;
mod row;
mod run;
mod session;
mod stats;

pub use gains::Gains;
pub use output::{Output, OutputError, seats_path};
pub use plan::{Before, Contestant, Plan, PlanError, Seating};
pub use row::{DealRow, SeatRow, WinRow};
pub use run::{Control, run};
pub use session::{Placed, Sessions};
pub use stats::{Estimate, FanTally, Stats, Tally};

#[cfg(test)]
mod tests;
