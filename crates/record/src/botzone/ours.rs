//! A recorded deal of ours as that judge could have dealt it: without flowers, and from four walls.
//!
//! Whoever drew a flower drew again, so that a hand without its flowers is played the same. Each player's wall is what that
//! player drew, in order, and tiles that nobody drew.

use std::fmt;

use table::Event;
use tiles::{BySeat, Seat, Tile, TileCounts, Wall};

use super::deal::Played;
use super::rules;
use super::walls::OWN;
use crate::{DealRecord, Header, Replay, ReplayError};

/// Why that judge could not have dealt it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The rules are others, or not at their defaults, or false wins could be declared.
    Rules,
    /// It was not played to its end.
    NotOver,
    /// The rules refuse a decision of the record.
    Refused(ReplayError),
    /// This player drew more tiles than a quarter of the wall.
    Walls(Seat),
    /// From four walls it would have gone another way: something depends on which tile is the last.
    Differs,
}

/// The deal without its flowers.
///
/// # Errors
/// If it cannot be played so, or ends otherwise.
pub fn of_record(header: &Header, record: &DealRecord) -> Result<Played, Unfit> {
    let theirs = rules();
    let same_rules = header.options == theirs.options && header.revision == theirs.ruleset.revision();
    if !same_rules || record.setup.strict || record.setup.players != 4 {
        return Err(Unfit::Rules);
    }
    let ours = header.rules();
    let mut replay = Replay::new(&ours, record).map_err(|_| Unfit::Rules)?;
    let mut drawn: BySeat<Vec<Tile>> = BySeat::from_fn(|_| Vec::new());
    loop {
        note_draws(replay.events(), &mut drawn);
        if replay.step().map_err(Unfit::Refused)?.is_none() {
            break;
        }
    }
    let name = |seat: Seat| {
        let player = record.seats.get(seat.index())?;
        header.players.get(usize::from(*player)).cloned()
    };
    let played = Played {
        id: None,
        round: record.setup.round,
        wall: walls(&drawn)?,
        players: BySeat::from_fn(name),
        actions: record.actions.clone(),
    };
    let over = replay.deal().finished().ok_or(Unfit::NotOver)?;
    let again = played.deal().map_err(|_| Unfit::Differs)?;
    // Flowers count a point each, and nothing else depends on them.
    let flowers = |seat: Seat| replay.deal().public().shown(seat).flowers().len();
    let here = over
        .wins()
        .map(|won| (won.seat, won.from, won.tile, won.by, won.value.saturating_sub(flowers(won.seat))));
    let there = again.finished().ok_or(Unfit::Differs)?;
    let there = there.wins().map(|won| (won.seat, won.from, won.tile, won.by, won.value));
    if here.eq(there) { Ok(played) } else { Err(Unfit::Differs) }
}

fn note_draws(events: &[Event], drawn: &mut BySeat<Vec<Tile>>) {
    for event in events {
        if let Event::Drew { seat, tile, source } = *event
            && source != table::Source::Claim
            && !tile.is_flower()
        {
            drawn[seat].push(tile);
        }
    }
}

/// Four walls from whose ends these are drawn.
fn walls(drawn: &BySeat<Vec<Tile>>) -> Result<Wall, Unfit> {
    let mut rest = TileCounts::PLAIN;
    drawn.iter().flat_map(|(_, tiles)| tiles).for_each(|&tile| _ = rest.remove(tile));
    let rest: Vec<Tile> = rest.tiles().collect();
    let mut rest = rest.into_iter();
    let mut all = Vec::with_capacity(4 * OWN);
    for (seat, tiles) in drawn.iter() {
        let free = OWN.checked_sub(tiles.len()).ok_or(Unfit::Walls(seat))?;
        all.extend(rest.by_ref().take(free));
        all.extend(tiles.iter().rev());
    }
    Wall::new(&all, &rules().tiles).map_err(|_| Unfit::Differs)
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Rules => f.write_str("not a deal of four players by the rules of MCR at their defaults"),
            Unfit::NotOver => f.write_str("the deal is not over"),
            Unfit::Refused(refused) => refused.fmt(f),
            Unfit::Walls(seat) => {
                write!(f, "{} drew more tiles than a quarter of the wall", seat.wind().letter())
            }
            Unfit::Differs => f.write_str("from four walls the deal would have gone another way"),
        }
    }
}

impl std::error::Error for Unfit {}
