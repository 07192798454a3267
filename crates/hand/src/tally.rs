//! Concealed tiles as the look-up tables want them, kept up to date tile by tile.

use std::fmt;

use tiles::{Tile, TileCounts, TileSet, TooManyCopies};

/// The concealed playing tiles and jokers of a hand; flowers have no place here.
///
/// Adding and removing a tile is a handful of instructions, after which the distance is a few look-ups.
///
/// ```
/// use hand::Tally;
/// use tiles::Tile;
/// let mut tally = Tally::new();
/// tally.add(Tile::RED)?;
/// tally.add(Tile::RED)?;
/// assert_eq!((tally.count(Tile::RED), tally.tiles()), (2, 2));
/// assert!(tally.remove(Tile::RED) && !tally.remove(Tile::EAST));
/// # Ok::<(), tiles::TooManyCopies>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// The counts of each suit and of the honours as a number in base 5, the lowest rank first.
    pub(crate) codes: [u32; 4],
    /// Bit *i* of the *n*-th word: there are more than *n* of the kind with index *i*.
    pub(crate) more_than: [u64; 4],
    tiles: u8,
    jokers: u8,
}

/// What a tile of each kind adds to the code of its group.
pub(crate) static WEIGHT: [u32; Tile::PLAYING_KINDS] = {
    let mut weight = [0; Tile::PLAYING_KINDS];
    let mut index = 0;
    while index < weight.len() {
        weight[index] = 5u32.pow(index as u32 % 9);
        index += 1;
    }
    weight
};

impl Tally {
    /// No tile.
    pub const fn new() -> Tally {
        Tally { codes: [0; 4], more_than: [0; 4], tiles: 0, jokers: 0 }
    }

    /// The playing tiles and jokers among `counts`; flowers are left out.
    #[inline]
    pub fn of(counts: &TileCounts) -> Tally {
        let counts = counts.as_array();
        let word = |at: usize| -> u64 {
            u64::from_le_bytes(*counts[at..].first_chunk().expect("eight counts follow"))
        };
        let honours = word(27) & 0x00ff_ffff_ffff_ffff;
        let suit = |at: usize| code(word(at)) + u32::from(counts[at + 8]) * WEIGHT[8];
        let words = [word(0), word(8), word(16), word(24), word(32) & 0xffff];
        let bits = |shift: u32| -> u64 {
            words.iter().enumerate().fold(0, |bits, (n, word)| bits | gather(word >> shift) << (8 * n))
        };
        let (ones, twos, fours) = (bits(0), bits(1), bits(2));
        let jokers = counts[Tile::JOKER.index()];
        Tally {
            codes: [suit(0), suit(9), suit(18), code(honours)],
            more_than: [ones | twos | fours, twos | fours, ones & twos | fours, fours],
            tiles: total(words) + jokers,
            jokers,
        }
    }

    /// Adds a tile.
    ///
    /// # Errors
    /// If four are there already; nothing is changed then.
    ///
    /// # Panics
    /// If it is a flower.
    #[inline]
    pub fn add(&mut self, tile: Tile) -> Result<(), TooManyCopies> {
        if self.count(tile) == 4 {
            return Err(TooManyCopies { tile });
        }
        if tile.is_joker() {
            self.jokers += 1;
            self.tiles += 1;
        } else {
            self.put(tile);
        }
        Ok(())
    }

    /// Takes a tile away; says whether there was one.
    ///
    /// # Panics
    /// If it is a flower.
    #[inline]
    pub fn remove(&mut self, tile: Tile) -> bool {
        if self.count(tile) == 0 {
            return false;
        }
        if tile.is_joker() {
            self.jokers -= 1;
            self.tiles -= 1;
        } else {
            self.take(tile);
        }
        true
    }

    /// How many of a kind there are.
    ///
    /// # Panics
    /// If it is a flower.
    #[inline]
    pub fn count(&self, tile: Tile) -> u8 {
        assert!(!tile.is_flower(), "flowers are not among the concealed tiles");
        if tile.is_joker() {
            return self.jokers;
        }
        self.more_than.iter().map(|bits| (bits >> tile.index() & 1) as u8).sum()
    }

    /// How many tiles there are, jokers included.
    pub const fn tiles(&self) -> u8 {
        self.tiles
    }

    /// How many jokers there are.
    pub const fn jokers(&self) -> u8 {
        self.jokers
    }

    /// How many sets the tiles are meant to make: four for 13 or 14 tiles, three for 10 or 11 …
    pub const fn sets(&self) -> u8 {
        self.tiles / 3
    }

    /// The kinds of which there are more than `n` (0–3); jokers are not among them.
    pub const fn more_than(&self, n: usize) -> TileSet {
        TileSet::from_bits(self.more_than[n])
    }

    /// The kinds that are there, the joker included.
    pub fn kinds(&self) -> TileSet {
        let mut kinds = self.more_than(0);
        if self.jokers > 0 {
            kinds.insert(Tile::JOKER);
        }
        kinds
    }

    /// The tiles as counts.
    pub fn counts(&self) -> TileCounts {
        let tiles = self.more_than.iter().flat_map(|&bits| TileSet::from_bits(bits));
        let jokers = std::iter::repeat_n(Tile::JOKER, usize::from(self.jokers));
        TileCounts::count(tiles.chain(jokers)).expect("a tally never holds a fifth copy")
    }

    /// Adds a playing tile of which there are fewer than four.
    #[inline(always)]
    pub(crate) fn put(&mut self, tile: Tile) {
        let bit = 1 << tile.index();
        let [one, two, three, four] = &mut self.more_than;
        debug_assert!(*four & bit == 0, "a fifth copy");
        *four |= *three & bit;
        *three |= *two & bit;
        *two |= *one & bit;
        *one |= bit;
        self.codes[tile.index() / 9] += WEIGHT[tile.index()];
        self.tiles += 1;
    }

    /// Takes away a playing tile that is there.
    #[inline(always)]
    pub(crate) fn take(&mut self, tile: Tile) {
        let bit = 1 << tile.index();
        let [one, two, three, four] = &mut self.more_than;
        debug_assert!(*one & bit != 0, "no such tile here");
        *one &= !bit | *two;
        *two &= !bit | *three;
        *three &= !bit | *four;
        *four &= !bit;
        self.codes[tile.index() / 9] -= WEIGHT[tile.index()];
        self.tiles -= 1;
    }
}

/// Eight counts as a number in base 5: pairs of bytes, then of pairs, then of fours.
#[inline(always)]
const fn code(counts: u64) -> u32 {
    const BYTES: u64 = 0x00ff_00ff_00ff_00ff;
    const WORDS: u64 = 0x0000_ffff_0000_ffff;
    let pairs = (counts & BYTES) + 5 * (counts >> 8 & BYTES);
    let fours = (pairs & WORDS) + 25 * (pairs >> 16 & WORDS);
    fours as u32 + 625 * (fours >> 32) as u32
}

/// The lowest bit of each byte, as eight bits.
#[inline(always)]
const fn gather(word: u64) -> u64 {
    (word & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The sum of all bytes.
#[inline(always)]
fn total(words: [u64; 5]) -> u8 {
    (words.iter().sum::<u64>().wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

impl fmt::Debug for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tally({})", self.counts())
    }
}
