//! The fans of MCR as bits, what they strike, and the sets of tiles that they ask for.

use tiles::TileSet;

use super::fans::Mcr;
use crate::score::FanNo;

/// Fans as bits, in the order of the catalogue; those that join sets are known by their sets and have no bit.
pub(super) type Bits = u64;

pub(super) const ORPHANS: TileSet = TileSet::from_bits(TileSet::TERMINALS.bits() | TileSet::HONOURS.bits());
pub(super) const TERMINALS_AND_WINDS: TileSet = TileSet::from_bits(TileSet::TERMINALS.bits() | WINDS.bits());
pub(super) const WINDS: TileSet = TileSet::from_bits(0b1111 << 27);
pub(super) const DRAGONS: TileSet = TileSet::from_bits(0b111 << 31);
/// 2, 3, 4, 6 and 8 of bamboos, and the Green dragon.
pub(super) const GREEN: TileSet = TileSet::from_bits(0b0_1010_1110 << 18 | 1 << 32);
/// 1, 2, 3, 4, 5, 8, 9 of dots, 2, 4, 5, 6, 8, 9 of bamboos, and the White dragon.
pub(super) const REVERSIBLE: TileSet = TileSet::from_bits(0b1_1001_1111 << 9 | 0b1_1011_1010 << 18 | 1 << 31);
pub(super) const EVEN: TileSet = TileSet::from_bits(0b0_1010_1010 * (1 | 1 << 9 | 1 << 18));
pub(super) const FIVES: TileSet = TileSet::from_bits(1 << 4 | 1 << 13 | 1 << 22);

/// The fans that join two, three or four sets.
const JOINED: [Mcr; 19] = [
    Mcr::FourTerminalChows,
    Mcr::QuadrupleChow,
    Mcr::FourPureShiftedPungs,
    Mcr::FourShiftedChows,
    Mcr::PureTripleChow,
    Mcr::PureShiftedPungs,
    Mcr::PureStraight,
    Mcr::ThreeSuitedTerminalChows,
    Mcr::PureShiftedChows,
    Mcr::TriplePung,
    Mcr::MixedStraight,
    Mcr::MixedTripleChow,
    Mcr::MixedShiftedPungs,
    Mcr::MixedShiftedChows,
    Mcr::DoublePung,
    Mcr::PureDoubleChow,
    Mcr::MixedDoubleChow,
    Mcr::ShortStraight,
    Mcr::TwoTerminalChows,
];

/// The bit of each fan: those that join sets, and the two that are no matter of readings, have none.
pub(super) const BIT: [Bits; 81] = {
    let mut has_bit = [true; 81];
    let mut at = 0;
    while at < JOINED.len() {
        has_bit[JOINED[at] as usize] = false;
        at += 1;
    }
    has_bit[Mcr::ChickenHand as usize] = false;
    has_bit[Mcr::Flower as usize] = false;
    let (mut bits, mut fan, mut bit) = ([0; 81], 0, 0);
    while fan < 81 {
        if has_bit[fan] {
            bits[fan] = 1 << bit;
            bit += 1;
        }
        fan += 1;
    }
    bits
};

/// The fan of each bit.
pub(super) const FANS: [FanNo; 60] = {
    let (mut fans, mut fan, mut bit) = ([0; 60], 0, 0);
    while fan < 81 {
        if BIT[fan] != 0 {
            fans[bit] = fan as FanNo;
            bit += 1;
        }
        fan += 1;
    }
    fans
};

#[inline(always)]
pub(super) const fn bit(fan: Mcr) -> Bits {
    BIT[fan as usize]
}

pub(super) const KONGS: Bits = bit(Mcr::FourKongs)
    | bit(Mcr::ThreeKongs)
    | bit(Mcr::TwoConcealedKongs)
    | bit(Mcr::TwoMeldedKongs)
    | bit(Mcr::ConcealedKong)
    | bit(Mcr::MeldedKong);

/// Exclusions that hold only for certain sets, or only beside a third fan; they are looked after where those sets
/// are known.
const PARTIAL: [(Mcr, Mcr); 4] = [
    (Mcr::SevenPairs, Mcr::TileHog),
    (Mcr::BigThreeWinds, Mcr::PungOfTerminalsOrHonors),
    (Mcr::PrevalentWind, Mcr::PungOfTerminalsOrHonors),
    (Mcr::SeatWind, Mcr::PungOfTerminalsOrHonors),
];

/// What each fan strikes.
pub(super) static EXCLUDES: [Bits; 81] = {
    let mut masks = [0; 81];
    let mut fan = 0;
    while fan < 81 {
        let excludes = Mcr::TABLE[fan].excludes;
        let mut at = 0;
        while at < excludes.len() {
            masks[fan] |= BIT[excludes[at] as usize];
            at += 1;
        }
        fan += 1;
    }
    let mut at = 0;
    while at < PARTIAL.len() {
        masks[PARTIAL[at].0 as usize] &= !bit(PARTIAL[at].1);
        at += 1;
    }
    masks
};

pub(super) static POINTS: [u32; 81] = {
    let mut points = [0; 81];
    let mut fan = 0;
    while fan < 81 {
        if let crate::score::Worth::Points(worth) = Mcr::TABLE[fan].worth {
            points[fan] = worth[0];
        }
        fan += 1;
    }
    points
};
