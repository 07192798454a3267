//! The regular shape beside declared sets, whose tiles can be drawn no more.
//!
//! The tables know of four copies of each kind, so that they give the least number of draws that there can be.
//! Nearly always it can be had without the tiles of the declared sets: a short search finds such draws. Where it
//! finds none, the needs of the suits with declared tiles are worked out rank by rank.

use tiles::{Tile, TileSet};

use crate::hand::Held;
use crate::shape::regular::{self, Drawn};
use crate::tables::needs::{MAX_SETS, NEEDS, merge};
use crate::tables::{FAR, Needs, at, honour_needs, suit_needs};

pub(crate) fn missing(hand: Held<'_>) -> u8 {
    let least = Draws::of(hand).least(hand);
    if Draws::of(hand).find(hand, least).is_some() { least } else { Groups::of(hand).draws() }
}

pub(crate) fn useful(held: Held<'_>) -> TileSet {
    let (hand, now) = (held.to_hand(), missing(held));
    // All tiles of one choice of draws are useful: any of them may come first.
    let mut tiles = Draws::of(held).find(held, now).unwrap_or(TileSet::EMPTY);
    for tile in held.drawable() {
        if tiles.contains(tile) {
            continue;
        }
        let after = hand.plus(tile);
        let mut draws = Draws::of(held);
        let least = draws.least(after.held());
        if least >= now {
            continue;
        }
        match draws.find(after.held(), least) {
            Some(more) => tiles |= more | TileSet::only(tile),
            None if Groups::with(after.held(), draws.sets).draws() < now => tiles.insert(tile),
            None => {}
        }
    }
    tiles
}

/// A search for draws that complete a hand without a fifth copy of any kind.
struct Draws {
    sets: u8,
    /// The most jokers that can be among the concealed tiles.
    jokers: u8,
    /// How many more hands to look at: a fruitless search would try every order of many draws.
    patience: u8,
}

impl Draws {
    fn of(hand: Held<'_>) -> Draws {
        Draws { sets: hand.tally.sets(), jokers: jokers_in_hand(hand), patience: 40 }
    }

    /// The least number of draws that there can be.
    fn least(&self, hand: Held<'_>) -> u8 {
        regular::missing_concealed(hand.tally, self.sets, self.jokers)
    }

    /// The kinds of so many draws that complete the hand, if the search finds some; `count` is the least number.
    fn find(&mut self, hand: Held<'_>, count: u8) -> Option<TileSet> {
        if count == 0 {
            return Some(TileSet::EMPTY);
        }
        self.patience = self.patience.checked_sub(1)?;
        let drawn = Drawn::of(&hand.tally.regular);
        let nearer = regular::useful_concealed(hand.tally, self.sets, self.jokers, &drawn) & hand.drawable();
        let declared = hand.declared.kinds();
        let hand = hand.to_hand();
        // What lies in no declared set cannot run out, so it is tried first.
        (nearer - declared).chain(nearer & declared).find_map(|tile| {
            let rest = self.find(hand.plus(tile).held(), count - 1)?;
            Some(rest | TileSet::only(tile))
        })
    }
}

fn jokers_in_hand(hand: Held<'_>) -> u8 {
    hand.jokers_in_play.saturating_sub(hand.declared.tiles()[Tile::JOKER])
}

/// The needs of the four groups of a hand, and what they are to make.
struct Groups {
    needs: [Needs; 4],
    sets: u8,
    jokers: u8,
    held_jokers: u8,
}

impl Groups {
    fn of(hand: Held<'_>) -> Groups {
        Groups::with(hand, hand.tally.sets())
    }

    fn with(hand: Held<'_>, sets: u8) -> Groups {
        let jokers = jokers_in_hand(hand);
        let needs = [0, 1, 2, 3].map(|group| needs(hand, group, jokers));
        Groups { needs, sets, jokers, held_jokers: hand.tally.jokers() }
    }

    /// The draws for all sets and the pair; jokers may be drawn like any tile.
    fn draws(&self) -> u8 {
        let [m, p, s, z] = &self.needs;
        let all = merge(&merge(m, p), &merge(s, z));
        let with = |used: u8| {
            all[at(usize::from(self.sets), 1, usize::from(used))] + used.saturating_sub(self.held_jokers)
        };
        (0..=self.jokers).map(with).min().unwrap_or(FAR)
    }
}

