//! MCR, the competition rules of the World Mahjong Organization: 144 tiles; four sets and a pair, seven
//! pairs, thirteen orphans, honours and knitted tiles, the knitted straight.

mod facts;
pub(crate) mod fans;
pub(crate) mod fouls;
mod join;
pub(crate) mod options;
pub(crate) mod paper;
pub(crate) mod pay;
mod play;
mod reading;
pub(crate) mod score;
mod session;
mod tables;
#[cfg(test)]
mod tests;

use hand::{Shape, ShapeSet};
use tiles::TileCounts;

use crate::rules::{Family, WINS_WITHOUT_FLOWERS};
use crate::{Clauses, Options, Rules, Ruleset, Wording};

pub(crate) const NAME: Wording =
    Wording {
        en: "MCR, competition mahjong", ru: "спортивный маджонг (MCR)", zh: "国标麻将"
    };

/// MCR-FORM-1 to MCR-FORM-5. The greater knitted hand and the shifted pairs are among these.
pub(crate) const SHAPES: ShapeSet = ShapeSet::of(&[
    Shape::Regular,
    Shape::SevenPairs,
    Shape::ThirteenOrphans,
    Shape::LesserKnitted,
    Shape::KnittedStraight,
]);

pub(crate) fn rules(options: Options) -> Rules {
    Rules {
        ruleset: Ruleset::Mcr,
        // MCR-SET-1.
        tiles: TileCounts::WITH_FLOWERS,
        hand_size: 13,
        shapes: SHAPES,
        chows: true,
        kongs: true,
        players: 4..=4,
        wins: WINS_WITHOUT_FLOWERS,
        counts_losers: false,
        play: play::play(&options),
        session: session::session(&options),
        family: Family::Mcr(score::Scoring::new(&options)),
        clauses: CLAUSES,
        options,
    }
}

pub(crate) const CLAUSES: Clauses = Clauses {
    no_such_tile: "MCR-INPUT-3",
    fifth_copy: "MCR-INPUT-1",
    second_copy: "MCR-INPUT-1",
    tile_count: "MCR-INPUT-2",
    joker: "MCR-INPUT-3",
    flower: "MCR-INPUT-3",
    not_in_play: "MCR-INPUT-3",
    not_a_set: "MCR-INPUT-4",
    jokers_only: "MCR-SET-4",
    stand_in: "MCR-INPUT-4",
    joker_claim: "MCR-SET-4",
    chow: "MCR-INPUT-5",
    kong: "MCR-KONG-1",
    seat: "MCR-SEAT-1",
    players: "MCR-SEAT-1",
    win: "MCR-WIN-2",
    option: "MCR-INPUT-6",
};
