//! The score sheet of a table with real tiles.
//!
//! A sheet is a fold over [`Note`]s: deals as the players write them down, corrections, objections, penalties, signatures.
//! What follows from them (payments, dealers, rounds, seats, sums, places) is reckoned anew after each. It reads no clock and
//! knows nobody: who may write what is for whoever keeps the sheet to say.
#![forbid(unsafe_code)]

mod entry;
mod fold;
mod glance;
mod note;
mod refusal;
mod sheet;
mod show;
mod types;
mod view;
mod words;

pub use entry::{DealEntry, EndWord, How, KongEntry, KongWord, Place, WinEntry};
pub use glance::Glance;
pub use note::{Note, Person, Setup, Stamp};
pub use refusal::Refusal;
pub use sheet::Sheet;
pub use types::typescript;
pub use view::{
    AnswerView, BookingView, CallView, CancelView, CheckView, FormView, HandWon, MoveView, NextView,
    ObjectionView, OffenceView, PenaltyView, PointsView, Preview, ReceiverView, RowView, SessionEnd,
    SheetView, StickView, SticksView, Trouble, VersionView, WindLetter, WordsView,
};

pub use words::{Lang, offence_name};

#[cfg(test)]
mod tests;
