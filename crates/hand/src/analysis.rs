//! Distance, waits, useful tiles and discards over the shapes of a ruleset.

use arrayvec::ArrayVec;
use tiles::{Tile, TileCounts, TileSet};

use crate::shape::{IMPOSSIBLE, knitted_straight};
use crate::{Hand, Reading, Shape, ShapeSet, Tally};

/// The distance of a hand that can have none of the shapes.
pub const NEVER: i8 = i8::MAX;

/// The draws that bring a hand nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Useful {
    /// The distance before the draw.
    pub distance: i8,
    /// The kinds that lessen it, of which the hand does not have all copies itself.
    pub tiles: TileSet,
}

/// What a discard leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard {
    /// The discarded kind.
    pub tile: Tile,
    /// The distance after it.
    pub distance: i8,
    /// The kinds that lessen that distance.
    pub useful: TileSet,
    /// How many unseen copies of these kinds there are.
    pub unseen: u32,
}

/// One entry for each kind in hand: a hand of 17 tiles has at most 17 kinds.
pub type Discards = ArrayVec<Discard, 17>;

impl Hand {
    /// How many exchanges of a tile until the hand is ready, by the nearest of the shapes: 0 ready,
    /// −1 complete, [`NEVER`] if it can have none of them.
    #[inline]
    pub fn distance(&self, shapes: ShapeSet) -> i8 {
        to_distance(missing(self, shapes))
    }

    /// The kinds that complete the hand. Empty unless it is ready, and empty after a draw: then a discard
    /// comes first.
    pub fn waits(&self, shapes: ShapeSet) -> TileSet {
        let useful = self.useful(shapes);
        if useful.distance == 0 { useful.tiles } else { TileSet::EMPTY }
    }

    /// The draws that lessen the distance, by any of the shapes. Empty after a draw: then a discard comes
    /// first.
    #[inline]
    pub fn useful(&self, shapes: ShapeSet) -> Useful {
        let best = missing(self, shapes);
        let distance = to_distance(best);
        if self.has_drawn() || distance == NEVER {
            return Useful { distance, tiles: TileSet::EMPTY };
        }
        let nearest = shapes.filter(|shape| shape.missing_or_far(self) == best);
        Useful { distance, tiles: nearest.fold(TileSet::EMPTY, |tiles, shape| tiles | shape.useful(self)) }
    }

    /// For each kind that can be discarded after a draw: the distance, the useful tiles and how many of
    /// them are unseen. The best come first: least distance, then most unseen tiles, then the order of
    /// kinds. Empty before a draw.
    pub fn discards(&self, shapes: ShapeSet, unseen: &TileCounts) -> Discards {
        let mut discards = Discards::new();
        if !self.has_drawn() {
            return discards;
        }
        for tile in self.tally.kinds() {
            let Useful { distance, tiles } = self.minus(tile).useful(shapes);
            let copies = unseen.copies_of(tiles);
            discards.push(Discard { tile, distance, useful: tiles, unseen: copies });
        }
        discards.sort_unstable_by_key(|discard| (discard.distance, u32::MAX - discard.unseen, discard.tile));
        discards
    }

    /// Calls `found` with every reading of the complete hand in every one of the shapes.
    pub fn readings(&self, shapes: ShapeSet, mut found: impl FnMut(&Reading)) {
        shapes.for_each(|shape| shape.readings(self, &mut found));
    }
}

impl Tally {
    /// The distance of concealed tiles alone: see [`Hand::distance`]. This is the fast path: declared sets
    /// are known by the number of tiles that are left, not by what lies in them.
    #[inline]
    pub fn distance(&self, shapes: ShapeSet) -> i8 {
        Hand::from(*self).distance(shapes)
    }

    /// The useful tiles of concealed tiles alone: see [`Hand::useful`].
    #[inline]
    pub fn useful(&self, shapes: ShapeSet) -> Useful {
        Hand::from(*self).useful(shapes)
    }
}

#[inline(always)]
fn missing(hand: &Hand, shapes: ShapeSet) -> u8 {
    let straight = shapes.contains(Shape::KnittedStraight);
    let others = shapes.filter(|shape| *shape != Shape::KnittedStraight);
    let best = others.map(|shape| shape.missing_or_far(hand)).min().unwrap_or(IMPOSSIBLE);
    // The dearest shape comes last, and is looked at only as far as it could be nearer.
    if straight { best.min(knitted_straight::missing_below(hand, best)) } else { best }
}

#[inline(always)]
const fn to_distance(missing: u8) -> i8 {
    if missing < IMPOSSIBLE { missing as i8 - 1 } else { NEVER }
}
