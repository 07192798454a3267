//! Sichuan hands and what they are worth.

mod slow;

use tiles::{RelSeat, Suit};

use crate::score::tests::{check, check_examples, check_payments, rules, showdown};
use crate::{Proof, Rules, ScoreInput, Step, Verdict, WinBy};

fn sichuan() -> Rules {
    rules("sichuan", "")
}

#[track_caller]
fn check_all(cases: &[(&str, &str)]) {
    cases.iter().for_each(|(line, expected)| check(&sichuan(), line, expected));
}

#[test]
fn examples_show_their_fans() {
    check_examples("sichuan");
}

/// SIC-SCORE-2: 0 fans 1 point, 1 fan 2, 2 fans 4, 3 or more fans 8.
#[test]
fn table_of_values() {
    check_all(&[
        ("123456m23455p78p +9p discard@right", "1: "),
        ("[7777s] 123456m22s45s +6s discard@left", "2: kong 1"),
        ("[7777s] [9999m] 456m22s45s +6s discard@left", "4: kong 2 × 2"),
        ("[7777s] [9999m] [1111m] 22s45s +6s discard@left", "8: kong 3 × 3"),
        ("[7777s] [9999m] [1111m] 22s45s +6s rob_kong@left", "8: kong 3 × 3, robbing_kong 1"),
        (
            "[1111m] [2222m] [3333m] [4444m] 9m +9m kong_replacement last_wall_tile",
            "8: kong 4 × 4, all_pungs 1, golden_wait 1, full_flush 2, win_on_replacement 1, sea_bottom 1",
        ),
    ]);
}

/// SIC-FAN-1: a kong of any kind, each by itself; its four tiles are no four of a kind.
#[test]
fn kongs() {
    check_all(&[
        ("[7777s:melded@left] 123456m22s45s +3s discard@left", "2: kong 1"),
        ("[7777s:added@left] 123456m22s45s +3s discard@left", "2: kong 1"),
        ("[7777s:concealed] 123456m22s45s +3s discard@left", "2: kong 1"),
        ("[7777s:added@left] [9999m] 456m22s45s +6s discard@across", "4: kong 2 × 2"),
        ("[777s@left] 123456m22s45s +3s discard@left", "1: "),
    ]);
}

/// SIC-FAN-2, SIC-RUL-15: four equal tiles in any sets and pairs but a kong, each kind by itself.
#[test]
fn four_of_a_kind() {
    check_all(&[
        // The example of the source: 222-234-77.
        ("2223477s123456m +2s discard@right", "2: four_of_a_kind 1"),
        ("2223477s123456m +5s discard@right", "1: "),
        // A declared pung and a chow; the fourth tile may win or have been there.
        ("[555p@left] 123s789s99s46p +5p discard@across", "2: four_of_a_kind 1"),
        ("[555p@left] 123s789s99s45p +6p discard@across", "2: four_of_a_kind 1"),
        ("[555p@left] 123s789s99s23p +4p discard@across", "1: "),
        // A pair and two chows.
        ("334455m55m789s13s +2s self_draw", "2: four_of_a_kind 1"),
        // Four chows: 123-234-345-345.
        ("12233334445m77p +5m discard@left", "2: four_of_a_kind 1"),
        // Two kinds, declared and concealed.
        ("[111m@left] [333p@left] 123m24p99m +3p discard@left", "4: four_of_a_kind 2 × 2"),
        ("[111m@left] 333345p12m99m +3m discard@left", "4: four_of_a_kind 2 × 2"),
        // A kind of a kong beside another kind.
        ("[1111m] [333p@left] 567m24p99m +3p discard@left", "4: kong 1, four_of_a_kind 1"),
        // Two pairs of seven, three times.
        ("111122223333m5p +5p discard@left", "8: four_of_a_kind 3 × 3, seven_pairs 2"),
    ]);
}

/// SIC-FAN-3; SIC-SCORE-3: the reading with the most fans is taken.
#[test]
fn all_pungs() {
    check_all(&[
        ("[111m@left] 333m777p22p44p +4p discard@left", "2: all_pungs 1"),
        ("111m333m777p22p44p +2p self_draw", "2: all_pungs 1"),
        ("[1111m] 333m777p22p44p +4p discard@left", "4: kong 1, all_pungs 1"),
        // 111-222-333, not 123-123-123.
        ("111222333m55p88p +5p discard@left", "2: all_pungs 1"),
        ("111222333m66m78p +9p discard@left", "1: "),
    ]);
}

