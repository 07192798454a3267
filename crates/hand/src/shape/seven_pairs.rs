//! Seven pairs; four equal tiles may be two of them (MCR-FORM-2, SIC-WIN-1).

use tiles::TileSet;

use super::{IMPOSSIBLE, Shape, is_concealed_14, pairs, useful_by_trial};
use crate::{Hand, Reading};

#[inline(always)]
pub(crate) fn missing(hand: &Hand) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    let (pairs, odd) = pairs::pairs_and_odd(&hand.tally, TileSet::PLAYING);
    pairs::draws(7, pairs, odd)
}

pub(crate) fn useful(hand: &Hand) -> TileSet {
    useful_by_trial(hand, missing)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand) == 0 {
        pairs::read(Shape::SevenPairs, hand, found);
    }
}
