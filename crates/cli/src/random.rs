//! Random tiles for a hand to practise with.

use std::time::{SystemTime, UNIX_EPOCH};

use fivewinds::{Tile, TileCounts};

/// A small random source (splitmix64). Good enough to practise, not to play for money.
#[derive(Debug)]
pub(crate) struct Random(u64);

impl Random {
    /// Another one every time.
    pub(crate) fn from_clock() -> Random {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Random(now.as_nanos() as u64 ^ u64::from(std::process::id()) << 32)
    }

    /// One of these tiles; `None` if there is none.
    pub(crate) fn tile(&mut self, from: &TileCounts) -> Option<Tile> {
        let total = from.total() as usize;
        if total == 0 { None } else { from.tiles().nth(self.below(total)) }
    }

    /// Any number.
    pub(crate) fn number(&mut self) -> u64 {
        // Short enough to be typed again.
        self.bits() >> 40
    }

    fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.bits()) * end as u128) >> 64) as usize
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let a = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let b = (a ^ a >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        b ^ b >> 31
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_what_is_there() {
        let mut random = Random(1);
        assert_eq!(random.tile(&TileCounts::new()), None);
        let mut pool = TileCounts::WITH_FLOWERS;
        for left in (0..144).rev() {
            let tile = random.tile(&pool).unwrap();
            assert!(pool.remove(tile));
            assert_eq!(pool.total(), left);
        }
    }
}
