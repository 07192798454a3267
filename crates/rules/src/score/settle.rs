//! Who pays whom where the hands of all players are worth something.

use arrayvec::ArrayVec;
use tiles::Wind;

use crate::rules::Family;
use crate::{Rules, classical};

/// All payments between four players after a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    values: [u32; 4],
    payments: ArrayVec<Payment, 6>,
}

/// A payment from one player to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Who pays.
    pub from: Wind,
    /// Who gets it.
    pub to: Wind,
    /// How much.
    pub points: i32,
    /// The clause that says so.
    pub clause: &'static str,
}

impl Rules {
    /// Who pays whom after a win, given what the hands of East, South, West and North are worth; `None` where only
    /// the winner's hand counts.
    pub fn settle(&self, values: &[u32; 4], winner: Wind) -> Option<Settlement> {
        match &self.family {
            Family::Classical(scoring) => Some(classical::settle(scoring, values, winner)),
            Family::Red(_) | Family::Mcr(_) | Family::Sichuan(_) | Family::Taiwan(_) => None,
        }
    }
}

impl Settlement {
    pub(crate) fn new(values: [u32; 4]) -> Settlement {
        Settlement { values, payments: ArrayVec::new() }
    }

    /// Adds a payment; nothing is not paid.
    pub(crate) fn pay(&mut self, payment: Payment) {
        if payment.points != 0 {
            self.payments.push(payment);
        }
    }

    /// Every single payment: each two players settle once at the most.
    pub fn payments(&self) -> &[Payment] {
        &self.payments
    }

    /// What a player's hand was worth in the settlement, after limits and rounding.
    pub const fn value_of(&self, wind: Wind) -> u32 {
        self.values[wind as usize]
    }

    /// What a player wins in all, or loses if it is below 0; the sum over all players is 0.
    pub fn of_wind(&self, wind: Wind) -> i32 {
        let gets = |payment: &Payment| {
            i32::from(payment.to == wind) * payment.points - i32::from(payment.from == wind) * payment.points
        };
        self.payments.iter().map(gets).sum()
    }
}
