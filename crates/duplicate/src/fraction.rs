//! Exact parts of points: a mean over tables is rarely a whole number.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `num` divided by `den`, in lowest terms; `den` is at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "said above")]
pub struct Fraction {
    #[ts(type = "number")]
    pub num: i64,
    #[ts(type = "number")]
    pub den: i64,
}

impl Fraction {
    /// Nothing.
    pub const ZERO: Fraction = Fraction { num: 0, den: 1 };

    /// In lowest terms. A denominator below 1 counts as 1.
    pub fn new(num: i64, den: i64) -> Fraction {
        Fraction::reduced(i128::from(num), i128::from(den.max(1)))
    }

    /// The sum.
    #[must_use]
    pub fn plus(self, other: Fraction) -> Fraction {
        let [a, b, c, d] = [self.num, self.den, other.num, other.den].map(i128::from);
        Fraction::reduced(a * d + c * b, b * d)
    }

    fn reduced(num: i128, den: i128) -> Fraction {
        let by = divisor(num.unsigned_abs(), den.unsigned_abs()).max(1).cast_signed();
        // Points of a session over some hundred tables are far from the bounds.
        let fit = |number: i128| i64::try_from(number).unwrap_or(i64::MAX);
        Fraction { num: fit(num / by), den: fit(den / by) }
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> std::cmp::Ordering {
        let [a, b, c, d] = [self.num, self.den, other.num, other.den].map(i128::from);
        (a * d).cmp(&(c * b))
    }
}

/// The greatest number that divides both.
const fn divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