/// SIC-FAN-4: all four sets declared, however the tile comes (SIC-RUL-17); №3 is added.
#[test]
fn golden_wait() {
    check_all(&[
        (
            "[111m@left] [333m@left] [777p@left] [444p@left] 9p +9p discard@right",
            "4: all_pungs 1, golden_wait 1",
        ),
        ("[111m@left] [333m@left] [777p@left] [444p@left] 9p +9p self_draw", "4: all_pungs 1, golden_wait 1"),
        (
            "[111m@left] [3333m] [7777p:melded] [444p] 9p +9p discard@right",
            "8: kong 2 × 2, all_pungs 1, golden_wait 1",
        ),
        (
            "[1111m] [333m] [777p] [444p] 9p +9p kong_replacement",
            "8: kong 1, all_pungs 1, golden_wait 1, win_on_replacement 1",
        ),
        // One pung is concealed.
        ("[111m@left] [333m@left] [777p@left] 444p9p +9p discard@right", "2: all_pungs 1"),
    ]);
}

/// SIC-FAN-5: one suit, declared sets included.
#[test]
fn full_flush() {
    check_all(&[
        ("1233455677899m +9m discard@right", "4: full_flush 2"),
        ("1233455677899p +9p discard@right", "4: full_flush 2"),
        ("1233455677899s +9s discard@right", "4: full_flush 2"),
        ("[111m@left] 23456799m78m +9m discard@left", "4: full_flush 2"),
        ("[111p@left] 23456799m78m +9m discard@left", "1: "),
    ]);
}

/// SIC-FAN-6; SIC-WIN-1: nothing is declared, not even a kong (SIC-RUL-16).
#[test]
fn seven_pairs() {
    check_all(&[
        ("11225588m33779p +9p discard@right", "4: seven_pairs 2"),
        ("11115588m33779p +9p self_draw", "8: four_of_a_kind 1, seven_pairs 2"),
        ("1111333355778m +8m discard@left", "8: four_of_a_kind 2 × 2, full_flush 2, seven_pairs 2"),
        // Seven pairs, not 123-123-456-456-77 (SIC-SCORE-3).
        ("112233m4455667p +7p discard@right", "4: seven_pairs 2"),
        ("[111m@left] 2255m33779p8p +8p discard@right", "SIC-WIN-1 –"),
        ("[1111m] 2255m337799p +8p discard@right", "SIC-WIN-1 –"),
        ("[1111m] [2222m] 5588m337p +7p discard@right", "SIC-WIN-1 –"),
    ]);
}

/// SIC-FAN-7 to SIC-FAN-10: what was the case counts with the way of winning that it belongs to.
#[test]
fn ways_of_winning() {
    let plain = "123456m23455p78p +9p";
    for (how, expected) in [
        ("self_draw", "1: "),
        // SIC-WIN-6, SIC-RUL-37: no fan for the dealt tiles.
        ("dealt", "1: "),
        ("kong_replacement", "2: win_on_replacement 1"),
        ("discard@across discard_after_kong", "2: discard_after_kong 1"),
        ("rob_kong@left", "2: robbing_kong 1"),
        ("self_draw last_wall_tile", "2: sea_bottom 1"),
        ("discard@right last_discard", "2: sea_bottom 1"),
        // SIC-RUL-24.
        ("kong_replacement last_wall_tile", "4: win_on_replacement 1, sea_bottom 1"),
        ("discard@right last_discard discard_after_kong", "4: discard_after_kong 1, sea_bottom 1"),
        // No tile from the wall, no discard.
        ("discard@right last_wall_tile", "1: "),
        ("self_draw last_discard", "1: "),
        ("self_draw discard_after_kong", "1: "),
        ("kong_replacement discard_after_kong last_discard", "2: win_on_replacement 1"),
        ("rob_kong@left last_discard last_wall_tile discard_after_kong", "2: robbing_kong 1"),
    ] {
        check(&sichuan(), &format!("{plain} {how}"), expected);
    }
}

/// SIC-WIN-1: neither four sets and a pair nor seven pairs.
#[test]
fn incomplete_hands() {
    check_all(&[
        ("1245678m23455p7p +9p discard@right", "SIC-WIN-1 –"),
        ("123456m23455p78p +8p self_draw", "SIC-WIN-1 –"),
        ("11225588m33778p +9p self_draw", "SIC-WIN-1 –"),
        // Want of structure comes before the forbidden suit and three suits.
        ("1245678m23455p7p +9p discard@right forbidden_p", "SIC-WIN-1 –"),
        ("1245678m23455s7p +9p discard@right", "SIC-WIN-1 –"),
    ]);
}

