//! Who pays a Sichuan win.

use tiles::RelSeat;

use crate::score::{Fact, Showdown, Transfer, Transfers, WinBy};

/// What is added to the value of a win from the wall, after the table and not limited by it (SIC-PAY-2).
const FROM_THE_WALL: i32 = 1;

/// The payments for a hand of this value; `None` if it is not said whose tile it was.
pub(super) fn transfers(showdown: &Showdown, value: u32) -> Option<Transfers> {
    let (win, value) = (showdown.win?, value as i32);
    let in_play =
        OPPONENTS.into_iter().filter(|&(_, is_out)| !showdown.is(is_out)).map(|(opponent, _)| opponent);
    if !win.by.is_claim() {
        let pay = |from| Transfer { from, points: value + FROM_THE_WALL, clause: "SIC-PAY-2" };
        return Some(in_play.map(pay).collect());
    }
    let owner = win.from?;
    let clause = if win.by == WinBy::RobKong { "SIC-PAY-3" } else { "SIC-PAY-1" };
    let pay = |from| Transfer { from, points: value, clause };
    Some(in_play.filter(|&opponent| opponent == owner).map(pay).collect())
}

/// The opponents, each with the fact that he is out and neither pays nor receives (SIC-AFTER-3).
const OPPONENTS: [(RelSeat, Fact); 3] =
    [(RelSeat::Right, Fact::WonRight), (RelSeat::Across, Fact::WonAcross), (RelSeat::Left, Fact::WonLeft)];
