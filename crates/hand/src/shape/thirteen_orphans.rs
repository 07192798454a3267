//! One of each terminal and honour, and one of them twice (MCR-FORM-3, CLA-LIM-9).

use tiles::TileSet;

use super::{IMPOSSIBLE, Shape, is_concealed_14, useful_by_trial};
use crate::Hand;
use crate::reading::{Group, GroupKind, Reading};

const ORPHANS: TileSet = TileSet::from_bits(TileSet::TERMINALS.bits() | TileSet::HONOURS.bits());

#[inline(always)]
pub(crate) fn missing(hand: &Hand) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    let [one, two, ..] = hand.tally.more_than.map(|bits| bits & ORPHANS.bits());
    14 - one.count_ones() as u8 - u8::from(two != 0)
}

pub(crate) fn useful(hand: &Hand) -> TileSet {
    useful_by_trial(hand, missing)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand) > 0 {
        return;
    }
    let mut reading = Reading::new(Shape::ThirteenOrphans);
    let twice = hand.tally.more_than(1);
    reading.singles = ORPHANS - twice;
    reading.groups.extend(twice.map(|tile| Group::natural(GroupKind::Pair, tile)));
    found(&reading);
}
