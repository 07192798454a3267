//! What a ruleset says, as data.

use std::ops::RangeInclusive;

use hand::ShapeSet;
use tiles::{RelSeat, Tile, TileCounts};

use crate::{Options, Ruleset, classical, mcr, red, sichuan, taiwan};

/// A ruleset with its options: everything that the rest of the program may want to know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Which ruleset it is: to show and to store, not to ask.
    pub ruleset: Ruleset,
    /// The options that made it.
    pub options: Options,
    /// The full set in play.
    pub tiles: TileCounts,
    /// How many tiles a player holds between turns: 13 or 16.
    pub hand_size: usize,
    /// The shapes of a complete hand.
    pub shapes: ShapeSet,
    /// Whether chows may be declared.
    pub chows: bool,
    /// Whether there are kongs.
    pub kongs: bool,
    /// How many may play.
    pub players: RangeInclusive<u8>,
    /// Which clauses speak about wrong input.
    pub clauses: Clauses,
}

/// The clauses of a rules file behind the refusal of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clauses {
    /// A tile that does not exist.
    pub no_such_tile: &'static str,
    /// A fifth copy of a tile.
    pub fifth_copy: &'static str,
    /// A second copy of a flower.
    pub second_copy: &'static str,
    /// A wrong number of tiles.
    pub tile_count: &'static str,
    /// A joker where there is none.
    pub joker: &'static str,
    /// A flower where it does not belong.
    pub flower: &'static str,
    /// Another tile that is not in play.
    pub not_in_play: &'static str,
    /// A declared set that is none.
    pub not_a_set: &'static str,
    /// A set of jokers alone.
    pub jokers_only: &'static str,
    /// What the jokers of a set are said to stand for.
    pub stand_in: &'static str,
    /// A claim of a joker.
    pub joker_claim: &'static str,
    /// A declared chow.
    pub chow: &'static str,
    /// A kong.
    pub kong: &'static str,
    /// Who sits where.
    pub seat: &'static str,
    /// How many play.
    pub players: &'static str,
    /// An unknown option or value.
    pub option: &'static str,
}

impl Rules {
    /// The rules that these options make.
    pub fn new(options: Options) -> Rules {
        match options.ruleset() {
            Ruleset::Red => red::rules(options),
            Ruleset::Classical => classical::rules(options),
            Ruleset::Mcr => mcr::rules(options),
            Ruleset::Sichuan => sichuan::rules(options),
            Ruleset::Taiwan => taiwan::rules(options),
        }
    }

    /// Whether jokers are in play.
    pub fn jokers(&self) -> bool {
        self.tiles[Tile::JOKER] > 0
    }

    /// How many play if nobody says otherwise.
    pub fn usual_players(&self) -> u8 {
        *self.players.end()
    }
}

/// The places that a player sees at a table of two, three or four, in the order of play. The last of them
/// plays just before him, so chows come from there (RED-SEAT-3, RED-RUL-18).
pub(crate) const fn opponents(players: u8) -> &'static [RelSeat] {
    match players {
        2 => &[RelSeat::Across],
        3 => &[RelSeat::Right, RelSeat::Left],
        _ => &[RelSeat::Right, RelSeat::Across, RelSeat::Left],
    }
}

impl Ruleset {
    /// The clause that refuses unknown options and values.
    pub(crate) const fn option_clause(self) -> &'static str {
        match self {
            Ruleset::Red => red::CLAUSES.option,
            Ruleset::Classical => classical::CLAUSES.option,
            Ruleset::Mcr => mcr::CLAUSES.option,
            Ruleset::Sichuan => sichuan::CLAUSES.option,
            Ruleset::Taiwan => taiwan::CLAUSES.option,
        }
    }
}
