//! Chance from a seed, the same on every machine.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rules::Rules;
use shuffle::Seed;
use tiles::{Tile, Wall};

/// A source of chance (xoshiro256++).
#[derive(Clone, Debug)]
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// A source that begins with this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Sixty-four random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: u32) -> u32 {
        ((u128::from(self.bits()) * u128::from(end)) >> 64) as u32
    }

    /// Puts things into a random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The wall with this number in a series that begins with a seed: shuffled as `docs/shuffle.md` says, with the two numbers
/// as the first sixteen bytes of the seed.
pub fn wall(rules: &Rules, seed: u64, number: u64) -> Wall {
    let mut tiles: Vec<Tile> = rules.tiles.tiles().collect();
    shuffle::shuffle_into(&mut tiles, &wall_seed(seed, number));
    Wall::new(&tiles, &rules.tiles).expect("a shuffled set is a set")
}

fn wall_seed(seed: u64, number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}
