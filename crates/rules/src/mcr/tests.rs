//! MCR hands and what they are worth.

mod twin;

use crate::score::tests::{check, check_examples, check_payments, rules, showdown};

#[test]
fn examples_show_their_fans() {
    check_examples("mcr");
}

/// The worked examples of section 13 of the rules file.
#[test]
fn worked_examples() {
    let mcr = rules("mcr", "");
    check(
        &mcr,
        "[123m] [789m] 123p78p55z +9p discard@left",
        "8: outside_hand 4, mixed_double_chow 2 × 2, two_terminal_chows 1, one_voided_suit 1",
    );
    check_payments(
        &mcr,
        "[123m] [789m] 123p78p55z +9p discard@left",
        "self 32, right -8, across -8, left -16",
    );
}

/// What holds and is not counted, with the reason: `fan sets: why, by whom, clause`.
#[track_caller]
fn check_passed(line: &str, expected: &[&str]) {
    let mcr = rules("mcr", "");
    let proof = mcr.prove(&showdown(&mcr, line));
    let reading = &proof.readings[0];
    let fan = |number: u8| mcr.ruleset.fans()[usize::from(number)].id;
    let sets = |mask: u8| -> String {
        let named = (0..8).filter(|at| mask >> at & 1 == 1).map(|at| format!(" {}", reading.layout.sets[at]));
        named.collect()
    };
    let told: Vec<String> = reading
        .passed
        .iter()
        .map(|passed| {
            let by = passed.reason.by.map_or_else(String::new, |by| format!(" by {}", fan(by)));
            let reason = passed.reason;
            format!("{}{}: {:?}{by}, {}", fan(passed.fan), sets(passed.sets), reason.why, reason.clause)
        })
        .collect();
    assert_eq!(told, expected, "{line}");
}

#[test]
fn fans_that_are_not_counted_have_a_reason() {
    // The parts of a straight are not joined again; the fourth chow is joined once.
    check_passed(
        "[123m@left] [456m@left] [789m@left] 12m88p +3m discard@left",
        &[
            "no_honors: Implied by all_chows, MCR-COUNT-1",
            "pure_straight 456m 789m 123m: Repeated by pure_straight, MCR-COUNT-3",
            "short_straight 123m 456m: Separated by pure_straight, MCR-COUNT-2",
            "two_terminal_chows 123m 789m: Separated by pure_straight, MCR-COUNT-2",
            "short_straight 456m 789m: Separated by pure_straight, MCR-COUNT-2",
            "short_straight 456m 123m: Joined, MCR-COUNT-5",
            "two_terminal_chows 789m 123m: Joined, MCR-COUNT-5",
        ],
    );
    // Non-identity: 234s is used once for the mixed double chow.
    check_passed(
        "[234p@left] [234p@left] [567p@left] 34s66z +2s discard@left",
        &[
            "short_straight 234p 567p: Repeated by short_straight, MCR-COUNT-3",
            "mixed_double_chow 234p 234s: Repeated by mixed_double_chow, MCR-COUNT-3",
        ],
    );
    // A wind that counts as the round wind does not count as a pung of honours; fully concealed brings self-drawn.
    check_passed(
        "111z345m456p67s99s +8s self_draw",
        &[
            "self_drawn: Implied by fully_concealed, MCR-COUNT-1",
            "pung_of_terminals_or_honors 111z: Implied by prevalent_wind, MCR-RUL-28",
        ],
    );
    check_passed(
        "222z345m456p67s99s +8s self_draw seat=S",
        &[
            "self_drawn: Implied by fully_concealed, MCR-COUNT-1",
            "pung_of_terminals_or_honors 222z: Implied by seat_wind, MCR-RUL-28",
        ],
    );
    // No wait fan with seven pairs.
    check_passed(
        "1133m5577p3399s5z +5z discard@left",
        &["single_wait 55z: NotHere, MCR-WAIT-4", "concealed_hand: Implied by seven_pairs, MCR-COUNT-1"],
    );
    // These tiles wait for 5p too, in sets: there is no wait fan to speak of.
    check_passed(
        "2233445566778p +8p discard@left",
        &[
            "seven_pairs: Implied by seven_shifted_pairs, MCR-COUNT-1",
            "full_flush: Implied by seven_shifted_pairs, MCR-COUNT-1",
            "concealed_hand: Implied by seven_shifted_pairs, MCR-COUNT-1",
            "no_honors: Implied by seven_shifted_pairs, MCR-COUNT-1",
        ],
    );
    // The worked example with a circle of four lines: the last one brings in no new chow, and shares none with the
    // other of its fan.
    check_passed(
        "[123m] [789m] 123p78p55z +9p discard@left",
        &["two_terminal_chows 123p 789p: Joined, MCR-COUNT-5"],
    );
}

