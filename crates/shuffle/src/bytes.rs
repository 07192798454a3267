//! Thirty-two bytes in three roles, and how they are written: 64 hexadecimal digits.

use std::fmt;
use std::str::FromStr;

/// From what a wall and dice follow. Whoever knows it knows the wall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed([u8; 32]);

/// What one party adds to a seed, chosen by chance and kept until it is revealed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Secret([u8; 32]);

/// What a party publishes before anybody reveals: it binds him to his secret and does not tell it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Commitment([u8; 32]);

/// Why a text is not 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexError {
    /// This character, counted from 1, is no hexadecimal digit.
    #[allow(missing_docs, reason = "the names say it")]
    Digit { place: usize, found: char },
    /// There are not 64 digits.
    #[allow(missing_docs, reason = "the names say it")]
    Length { found: usize },
}

macro_rules! bytes {
    ($name:ident, $shown:expr) => {
        impl $name {
            /// From these bytes.
            pub const fn new(bytes: [u8; 32]) -> $name {
                $name(bytes)
            }

            /// The bytes.
            pub const fn as_bytes(&self) -> &[u8; 32] {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = HexError;

            fn from_str(text: &str) -> Result<$name, HexError> {
                read(text).map($name)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let shown: Option<&$name> = $shown(self);
                match shown {
                    Some(shown) => write!(f, "{}({shown})", stringify!($name)),
                    None => f.write_str(concat!(stringify!($name), "(…)")),
                }
            }
        }
    };
}

// What is secret does not get into logs by accident; to print it is a decision.
bytes!(Seed, |_| None);
bytes!(Secret, |_| None);
bytes!(Commitment, Some);

/// 64 hexadecimal digits, large or small.
fn read(text: &str) -> Result<[u8; 32], HexError> {
    let mut bytes = [0; 32];
    let mut length = 0;
    for (at, found) in text.chars().enumerate() {
        let digit = found.to_digit(16).ok_or(HexError::Digit { place: at + 1, found })?;
        if let Some(byte) = bytes.get_mut(at / 2) {
            *byte = *byte << 4 | digit as u8;
        }
        length += 1;
    }
    if length == 64 { Ok(bytes) } else { Err(HexError::Length { found: length }) }
}

impl fmt::Display for HexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HexError::Digit { place, found } => {
                write!(f, "character {place} is no hexadecimal digit: '{}'", found.escape_debug())
            }
            HexError::Length { found } => write!(f, "64 hexadecimal digits are wanted, not {found}"),
        }
    }
}

impl std::error::Error for HexError {}
