//! Concealed tiles with jokers as sets and a pair: every division once, whichever of its tiles are the jokers.
//!
//! The jokers are shared out among the suits and the honours. How many tiles a part then has says whether the pair
//! is in it, so that few shares are possible. In a suit each joker is tried as each rank; the honours are plain.

use arrayvec::ArrayVec;
use tiles::{Tile, TileCounts};

use crate::reading::{Group, GroupKind, Groups};

/// The counts of a suit or of the honours, four bits each. Jokers make counts of six possible, so that these differ
/// from those without jokers.
#[derive(Clone, Copy)]
struct Part {
    counts: u64,
    tiles: u32,
    /// The sum of all ranks, counted from 0.
    ranks: u32,
}

/// One division of a part.
#[derive(Clone, Copy)]
struct Way {
    /// Bit *r*: a pung of rank *r*. Bit 9 + *r*: a second one.
    pungs: u32,
    /// Three bits for each rank: how many chows begin there.
    chows: u32,
    /// 9 for none.
    pair: u8,
}

/// The divisions of a suit when it is known which tiles the jokers are.
type Ways = ArrayVec<Way, 16>;

/// No hand with jokers has more tiles.
const TILES_MAX: u32 = 14;

/// No suit has more divisions with so many jokers, as a test finds out by trying them all.
type WaysWithJokers = ArrayVec<Way, 202>;

/// Calls `found` with each division of these tiles, jokers among them, into sets and a pair: the sets in the order of
/// their tiles, the pair last. Each division comes once, whichever of its tiles are the jokers, and as if all were
/// natural; [`place_jokers`] says where jokers can be. Tiles with a flower among them, or more than 14, have none.
#[inline]
pub fn divisions_with_jokers(tiles: &TileCounts, found: impl FnMut(&Groups)) {
    let counts = tiles.as_array();
    let parts = [Part::of(counts, 0), Part::of(counts, 9), Part::of(counts, 18), Part::honours(counts)];
    let (all, jokers) = (tiles.total(), u32::from(tiles[Tile::JOKER]));
    if all > TILES_MAX || all != jokers + parts.iter().map(|part| part.tiles).sum::<u32>() {
        return;
    }
    // Not from a constant, which would be copied.
    let ways = [(); 4].map(|()| WaysWithJokers::new());
    Search { parts, ways, found }.share(0, jokers, 1);
}

struct Search<F> {
    parts: [Part; 4],
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

impl Part {
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
    fn try_ranks(self, with: Part, jokers: u32, from: u32, ways: &mut WaysWithJokers) {
        for rank in from..9 {
            let with = Part {
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
    fn add_ways(self, with: Part, ways: &mut WaysWithJokers) {
        let mut found = Ways::new();
        with.ways(&mut found);
        ways.extend(found.iter().copied().filter(|way| way.is_lawful(self.counts)));
    }

    #[inline(always)]
    fn of(counts: &[u8; Tile::KINDS], at: usize) -> Part {
        let mut suit = Part { counts: 0, tiles: 0, ranks: 0 };
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

    fn honours(counts: &[u8; Tile::KINDS]) -> Part {
        let mut honours = Part { counts: 0, tiles: 0, ranks: 0 };
        for (rank, &count) in counts[27..Tile::PLAYING_KINDS].iter().enumerate() {
            honours.counts |= u64::from(count) << (4 * rank);
            honours.tiles += u32::from(count);
        }
        honours
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
    #[inline(always)]
    fn push_sets(self, first: usize, groups: &mut Groups) {
        for rank in 0..9 {
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

    /// Whether no group is of jokers alone (RED-JOKER-3), if the suit has these natural tiles. A pung or a pair needs
    /// one of its rank, a chow one of any of its three ranks; whoever can wait least is served first.
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

#[inline(always)]
fn group(kind: GroupKind, index: usize) -> Group {
    Group::natural(kind, Tile::from_index(index).expect("a playing tile"))
}

/// Says where the jokers can be in a division of these tiles: each natural tile takes a place, the lowest first, in a
/// group that has none if there is such a group, and of these in the one that can wait least.
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
