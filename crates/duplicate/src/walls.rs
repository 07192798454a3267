//! From a seed that people can write down to the seeds of deals (`docs/duplicate.md`).

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use shuffle::{Commitment, Secret, Seed};
use tiles::Seat;
use ts_rs::TS;

/// What stands before everything that is hashed for the seed of a deal.
const DEAL_TAG: &[u8] = b"fivewinds/duplicate/1";
/// What stands before everything that is hashed to bind whoever has chosen the seed.
const COMMIT_TAG: &[u8] = b"fivewinds/duplicate-commit/1";
/// What stands before everything that is hashed for the secret of a deal of a match.
const MATCH_TAG: &[u8] = b"fivewinds/duplicate-match/1";

/// A seed as an organiser writes it: any text. Whoever knows it knows all walls.
#[derive(Clone, PartialEq, Eq)]
pub struct SeedText(String);

/// Why a text is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedTextError {
    /// So many bytes.
    pub found: usize,
}

/// Which deal: of which section (from 0), which session of it (from 1), which deal of that (from 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "said above")]
pub struct Which {
    pub section: u32,
    pub session: u32,
    pub deal: u32,
}

/// A seat by the letter of its wind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub enum SeatLetter {
    E,
    S,
    W,
    N,
}

/// What the host of a match adds to the shuffle of one of its deals. From one of them nothing follows for another.
pub fn match_secret(secret: &[u8; 32], deal: u32) -> Secret {
    let mut hasher = Sha256::new();
    hasher.update(MATCH_TAG);
    hasher.update(secret);
    hasher.update(deal.to_le_bytes());
    Secret::new(hasher.finalize().into())
}

impl SeedText {
    /// The longest seed, in bytes.
    pub const MAX: usize = 200;

    /// A text of 1 to 200 bytes.
    ///
    /// # Errors
    /// If it is shorter or longer.
    pub fn new(text: &str) -> Result<SeedText, SeedTextError> {
        let found = text.len();
        if (1..=SeedText::MAX).contains(&found) {
            Ok(SeedText(text.to_owned()))
        } else {
            Err(SeedTextError { found })
        }
    }

    /// The seed of a deal, from which its wall and dice follow by `docs/shuffle.md`.
    pub fn of_deal(&self, which: Which) -> Seed {
        let mut hasher = self.begin(DEAL_TAG);
        for number in [which.section, which.session, which.deal] {
            hasher.update(number.to_le_bytes());
        }
        Seed::new(hasher.finalize().into())
    }

    /// What may be told before the session: it binds whoever has chosen the seed and does not tell it, if the seed is too
    /// long to be guessed.
    pub fn commitment(&self) -> Commitment {
        Commitment::new(self.begin(COMMIT_TAG).finalize().into())
    }

    /// The length comes first, so that no text runs into what follows it.
    fn begin(&self, tag: &[u8]) -> Sha256 {
        let mut hasher = Sha256::new();
        hasher.update(tag);
        hasher.update((self.0.len() as u32).to_le_bytes());
        hasher.update(self.0.as_bytes());
        hasher
    }
}

/// It does not get into logs by accident.
impl std::fmt::Debug for SeedText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SeedText(…)")
    }
}

impl std::fmt::Display for SeedTextError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a seed has 1 to {} bytes, not {}", SeedText::MAX, self.found)
    }
}

impl std::error::Error for SeedTextError {}

impl From<Seat> for SeatLetter {
    fn from(seat: Seat) -> SeatLetter {
        [SeatLetter::E, SeatLetter::S, SeatLetter::W, SeatLetter::N][seat.index()]
    }
}
