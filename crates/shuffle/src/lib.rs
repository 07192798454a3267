//! Walls and dice from a seed to which the host and every player contribute.
//!
//! Every step is spelled out in `docs/shuffle.md`, with test vectors, so that anybody can check a wall with a program of
//! his own: a [`Seed`] of 32 bytes, the ChaCha20 key stream as words, numbers without bias, Fisher–Yates. Where the seed
//! comes from many, [`Contributions`] say whose secret does not match what he had published. Nothing here makes chance:
//! secrets come from outside.
//!
//! ```
//! use shuffle::{Seed, dice, wall};
//! use tiles::TileCounts;
//!
//! let seed: Seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f".parse()?;
//! let wall = wall(&seed, &TileCounts::WITH_FLOWERS);
//! assert_eq!(wall.left(), 144);
//! assert_eq!(dice(&seed).map(|throw| throw.sum()), [3, 6]);
//! # Ok::<(), shuffle::HexError>(())
//! ```
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]

mod bytes;
mod order;
mod seed;
mod stream;

pub use bytes::{Commitment, HexError, Secret, Seed};
pub use order::{dice, seating, shuffle_into, wall};
pub use seed::{ContributionError, Contributions, GameId, GameIdError};

#[cfg(test)]
mod tests;
