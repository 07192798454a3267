//! A hand that has been checked once: concealed tiles, declared sets, jokers in play.

use std::fmt;

use tiles::{Tile, TileCounts, TileSet};

use crate::{Declared, Meld, Tally};

/// A hand of 13, 14, 16 or 17 tiles, declared sets counting three each.
///
/// With declared sets the four copies of a kind are counted over the whole hand: what lies in a declared
/// set can be neither drawn nor waited for. A searching program that does not need this can analyse its
/// [`Tally`] alone (`Hand::from(tally)`), at the full speed of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    pub(crate) tally: Tally,
    pub(crate) declared: Declared,
    /// How many jokers the set of tiles in play has: 0 or 4.
    pub(crate) jokers_in_play: u8,
}

/// A hand by reference: what the shapes look at. A tally that changes all the time is not copied for it.
#[derive(Clone, Copy)]
pub(crate) struct Held<'a> {
    pub(crate) tally: &'a Tally,
    pub(crate) declared: &'a Declared,
    pub(crate) jokers_in_play: u8,
}

/// Something wrong with a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandProblem {
    /// A fifth copy of a kind, declared sets included.
    FifthCopy(Tile),
    /// A flower among the concealed tiles.
    Flower(Tile),
    /// A joker, but no joker is in play.
    Joker,
    /// A number of tiles that no hand has.
    TileCount {
        /// How many are concealed.
        concealed: u32,
        /// How many sets are declared.
        sets: usize,
    },
}

/// Everything that is wrong with a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandProblems(pub Vec<HandProblem>);

impl Hand {
    /// A hand without declared sets; jokers are in play if there is one.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn concealed(tiles: &TileCounts) -> Result<Hand, HandProblems> {
        Hand::new(tiles, &[], tiles[Tile::JOKER] > 0)
    }

    /// A hand with declared sets, in a game with or without jokers.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn new(concealed: &TileCounts, melds: &[Meld], jokers: bool) -> Result<Hand, HandProblems> {
        let mut problems: Vec<HandProblem> =
            (concealed.kinds() & TileSet::FLOWERS).map(HandProblem::Flower).collect();
        let mut declared = Declared::NONE;
        for meld in melds {
            if let Err(too_many) = declared.add(meld) {
                problems.push(HandProblem::FifthCopy(too_many.tile));
            }
        }
        let whole = Tile::all().filter(|tile| !tile.is_flower());
        problems.extend(
            whole.filter(|&tile| concealed[tile] + declared.tiles()[tile] > 4).map(HandProblem::FifthCopy),
        );
        if !jokers && concealed[Tile::JOKER] + declared.tiles()[Tile::JOKER] > 0 {
            problems.push(HandProblem::Joker);
        }
        let (tiles, sets) = (concealed.total(), melds.len());
        if !matches!(tiles as usize + 3 * sets, 13 | 14 | 16 | 17) || tiles == 0 {
            problems.push(HandProblem::TileCount { concealed: tiles, sets });
        }
        if problems.is_empty() {
            let tally = Tally::of(concealed);
            Ok(Hand { tally, declared, jokers_in_play: if jokers { 4 } else { 0 } })
        } else {
            Err(HandProblems(problems))
        }
    }

    /// Concealed playing tiles and jokers beside so many declared sets, of which nothing else is known: enough to
    /// read a complete hand, and quickly made.
    pub fn beside(tiles: &TileCounts, declared: u8, jokers: bool) -> Hand {
        let declared = Declared::unseen(declared);
        Hand { tally: Tally::of(tiles), declared, jokers_in_play: if jokers { 4 } else { 0 } }
    }

    /// The concealed tiles.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The declared sets.
    pub const fn declared(&self) -> &Declared {
        &self.declared
    }

    /// Whether a tile has been drawn, so that a discard (or a win) comes next: 14 or 17 tiles.
    pub const fn has_drawn(&self) -> bool {
        self.tally.tiles() % 3 == 2
    }

    /// The hand after drawing a tile; `None` if it has drawn already or has all copies of it, or if it is
    /// a flower or a joker that is not in play.
    pub fn draw(&self, tile: Tile) -> Option<Hand> {
        (!self.has_drawn() && self.drawable().contains(tile)).then(|| self.plus(tile))
    }

    /// The hand after discarding a tile; `None` if it has nothing to discard or does not hold that tile.
    pub fn discard(&self, tile: Tile) -> Option<Hand> {
        (self.has_drawn() && self.tally.kinds().contains(tile)).then(|| self.minus(tile))
    }

    /// The kinds of which the hand does not have all copies, the joker included where it is in play.
    pub fn drawable(&self) -> TileSet {
        self.held().drawable()
    }

    #[inline(always)]
    pub(crate) fn held(&self) -> Held<'_> {
        Held { tally: &self.tally, declared: &self.declared, jokers_in_play: self.jokers_in_play }
    }

    /// Adds a tile that is drawable.
    #[inline(always)]
    pub(crate) fn plus(&self, tile: Tile) -> Hand {
        let mut hand = *self;
        hand.tally.add(tile).expect("the tile is drawable");
        hand
    }

    /// Takes away a tile that is there.
    #[inline(always)]
    pub(crate) fn minus(&self, tile: Tile) -> Hand {
        let mut hand = *self;
        hand.tally.remove(tile);
        hand
    }
}

impl<'a> Held<'a> {
    /// Concealed tiles alone.
    #[inline(always)]
    pub(crate) fn of(tally: &'a Tally) -> Held<'a> {
        let jokers_in_play = if tally.jokers() > 0 { 4 } else { 0 };
        Held { tally, declared: const { &Declared::NONE }, jokers_in_play }
    }

    pub(crate) fn to_hand(self) -> Hand {
        Hand { tally: *self.tally, declared: *self.declared, jokers_in_play: self.jokers_in_play }
    }

    #[inline(always)]
    pub(crate) fn has_drawn(self) -> bool {
        self.tally.tiles() % 3 == 2
    }

    pub(crate) fn drawable(self) -> TileSet {
        let held = |tile: &Tile| self.tally.count(*tile) + self.declared.tiles()[*tile];
        let mut drawable = TileSet::PLAYING - self.tally.more_than(3);
        for tile in self.declared.kinds().filter(|tile| held(tile) == 4) {
            drawable.remove(tile);
        }
        if held(&Tile::JOKER) < self.jokers_in_play {
            drawable.insert(Tile::JOKER);
        }
        drawable
    }
}

/// Concealed tiles alone, whatever their number; sets that are still missing follow from it. Jokers are
/// in play if there is one.
impl From<Tally> for Hand {
    #[inline(always)]
    fn from(tally: Tally) -> Hand {
        Held::of(&tally).to_hand()
    }
}

impl fmt::Display for HandProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HandProblem::FifthCopy(tile) => write!(f, "fifth copy of {tile}"),
            HandProblem::Flower(tile) => write!(f, "the flower {tile} is not a tile of the hand"),
            HandProblem::Joker => write!(f, "joker: none is in play"),
            HandProblem::TileCount { concealed, sets } => write!(
                f,
                "tile count: {concealed} concealed tiles and {sets} declared sets are not a hand of \
                 13, 14, 16 or 17"
            ),
        }
    }
}

impl fmt::Display for HandProblems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&texts.join("; "))
    }
}

impl std::error::Error for HandProblems {}
