//! What a ruleset says, as data.

use std::ops::RangeInclusive;

use hand::ShapeSet;
use tiles::{RelSeat, Tile, TileCounts, Wind};

use crate::score::{Proof, Score, Showdown, WinBy, proof, scorer};
use crate::{ConcealedKongs, Options, Play, Ruleset, Session, Value, classical, mcr, red, sichuan, taiwan};

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
    /// The ways to win.
    pub wins: &'static [WinBy],
    /// Whether the hand of a player who has not won is worth something.
    pub counts_losers: bool,
    /// What may happen at the table.
    pub play: Play,
    /// How deals follow one another.
    pub session: Session,
    /// What a hand is worth and who pays.
    pub(crate) family: Family,
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
    /// How a hand is won.
    pub win: &'static str,
    /// An unknown option or value.
    pub option: &'static str,
}

/// How a ruleset values a hand, with the options that it depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Family {
    Red(red::score::Scoring),
    Classical(classical::score::Scoring),
    Mcr(mcr::score::Scoring),
    Sichuan(sichuan::score::Scoring),
    Taiwan(taiwan::score::Scoring),
}

/// All ways but those by the eighth flower, which is a win in Taiwan only.
pub(crate) const WINS_WITHOUT_FLOWERS: &[WinBy] = &[
    WinBy::SelfDraw,
    WinBy::Discard,
    WinBy::RobKong,
    WinBy::KongReplacement,
    WinBy::FlowerReplacement,
    WinBy::Dealt,
];

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

    /// What a hand is worth and who pays. Allocates nothing.
    pub fn score(&self, showdown: &Showdown) -> Score {
        match &self.family {
            Family::Red(scoring) => scorer::score(scoring, showdown),
            Family::Classical(scoring) => scorer::score(scoring, showdown),
            Family::Mcr(scoring) => scorer::score(scoring, showdown),
            Family::Sichuan(scoring) => scorer::score(scoring, showdown),
            Family::Taiwan(scoring) => scorer::score(scoring, showdown),
        }
    }

    /// What a hand is worth, with every reason.
    pub fn prove(&self, showdown: &Showdown) -> Proof {
        match &self.family {
            Family::Red(scoring) => proof::prove(scoring, self, showdown),
            Family::Classical(scoring) => proof::prove(scoring, self, showdown),
            Family::Mcr(scoring) => proof::prove(scoring, self, showdown),
            Family::Sichuan(scoring) => proof::prove(scoring, self, showdown),
            Family::Taiwan(scoring) => proof::prove(scoring, self, showdown),
        }
    }

    /// Whether jokers are in play.
    #[inline(always)]
    pub fn jokers(&self) -> bool {
        self.tiles[Tile::JOKER] > 0
    }

    /// Whether everybody sees the tiles of a concealed kong.
    #[inline(always)]
    pub fn shows_concealed_kongs(&self) -> bool {
        self.play.concealed_kongs == ConcealedKongs::Shown
    }

    /// In how many sections a page shows the wall: one for each player, or four in any case (RED-WALL-1, RED-OPT-9).
    pub fn wall_sections(&self, players: u8) -> u8 {
        if self.options.get("wall_sections") == Some(Value::Word("four")) { 4 } else { players }
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

/// Everybody at a table of two, three or four as one of them sees it, himself first, in the order of play.
pub const fn table(players: u8) -> &'static [RelSeat] {
    match players {
        2 => &[RelSeat::Own, RelSeat::Across],
        3 => &[RelSeat::Own, RelSeat::Right, RelSeat::Left],
        _ => &RelSeat::ALL,
    }
}

/// The winds of the seats at a table of two, three or four (RED-SEAT-1).
pub(crate) const fn seats(players: u8) -> &'static [Wind] {
    match players {
        2 => &[Wind::East, Wind::West],
        3 => &[Wind::East, Wind::South, Wind::West],
        _ => &Wind::ALL,
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
