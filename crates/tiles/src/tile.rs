//! The 43 kinds of tiles.

use std::fmt;

/// A kind of tile: one of 27 suit tiles, 7 honours, 8 flowers and seasons, or the joker.
///
/// Kinds are ordered as people sort a hand: characters, dots, bamboos, winds, dragons, flowers, seasons,
/// joker. `Display` writes the compact notation: `5m`, `7z`, `3f`, `0j`.
///
/// ```
/// use tiles::{Suit, Tile};
/// let five = Tile::suited(Suit::Dots, 5);
/// assert_eq!(five.to_string(), "5p");
/// assert_eq!((five.suit(), five.rank()), (Some(Suit::Dots), 5));
/// assert!(Tile::EAST < Tile::RED && Tile::RED < Tile::flower(1) && Tile::flower(8) < Tile::JOKER);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// One of the three suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// Wan, `m`.
    Characters,
    /// Tong, `p`.
    Dots,
    /// Tiao, `s`.
    Bamboos,
}

/// One of the four winds: a tile, a seat's name, a round's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Wind {
    East,
    South,
    West,
    North,
}

/// One of the three dragons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Dragon {
    White,
    Green,
    Red,
}

const FIRST_HONOUR: u8 = 27;
const FIRST_FLOWER: u8 = 34;
const JOKER: u8 = 42;

impl Tile {
    /// How many kinds there are, flowers and the joker included.
    pub const KINDS: usize = 43;
    /// How many kinds can be part of a set: suits and honours.
    pub const PLAYING_KINDS: usize = FIRST_FLOWER as usize;

    /// East wind.
    pub const EAST: Tile = Tile(FIRST_HONOUR);
    /// South wind.
    pub const SOUTH: Tile = Tile(FIRST_HONOUR + 1);
    /// West wind.
    pub const WEST: Tile = Tile(FIRST_HONOUR + 2);
    /// North wind.
    pub const NORTH: Tile = Tile(FIRST_HONOUR + 3);
    /// White dragon.
    pub const WHITE: Tile = Tile(FIRST_HONOUR + 4);
    /// Green dragon.
    pub const GREEN: Tile = Tile(FIRST_HONOUR + 5);
    /// Red dragon.
    pub const RED: Tile = Tile(FIRST_HONOUR + 6);
    /// The joker (Red mahjong).
    pub const JOKER: Tile = Tile(JOKER);

    /// All kinds in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator + Clone {
        (0..Self::KINDS as u8).map(Tile)
    }

    /// The 34 kinds that can be part of a set, in order.
    pub fn playing() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator + Clone {
        (0..Self::PLAYING_KINDS as u8).map(Tile)
    }

    /// The tile of a suit with a number.
    ///
    /// # Panics
    /// If `rank` is not 1–9.
    pub const fn suited(suit: Suit, rank: u8) -> Tile {
        assert!(1 <= rank && rank <= 9, "a suit has the numbers 1 to 9");
        Tile(suit as u8 * 9 + rank - 1)
    }

    /// The honour with a number: 1–4 East South West North, 5–7 White Green Red.
    ///
    /// # Panics
    /// If `number` is not 1–7.
    pub const fn honour(number: u8) -> Tile {
        assert!(1 <= number && number <= 7, "honours have the numbers 1 to 7");
        Tile(FIRST_HONOUR + number - 1)
    }

    /// The flower (1–4) or season (5–8) with a number.
    ///
    /// # Panics
    /// If `number` is not 1–8.
    pub const fn flower(number: u8) -> Tile {
        assert!(1 <= number && number <= 8, "flowers have the numbers 1 to 8");
        Tile(FIRST_FLOWER + number - 1)
    }

    /// The kind with an index, if there is one: the inverse of [`Tile::index`].
    pub const fn from_index(index: usize) -> Option<Tile> {
        if index < Self::KINDS { Some(Tile(index as u8)) } else { None }
    }

    /// Position in the order of kinds, 0–42; also the index into arrays by kind.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit, for a suit tile.
    pub const fn suit(self) -> Option<Suit> {
        match self.0 / 9 {
            0 => Some(Suit::Characters),
            1 => Some(Suit::Dots),
            2 => Some(Suit::Bamboos),
            _ => None,
        }
    }

    /// The number on the tile: 1–9 in a suit, 1–7 for honours, 1–8 for flowers and seasons, 0 for a joker.
    pub const fn rank(self) -> u8 {
        match self.0 {
            0..FIRST_HONOUR => self.0 % 9 + 1,
            FIRST_HONOUR..FIRST_FLOWER => self.0 - FIRST_HONOUR + 1,
            FIRST_FLOWER..JOKER => self.0 - FIRST_FLOWER + 1,
            _ => 0,
        }
    }

    /// The wind, for a wind tile.
    pub const fn wind(self) -> Option<Wind> {
        match self.0 {
            27 => Some(Wind::East),
            28 => Some(Wind::South),
            29 => Some(Wind::West),
            30 => Some(Wind::North),
            _ => None,
        }
    }

    /// The dragon, for a dragon tile.
    pub const fn dragon(self) -> Option<Dragon> {
        match self.0 {
            31 => Some(Dragon::White),
            32 => Some(Dragon::Green),
            33 => Some(Dragon::Red),
            _ => None,
        }
    }

    /// A suit tile or an honour: something that can be part of a set.
    pub const fn is_playing(self) -> bool {
        self.0 < FIRST_FLOWER
    }

    /// A wind or a dragon.
    pub const fn is_honour(self) -> bool {
        FIRST_HONOUR <= self.0 && self.0 < FIRST_FLOWER
    }

    /// The 1 or 9 of a suit.
    pub const fn is_terminal(self) -> bool {
        self.0 < FIRST_HONOUR && matches!(self.0 % 9, 0 | 8)
    }

    /// A flower or a season.
    pub const fn is_flower(self) -> bool {
        FIRST_FLOWER <= self.0 && self.0 < JOKER
    }

    /// The joker.
    pub const fn is_joker(self) -> bool {
        self.0 == JOKER
    }

    /// How many copies a full set of tiles can hold: one of each flower, four of everything else.
    pub const fn copies(self) -> u8 {
        if self.is_flower() { 1 } else { 4 }
    }

    /// The letter of its group in the compact notation: `m`, `p`, `s`, `z`, `f` or `j`.
    pub const fn group_letter(self) -> char {
        match self.0 {
            0..9 => 'm',
            9..18 => 'p',
            18..FIRST_HONOUR => 's',
            FIRST_HONOUR..FIRST_FLOWER => 'z',
            FIRST_FLOWER..JOKER => 'f',
            _ => 'j',
        }
    }
}

