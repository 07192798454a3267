//! A knitted straight, a set and a pair; the set may be declared (MCR-FORM-5, MCR-RUL-15).

use tiles::{Tile, TileSet};

use super::lesser_knitted::{STRAIGHTS, held};
use super::{IMPOSSIBLE, Shape, regular, useful_by_trial};
use crate::{Hand, Reading, Tally};

#[inline(always)]
pub(crate) fn missing(hand: &Hand) -> u8 {
    missing_below(hand, IMPOSSIBLE)
}

/// The same, but any number from `bound` on if it is not below `bound`: most hands are nearer to another
/// shape, and then the rest of the hand need not be looked at.
#[inline(always)]
pub(crate) fn missing_below(hand: &Hand, bound: u8) -> u8 {
    match (hand.tally.tiles(), hand.declared.sets()) {
        (13 | 14, 0) => all_concealed(hand, bound),
        (10 | 11, 1) => with_declared_set(hand),
        _ => IMPOSSIBLE,
    }
}

pub(crate) fn useful(hand: &Hand) -> TileSet {
    useful_by_trial(hand, missing)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    for straight in STRAIGHTS {
        if held(hand, straight) == 9 && hand.has_drawn() {
            let rest = Hand { tally: without(&hand.tally, straight), ..*hand };
            regular::readings(&rest, &mut |reading| {
                let mut reading = reading.clone();
                reading.shape = Shape::KnittedStraight;
                reading.singles = straight;
                found(&reading);
            });
        }
    }
}

/// The rest can use at most three of a kind, so a fifth copy cannot be asked for.
#[inline(always)]
fn all_concealed(hand: &Hand, bound: u8) -> u8 {
    let mut best = bound;
    for straight in STRAIGHTS {
        let absent = 9 - held(hand, straight) as u8;
        if absent < best {
            let rest = without(&hand.tally, straight);
            best = best.min(absent + regular::missing_concealed(&rest, 1, 0));
        }
    }
    best
}

/// The rest is a pair; tiles in the declared set may be wanting for it and for the straight.
fn with_declared_set(hand: &Hand) -> u8 {
    let declared = hand.declared.tiles();
    let draws = |straight: TileSet| {
        if straight.into_iter().any(|tile| declared[tile] == 4) {
            return IMPOSSIBLE;
        }
        let rest = without(&hand.tally, straight);
        let room = |tile: &Tile| 4 - declared[*tile] - u8::from(straight.contains(*tile)) >= 2;
        let pair = match (rest.more_than(1).is_empty(), rest.more_than(0).any(|tile| room(&tile))) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 2,
        };
        9 - held(hand, straight) as u8 + pair
    };
    STRAIGHTS.into_iter().map(draws).min().unwrap_or(IMPOSSIBLE)
}

/// The tiles that are left when those of the straight are taken out.
#[inline(always)]
fn without(tally: &Tally, straight: TileSet) -> Tally {
    let mut rest = *tally;
    for tile in straight & tally.more_than(0) {
        rest.take(tile);
    }
    rest
}
