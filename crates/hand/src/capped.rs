//! The regular shape beside declared sets, whose tiles can be drawn no more.
//!
//! The tables know of four copies of each kind. Where a declared set holds some of them, the needs of its
//! suit are worked out here, rank by rank, and joined with those of the other groups.

use tiles::{Tile, TileSet};

use crate::hand::Held;
use crate::tables::needs::{MAX_JOKERS, MAX_SETS, NEEDS, merge};
use crate::tables::{FAR, Needs, at, honour_needs, suit_needs};

pub(crate) fn missing(hand: Held<'_>) -> u8 {
    let groups = Groups::of(hand);
    let [m, p, s, z] = groups.needs.each_ref();
    groups.draws(&merge(m, p), &merge(s, z), hand.tally.jokers())
}

pub(crate) fn useful(held: Held<'_>) -> TileSet {
    let (groups, hand) = (Groups::of(held), held.to_hand());
    let [m, p, s, z] = groups.needs.each_ref();
    let (suits, honours) = (merge(m, p), merge(s, z));
    let jokers = hand.tally.jokers();
    let now = groups.draws(&suits, &honours, jokers);
    // What the three groups that do not change need together.
    let others = [merge(p, &honours), merge(m, &honours), merge(&suits, z), merge(&suits, s)];
    let lessens = |tile: &Tile| {
        if tile.is_joker() {
            return groups.draws(&suits, &honours, jokers + 1) < now;
        }
        let group = tile.index() / 9;
        let changed = needs(hand.plus(*tile).held(), group);
        groups.draws(&others[group], &changed, jokers) < now
    };
    hand.drawable().filter(lessens).collect()
}

/// The needs of the four groups of a hand, and what they are to make.
struct Groups {
    needs: [Needs; 4],
    sets: usize,
    /// The most jokers that can be among the concealed tiles.
    jokers: usize,
}

impl Groups {
    fn of(hand: Held<'_>) -> Groups {
        let declared_jokers = hand.declared.tiles()[Tile::JOKER];
        Groups {
            needs: [0, 1, 2, 3].map(|group| needs(hand, group)),
            sets: usize::from(hand.tally.sets()),
            jokers: usize::from(hand.jokers_in_play.saturating_sub(declared_jokers)),
        }
    }

    /// The draws for all sets and the pair with so many jokers held; further jokers may be drawn.
    fn draws(&self, one: &Needs, two: &Needs, held: u8) -> u8 {
        let both = merge(one, two);
        let with = |used: usize| both[at(self.sets, 1, used)] + (used as u8).saturating_sub(held);
        (0..=self.jokers).map(with).min().unwrap_or(FAR)
    }
}

/// The needs of one group: from the tables if no tile of it is declared.
fn needs(hand: Held<'_>, group: usize) -> Needs {
    let ranks = if group == 3 { 7 } else { 9 };
    let kinds = (9 * group..9 * group + ranks).filter_map(Tile::from_index);
    let declared = hand.declared.tiles();
    if kinds.clone().all(|tile| declared[tile] == 0) {
        let class = hand.tally.classes[group];
        return *if group == 3 { honour_needs(class) } else { suit_needs(class) };
    }
    let jokers = if hand.jokers_in_play > 0 { MAX_JOKERS } else { 0 };
    let mut search = Search::new(group < 3, jokers);
    for (rank, tile) in kinds.enumerate() {
        search.next_rank(rank, hand.tally.count(tile), 4 - declared[tile]);
    }
    search.best[0][0][0]
}

/// A walk over the ranks of a group. What is known between two ranks: how many natural tiles the chows
/// begun so far want of the next rank and of the one after it, and for each such demand the least draws.
pub(crate) struct Search {
    /// By natural tiles wanted of this rank, of the next and of the one after it.
    pub(crate) best: [[[Needs; 5]; 5]; 5],
    chows: bool,
    jokers: usize,
}

impl Search {
    pub(crate) fn new(chows: bool, jokers: usize) -> Search {
        let mut best = [[[[FAR; NEEDS]; 5]; 5]; 5];
        best[0][0][0][at(0, 0, 0)] = 0;
        // Jokers may be left over.
        (1..=jokers).for_each(|more| best[0][0][0][at(0, 0, more)] = 0);
        Search { best, chows, jokers }
    }

    /// Goes over a rank (0–8) of which so many tiles are held, and so many can be in hand at all.
    pub(crate) fn next_rank(&mut self, rank: usize, held: u8, room: u8) {
        if self.chows && rank <= 6 {
            for natural in (1..8usize).rev() {
                let wants = [natural & 1, natural >> 1 & 1, natural >> 2];
                self.use_often(Part { wants, sets: 1, pairs: 0, size: 3 });
            }
        }
        for natural in 1..=3 {
            self.use_often(Part { wants: [natural, 0, 0], sets: 1, pairs: 0, size: 3 });
        }
        // Pairs come one to a hand, so using one often does no harm.
        for natural in 1..=2 {
            self.use_often(Part { wants: [natural, 0, 0], sets: 0, pairs: 1, size: 2 });
        }
        self.settle(held, room);
    }

    /// Adds a part to each state as often as it fits; the states grow, so one pass is enough.
    fn use_often(&mut self, part: Part) {
        let [a, b, c] = part.wants;
        let wild = part.size - a - b - c;
        if wild > self.jokers {
            return;
        }
        for one in 0..5 - a {
            for two in 0..5 - b {
                for three in 0..5 - c {
                    let from = self.best[one][two][three];
                    let to = &mut self.best[one + a][two + b][three + c];
                    part.relax(&from, to, wild, self.jokers);
                }
            }
        }
    }

    /// Draws what is wanted of this rank and not held, and moves on.
    fn settle(&mut self, held: u8, room: u8) {
        let mut next = [[[[FAR; NEEDS]; 5]; 5]; 5];
        for wanted in 0..=usize::from(room) {
            let draws = (wanted as u8).saturating_sub(held);
            for two in 0..5 {
                for three in 0..5 {
                    let from = &self.best[wanted][two][three];
                    for (to, from) in next[two][three][0].iter_mut().zip(from) {
                        *to = (*to).min(from + draws);
                    }
                }
            }
        }
        self.best = next;
    }
}

/// A chow, pung or pair: its natural tiles of three ranks; the others are jokers.
struct Part {
    wants: [usize; 3],
    sets: usize,
    pairs: usize,
    size: usize,
}

impl Part {
    fn relax(&self, from: &Needs, to: &mut Needs, wild: usize, most_jokers: usize) {
        for jokers in wild..=most_jokers {
            for pairs in self.pairs..2 {
                for sets in self.sets..=MAX_SETS {
                    let before = from[at(sets - self.sets, pairs - self.pairs, jokers - wild)];
                    let slot = &mut to[at(sets, pairs, jokers)];
                    *slot = (*slot).min(before);
                }
            }
        }
    }
}
