//! Who pays, how much and by which clause.

use tiles::{RelSeat, Wind};

use crate::score::tests::{check_payments, rules, showdown};
use crate::{Fact, Rules, Showdown, WinBy};

/// Compares the transfers as text: `right 3 TWN-PAY-1, …`.
#[track_caller]
fn check_transfers(options: &str, line: &str, expected: &str) {
    let rules = rules("taiwan", options);
    let transfers = rules.score(&showdown(&rules, line)).transfers.unwrap();
    let texts: Vec<String> =
        transfers.iter().map(|one| format!("{} {} {}", word(one.from), one.points, one.clause)).collect();
    assert_eq!(texts.join(", "), expected, "{line}");
}

const fn word(seat: RelSeat) -> &'static str {
    ["self", "right", "across", "left"][seat as usize]
}

fn taiwan() -> Rules {
    rules("taiwan", "")
}

/// A hand of 3 by discard, of 4 from the wall.
const CHEAP: &str = "[234m@left] 567m111s678p55z34s +5s";
/// A full flush of five open sets: 55 by discard, 48 from the wall.
const FLUSH: &str = "[123s@left] [234s@left] [555s@left] [678s@left] [999s@left] 8s +8s";
/// Three open pungs of dragons: 33 by discard, 34 from the wall.
const DRAGONS: &str = "[555z@left] [6666z:melded@left] [777z@left] 123m99p45s +3s";
/// Four open pungs of winds: 43 by discard, 44 from the wall.
const WINDS: &str = "[111z@left] [222z@left] [333z@left] [444z@left] 55p67m +8m";

/// TWN-PAY-1, TWN-PAY-4, TWN-PAY-5: who gave the tile, and dealer tai if East is one of the two.
#[test]
fn by_discard() {
    check_transfers("", &format!("{CHEAP} discard@right seat=S"), "right 3 TWN-PAY-1");
    check_transfers("", &format!("{CHEAP} discard@left seat=S"), "left 3 TWN-PAY-1, left 1 TWN-PAY-5");
    check_transfers("", &format!("{CHEAP} rob_kong@left seat=S"), "left 4 TWN-PAY-1, left 1 TWN-PAY-5");
    check_transfers("", &format!("{CHEAP} discard@across seat=W"), "across 3 TWN-PAY-1, across 1 TWN-PAY-5");
    check_transfers("", &format!("{CHEAP} discard@right seat=N"), "right 3 TWN-PAY-1, right 1 TWN-PAY-5");
    check_transfers("", &format!("{CHEAP} discard@left seat=N"), "left 3 TWN-PAY-1");
    check_transfers("", &format!("{CHEAP} discard@across seat=E"), "across 3 TWN-PAY-1, across 1 TWN-PAY-4");
}

/// TWN-PAY-2, TWN-PAY-4, TWN-PAY-5, TWN-RUL-49: all three, and dealer tai by or to East.
#[test]
fn from_the_wall() {
    check_transfers(
        "",
        &format!("{CHEAP} self_draw seat=S"),
        "right 4 TWN-PAY-2, across 4 TWN-PAY-2, left 4 TWN-PAY-2, left 1 TWN-PAY-5",
    );
    check_transfers(
        "",
        &format!("{CHEAP} self_draw seat=W streak=1"),
        "right 4 TWN-PAY-2, across 4 TWN-PAY-2, across 3 TWN-PAY-5, left 4 TWN-PAY-2",
    );
    check_transfers(
        "",
        &format!("{CHEAP} self_draw seat=E streak=2"),
        "right 4 TWN-PAY-2, right 5 TWN-PAY-4, across 4 TWN-PAY-2, across 5 TWN-PAY-4, left 4 TWN-PAY-2, \
         left 5 TWN-PAY-4",
    );
    // TWN-PAY-6: 43 × 3 + 1.
    check_payments(
        &rules("taiwan", "limit=43"),
        &format!("{FLUSH} self_draw seat=S"),
        "self 130, right -43, across -43, left -44",
    );
}

/// TWN-RUL-50: 1 + 2 × streak, for the dealer who loses as for the dealer who wins.
#[test]
fn streaks() {
    let taiwan = taiwan();
    for (streak, sum) in [(0, 4), (1, 6), (3, 10), (100, 204)] {
        let lost = format!("{CHEAP} discard@left seat=S streak={streak}");
        check_payments(&taiwan, &lost, &format!("self {sum}, right 0, across 0, left -{sum}"));
        let won = format!("{CHEAP} discard@left seat=E streak={streak}");
        check_payments(&taiwan, &won, &format!("self {sum}, right 0, across 0, left -{sum}"));
    }
    // Nobody wins so often; the sum is a number all the same.
    for streak in [268_435_456, 1 << 31, u32::MAX] {
        check_payments(
            &taiwan,
            &format!("{CHEAP} self_draw seat=E streak={streak}"),
            "self 1610612748, right -536870916, across -536870916, left -536870916",
        );
    }
    check_payments(
        &taiwan,
        &format!("{CHEAP} discard@left seat=E streak=268435455"),
        "self 536870914, right 0, across 0, left -536870914",
    );
}

