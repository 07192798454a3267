//! The look-up tables that the build script makes, behind functions that need no check of an index.
//!
//! A group's code leads to its class, two suits' classes to a merged class, the third suit's and the honours'
//! to another, and these two to the number of tiles still to draw.

pub(crate) mod layout;
#[cfg(test)]
#[path = "../build/make.rs"]
pub(crate) mod make;
pub(crate) mod needs;

use layout::*;
use needs::HONOURS_HIGH;
pub(crate) use needs::{FAR, Needs, at};

pub(crate) static TABLES: &[u8; SIZE] = include_bytes!(concat!(env!("OUT_DIR"), "/tables.bin"));

/// The counts of a group as two numbers in base 5, in which the first rank counts most: of its first six ranks in
/// the lower half, of the others in the upper half. Neither can run over into the other, so that codes are added
/// and subtracted as a whole.
pub(crate) type Code = u32;

/// The codes of three suits and the honours without a tile.
pub(crate) const EMPTY: [Code; 4] = [0, 0, 0, (HONOURS_HIGH as u32) << 16];

/// What a tile of each rank adds to the code of its group.
pub(crate) const RANK_WEIGHT: [Code; 9] = [3125, 625, 125, 25, 5, 1, 25 << 16, 5 << 16, 1 << 16];

/// The class of a group. A code that no hand has gives a meaningless class, never a panic.
#[inline(always)]
pub(crate) fn class(code: Code) -> u8 {
    class_at(offset(code) + low_place(code))
}

/// The classes of a group with one tile more, for each of its ranks.
#[inline(always)]
pub(crate) fn classes_after_draw<const RANKS: usize>(code: Code) -> [u8; RANKS] {
    let (offset_now, place_now) = (offset(code), low_place(code));
    std::array::from_fn(|rank| {
        let after = code + RANK_WEIGHT[rank];
        class_at(if rank < 6 { offset_now + low_place(after) } else { offset(after) + place_now })
    })
}

#[inline(always)]
fn class_at(place: usize) -> u8 {
    TABLES[CLASS + (place & 0xf_ffff)]
}

#[inline(always)]
fn offset(code: Code) -> usize {
    u32::from_le_bytes(TABLES.as_chunks().0[OFFSET / 4 + (code >> 16) as usize]) as usize
}

#[inline(always)]
fn low_place(code: Code) -> usize {
    usize::from(word(LOW_PLACE, code as usize & 0x3fff))
}

/// The two-byte entry with this number (below 2¹⁶) of the table that begins there.
#[inline(always)]
fn word(table: usize, number: usize) -> u16 {
    u16::from_le_bytes(TABLES.as_chunks().0[table / 2 + number])
}

/// The needs of a suit of this class.
pub(crate) fn suit_needs(class: u8) -> &'static Needs {
    &TABLES[SUIT_NEEDS..].as_chunks().0[usize::from(class)]
}

/// The needs of the honours of this class.
pub(crate) fn honour_needs(class: u8) -> &'static Needs {
    &TABLES[HONOUR_NEEDS..].as_chunks().0[usize::from(class)]
}

/// How the classes of two groups are merged, and what two merged classes need together.
pub(crate) trait Merge {
    /// A merged class.
    type Class: Copy;
    /// Of two suits.
    fn suits(one: u8, two: u8) -> Self::Class;
    /// Of the third suit and the honours.
    fn honours(suit: u8, honours: u8) -> Self::Class;
    /// The draws of all four groups.
    fn draws(&self, suits: Self::Class, honours: Self::Class) -> u8;
}

/// For up to four sets and a pair, with jokers.
#[derive(Clone, Copy)]
pub(crate) struct Four {
    /// Where the draws for these sets and jokers stand.
    table: usize,
}

/// For five sets and a pair, without jokers.
pub(crate) struct Five;

impl Four {
    /// For so many sets (0–4), a pair and so many jokers (0–4).
    #[inline(always)]
    pub(crate) fn new(sets: usize, jokers: usize) -> Four {
        Four { table: FOUR_FINAL + ((jokers * 5 + sets) << 16) }
    }
}

impl Merge for Four {
    type Class = u8;

    #[inline(always)]
    fn suits(one: u8, two: u8) -> u8 {
        TABLES[FOUR_SUITS + (usize::from(one) << 8 | usize::from(two))]
    }

    #[inline(always)]
    fn honours(suit: u8, honours: u8) -> u8 {
        TABLES[FOUR_HONOURS + (usize::from(suit) << 8 | usize::from(honours))]
    }

    #[inline(always)]
    fn draws(&self, suits: u8, honours: u8) -> u8 {
        TABLES[(self.table + (usize::from(suits) << 8 | usize::from(honours))) & (SIZE - 1)]
    }
}

impl Merge for Five {
    type Class = u16;

    #[inline(always)]
    fn suits(one: u8, two: u8) -> u16 {
        word(FIVE_SUITS, usize::from(one) << 8 | usize::from(two))
    }

    #[inline(always)]
    fn honours(suit: u8, honours: u8) -> u16 {
        word(FIVE_HONOURS, usize::from(suit) << 8 | usize::from(honours))
    }

    #[inline(always)]
    fn draws(&self, suits: u16, honours: u16) -> u8 {
        TABLES[FIVE_FINAL + (usize::from(suits & 511) << 9 | usize::from(honours & 511))]
    }
}
