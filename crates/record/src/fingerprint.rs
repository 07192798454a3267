//! The fingerprint of a deal's end: a number for all that lies on the table (`docs/records.md`).
//!
//! It is made of the game alone, not of how this program keeps a deal. Everything goes in as words of 64 bits, since a
//! simulation makes one for every deal that it records.

use hand::{Meld, MeldKind};
use table::{Deal, FullView, Own};
use tiles::{Tile, TileSet};

pub(crate) fn fingerprint(deal: &Deal, full: &FullView<'_>) -> u64 {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    let public = deal.public();
    for &seat in public.seats() {
        let own = full.own(seat);
        (0..4).for_each(|n| hash.word(more_than(own, n).bits()));
        let melds = full.melds(seat);
        let flowers = public.shown(seat).flowers().bits() >> TileSet::FLOWERS.bits().trailing_zeros();
        let points = public.points()[seat] as u32;
        hash.word(melds.len() as u64 | flowers << 8 | u64::from(points) << 32);
        melds.iter().for_each(|meld| hash.word(word_of(meld)));
    }
    let river = public.river();
    hash.word(river.len() as u64 | u64::from(public.left()) << 8);
    let (eights, rest) = river.as_bytes().as_chunks::<8>();
    eights.iter().for_each(|&eight| hash.word(u64::from_le_bytes(eight)));
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    hash.word(u64::from_le_bytes(last));
    river.claimed().into_iter().for_each(|bits| hash.word(bits));
    hash.0
}

/// The kinds of which a hand conceals more than `n`, flowers and jokers included.
#[inline]
fn more_than(own: &Own, n: usize) -> TileSet {
    let flowers = if n == 0 { own.flowers() } else { TileSet::EMPTY };
    let jokers =
        if usize::from(own.tally().jokers()) > n { TileSet::only(Tile::JOKER) } else { TileSet::EMPTY };
    own.tally().more_than(n) | flowers | jokers
}

fn word_of(meld: &Meld) -> u64 {
    let kind = match meld.kind() {
        MeldKind::Chow => 0,
        MeldKind::Pung => 1,
        MeldKind::MeldedKong => 2,
        MeldKind::AddedKong => 3,
        MeldKind::ConcealedKong => 4,
    };
    kind | (meld.first().index() as u64) << 8 | u64::from(meld.wild()) << 16
}

struct Hash(u64);

impl Hash {
    /// The multiplication carries every bit upwards, the shift brings it down again; no step loses anything.
    #[inline]
    fn word(&mut self, word: u64) {
        let product = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ product >> 32;
    }
}
