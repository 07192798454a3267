//! Who pays for Classical hands.

use tiles::{RelSeat, Wind};

use crate::score::tests::{check_payments, rules, showdown};

/// CLA-PAY-1, CLA-PAY-2, CLA-RUL-48, CLA-RUL-49.
#[test]
fn payments() {
    let rules = rules("classical", "");
    for by in ["discard@left", "discard@across", "discard", "rob_kong@right", "self_draw"] {
        let hand = |seat: &str| format!("[222m] 56m345p678s99p +7m {by} seat={seat}");
        let value = if by == "rob_kong@right" { 50 } else { 30 };
        let text = |self_, right, across, left| {
            let [self_, right, across, left] = [self_, right, across, left].map(|times: i32| times * value);
            format!("self {self_}, right {right}, across {across}, left {left}")
        };
        check_payments(&rules, &hand("E"), &text(6, -2, -2, -2));
        check_payments(&rules, &hand("S"), &text(4, -1, -1, -2));
        check_payments(&rules, &hand("W"), &text(4, -1, -2, -1));
        check_payments(&rules, &hand("N"), &text(4, -2, -1, -1));
    }
    let wonders = "19m19p19s1234567z +7z discard@left seat=E";
    check_payments(&rules, wonders, "self 3000, right -1000, across -1000, left -1000");
    let transfers =
        rules.score(&showdown(&rules, "234m56m345p678s99p +7m self_draw seat=W")).transfers.unwrap();
    let clauses: Vec<_> = transfers.iter().map(|transfer| (transfer.from, transfer.clause)).collect();
    assert_eq!(
        clauses,
        [(RelSeat::Right, "CLA-PAY-1"), (RelSeat::Across, "CLA-PAY-2"), (RelSeat::Left, "CLA-PAY-1")]
    );
}

/// Compares every payment as `S→E 180 clause`, and what each of E, S, W, N wins in all.
#[track_caller]
fn check_settlement(options: &str, values: [u32; 4], winner: Wind, payments: &str, sums: [i32; 4]) {
    let settlement = rules("classical", options).settle(&values, winner).unwrap();
    let text = |payment: &crate::Payment| {
        let (from, to) = (payment.from.letter(), payment.to.letter());
        format!("{from}→{to} {} {}", payment.points, payment.clause.strip_prefix("CLA-").unwrap())
    };
    let texts: Vec<String> = settlement.payments().iter().map(text).collect();
    assert_eq!(texts.join(", "), payments);
    assert_eq!(Wind::ALL.map(|wind| settlement.of_wind(wind)), sums);
    assert_eq!(sums.iter().sum::<i32>(), 0);
}

/// CLA-PAY-1 to CLA-PAY-4, CLA-RUL-32, CLA-RUL-36.
#[test]
fn settlements() {
    check_settlement(
        "",
        [120, 34, 0, 16],
        Wind::East,
        "S→E 240 PAY-2, W→E 240 PAY-2, W→S 40 PAY-3, W→N 20 PAY-3, N→E 240 PAY-2, N→S 20 PAY-3",
        [720, -180, -300, -240],
    );
    check_settlement(
        "",
        [34, 88, 8, 0],
        Wind::South,
        "E→S 180 PAY-2, W→S 90 PAY-1, W→E 60 PAY-3, N→S 90 PAY-1, N→E 80 PAY-3, N→W 10 PAY-3",
        [-40, 360, -140, -180],
    );
    // East may pay the difference, and a loser may earn more than the winner.
    check_settlement(
        "",
        [20, 200, 10, 100],
        Wind::West,
        "E→W 20 PAY-2, E→S 360 PAY-3, E→N 160 PAY-3, S→W 10 PAY-1, N→W 10 PAY-1, N→S 100 PAY-3",
        [-540, 450, 40, 50],
    );
    // 1 and 10 are even after rounding; nothing is not paid.
    check_settlement(
        "",
        [0, 1, 20, 10],
        Wind::West,
        "E→W 40 PAY-2, E→S 20 PAY-3, E→N 20 PAY-3, S→W 20 PAY-1, N→W 20 PAY-1",
        [-80, 0, 80, 0],
    );
    check_settlement("", [0; 4], Wind::North, "", [0; 4]);
    // Cut first: all are worth the limit, East pays twice that (CLA-RUL-49).
    check_settlement(
        "limit=1000",
        [1001, u32::MAX, 5000, 991],
        Wind::South,
        "E→S 2000 PAY-2, W→S 1000 PAY-1, N→S 1000 PAY-1",
        [-2000, 4000, -1000, -1000],
    );
    let settlement = rules("classical", "").settle(&[501, 500, 491, 12], Wind::North).unwrap();
    assert_eq!(Wind::ALL.map(|wind| settlement.value_of(wind)), [500, 500, 500, 20]);
    for other in ["red", "mcr", "sichuan", "taiwan"] {
        assert_eq!(rules(other, "").settle(&[0; 4], Wind::East), None);
    }
}
