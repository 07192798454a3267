//! How a deal ended.

use std::borrow::Cow;

use rules::{Booking, EndedBy, WinBy};
use table::{Deal, Stage};
use tiles::{BySeat, Seat, Tile};

use crate::fingerprint::fingerprint;

/// How a deal ended, and what was paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealResult {
    /// How it came to its end.
    pub ended_by: EndedBy,
    /// The seat, in the winds of this deal, that deals next.
    pub next_dealer: Seat,
    /// The wins in the order in which they were declared.
    pub wins: Vec<RecordedWin>,
    /// All payments in order.
    pub payments: Vec<Payment>,
    /// What each has won or lost in this deal.
    pub points: BySeat<i32>,
    /// A number that stands for how everything lay at the end (`docs/records.md`).
    pub fingerprint: u64,
    /// What each player has after this deal, by the number of the player; empty if nobody kept count. Other things than
    /// deals may be in it, such as penalties.
    pub totals: Vec<i64>,
}

/// A declared win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedWin {
    /// Who declared it.
    pub seat: Seat,
    /// Whose tile it was; `None` for the wall.
    pub from: Option<Seat>,
    /// The winning tile.
    pub tile: Tile,
    /// How it was got.
    pub by: WinBy,
    /// Whether the hand was good.
    pub good: bool,
    /// What it was worth.
    pub value: u32,
}

/// A payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Who pays.
    pub from: Seat,
    /// Who gets it; `None` if nobody does.
    pub to: Option<Seat>,
    /// How much.
    pub points: i32,
    /// The clause of the rules that says so.
    pub clause: Cow<'static, str>,
}

impl From<Booking> for Payment {
    fn from(Booking { from, to, points, clause }: Booking) -> Payment {
        Payment { from, to, points, clause: Cow::Borrowed(clause) }
    }
}

impl DealResult {
    /// Before anything has ended.
    pub(crate) const fn empty() -> DealResult {
        DealResult {
            ended_by: EndedBy::Wall,
            next_dealer: Deal::DEALER,
            wins: Vec::new(),
            payments: Vec::new(),
            points: BySeat::new([0; 4]),
            fingerprint: 0,
            totals: Vec::new(),
        }
    }

    /// Reads everything but the payments off a deal that is over; `false` if it is not over.
    pub(crate) fn note_end(&mut self, deal: &Deal) -> bool {
        let (Stage::Over { by, next_dealer }, Some(full)) = (deal.public().stage(), deal.finished()) else {
            return false;
        };
        (self.ended_by, self.next_dealer) = (by, next_dealer);
        self.points = *deal.public().points();
        self.wins.clear();
        self.wins.extend(full.wins().map(|won| RecordedWin {
            seat: won.seat,
            from: won.from,
            tile: won.tile,
            by: won.by,
            good: won.good,
            value: won.value,
        }));
        self.fingerprint = fingerprint(deal, &full);
        true
    }
}
