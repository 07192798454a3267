//! Who pays for Classical hands: the winner's, and then those of the others.

use tiles::{RelSeat, Seat, Wind};

use super::score::Scoring;
use crate::score::{Payment, Settlement, Transfer, Transfers};
use crate::{Booking, EndedBy, Ending, Rules};

/// What the winner at this seat gets: the full value from everybody, discarder or not (CLA-RUL-48).
pub(super) fn transfers(winner: Wind, value: u32) -> Transfers {
    let opponents = [RelSeat::Right, RelSeat::Across, RelSeat::Left];
    let pay = |from: RelSeat| {
        let loser = Wind::ALL[(winner as usize + from as usize) % 4];
        let Payment { points, clause, .. } = to_winner(loser, winner, value);
        Transfer { from, points, clause }
    };
    opponents.into_iter().map(pay).collect()
}

/// All payments after a win, by the values of the hands of East, South, West and North; they are cut and rounded
/// first (CLA-PAY-4).
pub(crate) fn settle(scoring: &Scoring, values: &[u32; 4], winner: Wind) -> Settlement {
    let values = values.map(|value| scoring.cut_and_rounded(u64::from(value)));
    let value = |wind: Wind| values[wind as usize];
    let mut settlement = Settlement::new(values);
    for loser in Wind::ALL.into_iter().filter(|&wind| wind != winner) {
        settlement.pay(to_winner(loser, winner, value(winner)));
        for other in Wind::ALL.into_iter().filter(|&wind| wind != winner) {
            let difference = value(other).saturating_sub(value(loser));
            let points = difference as i32 * factor(loser, other);
            settlement.pay(Payment { from: loser, to: other, points, clause: "CLA-PAY-3" });
        }
    }
    settlement
}

/// What is paid when the deal is over: after a win every hand is counted (CLA-SCORE-1), after a draw none (CLA-END-2).
pub(crate) fn settle_deal(rules: &Rules, ending: &Ending<'_>, book: &mut dyn FnMut(Booking)) {
    let (EndedBy::Win, Some(won)) = (ending.by, ending.wins.first()) else { return };
    let mut values = [0; 4];
    for seat in Seat::ALL {
        values[seat.index()] = if seat == won.seat {
            won.value
        } else {
            rules.score(&(ending.hand)(seat)).value.unwrap_or_default()
        };
    }
    rules.settle(&values, won.seat.wind()).iter().for_each(|settlement| self::book(settlement, book));
}

/// The payments of a settlement by seats.
pub(super) fn book(settlement: &Settlement, book: &mut dyn FnMut(Booking)) {
    let seat_of = |wind: Wind| Seat::ALL[wind as usize];
    for payment in settlement.payments() {
        let Payment { from, to, points, clause } = *payment;
        book(Booking { from: seat_of(from), to: Some(seat_of(to)), points, clause });
    }
}

fn to_winner(loser: Wind, winner: Wind, value: u32) -> Payment {
    let factor = factor(loser, winner);
    let clause = if factor == 2 { "CLA-PAY-2" } else { "CLA-PAY-1" };
    Payment { from: loser, to: winner, points: value as i32 * factor, clause }
}

/// CLA-PAY-2: East pays and gets double.
fn factor(one: Wind, other: Wind) -> i32 {
    if one == Wind::East || other == Wind::East { 2 } else { 1 }
}
