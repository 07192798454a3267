//! What the rest of a hand needs to know of one group of tiles.
//!
//! A *group* is one suit or the honours. Its *needs* are the least number of tiles to draw for some sets, with
//! or without a pair, with up to some jokers. Shared with the build script that makes the tables.

/// The most sets a hand has (Taiwan).
pub(crate) const MAX_SETS: usize = 5;
/// The most jokers a hand has (Red).
pub(crate) const MAX_JOKERS: usize = 4;
/// More than any number of draws; `FAR + FAR` still fits a byte.
pub(crate) const FAR: u8 = 60;
/// How many numbers the needs of a group are.
pub(crate) const NEEDS: usize = (MAX_JOKERS + 1) * 2 * (MAX_SETS + 1);

/// The needs of one group, by [`at`].
pub(crate) type Needs = [u8; NEEDS];

/// The honours' high codes begin here, above all those of the suits with a tile more than there can be, so that
/// one table serves both.
pub(crate) const HONOURS_HIGH: usize = 256;

/// Where the needs for so many sets, pairs (0 or 1) and jokers stand.
pub(crate) const fn at(sets: usize, pairs: usize, jokers: usize) -> usize {
    (jokers * 2 + pairs) * (MAX_SETS + 1) + sets
}

/// The needs of two groups together.
pub(crate) fn merge(one: &Needs, two: &Needs) -> Needs {
    let mut both = [FAR; NEEDS];
    for jokers in 0..=MAX_JOKERS {
        for more_jokers in 0..=MAX_JOKERS - jokers {
            for (pairs, more_pairs) in [(0, 0), (0, 1), (1, 0)] {
                for sets in 0..=MAX_SETS {
                    for more_sets in 0..=MAX_SETS - sets {
                        let draws =
                            one[at(sets, pairs, jokers)] + two[at(more_sets, more_pairs, more_jokers)];
                        let slot = &mut both[at(sets + more_sets, pairs + more_pairs, jokers + more_jokers)];
                        *slot = (*slot).min(draws);
                    }
                }
            }
        }
    }
    both
}
