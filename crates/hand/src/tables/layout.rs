//! Where each table begins in the one block that holds them all. One block has one address, which stays in a
//! register; and its length is a power of two, so that a masked index needs no check.

/// Places of low codes, two bytes each.
pub(crate) const LOW_PLACE: usize = 0;
/// Offsets of rows by high codes, four bytes each; as many as two bytes can count.
pub(crate) const OFFSET: usize = LOW_PLACE + (2 << 14);
/// Needs of the classes of suits.
pub(crate) const SUIT_NEEDS: usize = OFFSET + (4 << 16);
/// Needs of the classes of honours.
pub(crate) const HONOUR_NEEDS: usize = SUIT_NEEDS + (1 << 14);
/// Merged classes of two suits, up to four sets.
pub(crate) const FOUR_SUITS: usize = HONOUR_NEEDS + (1 << 14);
/// Merged classes of a suit and the honours, up to four sets.
pub(crate) const FOUR_HONOURS: usize = FOUR_SUITS + (1 << 16);
/// Merged classes of two suits for five sets, two bytes each.
pub(crate) const FIVE_SUITS: usize = FOUR_HONOURS + (1 << 16);
/// Merged classes of a suit and the honours for five sets, two bytes each.
pub(crate) const FIVE_HONOURS: usize = FIVE_SUITS + (2 << 16);
/// Draws for five sets.
pub(crate) const FIVE_FINAL: usize = FIVE_HONOURS + (2 << 16);
/// Classes of codes.
pub(crate) const CLASS: usize = FIVE_FINAL + (1 << 18);
/// Draws for up to four sets, by jokers and sets.
pub(crate) const FOUR_FINAL: usize = CLASS + (1 << 20);

/// All of them; the end is empty.
pub(crate) const SIZE: usize = 1 << 22;
