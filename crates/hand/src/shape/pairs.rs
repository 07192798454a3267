//! What the shapes made of pairs share.

use tiles::{Tile, TileSet};

use crate::reading::{Group, GroupKind, Reading};
use crate::{Hand, Shape, Tally};

/// Draws for so many pairs that are open, if there are so many kinds with an odd tile.
#[inline(always)]
pub(super) fn draws(open: u32, odd: u32) -> u8 {
    (2 * open - odd.min(open)) as u8
}

/// Pairs among the kinds in `set`, four equal tiles being two, and the kinds with an odd tile.
#[inline(always)]
pub(super) fn pairs_and_odd(tally: &Tally, set: TileSet) -> (u32, u32) {
    let [ones, twos, fours] = tally.bits.map(|bits| (bits & set.bits()).count_ones());
    (twos + 2 * fours, ones)
}

/// The draws that bring so many open pairs nearer: kinds with an odd tile always, new kinds (and third copies,
/// where `even` has them) only while there are too few odd tiles.
#[inline(always)]
pub(super) fn useful(open: u32, odd: TileSet, even: TileSet) -> TileSet {
    match open {
        0 => TileSet::EMPTY,
        _ if odd.len() < open => odd | even,
        _ => odd,
    }
}

/// The kinds with an odd tile, and those with none or two.
#[inline(always)]
pub(super) fn odd_and_even(tally: &Tally, set: TileSet) -> (TileSet, TileSet) {
    let odd = TileSet::from_bits(tally.bits[0]);
    (odd & set, set - odd - tally.more_than(3))
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
