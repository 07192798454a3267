//! A hand that is shown at the end of a deal, and how the end came.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use hand::{Copies, Meld};
use tiles::{RelSeat, Tile, TileCounts, TileSet, Wind};

use super::{Set, SetKind};

/// A hand that is to be valued, with all that its value may depend on.
///
/// Plain data: what came from outside is made into one by [`ScoreInput::check`](crate::ScoreInput::check).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showdown {
    /// The concealed tiles without the winning one.
    pub concealed: TileCounts,
    /// The declared sets.
    pub melds: ArrayVec<Meld, 5>,
    /// The exposed flowers and seasons.
    pub flowers: TileSet,
    /// How it was won; `None` for the hand of a player who has not won.
    pub win: Option<Win>,
    /// The wind of the player's seat; East deals.
    pub seat: Wind,
    /// The wind of the round.
    pub round: Wind,
    /// How many play.
    pub players: u8,
    /// What else was the case.
    pub facts: Facts,
    /// How many tiles lie in the river, the winning one not counted.
    pub discards: u32,
    /// How many deals in a row the dealer has won before this one.
    pub dealer_streak: u32,
}

/// The winning tile and where it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    /// The winning tile.
    pub tile: Tile,
    /// How it was got.
    pub by: WinBy,
    /// Whose tile it was, where it is known.
    pub from: Option<RelSeat>,
}

/// The ways to get the winning tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WinBy {
    /// Drawn from the wall.
    SelfDraw,
    /// Another player's discard.
    Discard,
    /// The tile that another player adds to a pung.
    RobKong,
    /// Drawn in the place of a kong's fourth tile.
    KongReplacement,
    /// Drawn in the place of a flower.
    FlowerReplacement,
    /// Another player's eighth flower.
    RobFlower,
    /// The eighth flower.
    EighthFlower,
    /// One of the tiles dealt to the dealer.
    Dealt,
}

/// Something that was the case when the hand was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the conformance cases")]
pub enum Fact {
    LastWallTile,
    LastDiscard,
    LastOfItsKind,
    DiscardAfterKong,
    FirstDiscard,
    ReadyFromDeal,
    ReadyDeclared,
    ReadyUndeclared,
    ForbiddenCharacters,
    ForbiddenDots,
    ForbiddenBamboos,
    WonRight,
    WonAcross,
    WonLeft,
    ResponsibleRight,
    ResponsibleAcross,
    ResponsibleLeft,
    FreshTileLastFive,
}

/// A set of facts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Facts(u32);

/// No fact, or no way of winning, has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownWord;

impl Showdown {
    /// Ten or more discards: what a river that nobody counted is taken for.
    pub const MANY_DISCARDS: u32 = u32::MAX;

    /// Whether a fact holds.
    pub const fn is(&self, fact: Fact) -> bool {
        self.facts.contains(fact)
    }

    /// The kinds of which all four copies are among these concealed tiles and the declared sets.
    #[inline(always)]
    pub(crate) fn fours(&self, mut concealed: Copies) -> TileSet {
        let mut kongs = TileSet::EMPTY;
        for meld in &self.melds {
            // No branches: nobody can guess what the next set is.
            let set = Set::declared(meld);
            let kinds_if = |holds: bool| TileSet::from_bits(set.kinds().bits() * u64::from(holds));
            concealed.add(set.kinds());
            concealed.add(kinds_if(!set.is_chow()));
            concealed.add(kinds_if(!set.is_chow()));
            kongs |= kinds_if(set.kind == SetKind::Kong);
        }
        concealed.fours() | kongs
    }

    /// How many of a kind the hand has in all: concealed, declared and won, jokers as jokers.
    pub fn copies(&self, tile: Tile) -> u8 {
        let declared = self.melds.iter().flat_map(Meld::tiles).filter(|&other| other == tile).count();
        let won = self.win.is_some_and(|win| win.tile == tile);
        self.concealed[tile] + declared as u8 + u8::from(won)
    }
}

impl WinBy {
    /// All ways.
    pub const ALL: [WinBy; 8] = [
        WinBy::SelfDraw,
        WinBy::Discard,
        WinBy::RobKong,
        WinBy::KongReplacement,
        WinBy::FlowerReplacement,
        WinBy::RobFlower,
        WinBy::EighthFlower,
        WinBy::Dealt,
    ];

