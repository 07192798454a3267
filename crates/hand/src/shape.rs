//! The shapes that a complete hand can have. One file each, all with the same parts:
//!
//! - `missing`: how many tiles of the nearest complete hand of this shape are not there yet;
//! - `useful`: which drawable kinds lessen that number;
//! - `readings`: all ways to read a complete hand in this shape.

use std::fmt;
use std::ops::{BitOr, Sub};

use tiles::TileSet;

use crate::hand::Held;
use crate::{Hand, Reading};

pub(crate) mod chaotic;
pub(crate) mod eight_pairs;
pub(crate) mod greater_knitted;
pub(crate) mod knitted_straight;
pub(crate) mod lesser_knitted;
mod pairs;
pub(crate) mod regular;
pub(crate) mod seven_different_pairs;
pub(crate) mod seven_pairs;
pub(crate) mod seven_shifted_pairs;
pub(crate) mod thirteen_orphans;
pub(crate) mod twin_pairs;

/// A shape of complete hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// Sets and a pair: four sets with 14 tiles, five with 17. Jokers may stand in.
    Regular,
    /// Seven pairs; four equal tiles may be two of them (MCR-FORM-2, SIC-WIN-1).
    SevenPairs,
    /// Seven pairs of seven different kinds.
    SevenDifferentPairs,
    /// Seven pairs with consecutive numbers in one suit (MCR-FAN-6).
    SevenShiftedPairs,
    /// Seven pairs of one suit, or of honours; four equal tiles may be two of them (CLA-LIM-5).
    TwinPairs,
    /// One of each terminal and honour, and one of them twice (MCR-FORM-3, CLA-LIM-9).
    ThirteenOrphans,
    /// Fourteen different honours and tiles of a knitted straight (MCR-FORM-4).
    LesserKnitted,
    /// The same with all seven honours (MCR-FAN-20).
    GreaterKnitted,
    /// A knitted straight, a set and a pair (MCR-FORM-5).
    KnittedStraight,
    /// Fourteen tiles that have nothing to do with each other (RED-WIN-3). Jokers may stand in.
    Chaotic,
    /// Seven pairs and a triplet of 17 tiles (TWN-HAND-3).
    EightPairs,
}

/// The shapes that a ruleset has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ShapeSet(u16);

impl Shape {
    /// All shapes.
    pub const ALL: [Shape; 11] = [
        Shape::Regular,
        Shape::SevenPairs,
        Shape::SevenDifferentPairs,
        Shape::SevenShiftedPairs,
        Shape::TwinPairs,
        Shape::ThirteenOrphans,
        Shape::LesserKnitted,
        Shape::GreaterKnitted,
        Shape::KnittedStraight,
        Shape::Chaotic,
        Shape::EightPairs,
    ];

