//! How Classical hands are explained: sets, reasons, and the way to the value.

use super::seated;
use crate::classical::fans::Classical;
use crate::score::tests::{rules, showdown};
use crate::{Layout, Rules, SetMask, Step};

/// CLA-SCORE-4 to CLA-SCORE-6, CLA-RUL-13, CLA-OPT-2: from points to the value.
#[test]
fn steps() {
    let steps = |options: &str, line: &str| {
        let rules = rules("classical", options);
        rules.prove(&showdown(&rules, &seated(line))).steps.to_vec()
    };
    let doubled = |points, times, result| Step::Doubled { points, times, result, clause: "CLA-SCORE-4" };
    let limited = |from, limit| Step::Limited { from, limit, clause: "CLA-SCORE-6" };
    let rounded = |from, to| Step::Rounded { from, to, clause: "CLA-SCORE-5" };
    assert_eq!(steps("", "1369m147p258s341z"), []);
    assert_eq!(steps("", "[222m] 147m258p369s4z"), [rounded(2, 10)]);
    assert_eq!(steps("", "234m56m345p678s99p +7m discard"), [doubled(20, 1, 40)]);
    assert_eq!(steps("", "234m56m345p678s99p +7m self_draw"), [doubled(22, 2, 88), rounded(88, 90)]);
    let kongs = "[5555z] [6666z] [7777z] 1m4p7s9s";
    assert_eq!(steps("", kongs), [doubled(96, 3, 768), limited(768, 500)]);
    assert_eq!(steps("limit=760", kongs), [doubled(96, 3, 768), limited(768, 760)]);
    assert_eq!(steps("limit=770", kongs), [doubled(96, 3, 768), rounded(768, 770)]);
    // Exactly the limit is not cut.
    assert_eq!(steps("limit=320", "[123m] [456m] 789m23m55m +4m discard"), [doubled(20, 4, 320)]);
    assert_eq!(steps("limit=100", "19m19p19s1234567z +7z discard"), []);
    assert_eq!(steps("", "234m56m345p678s99p +8m discard"), []);
}

/// How the hand of a player who has not won is shown: sets, pairs, and the rest one by one.
#[test]
fn hands_that_have_not_won_are_laid_out() {
    let rules = rules("classical", "");
    let proof = rules.prove(&showdown(&rules, "[9999p:melded] [345s] 22z6666m1m seat=S"));
    let [reading] = &proof.readings[..] else { panic!("{proof:?}") };
    let Layout { ref sets, declared, singles, completed, .. } = reading.layout;
    assert_eq!(format!("{sets:?}"), "[9999p!, 345s!, 666m, 22z]");
    assert_eq!((declared, singles.to_string().as_str(), completed), (2, "16m", None));
    assert_eq!((reading.value, proof.score.value), (30, Some(30)));
    assert_eq!(
        counted(&rules, "[9999p:melded] [345s] 22z6666m1m seat=S"),
        "pair_own_wind 2: 22z; pung_simple 4: 666m; kong_terminal 16: 9999p"
    );
    // A hand that has won is read, and not laid out besides.
    assert_eq!(rules.prove(&showdown(&rules, "234m56m345p678s99p +7m self_draw")).readings.len(), 1);
}

#[test]
fn every_item_names_its_sets() {
    let rules = rules("classical", "limit=100000 flowers=true");
    let check = |line: &str, expected: &str| assert_eq!(counted(&rules, &seated(line)), expected, "{line}");
    check(
        "[111z] [333z] 222z44z56m +7m discard flowers=2f3f round=N",
        "pair_round_wind 2: 44z; flower 4; flower 4; pung_wind 4: 111z; pung_wind 4: 333z; pung_wind 8: 222z; \
         winning 20; own_wind_set 1: 222z; half_flush 1; own_or_round_flower 1; \
         three_winds_and_pair 2: 111z 333z 222z 44z",
    );
    check(
        "[777z] [222m] 555z66z57s +6s self_draw",
        "pair_dragons 2: 66z; pung_simple 2: 222m; pung_dragon 4: 777z; pung_dragon 8: 555z; winning 20; self_drawn 2; \
         only_possible_tile 2: 567s; dragon_set 1: 777z; dragon_set 1: 555z; two_dragons_and_pair 1: 777z 555z 66z",
    );
    check(
        "[1111m] [9999p] 111z999s7z +7z self_draw",
        "pair_dragons 2: 77z; pung_terminal 8: 999s; pung_wind 8: 111z; kong_terminal 32: 1111m; \
         kong_terminal 32: 9999p; winning 20; self_drawn 2; only_possible_tile 2: 77z; round_wind_set 1: 111z; \
         all_pungs 1: 1111m 9999p 999s 111z; outside_hand 1: 1111m 9999p 999s 111z 77z; \
         fully_concealed 1: 1111m 9999p 999s 111z; two_or_three_kongs 1: 1111m 9999p",
    );
    check("[234m] 567m345p78s99p +6s discard", "winning 20; no_points 1: 234m 567m 345p 678s 99p");
    check(
        "[1111m:melded] [2222p] [6666s:added] [7777z:melded] 5m +5m discard",
        "fourfold_plenty 100000: 1111m 2222p 6666s 7777z",
    );
    check(
        "[1111z] [222z] [333z] 444z5z +5z discard",
        "emperors_retinue 100000: 1111z 222z 333z 444z 55z; four_blessings 100000: 1111z 222z 333z 444z",
    );
    check(
        "222s333s444s66s88s +6s self_draw",
        "buried_treasure 100000: 222s 333s 444s 666s 88s; imperial_jade 100000: 222s 333s 444s 666s 88s",
    );
    check(
        "19m99p19s1234567z +1p self_draw last_wall_tile",
        "thirteen_wonders 100000; moon_from_the_sea 100000",
    );
}

