//! Who pays a Red win.

use crate::rules::opponents;
use crate::score::{Showdown, Transfer, Transfers, Win};

/// The payments for a hand of this value; `None` if it is not said whose tile it was.
pub(super) fn transfers(showdown: &Showdown, win: Win, value: u32) -> Option<Transfers> {
    let clause = match showdown.players {
        2 => "RED-PAY-3",
        3 => "RED-PAY-2",
        _ => "RED-PAY-1",
    };
    let pay = |&from| Transfer { from, points: value as i32, clause };
    let opponents = opponents(showdown.players);
    if !win.by.is_claim() {
        return Some(opponents.iter().map(pay).collect());
    }
    let discarder = opponents.iter().find(|&&seat| Some(seat) == win.from)?;
    Some([pay(discarder)].into_iter().collect())
}
