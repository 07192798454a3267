//! Who pays an MCR win.

use tiles::RelSeat;

use crate::WinBy;
use crate::score::{Showdown, Transfer, Transfers};

/// What everybody pays for any win (MCR-PAY-1, MCR-PAY-2).
const BASE: i32 = 8;

/// The payments for a hand of this value; `None` if it is not said whose tile it was.
pub(super) fn transfers(showdown: &Showdown, value: u32) -> Option<Transfers> {
    let win = showdown.win?;
    shares(win.by, win.from, value)
}

/// The same from how the hand was won and whose tile it was.
pub(super) fn shares(by: WinBy, from: Option<RelSeat>, value: u32) -> Option<Transfers> {
    let value = value as i32;
    let opponents = [RelSeat::Right, RelSeat::Across, RelSeat::Left];
    if !by.is_claim() {
        let pay = |from| Transfer { from, points: BASE + value, clause: "MCR-PAY-1" };
        return Some(opponents.into_iter().map(pay).collect());
    }
    let discarder = from?;
    let pay = |from| {
        let points = if from == discarder { BASE + value } else { BASE };
        Transfer { from, points, clause: "MCR-PAY-2" }
    };
    Some(opponents.into_iter().map(pay).collect())
}