/// TWN-RUL-48: dealer tai come after the limit.
#[test]
fn limit() {
    check_payments(
        &rules("taiwan", "limit=40"),
        &format!("{FLUSH} self_draw seat=S"),
        "self 121, right -40, across -40, left -41",
    );
    check_payments(
        &rules("taiwan", "limit=40"),
        &format!("{FLUSH} discard@right seat=E streak=2"),
        "self 45, right -45, across 0, left 0",
    );
}

/// TWN-RUL-41 to TWN-RUL-43: flower wins, with dealer tai.
#[test]
fn flower_wins() {
    let hand = "147m258p369s1234567z +8f";
    check_transfers("", &format!("{hand} rob_flower@right flowers=1234567f seat=S"), "right 20 TWN-PAY-1");
    check_transfers(
        "",
        &format!("{hand} rob_flower@left flowers=1234567f seat=S"),
        "left 20 TWN-PAY-1, left 1 TWN-PAY-5",
    );
    check_payments(
        &taiwan(),
        &format!("{hand} rob_flower@left flowers=1234567f seat=E streak=1"),
        "self 23, right 0, across 0, left -23",
    );
    check_payments(
        &taiwan(),
        &format!("{hand} eighth_flower flowers=1234567f seat=S"),
        "self 91, right -30, across -30, left -31",
    );
    check_payments(
        &taiwan(),
        &format!("{hand} eighth_flower flowers=1234567f seat=E streak=1"),
        "self 99, right -33, across -33, left -33",
    );
    // Nobody is responsible for flowers: they win without the fan (TWN-RESP-2).
    check_payments(
        &taiwan(),
        "[555z@left] [666z@left] [777z@left] 123m99p45s +8f eighth_flower flowers=1234567f seat=S responsible_right",
        "self 91, right -30, across -30, left -31",
    );
}

/// TWN-RESP-1 to TWN-RESP-4: the responsible player pays every share.
#[test]
fn responsibility() {
    check_transfers(
        "",
        &format!("{FLUSH} self_draw seat=S responsible_right"),
        "right 48 TWN-PAY-2, right 48 TWN-RESP-4, right 48 TWN-RESP-4, right 1 TWN-RESP-4",
    );
    check_transfers("", &format!("{FLUSH} discard@across seat=S responsible_right"), "right 55 TWN-RESP-4");
    check_payments(
        &taiwan(),
        &format!("{DRAGONS} self_draw seat=S responsible_across"),
        "self 106, right 0, across -106, left 0",
    );
    check_payments(
        &taiwan(),
        &format!("{DRAGONS} discard@right seat=S responsible_across"),
        "self 34, right 0, across -34, left 0",
    );
    check_payments(
        &taiwan(),
        &format!("{WINDS} self_draw seat=N responsible_left"),
        "self 133, right 0, across 0, left -133",
    );
    check_payments(
        &taiwan(),
        &format!("{WINDS} rob_kong@across seat=S responsible_left"),
        "self 44, right 0, across 0, left -44",
    );
    // Who discards and is responsible pays as any discarder (TWN-RESP-5).
    check_transfers("", &format!("{FLUSH} discard@right seat=S responsible_right"), "right 55 TWN-PAY-1");
}

/// TWN-RUL-61: each share has the dealer tai that it would have had; being dealer adds nothing.
#[test]
fn responsibility_and_the_dealer() {
    // The dealer sits on the left and is responsible: for a tile from the right, and for all three.
    check_transfers("", &format!("{FLUSH} discard@right seat=S responsible_left"), "left 55 TWN-RESP-4");
    check_transfers(
        "",
        &format!("{FLUSH} self_draw seat=S responsible_left streak=1"),
        "left 48 TWN-RESP-4, left 48 TWN-RESP-4, left 48 TWN-PAY-2, left 3 TWN-PAY-5",
    );
    // The dealer discards, another is responsible.
    check_transfers(
        "",
        &format!("{FLUSH} discard@left seat=S responsible_right streak=1"),
        "right 55 TWN-RESP-4, right 3 TWN-RESP-4",
    );
    // The dealer wins.
    check_transfers(
        "",
        &format!("{FLUSH} discard@left seat=E responsible_right"),
        "right 55 TWN-RESP-4, right 1 TWN-RESP-4",
    );
    check_payments(
        &taiwan(),
        &format!("{FLUSH} self_draw seat=E responsible_right streak=1"),
        "self 153, right -153, across 0, left 0",
    );
}

