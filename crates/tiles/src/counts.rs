//! How many of each kind: hands, sets of tiles in play, what is unseen.

use std::fmt;

use crate::notation::compact;
use crate::{Tile, TileSet};

/// How many tiles of each kind; never a fifth copy of a kind, never a second of a flower.
///
/// ```
/// use tiles::{Tile, TileCounts};
/// let mut hand = TileCounts::new();
/// for _ in 0..4 {
///     hand.add(Tile::EAST)?;
/// }
/// assert_eq!(hand.add(Tile::EAST).unwrap_err().to_string(), "fifth copy of 1z");
/// assert_eq!(hand[Tile::EAST], 4);
/// # Ok::<(), tiles::TooManyCopies>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileCounts([u8; Tile::KINDS]);

/// One copy too many of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyCopies {
    /// The kind that is there too often.
    pub tile: Tile,
}

impl TileCounts {
    /// 108 tiles: the three suits (Sichuan).
    pub const SUITS: TileCounts = TileCounts::full(TileSet::from_bits((1 << 27) - 1));
    /// 136 tiles: suits and honours (Classical; Red without flowers).
    pub const PLAIN: TileCounts = TileCounts::full(TileSet::PLAYING);
    /// 144 tiles: suits, honours, flowers and seasons (MCR, Taiwan; Red and Classical by agreement).
    pub const WITH_FLOWERS: TileCounts =
        TileCounts::full(TileSet::from_bits(TileSet::PLAYING.bits() | TileSet::FLOWERS.bits()));
    /// 140 tiles: suits, honours and four jokers.
    pub const WITH_JOKERS: TileCounts =
        TileCounts::full(TileSet::from_bits(TileSet::PLAYING.bits() | TileSet::only(Tile::JOKER).bits()));
    /// 148 tiles: everything there is.
    pub const WITH_FLOWERS_AND_JOKERS: TileCounts = TileCounts::full(TileSet::from_bits(u64::MAX));
    /// 144 tiles: four jokers in the place of the four seasons.
    pub const JOKERS_FOR_SEASONS: TileCounts = TileCounts::full(TileSet::from_bits(!(0xf << 38)));

    /// No tile.
    pub const fn new() -> TileCounts {
        TileCounts([0; Tile::KINDS])
    }

    /// Every copy there is of these kinds.
    pub const fn full(kinds: TileSet) -> TileCounts {
        let mut counts = [0; Tile::KINDS];
        let mut index = 0;
        while let Some(tile) = Tile::from_index(index) {
            if kinds.contains(tile) {
                counts[index] = tile.copies();
            }
            index += 1;
        }
        TileCounts(counts)
    }

    /// Counts a sequence of tiles.
    ///
    /// # Errors
    /// Names the first tile that is a copy too many.
    pub fn count(tiles: impl IntoIterator<Item = Tile>) -> Result<TileCounts, TooManyCopies> {
        let mut counts = TileCounts::new();
        tiles.into_iter().try_for_each(|tile| counts.add(tile))?;
        Ok(counts)
    }

    /// Adds one tile.
    ///
    /// # Errors
    /// If all copies are there already; nothing is changed then.
    pub const fn add(&mut self, tile: Tile) -> Result<(), TooManyCopies> {
        let count = &mut self.0[tile.index()];
        if *count == tile.copies() {
            return Err(TooManyCopies { tile });
        }
        *count += 1;
        Ok(())
    }

    /// Takes one tile away; says whether there was one.
    pub const fn remove(&mut self, tile: Tile) -> bool {
        let count = &mut self.0[tile.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        true
    }

    /// What is left when `other` is taken away; `None` if `other` holds something that is not here.
    pub fn without(&self, other: &TileCounts) -> Option<TileCounts> {
        let mut rest = *self;
        for (mine, theirs) in rest.0.iter_mut().zip(other.0) {
            *mine = mine.checked_sub(theirs)?;
        }
        Some(rest)
    }

    /// How many tiles there are in all.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Which kinds are there at all.
    pub fn kinds(&self) -> TileSet {
        Tile::all().filter(|&tile| self[tile] > 0).collect()
    }

    /// How many tiles of the kinds in `set` there are.
    pub fn copies_of(&self, set: TileSet) -> u32 {
        set.map(|tile| u32::from(self[tile])).sum()
    }

    /// The tiles in order, each as often as it is there.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(self[tile])))
    }

    /// The counts by [`Tile::index`].
    pub const fn as_array(&self) -> &[u8; Tile::KINDS] {
        &self.0
    }
}

impl Default for TileCounts {
    fn default() -> Self {
        TileCounts::new()
    }
}

impl std::ops::Index<Tile> for TileCounts {
    type Output = u8;
    fn index(&self, tile: Tile) -> &u8 {
        &self.0[tile.index()]
    }
}

impl fmt::Display for TileCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        compact::write(f, self.tiles())
    }
}

impl fmt::Debug for TileCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TileCounts({self})")
    }
}

impl fmt::Display for TooManyCopies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ordinal = if self.tile.is_flower() { "second" } else { "fifth" };
        write!(f, "{ordinal} copy of {}", self.tile)
    }
}

impl std::error::Error for TooManyCopies {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_in_play_have_their_sizes() {
        let sizes = [
            (TileCounts::SUITS, 108),
            (TileCounts::PLAIN, 136),
            (TileCounts::WITH_JOKERS, 140),
            (TileCounts::WITH_FLOWERS, 144),
            (TileCounts::JOKERS_FOR_SEASONS, 144),
            (TileCounts::WITH_FLOWERS_AND_JOKERS, 148),
        ];
        for (set, size) in sizes {
            assert_eq!(set.total(), size);
        }
        assert_eq!(TileCounts::JOKERS_FOR_SEASONS[Tile::flower(4)], 1);
        assert_eq!(TileCounts::JOKERS_FOR_SEASONS[Tile::flower(5)], 0);
        assert_eq!(TileCounts::JOKERS_FOR_SEASONS[Tile::JOKER], 4);
    }

    #[test]
    fn no_kind_is_ever_there_too_often() {
        for tile in Tile::all() {
            let mut counts = TileCounts::new();
            for _ in 0..tile.copies() {
                counts.add(tile).unwrap();
            }
            let before = counts;
            assert_eq!(counts.add(tile), Err(TooManyCopies { tile }));
            assert_eq!(counts, before);
            for _ in 0..tile.copies() {
                assert!(counts.remove(tile));
            }
            assert!(!counts.remove(tile));
            assert_eq!(counts, TileCounts::new());
        }
        assert_eq!(TooManyCopies { tile: Tile::flower(2) }.to_string(), "second copy of 2f");
        assert_eq!(TooManyCopies { tile: Tile::JOKER }.to_string(), "fifth copy of 0j");
    }

    #[test]
    fn taking_away() {
        let hand = TileCounts::count([Tile::EAST, Tile::EAST, Tile::RED]).unwrap();
        let rest = TileCounts::PLAIN.without(&hand).unwrap();
        assert_eq!((rest[Tile::EAST], rest[Tile::RED], rest.total()), (2, 3, 133));
        assert_eq!(hand.without(&TileCounts::PLAIN), None);
        assert_eq!(hand.to_string(), "117z");
        assert_eq!(rest.copies_of(hand.kinds()), 5);
        assert_eq!(hand.tiles().collect::<Vec<_>>(), [Tile::EAST, Tile::EAST, Tile::RED]);
    }
}