/// The needs of one group: from the tables if no tile of it is declared.
fn needs(hand: Held<'_>, group: usize, jokers: u8) -> Needs {
    let ranks = if group == 3 { 7 } else { 9 };
    let kinds = (9 * group..9 * group + ranks).filter_map(Tile::from_index);
    let declared = hand.declared.tiles();
    if kinds.clone().all(|tile| declared[tile] == 0) {
        let class = hand.tally.regular.classes[group];
        return *if group == 3 { honour_needs(class) } else { suit_needs(class) };
    }
    let mut search = Search::new(group < 3, usize::from(jokers));
    for (rank, tile) in kinds.enumerate() {
        search.next_rank(rank, hand.tally.count(tile), 4 - declared[tile]);
    }
    *search.needs()
}

/// A walk over the ranks of a group. What is known between two ranks: how many natural tiles the chows
/// begun so far want of the next rank and of the one after it, and for each such demand the least draws.
pub(crate) struct Search {
    /// By natural tiles wanted of this rank, of the next and of the one after it; `None` if that cannot be.
    best: [[[Option<Needs>; 5]; 5]; 5],
    chows: bool,
    jokers: usize,
}

impl Search {
    pub(crate) fn new(chows: bool, jokers: usize) -> Search {
        let mut best = [[[None; 5]; 5]; 5];
        let mut nothing = [FAR; NEEDS];
        // Jokers may be left over.
        (0..=jokers).for_each(|jokers| nothing[at(0, 0, jokers)] = 0);
        best[0][0][0] = Some(nothing);
        Search { best, chows, jokers }
    }

    /// The needs, when all ranks have been gone over.
    pub(crate) fn needs(&self) -> &Needs {
        self.best[0][0][0].as_ref().expect("to make no set is always possible")
    }

    /// Goes over a rank (0–8) of which so many tiles are held, and so many can be in hand at all.
    pub(crate) fn next_rank(&mut self, rank: usize, held: u8, room: u8) {
        if self.chows && rank <= 6 {
            for natural in (1..8usize).rev() {
                let wants = [natural & 1, natural >> 1 & 1, natural >> 2];
                self.use_often(Part { wants, sets: 1, pairs: 0, size: 3 }, room);
            }
        }
        for natural in 1..=3 {
            self.use_often(Part { wants: [natural, 0, 0], sets: 1, pairs: 0, size: 3 }, room);
        }
        // Pairs come one to a hand, so using one often does no harm.
        for natural in 1..=2 {
            self.use_often(Part { wants: [natural, 0, 0], sets: 0, pairs: 1, size: 2 }, room);
        }
        self.settle(held, room);
    }

    /// Adds a part to each state as often as it fits; the states grow, so one pass is enough.
    fn use_often(&mut self, part: Part, room: u8) {
        let [a, b, c] = part.wants;
        let wild = part.size - a - b - c;
        if wild > self.jokers {
            return;
        }
        for one in 0..(usize::from(room) + 1).saturating_sub(a) {
            for two in 0..5 - b {
                for three in 0..5 - c {
                    let Some(from) = self.best[one][two][three] else { continue };
                    let to = self.best[one + a][two + b][three + c].get_or_insert([FAR; NEEDS]);
                    part.relax(&from, to, wild, self.jokers);
                }
            }
        }
    }

    /// Draws what is wanted of this rank and not held, and moves on.
    fn settle(&mut self, held: u8, room: u8) {
        let mut next = [[[None::<Needs>; 5]; 5]; 5];
        let used = at(0, 0, self.jokers + 1);
        for (wanted, states) in self.best.iter().enumerate().take(usize::from(room) + 1) {
            let draws = (wanted as u8).saturating_sub(held);
            let pairs = states.iter().flatten().zip(next.iter_mut().flatten());
            for (from, to) in pairs.filter_map(|(from, to)| Some((from.as_ref()?, &mut to[0]))) {
                let to = to.get_or_insert([FAR; NEEDS]);
                for (to, from) in to[..used].iter_mut().zip(from) {
                    *to = (*to).min(from + draws);
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
