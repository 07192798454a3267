//! Seven pairs of one suit, or of honours; four equal tiles may be two of them (CLA-LIM-5, CLA-RUL-26).

use tiles::{Suit, TileSet};

use super::{IMPOSSIBLE, Shape, is_concealed_14, pairs, useful_by_trial};
use crate::{Hand, Reading};

#[inline(always)]
pub(crate) fn missing(hand: &Hand) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    const GROUPS: [TileSet; 4] = [
        TileSet::suit(Suit::Characters),
        TileSet::suit(Suit::Dots),
        TileSet::suit(Suit::Bamboos),
        TileSet::HONOURS,
    ];
    let draws = |group: TileSet| {
        let (pairs, odd) = pairs::pairs_and_odd(&hand.tally, group);
        pairs::draws(7, pairs, odd)
    };
    GROUPS.into_iter().map(draws).min().unwrap_or(IMPOSSIBLE)
}

pub(crate) fn useful(hand: &Hand) -> TileSet {
    useful_by_trial(hand, missing)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand) == 0 {
        pairs::read(Shape::TwinPairs, hand, found);
    }
}
