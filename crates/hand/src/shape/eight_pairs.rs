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
    let from_none = 3 + pairs::draws(7, pairs, odd);
    let from = |there: bool, draws: u8| if there { draws } else { IMPOSSIBLE };
    from_none
        .min(from(one > two, 2 + pairs::draws(7, pairs, odd.saturating_sub(1))))
        .min(from(two > three, 1 + pairs::draws(7, pairs.saturating_sub(1), odd)))
        .min(from(three > four, pairs::draws(7, pairs.saturating_sub(1), odd.saturating_sub(1))))
        .min(from(four > 0, pairs::draws(7, pairs.saturating_sub(2), odd)))
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
