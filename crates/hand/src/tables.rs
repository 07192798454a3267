//! The look-up tables that the build script makes, behind functions that need no check of an index.
//!
//! A suit's code leads to its class, two suits' classes to a merged class, the third suit's and the honours'
//! to another, and these two to the number of tiles still to draw: seven loads for a hand.

#[cfg(test)]
#[path = "../build/make.rs"]
pub(crate) mod make;
pub(crate) mod needs;

pub(crate) use needs::{FAR, Needs, at};

macro_rules! table {
    ($name:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name))
    };
}

static SUIT_CLASS: &[u8; 1 << 21] = table!("suit_class.bin");
static HONOUR_CLASS: &[u8; 1 << 17] = table!("honour_class.bin");
static SUIT_NEEDS: &[u8] = table!("suit_needs.bin");
static HONOUR_NEEDS: &[u8] = table!("honour_needs.bin");
static FOUR_SUITS: &[u8; 1 << 16] = table!("four_suits.bin");
static FOUR_HONOURS: &[u8; 1 << 16] = table!("four_honours.bin");
static FOUR_FINAL: &[u8; 25 << 16] = table!("four_final.bin");
static FIVE_SUITS: &[u8; 2 << 16] = table!("five_suits.bin");
static FIVE_HONOURS: &[u8; 2 << 16] = table!("five_honours.bin");
static FIVE_FINAL: &[u8; 1 << 18] = table!("five_final.bin");

/// All tables together, in bytes.
#[cfg(test)]
pub(crate) const SIZE: usize = SUIT_CLASS.len()
    + HONOUR_CLASS.len()
    + SUIT_NEEDS.len()
    + HONOUR_NEEDS.len()
    + FOUR_SUITS.len()
    + FOUR_HONOURS.len()
    + FOUR_FINAL.len()
    + FIVE_SUITS.len()
    + FIVE_HONOURS.len()
    + FIVE_FINAL.len();

/// The class of a suit. A code that no hand has gives a meaningless class, never a panic.
#[inline(always)]
pub(crate) fn suit_class(code: u32) -> u8 {
    SUIT_CLASS[code as usize & ((1 << 21) - 1)]
}

/// The class of the honours, likewise.
#[inline(always)]
pub(crate) fn honour_class(code: u32) -> u8 {
    HONOUR_CLASS[code as usize & ((1 << 17) - 1)]
}

/// The needs of a suit with this code.
pub(crate) fn suit_needs(code: u32) -> &'static Needs {
    &SUIT_NEEDS.as_chunks().0[usize::from(suit_class(code))]
}

/// The needs of the honours with this code.
pub(crate) fn honour_needs(code: u32) -> &'static Needs {
    &HONOUR_NEEDS.as_chunks().0[usize::from(honour_class(code))]
}

/// Two classes of up to four sets merged, and the draws that they need together.
#[derive(Clone, Copy)]
pub(crate) struct Four(&'static [u8; 1 << 16]);

impl Four {
    /// For so many sets (0–4), a pair and so many jokers (0–4).
    #[inline(always)]
    pub(crate) fn new(sets: usize, jokers: usize) -> Four {
        let tables = FOUR_FINAL.as_chunks().0;
        Four(&tables[jokers.min(4) * 5 + sets.min(4)])
    }

    #[inline(always)]
    pub(crate) fn suits(one: u8, two: u8) -> u8 {
        FOUR_SUITS[usize::from(one) << 8 | usize::from(two)]
    }

    #[inline(always)]
    pub(crate) fn honours(suit: u8, honours: u8) -> u8 {
        FOUR_HONOURS[usize::from(suit) << 8 | usize::from(honours)]
    }

    #[inline(always)]
    pub(crate) fn draws(self, suits: u8, honours: u8) -> u8 {
        self.0[usize::from(suits) << 8 | usize::from(honours)]
    }
}

/// The same for five sets without jokers.
pub(crate) struct Five;

impl Five {
    #[inline(always)]
    pub(crate) fn suits(one: u8, two: u8) -> u16 {
        u16::from_le_bytes(FIVE_SUITS.as_chunks().0[usize::from(one) << 8 | usize::from(two)])
    }

    #[inline(always)]
    pub(crate) fn honours(suit: u8, honours: u8) -> u16 {
        u16::from_le_bytes(FIVE_HONOURS.as_chunks().0[usize::from(suit) << 8 | usize::from(honours)])
    }

    #[inline(always)]
    pub(crate) fn draws(suits: u16, honours: u16) -> u8 {
        FIVE_FINAL[usize::from(suits & 511) << 9 | usize::from(honours & 511)]
    }
}
