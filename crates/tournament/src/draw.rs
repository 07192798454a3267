//! The public draw, which anybody can repeat. `docs/draw.md` describes it, with a vector that a test reads.

use sha2::{Digest, Sha256};

/// The ids in the order of the numbers that they draw: by the SHA-256 of `SEED|ID|NAME` (MCRC-DRAW-3).
pub(crate) fn order(seed: &str, players: &[(u32, &str)]) -> Vec<u32> {
    let mut lots: Vec<([u8; 32], u32)> =
        players.iter().map(|&(id, name)| (sha256(&format!("{seed}|{id}|{name}")), id)).collect();
    lots.sort_unstable();
    lots.into_iter().map(|(_, id)| id).collect()
}

/// A seed for programs from a seed for people: the first eight bytes of its SHA-256, the highest first.
pub fn seed_number(seed: &str) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = sha256(seed);
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}
