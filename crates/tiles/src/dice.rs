//! Dice as values: what was thrown comes in from outside.

use std::fmt;

/// One die showing 1–6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(u8);

/// A throw of two dice.
///
/// ```
/// use tiles::{Dice, Die};
/// let throw = Dice::new(Die::new(4).unwrap(), Die::new(2).unwrap());
/// assert_eq!((throw.sum(), throw.smaller().pips()), (6, 2));
/// assert_eq!(throw.counted_among(4), 1); // the second of four, the thrower being the first
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    first: Die,
    second: Die,
}

impl Die {
    /// A die showing `pips`, if that is 1–6.
    pub const fn new(pips: u8) -> Option<Die> {
        if 1 <= pips && pips <= 6 { Some(Die(pips)) } else { None }
    }

    /// 1–6.
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl Dice {
    /// A throw of these two.
    pub const fn new(first: Die, second: Die) -> Dice {
        Dice { first, second }
    }

    /// All 36 throws.
    pub fn all() -> impl Iterator<Item = Dice> {
        (1..7).flat_map(|a| (1..7).map(move |b| Dice::new(Die(a), Die(b))))
    }

    /// The two dice as thrown.
    pub const fn dice(self) -> [Die; 2] {
        [self.first, self.second]
    }

    /// 2–12.
    pub const fn sum(self) -> u8 {
        self.first.0 + self.second.0
    }

    /// The smaller of the two.
    pub fn smaller(self) -> Die {
        self.first.min(self.second)
    }

    /// Whom the sum points at when it is counted round `places`, the thrower being the first: 0 is the
    /// thrower, 1 the next in order of play.
    ///
    /// # Panics
    /// If `places` is 0.
    pub const fn counted_among(self, places: u8) -> u8 {
        (self.sum() - 1) % places
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_dice() {
        assert_eq!(Die::new(0), None);
        assert_eq!(Die::new(7), None);
        assert_eq!(Dice::all().count(), 36);
        assert_eq!(Dice::all().map(|dice| u32::from(dice.sum())).sum::<u32>(), 252);
        // Counting round four from the thrower (MCR-DICE-1, RED-DICE-1, TWN-DICE-1, CLA-WALL-2).
        for dice in Dice::all() {
            let expected = match dice.sum() {
                5 | 9 => 0,
                2 | 6 | 10 => 1,
                3 | 7 | 11 => 2,
                _ => 3,
            };
            assert_eq!(dice.counted_among(4), expected);
            assert!(dice.dice().contains(&dice.smaller()));
        }
        // Three players (RED-DICE-2).
        let pointed = |sum| Dice::all().find(|dice| dice.sum() == sum).unwrap().counted_among(3);
        assert_eq!([4, 7, 10].map(pointed), [0; 3]);
        assert_eq!([2, 5, 8, 11].map(pointed), [1; 4]);
        assert_eq!([3, 6, 9, 12].map(pointed), [2; 4]);
    }
}
