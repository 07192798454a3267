//! What the shapes made of pairs share.

use tiles::{Tile, TileSet};

use crate::reading::{Group, GroupKind, Reading};
use crate::{Hand, Shape, Tally};

/// Draws for `wanted` pairs if there are `pairs` and, besides, `odd` kinds with an odd tile.
#[inline(always)]
pub(super) fn draws(wanted: u32, pairs: u32, odd: u32) -> u8 {
    let open = wanted.saturating_sub(pairs);
    (2 * open - odd.min(open)) as u8
}

/// Pairs among the kinds in `set`, four equal tiles being two, and the kinds with an odd tile.
#[inline(always)]
pub(super) fn pairs_and_odd(tally: &Tally, set: TileSet) -> (u32, u32) {
    let count = |n: usize| (tally.more_than[n] & set.bits()).count_ones();
    let [one, two, three, four] = [count(0), count(1), count(2), count(3)];
    (two + four, one - two + three - four)
}

/// The one way to read seven pairs: every kind twice or four times.
pub(super) fn read(shape: Shape, hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    let mut reading = Reading::new(shape);
    push_pairs(&mut reading, hand, TileSet::PLAYING);
    found(&reading);
}

/// Adds the pairs among `kinds`.
pub(super) fn push_pairs(reading: &mut Reading, hand: &Hand, kinds: TileSet) {
    let pairs = |tile: Tile| std::iter::repeat_n(tile, usize::from(hand.tally.count(tile) / 2));
    reading.groups.extend(kinds.flat_map(pairs).map(|tile| Group::natural(GroupKind::Pair, tile)));
}
