//! Sets taken off three suits at the same time.
//!
//! The suits lie side by side in a number, 21 bits for each, so that one subtraction is one in every suit. There is
//! nothing to guess for the processor: whatever the tiles are, the same steps follow each other.

/// The lowest bit of each lane.
const ONES: u64 = 1 | 1 << LANE | 1 << (2 * LANE);

/// How wide a lane is: three bits for each chow of a suit.
pub(super) const LANE: usize = 21;

/// Far above all counts, so that what a lane has too few of is borrowed here and not from the next lane.
const GUARD: u64 = ONES << 10;

/// Three suits: the counts of each rank side by side.
#[derive(Clone, Copy)]
pub(super) struct Lanes([u64; 9]);

/// The sets of three suits.
#[derive(Clone, Copy)]
pub(super) struct Sets {
    /// Bit *r* of each lane: a pung of rank *r*.
    pub(super) pungs: u64,
    /// Three bits for each chow there is, seven in each lane: how often it occurs.
    pub(super) chows: u64,
}

impl Lanes {
    /// The tiles of the three suits.
    #[inline(always)]
    pub(super) fn of(counts: &[u8; tiles::Tile::KINDS]) -> Lanes {
        Lanes(std::array::from_fn(|rank| {
            let [m, p, s] = [rank, rank + 9, rank + 18].map(|index| u64::from(counts[index]));
            m | p << LANE | s << (2 * LANE)
        }))
    }

    /// How many tiles each suit has over when threes are taken away.
    #[inline(always)]
    pub(super) fn over(&self) -> [u64; 3] {
        let total: u64 = self.0.iter().sum();
        [0, LANE, 2 * LANE].map(|lane| (total >> lane & 0x3f) % 3)
    }

    /// The lowest rank that can be the pair of a suit with two over; the others are three and six higher. The ranks of
    /// sets add up to a multiple of three, so that twice the rank of the pair is the sum of all ranks modulo three, and
    /// the rank itself is twice the sum.
    #[inline(always)]
    pub(super) fn first_pair(&self, suit: usize) -> usize {
        let [_, one, two, _, four, five, _, seven, eight] = self.0;
        let twice = 2 * (one + four + seven) + (two + five + eight);
        (twice >> (LANE * suit) & 0x7f) as usize % 3
    }

    /// Without a pair of this rank; `None` if there is none.
    #[inline(always)]
    pub(super) fn without_pair(&self, suit: usize, rank: usize) -> Option<Lanes> {
        let mut rest = *self;
        let tiles = &mut rest.0[rank];
        let has_pair = *tiles >> (LANE * suit) & 7 >= 2;
        *tiles = tiles.wrapping_sub(2 << (LANE * suit));
        has_pair.then_some(rest)
    }

    /// The tiles as sets, with as many pungs as there can be; `None` if they are no sets. At most five of a kind.
    ///
    /// What is left of a rank when the chows from below have taken theirs is a pung, if it is three or more, and chows
    /// that begin here.
    #[inline(always)]
    pub(super) fn sets(&self) -> Option<Sets> {
        let (mut pungs, mut chows) = (0, 0);
        // The chows that began one rank and two ranks lower.
        let (mut last, mut before) = (0, 0);
        let mut guards = GUARD;
        for (rank, tiles) in self.0.iter().enumerate() {
            let left = (tiles | GUARD) - before - last;
            guards &= left;
            // 1 from three on, since five and one more are less than eight; and then what is left modulo three is one
            // more modulo four.
            let pung = (left + ONES) >> 2 & ONES;
            (last, before) = ((left + pung) & (3 * ONES), last);
            pungs |= pung << rank;
            if rank < 7 {
                chows |= last << (3 * rank);
            }
        }
        // No chow begins with the eight or the nine.
        (guards == GUARD && last | before == 0).then_some(Sets { pungs, chows })
    }
}

impl Sets {
    /// The pungs that are followed by two others: instead of the three there can be three equal chows.
    #[inline(always)]
    pub(super) const fn rows(&self) -> u64 {
        self.pungs & self.pungs >> 1 & self.pungs >> 2
    }

    /// Three equal chows instead of three pungs in a row, of which the lowest is said.
    pub(super) const fn with_chows(&self, lowest: usize) -> Sets {
        let (suit, rank) = (lowest / LANE, lowest % LANE);
        Sets { pungs: self.pungs & !(0b111 << lowest), chows: self.chows + (3 << (LANE * suit + 3 * rank)) }
    }

    /// The kinds of the pungs, as bits.
    #[inline(always)]
    pub(super) const fn kinds_of_pungs(&self) -> u64 {
        let (p, s) = (self.pungs >> (LANE - 9), self.pungs >> (2 * LANE - 18));
        self.pungs & 0x1ff | p & 0x1ff << 9 | s & 0x1ff << 18
    }
}
