//! Who pays for Classical hands: the winner's, and then those of the others.

use tiles::{RelSeat, Wind};

use super::score::Scoring;
use crate::score::{Payment, Settlement, Transfer, Transfers};

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

fn to_winner(loser: Wind, winner: Wind, value: u32) -> Payment {
    let factor = factor(loser, winner);
    let clause = if factor == 2 { "CLA-PAY-2" } else { "CLA-PAY-1" };
    Payment { from: loser, to: winner, points: value as i32 * factor, clause }
}

/// CLA-PAY-2: East pays and gets double.
fn factor(one: Wind, other: Wind) -> i32 {
    if one == Wind::East || other == Wind::East { 2 } else { 1 }
}
