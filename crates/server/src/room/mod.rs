//! One table: what happened, what follows from it, and the task that lets it go on.
//!
//! - `entry.rs`: what is written down, in order;
//! - `state.rs`: a table as it follows from its entries, without clock and chance; `play.rs` the deal in it, `told.rs` what
//!   follows for whoever looks at it, `ending.rs` and
//!   `ended.rs` how a deal or a game ended;
//! - `tempo.rs`: how much time there is;
//! - `seating.rs`: who sits where;
//! - `task.rs`: the task: takes what people want, writes it, applies it, tells it; `desk.rs` who is connected, `crowd.rs` how many
//!   look on, `wish.rs` what becomes of a message, `greet.rs` what somebody is told who comes, `hint.rs` what the coach says to
//!   him, `due.rs` what is due when, `think.rs` the bots, `seed.rs`
//!   the shuffle to which everybody contributes.

mod crowd;
mod desk;
mod due;
mod ended;
mod ending;
mod entry;
mod greet;
mod hint;
mod play;
mod seating;
mod seed;
mod state;
mod task;
mod tempo;
mod think;
mod told;
mod wish;

pub(crate) use desk::{ConnectionId, Line};
pub(crate) use ended::Ended;
pub(crate) use entry::Entry;
pub(crate) use state::{BadTable, DuplicateOf, Room, Setting, rules_of};
pub(crate) use task::{Command, Handle, start};
