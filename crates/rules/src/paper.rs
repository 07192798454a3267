//! A deal that was played with real tiles, as it is written down, and what follows from it.
//!
//! No tile is known here: who won on whose tile and for how much is what people say. The payments are made by the same code
//! as those of a deal that was played here.

mod check;
mod problem;

use tiles::{RelSeat, Seat, SeatSet};

use crate::rules::{Family, table};
use crate::score::Transfer;
use crate::{Booking, DeclaredWin, EndedBy, Rules, WinBy, classical, mcr, red, seats_of, sichuan, taiwan};

pub use problem::{PaperFault, PaperProblem};

/// A deal as it is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperDeal {
    /// How it came to its end.
    pub by: EndedBy,
    /// How many played.
    pub players: u8,
    /// How many deals in a row the dealer had won before.
    pub dealer_streak: u32,
    /// The wins in the order in which they were declared.
    pub wins: Vec<PaperWin>,
    /// What each hand is worth, where it is asked ([`PaperForm::all_hands`], [`PaperForm::ready_hands`]).
    pub hands: [Option<u32>; 4],
    /// The kongs in the order in which they were made, where they are paid for.
    pub kongs: Vec<PaperKong>,
    /// Who pays for his forbidden suit.
    pub broken_suit: SeatSet,
}

/// A declared win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperWin {
    /// Who declared it.
    pub seat: Seat,
    /// Whose tile it was; `None` for the wall.
    pub from: Option<Seat>,
    /// How the tile was got.
    pub by: WinBy,
    /// What the hand is worth.
    pub value: u32,
    /// Whether it is good.
    pub good: bool,
    /// Whether it was declared on the same tile as the win before it.
    pub same_tile: bool,
    /// Who is responsible for the hand.
    pub responsible: Option<Seat>,
    /// Whether the tile was a fresh one, with few tiles left.
    pub fresh: bool,
}

/// A kong that is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperKong {
    /// Whose it is.
    pub owner: Seat,
    /// What it was made of.
    pub kind: PaperKongKind,
    /// Whose discard it was made of.
    pub from: Option<Seat>,
    /// How many wins had been declared before it.
    pub after: u32,
    /// Whether it was the last kong of a turn whose discard was won on.
    pub lost: bool,
}

/// What a kong was made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaperKongKind {
    /// Four tiles of the hand.
    Concealed,
    /// Three tiles of the hand and a discard.
    Melded,
    /// A pung and the tile just taken from the wall.
    Added,
    /// A pung and a tile that was kept before.
    Deferred,
}

/// Which questions the form of a deal asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperForm {
    /// Whether several may win on one tile.
    pub several_winners: bool,
    /// How many wins end the deal, where the others play on after a win.
    pub play_on: Option<u32>,
    /// Whether all hands are counted after a win.
    pub all_hands: bool,
    /// Whether kongs are paid for.
    pub kongs: bool,
    /// Whether the wall's end is settled by ready hands.
    pub ready_hands: bool,
    /// Whether the forbidden suit is fined.
    pub forbidden_suit: bool,
    /// Whether a false win is found at the end, and stands with the deal.
    pub false_wins: bool,
    /// Whether payments depend on the dealer's wins before.
    pub streak: bool,
    /// Whether somebody may be responsible for a hand.
    pub responsible: bool,
    /// Whether it matters that a tile was fresh.
    pub fresh: bool,
    /// The ways of winning.
    pub ways: &'static [WinBy],
    /// What a win can be worth.
    pub value: PaperValue,
    /// The counting sticks of a player at the start.
    pub sticks: Option<Sticks>,
    /// What the refusals stand on.
    pub clauses: PaperClauses,
}

/// What a win can be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperValue {
    /// The least.
    pub min: u32,
    /// The most.
    pub max: Option<u32>,
    /// What it is a multiple of; other values are rounded up.
    pub step: u32,
    /// The only values that there are, where they are few.
    pub only: &'static [u32],
}

/// Counting sticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sticks {
    /// What they are worth together.
    pub start: u32,
    /// What a stick is worth and how many of them a player has, the dearest first.
    pub each: &'static [(u32, u32)],
    /// The clause that says so.
    pub clause: &'static str,
}