impl Suit {
    /// The three suits in order.
    pub const ALL: [Suit; 3] = [Suit::Characters, Suit::Dots, Suit::Bamboos];

    /// The letter of the suit in the compact notation.
    pub const fn letter(self) -> char {
        match self {
            Suit::Characters => 'm',
            Suit::Dots => 'p',
            Suit::Bamboos => 's',
        }
    }

    /// The nine tiles of the suit.
    pub fn tiles(self) -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (1..10).map(move |rank| Tile::suited(self, rank))
    }
}

impl Wind {
    /// The four winds in order of play.
    pub const ALL: [Wind; 4] = [Wind::East, Wind::South, Wind::West, Wind::North];

    /// The wind that follows, North being followed by East.
    pub const fn next(self) -> Wind {
        match self {
            Wind::East => Wind::South,
            Wind::South => Wind::West,
            Wind::West => Wind::North,
            Wind::North => Wind::East,
        }
    }

    /// The wind's tile.
    pub const fn tile(self) -> Tile {
        Tile(FIRST_HONOUR + self as u8)
    }

    /// `E`, `S`, `W` or `N`.
    pub const fn letter(self) -> char {
        match self {
            Wind::East => 'E',
            Wind::South => 'S',
            Wind::West => 'W',
            Wind::North => 'N',
        }
    }
}

impl Dragon {
    /// The three dragons in the order of their tiles.
    pub const ALL: [Dragon; 3] = [Dragon::White, Dragon::Green, Dragon::Red];

    /// The dragon's tile.
    pub const fn tile(self) -> Tile {
        Tile(FIRST_HONOUR + 4 + self as u8)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.group_letter())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_place() {
        assert_eq!(Tile::all().count(), 43);
        assert_eq!(Tile::playing().count(), 34);
        for (index, tile) in Tile::all().enumerate() {
            assert_eq!(tile.index(), index);
            assert_eq!(Tile::from_index(index), Some(tile));
            let families = [tile.suit().is_some(), tile.is_honour(), tile.is_flower(), tile.is_joker()];
            assert_eq!(families.iter().filter(|&&is| is).count(), 1, "{tile}");
            assert_eq!(tile.is_honour(), tile.wind().is_some() || tile.dragon().is_some());
        }
        assert_eq!(Tile::from_index(43), None);
        assert_eq!(Tile::all().filter(|tile| tile.is_terminal()).count(), 6);
        assert_eq!(Tile::all().map(|tile| u32::from(tile.copies())).sum::<u32>(), 148);
    }

    #[test]
    fn constructors_and_parts_agree() {
        for suit in Suit::ALL {
            for (tile, rank) in suit.tiles().zip(1..) {
                assert_eq!(
                    (tile.suit(), tile.rank(), tile.group_letter()),
                    (Some(suit), rank, suit.letter())
                );
            }
        }
        for wind in Wind::ALL {
            assert_eq!(wind.tile().wind(), Some(wind));
            assert_eq!(wind.next().next().next().next(), wind);
        }
        for dragon in Dragon::ALL {
            assert_eq!(dragon.tile().dragon(), Some(dragon));
        }
        assert_eq!(Tile::honour(7), Tile::RED);
        assert_eq!(Tile::flower(5).rank(), 5);
        assert_eq!(format!("{} {} {}", Tile::WHITE, Tile::flower(8), Tile::JOKER), "5z 8f 0j");
    }
}
