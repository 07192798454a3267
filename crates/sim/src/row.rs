//! What is kept of a deal.

use arrayvec::ArrayVec;
use rules::{EndedBy, FanNo, WinBy};
use tiles::Seat;

/// What is kept of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealRow {
    /// Its number, from 0.
    pub deal: u64,
    /// The number of its wall.
    pub wall: u64,
    /// By how many seats everybody had moved.
    pub rotation: u8,
    /// How it came to its end.
    pub ended_by: EndedBy,
    /// How many decisions were made, passes included.
    pub decisions: u32,
    /// How many tiles were discarded.
    pub discards: u32,
    /// How many tiles were left in the wall.
    pub left: u32,
    /// What is kept of each seat, from East on.
    pub seats: ArrayVec<SeatRow, 4>,
}

/// What is kept of a seat in a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The seat.
    pub seat: Seat,
    /// The number of its bot in the plan.
    pub bot: u8,
    /// What it has won or lost.
    pub points: i32,
    /// Its win, if it has won.
    pub win: Option<WinRow>,
    /// How many of its tiles were won on.
    pub fed: u8,
    /// How many tiles it had discarded when its hand first waited for a tile, by shape; `None` if it never did.
    pub ready_turn: Option<u8>,
    /// How many tiles it has discarded.
    pub discards: u8,
    /// How many sets it has declared, concealed kongs included.
    pub melds: u8,
    /// How often its bot did something wrong.
    pub mishaps: u32,
}

/// What is kept of a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinRow {
    /// What the hand was worth.
    pub value: u32,
    /// How the winning tile was got.
    pub by: WinBy,
    /// Whose tile it was.
    pub from: Option<Seat>,
    /// What was counted, and how many times.
    pub fans: ArrayVec<(FanNo, u8), 24>,
}

impl DealRow {
    /// Who has won, in the order of the seats.
    pub fn wins(&self) -> impl Iterator<Item = &WinRow> {
        self.seats.iter().filter_map(|seat| seat.win.as_ref())
    }

    /// Whether nobody has won.
    pub fn is_draw(&self) -> bool {
        self.wins().next().is_none()
    }
}

impl WinRow {
    /// Whether the winner drew the tile or was dealt it.
    pub fn is_self_draw(&self) -> bool {
        !self.by.is_claim()
    }
}
