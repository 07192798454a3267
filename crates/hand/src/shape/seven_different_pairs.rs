//! Seven pairs of seven different kinds. No ruleset of the five asks for it; riichi players know it.

use tiles::TileSet;

use super::{IMPOSSIBLE, Shape, is_concealed_14, pairs};
use crate::hand::Held;
use crate::{Hand, Reading};

#[inline(always)]
pub(crate) fn missing(hand: Held<'_>) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    let [one, two] = [0, 1].map(|n| hand.tally.more_than(n).len());
    pairs::draws(7 - two, one - two)
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    let [one, two] = [0, 1].map(|n| hand.tally.more_than(n));
    pairs::useful(7 - two.len(), one - two, TileSet::PLAYING - one)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand.held()) == 0 {
        pairs::read(Shape::SevenDifferentPairs, hand, found);
    }
}