/// TWN-RESP-5, TWN-RUL-59, TWN-RUL-63: without the fan, or without its open sets, nobody is responsible.
#[test]
fn nobody_is_responsible() {
    for hand in [
        // No full flush in the end; no fan at all.
        "[123s@left] [234s@left] [555s@left] [678s@left] [999s@left] 5z +5z",
        "[234m@left] 567m111s678p55z34s +5s",
        // The third dragon, the fourth wind as the pair.
        "[555z@left] [666z@left] 123m456p345s7z +7z",
        "[111z@left] [222z@left] [333z@left] 567p234s4z +4z",
        // A concealed kong, a concealed pung, four open sets only.
        "[1111s] [234s@left] [555s@left] [678s@left] [999s@left] 8s +8s",
        "[555z@left] [6666z] [777z@left] 123m99p45s +3s",
        "[555z@left] [666z@left] 777z123m99p45s +3s",
        // Three open sets, but not of dragons; four, but not of winds.
        "[555z@left] [666z@left] [123m@left] 777z99p45s +3s",
        "[111z@left] [222z@left] [333z@left] [123m@left] 55p44z +4z",
        "[111z@left] [2222z] [333z@left] [444z@left] 55p67m +8m",
        "[234s@left] [555s@left] [678s@left] [999s@left] 8s123s +8s",
    ] {
        let rules = taiwan();
        let line = format!("{hand} discard@across seat=S");
        let usual = rules.score(&showdown(&rules, &line)).transfers;
        for responsible in ["responsible_right", "responsible_left"] {
            let told = rules.score(&showdown(&rules, &format!("{line} {responsible}"))).transfers;
            assert_eq!(told, usual, "{line} {responsible}");
        }
    }
}

/// TWN-RESP-6, TWN-RUL-64: the discarder of a fresh tile pays himself, one share.
#[test]
fn fresh_tiles() {
    check_transfers(
        "",
        &format!("{FLUSH} discard@across seat=S responsible_right fresh_tile_last_five"),
        "across 55 TWN-RESP-6",
    );
    check_transfers(
        "",
        &format!("{FLUSH} discard@left seat=S responsible_right fresh_tile_last_five streak=1"),
        "left 55 TWN-RESP-6, left 3 TWN-PAY-5",
    );
    check_transfers(
        "",
        &format!("{FLUSH} discard@right seat=S responsible_right fresh_tile_last_five"),
        "right 55 TWN-PAY-1",
    );
    check_transfers("", &format!("{CHEAP} discard@right seat=S fresh_tile_last_five"), "right 3 TWN-PAY-1");
    // Neither a drawn tile nor that of a kong is a fresh discard.
    check_payments(
        &taiwan(),
        &format!("{FLUSH} self_draw seat=S responsible_right fresh_tile_last_five"),
        "self 145, right -145, across 0, left 0",
    );
    check_payments(
        &taiwan(),
        &format!("{FLUSH} rob_kong@across seat=S responsible_right fresh_tile_last_five"),
        "self 56, right -56, across 0, left 0",
    );
}

/// Without a discarder nobody can be named.
#[test]
fn unknown_discarder() {
    let rules = taiwan();
    for line in ["discard seat=S", "rob_kong seat=E", "discard seat=S responsible_right"] {
        let mut hand = showdown(&rules, &format!("{FLUSH} {line}"));
        assert_eq!(rules.score(&hand).transfers, None, "{line}");
        assert!(rules.score(&hand).value.is_some());
        if let Some(win) = &mut hand.win {
            win.from = Some(RelSeat::Own);
        }
        assert_eq!(rules.score(&hand).transfers, None, "{line}");
    }
}

/// Every seat, way of winning, discarder and responsible player, against the sums of section 15 and 16.
#[test]
fn all_payments() {
    let rules = taiwan();
    let opponents = [RelSeat::Right, RelSeat::Across, RelSeat::Left];
    let facts = [Fact::ResponsibleRight, Fact::ResponsibleAcross, Fact::ResponsibleLeft];
    for hand in [CHEAP, FLUSH, DRAGONS, WINDS] {
        for seat in Wind::ALL {
            for (by, from) in [(WinBy::SelfDraw, None)]
                .into_iter()
                .chain(opponents.map(|from| (WinBy::Discard, Some(from))))
            {
                for who in [None, Some(0), Some(1), Some(2)] {
                    let mut case = showdown(&rules, &format!("{hand} self_draw streak=4"));
                    case.seat = seat;
                    case.win = case.win.map(|win| crate::Win { by, from, ..win });
                    if let Some(at) = who {
                        case.facts.insert(facts[at]);
                    }
                    let responsible = who.map(|at| opponents[at]).filter(|_| hand != CHEAP);
                    check_sums(&rules, &case, from, responsible);
                }
            }
        }
    }
}

#[track_caller]
fn check_sums(rules: &Rules, case: &Showdown, from: Option<RelSeat>, responsible: Option<RelSeat>) {
    let score = rules.score(case);
    let value = score.value.unwrap() as i32;
    // East is as many places to the right as the winds go on to East.
    let (mut dealer, mut wind) = (0, case.seat);
    while wind != Wind::East {
        wind = wind.next();
        dealer += 1;
    }
    let mut sums = [0; 4];
    for payer in RelSeat::ALL.into_iter().skip(1).filter(|payer| from.is_none_or(|from| from == *payer)) {
        let dealt_in = dealer == 0 || dealer == payer as usize;
        let share = value + if dealt_in { 9 } else { 0 };
        sums[responsible.unwrap_or(payer) as usize] -= share;
        sums[0] += share;
    }
    let payments = score.payments().unwrap();
    assert_eq!(RelSeat::ALL.map(|seat| payments.of_seat(seat)), sums, "{case:?}");
}
