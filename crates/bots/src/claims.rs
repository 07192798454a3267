//! What every player does without thinking, and what a claim takes from the hand.

use arrayvec::ArrayVec;
use table::{Action, Choices};
use tiles::Tile;

/// The only choice, or a win.
pub(crate) fn forced(choices: Choices) -> Option<Action> {
    match choices.len() {
        1 => choices.nth(0),
        _ => choices.win().then_some(Action::Win),
    }
}

/// The tiles that leave the hand for a set with this tile; `None` for what takes no tile.
pub(crate) fn from_hand(action: Action, claimed: Tile) -> Option<ArrayVec<Tile, 3>> {
    match action {
        Action::Chow(chow) => Some(chow.from_hand(claimed)?.into_iter().collect()),
        Action::Pung(pung) => {
            let kind = |place: u8| if place < pung.jokers() { Tile::JOKER } else { claimed };
            Some((0..2).map(kind).collect())
        }
        Action::Kong => Some([claimed; 3].into_iter().collect()),
        Action::Pass
        | Action::Forbid(_)
        | Action::Ready
        | Action::Flower(_)
        | Action::Discard(_)
        | Action::OwnKong(_)
        | Action::Win => None,
    }
}
