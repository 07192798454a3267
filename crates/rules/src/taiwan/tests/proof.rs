//! What the proof says of a hand: sets of fans, reasons, steps.

use crate::score::tests::{rules, showdown};
use crate::{Proof, Why};

fn prove(options: &str, line: &str) -> Proof {
    let rules = rules("taiwan", options);
    rules.prove(&showdown(&rules, line))
}

/// Compares what holds in the best reading and does not count: `fan by fan CLAUSE, …`.
#[track_caller]
fn check_passed(line: &str, expected: &str) {
    let proof = prove("", line);
    let id = |fan: u8| super::super::fans::Taiwan::TABLE[usize::from(fan)].id;
    let passed: Vec<String> = proof.readings[0]
        .passed
        .iter()
        .map(|passed| {
            let by = passed.reason.by.map_or_else(|| "–".to_owned(), |by| id(by).to_owned());
            format!("{} by {by} {}", id(passed.fan), passed.reason.clause)
        })
        .collect();
    assert_eq!(passed.join(", "), expected, "{line}");
}

/// Compares the sets of the fans in the best reading: `fan sets, …`; fans that are not made of sets are left out.
#[track_caller]
fn check_sets(line: &str, expected: &str) {
    let proof = prove("", line);
    let reading = &proof.readings[0];
    let id = |fan: u8| super::super::fans::Taiwan::TABLE[usize::from(fan)].id;
    let sets = |mask: u8| -> String {
        let of = (0..8).filter(|at| mask >> at & 1 == 1).map(|at| reading.layout.sets[at].to_string());
        of.collect::<Vec<_>>().join(" ")
    };
    let counted = reading.counted.iter().map(|one| (one.fan, one.sets));
    let passed = reading.passed.iter().map(|one| (one.fan, one.sets));
    let texts: Vec<String> = counted
        .chain(passed)
        .filter(|(_, mask)| *mask != 0)
        .map(|(fan, mask)| format!("{} {}", id(fan), sets(mask)))
        .collect();
    assert_eq!(texts.join(", "), expected, "{line}");
}

/// TWN-SCORE-5 and the rulings: every absorbed fan is named, with what absorbs it.
#[test]
fn absorbed_fans() {
    let none = "";
    check_passed("[234m@left] 567m111s678p55z34s +5s discard@right seat=S", none);
    check_passed(
        "[234m@left] 567m111s678p99p34s +5s discard@right seat=S",
        "no_flowers by no_honours_no_flowers TWN-SCORE-5, no_honours by no_honours_no_flowers TWN-SCORE-5",
    );
    check_passed(
        "234m567m111s678p55z34s +5s self_draw seat=S",
        "self_draw by fully_concealed_hand TWN-SCORE-5",
    );
    check_passed(
        "[123m@left] [456p@left] 789s234s99p67m +8m discard@right seat=S",
        "no_flowers by flat_hand TWN-SCORE-5, no_honours by flat_hand TWN-SCORE-5, \
         no_honours_no_flowers by flat_hand TWN-RUL-19",
    );
    check_passed("[123m@left] [456p@left] 789s234s99p67m +8m discard@right seat=S flowers=1f", none);
    check_passed(
        "222m555m999p333s88s77z +7z self_draw seat=S",
        "self_draw by fully_concealed_hand TWN-SCORE-5, two_concealed_pungs by five_concealed_pungs TWN-RUL-9, \
         three_concealed_pungs by five_concealed_pungs TWN-RUL-9, all_pungs by five_concealed_pungs TWN-RUL-10, \
         four_concealed_pungs by five_concealed_pungs TWN-RUL-9",
    );
    check_passed(
        "[456m@left] 222p777s55z88p123m +8p self_draw seat=S",
        "two_concealed_pungs by three_concealed_pungs TWN-RUL-9",
    );
    check_passed(
        "[123m@left] [555p@left] [456s@left] [9999m:melded@across] [333z@left] 8s +8s discard@right seat=S",
        "valued_wait by melded_hand TWN-RUL-11",
    );
    check_passed(
        "[123s@left] [555s@left] 678s999s22s34s +2s discard@right flowers=4f seat=S",
        "no_honours by full_flush TWN-SCORE-5, half_flush by full_flush TWN-RUL-17",
    );
    check_passed(
        "123m567m111p234s88s46s +5s dealt flowers=3f discards=0 ready_from_deal",
        "self_draw by blessing_of_heaven TWN-RUL-13, fully_concealed_hand by blessing_of_heaven TWN-RUL-13, \
         early_win by blessing_of_heaven TWN-RUL-13, ready_from_deal by – TWN-READY-2",
    );
    check_passed(
        "123m567m111p234s88s46s +5s discard@left flowers=3f seat=S first_discard discards=0",
        "concealed_hand by blessing_of_earth TWN-RUL-14, early_win by blessing_of_earth TWN-RUL-14",
    );
    check_passed(
        "123m567m111p234s88s46s +5s discard@across flowers=3f seat=S ready_from_deal",
        "concealed_hand by ready_from_deal TWN-SCORE-5",
    );
    // The triplet of an irregular hand is no pung.
    check_passed(
        "1133m5588p2277s444z9s +9s discard@right seat=S",
        "concealed_hand by eight_and_a_half_pairs TWN-SCORE-5",
    );
}

