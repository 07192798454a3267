//! Concealed tiles with jokers as sets and a pair: every division once, whichever of its tiles are the
//! jokers.
//!
//! The jokers are shared out among the suits and the honours. How many tiles a part then has says whether the
//! pair is in it, so that few shares are possible. In a suit each joker is tried as each rank; the honours
//! are plain.

use arrayvec::ArrayVec;
use tiles::{Tile, TileCounts};

use super::{Packed, Way, Ways};
use crate::reading::{Group, GroupKind, Groups};

/// No hand with jokers has more tiles.
const TILES_MAX: u32 = 14;

/// No suit has more divisions with so many jokers, as a test finds out by trying them all.
type WaysWithJokers = ArrayVec<Way, 202>;

/// Calls `found` with each division: the sets in the order of their tiles, the pair last, all tiles as if
/// natural.
#[inline]
pub(super) fn divide(tiles: &TileCounts, found: impl FnMut(&Groups)) {
    let counts = tiles.as_array();
    let parts =
        [Packed::of(counts, 0), Packed::of(counts, 9), Packed::of(counts, 18), Packed::honours(counts)];
    let (all, jokers) = (tiles.total(), u32::from(tiles[Tile::JOKER]));
    if all > TILES_MAX || all != jokers + parts.iter().map(|part| part.tiles).sum::<u32>() {
        return;
    }
    // Not from a constant, which would be copied.
    let ways = [(); 4].map(|()| WaysWithJokers::new());
    Search { parts, ways, found }.share(0, jokers, 1);
}

struct Search<F> {
    parts: [Packed; 4],
    ways: [WaysWithJokers; 4],
    found: F,
}

impl<F: FnMut(&Groups)> Search<F> {
    /// Gives the parts from this one on all these jokers and pairs, in every way that may do.
    fn share(&mut self, at: usize, jokers: u32, pairs: u32) {
        let Some(&part) = self.parts.get(at) else {
            if jokers + pairs == 0 {
                self.join();
            }
            return;
        };
        for here in 0..=jokers {
            let with_pair = match (part.tiles + here) % 3 {
                0 => 0,
                1 => continue,
                _ => 1,
            };
            // What is left must have a natural tile to go to.
            let rest: u32 = self.parts[at + 1..].iter().map(|part| part.tiles).sum();
            if with_pair > pairs || (rest == 0 && here < jokers) {
                continue;
            }
            let ways = &mut self.ways[at];
            ways.clear();
            if at < 3 {
                part.suit_ways(here, ways);
            } else {
                honour_ways(part.counts, 0, here, Way { pungs: 0, chows: 0, pair: 9 }, ways);
            }
            if !ways.is_empty() {
                self.share(at + 1, jokers - here, pairs - with_pair);
            }
        }
    }

    /// Every choice of a way for each part.
    fn join(&mut self) {
        let [m, p, s, z] = &self.ways;
        for &m in m {
            for &p in p {
                for &s in s {
                    for &z in z {
                        let mut groups = Groups::new();
                        let sum = [(m, 0), (p, 9), (s, 18), (z, 27)];
                        sum.iter().for_each(|(way, first)| way.push_sets(*first, &mut groups));
                        groups.extend(sum.iter().find_map(|(way, first)| way.pair(*first)));
                        (self.found)(&groups);
                    }
                }
            }
        }
    }
}

impl Packed {
    /// The divisions of a suit with so many jokers.
    #[inline(always)]
    fn suit_ways(self, jokers: u32, ways: &mut WaysWithJokers) {
        match jokers {
            0 => self.add_ways(self, ways),
            _ if self.tiles == 0 => {}
            _ => self.try_ranks(self, jokers, 0, ways),
        }
    }

