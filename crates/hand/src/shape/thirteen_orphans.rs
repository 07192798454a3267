//! One of each terminal and honour, and one of them twice (MCR-FORM-3, CLA-LIM-9).

use tiles::TileSet;

use super::{IMPOSSIBLE, Shape, is_concealed_14};
use crate::Hand;
use crate::hand::Held;
use crate::reading::{Group, GroupKind, Reading};

const ORPHANS: TileSet = TileSet::from_bits(TileSet::TERMINALS.bits() | TileSet::HONOURS.bits());

#[inline(always)]
pub(crate) fn missing(hand: Held<'_>) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    let [one, two] = [0, 1].map(|n| hand.tally.more_than(n) & ORPHANS);
    14 - one.len() as u8 - u8::from(!two.is_empty())
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    let [one, two] = [0, 1].map(|n| hand.tally.more_than(n) & ORPHANS);
    // Without a pair any orphan helps, as a new one or as the pair.
    if two.is_empty() { ORPHANS } else { ORPHANS - one }
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand.held()) > 0 {
        return;
    }
    let mut reading = Reading::new(Shape::ThirteenOrphans);
    let twice = hand.tally.more_than(1);
    reading.singles = ORPHANS - twice;
    reading.groups.extend(twice.map(|tile| Group::natural(GroupKind::Pair, tile)));
    found(&reading);
}