/// SIC-WIN-2, SIC-SUIT-6: no tile of the forbidden suit, concealed or declared, and never all three suits.
#[test]
fn forbidden_suit() {
    check_all(&[
        ("123456m23455p78p +9p discard@right forbidden_m", "SIC-WIN-2 –"),
        ("123456m23455p78p +9p discard@right forbidden_p", "SIC-WIN-2 –"),
        ("123456m23455p78p +9p discard@right forbidden_s", "1: "),
        ("123456p23455s78s +9s self_draw forbidden_s", "SIC-WIN-2 –"),
        ("123456p23455s78s +9s self_draw forbidden_m", "1: "),
        ("11225588m33779s +9s self_draw forbidden_s", "SIC-WIN-2 –"),
        ("[777s@left] 123456m22m45m +6m discard@left forbidden_s", "SIC-WIN-2 –"),
        ("[7777s] 123456m22m45m +6m discard@left forbidden_s", "SIC-WIN-2 –"),
        ("[777s@left] 123456m22m45m +6m discard@left forbidden_p", "1: "),
        ("123m456p78922s45s +6s discard@right", "SIC-WIN-2 –"),
        ("[777s@left] 123m456m22p45p +6p discard@right", "SIC-WIN-2 –"),
        ("[7777s] 123m456m22p45p +6p discard@right", "SIC-WIN-2 –"),
    ]);
    let clause = "SIC-WIN-2";
    for (line, verdict) in [
        ("123m456p78922s45s +6s self_draw", Verdict::ThreeSuits { clause }),
        (
            "123m456p78922s45s +6s self_draw forbidden_m",
            Verdict::ForbiddenSuit { suit: Suit::Characters, clause },
        ),
        (
            "123456m23455p78p +9p self_draw forbidden_p forbidden_s",
            Verdict::ForbiddenSuit { suit: Suit::Dots, clause },
        ),
        (
            "123456m23455s78s +9s self_draw forbidden_p forbidden_s",
            Verdict::ForbiddenSuit { suit: Suit::Bamboos, clause },
        ),
    ] {
        let score = sichuan().score(&showdown(&sichuan(), line));
        assert_eq!((score.verdict, score.transfers), (verdict, None), "{line}");
    }
}

/// SIC-PAY-1, SIC-PAY-3: the discarder, or the player whose kong is robbed, pays the value; nobody else pays.
#[test]
fn payments_for_a_claim() {
    for (line, expected) in [
        ("123456m23455p78p +9p discard@right", "self 1, right -1, across 0, left 0"),
        ("[7777s:melded] 123456m22s45s +6s discard@left", "self 2, right 0, across 0, left -2"),
        ("[7777s] [9999m] 456m22s45s +6s discard@across", "self 4, right 0, across -4, left 0"),
        ("1111333355778m +8m discard@left", "self 8, right 0, across 0, left -8"),
        ("123456m23455p78p +9p rob_kong@left", "self 2, right 0, across 0, left -2"),
        // Other players' wins do not matter.
        ("123456m23455p78p +9p discard@right won_left won_across", "self 1, right -1, across 0, left 0"),
        // SIC-AFTER-3: who is out pays nothing, even if he is said to have discarded.
        ("123456m23455p78p +9p discard@right won_right", "self 0, right 0, across 0, left 0"),
    ] {
        check_payments(&sichuan(), line, expected);
    }
}

/// SIC-PAY-2, SIC-AFTER-3: from the wall each opponent in play pays the value and 1, beyond the limit too.
#[test]
fn payments_for_a_win_from_the_wall() {
    for (line, expected) in [
        ("123456m23455p78p +6p self_draw", "self 6, right -2, across -2, left -2"),
        ("123456m23455p78p +9p dealt", "self 6, right -2, across -2, left -2"),
        ("[7777s] 123456m22s45s +6s kong_replacement", "self 15, right -5, across -5, left -5"),
        ("[7777s] [9999m] [1111m] 22s45s +6s self_draw", "self 27, right -9, across -9, left -9"),
        ("123456m23455p78p +6p self_draw won_right", "self 4, right 0, across -2, left -2"),
        ("123456m23455p78p +6p self_draw won_across", "self 4, right -2, across 0, left -2"),
        ("123456m23455p78p +6p self_draw won_left", "self 4, right -2, across -2, left 0"),
        ("99m111m234567p78p +9p self_draw won_right won_left", "self 2, right 0, across -2, left 0"),
    ] {
        check_payments(&sichuan(), line, expected);
    }
}

