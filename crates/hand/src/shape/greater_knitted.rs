//! All seven honours and seven tiles of a knitted straight (MCR-FAN-20).

use tiles::TileSet;

use super::lesser_knitted::{STRAIGHTS, held};
use super::{IMPOSSIBLE, Shape, is_concealed_14, useful_by_trial};
use crate::{Hand, Reading};

#[inline(always)]
pub(crate) fn missing(hand: &Hand) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    let honours = (hand.tally.more_than[0] & TileSet::HONOURS.bits()).count_ones();
    let knitted = STRAIGHTS.into_iter().map(|straight| held(hand, straight)).max().unwrap_or(0);
    14 - (honours + knitted.min(7)) as u8
}

pub(crate) fn useful(hand: &Hand) -> TileSet {
    useful_by_trial(hand, missing)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand) == 0 {
        let mut reading = Reading::new(Shape::GreaterKnitted);
        reading.singles = hand.tally.more_than(0);
        found(&reading);
    }
}
