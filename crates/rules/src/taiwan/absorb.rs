//! What each fan brings, and what it absorbs by which clause. Fans are bits here, in the order of the catalogue.

use super::fans::Taiwan;
use crate::score::{FanNo, Worth};

/// Fans as bits, by their places in the catalogue.
pub(super) type Bits = u64;

/// The clause by which a fan absorbs another: a ruling, where the source does not name it.
pub(super) fn ruling(by: FanNo, fan: FanNo) -> &'static str {
    let found = RULINGS.iter().find(|(fans, absorbed, _)| fans >> by & absorbed >> fan & 1 == 1);
    found.map_or("TWN-SCORE-5", |(.., clause)| clause)
}

pub(super) const FANS: usize = Taiwan::TABLE.len();

pub(super) const OF_WINDS: Bits =
    bits(&[Taiwan::SmallThreeWinds, Taiwan::BigThreeWinds, Taiwan::SmallFourWinds, Taiwan::BigFourWinds]);

pub(super) const OF_DRAGONS: Bits = bits(&[Taiwan::SmallThreeDragons, Taiwan::BigThreeDragons]);

pub(super) const CONCEALED_PUNGS: Bits = bits(&[
    Taiwan::TwoConcealedPungs,
    Taiwan::ThreeConcealedPungs,
    Taiwan::FourConcealedPungs,
    Taiwan::FiveConcealedPungs,
]);

/// Which fans absorb which by a ruling.
const RULINGS: [(Bits, Bits, &str); 9] = [
    (CONCEALED_PUNGS, CONCEALED_PUNGS, "TWN-RUL-9"),
    (bits(&[Taiwan::FiveConcealedPungs]), bits(&[Taiwan::AllPungs]), "TWN-RUL-10"),
    (bits(&[Taiwan::MeldedHand]), Bits::MAX, "TWN-RUL-11"),
    (bits(&[Taiwan::BlessingOfHeaven]), Bits::MAX, "TWN-RUL-13"),
    (bits(&[Taiwan::BlessingOfEarth]), Bits::MAX, "TWN-RUL-14"),
    (bits(&[Taiwan::SmallFourWinds]), Bits::MAX, "TWN-RUL-15"),
    (bits(&[Taiwan::BigFourWinds]), Bits::MAX, "TWN-RUL-16"),
    (bits(&[Taiwan::FullFlush]), bits(&[Taiwan::HalfFlush]), "TWN-RUL-17"),
    (bits(&[Taiwan::FlatHand]), bits(&[Taiwan::NoHonoursNoFlowers]), "TWN-RUL-19"),
];

/// What each fan strikes. The pungs of honours are looked after where they are known.
pub(super) static ABSORBS: [Bits; FANS] = {
    let mut masks = [0; FANS];
    let mut fan = 0;
    while fan < FANS {
        let excludes = Taiwan::TABLE[fan].excludes;
        let mut at = 0;
        while at < excludes.len() {
            masks[fan] |= 1 << excludes[at];
            at += 1;
        }
        masks[fan] &= !bits(&[Taiwan::PungOfHonours]);
        fan += 1;
    }
    masks
};

/// The fans that strike any.
pub(super) const ABSORBING: Bits = {
    let (mut absorbing, mut fan) = (0, 0);
    while fan < FANS {
        absorbing |= ((ABSORBS[fan] != 0) as Bits) << fan;
        fan += 1;
    }
    absorbing
};

/// What each fan brings, of several amounts the first.
pub(super) static POINTS: [u32; FANS] = {
    let mut points = [0; FANS];
    let mut fan = 0;
    while fan < FANS {
        if let Worth::Points(worth) = Taiwan::TABLE[fan].worth {
            points[fan] = worth[0];
        }
        fan += 1;
    }
    points
};

pub(super) const fn has(fans: Bits, fan: Taiwan) -> bool {
    fans >> fan as u32 & 1 == 1
}

pub(super) const fn bits(fans: &[Taiwan]) -> Bits {
    let (mut bits, mut at) = (0, 0);
    while at < fans.len() {
        bits |= 1 << fans[at] as u32;
        at += 1;
    }
    bits
}

#[inline(always)]
pub(super) fn each_fan(mut fans: Bits, mut found: impl FnMut(FanNo)) {
    while fans != 0 {
        found(fans.trailing_zeros() as FanNo);
        fans &= fans - 1;
    }
}
