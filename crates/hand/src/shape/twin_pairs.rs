//! Seven pairs of one suit, or of honours; four equal tiles may be two of them (CLA-LIM-5, CLA-RUL-26).

use tiles::{Suit, TileSet};

use super::{IMPOSSIBLE, Shape, is_concealed_14, pairs};
use crate::hand::Held;
use crate::{Hand, Reading};

const GROUPS: [TileSet; 4] = [
    TileSet::suit(Suit::Characters),
    TileSet::suit(Suit::Dots),
    TileSet::suit(Suit::Bamboos),
    TileSet::HONOURS,
];

#[inline(always)]
pub(crate) fn missing(hand: Held<'_>) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    GROUPS.into_iter().map(|group| draws(hand, group)).min().unwrap_or(IMPOSSIBLE)
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    let best = missing(hand);
    let mut tiles = TileSet::EMPTY;
    for group in GROUPS.into_iter().filter(|&group| draws(hand, group) == best) {
        let (pairs, _) = pairs::pairs_and_odd(hand.tally, group);
        let (odd, even) = pairs::odd_and_even(hand.tally, group);
        tiles |= pairs::useful(7 - pairs, odd, even);
    }
    tiles
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand.held()) == 0 {
        pairs::read(Shape::TwinPairs, hand, found);
    }
}

#[inline(always)]
fn draws(hand: Held<'_>, group: TileSet) -> u8 {
    let (pairs, odd) = pairs::pairs_and_odd(hand.tally, group);
    pairs::draws(7 - pairs, odd)
}
