//! For tests and benchmarks only: random hands from a seed, and the switch for deep runs.
#![forbid(unsafe_code)]

pub mod winning;

use tiles::{Notation, Suit, Tile, TileCounts};

/// Whether the exhaustive and long checks are wanted (`make test-deep`).
pub fn deep() -> bool {
    std::env::var_os("FIVEWINDS_DEEP").is_some()
}

/// `few` in an ordinary run, `many` in a deep one.
pub fn rounds(few: u64, many: u64) -> u64 {
    if deep() { many } else { few }
}

/// The counts of tiles in compact notation.
///
/// # Panics
/// If the text is not tiles, or has a fifth copy.
#[track_caller]
pub fn tiles(text: &str) -> TileCounts {
    let tiles = Notation::Compact.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    TileCounts::count(tiles).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A small random source with a seed (splitmix64): the same on every machine, for ever.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A source that begins with this seed.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Sixty-four random bits.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let a = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let b = (a ^ a >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        b ^ b >> 31
    }

    /// A number below `end`.
    pub const fn below(&mut self, end: usize) -> usize {
        ((self.bits() as u128 * end as u128) >> 64) as usize
    }

    /// So many tiles drawn from a full set.
    pub fn draw(&mut self, tiles: usize, from: &TileCounts) -> TileCounts {
        let mut pool: Vec<Tile> = from.tiles().collect();
        let drawn = (0..tiles).map(|_| pool.swap_remove(self.below(pool.len())));
        TileCounts::count(drawn.collect::<Vec<_>>()).expect("a full set has no fifth copy")
    }

    /// A complete hand of so many sets and a pair without jokers, of which `exchanged` tiles have been
    /// replaced by random ones. Often of one or two suits, where hands are hard to read.
    pub fn near_complete(&mut self, sets: usize, exchanged: usize) -> TileCounts {
        let suits = 1 + self.below(3);
        loop {
            let mut counts = TileCounts::new();
            let built = (0..sets).try_for_each(|_| self.add_set(&mut counts, suits));
            let pair = self.kind(suits);
            if built.and_then(|()| counts.add(pair)).and_then(|()| counts.add(pair)).is_ok() {
                return self.exchange(counts, exchanged);
            }
        }
    }

    fn add_set(&mut self, counts: &mut TileCounts, suits: usize) -> Result<(), tiles::TooManyCopies> {
        let kind = self.kind(suits);
        let tiles = match kind.suit() {
            Some(suit) if self.below(2) == 0 => {
                let rank = 1 + self.below(7) as u8;
                [rank, rank + 1, rank + 2].map(|rank| Tile::suited(suit, rank))
            }
            _ => [kind; 3],
        };
        tiles.into_iter().try_for_each(|tile| counts.add(tile))
    }

    fn kind(&mut self, suits: usize) -> Tile {
        match self.below(8) {
            0 => Tile::honour(1 + self.below(7) as u8),
            _ => Tile::suited(Suit::ALL[self.below(suits)], 1 + self.below(9) as u8),
        }
    }

    fn exchange(&mut self, mut counts: TileCounts, exchanged: usize) -> TileCounts {
        for _ in 0..exchanged {
            let held: Vec<Tile> = counts.tiles().collect();
            counts.remove(held[self.below(held.len())]);
            while counts.add(Tile::from_index(self.below(34)).expect("34 kinds")).is_err() {}
        }
        counts
    }
}