/// Each payment names its clause; without a payer nothing is said.
#[test]
fn payments_have_clauses() {
    let transfers = |how: &str| {
        let line = format!("123456m23455p78p +9p {how}");
        let transfers = sichuan().score(&showdown(&sichuan(), &line)).transfers;
        transfers.map(|all| all.iter().map(|one| (one.from, one.points, one.clause)).collect::<Vec<_>>())
    };
    let (right, across, left) = (RelSeat::Right, RelSeat::Across, RelSeat::Left);
    assert_eq!(transfers("discard@across"), Some(vec![(across, 1, "SIC-PAY-1")]));
    assert_eq!(transfers("rob_kong@right"), Some(vec![(right, 2, "SIC-PAY-3")]));
    assert_eq!(
        transfers("self_draw won_across"),
        Some(vec![(right, 2, "SIC-PAY-2"), (left, 2, "SIC-PAY-2")])
    );
    assert_eq!(transfers("discard"), None);
}

/// SIC-READY-3, SIC-CASE-2: the best wait by fans 1–6.
#[test]
fn ready_hands() {
    check_all(&[
        // The examples of the source (p. 7.2).
        ("2223477s123456m", "2: four_of_a_kind 1"),
        ("1112223336777m", "8: all_pungs 1, full_flush 2"),
        ("1122334467788m", "8: full_flush 2, seven_pairs 2"),
        // SIC-RUL-18.
        ("[111m@left] [333m@left] [777p@left] [444p@left] 5p", "4: all_pungs 1, golden_wait 1"),
        ("[7777s] 123456m22s45s", "2: kong 1"),
        ("[555p@left] 46p123s789s99s", "2: four_of_a_kind 1"),
        ("123456m23455p78p", "1: "),
        // SIC-RUL-19: ways of winning do not count.
        ("123456m23455p78p last_discard discard_after_kong last_wall_tile", "1: "),
        ("1245678m2345p79p", "0: "),
        // Ready but for the eighth pair that a declared set is not.
        ("[111m@left] 2255m337799p", "0: "),
    ]);
}

/// SIC-READY-2, SIC-RUL-21: what the player has four times, declared or not, is no wait.
#[test]
fn waits_for_a_fifth_tile() {
    check_all(&[
        ("[333p@left] [555p@left] [777m@left] 1111p", "0: "),
        ("[5555m] 123m789m22s46m", "0: "),
        ("[5555m:added@left] 123m789m22s46m", "0: "),
        // The fourth 5 is concealed: 456 and 46 wait for a fifth.
        ("[555p@left] 44566p123s99s", "0: "),
        ("[333p@left] 44566p123s99s", "1: "),
    ]);
}

/// SIC-READY-1, SIC-RUL-22: neither with the forbidden suit nor with three suits.
#[test]
fn ready_hands_and_suits() {
    check_all(&[
        ("123456m23455p78p forbidden_m", "SIC-READY-1 0: "),
        ("123456m23455p78p forbidden_p", "SIC-READY-1 0: "),
        ("123456m23455p78p forbidden_s", "1: "),
        ("[777s@left] 123456m22m45m forbidden_s", "SIC-READY-1 0: "),
        ("123m456p78922s45s", "SIC-READY-1 0: "),
        ("[777s@left] 123m456m22p45p", "SIC-READY-1 0: "),
    ]);
    let verdict = |line: &str| sichuan().score(&showdown(&sichuan(), line)).verdict;
    assert_eq!(verdict("123456m23455p78p"), Verdict::NotWon);
    assert_eq!(verdict("1245678m2345p79p"), Verdict::NotWon);
    assert_eq!(verdict("123m456p78922s45s"), Verdict::ThreeSuits { clause: "SIC-READY-1" });
}

/// SIC-READY-4 asks for the other hands, so that one hand alone has no payments.
#[test]
fn ready_hands_have_no_payments() {
    for line in ["2223477s123456m", "1245678m2345p79p"] {
        assert_eq!(sichuan().score(&showdown(&sichuan(), line)).transfers, None, "{line}");
    }
}

