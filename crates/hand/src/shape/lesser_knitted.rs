//! Fourteen different honours and tiles of a knitted straight (MCR-FORM-4).

use tiles::TileSet;

use super::{IMPOSSIBLE, Shape, is_concealed_14, useful_by_trial};
use crate::{Hand, Reading};

/// The nine tiles of each of the six knitted straights: 1-4-7 of one suit, 2-5-8 of another, 3-6-9 of the
/// third.
pub(super) const STRAIGHTS: [TileSet; 6] = {
    const STEP: u64 = 0b001_001_001;
    const fn straight(m: u32, p: u32, s: u32) -> TileSet {
        TileSet::from_bits(STEP << m | STEP << (9 + p) | STEP << (18 + s))
    }
    [
        straight(0, 1, 2),
        straight(0, 2, 1),
        straight(1, 0, 2),
        straight(1, 2, 0),
        straight(2, 0, 1),
        straight(2, 1, 0),
    ]
};

/// How many tiles of the straight are there.
#[inline(always)]
pub(super) fn held(hand: &Hand, straight: TileSet) -> u32 {
    (hand.tally.more_than[0] & straight.bits()).count_ones()
}

#[inline(always)]
pub(crate) fn missing(hand: &Hand) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    let honours = (hand.tally.more_than[0] & TileSet::HONOURS.bits()).count_ones();
    let knitted = STRAIGHTS.into_iter().map(|straight| held(hand, straight)).max().unwrap_or(0);
    14 - (honours + knitted).min(14) as u8
}

pub(crate) fn useful(hand: &Hand) -> TileSet {
    useful_by_trial(hand, missing)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand) == 0 {
        let mut reading = Reading::new(Shape::LesserKnitted);
        reading.singles = hand.tally.more_than(0);
        found(&reading);
    }
}