/// TWN-FAN-3: pungs of honours inside a fan, each by itself.
#[test]
fn absorbed_honours() {
    check_passed(
        "[111z@left] [222z@left] 333z44z567p23s +4s discard@right seat=S",
        "small_three_winds by small_four_winds TWN-RUL-15, big_three_winds by small_four_winds TWN-RUL-15, \
         pung_of_honours by small_four_winds TWN-FAN-3, pung_of_honours by small_four_winds TWN-FAN-3, \
         pung_of_honours by small_four_winds TWN-FAN-3",
    );
    check_passed(
        "[111z@left] [222z@left] [333z@left] [444z@left] 567p2s +2s discard@right seat=S",
        "big_three_winds by big_four_winds TWN-RUL-16, pung_of_honours by big_four_winds TWN-FAN-3, \
         pung_of_honours by big_four_winds TWN-FAN-3, pung_of_honours by big_four_winds TWN-FAN-3, \
         pung_of_honours by big_four_winds TWN-FAN-3",
    );
    check_passed(
        "[555z@left] [666z@left] 77z111z456p34s +5s discard@right seat=S",
        "pung_of_honours by small_three_dragons TWN-FAN-3, pung_of_honours by small_three_dragons TWN-FAN-3",
    );
    check_passed(
        "[111z@left] [222z@left] [666z@left] 333z88p34s +5s discard@right seat=S",
        "pung_of_honours by big_three_winds TWN-FAN-3, pung_of_honours by big_three_winds TWN-FAN-3, \
         pung_of_honours by big_three_winds TWN-FAN-3",
    );
}

#[test]
fn sets_of_fans() {
    check_sets(
        "[9999s:added@across] [3333p] [6666s] 456m1z78m1z +9m discard@right seat=S",
        "melded_kong 9999s, concealed_kong 3333p, concealed_kong 6666s, two_concealed_pungs 3333p 6666s",
    );
    check_sets(
        "[111z@left] [666z@left] 333z22z789m34p +5p discard@right seat=S",
        "pung_of_honours 666z, small_three_winds 111z 333z 22z, pung_of_honours 111z, pung_of_honours 333z",
    );
    check_sets(
        "[111z@left] [222z@left] [666z@left] 333z88p34s +5s discard@right seat=S",
        "pung_of_honours 666z, big_three_winds 111z 222z 333z, pung_of_honours 111z, pung_of_honours 222z, \
         pung_of_honours 333z",
    );
    check_sets(
        "[111z@left] [222z@left] [333z@left] 444z55p67m +8m discard@right seat=S",
        "big_four_winds 111z 222z 333z 444z, big_three_winds 111z 222z 333z 444z, pung_of_honours 111z, \
         pung_of_honours 222z, pung_of_honours 333z, pung_of_honours 444z",
    );
    check_sets(
        "[111z@left] [222z@left] 333z44z567p23s +4s discard@right seat=S",
        "small_four_winds 111z 222z 333z 44z, small_three_winds 111z 222z 333z 44z, \
         big_three_winds 111z 222z 333z, pung_of_honours 111z, pung_of_honours 222z, pung_of_honours 333z",
    );
    check_sets(
        "[555z@left] [666z@left] 77z123m456p34s +5s discard@right seat=S",
        "small_three_dragons 555z 666z 77z, pung_of_honours 555z, pung_of_honours 666z",
    );
    check_sets(
        "[555z@left] [666z@left] [777z@left] 123m99p45s +3s discard@right seat=S",
        "big_three_dragons 555z 666z 777z, pung_of_honours 555z, pung_of_honours 666z, pung_of_honours 777z",
    );
    check_sets(
        "[123m@left] 123456789m55z46s +5s discard@right seat=S",
        "valued_wait 456s, flat_hand 123m 123m 456m 789m 456s, pure_straight 123m 456m 789m",
    );
    check_sets(
        "[222m@left] [555p@left] 888s333p44z99s +9s discard@right seat=S",
        "two_concealed_pungs 333p 888s, all_pungs 222m 555p 333p 888s 999s",
    );
    check_sets(
        "[123m@left] [555p@left] [456s@left] [789m@left] [222s@left] 8s +8s discard@right seat=S",
        "melded_hand 123m 555p 456s 789m 222s, valued_wait 88s",
    );
    check_sets(
        "1133m5588p2277s44z99s +4z discard@right seat=S",
        "eight_and_a_half_pairs 444z 11m 33m 55p 88p 22s 77s 99s",
    );
    // No set makes a flower, nor what was said of dealt tiles.
    check_sets("[123m@left] 567m111p234s88s46s +5s discard@right flowers=13f seat=S", "valued_wait 456s");
    check_sets("123m567m111p234s88s46s +5s dealt flowers=3f discards=0 ready_from_deal", "");
}

