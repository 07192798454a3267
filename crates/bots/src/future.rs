//! How a deal goes on for somebody who plays his own hand: how long it lasts, which tiles he gets, and what a hand promises
//! by its plans at each turn that is still to come.
//!
//! The numbers are those of deals between club players of all rulesets together; none of them is a ruleset's own.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use tiles::{RelSeat, Tile, TileSet};

use crate::mind::Mind;

/// So many turns are looked ahead.
pub(crate) const TURNS: usize = 24;

/// Something for every turn that is still to come.
pub(crate) type Turns = [f32; TURNS];

/// What is the same for everything that a seat can do.
pub(crate) struct Future {
    /// How many turns there are.
    pub(crate) turns: usize,
    /// The chance that nobody else ends the deal between a turn and the next.
    pub(crate) stays: Turns,
    /// How many turns there are from then on, on the average.
    pub(crate) left: Turns,
    /// How likely the next draw is one of a kind.
    pub(crate) drawn: [f32; Tile::PLAYING_KINDS],
    /// How many of a kind others let go in a turn.
    pub(crate) thrown: [Thrown; Tile::PLAYING_KINDS],
}

/// How many of a kind are let go in a turn, on the average.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Thrown {
    /// By all others.
    pub(crate) by_all: f32,
    /// By the one from whom a chow can be claimed.
    pub(crate) by_left: f32,
}

/// How many of a kind a player throws for each that another draws: by what kind it is, and by how many are unseen. What is
/// in the middle of a suit, or not seen at all, is in somebody's hand and stays there.
#[rustfmt::skip]
const LETS_GO: [[f32; 5]; 5] = [
    [0.0, 1.35, 1.35, 1.20, 0.87], // honours
    [0.0, 1.45, 1.30, 1.10, 0.80], // ends of a suit
    [0.0, 1.20, 1.10, 0.90, 0.67], // next to them
    [0.0, 0.90, 0.85, 0.70, 0.55], // the middle
    [0.0, 1.40, 1.20, 1.05, 0.85], // what he may not keep
];

impl Future {
    pub(crate) fn new(mind: &Mind<'_>) -> Future {
        let public = mind.position.view.public();
        let turns = mind.pace.turns().len().min(TURNS);
        let begun = public.river().len() as f32 / (mind.pace.others + 1.0);
        let (mut stays, mut left) = ([0.0; TURNS], [0.0; TURNS]);
        for (turn, stay) in stays.iter_mut().enumerate().take(turns) {
            *stay = 1.0 - hazard(begun + turn as f32, mind.plans.easy);
        }
        for turn in (0..turns).rev() {
            left[turn] = 1.0 + stays[turn] * left.get(turn + 1).copied().unwrap_or(0.0);
        }
        let drawn = |index: usize| {
            let left = Tile::from_index(index).map_or(0, |tile| mind.position.unseen[tile]);
            f32::from(left) / mind.pace.unseen
        };
        let drawn = std::array::from_fn(drawn);
        Future { turns, stays, left, drawn, thrown: thrown(mind, &drawn) }
    }
}

/// How likely one of the others wins in a turn. Where any hand may win, hands are ready sooner.
fn hazard(turn: f32, easy: f32) -> f32 {
    ((0.02 + 0.012 * easy) * (turn - 4.2 + 0.6 * easy)).clamp(0.0, 0.33)
}

fn thrown(mind: &Mind<'_>, drawn: &[f32; Tile::PLAYING_KINDS]) -> [Thrown; Tile::PLAYING_KINDS] {
    let position = &mind.position;
    let public = position.view.public();
    let mut thrown = [Thrown::default(); Tile::PLAYING_KINDS];
    for other in public.others(position.seat).filter(|&other| !public.shown(other).is_out()) {
        let useless = public.shown(other).forbidden().map_or(TileSet::EMPTY, TileSet::suit);
        let before = mind.pace.others < 1.5 || public.place_of(other, position.seat) == RelSeat::Left;
        for tile in Tile::playing() {
            let sort = match tile.rank() {
                _ if useless.contains(tile) => 4,
                _ if tile.suit().is_none() => 0,
                1 | 9 => 1,
                2 | 8 => 2,
                _ => 3,
            };
            let unseen = usize::from(position.unseen[tile]).min(4);
            let gone = LETS_GO[sort][unseen] * drawn[tile.index()];
            thrown[tile.index()].by_all += gone;
            thrown[tile.index()].by_left += if before { gone } else { 0.0 };
        }
    }
    thrown
}

/// Makes each turn at least as good as another.
pub(crate) fn raise(one: &mut Turns, two: &Turns) {
    one.iter_mut().zip(two).for_each(|(one, two)| *one = one.max(*two));
}

/// A table of what was reckoned before; its keys are bits that need no more than mixing.
pub(crate) type Memo<K, V> = HashMap<K, V, BuildHasherDefault<Mix>>;

/// Mixes the bits of keys, the same on every machine.
#[derive(Default)]
pub(crate) struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}
