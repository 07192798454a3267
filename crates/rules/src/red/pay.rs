//! Who pays a Red win.

use tiles::RelSeat;

use crate::rules::opponents;
use crate::score::{Showdown, Transfer, Transfers, Win, WinBy};

/// The payments for a hand of this value; `None` if it is not said whose tile it was.
pub(super) fn transfers(showdown: &Showdown, win: Win, value: u32) -> Option<Transfers> {
    shares(showdown.players, win.by, win.from, value)
}

/// The same from how the hand was won and whose tile it was.
pub(super) fn shares(players: u8, by: WinBy, from: Option<RelSeat>, value: u32) -> Option<Transfers> {
    let clause = match players {
        2 => "RED-PAY-3",
        3 => "RED-PAY-2",
        _ => "RED-PAY-1",
    };
    let pay = |&from| Transfer { from, points: value as i32, clause };
    let opponents = opponents(players);
    if !by.is_claim() {
        return Some(opponents.iter().map(pay).collect());
    }
    let discarder = opponents.iter().find(|&&seat| Some(seat) == from)?;
    Some([pay(discarder)].into_iter().collect())
}
