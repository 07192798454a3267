//! The chain: each hash covers the one before, and so everything before.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// The SHA-256 of a text, in hexadecimal: of a head, it is what the chain begins with.
pub fn hash(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// The hash of a line after the hash of the one before it (of the head, for the first).
pub fn chained(before: &str, text: &str) -> String {
    hex(&Sha256::new().chain_update(before).chain_update("\n").chain_update(text).finalize())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        _ = write!(text, "{byte:02x}");
        text
    })
}
