//! A complete hand read as groups and single tiles.

use std::fmt;

use arrayvec::ArrayVec;
use tiles::{Tile, TileSet};

use crate::Shape;

/// What a group of concealed tiles is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupKind {
    /// Two equal tiles.
    Pair,
    /// Three consecutive tiles of a suit.
    Chow,
    /// Three equal tiles.
    Pung,
}

/// A pair, chow or pung of the concealed part of a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Group {
    /// What it is.
    pub kind: GroupKind,
    /// Its lowest tile.
    pub tile: Tile,
    /// Bit *i*: a joker stands for the *i*-th tile.
    pub wild: u8,
}

/// The groups of a reading: at most eight, the seven pairs and the triplet of a hand of 17.
pub type Groups = ArrayVec<Group, 8>;

/// One way to read the concealed tiles of a complete hand. Declared sets are not part of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// The shape it is read in.
    pub shape: Shape,
    /// Pairs, chows and pungs.
    pub groups: Groups,
    /// Tiles that stand alone: of a knitted straight, of orphans, of a chaotic hand; jokers among them
    /// appear as what they stand for.
    pub singles: TileSet,
    /// Those of the single tiles that jokers stand for; where several choices are lawful, the first.
    pub wild: TileSet,
}

impl GroupKind {
    /// How many tiles it has.
    #[allow(clippy::len_without_is_empty, reason = "a group is never empty")]
    pub const fn len(self) -> usize {
        match self {
            GroupKind::Pair => 2,
            GroupKind::Chow | GroupKind::Pung => 3,
        }
    }
}

impl Group {
    /// A group without jokers.
    pub const fn natural(kind: GroupKind, tile: Tile) -> Group {
        Group { kind, tile, wild: 0 }
    }

    /// Its tiles, jokers as what they stand for.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        let step = usize::from(self.kind == GroupKind::Chow);
        (0..self.kind.len()).map(move |place| {
            Tile::from_index(self.tile.index() + place * step).expect("a group is inside its suit")
        })
    }

    /// Its tiles, jokers as jokers.
    pub fn tiles_held(self) -> impl Iterator<Item = Tile> {
        let wild = self.wild;
        self.tiles().enumerate().map(
            move |(place, tile)| {
                if wild >> place & 1 == 1 { Tile::JOKER } else { tile }
            },
        )
    }
}

impl Reading {
    pub(crate) fn new(shape: Shape) -> Reading {
        Reading { shape, groups: Groups::new(), singles: TileSet::EMPTY, wild: TileSet::EMPTY }
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: ArrayVec<Tile, 3> = self.tiles_held().collect();
        f.write_str(&tiles::notation::compact::print(&tiles))
    }
}

impl fmt::Debug for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts: Vec<String> = self.groups.iter().map(ToString::to_string).collect();
        if !self.singles.is_empty() {
            parts.insert(0, self.singles.to_string());
        }
        f.write_str(&parts.join(" "))
    }
}
