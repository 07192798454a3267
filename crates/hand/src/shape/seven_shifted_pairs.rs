//! Seven pairs with consecutive numbers in one suit (MCR-FAN-6).

use tiles::TileSet;

use super::{IMPOSSIBLE, Shape, is_concealed_14, pairs};
use crate::hand::Held;
use crate::{Hand, Reading};

/// The seven ranks from 1, 2 or 3 of each suit.
const WINDOWS: [TileSet; 9] = {
    const SEVEN: u64 = 0b111_1111;
    let mut windows = [TileSet::EMPTY; 9];
    let mut n = 0;
    while n < 9 {
        windows[n] = TileSet::from_bits(SEVEN << (n / 3 * 9 + n % 3));
        n += 1;
    }
    windows
};

/// How many tiles of the seven pairs are there.
#[inline(always)]
fn held(hand: Held<'_>, window: TileSet) -> u32 {
    (hand.tally.more_than(0) & window).len() + (hand.tally.more_than(1) & window).len()
}

#[inline(always)]
pub(crate) fn missing(hand: Held<'_>) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    14 - WINDOWS.into_iter().map(|window| held(hand, window)).max().unwrap_or(0) as u8
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    let most = WINDOWS.into_iter().map(|window| held(hand, window)).max().unwrap_or(0);
    let nearest = WINDOWS.into_iter().filter(|&window| held(hand, window) == most);
    nearest.fold(TileSet::EMPTY, |tiles, window| tiles | window) - hand.tally.more_than(1)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand.held()) == 0 {
        pairs::read(Shape::SevenShiftedPairs, hand, found);
    }
}
