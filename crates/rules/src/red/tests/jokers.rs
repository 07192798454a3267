//! Hands with jokers (section 10), by the rule; `twin.rs` has many more by trial.

use crate::score::tests::{check, check_payments, rules, showdown};
use crate::{Rules, Verdict};

use super::check_refused;

/// With jokers.
fn wild() -> Rules {
    rules("red", "jokers=true")
}

/// RED-JOKER-1, RED-RUL-14: a joker counts as what it stands for, in every fan.
#[test]
fn jokers_count_as_tiles() {
    // The 9 of bamboos, not the 6 (RED-SCORE-3).
    check(
        &wild(),
        "12345678s0j234m9p +9p self_draw",
        "18: pure_straight 12, two_terminal_chows 3, all_chows 3",
    );
    check(
        &wild(),
        "5566777z00j345m2m +2m discard@left",
        "88: big_three_dragons 64, half_flush 12, special_pair 3, honour_pung 9 × 3",
    );
    check(&wild(), "1144777m77z000j9p +9p discard@right", "47: red_hand 32, all_pungs 12, honour_pung 3");
    check(
        &wild(),
        "333344442s0000j +2s self_draw",
        "166: full_flush 64, five_lower 24, pure_double_chow 72 × 6, special_pair 3, all_chows 3",
    );
    // 3-4-5 of dots, not 4-5-6.
    let line = "123m45p0j345678s1z +1z discard@left";
    check(&wild(), line, "6: mixed_double_chow 3, all_chows 3");
    check_payments(&wild(), line, "self 6, right 0, across 0, left -6");
}

/// RED-JOKER-3, RED-JOKER-5, RED-JOKER-6: a natural tile in every set and pair.
#[test]
fn no_group_of_jokers_alone() {
    check(&wild(), "123m456p345678s0j +5m discard@right", "6: special_pair 3, all_chows 3");
    check(&wild(), "123m456p345678s1z +0j self_draw", "3: all_chows 3");
    // Footnote 9: the joker moves into the chow, and the 2 of bamboos out of it.
    check(&wild(), "[789m@left] [456p@left] [999p@across] 234s0j +0j self_draw", "3: special_pair 3");
    check(&wild(), "[123m@left] [456p@left] [999p@across] [777z@left] 0j +0j self_draw", "RED-WIN-2 –");
    check(
        &wild(),
        "[123m@left] [456p@left] [999p@across] [777z@left] 0j +8s discard@left",
        "6: special_pair 3, honour_pung 3",
    );
    // A set with two jokers, not with three.
    check(&wild(), "[123m@left] [456p@left] [888p@across] 1z00j9s +9s self_draw", "3: honour_pung 3");
    check(&wild(), "[123m@left] [456p@left] [888p@across] 9s000j +9s self_draw", "0: ");
    check(&wild(), "[123m@left] [456p@left] [888p@across] 1z000j +9s self_draw", "3: honour_pung 3");
}

/// RED-JOKER-7, RED-RUL-15: five and more of a kind.
#[test]
fn fifth_copies() {
    check(
        &wild(),
        "[444z@across] 5555m0j12789p +3p self_draw",
        "9: special_pair 3, honour_pung 3, two_terminal_chows 3",
    );
    // RED-RUL-35: nothing but fives, two pungs of dots among them.
    check(
        &wild(),
        "5555m5555p55s000j +5s self_draw",
        "78: five_upper 24, five_lower 24, all_pungs 12, special_pair 3, double_pung 15 × 5",
    );
    // RED-FAN-17: two pungs of White dragons are not two kinds of dragons.
    check(&wild(), "5555666z00j123m9p +9p self_draw", "9: honour_pung 9 × 3");
    // RED-FAN-16: two equal pungs of characters are two.
    check(&wild(), "1115555m777z00j9p +9p self_draw", "47: red_hand 32, all_pungs 12, honour_pung 3");
    // RED-FAN-4: equal pungs are of one suit.
    check(&wild(), "[777s@left] 4444m00j123p9p +9p self_draw", "0: ");
}

/// RED-JOKER-4, RED-JOKER-8: in a declared set a joker is what it was said to be.
#[test]
fn jokers_in_declared_sets() {
    check(
        &wild(),
        "[23s0j=123s@left] 456789s111z5p +5p discard@left",
        "21: pure_straight 12, special_pair 3, honour_pung 3, two_terminal_chows 3",
    );
    check(&wild(), "[23s0j=234s@left] 456789s111z5p +5p discard@left", "6: special_pair 3, honour_pung 3");
    check_refused(&wild(), "[23s0j=345s@left] 456789s111z5p +5p discard@left", "not a set");
    check(
        &wild(),
        "[55z0j=555z@left] [333s@across] 66z99m0j11p +6z discard@left",
        "18: all_pungs 12, honour_pung 6 × 2",
    );
    check(
        &wild(),
        "[5z00j=555z@left] [6z00j=666z@across] 777z123m9m +9m discard@left",
        "85: big_three_dragons 64, half_flush 12, honour_pung 9 × 3",
    );
}

/// RED-JOKER-9.
#[test]
fn chaotic_hands() {
    check(&wild(), "147m258p36s0j1234z +5z discard@across", "12: chaotic_hand 12");
    check(&wild(), "147m258p36s12345z +0j self_draw", "12: chaotic_hand 12");
    check(&wild(), "147m25p1234z0000j +5z self_draw", "12: chaotic_hand 12");
    // 3 and 7 leave no room in any suit, and all honours are there.
    check(&wild(), "37m37p37s0j123456z +7z self_draw", "RED-WIN-2 –");
    check(&wild(), "147m258p35s0j1234z +5z self_draw", "RED-WIN-2 –");
}

/// RED-JOKER-2, RED-RUL-25.
#[test]
fn a_discarded_joker_cannot_be_claimed() {
    let line = "123m456p345678s1z +0j discard@left";
    check(&wild(), line, "RED-JOKER-2 –");
    let proof = wild().prove(&showdown(&wild(), line));
    assert_eq!(proof.score.verdict, Verdict::DiscardedJoker { clause: "RED-JOKER-2" });
    assert_eq!((proof.score.verdict.is_valid(), proof.score.transfers), (Some(false), None));
    assert!(proof.readings.is_empty());
    // It need not complete the hand.
    check(&wild(), "123m456p345678s1z +0j discard", "RED-JOKER-2 –");
    check(&wild(), "147m258p36s12345z +0j discard@left", "RED-JOKER-2 –");
    check(&wild(), "1122m3344p556s17z +0j discard@left", "RED-JOKER-2 –");
}

/// RED-TILE-3.
#[test]
fn jokers_are_in_play_by_agreement() {
    check_refused(&rules("red", ""), "123m456p345678s0j +1z self_draw", "joker");
    check_refused(&wild(), "123m456p99s00000j +9s self_draw", "fifth copy");
}

/// In a proof each joker has its place.
#[test]
fn places_of_jokers() {
    let told = |line: &str| {
        let proof = wild().prove(&showdown(&wild(), line));
        let sets = proof.readings[0].layout.sets.iter().map(ToString::to_string);
        sets.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(told("12345678s0j234m9p +9p self_draw"), "234m 123s 456s 78s0j 99p");
    assert_eq!(told("[5z00j=555z@left] 666777z123m0j +9m self_draw"), "5z00j 123m 666z 777z 9m0j");
    let proof = wild().prove(&showdown(&wild(), "147m258p36s0j1234z +5z self_draw"));
    assert_eq!(proof.readings[0].layout.wild.to_string(), "9s");
}
