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
    let [ones, twos, fours] = hand.tally.bits.map(u64::count_ones);
    // Fourteen tiles are seven pairs at the most.
    pairs::draws(7 - twos - 2 * fours, ones)
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    let (pairs, _) = pairs::pairs_and_odd(hand.tally, TileSet::PLAYING);
    let (odd, even) = pairs::odd_and_even(hand.tally, TileSet::PLAYING);
    pairs::useful(7 - pairs, odd, even)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand.held()) == 0 {
        pairs::read(Shape::SevenPairs, hand, found);
    }
}
