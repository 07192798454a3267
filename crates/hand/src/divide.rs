//! Concealed natural tiles as sets and a pair: all divisions, suit by suit.
//!
//! A suit is a number with four bits for each rank, so that a step of the search is a subtraction and a shift.
//! A suit that has a tile over, or whose ranks add up wrongly, is seen at once: three equal or consecutive
//! ranks add up to a multiple of three, and so the pair is known but for two others.

mod jokers;

use arrayvec::ArrayVec;
use tiles::{Tile, TileCounts};

use crate::reading::{Group, GroupKind, Groups};
pub use jokers::place_jokers;

/// Calls `found` with each division of these tiles into sets and a pair: the sets in the order of their tiles,
/// the pair last. Tiles with a flower among them have none.
///
/// Jokers stand in for anything, in hands of up to 14 tiles. Each division comes once, whichever of its tiles
/// are the jokers, and as if all were natural; [`place_jokers`] says where jokers can be.
#[inline]
pub fn divisions(tiles: &TileCounts, found: impl FnMut(&Groups)) {
    if tiles[Tile::JOKER] == 0 {
        divide(tiles.as_array(), found);
    } else {
        jokers::divide(tiles, found);
    }
}

/// The same without jokers, for counts that may have a fifth copy.
#[inline]
pub(crate) fn divide(counts: &[u8; Tile::KINDS], mut found: impl FnMut(&Groups)) {
    let Some((honours, pair)) = honours_of(counts) else { return };
    let suits = [Packed::of(counts, 0), Packed::of(counts, 9), Packed::of(counts, 18)];
    let with_pair = suits.iter().filter(|suit| suit.tiles % 3 == 2).count() + usize::from(pair.is_some());
    if with_pair != 1 || suits.iter().any(|suit| suit.tiles % 3 == 1) || counts[34..].iter().any(|&n| n > 0) {
        return;
    }
    let mut ways = [const { Ways::new_const() }; 3];
    for (suit, ways) in suits.iter().zip(&mut ways) {
        suit.ways(ways);
        if ways.is_empty() {
            return;
        }
    }
    for &m in &ways[0] {
        for &p in &ways[1] {
            for &s in &ways[2] {
                let mut groups = Groups::new();
                m.push_sets(0, &mut groups);
                p.push_sets(9, &mut groups);
                s.push_sets(18, &mut groups);
                groups.extend(honours.iter().copied());
                let pairs = [m.pair(0), p.pair(9), s.pair(18), pair];
                groups.extend(pairs.into_iter().flatten());
                found(&groups);
            }
        }
    }
}

/// The pungs and the pair of the honours, if nothing is left over.
#[inline(always)]
fn honours_of(counts: &[u8; Tile::KINDS]) -> Option<(ArrayVec<Group, 5>, Option<Group>)> {
    let (mut pungs, mut pair) = (ArrayVec::new(), None);
    for (index, &count) in counts.iter().enumerate().take(Tile::PLAYING_KINDS).skip(27) {
        match count {
            0 => {}
            2 if pair.is_none() => pair = Some(group(GroupKind::Pair, index)),
            3 => pungs.try_push(group(GroupKind::Pung, index)).ok()?,
            _ => return None,
        }
    }
    Some((pungs, pair))
}

/// The counts of a suit, four bits each.
#[derive(Clone, Copy)]
struct Packed {
    counts: u64,
    tiles: u32,
    /// The sum of all ranks, counted from 0.
    ranks: u32,
}

/// One division of a suit.
#[derive(Clone, Copy)]
struct Way {
    /// Bit *r*: a pung of rank *r*. Bit 9 + *r*: a second one, which only jokers make possible.
    pungs: u32,
    /// Three bits for each rank: how many chows begin there.
    chows: u32,
    /// 9 for none.
    pair: u8,
}

/// A suit of 17 tiles has at most six divisions, as a test finds out by trying them all; a fifth copy adds few.
type Ways = ArrayVec<Way, 16>;

