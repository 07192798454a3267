//! Concealed natural tiles as sets and a pair: all divisions, suit by suit.
//!
//! A suit is a number with four bits for each rank, so that a step of the search is a subtraction and a shift.
//! A suit that has a tile over, or whose ranks add up wrongly, is seen at once: three equal or consecutive
//! ranks add up to a multiple of three, and so the pair is known but for two others.

mod jokers;
mod lanes;

use arrayvec::ArrayVec;
use tiles::{Tile, TileCounts, TileSet};

use crate::reading::{Group, GroupKind, Groups};
pub use jokers::{divisions_with_jokers, place_jokers};
use lanes::{Lanes, Sets};

/// One way to divide tiles into sets and a pair.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Division {
    /// The kinds of its pungs.
    pub pungs: TileSet,
    /// Three bits for each chow there is, seven of each suit from the lowest: how often it occurs.
    chows: u64,
    /// The kind of its pair.
    pub pair: Tile,
}

/// Calls `found` with each division of these tiles into sets and a pair. Tiles with a joker or a flower among
/// them have none here.
#[inline]
pub fn divisions(tiles: &TileCounts, found: impl FnMut(&Division)) {
    divide(tiles.as_array(), found);
}

/// Whether no other tile than `tile` completes these tiles as sets and a pair, where `tile` is known to do so: by
/// shape, so that a kind of which all four copies are among them counts as well (MCR-WAIT-2), unless it is in `gone`.
pub fn is_only_wait(tiles: &TileCounts, tile: Tile, gone: TileSet) -> bool {
    let Suits { suits, honours } = Suits::of(tiles.as_array());
    let known = gone | TileSet::only(tile);
    // Either one group has a tile over, and the tile makes its pair; or two have two over, and the tile completes the
    // sets of one of them while the pair is in the other. The groups without a tile over are complete.
    let mut open = ArrayVec::<(Packed, usize), 4>::new();
    for (group, first) in suits.into_iter().chain([honours]).zip([0, 9, 18, 27]) {
        match group.over() {
            0 => {}
            1 => return !group.has_other_wait_for_pair(first, known),
            _ => open.push((group, first)),
        }
    }
    let &[one, two] = open.as_slice() else { return false };
    let has_other = |(sets, first): (Packed, usize), (pair, pair_first): (Packed, usize)| {
        sets.has_other_wait_for_sets(first, known) && pair.is_complete_with_pair(pair_first)
    };
    !has_other(one, two) && !has_other(two, one)
}

/// The same as `divisions` for counts that may have a fifth copy.
#[inline]
pub(crate) fn divide(counts: &[u8; Tile::KINDS], found: impl FnMut(&Division)) {
    if counts[Tile::PLAYING_KINDS..].iter().fold(0, |any, &count| any | count) != 0 {
        return;
    }
    let Some((pungs, pair)) = Packed::of(counts, 27, 0).sets() else { return };
    let lanes = Lanes::of(counts);
    let mut divisions = Divisions { pungs: pungs << 27, found: ArrayVec::new() };
    // One over is one too many, two over are a pair: together there is one pair.
    let [m, p, s] = lanes.over();
    match (m | p << 2 | s << 4, pair) {
        (0, Some(pair)) => divisions.add(lanes, usize::from(pair)),
        (over @ (0b10 | 0b1000 | 0b10_0000), None) => divisions.add_pairs(lanes, over.ilog2() as usize / 2),
        _ => {}
    }
    divisions.found.iter().for_each(found);
}

/// The divisions that have been found.
struct Divisions {
    /// The pungs of honours, the same in all.
    pungs: u64,
    /// A hand of 17 tiles has at most six, as a test finds out by trying all suits; a fifth copy adds few.
    found: ArrayVec<Division, 16>,
}

impl Divisions {
    /// Those with the pair in this suit.
    #[inline(always)]
    fn add_pairs(&mut self, lanes: Lanes, suit: usize) {
        let first = lanes.first_pair(suit);
        for rank in [first, first + 3, first + 6] {
            if let Some(rest) = lanes.without_pair(suit, rank) {
                self.add(rest, 9 * suit + rank);
            }
        }
    }

    /// Those with this pair, which is not among the tiles any more.
    #[inline(always)]
    fn add(&mut self, lanes: Lanes, pair: usize) {
        if let (Some(sets), Some(pair)) = (lanes.sets(), Tile::from_index(pair)) {
            self.push(sets, pair);
            if sets.rows() != 0 {
                self.add_rows(sets, pair, u64::MAX);
            }
        }
    }

