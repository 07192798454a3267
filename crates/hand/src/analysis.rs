//! Distance, waits, useful tiles and discards over the shapes of a ruleset.

use arrayvec::ArrayVec;
use tiles::{Tile, TileCounts, TileSet};

use crate::hand::Held;
use crate::shape::regular::Drawn;
use crate::shape::{IMPOSSIBLE, knitted_straight, lesser_knitted, regular};
use crate::{Declared, Hand, Reading, Shape, ShapeSet, Tally};

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
        to_distance(missing(self.held(), shapes))
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
        useful(self.held(), shapes, || regular::useful(self.held()))
    }

    /// For each kind that can be discarded after a draw: the distance, the useful tiles and how many of
    /// them are unseen. The best come first: least distance, then most unseen tiles, then the order of
    /// kinds. Empty before a draw.
    pub fn discards(&self, shapes: ShapeSet, unseen: &TileCounts) -> Discards {
        let mut discards = Discards::new();
        if !self.has_drawn() {
            return discards;
        }
        let (unseen, drawn, mut hand) = (Tally::of(unseen), Drawn::of(&self.tally.regular), *self);
        for tile in self.tally.kinds() {
            hand.tally.remove(tile);
            let regular =
                || regular::useful_after(hand.held(), &drawn.after_change(tile, &hand.tally.regular));
            let Useful { distance, tiles } = useful(hand.held(), shapes, regular);
            discards.push(Discard { tile, distance, useful: tiles, unseen: unseen.copies_of(tiles) });
            hand.tally = self.tally;
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
        to_distance(missing(Held::of(self), shapes))
    }

    /// The kinds that complete the hand by shape alone: also a kind of which all four copies are in the hand, and
    /// whatever lies in the declared sets, of which only the number is given (MCR-WAIT-2). Of natural tiles only,
    /// before a draw.
    pub fn awaited(&self, declared: u8, shapes: ShapeSet) -> TileSet {
        let declared = Declared::unseen(declared);
        let held = Held { tally: self, declared: &declared, jokers_in_play: 0 };
        let mut tiles = TileSet::EMPTY;
        if shapes.contains(Shape::Regular) && regular::missing_regular(&self.regular) == 1 {
            tiles |= Tally::useful(self, ShapeSet::only(Shape::Regular)).tiles;
            tiles |= self.more_than(3).filter(|&fifth| regular::is_complete_with(self, fifth)).collect();
        }
        for shape in shapes - ShapeSet::only(Shape::Regular) {
            if shape.missing_or_far(held) == 1 {
                tiles |= shape.useful(held);
            }
        }
        tiles
    }

    /// What these concealed tiles wait for, whatever sets lie beside them; nothing if they are not ready. Of a kind
    /// that lies in those sets no copy may be left: who has declared sets takes it out himself.
    #[inline]
    pub fn waits(&self, shapes: ShapeSet, jokers: bool) -> TileSet {
        let jokers_in_play = if jokers { 4 } else { 0 };
        let held = Held { tally: self, declared: const { &Declared::NONE }, jokers_in_play };
        if missing(held, shapes) != 1 {
            return TileSet::EMPTY;
        }
        useful(held, shapes, || regular::useful(held)).tiles
    }

    /// How many tiles must be drawn for so many sets (0–5) and a pair, however many tiles there are: a part of a hand
    /// may be asked what it lacks for the whole. Five sets know no jokers.
    #[inline]
    pub fn missing_for(&self, sets: u8) -> u8 {
        regular::missing_for(self, sets)
    }

    /// The playing tiles that lessen [`missing_for`](Tally::missing_for).
    #[inline]
    pub fn useful_for(&self, sets: u8) -> TileSet {
        regular::useful_for(self, sets)
    }

    /// The useful tiles of concealed tiles alone: see [`Hand::useful`].
    #[inline]
    pub fn useful(&self, shapes: ShapeSet) -> Useful {
        useful(Held::of(self), shapes, || regular::useful(Held::of(self)))
    }
}

/// The least of all shapes. Written out, so that the compiler leaves out the shapes that a constant set does
/// not have. The dearest come last and are looked at only as far as they could be nearer.
#[inline(always)]
fn missing(hand: Held<'_>, shapes: ShapeSet) -> u8 {
    macro_rules! least_of {
        ($($shape:ident)*) => {{
            let mut best = if shapes.contains(Shape::Regular) { regular::missing(hand) } else { IMPOSSIBLE };
            $(if shapes.contains(Shape::$shape) {
                best = best.min(Shape::$shape.missing_or_far(hand));
            })*
            best
        }};
    }
    let best = least_of!(
        SevenPairs SevenDifferentPairs SevenShiftedPairs TwinPairs ThirteenOrphans GreaterKnitted
        Chaotic EightPairs
    );
    let best = if shapes.contains(Shape::LesserKnitted) {
        best.min(lesser_knitted::missing_below(hand, best.min(15)))
    } else {
        best
    };
    if shapes.contains(Shape::KnittedStraight) {
        return best.min(knitted_straight::missing_below(hand, best.min(15)));
    }
    best
}

/// The useful tiles of the nearest shapes together; the others are not asked. `regular` knows those of the
/// regular shape, perhaps from work already done.
#[inline(always)]
fn useful(hand: Held<'_>, shapes: ShapeSet, regular: impl Fn() -> TileSet) -> Useful {
    let best = missing(hand, shapes);
    let distance = to_distance(best);
    let mut tiles = TileSet::EMPTY;
    if hand.has_drawn() || distance == NEVER {
        return Useful { distance, tiles };
    }
    if shapes.contains(Shape::Regular) && regular::missing(hand) == best {
        tiles |= regular();
    }
    for shape in shapes - ShapeSet::only(Shape::Regular) {
        let far = if shape == Shape::KnittedStraight {
            knitted_straight::missing_below(hand, (best + 1).min(15))
        } else {
            shape.missing_or_far(hand)
        };
        if far == best {
            tiles |= shape.useful(hand);
        }
    }
    Useful { distance, tiles }
}

#[inline(always)]
const fn to_distance(missing: u8) -> i8 {
    missing.wrapping_sub(1) as i8
}
