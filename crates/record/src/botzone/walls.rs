//! The four walls of a log: as they are told, or put together from what was shown.

use tiles::{Tile, TileCounts, Wall};

use super::error::{Fault, LogError};
use super::log::{Log, Shown};
use super::rules;

/// Tiles of one player's wall.
pub(super) const OWN: usize = 34;

/// The walls of a log.
pub(super) struct Found {
    pub(super) wall: Wall,
    /// The told walls do not have the tiles that were shown, and were put together anew.
    pub(super) contradicted: bool,
}

/// The walls as they are told; where they are not, or where other tiles were shown, from what was shown.
pub(super) fn find(log: &Log) -> Result<Found, LogError> {
    let taken = taken(log)?;
    match &log.walls {
        Some(tiles) if agrees(tiles, &taken) => Ok(Found { wall: full(tiles)?, contradicted: false }),
        told => Ok(Found { wall: full(&rebuilt(&taken)?)?, contradicted: told.is_some() }),
    }
}

fn full(tiles: &[Tile]) -> Result<Wall, LogError> {
    Wall::new(tiles, &rules().tiles).map_err(|error| LogError::new(Fault::NotTheSet(error)))
}

/// What each player took, in order: the dealt tiles, then his draws.
fn taken(log: &Log) -> Result<[Vec<Tile>; 4], LogError> {
    let mut taken: [Vec<Tile>; 4] = Default::default();
    let mut dealt = false;
    for moment in &log.moments {
        match &moment.shown {
            Shown::Deal { hands } => {
                dealt = true;
                taken = hands.clone();
            }
            Shown::Draw { player, tile } => {
                let own = &mut taken[player.index()];
                own.push(*tile);
                if own.len() > OWN {
                    return Err(LogError::at(moment.entry, Fault::TooManyDraws).of(*player));
                }
            }
            Shown::Init
            | Shown::Play { .. }
            | Shown::Chi { .. }
            | Shown::Peng { .. }
            | Shown::Gang { .. }
            | Shown::BuGang { .. }
            | Shown::Hu(_)
            | Shown::Huang
            | Shown::Fault { .. } => {}
        }
    }
    if dealt || log.walls.is_some() { Ok(taken) } else { Err(LogError::new(Fault::Missing { what: "DEAL" })) }
}

/// Whether everybody took his tiles from the end of his part of the walls backwards.
fn agrees(walls: &[Tile], taken: &[Vec<Tile>; 4]) -> bool {
    let all = walls.chunks(OWN).zip(taken);
    all.into_iter().all(|(own, taken)| {
        // Nothing dealt was shown: there is nothing to contradict.
        taken.is_empty() || taken.iter().zip(own.iter().rev()).all(|(one, two)| one == two)
    })
}

/// What was taken, at its place; the rest of the set fills what nobody has seen.
fn rebuilt(taken: &[Vec<Tile>; 4]) -> Result<Vec<Tile>, LogError> {
    let seen = TileCounts::count(taken.iter().flatten().copied())
        .map_err(|many| LogError::new(Fault::TooMany { tile: super::log::name(many.tile) }))?;
    let unseen = rules().tiles.without(&seen).ok_or(LogError::new(Fault::Flowers))?;
    let mut unseen: Vec<Tile> = unseen.tiles().collect();
    let mut walls = Vec::with_capacity(4 * OWN);
    for own in taken {
        if own.len() > OWN {
            return Err(LogError::new(Fault::TooManyDraws));
        }
        let hidden = unseen.len() - (OWN - own.len()).min(unseen.len());
        walls.extend(unseen.drain(hidden..));
        walls.extend(own.iter().rev());
    }
    Ok(walls)
}