/// SIC-SET-1: there are no flowers, and so no wins by them.
#[test]
fn refused_input() {
    for (line, expected) in [
        ("123456m23455p78p +9p flower_replacement", "there is no flower in this game"),
        ("123456m23455p78p +9p rob_flower@left", "the eighth flower wins nothing in this game"),
        ("123456m23455p78p +1f eighth_flower", "the eighth flower wins nothing in this game"),
        ("123456m23455p78p +9p self_draw flowers=1f", "flower"),
        ("[789p@left] 123456m2245p +6p discard@right", "chow"),
        ("123456m23p55775z +4p discard@right", "not in this set"),
        ("123456m23455p789p", "tile count"),
        ("[5555m] 123m46m22s789s +5m discard@right", "fifth copy"),
    ] {
        let problems = ScoreInput::read_line(line).unwrap().check(&sichuan()).unwrap_err();
        let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert!(told.join("; ").contains(expected), "{line}: {told:?}");
    }
}

/// Fans with the sets that make them, then the steps.
#[track_caller]
fn check_proof(line: &str, expected: &str) {
    let proof = sichuan().prove(&showdown(&sichuan(), line));
    let catalogue = sichuan().ruleset.fans();
    let Proof { readings, steps, .. } = &proof;
    let mut texts: Vec<String> = Vec::new();
    for fan in &readings[0].counted {
        let sets = readings[0].layout.sets.iter().enumerate();
        let made_by = sets.filter(|(at, _)| fan.sets >> at & 1 == 1).map(|(_, set)| format!(" {set}"));
        texts.push(format!("{}{}", catalogue[usize::from(fan.fan)].id, made_by.collect::<String>()));
    }
    for step in steps {
        let Step::Table { fans, points, clause } = step else { panic!("{step:?}") };
        texts.push(format!("{fans} fans are {points} by {clause}"));
    }
    assert_eq!(texts.join("; "), expected, "{line}");
    // Which set the winning tile completes does not matter to any fan.
    assert!(readings.iter().all(|reading| reading.layout.completed.is_none()), "{line}");
    // SIC-SCORE-1: what holds counts.
    assert!(readings.iter().all(|reading| reading.passed.is_empty()), "{line}");
}

#[test]
fn proofs_name_the_sets() {
    check_proof("123456m23455p78p +9p discard@right", "0 fans are 1 by SIC-SCORE-2");
    check_proof(
        "[777m@left] [2222m] 68m456m99m +7m discard@left",
        "kong 2222m; four_of_a_kind 777m 678m; full_flush 777m 2222m 456m 678m 99m; \
         4 fans are 8 by SIC-SCORE-2",
    );
    check_proof(
        "11115588m33779p +9p self_draw",
        "four_of_a_kind 11m 11m; seven_pairs 11m 11m 55m 88m 33p 77p 99p; 3 fans are 8 by SIC-SCORE-2",
    );
    check_proof(
        "[111m@left] [333m@left] [777p@left] [444p@left] 9p +9p discard@right last_discard",
        "all_pungs 111m 333m 777p 444p; golden_wait 111m 333m 777p 444p 99p; sea_bottom; \
         3 fans are 8 by SIC-SCORE-2",
    );
    check_proof("2223477s123456m", "four_of_a_kind 234s 222s; 1 fans are 2 by SIC-SCORE-2");
}

/// Every reading is shown, the best first, with its own value.
#[test]
fn proofs_show_all_readings() {
    let values = |line: &str| -> Vec<u32> {
        sichuan().prove(&showdown(&sichuan(), line)).readings.iter().map(|reading| reading.value).collect()
    };
    assert_eq!(values("111222333m55p88p +5p discard@left"), [2, 1]);
    assert_eq!(values("112233m4455667p +7p discard@right"), [4, 1, 1]);
    assert!(values("1245678m23455p7p +9p discard@right").is_empty());
}

/// A ready hand is proved with its best tile; one that is not ready has nothing to prove.
#[test]
fn proofs_of_ready_hands() {
    let proof = |line: &str| sichuan().prove(&showdown(&sichuan(), line));
    let instead = proof("2223477s123456m").instead.unwrap();
    let win = instead.win.unwrap();
    assert_eq!((win.tile.to_string().as_str(), win.by, win.from), ("2s", WinBy::Discard, None));
    // Of equal waits the first: 6 and 9 of dots.
    let equal = proof("123456m23455p78p").instead.unwrap();
    assert_eq!(equal.win.unwrap().tile.to_string(), "6p");
    for line in ["1245678m2345p79p", "123456m23455p78p forbidden_m", "123456m23455p78p +9p self_draw"] {
        assert_eq!(proof(line).instead, None, "{line}");
    }
    for line in ["1245678m2345p79p", "123456m23455p78p forbidden_m", "123m456p78922s45s +6s self_draw"] {
        assert!(proof(line).steps.is_empty(), "{line}");
    }
}
