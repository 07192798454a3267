//! All seven honours and seven tiles of a knitted straight (MCR-FAN-20).

use tiles::TileSet;

use super::lesser_knitted::{absent, most_held};
use super::{IMPOSSIBLE, Shape, is_concealed_14};
use crate::hand::Held;
use crate::{Hand, Reading};

#[inline(always)]
pub(crate) fn missing(hand: Held<'_>) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    let honours = (hand.tally.more_than(0) & TileSet::HONOURS).len();
    14 - honours as u8 - most_held(hand.tally).min(7)
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    let most = most_held(hand.tally);
    let knitted = if most < 7 { absent(hand.tally, most) } else { TileSet::EMPTY };
    knitted | (TileSet::HONOURS - hand.tally.more_than(0))
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand.held()) == 0 {
        let mut reading = Reading::new(Shape::GreaterKnitted);
        reading.singles = hand.tally.more_than(0);
        found(&reading);
    }
}
