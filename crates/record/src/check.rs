//! What every record keeps to, whatever its form: readers and writers ask the same questions.

use rules::{Rules, seats_of};
use table::{Action, Walls};
use tiles::{Seat, Tile, Wall};

use crate::error::{Fault, What};
use crate::{DealRecord, DealResult, Header};

/// The longest text, in bytes.
pub(crate) const TEXT_MAX: usize = 1000;
/// More players than sit at a table may take turns.
pub(crate) const NAMES_MAX: usize = 16;
pub(crate) const META_MAX: usize = 100;
pub(crate) const DICE_MAX: usize = 8;
/// A deal has a few hundred decisions.
pub(crate) const ACTIONS_MAX: usize = 10_000;
pub(crate) const PAYMENTS_MAX: usize = 1000;
/// The wins that a deal can have.
pub(crate) const WINS_MAX: usize = 3;
/// No dealer wins so often; a larger number would not be one that payments can be made from.
pub(crate) const STREAK_MAX: u32 = 10_000;

pub(crate) fn header(header: &Header) -> Result<(), Fault> {
    let ruleset = header.options.ruleset();
    if !(1..=ruleset.revision()).contains(&header.revision) {
        return Err(Fault::Revision { ruleset, found: header.revision });
    }
    at_most(header.players.len(), What::Names, NAMES_MAX)?;
    at_most(header.meta.len(), What::Meta, META_MAX)?;
    header.players.iter().try_for_each(|name| text(name))?;
    header.meta.iter().try_for_each(|(key, value)| text(key).and_then(|()| text(value)))
}

/// All of a deal but its decisions and its result.
pub(crate) fn setup(header: &Header, rules: &Rules, deal: &DealRecord) -> Result<(), Fault> {
    let players = deal.setup.players;
    if !rules.players.contains(&players) {
        return Err(Fault::Players { found: players });
    }
    if deal.setup.walls == Walls::Own && (players != 4 || !rules.tiles.total().is_multiple_of(4)) {
        return Err(Fault::OwnWalls);
    }
    at_most(deal.setup.dealer_streak as usize, What::Streak, STREAK_MAX as usize)?;
    at_most(deal.dice.len(), What::Dice, DICE_MAX)?;
    let known = number_of_players(header, deal);
    let distinct =
        |at: usize| !deal.seats[..at].contains(&deal.seats[at]) && usize::from(deal.seats[at]) < known;
    if deal.seats.len() != usize::from(players) || !(0..deal.seats.len()).all(distinct) {
        return Err(Fault::PerPlayer { what: What::Seats });
    }
    if let Some(contributions) = &deal.contributions {
        let most = contributions.commitments.len().max(contributions.secrets.len());
        at_most(most, What::Parties, shuffle::Contributions::MAX_PARTIES)?;
    }
    // A wall that has all tiles is one; to say what is wrong with another is worth a second look.
    if has_all_tiles(deal.wall.rest(), rules) {
        return Ok(());
    }
    Wall::new(deal.wall.rest(), &rules.tiles).map(drop).map_err(Fault::Wall)
}

fn has_all_tiles(wall: &[Tile], rules: &Rules) -> bool {
    // A byte is always within so many, which saves asking.
    let mut counts = [0u8; 256];
    wall.iter().for_each(|tile| counts[usize::from(tile.index() as u8)] += 1);
    // Where all counts are right and there are no more tiles than that, there is no other.
    wall.len() == rules.tiles.total() as usize && counts[..Tile::KINDS] == *rules.tiles.as_array()
}

/// An action, if it can be written and means something after this discard.
pub(crate) fn action(action: Action, discard: Option<Tile>) -> Result<(), Fault> {
    let means = match action {
        Action::Flower(tile) => tile.is_flower(),
        Action::OwnKong(tile) => tile.is_playing(),
        // These are named by tiles, so the tile that is claimed must allow them.
        Action::Chow(chow) => discard.is_some_and(|tile| chow.first(tile).is_some()),
        Action::Pung(pung) => pung.jokers() == 0 || discard.is_some_and(Tile::is_playing),
        Action::Pass
        | Action::Forbid(_)
        | Action::Ready
        | Action::Discard(_)
        | Action::Kong
        | Action::Win => true,
    };
    if means { Ok(()) } else { Err(Fault::Meaningless) }
}

/// The tile that may be claimed after an action, if the one before it left `discard`.
#[inline]
pub(crate) fn discard_after(action: Action, discard: Option<Tile>) -> Option<Tile> {
    if let Action::Discard(tile) = action { Some(tile) } else { discard }
}

pub(crate) fn result(header: &Header, deal: &DealRecord, result: &DealResult) -> Result<(), Fault> {
    let players = deal.setup.players;
    let in_play = |seat: Seat, what: What| {
        let played = players == 4 || seats_of(players).contains(&seat);
        if played { Ok(()) } else { Err(Fault::EmptySeat { what }) }
    };
    in_play(result.next_dealer, What::NextDealer)?;
    at_most(result.payments.len(), What::Payments, PAYMENTS_MAX)?;
    at_most(result.wins.len(), What::Wins, WINS_MAX)?;
    for payment in &result.payments {
        in_play(payment.from, What::Payments)?;
        payment.to.map_or(Ok(()), |to| in_play(to, What::Payments))?;
        text(&payment.clause)?;
    }
    for win in &result.wins {
        in_play(win.seat, What::Wins)?;
        win.from.map_or(Ok(()), |from| in_play(from, What::Wins))?;
    }
    for (seat, &points) in result.points.iter() {
        if points != 0 {
            in_play(seat, What::Points)?;
        }
    }
    if !result.totals.is_empty() && result.totals.len() != number_of_players(header, deal) {
        return Err(Fault::PerPlayer { what: What::Totals });
    }
    Ok(())
}

/// How many players the record knows of.
fn number_of_players(header: &Header, deal: &DealRecord) -> usize {
    header.players.len().max(usize::from(deal.setup.players))
}

pub(crate) fn text(text: &str) -> Result<(), Fault> {
    at_most(text.len(), What::Texts, TEXT_MAX)
}

pub(crate) fn at_most(found: usize, what: What, max: usize) -> Result<(), Fault> {
    if found <= max { Ok(()) } else { Err(Fault::TooMany { what, max }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever passes can be written in words, and read from them.
    #[test]
    fn what_means_something_has_words() {
        let mut passed = 0;
        for discard in Tile::all().map(Some).chain([None]) {
            for done in Action::all().filter(|&done| action(done, discard).is_ok()) {
                let words = done.words(discard);
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                assert_eq!(Action::read(&words, discard), Ok(done), "{words:?} {discard:?}");
                passed += 1;
            }
        }
        // All but the chows, and the pungs with jokers, which not every discard allows.
        assert_eq!(passed, 44 * 93 + 3 * 7 * 3 * 4 + 2 * 34);
    }
}
