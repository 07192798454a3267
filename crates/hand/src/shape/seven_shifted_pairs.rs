//! Seven pairs with consecutive numbers in one suit (MCR-FAN-6).

use tiles::TileSet;

use super::{IMPOSSIBLE, Shape, is_concealed_14, pairs, useful_by_trial};
use crate::{Hand, Reading};

#[inline(always)]
pub(crate) fn missing(hand: &Hand) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    const SEVEN: u64 = 0b111_1111;
    let [one, two, ..] = hand.tally.more_than;
    let starts = [0, 1, 2, 9, 10, 11, 18, 19, 20];
    let held = |start: i32| (one >> start & SEVEN).count_ones() + (two >> start & SEVEN).count_ones();
    14 - starts.into_iter().map(held).max().unwrap_or(0) as u8
}

pub(crate) fn useful(hand: &Hand) -> TileSet {
    useful_by_trial(hand, missing)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand) == 0 {
        pairs::read(Shape::SevenShiftedPairs, hand, found);
    }
}
