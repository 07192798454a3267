//! Declared sets: chows, pungs and kongs, with what jokers in them stand for.

use std::fmt;

use arrayvec::ArrayVec;
use tiles::{RelSeat, Tile, TileCounts, TileSet};

/// What kind of declared set it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MeldKind {
    /// Three consecutive tiles of a suit.
    Chow,
    /// Three equal tiles.
    Pung,
    /// Four equal tiles, the fourth a discard.
    MeldedKong,
    /// Four equal tiles, the fourth added to a declared pung.
    AddedKong,
    /// Four equal concealed tiles.
    ConcealedKong,
}

/// Which tile of a declared set was claimed, and from whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claim {
    /// The claimed tile.
    pub tile: Tile,
    /// Who had discarded it.
    pub from: RelSeat,
}

/// A declared set.
///
/// ```
/// use hand::{Meld, MeldKind};
/// use tiles::Notation;
/// let tiles = Notation::Compact.parse("4p0j6p")?;
/// let stands_for = Notation::Compact.parse("456p")?;
/// let chow = Meld::new(MeldKind::Chow, &tiles, &stands_for, None)?;
/// assert_eq!((chow.jokers(), chow.to_string().as_str()), (1, "4p0j6p"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Meld {
    kind: MeldKind,
    /// The lowest tile that the set stands for.
    first: Tile,
    /// Bit *i*: a joker lies in the *i*-th place.
    wild: u8,
    claim: Option<Claim>,
}

/// Why tiles are not a declared set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeldError {
    /// They do not make the set that they are called.
    NotASet(MeldKind),
    /// There is no natural tile among them (RED-JOKER-3).
    JokersOnly,
    /// What the jokers are said to stand for does not fit the tiles (RED-JOKER-8).
    WrongStandIn,
    /// The claimed tile is not one of them.
    ClaimedElsewhere(Tile),
}

/// What the declared sets of a hand take up: their number and their tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Declared {
    sets: u8,
    tiles: TileCounts,
    kinds: TileSet,
}

impl Meld {
    /// Checks tiles as a declared set. `stands_for` is the set with its jokers replaced, in any order; it
    /// is `tiles` itself where there is no joker.
    ///
    /// # Errors
    /// If they are no such set, or if the claimed tile is not among them.
    pub fn new(
        kind: MeldKind,
        tiles: &[Tile],
        stands_for: &[Tile],
        claim: Option<Claim>,
    ) -> Result<Meld, MeldError> {
        let mut places: ArrayVec<Tile, 4> = stands_for.try_into().map_err(|_| MeldError::NotASet(kind))?;
        places.sort_unstable();
        let first = kind.first_of(&places).ok_or(MeldError::NotASet(kind))?;
        let mut wild = (1u8 << places.len()) - 1;
        for tile in tiles.iter().filter(|tile| !tile.is_joker()) {
            let place = (0..places.len()).find(|&at| places[at] == *tile && wild >> at & 1 == 1);
            wild &= !(1 << place.ok_or(MeldError::WrongStandIn)?);
        }
        let jokers = tiles.iter().filter(|tile| tile.is_joker()).count();
        if tiles.len() != places.len() || wild.count_ones() as usize != jokers {
            return Err(MeldError::WrongStandIn);
        }
        if jokers == places.len() {
            return Err(MeldError::JokersOnly);
        }
        if let Some(claim) = claim
            && !tiles.contains(&claim.tile)
        {
            return Err(MeldError::ClaimedElsewhere(claim.tile));
        }
        Ok(Meld { kind, first, wild, claim })
    }

    /// What kind of set it is.
    pub const fn kind(&self) -> MeldKind {
        self.kind
    }

    /// The lowest tile that it stands for.
    pub const fn first(&self) -> Tile {
        self.first
    }

    /// Which tile was claimed, and from whom, where that is known.
    pub const fn claim(&self) -> Option<Claim> {
        self.claim
    }