    /// The name that conformance cases use.
    pub const fn id(self) -> &'static str {
        match self {
            WinBy::SelfDraw => "self_draw",
            WinBy::Discard => "discard",
            WinBy::RobKong => "rob_kong",
            WinBy::KongReplacement => "kong_replacement",
            WinBy::FlowerReplacement => "flower_replacement",
            WinBy::RobFlower => "rob_flower",
            WinBy::EighthFlower => "eighth_flower",
            WinBy::Dealt => "dealt",
        }
    }

    /// Whether the tile was another player's.
    pub const fn is_claim(self) -> bool {
        matches!(self, WinBy::Discard | WinBy::RobKong | WinBy::RobFlower)
    }
}

impl Fact {
    /// All facts.
    pub const ALL: [Fact; 18] = [
        Fact::LastWallTile,
        Fact::LastDiscard,
        Fact::LastOfItsKind,
        Fact::DiscardAfterKong,
        Fact::FirstDiscard,
        Fact::ReadyFromDeal,
        Fact::ReadyDeclared,
        Fact::ReadyUndeclared,
        Fact::ForbiddenCharacters,
        Fact::ForbiddenDots,
        Fact::ForbiddenBamboos,
        Fact::WonRight,
        Fact::WonAcross,
        Fact::WonLeft,
        Fact::ResponsibleRight,
        Fact::ResponsibleAcross,
        Fact::ResponsibleLeft,
        Fact::FreshTileLastFive,
    ];

    /// The name that conformance cases use.
    pub const fn id(self) -> &'static str {
        match self {
            Fact::LastWallTile => "last_wall_tile",
            Fact::LastDiscard => "last_discard",
            Fact::LastOfItsKind => "last_of_its_kind",
            Fact::DiscardAfterKong => "discard_after_kong",
            Fact::FirstDiscard => "first_discard",
            Fact::ReadyFromDeal => "ready_from_deal",
            Fact::ReadyDeclared => "ready_declared",
            Fact::ReadyUndeclared => "ready_undeclared",
            Fact::ForbiddenCharacters => "forbidden_m",
            Fact::ForbiddenDots => "forbidden_p",
            Fact::ForbiddenBamboos => "forbidden_s",
            Fact::WonRight => "won_right",
            Fact::WonAcross => "won_across",
            Fact::WonLeft => "won_left",
            Fact::ResponsibleRight => "responsible_right",
            Fact::ResponsibleAcross => "responsible_across",
            Fact::ResponsibleLeft => "responsible_left",
            Fact::FreshTileLastFive => "fresh_tile_last_five",
        }
    }
}

impl Facts {
    /// Nothing special.
    pub const NONE: Facts = Facts(0);

    /// Whether a fact is among them.
    pub const fn contains(self, fact: Fact) -> bool {
        self.0 >> fact as u32 & 1 == 1
    }

    /// Adds a fact.
    pub const fn insert(&mut self, fact: Fact) {
        self.0 |= 1 << fact as u32;
    }

    /// The facts in order.
    pub fn iter(self) -> impl Iterator<Item = Fact> {
        Fact::ALL.into_iter().filter(move |&fact| self.contains(fact))
    }
}

impl FromIterator<Fact> for Facts {
    fn from_iter<I: IntoIterator<Item = Fact>>(facts: I) -> Facts {
        let mut set = Facts::NONE;
        facts.into_iter().for_each(|fact| set.insert(fact));
        set
    }
}

impl fmt::Debug for Facts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromStr for WinBy {
    type Err = UnknownWord;

    fn from_str(id: &str) -> Result<WinBy, UnknownWord> {
        WinBy::ALL.into_iter().find(|by| by.id() == id).ok_or(UnknownWord)
    }
}

impl FromStr for Fact {
    type Err = UnknownWord;

    fn from_str(id: &str) -> Result<Fact, UnknownWord> {
        Fact::ALL.into_iter().find(|fact| fact.id() == id).ok_or(UnknownWord)
    }
}
