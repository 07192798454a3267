//! How many copies of each playing tile, as bits: what can be asked of all kinds at once.

use tiles::{Tile, TileCounts, TileSet};

/// How many of each playing tile there are, up to seven; lighter than a [`Tally`](crate::Tally), which knows the
/// distance besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Copies([u64; 3]);

impl Copies {
    /// The playing tiles among these.
    #[inline(always)]
    pub fn of(tiles: &TileCounts) -> Copies {
        let counts = tiles.as_array();
        let mut planes = [0; 3];
        for (number, at) in [0, 8, 16, 24].into_iter().enumerate() {
            let word = u64::from_le_bytes(*counts[at..].first_chunk().expect("eight counts follow"));
            for (shift, plane) in planes.iter_mut().enumerate() {
                *plane |= gather(word >> shift) << (8 * number);
            }
        }
        let mut copies = Copies(planes);
        for index in [32, 33] {
            let count = u64::from(counts[index]);
            copies.0.iter_mut().enumerate().for_each(|(bit, plane)| *plane |= (count >> bit & 1) << index);
        }
        copies
    }

    /// One tile of each of these kinds more.
    #[inline(always)]
    pub const fn add(&mut self, kinds: TileSet) {
        let [ones, twos, fours] = self.0;
        let carry = ones & kinds.bits();
        self.0 = [ones ^ kinds.bits(), twos ^ carry, fours | twos & carry];
    }

    /// How many tiles there are.
    #[inline(always)]
    pub const fn total(&self) -> u32 {
        self.0[0].count_ones() + 2 * self.0[1].count_ones() + 4 * self.0[2].count_ones()
    }

    /// The kinds of which there are exactly so many, up to seven.
    #[inline(always)]
    pub const fn exactly(&self, count: u8) -> TileSet {
        let (mut bits, mut bit) = (TileSet::PLAYING.bits(), 0);
        while bit < 3 {
            bits &= if count >> bit & 1 == 1 { self.0[bit] } else { !self.0[bit] };
            bit += 1;
        }
        TileSet::from_bits(bits)
    }

    /// The kinds that are there.
    #[inline(always)]
    pub const fn kinds(&self) -> TileSet {
        TileSet::from_bits(self.0[0] | self.0[1] | self.0[2])
    }

    /// The kinds of which there are four or more.
    #[inline(always)]
    pub const fn fours(&self) -> TileSet {
        TileSet::from_bits(self.0[2])
    }

    /// The kinds of which there is an odd number.
    #[inline(always)]
    pub const fn odd(&self) -> TileSet {
        TileSet::from_bits(self.0[0])
    }

    /// How many of a playing tile there are.
    #[inline(always)]
    pub const fn count(&self, tile: Tile) -> u8 {
        let at = tile.index();
        (self.0[0] >> at & 1 | (self.0[1] >> at & 1) << 1 | (self.0[2] >> at & 1) << 2) as u8
    }
}

/// The lowest bit of each byte, as eight bits.
#[inline(always)]
const fn gather(word: u64) -> u64 {
    (word & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_the_counts() {
        let mut random = testkit::Random::new(11);
        for _ in 0..1_000 {
            let counts = random.draw(40, &TileCounts::PLAIN);
            let mut copies = Copies::of(&counts);
            for tile in Tile::playing() {
                assert_eq!(copies.count(tile), counts[tile]);
                assert_eq!(copies.kinds().contains(tile), counts[tile] > 0);
                assert_eq!(copies.odd().contains(tile), counts[tile] % 2 == 1);
                assert_eq!(copies.fours().contains(tile), counts[tile] == 4);
                (0..5).for_each(|n| assert_eq!(copies.exactly(n).contains(tile), counts[tile] == n));
            }
            assert_eq!(copies.total(), 40);
            copies.add(TileSet::PLAYING);
            Tile::playing().for_each(|tile| assert_eq!(copies.count(tile), counts[tile] + 1));
        }
    }
}
