//! Seven pairs of seven different kinds. No ruleset of the five asks for it; riichi players know it.

use tiles::TileSet;

use super::{IMPOSSIBLE, Shape, is_concealed_14, pairs, useful_by_trial};
use crate::{Hand, Reading};

#[inline(always)]
pub(crate) fn missing(hand: &Hand) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    let [one, two, ..] = hand.tally.more_than.map(u64::count_ones);
    pairs::draws(7, two, one - two)
}

pub(crate) fn useful(hand: &Hand) -> TileSet {
    useful_by_trial(hand, missing)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand) == 0 {
        pairs::read(Shape::SevenDifferentPairs, hand, found);
    }
}
