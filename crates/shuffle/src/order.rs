//! Walls and dice.

use tiles::{Dice, Die, Tile, TileCounts, Wall};

use crate::Seed;
use crate::stream::{FEW, MANY, Numbers, Purpose};

/// The wall of a deal: the tiles in play in ascending order, shuffled. The first tile is the first to be drawn, wherever
/// the dice let the wall be broken.
///
/// # Panics
/// If more tiles are in play than the longest wall has; no ruleset has more.
pub fn wall(seed: &Seed, in_play: &TileCounts) -> Wall {
    let mut tiles = [Tile::EAST; Wall::MAX];
    let mut end = 0;
    for (index, &count) in in_play.as_array().iter().enumerate() {
        let kind = Tile::from_index(index).expect("counts have a place for each kind");
        for _ in 0..count {
            tiles[end] = kind;
            end += 1;
        }
    }
    shuffle_into(&mut tiles[..end], seed);
    Wall::new(&tiles[..end], in_play).expect("they are the tiles in play")
}

/// Shuffles tiles that lie in ascending order. Allocates nothing.
pub fn shuffle_into(tiles: &mut [Tile], seed: &Seed) {
    let mut numbers = Numbers::<MANY>::new(seed, Purpose::Wall);
    for last in (1..tiles.len()).rev() {
        let other = numbers.below(last as u32 + 1) as usize;
        tiles.swap(last, other);
    }
}

/// The two throws that break the wall of a deal; where one throw is enough, the first counts.
pub fn dice(seed: &Seed) -> [Dice; 2] {
    let mut numbers = Numbers::new(seed, Purpose::Dice);
    [throw(&mut numbers), throw(&mut numbers)]
}

/// The throws by which players find their seats, as many as they need.
pub fn seating(seed: &Seed) -> impl Iterator<Item = Dice> + use<> {
    let mut numbers = Numbers::new(seed, Purpose::Seating);
    std::iter::repeat_with(move || throw(&mut numbers))
}

fn throw(numbers: &mut Numbers<FEW>) -> Dice {
    let mut die = || Die::new(1 + numbers.below(6) as u8).expect("one to six");
    let first = die();
    Dice::new(first, die())
}