impl Packed {
    #[inline(always)]
    fn of(counts: &[u8; Tile::KINDS], at: usize) -> Packed {
        let mut suit = Packed { counts: 0, tiles: 0, ranks: 0 };
        for rank in 0..9u32 {
            let count = counts[at + rank as usize];
            suit.counts |= u64::from(count) << (4 * rank);
            suit.tiles += u32::from(count);
            suit.ranks += u32::from(count) * rank;
        }
        suit
    }

    #[inline(always)]
    fn ways(self, ways: &mut Ways) {
        if self.tiles.is_multiple_of(3) {
            if self.ranks.is_multiple_of(3) {
                sets(self.counts, 0, Way { pungs: 0, chows: 0, pair: 9 }, ways);
            }
            return;
        }
        let mut rank = 2 * self.ranks % 3;
        while rank < 9 {
            if self.counts >> (4 * rank) & 0xf >= 2 {
                let rest = self.counts - (2 << (4 * rank));
                sets(rest, 0, Way { pungs: 0, chows: 0, pair: rank as u8 }, ways);
            }
            rank += 3;
        }
    }
}

/// Takes sets off the lowest rank: no pung, one or two, and all else chows.
fn sets(counts: u64, rank: u32, way: Way, ways: &mut Ways) {
    if counts == 0 {
        ways.push(way);
        return;
    }
    let skip = counts.trailing_zeros() / 4;
    let (counts, rank) = (counts >> (4 * skip), rank + skip);
    let lowest = counts & 0xf;
    let mut with_chows = |chows: u64, way: Way| {
        if counts >> 4 & 0xf >= chows && counts >> 8 & 0xf >= chows {
            let way = Way { chows: way.chows | (chows as u32) << (3 * rank), ..way };
            sets(((counts - lowest) >> 4) - chows * 0x11, rank + 1, way, ways);
        }
    };
    if lowest >= 3 {
        with_chows(lowest - 3, Way { pungs: way.pungs | 1 << rank, ..way });
        if lowest >= 6 {
            with_chows(lowest - 6, Way { pungs: way.pungs | 0x201 << rank, ..way });
        }
    }
    with_chows(lowest, way);
}

impl Way {
    #[inline(always)]
    fn push_sets(self, first: usize, groups: &mut Groups) {
        let mut sets = self.pungs & 0x1ff | chow_ranks(self.chows);
        while sets != 0 {
            let rank = sets.trailing_zeros();
            sets &= sets - 1;
            for _ in 0..self.pungs_of(rank) {
                groups.push(group(GroupKind::Pung, first + rank as usize));
            }
            for _ in 0..self.chows_of(rank) {
                groups.push(group(GroupKind::Chow, first + rank as usize));
            }
        }
    }

    #[inline(always)]
    fn pungs_of(self, rank: u32) -> u32 {
        (self.pungs >> rank & 1) + (self.pungs >> (9 + rank) & 1)
    }

    #[inline(always)]
    fn chows_of(self, rank: u32) -> u32 {
        self.chows >> (3 * rank) & 7
    }

    #[inline(always)]
    fn pair(self, first: usize) -> Option<Group> {
        (self.pair < 9).then(|| group(GroupKind::Pair, first + usize::from(self.pair)))
    }
}

/// The ranks at which a chow begins, as bits.
#[inline(always)]
const fn chow_ranks(chows: u32) -> u32 {
    let any = (chows | chows >> 1 | chows >> 2) & 0o1_111_111;
    let mut ranks = 0;
    let mut rank = 0;
    while rank < 7 {
        ranks |= (any >> (3 * rank) & 1) << rank;
        rank += 1;
    }
    ranks
}

#[inline(always)]
fn group(kind: GroupKind, index: usize) -> Group {
    Group::natural(kind, Tile::from_index(index).expect("a playing tile"))
}
