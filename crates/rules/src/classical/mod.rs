//! Chinese classical mahjong: 136 tiles, flowers by agreement; four sets and a pair, seven pairs of one suit
//! or of honours, thirteen wonders.

mod facts;
pub(crate) mod fans;
pub(crate) mod fouls;
pub(crate) mod options;
pub(crate) mod paper;
pub(crate) mod pay;
mod play;
mod reading;
pub(crate) mod score;
mod session;
#[cfg(test)]
mod tests;

use hand::{Shape, ShapeSet};
use tiles::TileCounts;

use crate::rules::{Family, WINS_WITHOUT_FLOWERS};
use crate::{Clauses, Options, Rules, Ruleset, WinBy, Wording};

pub(crate) use pay::settle;

pub(crate) const NAME: Wording =
    Wording {
        en: "Chinese classical mahjong", ru: "китайский классический маджонг", zh: "古典麻将"
    };

/// CLA-WIN-1, CLA-WIN-2.
const SHAPES: ShapeSet = ShapeSet::of(&[Shape::Regular, Shape::TwinPairs, Shape::ThirteenOrphans]);

pub(crate) fn rules(options: Options) -> Rules {
    let flowers = options.is_on("flowers");
    Rules {
        ruleset: Ruleset::Classical,
        // CLA-TILE-1, CLA-TILE-3.
        tiles: if flowers { TileCounts::WITH_FLOWERS } else { TileCounts::PLAIN },
        hand_size: 13,
        shapes: SHAPES,
        chows: true,
        kongs: true,
        players: 4..=4,
        // CLA-WIN-3; a loose tile replaces a flower only where there are flowers.
        wins: if flowers { WINS_WITHOUT_FLOWERS } else { &WINS_BY_PLAIN_TILES },
        // CLA-SCORE-1.
        counts_losers: true,
        play: play::play(&options),
        session: session::session(&options),
        family: Family::Classical(score::Scoring::new(&options)),
        clauses: CLAUSES,
        options,
    }
}

const WINS_BY_PLAIN_TILES: [WinBy; 5] =
    [WinBy::SelfDraw, WinBy::Discard, WinBy::RobKong, WinBy::KongReplacement, WinBy::Dealt];

pub(crate) const CLAUSES: Clauses = Clauses {
    no_such_tile: "CLA-TILE-1",
    fifth_copy: "CLA-TILE-1",
    second_copy: "CLA-TILE-3",
    tile_count: "CLA-TILE-1",
    joker: "CLA-TILE-1",
    flower: "CLA-TILE-3",
    not_in_play: "CLA-TILE-1",
    not_a_set: "CLA-SET-1",
    jokers_only: "CLA-TILE-1",
    stand_in: "CLA-SET-1",
    joker_claim: "CLA-TILE-1",
    chow: "CLA-CLAIM-3",
    kong: "CLA-KONG-4",
    seat: "CLA-SEAT-1",
    players: "CLA-SEAT-1",
    win: "CLA-WIN-3",
    option: "CLA-OPT-0",
};
