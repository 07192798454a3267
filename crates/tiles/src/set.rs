//! A set of kinds, as 43 bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use crate::notation::compact;
use crate::{Suit, Tile};

/// A set of kinds of tiles; iterates in order. `Display` writes it in compact notation: `147m5z0j`.
///
/// ```
/// use tiles::{Tile, TileSet};
/// let waits: TileSet = [Tile::RED, Tile::EAST].into_iter().collect();
/// assert_eq!(waits.to_string(), "17z");
/// assert!(waits.contains(Tile::RED) && waits.len() == 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet(u64);

impl TileSet {
    /// No kind.
    pub const EMPTY: TileSet = TileSet(0);
    /// The 34 kinds that can be part of a set.
    pub const PLAYING: TileSet = TileSet((1 << Tile::PLAYING_KINDS) - 1);
    /// Winds and dragons.
    pub const HONOURS: TileSet = TileSet(0b111_1111 << 27);
    /// The 1s and 9s.
    pub const TERMINALS: TileSet = TileSet(0b1_0000_0001 | 0b1_0000_0001 << 9 | 0b1_0000_0001 << 18);
    /// Flowers and seasons.
    pub const FLOWERS: TileSet = TileSet(0xff << 34);

    const ALL_BITS: u64 = (1 << Tile::KINDS) - 1;

    /// The set with the bits of its kinds, bit 0 being the 1 of characters; other bits are dropped.
    pub const fn from_bits(bits: u64) -> TileSet {
        TileSet(bits & Self::ALL_BITS)
    }

    /// Bit *i* is the kind with index *i*.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one kind.
    pub const fn only(tile: Tile) -> TileSet {
        TileSet(1 << tile.index())
    }

    /// The nine kinds of a suit.
    pub const fn suit(suit: Suit) -> TileSet {
        TileSet(0x1ff << (9 * suit as u32))
    }

    /// Whether `tile` is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// Puts `tile` into the set.
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.index();
    }

    /// Takes `tile` out of the set.
    pub const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.index());
    }

    /// How many kinds are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no kind in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first kind in order.
    pub const fn first(self) -> Option<Tile> {
        Tile::from_index(self.0.trailing_zeros() as usize)
    }
}

impl BitOr for TileSet {
    type Output = TileSet;
    fn bitor(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }
}

impl BitOrAssign for TileSet {
    fn bitor_assign(&mut self, other: TileSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for TileSet {
    type Output = TileSet;
    fn bitand(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }
}

impl Sub for TileSet {
    type Output = TileSet;
    fn sub(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }
}

impl Not for TileSet {
    type Output = TileSet;
    fn not(self) -> TileSet {
        TileSet(!self.0 & Self::ALL_BITS)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, |set, tile| set | TileSet::only(tile))
    }
}

impl Iterator for TileSet {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        let tile = self.first()?;
        self.0 &= self.0 - 1;
        Some(tile)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for TileSet {}

impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        compact::write(f, *self)
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TileSet({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_hold_what_they_say() {
        let by = |is: fn(&Tile) -> bool| Tile::all().filter(is).collect::<TileSet>();
        assert_eq!(TileSet::PLAYING, by(|tile| tile.is_playing()));
        assert_eq!(TileSet::HONOURS, by(|tile| tile.is_honour()));
        assert_eq!(TileSet::TERMINALS, by(|tile| tile.is_terminal()));
        assert_eq!(TileSet::FLOWERS, by(|tile| tile.is_flower()));
        assert_eq!(TileSet::suit(Suit::Bamboos), by(|tile| tile.suit() == Some(Suit::Bamboos)));
        assert_eq!(!TileSet::EMPTY, by(|_| true));
    }

    #[test]
    fn works_like_a_set() {
        let mut set: TileSet = "19m5z".chars().next().map(|_| Tile::EAST).into_iter().collect();
        set.insert(Tile::JOKER);
        assert_eq!((set.len(), set.to_string().as_str()), (2, "1z0j"));
        set.remove(Tile::EAST);
        assert_eq!(set.first(), Some(Tile::JOKER));
        set.remove(Tile::JOKER);
        assert!(set.is_empty() && set.first().is_none() && set.to_string().is_empty());
        let all: Vec<Tile> = (!TileSet::EMPTY).collect();
        assert_eq!(all, Tile::all().collect::<Vec<_>>());
        assert_eq!(
            (!TileSet::EMPTY - TileSet::FLOWERS).to_string(),
            "123456789m123456789p123456789s1234567z0j"
        );
    }
}
