//! What every player does without thinking, and what a claim takes from the hand.

use arrayvec::ArrayVec;
use hand::{Claim, Meld, MeldKind};
use rules::Rules;
use table::{Action, Choices, SeatView, Stage};
use tiles::Tile;

use crate::worth::{Hypothesis, gain};

/// What needs no thought: the only choice, a good win, a flower.
pub(crate) fn forced(rules: &Rules, view: SeatView<'_>, choices: Choices) -> Option<Action> {
    if choices.len() == 1 {
        return choices.nth(0);
    }
    if choices.win() && (!view.public().table().strict || is_good_win(rules, view)) {
        return Some(Action::Win);
    }
    choices.iter().find(|action| matches!(action, Action::Flower(_)))
}

/// Whether a win that anybody may declare is one.
fn is_good_win(rules: &Rules, view: SeatView<'_>) -> bool {
    let mut tally = *view.own().tally();
    let (tile, drawn) = match view.public().stage() {
        Stage::Offer { tile, .. } => (tile, false),
        Stage::Turn { .. } | Stage::Dealing | Stage::Flowers { .. } | Stage::Opening => {
            let Some(tile) = view.own().drawn().or_else(|| tally.kinds().next()) else { return false };
            (tile, true)
        }
        Stage::EighthFlower { .. } | Stage::Over { .. } => return true,
    };
    if tile.is_flower() || !view.own().flowers().is_empty() || !drawn && tally.add(tile).is_err() {
        return tile.is_flower() && !drawn;
    }
    gain(rules, &Hypothesis::of(view), &tally, &view.melds(), tile, drawn).is_some()
}

/// The set that a claim makes.
pub(crate) fn meld(action: Action, claim: Claim) -> Option<Meld> {
    match action {
        Action::Chow(chow) => Some(chow.meld(claim)),
        Action::Pung(pung) => Some(pung.meld(claim)),
        Action::Kong => Meld::new(MeldKind::MeldedKong, &[claim.tile; 4], &[claim.tile; 4], Some(claim)).ok(),
        Action::Pass
        | Action::Forbid(_)
        | Action::Ready
        | Action::Flower(_)
        | Action::Discard(_)
        | Action::OwnKong(_)
        | Action::Win => None,
    }
}

/// The tile that an action discards.
pub(crate) fn discarded(action: Action) -> Option<Tile> {
    if let Action::Discard(tile) = action { Some(tile) } else { None }
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
