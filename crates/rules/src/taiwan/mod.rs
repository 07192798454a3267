//! Taiwanese mahjong: 144 tiles, sixteen in hand; five sets and a pair, or seven pairs and a triplet.

mod absorb;
pub(crate) mod fans;
pub(crate) mod fouls;
pub(crate) mod options;
pub(crate) mod paper;
pub(crate) mod pay;
mod play;
pub(crate) mod score;
mod session;
#[cfg(test)]
mod tests;

use hand::{Shape, ShapeSet};
use tiles::TileCounts;

use crate::rules::Family;
use crate::{Clauses, Options, Rules, Ruleset, WinBy, Wording};

pub(crate) const NAME: Wording =
    Wording { en: "Taiwanese mahjong", ru: "тайваньский маджонг", zh: "台湾麻将" };

/// TWN-HAND-1 to TWN-HAND-3.
const SHAPES: ShapeSet = ShapeSet::of(&[Shape::Regular, Shape::EightPairs]);

pub(crate) fn rules(options: Options) -> Rules {
    Rules {
        ruleset: Ruleset::Taiwan,
        // TWN-SET-1.
        tiles: TileCounts::WITH_FLOWERS,
        hand_size: 16,
        shapes: SHAPES,
        chows: true,
        kongs: true,
        players: 4..=4,
        wins: &WinBy::ALL,
        counts_losers: false,
        play: play::play(&options),
        session: session::session(&options),
        family: Family::Taiwan(score::Scoring::new(&options)),
        clauses: CLAUSES,
        options,
    }
}

pub(crate) const CLAUSES: Clauses = Clauses {
    no_such_tile: "TWN-ERR-1",
    fifth_copy: "TWN-ERR-1",
    second_copy: "TWN-ERR-1",
    tile_count: "TWN-ERR-1",
    joker: "TWN-SET-1",
    flower: "TWN-SET-4",
    not_in_play: "TWN-SET-1",
    not_a_set: "TWN-SET-2",
    jokers_only: "TWN-SET-1",
    stand_in: "TWN-SET-2",
    joker_claim: "TWN-SET-1",
    chow: "TWN-CLAIM-3",
    kong: "TWN-KONG-1",
    seat: "TWN-SEAT-1",
    players: "TWN-SEAT-1",
    win: "TWN-WIN-2",
    option: "TWN-ERR-1",
};