/// Fan 73 beside the fans of winds (MCR-RUL-28) and those that exclude it.
#[test]
fn pungs_of_terminals_and_winds_that_are_not_counted() {
    check_passed(
        "[111z] [333z@left] 222z555p3m +3m discard@left seat=W",
        &[
            "pung_of_terminals_or_honors 111z: Implied by big_three_winds, MCR-RUL-28",
            "pung_of_terminals_or_honors 333z: Implied by big_three_winds, MCR-RUL-28",
            "pung_of_terminals_or_honors 222z: Implied by big_three_winds, MCR-RUL-28",
        ],
    );
    // 222z counts, a pair and a pung of fives have nothing to do with it.
    check_passed(
        "[555m@left] [222z@left] [111z@left] 234p3z +3z discard@left",
        &["pung_of_terminals_or_honors 111z: Implied by prevalent_wind, MCR-RUL-28"],
    );
    check_passed(
        "[111z@across] [111m@right] [999s@left] 99p77z +9p discard@left seat=S round=S",
        &[
            "all_pungs: Implied by all_terminals_and_honors, MCR-COUNT-1",
            "outside_hand: Implied by all_terminals_and_honors, MCR-COUNT-1",
            "pung_of_terminals_or_honors 111z 111m 999s 999p: Implied by all_terminals_and_honors, MCR-COUNT-1",
        ],
    );
}

/// Each fan is shown with the sets that make it.
#[track_caller]
fn check_sets(line: &str, fan: &str, expected: &str) {
    let mcr = rules("mcr", "");
    let proof = mcr.prove(&showdown(&mcr, line));
    let reading = &proof.readings[0];
    let of_fan =
        reading.counted.iter().filter(|counted| mcr.ruleset.fans()[usize::from(counted.fan)].id == fan);
    let sets: Vec<String> = of_fan
        .map(|counted| {
            let named = (0..8).filter(|at| counted.sets >> at & 1 == 1);
            named.map(|at| reading.layout.sets[at].to_string()).collect::<Vec<_>>().join(" ")
        })
        .collect();
    assert_eq!(sets.join(" | "), expected, "{line}");
}

#[test]
fn fans_are_shown_with_their_sets() {
    check_sets(
        "[123m@left] [456m@left] [789m@left] 12m88p +3m discard@left",
        "pure_straight",
        "123m 456m 789m",
    );
    check_sets("[111z] [333z@left] 222z44z55p +4z discard@left", "big_four_winds", "111z 333z 222z 444z");
    check_sets("[111z] [333z@left] 222z4z555p +4z discard@left", "little_four_winds", "111z 333z 222z 44z");
    check_sets("[111z] [333z@left] 222z555p3m +3m discard@left seat=W", "big_three_winds", "111z 333z 222z");
    check_sets("[111z] [333z@left] 222z555p3m +3m discard@left seat=W", "seat_wind", "333z");
    check_sets("[111z] [333z@left] 222z555p3m +3m discard@left seat=W", "prevalent_wind", "111z");
    check_sets("[555z] [666z@left] 777z22m34p +5p discard@left", "big_three_dragons", "555z 666z 777z");
    check_sets("[555z] [666z@left] 77z234m34p +5p discard@left", "little_three_dragons", "555z 666z 77z");
    check_sets("[555z] [666z@left] 11m234m34p +5p discard@left", "two_dragon_pungs", "555z 666z");
    check_sets("[555z@left] 11m234m34678p +5p discard@left", "dragon_pung", "555z");
    check_sets(
        "[111m@left] [999p@left] 222z678s5p +5p discard@left",
        "pung_of_terminals_or_honors",
        "111m | 999p | 222z",
    );
    check_sets("[4444s] 888m333p23m55p +1m discard@left", "three_concealed_pungs", "4444s 888m 333p");
    check_sets("[4444s] 888m678p23m55p +1m discard@left", "concealed_kong", "4444s");
    check_sets("[4444s] [3333p:added@left] 888m23m55p +1m discard@left", "two_melded_kongs", "4444s 3333p");
    check_sets("[4444s] 888m678p12m55p +3m discard@left", "edge_wait", "123m");
    check_sets("[4444s] 888m678p13m55p +2m discard@left", "closed_wait", "123m");
    check_sets("[4444s] 888m678p234m9s +9s discard@left", "single_wait", "99s");
    // No set makes a flower or a tile hog.
    check_sets("[4444s] 888m678p234m9s +9s discard@left flowers=12f", "flower", " | ");
    check_sets("[444s] 678m234s678p9m +9m discard@left", "tile_hog", "");
}

/// The readings that are worse come after the best, each with its value (MCR-COUNT-4).
#[test]
fn worse_readings_are_shown() {
    let mcr = rules("mcr", "");
    let proof = mcr.prove(&showdown(&mcr, "1111222233344m +3m discard@left"));
    let values: Vec<u32> = proof.readings.iter().map(|reading| reading.value).collect();
    // The rules file: 88 as four chows, 85 as pungs, 66 as seven pairs.
    assert_eq!((values[0], values.contains(&85), values.contains(&66)), (88, true, true), "{values:?}");
    assert!(values.is_sorted_by(|one, two| one >= two));
}