    /// Tries each rank from this one on for the next joker; `with` has the jokers before it.
    fn try_ranks(self, with: Packed, jokers: u32, from: u32, ways: &mut WaysWithJokers) {
        for rank in from..9 {
            let with = Packed {
                counts: with.counts + (1 << (4 * rank)),
                tiles: with.tiles + 1,
                ranks: with.ranks + rank,
            };
            match jokers {
                1 => self.add_ways(with, ways),
                _ => self.try_ranks(with, jokers - 1, rank, ways),
            }
        }
    }

    /// The divisions of a suit in which these tiles are natural and the others of `with` are jokers.
    #[inline(always)]
    fn add_ways(self, with: Packed, ways: &mut WaysWithJokers) {
        let mut found = Ways::new();
        with.ways(&mut found);
        ways.extend(found.iter().copied().filter(|way| way.is_lawful(self.counts)));
    }

    fn honours(counts: &[u8; Tile::KINDS]) -> Packed {
        let mut honours = Packed { counts: 0, tiles: 0, ranks: 0 };
        for (rank, &count) in counts[27..Tile::PLAYING_KINDS].iter().enumerate() {
            honours.counts |= u64::from(count) << (4 * rank);
            honours.tiles += u32::from(count);
        }
        honours
    }
}

/// The divisions of the honours with so many jokers: pungs and a pair of each kind that is there.
fn honour_ways(counts: u64, rank: u32, jokers: u32, way: Way, ways: &mut WaysWithJokers) {
    let natural = (counts & 0xf) as u32;
    if counts == 0 {
        if jokers == 0 {
            ways.push(way);
        }
        return;
    }
    for (pungs, pair) in [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)] {
        let places = 3 * pungs + 2 * pair;
        let lawful = pungs + pair <= natural && natural <= places && places <= natural + jokers;
        if lawful && (pair == 0 || way.pair == 9) {
            let way = Way {
                pungs: way.pungs | [0, 1, 0x201][pungs as usize] << rank,
                pair: if pair == 1 { rank as u8 } else { way.pair },
                ..way
            };
            honour_ways(counts >> 4, rank + 1, natural + jokers - places, way, ways);
        }
    }
}

impl Way {
    /// Whether no group is of jokers alone (RED-JOKER-3), if the suit has these natural tiles. A pung or a
    /// pair needs one of its rank, a chow one of any of its three ranks; whoever can wait least is served
    /// first.
    #[inline(always)]
    fn is_lawful(self, mut natural: u64) -> bool {
        // Chows without a natural tile so far, begun two ranks ago and one rank ago.
        let (mut older, mut newer) = (0u32, 0u32);
        for rank in 0..9 {
            let urgent = self.pungs_of(rank) + u32::from(self.pair == rank as u8) + older;
            let Some(left) = ((natural & 0xf) as u32).checked_sub(urgent) else { return false };
            (older, newer) =
                (newer.saturating_sub(left), self.chows_of(rank).saturating_sub(left.saturating_sub(newer)));
            natural >>= 4;
        }
        true
    }
}

/// Says where the jokers can be in a division of these tiles: each natural tile takes a place, the lowest
/// first, in a group that has none if there is such a group, and of these in the one that can wait least.
pub fn place_jokers(tiles: &TileCounts, groups: &mut Groups) {
    let all = |kind: GroupKind| (1 << kind.len()) - 1;
    let urgency = |group: &Group| {
        let last = group.tile.index() + if group.kind == GroupKind::Chow { 2 } else { 0 };
        (group.wild != all(group.kind), last)
    };
    groups.iter_mut().for_each(|group| group.wild = all(group.kind));
    for tile in tiles.tiles().filter(|tile| tile.is_playing()) {
        let places = groups.iter_mut().filter_map(|group| Some((place(group, tile)?, group)));
        if let Some((place, group)) = places.min_by_key(|(_, group)| urgency(group)) {
            group.wild &= !(1 << place);
        }
    }
}

/// The first place in a group that a tile can take.
fn place(group: &Group, tile: Tile) -> Option<usize> {
    group.tiles().enumerate().position(|(place, other)| other == tile && group.wild >> place & 1 == 1)
}
