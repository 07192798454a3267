//! What the server and whoever plays over it say to each other, defined once.
//!
//! JSON over a WebSocket: [`ClientMessage`] one way, [`ServerMessage`] the other. The TypeScript types that a page uses are made
//! from these (`web/src/protocol.ts`). Tiles and actions are texts in the notation of records; seats are the letters of their
//! winds in the deal. What a seat may know arrives here as the types of `table` that hold nothing else.
#![forbid(unsafe_code)]

mod advice;
mod client;
mod duplicate;
mod event;
mod names;
mod replay;
mod server;
mod table;
mod types;
mod view;
mod wall;

pub use advice::{Advice, AdvicePosition, Goal, GoalFan, OfferedTile, Opinion, Threat, UsefulTile};
pub use client::ClientMessage;
pub use duplicate::{DuplicateListed, DuplicateStory, DuplicateTable, DuplicateView, DuplicateWin};
pub use event::Event;
pub use names::{Suit, Wind};
pub use replay::{ReplayDeal, ReplayStep, Verdict};
pub use server::{
    Ask, AskKind, DealEnd, DealStart, ErrorCode, GameEnd, Hand, Moves, Paid, Proof, Ranked, Reason, Refusal,
    ServerMessage, Sheet, SheetRow, Welcome, WinEnd, You,
};
pub use table::{Chair, ChairState, Clock, ClockName, Sitter, TableConfig, TableInfo, TableState};
pub use types::typescript;
pub use view::{Meld, SeatShown, Stage, Thrown, View, WinShown, actions, claimed, words};
pub use wall::{Break, Wall};

/// The version of the protocol. Fields and messages may be added without a new number; one that changes its meaning makes one.
pub const PROTOCOL: u32 = 1;

#[cfg(test)]
mod tests;