/// What holds and brings nothing, with the reason.
#[test]
fn what_does_not_count_is_told() {
    let rules = rules("classical", "flowers=true");
    let check = |line: &str, expected: &str| {
        let proof = rules.prove(&showdown(&rules, &seated(line)));
        let id = |fan: u8| Classical::TABLE[usize::from(fan)].id;
        let text = |passed: &crate::Passed| {
            let by = passed.reason.by.map_or(String::new(), |by| format!(" by {}", id(by)));
            let sets = sets_of(&proof.readings[0].layout, passed.sets).join(" ");
            let reason = &passed.reason;
            format!("{} {sets}{:?}{by} {}", id(passed.fan), reason.why, reason.clause)
        };
        let texts: Vec<String> = proof.readings[0].passed.iter().map(text).collect();
        assert_eq!(texts.join("; "), expected, "{line}");
    };
    let hand = "234m56m345p678s99p +7m";
    check(&format!("{hand} self_draw last_wall_tile ready_from_deal last_of_its_kind"), "");
    check(&format!("{hand} discard last_wall_tile"), "last_wall_tile_win NotHere CLA-DBL-10");
    check(
        &format!("{hand} flower_replacement flowers=3f last_wall_tile"),
        "last_wall_tile_win NotHere CLA-DBL-10",
    );
    check(
        &format!("{hand} rob_kong last_of_its_kind"),
        "last_of_its_kind Implied by robbing_kong CLA-RUL-19",
    );
    check("[456s] 234m567m78p99p +6p self_draw ready_from_deal", "ready_from_deal NotHere CLA-DBL-18");
    let flower = "own_or_round_flower OneOnly by own_or_round_flower CLA-RUL-24";
    check(&format!("{hand} discard flowers=12f seat=E"), flower);
    check("1369m147p258s341z flowers=5f seat=E", flower);
    check("1369m147p258s341z flowers=26f seat=E", "");
    check("1369m147p258s341z flowers=1256f", "");
    let implied = |fan: &str, by: &str| format!("{fan}Implied by {by} CLA-SCORE-7");
    let told = [
        "pung_wind 111z",
        "pung_wind 222z",
        "pung_wind 333z",
        "pung_wind 444z",
        "winning ",
        "only_possible_tile 55m",
        "own_wind_set 222z",
        "round_wind_set 111z",
        "half_flush ",
        "all_pungs 111z 222z 333z 444z",
    ];
    let told: Vec<String> = told.iter().map(|fan| implied(fan, "four_blessings")).collect();
    check("[111z] [222z] [333z] 444z5m +5m discard", &told.join("; "));
    // CLA-WIN-3: 6m and 9m would complete sets, but all four are in the hand; so are 7m, 8m and 9m, but not 5m.
    let twins = |told: &[&str]| -> String {
        told.iter().map(|fan| implied(fan, "heavenly_twins")).collect::<Vec<_>>().join("; ")
    };
    check("6666788889999m +7m discard", &twins(&["winning ", "only_possible_tile 77m", "full_flush "]));
    check("6777788889999m +6m discard", &twins(&["winning ", "full_flush "]));
    // Thirteen kinds complete the wonders.
    check("19m19p19s1234567z +7z discard", &implied("winning ", "thirteen_wonders"));
}

/// Every counted occurrence with its sets.
fn counted(rules: &Rules, line: &str) -> String {
    let proof = rules.prove(&showdown(rules, line));
    let reading = &proof.readings[0];
    let text = |fan: u8, points: u32, sets: SetMask| {
        let made: Vec<String> = sets_of(&reading.layout, sets);
        let id = Classical::TABLE[usize::from(fan)].id;
        if made.is_empty() { format!("{id} {points}") } else { format!("{id} {points}: {}", made.join(" ")) }
    };
    let texts: Vec<String> = reading.counted.iter().map(|fan| text(fan.fan, fan.points, fan.sets)).collect();
    texts.join("; ")
}

fn sets_of(layout: &Layout, mask: SetMask) -> Vec<String> {
    let made = layout.sets.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
    made.map(|(_, set)| set.to_string()).collect()
}
