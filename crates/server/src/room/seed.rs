//! The shuffle of a deal: the host binds himself, then everybody who takes part, then all reveal.

use protocol::ServerMessage;
use sha2::{Digest, Sha256};
use shuffle::{Commitment, Contributions, GameId, Secret};
use std::time::Duration;
use tiles::notation::compact;
use tokio::time::Instant;

use super::desk::Desk;
use super::entry::Entry;
use super::state::{DuplicateOf, Phase, Room};
use crate::id;

/// A shuffle under way.
#[derive(Debug)]
pub(super) struct Shuffling {
    pub(super) deal: u32,
    secret: Secret,
    game: GameId,
    /// The chairs that contribute, in the order of their numbers from 1 on.
    parties: Vec<usize>,
    commitments: Vec<Option<Commitment>>,
    secrets: Vec<Option<Secret>>,
    is_revealing: bool,
    pub(super) deadline: Instant,
}

/// What becomes of a contribution.
pub(super) enum Taken {
    /// It was noted.
    Noted,
    /// Nobody asked for it, it comes too late, or it is none.
    Refused,
}

/// Programs answer at once; whoever does not is left out.
const PATIENCE: Duration = Duration::from_secs(3);

impl Shuffling {
    /// Begins, once the host is bound; tells everybody. Who failed to reveal in this deal is left out.
    pub(super) fn begin(room: &Room, desk: &mut Desk, left_out: &[usize]) -> Option<Shuffling> {
        let Phase::Shuffling { secret: Some(secret) } = room.phase else { return None };
        let game = room.game_id().ok()?;
        let deal = room.deals + 1;
        // What one player added would make another wall than at the other tables of a match.
        let bound = room.setting.config.seed.is_some() || room.setting.duplicate.is_some();
        let contributes = |chair: &usize| {
            !bound && !left_out.contains(chair) && desk.actor(*chair).is_some_and(|line| line.contributes)
        };
        let parties: Vec<usize> = room.persons().filter(contributes).collect();
        let commitment = secret.commitment(&game, 0).to_string();
        for viewer in 0..=room.chairs.len() {
            let party = parties.iter().position(|&chair| chair == viewer).map(|place| place as u8 + 1);
            desk.tell(room, viewer, || ServerMessage::Shuffle {
                game: game.to_string(),
                deal,
                commitment: commitment.clone(),
                party,
            });
        }
        let number = parties.len();
        Some(Shuffling {
            deal,
            secret,
            game,
            parties,
            commitments: vec![None; number],
            secrets: vec![None; number],
            is_revealing: false,
            deadline: Instant::now() + PATIENCE,
        })
    }

    pub(super) fn commit(&mut self, chair: usize, deal: u32, commitment: &str) -> Taken {
        let place = self.parties.iter().position(|&party| party == chair);
        match (place, commitment.parse()) {
            (Some(place), Ok(commitment)) if deal == self.deal && !self.is_revealing => {
                self.commitments[place] = Some(commitment);
                Taken::Noted
            }
            (Some(_) | None, _) => Taken::Refused,
        }
    }

    pub(super) fn reveal(&mut self, chair: usize, deal: u32, secret: &str) -> Taken {
        let place = self.parties.iter().position(|&party| party == chair);
        let (Some(place), Ok(secret)) = (place, secret.parse::<Secret>()) else { return Taken::Refused };
        let fits = Some(secret.commitment(&self.game, place as u8 + 1)) == self.commitments[place];
        if deal != self.deal || !self.is_revealing || !fits {
            return Taken::Refused;
        }
        self.secrets[place] = Some(secret);
        Taken::Noted
    }

    /// All have bound themselves: asks them to reveal.
    pub(super) fn go_on(&mut self, room: &Room, desk: &mut Desk) {
        if self.is_revealing || self.commitments.iter().any(Option::is_none) || self.parties.is_empty() {
            return;
        }
        self.is_revealing = true;
        self.deadline = Instant::now() + PATIENCE;
        let message = ServerMessage::Commitments { deal: self.deal, commitments: self.published() };
        for viewer in 0..=room.chairs.len() {
            desk.tell(room, viewer, || message.clone());
        }
    }

    /// The deal, once everybody has revealed.
    pub(super) fn dealt(&self, room: &Room) -> Option<Entry> {
        let secrets: Option<Vec<Secret>> = self.secrets.iter().copied().collect();
        let secrets: Vec<Secret> = std::iter::once(self.secret).chain(secrets?).collect();
        let commitments: Vec<Commitment> =
            (0..).zip(&secrets).map(|(party, secret)| secret.commitment(&self.game, party)).collect();
        let all = Contributions { game: self.game.clone(), deal: self.deal, commitments, secrets };
        let seed = all.verify().ok()?;
        let wall = shuffle::wall(&seed, &room.rules.tiles);
        let throws = match room.rules.play.wall.throws {
            rules::Throws::Two => 2,
            rules::Throws::One => 1,
        };
        let dice =
            shuffle::dice(&seed).into_iter().take(throws).map(|dice| dice.dice().map(|die| die.pips()));
        Some(Entry::Dealt {
            deal: self.deal,
            wall: compact::print(wall.rest()),
            dice: dice.collect(),
            seed: seed.to_string(),
            commitments: all.commitments.iter().map(ToString::to_string).collect(),
            secrets: all.secrets.iter().map(ToString::to_string).collect(),
        })
    }

    /// Whom everybody waits for in vain.
    pub(super) fn missing(&self) -> Vec<usize> {
        let has = |place: usize| {
            if self.is_revealing { self.secrets[place].is_some() } else { self.commitments[place].is_some() }
        };
        (0..self.parties.len()).filter(|&place| !has(place)).map(|place| self.parties[place]).collect()
    }

    fn published(&self) -> Vec<String> {
        let host = self.secret.commitment(&self.game, 0);
        std::iter::once(&host).chain(self.commitments.iter().flatten()).map(ToString::to_string).collect()
    }
}

/// What the host adds to the next deal: chance, or what follows from the secret of a match, or for tests from a number.
pub(super) fn host_secret(room: &Room) -> Secret {
    if let Some(DuplicateOf { secret, .. }) = &room.setting.duplicate {
        return duplicate::match_secret(secret.as_bytes(), room.deals + 1);
    }
    let Some(seed) = room.setting.config.seed else { return Secret::new(id::random()) };
    let mut hasher = Sha256::new();
    hasher.update(b"fivewinds/fixed/1");
    hasher.update(seed.to_le_bytes());
    hasher.update((room.deals + 1).to_le_bytes());
    Secret::new(hasher.finalize().into())
}