    /// Those with three equal chows instead of pungs in a row, the lowest of which is among `among`.
    #[cold]
    fn add_rows(&mut self, sets: Sets, pair: Tile, among: u64) {
        let mut rows = sets.rows() & among;
        while rows != 0 {
            let lowest = rows.ilog2();
            rows -= 1 << lowest;
            let with_chows = sets.with_chows(lowest as usize);
            self.push(with_chows, pair);
            self.add_rows(with_chows, pair, (1 << lowest) - 1);
        }
    }

    #[inline(always)]
    fn push(&mut self, sets: Sets, pair: Tile) {
        let pungs = TileSet::from_bits(self.pungs | sets.kinds_of_pungs());
        if !self.found.is_full() {
            self.found.push(Division { pungs, chows: sets.chows, pair });
        }
    }
}

impl Division {
    /// Its chows and then its pungs, each kind in order: whether it is a chow, and the lowest tile.
    #[inline(always)]
    pub fn each_set(&self, mut found: impl FnMut(bool, Tile)) {
        let (mut chows, mut pungs) = (self.chows, self.pungs.bits());
        // One loop: how many of the sets are chows is anybody's guess, how many there are is known by then.
        while chows | pungs != 0 {
            // 21 if there is none left.
            let place = chows.trailing_zeros() / 3;
            let is_chow = chows != 0;
            let pung = u32::from(!is_chow) * pungs.trailing_zeros();
            found(is_chow, LOWEST[(place + pung) as usize & 63]);
            chows -= u64::from(is_chow) << (3 * place);
            pungs &= pungs.wrapping_sub(u64::from(!is_chow));
        }
    }

    /// Its sets in the order of their tiles, and the pair.
    pub fn groups(&self) -> Groups {
        let mut groups = Groups::new();
        self.each_set(|is_chow, tile| {
            groups.push(Group::natural(if is_chow { GroupKind::Chow } else { GroupKind::Pung }, tile));
        });
        groups.sort_unstable_by_key(|group| (group.tile, group.kind == GroupKind::Chow));
        groups.push(Group::natural(GroupKind::Pair, self.pair));
        groups
    }
}

/// The lowest tile of each chow there is, and then of each pung.
const LOWEST: [Tile; 64] = {
    let mut tiles = [Tile::EAST; 64];
    let mut place = 0;
    while place < 21 + Tile::PLAYING_KINDS {
        let index = if place < 21 { place / 7 * 9 + place % 7 } else { place - 21 };
        if let Some(tile) = Tile::from_index(index) {
            tiles[place] = tile;
        }
        place += 1;
    }
    tiles
};

/// The tiles of a hand by suits.
#[derive(Clone, Copy)]
struct Suits {
    suits: [Packed; 3],
    honours: Packed,
}

/// The counts of a suit or of the honours, four bits each.
#[derive(Clone, Copy)]
struct Packed(u64);

impl Suits {
    #[inline(always)]
    fn of(counts: &[u8; Tile::KINDS]) -> Suits {
        let suits = [0, 9, 18].map(|at| Packed::of(counts, at, counts[at + 8]));
        Suits { suits, honours: Packed::of(counts, 27, 0) }
    }
}

impl Packed {
    /// Eight counts that follow each other in memory, and the ninth.
    #[inline(always)]
    fn of(counts: &[u8; Tile::KINDS], at: usize, ninth: u8) -> Packed {
        let mut eight = u64::from_le_bytes(*counts[at..].first_chunk().expect("eight counts follow"));
        if at == 27 {
            // Only seven are honours.
            eight &= u64::MAX >> 8;
        }
        eight = (eight | eight >> 4) & 0x00ff_00ff_00ff_00ff;
        eight = (eight | eight >> 8) & 0x0000_ffff_0000_ffff;
        eight = (eight | eight >> 16) & 0xffff_ffff;
        Packed(eight | u64::from(ninth) << 32)
    }

    /// How many tiles are over when threes are taken away.
    #[inline(always)]
    const fn over(self) -> u64 {
        // The sum of all sixteen digits of base 16 is what is left modulo 15, and 15 is a multiple of three.
        self.0 % 3
    }

    /// The sum of all ranks, counted from 0, modulo three.
    #[inline(always)]
    const fn ranks(self) -> u32 {
        const EVERY_THIRD: u64 = 0x00f0_0f00_f00f;
        let (ones, twos) = (self.0 >> 4 & EVERY_THIRD, self.0 >> 8 & EVERY_THIRD);
        ((ones % 3 + 2 * (twos % 3)) % 3) as u32
    }