/// The clauses behind a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperClauses {
    /// The least value.
    pub minimum: &'static str,
    /// The greatest value.
    pub limit: &'static str,
    /// How many may win.
    pub winners: &'static str,
    /// How a deal ends.
    pub end: &'static str,
    /// Who pays.
    pub payer: &'static str,
    /// False wins.
    pub false_win: &'static str,
    /// The hands of the others.
    pub hands: &'static str,
    /// Kongs.
    pub kong: &'static str,
    /// The forbidden suit.
    pub suit: &'static str,
}

impl Rules {
    /// What is to be asked of a deal that was played with real tiles.
    pub fn paper(&self) -> PaperForm {
        match &self.family {
            Family::Red(_) => red::paper::form(self),
            Family::Classical(_) => classical::paper::form(self),
            Family::Mcr(_) => mcr::paper::form(self),
            Family::Sichuan(_) => sichuan::paper::form(self),
            Family::Taiwan(_) => taiwan::paper::form(self),
        }
    }

    /// All payments of a deal that was played with real tiles, and who deals next. Nothing is booked if something is wrong
    /// with it.
    ///
    /// # Errors
    /// If the rules do not know such a deal.
    pub fn settle_paper(
        &self,
        deal: &PaperDeal,
        book: &mut dyn FnMut(Booking),
    ) -> Result<Seat, PaperProblem> {
        let form = self.paper();
        check::check(self, &form, deal)?;
        match &self.family {
            Family::Red(_) => red::paper::settle(deal, book),
            Family::Classical(scoring) => classical::paper::settle(scoring, &form, deal, book)?,
            Family::Mcr(_) => mcr::paper::settle(deal, book),
            Family::Sichuan(_) => sichuan::paper::settle(self, deal, book)?,
            Family::Taiwan(_) => taiwan::paper::settle(deal, book),
        }
        Ok(self.play.dealer.after(deal.players, deal.declared().into_iter()))
    }
}

impl PaperDeal {
    /// The wins as payments look at them: wins on one tile have one number, and all who declared on it are out after it.
    pub fn declared(&self) -> Vec<DeclaredWin> {
        let mut declared: Vec<DeclaredWin> = Vec::new();
        let mut in_play: SeatSet = seats_of(self.players).iter().copied().collect();
        for (number, win) in self.wins.iter().enumerate() {
            let before = declared.last().filter(|_| win.same_tile).map(|before| before.occasion);
            let occasion = before.unwrap_or(u8::try_from(number).unwrap_or(u8::MAX));
            in_play.remove(win.seat);
            let PaperWin { seat, from, by, value, good, .. } = *win;
            declared.push(DeclaredWin { seat, from, by, occasion, good, value, in_play });
        }
        for at in (1..declared.len()).rev() {
            if declared[at].occasion == declared[at - 1].occasion {
                declared[at - 1].in_play = declared[at].in_play;
            }
        }
        declared
    }

    /// Who is still in play after so many wins.
    pub(crate) fn in_play_after(&self, wins: usize) -> SeatSet {
        let out = |seat: Seat| self.wins.iter().take(wins).any(|win| win.seat == seat);
        seats_of(self.players).iter().copied().filter(|&seat| !out(seat)).collect()
    }
}

impl PaperWin {
    /// Whose tile it was, as the winner sees him.
    pub(crate) fn place(&self, players: u8, other: Option<Seat>) -> Option<RelSeat> {
        let seats = seats_of(players);
        let at = |seat: Seat| seats.iter().position(|&played| played == seat);
        let (own, other) = (at(self.seat)?, at(other?)?);
        table(players).get((other + seats.len() - own) % seats.len()).copied()
    }

    /// Books payments to the winner.
    pub(crate) fn book(
        &self,
        players: u8,
        transfers: impl IntoIterator<Item = Transfer>,
        book: &mut dyn FnMut(Booking),
    ) {
        for Transfer { from, points, clause } in transfers {
            let mut payers = seats_of(players).iter().copied();
            if let Some(from) = payers.find(|&seat| self.place(players, Some(seat)) == Some(from)) {
                book(Booking { from, to: Some(self.seat), points, clause });
            }
        }
    }
}
