//! Concealed tiles as the look-up tables want them, kept up to date tile by tile.

use std::fmt;

use tiles::{Tile, TileCounts, TileSet, TooManyCopies};

use crate::shape::regular;
use crate::tables::{Code, EMPTY, RANK_WEIGHT, class};

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
    pub(crate) regular: RegularTally,
    /// The counts as binary numbers: bit *i* of the words is worth 1, 2 and 4 of the kind with index *i*.
    pub(crate) bits: [u64; 3],
}

/// The part of a tally that the regular shape needs, for programs that ask for nothing else.
///
/// It knows the distance, not which tiles it is made of, and costs a quarter less to keep up to date.
///
/// ```
/// use hand::{RegularTally, Shape, ShapeSet, Tally};
/// # let counts = tiles::TileCounts::count(tiles::Notation::Compact.parse("123m456p789s1122z").unwrap()).unwrap();
/// let mut tally = RegularTally::of(&counts);
/// assert_eq!(tally.distance(), 0);
/// tally.add_unchecked(tiles::Tile::EAST);
/// assert_eq!(tally.distance(), -1);
/// assert_eq!(Tally::of(&counts).distance(ShapeSet::only(Shape::Regular)), 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RegularTally {
    /// The codes of the three suits and of the honours.
    pub(crate) codes: [Code; 4],
    /// The classes of these codes.
    pub(crate) classes: [u8; 4],
    /// How many tiles there are, and 256 more for each joker among them.
    pub(crate) size: u16,
}

/// What a joker adds to the size of a tally.
const ONE_JOKER: u16 = 0x101;

/// What a tally has to know of a kind.
#[derive(Clone, Copy)]
struct Kind {
    bit: u64,
    /// What a tile adds to the code of its group.
    weight: Code,
    group: Group,
}

#[derive(Clone, Copy)]
enum Group {
    Characters,
    Dots,
    Bamboos,
    Honours,
}

/// By index; as long as a byte can count, so that no index needs a check.
const KINDS: [Kind; 256] = {
    let groups = [Group::Characters, Group::Dots, Group::Bamboos, Group::Honours];
    let mut kinds = [Kind { bit: 0, weight: 0, group: Group::Honours }; 256];
    let mut index = 0;
    while index < Tile::PLAYING_KINDS {
        kinds[index] = Kind { bit: 1 << index, weight: RANK_WEIGHT[index % 9], group: groups[index / 9] };
        index += 1;
    }
    kinds
};

impl Tally {
    /// No tile.
    pub fn new() -> Tally {
        Tally { regular: RegularTally::new(), bits: [0; 3] }
    }

    /// The playing tiles and jokers among `all`; flowers are left out.
    #[inline(always)]
    pub fn of(all: &TileCounts) -> Tally {
        let words = words(all.as_array());
        let bits = |shift: u32| -> u64 {
            words.iter().enumerate().fold(0, |bits, (n, word)| bits | gather(word >> shift) << (8 * n))
        };
        Tally { regular: RegularTally::of(all), bits: [bits(0), bits(1), bits(2)] }
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
        if tile.is_playing() {
            if self.more_than(3).contains(tile) {
                return Err(TooManyCopies { tile });
            }
            self.add_unchecked(tile);
            return Ok(());
        }
        assert!(tile.is_joker(), "flowers are not among the concealed tiles");
        if self.jokers() == 4 {
            return Err(TooManyCopies { tile });
        }
        self.regular.size += ONE_JOKER;
        Ok(())
    }

    /// Takes a tile away; says whether there was one.
    ///
    /// # Panics
    /// If it is a flower.
    #[inline]
    pub fn remove(&mut self, tile: Tile) -> bool {
        if tile.is_playing() {
            let there = self.more_than(0).contains(tile);
            if there {
                self.remove_unchecked(tile);
            }
            return there;
        }
        assert!(tile.is_joker(), "flowers are not among the concealed tiles");
        let there = self.jokers() > 0;
        self.regular.size -= if there { ONE_JOKER } else { 0 };
        there
    }

    /// How many of a kind there are.
    ///
    /// # Panics
    /// If it is a flower.
    #[inline]
    pub fn count(&self, tile: Tile) -> u8 {
        assert!(!tile.is_flower(), "flowers are not among the concealed tiles");
        if tile.is_joker() {
            return self.jokers();
        }
        let [ones, twos, fours] = self.bits.map(|bits| (bits >> tile.index() & 1) as u8);
        ones + 2 * twos + 4 * fours
    }

    /// How many tiles there are, jokers included.
    pub const fn tiles(&self) -> u8 {
        self.regular.size as u8
    }

    /// How many jokers there are.
    pub const fn jokers(&self) -> u8 {
        (self.regular.size >> 8) as u8
    }

    /// How many sets the tiles are meant to make: four for 13 or 14 tiles, three for 10 or 11 …
    pub const fn sets(&self) -> u8 {
        self.tiles() / 3
    }

    /// The kinds of which there are more than `n` (0–3); jokers are not among them.
    #[inline(always)]
    pub const fn more_than(&self, n: usize) -> TileSet {
        let [ones, twos, fours] = self.bits;
        TileSet::from_bits(match n {
            0 => ones | twos | fours,
            1 => twos | fours,
            2 => ones & twos | fours,
            _ => fours,
        })
    }

    /// Whether there is an even number of each kind.
    pub const fn is_even(&self) -> bool {
        self.bits[0] == 0
    }

    /// The kinds that are there, the joker included.
    pub fn kinds(&self) -> TileSet {
        let mut kinds = self.more_than(0);
        if self.jokers() > 0 {
            kinds.insert(Tile::JOKER);
        }
        kinds
    }

