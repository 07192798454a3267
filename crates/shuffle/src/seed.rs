//! A seed to which several parties contribute: all bind themselves to a secret before anybody tells his.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::{Commitment, Secret, Seed};

/// What stands before everything that is hashed for a commitment.
const COMMIT_TAG: &[u8] = b"fivewinds/commit/1";
/// What stands before everything that is hashed for a seed.
const SEED_TAG: &[u8] = b"fivewinds/seed/1";

/// The name of a game, which no other game has: what was published for one is worth nothing in another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

/// Why a text is no name of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameIdError {
    /// So many bytes.
    pub found: usize,
}

/// Where the seed of a deal came from. Party 0 is the host; the players follow in the order in which they were entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contributions {
    /// The game.
    pub game: GameId,
    /// The number of the deal in it, from 1 on.
    pub deal: u32,
    /// What each party published.
    pub commitments: Vec<Commitment>,
    /// What each party revealed.
    pub secrets: Vec<Secret>,
}

/// Why contributions make no seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContributionError {
    /// There is nobody, or there are more than [`Contributions::MAX_PARTIES`].
    #[allow(missing_docs, reason = "the names say it")]
    Parties { found: usize },
    /// Not everybody has published and revealed.
    #[allow(missing_docs, reason = "the names say it")]
    Incomplete { commitments: usize, secrets: usize },
    /// What these parties revealed is not what they had published.
    #[allow(missing_docs, reason = "the names say it")]
    Reveals { parties: Vec<u8> },
}

impl GameId {
    /// The longest name, in bytes.
    pub const MAX: usize = 64;

    /// A name of 1 to 64 bytes.
    ///
    /// # Errors
    /// If it is shorter or longer.
    pub fn new(name: &str) -> Result<GameId, GameIdError> {
        let found = name.len();
        if (1..=GameId::MAX).contains(&found) {
            Ok(GameId(name.to_owned()))
        } else {
            Err(GameIdError { found })
        }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Its length comes first, so that no name runs into what follows it.
    fn hash(&self, hasher: &mut Sha256) {
        hasher.update([self.0.len() as u8]);
        hasher.update(self.0.as_bytes());
    }
}

impl Secret {
    /// What the party with this number publishes.
    pub fn commitment(&self, game: &GameId, party: u8) -> Commitment {
        let mut hasher = Sha256::new();
        hasher.update(COMMIT_TAG);
        game.hash(&mut hasher);
        hasher.update([party]);
        hasher.update(self.as_bytes());
        Commitment::new(hasher.finalize().into())
    }
}

impl Contributions {
    /// The most parties.
    pub const MAX_PARTIES: usize = 255;

    /// Checks every reveal against its commitment and makes the seed.
    ///
    /// # Errors
    /// Names the parties whose reveals do not match.
    pub fn verify(&self) -> Result<Seed, ContributionError> {
        let (commitments, secrets) = (self.commitments.len(), self.secrets.len());
        if commitments != secrets {
            return Err(ContributionError::Incomplete { commitments, secrets });
        }
        if !(1..=Contributions::MAX_PARTIES).contains(&secrets) {
            return Err(ContributionError::Parties { found: secrets });
        }
        let parties: Vec<u8> = (0..)
            .zip(self.commitments.iter().zip(&self.secrets))
            .filter(|(party, (published, secret))| secret.commitment(&self.game, *party) != **published)
            .map(|(party, _)| party)
            .collect();
        if parties.is_empty() { Ok(self.joint()) } else { Err(ContributionError::Reveals { parties }) }
    }

    fn joint(&self) -> Seed {
        let mut hasher = Sha256::new();
        hasher.update(SEED_TAG);
        self.game.hash(&mut hasher);
        hasher.update(self.deal.to_le_bytes());
        hasher.update([self.secrets.len() as u8]);
        self.secrets.iter().for_each(|secret| hasher.update(secret.as_bytes()));
        Seed::new(hasher.finalize().into())
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for GameIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the name of a game has 1 to {} bytes, not {}", GameId::MAX, self.found)
    }
}

impl fmt::Display for ContributionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContributionError::Parties { found } => {
                write!(f, "1 to {} parties contribute, not {found}", Contributions::MAX_PARTIES)
            }
            ContributionError::Incomplete { commitments, secrets } => {
                write!(f, "{commitments} parties have published and {secrets} revealed")
            }
            ContributionError::Reveals { parties } => {
                let parties: Vec<String> = parties.iter().map(ToString::to_string).collect();
                write!(f, "what party {} revealed is not what it had published", parties.join(", "))
            }
        }
    }
}

impl std::error::Error for GameIdError {}
impl std::error::Error for ContributionError {}