/// TWN-SCORE-2: a win by the eighth flower is that fan and no other, whatever sets there are.
#[test]
fn flowers_alone() {
    let line = "[1111m] [567m@left] 22233p45678s +8f eighth_flower flowers=1234567f seat=S";
    let proof = prove("", line);
    let [reading] = &proof.readings[..] else { panic!("{proof:?}") };
    let counted: Vec<(u32, u8)> = reading.counted.iter().map(|one| (one.points, one.sets)).collect();
    assert_eq!(counted, [(30, 0)]);
    check_sets(line, "");
    check_passed(
        line,
        "flower by eight_flowers TWN-SCORE-2, self_draw by eight_flowers TWN-SCORE-2, \
         concealed_kong by eight_flowers TWN-SCORE-2",
    );
}

/// Of two equal chows the concealed one makes the straight, of an open straight the first.
#[test]
fn straights_are_concealed_where_they_can_be() {
    let masks = |line: &str| {
        let proof = prove("", line);
        let reading = &proof.readings[0];
        let straight = super::super::fans::Taiwan::PureStraight as u8;
        reading.counted.iter().find(|one| one.fan == straight).unwrap().sets
    };
    assert_eq!(masks("[123m@left] 123456789m55p34s +5s discard@right seat=S"), 0b01110);
    assert_eq!(masks("[456p@left] [789p@left] 123p55z777m34s +5s discard@right seat=S"), 0b00111);
    assert_eq!(masks("[789s@left] 123s456s55z777m34m +5m discard@right seat=S"), 0b01101);
}

/// TWN-SCORE-7: the limit is a step; nothing else is.
#[test]
fn steps() {
    let flush = "[123s@left] [555s@left] 678s999s22s34s +2s discard@right seat=S";
    let steps = |options: &str, line: &str| format!("{:?}", prove(options, line).steps);
    assert_eq!(steps("", flush), "[]");
    assert_eq!(steps("limit=45", flush), "[]");
    assert_eq!(steps("limit=40", flush), "[Limited { from: 45, limit: 40, clause: \"TWN-SCORE-7\" }]");
    let flowers = "147m258p369s1234567z +8f eighth_flower flowers=1234567f seat=S";
    assert_eq!(steps("limit=10", flowers), "[]");
}

/// A flower win has a reading too: its declared sets, one fan, and what it leaves out (TWN-SCORE-2).
#[test]
fn flower_wins() {
    let line = "[4444z] [1111s:melded@left] 147m258p369s5z +8f eighth_flower flowers=1234567f seat=S \
                last_wall_tile discards=9";
    let passed = ["flower", "self_draw", "melded_kong", "last_wall_tile", "concealed_kong", "early_win"]
        .map(|fan| format!("{fan} by eight_flowers TWN-SCORE-2"));
    check_passed(line, &passed.join(", "));
    let proof = prove("limit=10", line);
    assert_eq!((proof.readings.len(), proof.readings[0].value, proof.missing), (1, 30, None));
    let layout = &proof.readings[0].layout;
    let sets: Vec<String> = layout.sets.iter().map(ToString::to_string).collect();
    assert_eq!((sets.join(" ").as_str(), layout.declared, layout.completed), ("4444z 1111s", 2, None));
    check_passed(
        "147m258p369s1234567z +8f rob_flower@left flowers=1234567f seat=S",
        "flower by robbing_eighth_flower TWN-SCORE-2",
    );
    // With fewer flowers there is nothing to show.
    let few = prove("", "147m258p369s1234567z +8f eighth_flower flowers=123456f seat=S");
    assert!(few.readings.is_empty());
}

/// Why a fan does not count: another one has it inside, or dealt tiles have no such fan.
#[test]
fn reasons() {
    let proof = prove("", "123m567m111p234s88s46s +5s dealt flowers=3f ready_from_deal");
    let whys: Vec<Why> = proof.readings[0].passed.iter().map(|passed| passed.reason.why).collect();
    assert_eq!(whys, [Why::Implied, Why::Implied, Why::NotHere]);
    let open = prove("", "[111p@left] 123m567m234s88s46s +5s discard@left seat=S ready_from_deal");
    assert!(open.readings[0].passed.iter().all(|passed| passed.reason.why == Why::Implied));
}

/// The value of each reading is after the limit, the best comes first.
#[test]
fn readings() {
    let line = "[456p@left] 222333444s678p9m +9m discard@right seat=S";
    let values = |options: &str| -> Vec<u32> {
        prove(options, line).readings.iter().map(|reading| reading.value).collect()
    };
    assert_eq!(values(""), [14, 12]);
    assert_eq!(values("limit=8"), [8, 8]);
}