    /// How many tiles of the kinds in `set` there are.
    pub fn copies_of(&self, set: TileSet) -> u32 {
        let [ones, twos, fours] = self.bits.map(|bits| (bits & set.bits()).count_ones());
        let jokers = if set.contains(Tile::JOKER) { u32::from(self.jokers()) } else { 0 };
        ones + 2 * twos + 4 * fours + jokers
    }

    /// The tiles as counts.
    pub fn counts(&self) -> TileCounts {
        let tiles = [0, 1, 2, 3].into_iter().flat_map(|n| self.more_than(n));
        let jokers = std::iter::repeat_n(Tile::JOKER, usize::from(self.jokers()));
        TileCounts::count(tiles.chain(jokers)).expect("a tally never holds a fifth copy")
    }

    /// Adds a playing tile, neither a flower nor a joker, of which there are fewer than four: for programs that
    /// know it to be so. A wrong tile makes a meaningless tally.
    #[inline(always)]
    pub fn add_unchecked(&mut self, tile: Tile) {
        let bit = KINDS[tile.index() & 0xff].bit;
        let [ones, twos, fours] = &mut self.bits;
        debug_assert!(tile.is_playing() && *fours & bit == 0, "{tile} cannot be added");
        let carry = *ones & bit;
        *fours |= *twos & carry;
        *twos ^= carry;
        *ones ^= bit;
        self.regular.add_unchecked(tile);
    }

    /// Takes away a playing tile that is there: for programs that know it to be so. A wrong tile makes a
    /// meaningless tally.
    #[inline(always)]
    pub fn remove_unchecked(&mut self, tile: Tile) {
        let bit = KINDS[tile.index() & 0xff].bit;
        let [ones, twos, fours] = &mut self.bits;
        debug_assert!(tile.is_playing() && (*ones | *twos | *fours) & bit != 0, "{tile} is not there");
        let borrow = bit & !*ones;
        *fours &= !(borrow & !*twos);
        *twos ^= borrow;
        *ones ^= bit;
        self.regular.remove_unchecked(tile);
    }
}

impl RegularTally {
    /// No tile.
    pub fn new() -> RegularTally {
        RegularTally { codes: EMPTY, classes: EMPTY.map(class), size: 0 }
    }

    /// The playing tiles and jokers among `all`; flowers are left out.
    #[inline(always)]
    pub fn of(all: &TileCounts) -> RegularTally {
        let counts = all.as_array();
        let codes = [suit(counts, 0), suit(counts, 9), suit(counts, 18), honours(counts)];
        let size = total(words(counts)) + ONE_JOKER * u16::from(counts[Tile::JOKER.index()]);
        RegularTally { codes, classes: codes.map(class), size }
    }

    /// Adds a playing tile of which there are fewer than four; anything else makes a meaningless tally.
    #[inline(always)]
    pub fn add_unchecked(&mut self, tile: Tile) {
        let Kind { weight, group, .. } = KINDS[tile.index() & 0xff];
        let code = self.codes[group as usize].wrapping_add(weight);
        self.codes[group as usize] = code;
        self.classes[group as usize] = class(code);
        self.size = self.size.wrapping_add(1);
    }

    /// Takes away a playing tile that is there; anything else makes a meaningless tally.
    #[inline(always)]
    pub fn remove_unchecked(&mut self, tile: Tile) {
        let Kind { weight, group, .. } = KINDS[tile.index() & 0xff];
        let code = self.codes[group as usize].wrapping_sub(weight);
        self.codes[group as usize] = code;
        self.classes[group as usize] = class(code);
        self.size = self.size.wrapping_sub(1);
    }

    /// The distance to a hand of the regular shape: see [`Hand::distance`](crate::Hand::distance).
    #[inline(always)]
    pub fn distance(&self) -> i8 {
        regular::missing_regular(self).wrapping_sub(1) as i8
    }
}

/// The code of the suit whose counts begin there.
#[inline(always)]
fn suit(counts: &[u8; Tile::KINDS], at: usize) -> Code {
    low(triples(counts, at)) + ((triples(counts, at + 1) >> 56) << 16) as u32
}

#[inline(always)]
fn honours(counts: &[u8; Tile::KINDS]) -> Code {
    EMPTY[3] + low(triples(counts, 27)) + u32::from(counts[33]) * RANK_WEIGHT[6]
}

/// For each of eight counts, as a byte: itself and the two before it as a number in base 5. Such a number is 124
/// at the most, so that one multiplication makes them all and none runs over into the next.
#[inline(always)]
fn triples(counts: &[u8; Tile::KINDS], at: usize) -> u64 {
    let eight = u64::from_le_bytes(*counts[at..].first_chunk().expect("eight counts follow"));
    eight.wrapping_mul(1 | 5 << 8 | 25 << 16)
}

/// The number of the first six counts.
#[inline(always)]
const fn low(triples: u64) -> Code {
    (triples >> 16 & 0xff) as u32 * 125 + (triples >> 40 & 0xff) as u32
}

/// The lowest bit of each byte, as eight bits.
#[inline(always)]
const fn gather(word: u64) -> u64 {
    (word & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The counts of the playing tiles, eight to a word.
#[inline(always)]
fn words(counts: &[u8; Tile::KINDS]) -> [u64; 5] {
    let word = |at: usize| u64::from_le_bytes(*counts[at..].first_chunk().expect("eight counts follow"));
    [word(0), word(8), word(16), word(24), word(32) & 0xffff]
}

/// The sum of all bytes.
#[inline(always)]
fn total(words: [u64; 5]) -> u16 {
    (words.iter().sum::<u64>().wrapping_mul(0x0101_0101_0101_0101) >> 56) as u16
}

impl Default for RegularTally {
    fn default() -> RegularTally {
        RegularTally::new()
    }
}

impl fmt::Debug for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tally({})", self.counts())
    }
}
