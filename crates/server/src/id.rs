//! Names that nobody can guess.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// Letters and digits that are not mistaken for each other when a link is read aloud.
const LETTERS: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// So many random bytes.
///
/// # Panics
/// If the system has no randomness; nothing could be kept secret then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A random number.
pub(crate) fn random_u64() -> u64 {
    u64::from_le_bytes(random())
}

/// Of a table or a person: 79 bits.
pub(crate) fn short() -> String {
    random::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 31)])).collect()
}

/// What a cookie or a token holds: 256 bits.
pub(crate) fn secret() -> String {
    hex(&random::<32>())
}

/// By what a secret is found in the database, which does not hold the secret.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        _ = write!(text, "{byte:02x}");
        text
    })
}
