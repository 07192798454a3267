//! What is paid when a deal is over, where it is not paid at the win itself.

use hand::Meld;
use tiles::{RelSeat, Seat, SeatSet, Suit, Tile, TileSet};

use crate::rules::Family;
use crate::{Facts, Rules, Showdown, WinBy, classical, sichuan, taiwan};

/// A deal that is over, as far as payments depend on it.
pub struct Ending<'a> {
    /// How it came to its end.
    pub by: EndedBy,
    /// The wins in the order in which they were declared.
    pub wins: &'a [Won],
    /// The kongs in the order in which they were made.
    pub kongs: &'a [KongEntry],
    /// Who has not declared a win.
    pub in_play: SeatSet,
    /// Each player's forbidden suit.
    pub forbidden: [Option<Suit>; 4],
    /// The kinds that each player has discarded, claimed ones included.
    pub discarded: [TileSet; 4],
    /// The hand of a player as it is, without a win.
    pub hand: &'a dyn Fn(Seat) -> Showdown,
}

/// How a deal came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndedBy {
    /// By a win, or by as many as there can be.
    Win,
    /// No tile is left to draw.
    Wall,
    /// The time of the session is up.
    Time,
}

/// A declared win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Won {
    /// Who declared it.
    pub seat: Seat,
    /// Whose tile it was; `None` for the wall.
    pub from: Option<Seat>,
    /// The winning tile.
    pub tile: Tile,
    /// How it was got.
    pub by: WinBy,
    /// Wins on one and the same tile have the same number.
    pub occasion: u8,
    /// Whether the hand is good; a false win that stands until the end is not.
    pub good: bool,
    /// What the hand is worth.
    pub value: u32,
    /// Who was still in play after this tile.
    pub in_play: SeatSet,
    /// What else was the case.
    pub facts: Facts,
}

/// What of a declared win decides who pays and who deals next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "as in `Won`")]
pub struct DeclaredWin {
    pub seat: Seat,
    pub from: Option<Seat>,
    pub by: WinBy,
    pub occasion: u8,
    pub good: bool,
    pub value: u32,
    pub in_play: SeatSet,
}

/// A kong that was paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KongEntry {
    /// Whose kong it is.
    pub owner: Seat,
    /// Who paid.
    pub payers: SeatSet,
    /// How much each.
    pub points: i8,
    /// The occasion of the wins on the discard that ended the turn, if it was the last kong of that turn.
    pub thrown_into: Option<u8>,
}

/// A payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Booking {
    /// Who pays.
    pub from: Seat,
    /// Who gets it; `None` if nobody does.
    pub to: Option<Seat>,
    /// How much.
    pub points: i32,
    /// The clause that says so.
    pub clause: &'static str,
}

impl Rules {
    /// All that is paid when a deal is over, for rulesets that pay then ([`WhenPaid`](crate::WhenPaid)).
    pub fn settle_deal(&self, ending: &Ending<'_>, book: &mut dyn FnMut(Booking)) {
        match &self.family {
            Family::Classical(_) => classical::pay::settle_deal(self, ending, book),
            Family::Sichuan(_) => sichuan::pay::settle_deal(self, ending, book),
            // Paid at the win.
            Family::Red(_) | Family::Mcr(_) | Family::Taiwan(_) => {}
        }
    }

    /// Who fed a hand's declared sets, given in the order in which they were declared, so that he may have to pay for
    /// it alone.
    pub fn fed_by(&self, melds: &[Meld]) -> Option<RelSeat> {
        match &self.family {
            Family::Taiwan(_) => taiwan::pay::fed_by(melds),
            Family::Red(_) | Family::Classical(_) | Family::Mcr(_) | Family::Sichuan(_) => None,
        }
    }
}

impl From<&Won> for DeclaredWin {
    fn from(won: &Won) -> DeclaredWin {
        let Won { seat, from, by, occasion, good, value, in_play, .. } = *won;
        DeclaredWin { seat, from, by, occasion, good, value, in_play }
    }
}

impl std::fmt::Debug for Ending<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ending").field("by", &self.by).field("wins", &self.wins).finish_non_exhaustive()
    }
}
