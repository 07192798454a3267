//! Fourteen different honours and tiles of a knitted straight (MCR-FORM-4).

use tiles::TileSet;

use super::{IMPOSSIBLE, Shape, is_concealed_14};
use crate::hand::Held;
use crate::{Hand, Reading, Tally};

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

/// How many tiles of each straight are there, a byte for each.
#[inline(always)]
pub(super) fn held(tally: &Tally) -> u64 {
    let kinds = tally.more_than(0).bits();
    let [m, p, s] = [0, 9, 18].map(|shift| (kinds >> shift & 0x1ff) as usize);
    HELD_OF_SUIT[0][m] + HELD_OF_SUIT[1][p] + HELD_OF_SUIT[2][s]
}

/// By suit and the ranks that are there: what they are to each straight.
static HELD_OF_SUIT: [[u64; 512]; 3] = {
    let mut table = [[0; 512]; 3];
    let mut at = 0;
    while at < 3 * 512 {
        let (suit, ranks) = (at / 512, at % 512);
        let mut straight = 0;
        while straight < 6 {
            let wanted = STRAIGHTS[straight].bits() >> (9 * suit) & 0x1ff;
            table[suit][ranks] |= ((wanted & ranks as u64).count_ones() as u64) << (8 * straight);
            straight += 1;
        }
        at += 1;
    }
    table
};

/// The straights, with how many of their tiles are there, of which there are at least so many (a number from
/// -100 to 100).
#[inline(always)]
pub(super) fn straights_with(held: u64, least: i32) -> impl Iterator<Item = (TileSet, u8)> {
    const LANES: u64 = 0x0000_0101_0101_0101;
    // A byte runs into its highest bit if it holds enough; none can run over into the next.
    let mut enough = (held + (0x80 - least) as u64 * LANES) & (0x80 * LANES);
    std::iter::from_fn(move || {
        if enough == 0 {
            return None;
        }
        let straight = enough.trailing_zeros() as usize / 8;
        enough &= enough - 1;
        Some((*STRAIGHTS.get(straight)?, (held >> (8 * straight)) as u8))
    })
}

/// The most tiles of any straight.
pub(super) fn most_held(tally: &Tally) -> u8 {
    straights_with(held(tally), 0).map(|(_, held)| held).max().unwrap_or(0)
}

/// The absent tiles of the straights of which `most` tiles are there.
pub(super) fn absent(tally: &Tally, most: u8) -> TileSet {
    let nearest = straights_with(held(tally), i32::from(most));
    nearest.fold(TileSet::EMPTY, |tiles, (straight, _)| tiles | straight) - tally.more_than(0)
}

#[inline(always)]
pub(crate) fn missing(hand: Held<'_>) -> u8 {
    missing_below(hand, 15)
}

/// The same, but `bound` (15 or less) if it is not below `bound`.
#[inline(always)]
pub(crate) fn missing_below(hand: Held<'_>, bound: u8) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    let honours = (hand.tally.more_than(0) & TileSet::HONOURS).len() as u8;
    let near = straights_with(held(hand.tally), 15 - i32::from(bound) - i32::from(honours));
    near.fold(bound, |best, (_, held)| best.min(14 - (honours + held).min(14)))
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    if missing(hand) == 0 {
        return TileSet::EMPTY;
    }
    absent(hand.tally, most_held(hand.tally)) | (TileSet::HONOURS - hand.tally.more_than(0))
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand.held()) == 0 {
        let mut reading = Reading::new(Shape::LesserKnitted);
        reading.singles = hand.tally.more_than(0);
        found(&reading);
    }
}