    /// Bit *i*: a joker lies in the *i*-th place.
    pub const fn wild(&self) -> u8 {
        self.wild
    }

    /// How many jokers are in it.
    pub const fn jokers(&self) -> u32 {
        self.wild.count_ones()
    }

    /// The tiles as they stand for, jokers replaced.
    pub fn stands_for(&self) -> impl Iterator<Item = Tile> {
        let step = usize::from(self.kind == MeldKind::Chow);
        let first = self.first.index();
        (0..self.kind.len())
            .map(move |place| Tile::from_index(first + place * step).expect("a set is inside its suit"))
    }

    /// The tiles as they lie there, jokers as jokers.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        let wild = self.wild;
        self.stands_for()
            .enumerate()
            .map(move |(place, tile)| if wild >> place & 1 == 1 { Tile::JOKER } else { tile })
    }
}

impl MeldKind {
    /// Whether it is a kong of any kind.
    pub const fn is_kong(self) -> bool {
        matches!(self, MeldKind::MeldedKong | MeldKind::AddedKong | MeldKind::ConcealedKong)
    }

    const fn len(self) -> usize {
        if self.is_kong() { 4 } else { 3 }
    }

    /// The lowest of these sorted tiles, if they are such a set.
    fn first_of(self, sorted: &[Tile]) -> Option<Tile> {
        let first = *sorted.first().filter(|first| first.is_playing() && sorted.len() == self.len())?;
        let fits = |(place, tile): (usize, &Tile)| match self {
            MeldKind::Chow => {
                first.suit().is_some() && tile.suit() == first.suit() && tile.index() == first.index() + place
            }
            MeldKind::Pung | MeldKind::MeldedKong | MeldKind::AddedKong | MeldKind::ConcealedKong => {
                *tile == first
            }
        };
        sorted.iter().enumerate().all(fits).then_some(first)
    }
}

impl Declared {
    /// No declared set.
    pub const NONE: Declared = Declared { sets: 0, tiles: TileCounts::new(), kinds: TileSet::EMPTY };

    /// So many sets of which nothing else is known.
    pub(crate) const fn unseen(sets: u8) -> Declared {
        Declared { sets, ..Declared::NONE }
    }

    /// How many sets are declared.
    pub const fn sets(&self) -> u8 {
        self.sets
    }

    /// Their tiles as they lie there, jokers as jokers.
    pub const fn tiles(&self) -> &TileCounts {
        &self.tiles
    }

    /// Which kinds lie there.
    pub const fn kinds(&self) -> TileSet {
        self.kinds
    }

    /// Adds a set.
    ///
    /// # Errors
    /// Names the tile of which there would be a fifth copy; nothing is changed then.
    pub fn add(&mut self, meld: &Meld) -> Result<(), tiles::TooManyCopies> {
        let mut tiles = self.tiles;
        meld.tiles().try_for_each(|tile| tiles.add(tile))?;
        *self = Declared { sets: self.sets + 1, tiles, kinds: tiles.kinds() };
        Ok(())
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: Vec<Tile> = self.tiles().collect();
        f.write_str(&tiles::notation::compact::print(&tiles))
    }
}

impl fmt::Display for MeldKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MeldKind::Chow => "chow",
            MeldKind::Pung => "pung",
            MeldKind::MeldedKong | MeldKind::AddedKong | MeldKind::ConcealedKong => "kong",
        })
    }
}

impl fmt::Display for MeldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MeldError::NotASet(kind) => write!(f, "not a set: these tiles are no {kind}"),
            MeldError::JokersOnly => write!(f, "not a set: it has only jokers"),
            MeldError::WrongStandIn => write!(f, "not a set: the jokers cannot stand for these tiles"),
            MeldError::ClaimedElsewhere(tile) => write!(f, "not a set: the claimed {tile} is not in it"),
        }
    }
}

impl std::error::Error for MeldError {}
