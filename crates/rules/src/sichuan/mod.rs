//! Sichuan Bloody Rules: 108 tiles, suits only, no declared chows; four sets and a pair, or seven pairs.

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
    Wording { en: "Sichuan mahjong", ru: "сычуаньский маджонг", zh: "四川麻将" };

/// SIC-WIN-1.
const SHAPES: ShapeSet = ShapeSet::of(&[Shape::Regular, Shape::SevenPairs]);

/// There is no flower (SIC-SET-1), and so neither a replacement of one nor a win with one.
const WINS: &[WinBy] =
    &[WinBy::SelfDraw, WinBy::Discard, WinBy::RobKong, WinBy::KongReplacement, WinBy::Dealt];

pub(crate) fn rules(options: Options) -> Rules {
    Rules {
        ruleset: Ruleset::Sichuan,
        // SIC-SET-1.
        tiles: TileCounts::SUITS,
        hand_size: 13,
        shapes: SHAPES,
        // SIC-CLAIM-1.
        chows: false,
        kongs: true,
        players: 4..=4,
        wins: WINS,
        // SIC-READY-3.
        counts_losers: true,
        play: play::play(&options),
        session: session::session(&options),
        family: Family::Sichuan(score::Scoring::new(&options)),
        clauses: CLAUSES,
        options,
    }
}

pub(crate) const CLAUSES: Clauses = Clauses {
    no_such_tile: "SIC-ERR-1",
    fifth_copy: "SIC-ERR-1",
    second_copy: "SIC-SET-1",
    tile_count: "SIC-ERR-1",
    joker: "SIC-SET-1",
    flower: "SIC-SET-1",
    not_in_play: "SIC-SET-1",
    not_a_set: "SIC-TERM-1",
    jokers_only: "SIC-SET-1",
    stand_in: "SIC-TERM-1",
    joker_claim: "SIC-SET-1",
    chow: "SIC-CLAIM-1",
    kong: "SIC-KONG-1",
    seat: "SIC-SEAT-2",
    players: "SIC-SEAT-2",
    win: "SIC-SCORE-3",
    option: "SIC-ERR-1",
};
