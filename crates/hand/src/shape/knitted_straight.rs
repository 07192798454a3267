//! A knitted straight, a set and a pair; the set may be declared (MCR-FORM-5, MCR-RUL-15).

use tiles::{Tile, TileSet};

use super::lesser_knitted::{held, straights_with};
use super::{IMPOSSIBLE, Shape, regular, useful_by_trial};
use crate::hand::Held;
use crate::tables::{Code, Four, RANK_WEIGHT, class};
use crate::{Hand, Reading, Tally};

#[inline(always)]
pub(crate) fn missing(hand: Held<'_>) -> u8 {
    missing_below(hand, 15)
}

/// The same, but any number from `bound` (15 or less) on if it is not below `bound`: most hands are nearer to another
/// shape, and then the rest of the hand need not be looked at.
#[inline(always)]
pub(crate) fn missing_below(hand: Held<'_>, bound: u8) -> u8 {
    match (hand.tally.tiles(), hand.declared.sets()) {
        (13 | 14, 0) => {
            // The rest cannot need less than a set and a pair need from the whole hand.
            let floor = regular::draws(&Four::new(1, 0), hand.tally.regular.classes);
            straights_with(held(hand.tally), 10 + i32::from(floor) - i32::from(bound))
                .fold(bound, |best, (straight, held)| best.min(9 - held + rest_missing(hand.tally, straight)))
        }
        // Concealed tiles alone do not say what lies beside them, but their number says that it is one set.
        (10 | 11, 0 | 1) => with_declared_set(hand, bound),
        _ => IMPOSSIBLE,
    }
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    if hand.tally.tiles() < 13 {
        return useful_by_trial(hand, missing);
    }
    let best = missing(hand);
    let mut tiles = TileSet::EMPTY;
    for (straight, held) in straights_with(held(hand.tally), 9 - i32::from(best)) {
        if 9 - held + rest_missing(hand.tally, straight) == best {
            let rest = without(hand.tally, straight);
            let drawn = regular::Drawn::of(&rest.regular);
            tiles |=
                regular::improving(&Four::new(1, 0), &rest, &drawn) | (straight - hand.tally.more_than(0));
        }
    }
    tiles - hand.tally.more_than(3)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand.held()) > 0 || !hand.has_drawn() {
        return;
    }
    for (straight, _) in straights_with(held(&hand.tally), 9) {
        let rest = Hand { tally: without(&hand.tally, straight), ..*hand };
        regular::readings(&rest, &mut |reading| {
            let mut reading = reading.clone();
            reading.shape = Shape::KnittedStraight;
            reading.singles = straight;
            found(&reading);
        });
    }
}

/// What a set and a pair still need from the tiles that are left when those of the straight are taken out.
/// They can use at most three of a kind, so that a fifth copy cannot be asked for.
#[inline(always)]
fn rest_missing(tally: &Tally, straight: TileSet) -> u8 {
    let used = (tally.more_than(0) & straight).bits();
    let suit = |suit: usize| {
        class(tally.regular.codes[suit] - WEIGHT_OF_RANKS[(used >> (9 * suit) & 0x1ff) as usize])
    };
    regular::draws(&Four::new(1, 0), [suit(0), suit(1), suit(2), tally.regular.classes[3]])
}

/// The weight of each set of ranks.
static WEIGHT_OF_RANKS: [Code; 512] = {
    let mut table = [0; 512];
    let mut ranks = 1;
    while ranks < 512usize {
        let lowest = ranks.trailing_zeros() as usize;
        table[ranks] = table[ranks & (ranks - 1)] + RANK_WEIGHT[lowest];
        ranks += 1;
    }
    table
};

/// The rest is a pair; tiles in the declared set may be wanting for it and for the straight.
fn with_declared_set(hand: Held<'_>, bound: u8) -> u8 {
    let declared = hand.declared.tiles();
    let draws = |(straight, held): (TileSet, u8)| {
        if straight.into_iter().any(|tile| declared[tile] == 4) {
            return IMPOSSIBLE;
        }
        let rest = without(hand.tally, straight);
        let room = |tile: &Tile| 4 - declared[*tile] - u8::from(straight.contains(*tile)) >= 2;
        let pair = match (rest.more_than(1).is_empty(), rest.more_than(0).any(|tile| room(&tile))) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 2,
        };
        9 - held + pair
    };
    straights_with(held(hand.tally), 10 - i32::from(bound)).map(draws).min().unwrap_or(IMPOSSIBLE)
}

/// The tiles that are left when those of the straight are taken out.
fn without(tally: &Tally, straight: TileSet) -> Tally {
    let mut rest = *tally;
    (straight & tally.more_than(0)).for_each(|tile| rest.remove_unchecked(tile));
    rest
}
