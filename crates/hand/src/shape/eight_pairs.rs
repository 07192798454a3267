//! Seven pairs and a triplet of 17 tiles, «eight and a half pairs» (TWN-HAND-3): exactly one kind three
//! times, all others twice or four times.

use tiles::TileSet;

use super::{IMPOSSIBLE, Shape, pairs, useful_by_trial};
use crate::Hand;
use crate::hand::Held;
use crate::reading::{Group, GroupKind, Reading};

#[inline(always)]
pub(crate) fn missing(hand: Held<'_>) -> u8 {
    if !matches!(hand.tally.tiles(), 16 | 17) || hand.declared.sets() > 0 {
        return IMPOSSIBLE;
    }
    let [one, two, three, four] = [0, 1, 2, 3].map(|n| hand.tally.more_than(n).len());
    let (pairs, odd) = pairs::pairs_and_odd(hand.tally, TileSet::PLAYING);
    // The triplet comes from a kind that is there so many times; then the pairs come from the others.
    let from = |there: bool, draws: u8, pairs: u32, odd: u32| {
        if there { draws + pairs::draws(7u32.saturating_sub(pairs), odd) } else { IMPOSSIBLE }
    };
    from(true, 3, pairs, odd)
        .min(from(one > two, 2, pairs, odd.wrapping_sub(1)))
        .min(from(two > three, 1, pairs.wrapping_sub(1), odd))
        .min(from(three > four, 0, pairs.wrapping_sub(1), odd.wrapping_sub(1)))
        .min(from(four > 0, 0, pairs.wrapping_sub(2), odd))
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    useful_by_trial(hand, missing)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand.held()) > 0 || !hand.has_drawn() {
        return;
    }
    let mut reading = Reading::new(Shape::EightPairs);
    let triplet = hand.tally.more_than(2) - hand.tally.more_than(3);
    reading.groups.extend(triplet.map(|tile| Group::natural(GroupKind::Pung, tile)));
    pairs::push_pairs(&mut reading, hand, TileSet::PLAYING - triplet);
    found(&reading);
}