    /// A name for programs: `seven_pairs`.
    pub const fn id(self) -> &'static str {
        match self {
            Shape::Regular => "regular",
            Shape::SevenPairs => "seven_pairs",
            Shape::SevenDifferentPairs => "seven_different_pairs",
            Shape::SevenShiftedPairs => "seven_shifted_pairs",
            Shape::TwinPairs => "twin_pairs",
            Shape::ThirteenOrphans => "thirteen_orphans",
            Shape::LesserKnitted => "lesser_knitted",
            Shape::GreaterKnitted => "greater_knitted",
            Shape::KnittedStraight => "knitted_straight",
            Shape::Chaotic => "chaotic",
            Shape::EightPairs => "eight_pairs",
        }
    }

    /// How many tiles of the nearest complete hand are missing; `None` if the hand cannot become one.
    pub fn missing(self, hand: &Hand) -> Option<u8> {
        let missing = self.missing_or_far(hand.held());
        (missing < IMPOSSIBLE).then_some(missing)
    }

    /// Calls `found` with each way to read the hand as a complete one of this shape; declared sets are not
    /// part of a reading.
    pub fn readings(self, hand: &Hand, found: &mut dyn FnMut(&Reading)) {
        match self {
            Shape::Regular => regular::readings(hand, found),
            Shape::SevenPairs => seven_pairs::readings(hand, found),
            Shape::SevenDifferentPairs => seven_different_pairs::readings(hand, found),
            Shape::SevenShiftedPairs => seven_shifted_pairs::readings(hand, found),
            Shape::TwinPairs => twin_pairs::readings(hand, found),
            Shape::ThirteenOrphans => thirteen_orphans::readings(hand, found),
            Shape::LesserKnitted => lesser_knitted::readings(hand, found),
            Shape::GreaterKnitted => greater_knitted::readings(hand, found),
            Shape::KnittedStraight => knitted_straight::readings(hand, found),
            Shape::Chaotic => chaotic::readings(hand, found),
            Shape::EightPairs => eight_pairs::readings(hand, found),
        }
    }

    #[inline(always)]
    pub(crate) fn missing_or_far(self, hand: Held<'_>) -> u8 {
        match self {
            Shape::Regular => regular::missing(hand),
            Shape::SevenPairs => seven_pairs::missing(hand),
            Shape::SevenDifferentPairs => seven_different_pairs::missing(hand),
            Shape::SevenShiftedPairs => seven_shifted_pairs::missing(hand),
            Shape::TwinPairs => twin_pairs::missing(hand),
            Shape::ThirteenOrphans => thirteen_orphans::missing(hand),
            Shape::LesserKnitted => lesser_knitted::missing(hand),
            Shape::GreaterKnitted => greater_knitted::missing(hand),
            Shape::KnittedStraight => knitted_straight::missing(hand),
            Shape::Chaotic => chaotic::missing(hand),
            Shape::EightPairs => eight_pairs::missing(hand),
        }
    }

    #[inline(always)]
    pub(crate) fn useful(self, hand: Held<'_>) -> TileSet {
        match self {
            Shape::Regular => regular::useful(hand),
            Shape::SevenPairs => seven_pairs::useful(hand),
            Shape::SevenDifferentPairs => seven_different_pairs::useful(hand),
            Shape::SevenShiftedPairs => seven_shifted_pairs::useful(hand),
            Shape::TwinPairs => twin_pairs::useful(hand),
            Shape::ThirteenOrphans => thirteen_orphans::useful(hand),
            Shape::LesserKnitted => lesser_knitted::useful(hand),
            Shape::GreaterKnitted => greater_knitted::useful(hand),
            Shape::KnittedStraight => knitted_straight::useful(hand),
            Shape::Chaotic => chaotic::useful(hand),
            Shape::EightPairs => eight_pairs::useful(hand),
        }
    }
}

/// The knitted straights whose nine tiles are all among these kinds: at most one for each way to give the suits
/// 1-4-7, 2-5-8 and 3-6-9.
#[inline]
pub fn knitted_straights(kinds: TileSet) -> impl Iterator<Item = TileSet> {
    lesser_knitted::STRAIGHTS.into_iter().filter(move |&straight| (straight - kinds).is_empty())
}

/// What `missing` says of a hand that can never have the shape; one less, as a distance, is `NEVER`.
pub(crate) const IMPOSSIBLE: u8 = 128;

/// Whether nothing is declared and the tiles are 13 or 14, as the special shapes of such hands ask.
#[inline(always)]
pub(crate) fn is_concealed_14(hand: Held<'_>) -> bool {
    matches!(hand.tally.tiles(), 13 | 14) && hand.declared.sets() == 0
}

/// The drawable kinds that lessen `missing`, found by trying each.
pub(crate) fn useful_by_trial(held: Held<'_>, missing: impl Fn(Held<'_>) -> u8) -> TileSet {
    let (hand, before) = (held.to_hand(), missing(held));
    held.drawable().filter(|&tile| missing(hand.plus(tile).held()) < before).collect()
}

impl ShapeSet {
    /// No shape.
    pub const EMPTY: ShapeSet = ShapeSet(0);

    /// The set of one shape.
    pub const fn only(shape: Shape) -> ShapeSet {
        ShapeSet(1 << shape as u16)
    }

    /// The set of these shapes.
    pub const fn of(shapes: &[Shape]) -> ShapeSet {
        let mut bits = 0;
        let mut at = 0;
        while at < shapes.len() {
            bits |= 1 << shapes[at] as u16;
            at += 1;
        }
        ShapeSet(bits)
    }

    /// Whether `shape` is in the set.
    pub const fn contains(self, shape: Shape) -> bool {
        self.0 >> shape as u16 & 1 == 1
    }
}

impl Iterator for ShapeSet {
    type Item = Shape;

    #[inline(always)]
    fn next(&mut self) -> Option<Shape> {
        let shape = *Shape::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(shape)
    }
}

impl Sub for ShapeSet {
    type Output = ShapeSet;
    #[inline(always)]
    fn sub(self, other: ShapeSet) -> ShapeSet {
        ShapeSet(self.0 & !other.0)
    }
}

impl BitOr for ShapeSet {
    type Output = ShapeSet;
    fn bitor(self, other: ShapeSet) -> ShapeSet {
        ShapeSet(self.0 | other.0)
    }
}

impl fmt::Debug for ShapeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
