//! Codes: what somebody shows to be what he is. They follow from the ledger's secret and are kept nowhere.

use sha2::{Digest, Sha256};

/// Letters and digits that are not mistaken for each other when a code is read aloud.
const LETTERS: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// How many of them a code has: 49 bits.
const LENGTH: usize = 10;

/// The code of a role: for each of the first bytes of SHA-256 of `SECRET:ROLE` the letter with the number of its remainder by 31.
pub fn code(secret: &str, role: &str) -> String {
    let sum = Sha256::new().chain_update(secret).chain_update(":").chain_update(role).finalize();
    sum.iter().take(LENGTH).map(|byte| char::from(LETTERS[usize::from(byte % 31)])).collect()
}

/// Whether a text could be a code.
pub fn is_code(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// Whether a text could be the id of a ledger.
pub fn is_id(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// Whether a text could be the secret of a ledger: 32 bytes in hexadecimal.
pub fn is_secret(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
