//! What a session remembers: its deals and its fines, as a score sheet needs them.

use rules::{EndedBy, WinBy, seats_of};
use tiles::{BySeat, Seat, Tile, Wind};

use super::{GameError, Player};
use crate::deal::Deal;
use crate::public::Stage;

/// Who sits where in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seats(BySeat<Option<Player>>);

/// A deal that has been played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// Which deal of the session it was, from 1; a drawn deal and the deal that replaced it have the same number.
    pub number: u32,
    /// Which round it was in, from 1.
    pub round: u32,
    /// The wind of that round.
    pub wind: Wind,
    /// How many deals in a row the dealer had won before.
    pub dealer_streak: u32,
    /// Who sat where.
    pub seats: Seats,
    /// What came of it.
    pub outcome: Outcome,
    /// Whether it was drawn and played again, and so does not count.
    pub replayed: bool,
}

/// What came of a deal, by its seats.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// How it came to its end.
    pub by: EndedBy,
    /// Who deals next.
    pub next_dealer: Seat,
    /// What each has won or lost, penalties of the deal included.
    pub points: BySeat<i32>,
    /// The wins in the order in which they were declared.
    pub wins: Vec<OutcomeWin>,
}

/// A declared win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OutcomeWin {
    /// Who declared it.
    pub seat: Seat,
    /// Whose tile it was; `None` for the wall.
    pub from: Option<Seat>,
    /// The winning tile.
    pub tile: Tile,
    /// How it was got.
    pub by: WinBy,
    /// What the hand was worth.
    pub value: u32,
    /// Whether it was good; a false win that was found at the end was not.
    pub good: bool,
}

/// Points that a player loses outside the deals.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fine {
    /// Who loses them.
    pub player: Player,
    /// Who gets them; `None` if nobody does.
    pub to: Option<Player>,
    /// How many.
    pub points: i32,
    /// The clause that says so.
    pub clause: String,
}

/// A fine and its place in the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BookedFine {
    /// After how many of the session's deals it was given.
    pub after: usize,
    /// The fine.
    pub fine: Fine,
}

impl Seats {
    pub(super) const fn new(seats: BySeat<Option<Player>>) -> Seats {
        Seats(seats)
    }

    /// Who sits there.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.0[seat]
    }

    /// Where a player sits.
    pub fn seat(&self, player: Player) -> Option<Seat> {
        self.iter().find(|&(_, other)| other == player).map(|(seat, _)| seat)
    }

    /// The seats that are played with their players, in the order of play from the dealer (MCR-SEAT-1, MCR-SEAT-2,
    /// CLA-SEAT-2, RED-SEAT-1).
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Player)> + '_ {
        self.0.iter().filter_map(|(seat, player)| player.map(|player| (seat, player)))
    }
}

impl Played {
    /// What a player won or lost.
    pub fn points(&self, player: Player) -> i32 {
        self.seats.seat(player).map_or(0, |seat| self.outcome.points[seat])
    }

    /// Who dealt.
    pub fn dealer(&self) -> Option<Player> {
        self.seats.player(Deal::DEALER)
    }

    /// Who won, in the order of the declarations, and what each hand was worth.
    pub fn winners(&self) -> impl Iterator<Item = (Player, u32)> + '_ {
        let good = self.outcome.wins.iter().filter(|win| win.good);
        good.filter_map(|win| Some((self.seats.player(win.seat)?, win.value)))
    }
}

impl Outcome {
    /// What came of a deal; `None` if it is not over.
    pub fn of(deal: &Deal) -> Option<Outcome> {
        let Stage::Over { by, next_dealer } = deal.public().stage() else { return None };
        let full = deal.finished()?;
        let wins = full.wins().map(|won| OutcomeWin {
            seat: won.seat,
            from: won.from,
            tile: won.tile,
            by: won.by,
            value: won.value,
            good: won.good,
        });
        Some(Outcome { by, next_dealer, points: *deal.public().points(), wins: wins.collect() })
    }

    /// Whether nobody has won, and the wall is empty.
    pub fn is_draw(&self) -> bool {
        self.by == EndedBy::Wall && !self.wins.iter().any(|win| win.good)
    }

    /// Whether the end of the session cut it off.
    pub fn is_stopped(&self) -> bool {
        self.by == EndedBy::Time
    }

    /// Whether a seat has won.
    pub fn has_won(&self, seat: Seat) -> bool {
        self.wins.iter().any(|win| win.good && win.seat == seat)
    }

    /// Speaks of played seats only; how many players after the dealer the next one sits.
    pub(super) fn check(&self, players: u8) -> Result<usize, GameError> {
        let seats = seats_of(players);
        let paid = self.points.iter().filter(|(_, points)| **points != 0).map(|(seat, _)| seat);
        let won = self.wins.iter().flat_map(|win| [Some(win.seat), win.from]).flatten();
        if let Some(empty) = paid.chain(won).find(|seat| !seats.contains(seat)) {
            return Err(GameError::EmptySeat(empty));
        }
        let next = seats.iter().position(|&seat| seat == self.next_dealer);
        next.ok_or(GameError::EmptySeat(self.next_dealer))
    }
}

impl Fine {
    /// What it changes for a player.
    pub fn change_of(&self, player: Player) -> i64 {
        let points = i64::from(self.points);
        let lost = if self.player == player { points } else { 0 };
        let won = if self.to == Some(player) { points } else { 0 };
        won - lost
    }
}
