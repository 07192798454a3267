//! Deals and games as files: written, read, replayed, verified, imported and exported.
//!
//! A [`Record`] holds the rules, the wall and every decision of each deal, so that everything else follows from it; it
//! holds the results too, so that nobody has to believe that. There are two forms with the same content: lines of JSON for
//! people and other programs, bytes for archives. Both are described field by field in `docs/records.md`.
//!
//! - [`Recorder`] listens while a deal is played;
//! - [`Record::read`], [`Record::to_json`], [`Record::to_bytes`], [`Writer`] are the forms;
//! - [`Replay`] plays a deal again, step by step;
//! - [`verify`] says whether everything in a record follows from the rules, the wall and the decisions.
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]

mod binary;
pub mod botzone;
mod check;
mod error;
mod event;
mod fingerprint;
mod json;
mod record;
mod recorder;
mod replay;
mod result;
mod verify;

pub use binary::Writer;
pub use error::{Fault, Place, RecordError, Wanted, What};
pub use event::{ended_id, event_json, source_id};
pub use record::{DealRecord, Header, Record, VERSION};
pub use recorder::Recorder;
pub use replay::{Replay, ReplayError, Step};
pub use result::{DealResult, Payment, RecordedWin};
pub use verify::{Difference, Unverified, Verified, verify, verify_deal};

#[cfg(test)]
mod tests;