    /// Whether the tiles are sets: three equal chows are three pungs, so that at each rank only one or two chows
    /// need to be tried.
    #[inline(always)]
    fn is_sets(self) -> bool {
        let mut left = self.0;
        while left != 0 {
            let chows = (left & 0xf) % 3;
            if left >> 4 & 0xf < chows || left >> 8 & 0xf < chows {
                return false;
            }
            left = (left >> 4) - chows * 0x11;
        }
        true
    }

    /// Whether the tiles of a suit, or of the honours if `first` is 27, are sets and a pair.
    #[inline(always)]
    fn is_complete_with_pair(self, first: usize) -> bool {
        if first == 27 {
            return self.sets().is_some_and(|(_, pair)| pair.is_some());
        }
        self.each_pair().any(|rank| Packed(self.0 - (2 << (4 * rank))).is_sets())
    }

    /// Whether another tile than those `known` makes sets of a group with two over.
    #[inline(always)]
    fn has_other_wait_for_sets(self, first: usize, known: TileSet) -> bool {
        let with = |rank: usize| Packed(self.0 + (1 << (4 * rank)));
        if first == 27 {
            let is_sets = |rank| with(rank).sets().is_some_and(|(_, pair)| pair.is_none());
            return (0..7).any(|rank| !is_in(known, first + rank) && is_sets(rank));
        }
        // The ranks of sets add up to a multiple of three.
        let rank = 2 * self.ranks() as usize % 3;
        [rank, rank + 3, rank + 6].into_iter().any(|rank| !is_in(known, first + rank) && with(rank).is_sets())
    }

    /// Whether another tile than those `known` makes sets and a pair of a group with one over.
    #[inline(always)]
    fn has_other_wait_for_pair(self, first: usize, known: TileSet) -> bool {
        if first == 27 {
            return (0..7).any(|rank| {
                let with = Packed(self.0 + (1 << (4 * rank)));
                !is_in(known, first + rank) && with.is_complete_with_pair(first)
            });
        }
        // The tile pairs with one that is over: the others are sets.
        let over = self.ranks() as usize;
        let pairs = |rank: usize| {
            self.0 >> (4 * rank) & 0xf >= 1
                && !is_in(known, first + rank)
                && Packed(self.0 - (1 << (4 * rank))).is_sets()
        };
        // Or there is a pair, and the tile completes a set.
        let sets = |rank: usize| {
            self.0 >> (4 * rank) & 0xf >= 2
                && Packed(self.0 - (2 << (4 * rank))).has_other_wait_for_sets(first, known)
        };
        [over, over + 3, over + 6].into_iter().any(pairs) || (0..9).any(sets)
    }

    /// The ranks that can be the pair.
    #[inline(always)]
    fn each_pair(self) -> impl Iterator<Item = u32> {
        let first = 2 * self.ranks() % 3;
        [first, first + 3, first + 6].into_iter().filter(move |rank| self.0 >> (4 * rank) & 0xf >= 2)
    }

    /// The pungs and the pair of the honours, if nothing is left over. At most five of a kind.
    #[inline(always)]
    fn sets(self) -> Option<(u64, Option<u8>)> {
        const EACH: u64 = 0x111_1111;
        // All kinds at once: two and three are a pair and a pung, five are both, one and four are neither.
        let [ones, twos, fours] = [self.0 & EACH, self.0 >> 1 & EACH, self.0 >> 2 & EACH];
        let (pungs, pairs) = (ones & (twos | fours), twos & !ones | fours & ones);
        if (ones ^ fours) & !twos & !pungs != 0 || pairs & pairs.wrapping_sub(1) != 0 {
            return None;
        }
        let pair = (pairs != 0).then(|| 27 + pairs.trailing_zeros() as u8 / 4);
        // The lowest bits of seven groups of four, side by side.
        let pungs = (pungs | pungs >> 3) & 0x303_0303;
        let pungs = (pungs | pungs >> 6) & 0xf_000f;
        Some(((pungs | pungs >> 12) & 0x7f, pair))
    }
}

#[inline(always)]
const fn is_in(set: TileSet, index: usize) -> bool {
    set.bits() >> index & 1 == 1
}

impl std::fmt::Debug for Division {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.groups().fmt(f)
    }
}
