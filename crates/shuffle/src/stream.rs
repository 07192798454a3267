//! The key stream as numbers: ChaCha20 (RFC 8439), words, numbers below a bound.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};

use crate::Seed;

/// What numbers are for. Each has a nonce of its own, so that none of them moves another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Wall = 0,
    Dice = 1,
    Seating = 2,
}

/// The numbers that follow from a seed. `N` is how many bytes are made at a time.
pub(crate) struct Numbers<const N: usize> {
    cipher: ChaCha20,
    block: [u8; N],
    at: usize,
}

/// As many as the longest wall needs, made by vector instructions in three rounds of four blocks.
pub(crate) const MANY: usize = 768;
/// A block of ChaCha20.
pub(crate) const FEW: usize = 64;

impl<const N: usize> Numbers<N> {
    pub(crate) fn new(seed: &Seed, purpose: Purpose) -> Numbers<N> {
        let mut nonce = [0; 12];
        nonce[0] = purpose as u8;
        let cipher = ChaCha20::new(seed.as_bytes().into(), &nonce.into());
        Numbers { cipher, block: [0; N], at: N }
    }

    /// The next four bytes, the lowest first.
    #[inline]
    pub(crate) fn word(&mut self) -> u32 {
        if self.at >= N {
            self.refill();
        }
        let bytes = self.block[self.at..].first_chunk().expect("a block is whole words");
        self.at += 4;
        u32::from_le_bytes(*bytes)
    }

    #[cold]
    fn refill(&mut self) {
        self.block = [0; N];
        self.cipher.apply_keystream(&mut self.block);
        self.at = 0;
    }

    /// A number below `end`, each as likely as the others: the high half of word × end. The low half tells how far the
    /// word is from the beginning of its number's share; the first 2³² mod `end` of each share would make some shares
    /// longer than others, so these words are passed over.
    ///
    /// `end` is not 0.
    #[inline]
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        loop {
            let product = u64::from(self.word()) * u64::from(end);
            let low = product as u32;
            // Most words need no division: 2³² mod `end` is below `end`.
            if low >= end || low >= end.wrapping_neg() % end {
                return (product >> 32) as u32;
            }
        }
    }
}
