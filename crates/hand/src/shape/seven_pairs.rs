//! Seven pairs; four equal tiles may be two of them (MCR-FORM-2, SIC-WIN-1).

use tiles::TileSet;

use super::{IMPOSSIBLE, Shape, is_concealed_14, pairs};
use crate::hand::Held;
use crate::{Hand, Reading};

#[inline(always)]
pub(crate) fn missing(hand: Held<'_>) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    let (pairs, odd) = pairs::pairs_and_odd(hand.tally, TileSet::PLAYING);
    pairs::draws(7, pairs, odd)
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    let (pairs, _) = pairs::pairs_and_odd(hand.tally, TileSet::PLAYING);
    let (odd, even) = pairs::odd_and_even(hand.tally, TileSet::PLAYING);
    pairs::useful(7, pairs, odd, even)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand.held()) == 0 {
        pairs::read(Shape::SevenPairs, hand, found);
    }
}
