//! Red mahjong: two to four players, 144 tiles or what the options say, no kongs, jokers by agreement; four
//! sets and a pair, or the chaotic hand.

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
use tiles::{Tile, TileCounts, TileSet};

use crate::rules::Family;
use crate::{Clauses, Options, Rules, Ruleset, WinBy, Wording};

pub(crate) const NAME: Wording =
    Wording { en: "Red mahjong", ru: "красный маджонг", zh: "红色麻将" };

/// RED-WIN-1, RED-WIN-2, RED-WIN-3.
const SHAPES: ShapeSet = ShapeSet::of(&[Shape::Regular, Shape::Chaotic]);

pub(crate) fn rules(options: Options) -> Rules {
    Rules {
        ruleset: Ruleset::Red,
        tiles: tiles(&options),
        hand_size: 13,
        shapes: SHAPES,
        chows: true,
        // RED-CLAIM-7.
        kongs: false,
        // RED-SEAT-1.
        players: 2..=4,
        wins: wins(&options),
        counts_losers: false,
        play: play::play(&options),
        session: session::session(&options),
        family: Family::Red(score::Scoring::new(&options)),
        clauses: CLAUSES,
        options,
    }
}

/// RED-MSG-2: nothing is won by a kong or by a flower (RED-CLAIM-7, RED-RUL-33), and where no flower is in
/// play none is replaced.
fn wins(options: &Options) -> &'static [WinBy] {
    match options.number("flowers") {
        Some(0) => &[WinBy::SelfDraw, WinBy::Discard, WinBy::Dealt],
        _ => &[WinBy::SelfDraw, WinBy::Discard, WinBy::FlowerReplacement, WinBy::Dealt],
    }
}

/// RED-TILE-5: suits and honours, the flowers that are left (RED-OPT-2), the jokers (RED-OPT-1).
fn tiles(options: &Options) -> TileCounts {
    let flowers = options.number("flowers").unwrap_or_default();
    let mut kinds = TileSet::PLAYING;
    kinds |= TileSet::FLOWERS.filter(|flower| i64::from(flower.rank()) <= flowers).collect();
    if options.is_on("jokers") {
        kinds.insert(Tile::JOKER);
    }
    TileCounts::full(kinds)
}

pub(crate) const CLAUSES: Clauses = Clauses {
    no_such_tile: "RED-TILE-1",
    fifth_copy: "RED-TILE-1",
    second_copy: "RED-TILE-2",
    tile_count: "RED-PLAY-3",
    joker: "RED-TILE-3",
    flower: "RED-TILE-2",
    not_in_play: "RED-TILE-1",
    not_a_set: "RED-WIN-1",
    jokers_only: "RED-JOKER-3",
    stand_in: "RED-JOKER-8",
    joker_claim: "RED-JOKER-2",
    chow: "RED-CLAIM-4",
    kong: "RED-CLAIM-7",
    seat: "RED-SEAT-3",
    players: "RED-SEAT-1",
    win: "RED-WIN-6",
    option: "RED-OPT-0",
};