/// MCR-FAN-6: seven consecutive numbers of one suit. What goes on in the next suit is not shifted.
#[test]
fn seven_shifted_pairs() {
    let mcr = rules("mcr", "");
    check(&mcr, "3344556677889p +9p discard@left", "88: seven_shifted_pairs 88");
    check(&mcr, "1122334455667s +7s discard@left", "88: seven_shifted_pairs 88");
    let pairs = "26: seven_pairs 24, one_voided_suit 1, no_honors 1";
    check(&mcr, "445566778899m1p +1p discard@left", pairs);
    check(&mcr, "5566778899m112p +2p discard@left", pairs);
}

#[test]
fn minimum() {
    let line = "[666z@left] [777m@across] 345m46s11z +5s flower_replacement flowers=258f";
    let fans = "dragon_pung 2, one_voided_suit 1, closed_wait 1, self_drawn 1, flower 3 × 3";
    check(&rules("mcr", ""), line, &format!("MCR-MIN-1 8: {fans}"));
    // Five points without the flowers.
    check(&rules("mcr", "minimum=6"), line, &format!("MCR-MIN-1 8: {fans}"));
    check(&rules("mcr", "minimum=5"), line, &format!("8: {fans}"));
    check(&rules("mcr", "minimum=0"), line, &format!("8: {fans}"));
    // A chicken hand is worth eight, and no more (MCR-COUNT-7).
    let chicken = "[123p@left] [444s@right] [789m@left] 77z45p +3p discard@left";
    check(&rules("mcr", ""), chicken, "8: chicken_hand 8");
    check(&rules("mcr", "minimum=9"), chicken, "MCR-MIN-1 8: chicken_hand 8");
    check(&rules("mcr", ""), &format!("{chicken} flowers=12f"), "10: chicken_hand 8, flower 2 × 2");
}

#[test]
fn payments() {
    let mcr = rules("mcr", "");
    let line = "[123p@left] [444s@right] [789m@left] 77z45p +3p discard";
    check_payments(&mcr, &format!("{line}@right"), "self 32, right -16, across -8, left -8");
    check_payments(&mcr, &format!("{line}@across"), "self 32, right -8, across -16, left -8");
    check_payments(&mcr, &format!("{line}@left"), "self 32, right -8, across -8, left -16");
    // It is not said whose tile it was.
    check_payments(&mcr, line, ", , , ");
    // Too cheap: nobody pays.
    check_payments(&mcr, "[123p@left] [444s@right] [789m@left] 77z45p +3p self_draw", ", , , ");
    let drawn = "222z345m456p67s99s +8s kong_replacement seat=S";
    check(&mcr, drawn, "14: out_with_replacement_tile 8, fully_concealed 4, seat_wind 2");
    check_payments(&mcr, drawn, "self 66, right -22, across -22, left -22");
}

/// The fans of the way of winning (section 12 and MCR-RUL-22 to MCR-RUL-26, MCR-RUL-36).
#[test]
fn ways_of_winning() {
    let mcr = rules("mcr", "");
    let open = "[222z@left] 345m456p67s99s +8s";
    let seat = "seat_wind 2";
    check(&mcr, &format!("{open} discard@left seat=S"), &format!("MCR-MIN-1 2: {seat}"));
    check(&mcr, &format!("{open} self_draw seat=S"), &format!("MCR-MIN-1 3: {seat}, self_drawn 1"));
    check(
        &mcr,
        &format!("{open} discard@left seat=S last_discard"),
        &format!("10: last_tile_claim 8, {seat}"),
    );
    check(&mcr, &format!("{open} discard@left seat=S last_wall_tile"), &format!("MCR-MIN-1 2: {seat}"));
    check(&mcr, &format!("{open} self_draw seat=S last_wall_tile"), &format!("10: last_tile_draw 8, {seat}"));
    check(
        &mcr,
        &format!("{open} self_draw seat=S last_discard"),
        &format!("MCR-MIN-1 3: {seat}, self_drawn 1"),
    );
    check(
        &mcr,
        &format!("{open} kong_replacement seat=S last_wall_tile"),
        &format!("18: last_tile_draw 8, out_with_replacement_tile 8, {seat}"),
    );
    check(
        &mcr,
        &format!("{open} rob_kong@left seat=S last_discard"),
        &format!("10: robbing_the_kong 8, {seat}"),
    );
    check(
        &mcr,
        &format!("{open} rob_kong@left seat=S last_of_its_kind"),
        &format!("10: robbing_the_kong 8, {seat}"),
    );
    check(
        &mcr,
        &format!("{open} discard@left seat=S last_of_its_kind"),
        &format!("MCR-MIN-1 6: last_tile 4, {seat}"),
    );
    // The three others lie in the player's own open sets (MCR-CASE-4); in a concealed kong they would not be seen.
    check(
        &mcr,
        "[888s@left] 345m456p67s99s +8s discard@left",
        "MCR-MIN-1 7: last_tile 4, tile_hog 2, no_honors 1",
    );
    check(
        &mcr,
        "[678s@left] 345m456p67s99s +8s discard@left",
        "MCR-MIN-1 3: all_chows 2, pure_double_chow 1",
    );
}
