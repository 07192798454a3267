//! Classical hands and what they are worth. All players sit South in the East round unless a line says otherwise.

mod pay;
mod proof;

use hand::{Meld, MeldKind};
use tiles::{Notation, Tile, TileCounts, TileSet};

use super::fans::Classical;
use crate::score::tests::{check, check_examples, rules, showdown};
use crate::{Fact, InputProblem, ScoreInput, Showdown, Verdict, Win, WinBy, Worth};

/// Two lines for each hand: the hand, with a clause after `#`, and what it is worth.
#[track_caller]
fn check_hands(options: &str, hands: &str) {
    let rules = rules("classical", options);
    let lines: Vec<&str> = hands.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    for pair in lines.chunks(2) {
        // A hand worth nothing has nothing after the colon.
        let expected = if pair[1].ends_with(':') { format!("{} ", pair[1]) } else { pair[1].to_owned() };
        check(&rules, &seated(pair[0]), &expected);
    }
}

fn seated(line: &str) -> String {
    let hand = line.split('#').next().unwrap().trim();
    if hand.contains("seat=") { hand.to_owned() } else { format!("{hand} seat=S") }
}

#[test]
fn examples_show_their_fans() {
    check_examples("classical");
}

/// The catalogue is that of the rules file: ids, clauses, Russian names, amounts.
#[test]
fn catalogue_is_that_of_the_rules_file() {
    let file = include_str!("../../../../docs/rules/classical.md");
    let rows = file.lines().filter(|line| line.starts_with("| **CLA-") && line.contains("** | `"));
    let tables = ["CLA-PTS-", "CLA-DBL-", "CLA-LIM-"];
    let rows = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    let rows: Vec<_> = rows.filter(|row| tables.iter().any(|table| row[1].contains(table))).collect();
    assert_eq!(rows.len(), Classical::TABLE.len());
    for (fan, row) in Classical::TABLE.iter().zip(rows) {
        assert_eq!((format!("**{}**", fan.clause), format!("`{}`", fan.id)), (row[1].into(), row[2].into()));
        assert_eq!(fan.name.ru, row[3]);
        assert!(row[4].starts_with(fan.name.en), "{}", fan.id);
        let worth = match fan.worth {
            Worth::Points([both]) if row[6] == "–" => format!("{both} –"),
            Worth::Points(points) => format!("{} {}", points[0], points[points.len() - 1]),
            Worth::Doubles(doubles) => format!("{doubles} {}", row[6]),
            Worth::Limit => format!("{} {}", row[5], row[6]),
        };
        assert_eq!(worth, format!("{} {}", row[5], row[6]), "{}", fan.id);
        assert_eq!(fan.worth == Worth::Limit, fan.clause.starts_with("CLA-LIM"));
    }
}

/// The worked examples of section 13 of the rules file.
#[test]
fn worked_examples() {
    check_hands(
        "",
        "
        234m56m345p678s99p +7m discard@left
            40: winning 20, no_points 1
        234m56m345p678s99p +7m self_draw
            90: winning 20, self_drawn 2, no_points 1, fully_concealed 1
        [222z] 111z234m67m99p +8m discard@left
            130: pung_wind 12 × 2, winning 20, own_wind_set 1, round_wind_set 1
        [777z] 555z66z234m67s +8s discard@left
            280: pair_dragons 2, pung_dragon 12 × 2, winning 20, dragon_set 2 × 2, two_dragons_and_pair 1
        [5555z] [6666z] [7777z] 1m4p7s9s
            500: kong_dragon 96 × 3, dragon_set 3 × 3
        ",
    );
    check_hands(
        "limit=1000",
        "
        111m333m555m77m99m +7m self_draw
            1000: buried_treasure 1000
        111m333m555m77m99m +7m discard@left
            610: pung_simple 10 × 3, pung_terminal 8, winning 20, full_flush 3, all_pungs 1
        ",
    );
}

#[test]
fn pungs_and_kongs() {
    check_hands(
        "",
        "
        [222m] 147m258p369s4z # CLA-PTS-6
            10: pung_simple 2
        [888p] 147m258p369s4z
            10: pung_simple 2
        [222s] 147m258p369s4z
            10: pung_simple 2
        222m147m258p369s4z
            10: pung_simple 4
        [111p] 147m258p369s4z # CLA-PTS-7
            10: pung_terminal 4
        [999p] 147m258p369s4z
            10: pung_terminal 4
        [111s] 147m258p369s4z
            10: pung_terminal 4
        999m147m258p369s4z
            10: pung_terminal 8
        [333z] 147m258p369s4z # CLA-PTS-8, CLA-RUL-43
            10: pung_wind 4
        333z147m258p369s4z
            10: pung_wind 8
        [777z] 147m258p369s4z # CLA-PTS-9, CLA-DBL-1
            10: pung_dragon 4, dragon_set 1
        666z147m258p369s4z
            20: pung_dragon 8, dragon_set 1
        [2222m:melded] 147m258p369s4z # CLA-PTS-10, CLA-KONG-1
            10: kong_simple 8
        [2222m:added] 147m258p369s4z # CLA-KONG-3
            10: kong_simple 8
        [2222m] 147m258p369s4z # CLA-KONG-4
            20: kong_simple 16
        [9999m:melded] 147m258p369s4z # CLA-PTS-11
            20: kong_terminal 16
        [9999m] 147m258p369s4z
            40: kong_terminal 32
        [3333z:added] 147m258p369s4z # CLA-PTS-12
            20: kong_wind 16
        [3333z] 147m258p369s4z
            40: kong_wind 32
        [5555z:melded] 147m258p369s4z # CLA-PTS-13
            40: kong_dragon 16, dragon_set 1
        [5555z] 147m258p369s4z
            70: kong_dragon 32, dragon_set 1
        [222m] 888p147m25p9s4z # equal items add up, each by itself
            10: pung_simple 6 × 2
        ",
    );
}

#[test]
fn winds_of_the_seat_and_of_the_round() {
    check_hands(
        "",
        "
        [222z] 147m258p369s4z # CLA-DBL-2
            10: pung_wind 4, own_wind_set 1
        [111z] 147m258p369s4z # CLA-DBL-3
            10: pung_wind 4, round_wind_set 1
        [1111z] 147m258p369s4z seat=E # both: ×4
            130: kong_wind 32, own_wind_set 1, round_wind_set 1
        [333z] 147m258p369s4z seat=W round=N
            10: pung_wind 4, own_wind_set 1
        [444z] 147m258p369s4z seat=W round=N
            10: pung_wind 4, round_wind_set 1
        22z147m258p369s34z # CLA-PTS-2
            10: pair_own_wind 2
        11z147m258p369s34z # CLA-PTS-3
            10: pair_round_wind 2
        11z147m258p369s34z seat=E # with CLA-PTS-2: 4
            10: pair_own_wind 2, pair_round_wind 2
        33z147m258p369s14z # CLA-PTS-4: nothing but these and dragons
            0:
        55z147m258p369s14z
            10: pair_dragons 2
        234m567m345p78s11z +9s discard@right seat=E
            30: pair_own_wind 2, pair_round_wind 2, winning 20
        ",
    );
}

/// CLA-PTS-16, CLA-WIN-3, CLA-RUL-15.
#[test]
fn the_only_possible_tile() {
    check_hands(
        "",
        "
        234m57m345p678s99p +6m discard@across # the middle
            50: winning 20, only_possible_tile 2, no_points 1
        12p345m567m678s99s +3p discard@across # the 3 of 123
            50: winning 20, only_possible_tile 2, no_points 1
        89p345m567m678s99s +7p discard@across # the 7 of 789
            50: winning 20, only_possible_tile 2, no_points 1
        345m567m345p678s5z +5z discard@right # the pair
            30: pair_dragons 2, winning 20, only_possible_tile 2
        1233m567m345p678s +3m discard@right # the pair or the edge
            50: winning 20, only_possible_tile 2, no_points 1
        345m567m345p5678s +8s discard@right # the pair, but 5s is waited for too
            40: winning 20, no_points 1
        234m57m345p678s99p +6m self_draw
            100: winning 20, self_drawn 2, only_possible_tile 2, no_points 1, fully_concealed 1
        [4444p] 23p567m678s99s +1p discard@left # the only kind, but the 1 of 123
            40: kong_simple 16, winning 20
        [6666p] 78p567m678s99s +9p discard@left # the only kind, but the 9 of 789
            40: kong_simple 16, winning 20
        [555p] 2345p567m678s +2p discard@left # all four of the other wait, declared and not
            30: pung_simple 2, winning 20, only_possible_tile 2
        [666s] 2345p567m678s +2p discard@left
            30: pung_simple 2, winning 20
        [456p] [567p] 2345p678s +2p discard@left # three of the other wait are not four
            40: winning 20, no_points 1
        [345s] [345s] 99p44s567m +9p discard@left # the only kind, but a pung
            30: pung_terminal 4, winning 20
        [555p] 2344p567m678s +4p discard@left # 1p and 4p
            30: pung_simple 2, winning 20
        2345555p567m678s +2p discard@left # all four of the other wait are concealed
            30: pung_simple 4, winning 20, only_possible_tile 2
        [5555p] 46m99p234s678s +5m discard@left
            40: kong_simple 16, winning 20, only_possible_tile 2
        234m567m678s99p44s +9p discard@left # a pung
            30: pung_terminal 4, winning 20
        5566688889999m +7m discard@left # the edge of 789, but 6m would make heavenly twins
            290: pung_simple 8 × 2, pung_terminal 8, winning 20, full_flush 3
        ",
    );
}

/// CLA-SCORE-2, CLA-SCORE-3, CLA-CONC-1, CLA-CONC-2, CLA-RUL-16.
#[test]
fn open_or_concealed_and_the_best_reading() {
    check_hands(
        "",
        "
        234m567m678s99p44s +9p self_draw # a set completed by a drawn tile is concealed
            60: pung_terminal 8, winning 20, self_drawn 2, fully_concealed 1
        234m567m678s99p44s +9p rob_kong@left # a robbed tile opens the set
            50: pung_terminal 4, winning 20, robbing_kong 1
        12333m567p678s99s +3m discard@left # read into the chow, it leaves the pung concealed
            30: pung_simple 4, winning 20
        12333m567p678s99s +9s discard@left
            30: pung_terminal 4, winning 20
        111m333p555s888m9s +9s discard@left # the pair: all pungs stay concealed
            90: pung_simple 12 × 3, pung_terminal 8, winning 20, only_possible_tile 2, all_pungs 1
        111222333m45p55z +6p discard@left # three pungs are worth more than three chows
            40: pair_dragons 2, pung_simple 8 × 2, pung_terminal 8, winning 20
        111222333m45p99s +6p self_draw # and here chows are: 22 × 4, not 38 × 2
            90: winning 20, self_drawn 2, no_points 1, fully_concealed 1
        111222333m45p99s +6p discard@left # 40 is more than 36 before it is rounded
            40: winning 20, no_points 1
        ",
    );
    check_hands(
        "limit=100",
        "
        111222333m45m99m +6m discard@left # 320 is more than 288 before both are cut
            100: winning 20, full_flush 3, no_points 1
        111222333m45m55z +6m self_draw # 160, cut, is more than 96, rounded
            100: pair_dragons 2, pung_simple 8 × 2, pung_terminal 8, winning 20, self_drawn 2, half_flush 1, \
                 fully_concealed 1
        1122334455667m +7m discard@left # a limit hand goes before 320, cut
            100: heavenly_twins 100
        ",
    );
}

/// CLA-DBL-4, CLA-DBL-5, CLA-LOSE-3, CLA-RUL-21.
#[test]
fn flushes() {
    check_hands(
        "flowers=true",
        "
        [123m] [456m] 789m23m77z +4m discard@left
            50: pair_dragons 2, winning 20, half_flush 1
        [123m] [456m] 789m23m55m +4m discard@left
            320: winning 20, full_flush 3, no_points 1
        [123p] [456m] 789m23m55m +4m discard@left # a declared set of another suit
            40: winning 20, no_points 1
        [123p] [456m] 789m23m77z +4m discard@left
            30: pair_dragons 2, winning 20
        [777z] [456m] 789m23m55m +4m discard@left # honours only among the declared sets
            100: pung_dragon 4, winning 20, dragon_set 1, half_flush 1
        1113445678899s
            70: pung_terminal 8, full_flush 3
        1113445678899p
            70: pung_terminal 8, full_flush 3
        1113445678899m flowers=3f # flowers are left aside
            100: flower 4, pung_terminal 8, full_flush 3
        1113445678m124z
            20: pung_terminal 8, half_flush 1
        1113445678m12z5p # loose tiles count
            10: pung_terminal 8
        1112223334z567z # honours alone are no flush
            100: pung_wind 24 × 3, own_wind_set 1, round_wind_set 1
        ",
    );
}

/// CLA-PTS-5, CLA-DBL-6, CLA-TILE-3, CLA-FLOWER-3, CLA-RUL-24.
#[test]
fn flowers() {
    check_hands(
        "flowers=true limit=1000",
        "
        1369m147p258s341z flowers=3f
            10: flower 4
        1369m147p258s341z flowers=2f # the own flower
            10: flower 4, own_or_round_flower 1
        1369m147p258s341z flowers=6f # the own season
            10: flower 4, own_or_round_flower 1
        1369m147p258s341z flowers=15f # the round's
            40: flower 8 × 2, own_or_round_flower 2 × 2
        1369m147p258s341z flowers=12345678f
            520: flower 32 × 8, own_or_round_flower 4 × 4
        1369m147p258s341z flowers=12345678f seat=E # one double for a flower that is both
            130: flower 32 × 8, own_or_round_flower 2 × 2
        1369m147p258s341z flowers=3478f seat=N round=W
            260: flower 16 × 4, own_or_round_flower 4 × 4
        1369m147p258s341z flowers=1256f seat=N round=W
            20: flower 16 × 4
        234m56m345p678s99p +7m discard@left flowers=23f # CLA-RUL-14: no points all the same
            120: flower 8 × 2, winning 20, own_or_round_flower 1, no_points 1
        234m56m345p678s99p +7m flower_replacement flowers=4f # CLA-FLOWER-2, CLA-RUL-22
            210: flower 4, winning 20, self_drawn 2, no_points 1, loose_tile_win 1, fully_concealed 1
        ",
    );
}

/// CLA-DBL-7, CLA-DBL-8, CLA-DBL-12 to CLA-DBL-16: what the winner's sets bring.
#[test]
fn doubles_of_sets() {
    check_hands(
        "limit=2000",
        "
        [222m] [666p] 888s44s33p +4s discard@left # CLA-DBL-7
            60: pung_simple 10 × 4, winning 20, all_pungs 1
        [222m] [6666p] 888s44s33p +4s discard@left
            90: pung_simple 8 × 3, kong_simple 16, winning 20, all_pungs 1
        [222m] [666p] 888s45s33p +3s discard@left # one chow
            30: pung_simple 8 × 3, winning 20
        [234m] [567m] 345p67s22p +8s discard@left # CLA-DBL-8
            40: winning 20, no_points 1
        234m567m345p78s33z +9s discard@right # a wind of nobody here
            40: winning 20, no_points 1
        234m567m345p78s22z +9s discard@right # the own wind
            30: pair_own_wind 2, winning 20
        234m567m345p78s11z +9s discard@right # the round wind
            30: pair_round_wind 2, winning 20
        [222m] [567m] 345p67s22p +8s discard@left # a pung
            30: pung_simple 2, winning 20
        [111z] [333z] 222z44z56m +7m discard@left # CLA-DBL-12
            1160: pung_wind 16 × 3, winning 20, own_wind_set 1, round_wind_set 1, half_flush 1, \
                  three_winds_and_pair 2
        [111z] [2222z] [333z] 567m4z +4z discard@left seat=W round=N
            1030: pair_round_wind 2, pung_wind 8 × 2, kong_wind 32, winning 20, only_possible_tile 2, \
                  own_wind_set 1, half_flush 1, three_winds_and_pair 2
        [111z] [222z] [333z] 56m99p +7m discard@left seat=N round=N # the pair is no wind
            40: pung_wind 12 × 3, winning 20
        [111z] [222z] 56m678p33z +7m discard@left seat=N round=N # two sets
            30: pung_wind 8 × 2, winning 20
        [777z] 555z66z234m67s +8s discard@left # CLA-DBL-13
            280: pair_dragons 2, pung_dragon 12 × 2, winning 20, dragon_set 2 × 2, two_dragons_and_pair 1
        [777z] [5555z] 99p234m67s +8s discard@left # the pair is no dragon
            230: pung_dragon 4, kong_dragon 32, winning 20, dragon_set 2 × 2
        [777z] [567p] 55z234m67s +8s discard@left # one set
            60: pair_dragons 2, pung_dragon 4, winning 20, dragon_set 1
        123m789p12s999s11p +3s discard@left # CLA-DBL-14, CLA-RUL-31
            60: pung_terminal 8, winning 20, only_possible_tile 2, outside_hand 1
        [333z] [123m] [789p] 78s44z +9s discard@left
            50: pung_wind 4, winning 20, outside_hand 1
        123m789p12s999s22p +3s discard@left # a pair of twos
            30: pung_terminal 8, winning 20, only_possible_tile 2
        123m678p12s999s11p +3s discard@left # a chow without an end
            30: pung_terminal 8, winning 20, only_possible_tile 2
        [5555s] 234m567m78p99p +6p self_draw # CLA-DBL-15
            80: kong_simple 16, winning 20, self_drawn 2, fully_concealed 1
        [5555s] 234m567m78p99p +6p discard@left # CLA-RUL-16
            40: kong_simple 16, winning 20
        [5555s:melded] 234m567m78p99p +6p self_draw
            30: kong_simple 8, winning 20, self_drawn 2
        [5555s:added] 234m567m78p99p +6p self_draw
            30: kong_simple 8, winning 20, self_drawn 2
        [456s] 234m567m78p99p +6p self_draw
            50: winning 20, self_drawn 2, no_points 1
        [5555p:melded] [9999m] 234s67s22p +8s discard@across # CLA-DBL-16
            120: kong_simple 8, kong_terminal 32, winning 20, two_or_three_kongs 1
        [2222m:melded] [3333p] [8888s:added] 67m99p +5m discard@left
            110: kong_simple 32 × 3, winning 20, two_or_three_kongs 1
        [2222m:melded] 678p345s67m99p +5m discard@left # one
            30: kong_simple 8, winning 20
        22223m99s456p678p +4m discard@left # CLA-SET-2, CLA-KONG-5: four tiles are no kong
            30: pung_simple 4, winning 20
        ",
    );
}

/// CLA-DBL-9 to CLA-DBL-11, CLA-DBL-17, CLA-DBL-18: what the way of winning brings.
#[test]
fn doubles_of_winning() {
    check_hands(
        "flowers=true",
        "
        [5555s] 234m567m78p99p +6p kong_replacement # CLA-DBL-9, CLA-RUL-22
            160: kong_simple 16, winning 20, self_drawn 2, loose_tile_win 1, fully_concealed 1
        234m56m345p678s99p +7m self_draw last_wall_tile # CLA-DBL-10
            180: winning 20, self_drawn 2, no_points 1, last_wall_tile_win 1, fully_concealed 1
        234m56m345p678s99p +7m dealt last_wall_tile # CLA-MSG-3: dealt is drawn
            180: winning 20, self_drawn 2, no_points 1, last_wall_tile_win 1, fully_concealed 1
        234m56m345p678s99p +7m discard@left last_wall_tile last_discard # CLA-RUL-18
            40: winning 20, no_points 1
        [1111s:melded] 234m567m67p99s +8p kong_replacement last_wall_tile # not on a loose tile
            80: kong_terminal 16, winning 20, self_drawn 2, loose_tile_win 1
        234m56m345p678s99p +7m flower_replacement last_wall_tile flowers=3f
            210: flower 4, winning 20, self_drawn 2, no_points 1, loose_tile_win 1, fully_concealed 1
        234m56m345p678s99p +7m rob_kong@left # CLA-DBL-11
            80: winning 20, no_points 1, robbing_kong 1
        234m56m345p678s99p +7m rob_kong@left last_of_its_kind # CLA-RUL-19
            80: winning 20, no_points 1, robbing_kong 1
        234m56m345p678s99p +7m discard@left last_of_its_kind # CLA-DBL-17
            80: winning 20, no_points 1, last_of_its_kind 1
        234m56m345p678s99p +7m self_draw last_of_its_kind
            180: winning 20, self_drawn 2, no_points 1, fully_concealed 1, last_of_its_kind 1
        [777m] 56m345p678s99p +7m discard@left # CLA-RUL-19: the three others lie in the own open sets
            50: pung_simple 2, winning 20, last_of_its_kind 1
        [567m] [678m] [789m] 56m99p +7m discard@left
            80: winning 20, no_points 1, last_of_its_kind 1
        [567m] [678m] 789m56m99p +7m discard@left # concealed tiles do not
            40: winning 20, no_points 1
        [777m] 56m345p678s99p +4m discard@left
            30: pung_simple 2, winning 20
        234m56m345p678s99p +7m discard@left ready_from_deal # CLA-DBL-18
            80: winning 20, no_points 1, ready_from_deal 1
        234m56m345p678s99p +7m discard@left ready_from_deal flowers=3f # a flower is no change
            100: flower 4, winning 20, no_points 1, ready_from_deal 1
        [5555s] 234m567m78p99p +6p self_draw ready_from_deal # CLA-RUL-44
            80: kong_simple 16, winning 20, self_drawn 2, fully_concealed 1
        [456s] 234m567m78p99p +6p self_draw ready_from_deal # a claim
            50: winning 20, self_drawn 2, no_points 1
        234m56m345p678s99p +7m discard@left last_discard discard_after_kong first_discard ready_declared # CLA-MSG-3
            40: winning 20, no_points 1
        ",
    );
}

#[test]
fn limit_hands() {
    check_hands(
        "",
        "
        [2222m] 333m555m77m99m +7m self_draw # CLA-LIM-1
            500: buried_treasure 500
        222p333p555p777p9p +9p self_draw
            500: buried_treasure 500
        [111z] 222z333z55z66z +5z discard@left # CLA-LIM-2
            500: emperors_retinue 500
        [111m] 999m111p99p99s +9p discard@left # CLA-LIM-3
            500: heads_and_tails 500
        [222s] 333s444s66s66z +6s discard@left # CLA-LIM-4
            500: imperial_jade 500
        [666z] 222s333s44s88s +4s discard@left
            500: imperial_jade 500
        222s333s444s66s88s +6s discard@left # CLA-RUL-28: no Green dragon
            500: imperial_jade 500
        222s333s444s66s88s +6s self_draw # CLA-SCORE-7, CLA-RUL-30: two of them are one limit
            500: buried_treasure 500, imperial_jade 500
        1122334455667z +7z self_draw # CLA-LIM-5, and not CLA-LIM-2
            500: heavenly_twins 500
        1111m22m44m66m88m9m +9m discard@left # CLA-RUL-26
            500: heavenly_twins 500
        1122334455667s +7s discard@left
            500: heavenly_twins 500
        [777z] 555z66z222m88m +6z discard@left # CLA-LIM-6
            500: three_great_scholars 500
        [7777z] [5555z:added] [999s] 66z11s +6z discard@left
            500: three_great_scholars 500
        [333z] 111z222z44z55m +4z discard@left # CLA-LIM-7
            500: four_blessings 500
        [1111z] [2222z:melded] [333z] 444z5z +5z discard@left
            500: emperors_retinue 500, four_blessings 500
        [1111m:melded] [2222p] [6666s:added] [7777z:melded] 5m +5m discard@left # CLA-LIM-8
            500: fourfold_plenty 500
        19m19p19s1234567z +7z discard@left # CLA-LIM-9
            500: thirteen_wonders 500
        19m19p19s1123456z +7z self_draw # CLA-RUL-27
            500: thirteen_wonders 500
        234m567m678s23p99s +1p self_draw last_wall_tile # CLA-LIM-10
            500: moon_from_the_sea 500
        234m567m678s23p99s +1p dealt last_wall_tile
            500: moon_from_the_sea 500
        [1111s:melded] 234m567m67p99s +5p kong_replacement # CLA-LIM-11
            500: grapes_on_the_roof 500
        19m99p19s1234567z +1p self_draw last_wall_tile # CLA-RUL-39: on any mahjong
            500: thirteen_wonders 500, moon_from_the_sea 500
        1223344556677p +1p self_draw last_wall_tile # the reading with more of them
            500: heavenly_twins 500, moon_from_the_sea 500
        ",
    );
    let with_flowers = "234m567m678s67p99s +5p flower_replacement flowers=3f seat=S";
    check(
        &rules("classical", "flowers=true limit=100000"),
        with_flowers,
        "100000: grapes_on_the_roof 100000",
    );
}

/// What is not quite a limit hand.
#[test]
fn nearly_limit_hands() {
    check_hands(
        "limit=5000",
        "
        111m333m555m77z99m +7z self_draw # CLA-RUL-38: honours
            740: pung_simple 8 × 2, pung_terminal 8, pung_dragon 8, winning 20, self_drawn 2, dragon_set 1, \
                 half_flush 1, all_pungs 1, fully_concealed 1
        [2222m:melded] 333m555m77m99m +7m self_draw # CLA-LIM-1: an open set
            680: pung_simple 12 × 3, kong_simple 8, winning 20, self_drawn 2, full_flush 3, all_pungs 1
        111m333m555m678m9m +9m self_draw # a chow
            610: pung_simple 8 × 2, pung_terminal 8, winning 20, self_drawn 2, full_flush 3, fully_concealed 1
        [111m] 999m111p99p77z +9p discard@left # CLA-LIM-3: a pair of honours
            190: pair_dragons 2, pung_terminal 24 × 4, winning 20, all_pungs 1, outside_hand 1
        223344s66s66z[888s] +6s discard@left # CLA-LIM-4: chows
            60: pair_dragons 2, pung_simple 4 × 2, winning 20, half_flush 1
        [777z] 222s333s44s88s +4s discard@left # another dragon
            280: pung_simple 10 × 3, pung_dragon 4, winning 20, dragon_set 1, half_flush 1, all_pungs 1
        [555s] 222s333s44s88s +4s discard@left # the 5
            520: pung_simple 12 × 4, winning 20, full_flush 3, all_pungs 1
        [777z] 555z66z222m88p +6z discard@left # CLA-RUL-29: two suits
            640: pung_simple 4, pung_dragon 16 × 3, winning 20, dragon_set 3 × 3, all_pungs 1
        [777z] 555z66z234m88m +6z discard@left # a chow
            580: pung_dragon 16 × 3, winning 20, dragon_set 3 × 3, half_flush 1
        [777z] 555z66z333z88m +6z discard@left # a pung of winds
            1410: pung_wind 8, pung_dragon 16 × 3, winning 20, dragon_set 3 × 3, half_flush 1, all_pungs 1
        [777z] 555z66z222m33z +6z discard@left # a pair of winds
            1280: pung_simple 4, pung_dragon 16 × 3, winning 20, dragon_set 3 × 3, half_flush 1, all_pungs 1
        [1111m:melded] [2222p] [6666s:added] [777s] 5m +5m discard@left # CLA-LIM-8: three kongs
            260: pung_simple 2, kong_simple 24 × 2, kong_terminal 16, winning 20, only_possible_tile 2, \
                 all_pungs 1, two_or_three_kongs 1
        234m567m678s23p99s +4p self_draw last_wall_tile # CLA-LIM-10: not the 1
            180: winning 20, self_drawn 2, no_points 1, last_wall_tile_win 1, fully_concealed 1
        234m567m678p23s99s +1s self_draw last_wall_tile # not of dots
            180: winning 20, self_drawn 2, no_points 1, last_wall_tile_win 1, fully_concealed 1
        234m567m678s23p99s +1p self_draw
            90: winning 20, self_drawn 2, no_points 1, fully_concealed 1
        234m567m678s23p99s +1p discard@left last_wall_tile
            40: winning 20, no_points 1
        [1111s] 234m567m23p99s +1p kong_replacement last_wall_tile # a loose tile
            220: kong_terminal 32, winning 20, self_drawn 2, loose_tile_win 1, fully_concealed 1
        [1111s:melded] 234m567m67p99s +8p kong_replacement # CLA-LIM-11: not the 5
            80: kong_terminal 16, winning 20, self_drawn 2, loose_tile_win 1
        [1111s:melded] 234m567m67p99s +5p self_draw
            40: kong_terminal 16, winning 20, self_drawn 2
        ",
    );
}

/// CLA-LOSE, CLA-RUL-23, CLA-RUL-30, CLA-RUL-50: hands of players who have not won.
#[test]
fn hands_that_have_not_won() {
    check_hands(
        "",
        "
        1369m147p258s341z # 0 stays 0
            0:
        555z22z19m258p47s3z
            20: pair_own_wind 2, pung_dragon 8, dragon_set 1
        [9999p:melded] [111z] 23m567m9s4z
            40: pung_wind 4, kong_terminal 16, round_wind_set 1
        [123m] 456p789s1234z # chows are worth nothing
            0:
        6666m147p258s123z # four undeclared tiles are one pung
            10: pung_simple 4
        5555z147m258p369s
            20: pung_dragon 8, dragon_set 1
        5566z77z22z11z3m6p9s # every valuable pair
            10: pair_own_wind 2, pair_round_wind 2, pair_dragons 6 × 3
        [555p] 5p147m28p369s4z # the fourth tile in hand adds nothing
            10: pung_simple 2
        111222333444z5z # no limit hand, no pungs only
            130: pung_wind 32 × 4, own_wind_set 1, round_wind_set 1
        [1111m] [9999m] [2222p] [3333s] 5z # no double for kongs
            100: kong_simple 32 × 2, kong_terminal 64 × 2
        [5555z] [6666z] [7777z] 1m4p7s9s # CLA-LOSE-4
            500: kong_dragon 96 × 3, dragon_set 3 × 3
        1369m147p258s341z last_wall_tile last_of_its_kind ready_from_deal ready_undeclared
            0:
        ",
    );
    check_hands(
        "limit=770",
        "
        [5555z] [6666z] [7777z] 1m4p7s9s
            770: kong_dragon 96 × 3, dragon_set 3 × 3
        ",
    );
    let rules = rules("classical", "");
    let score = rules.score(&showdown(&rules, "5555z147m258p369s"));
    assert_eq!((score.verdict, score.transfers), (Verdict::NotWon, None));
}

/// CLA-WIN-1, CLA-WIN-2, CLA-READY-1.
#[test]
fn wins_that_are_not_valid() {
    check_hands(
        "",
        "
        234m56m345p678s99p +8m self_draw
            CLA-WIN-1 –
        [111m] [333p] 22m44m66m8m +8m self_draw # pairs beside a declared set
            CLA-WIN-1 –
        1122m3344p5566s7z +7z self_draw # CLA-WIN-2
            CLA-WIN-2 –
        1122334455m667z +7z self_draw # of one suit or of honours, not both
            CLA-WIN-2 –
        19m19p19s1234567z +5m self_draw
            CLA-WIN-1 –
        19m19p19s1123445z +6z self_draw # two pairs
            CLA-WIN-1 –
        234m56m345p678s99p +7m discard@left ready_undeclared
            CLA-READY-1 40: winning 20, no_points 1
        19m19p19s1234567z +7z discard@left ready_undeclared
            CLA-READY-1 500: thirteen_wonders 500
        234m56m345p678s99p +8m discard@left ready_undeclared
            CLA-WIN-1 –
        ",
    );
    let rules = rules("classical", "");
    for line in ["234m56m345p678s99p +7m self_draw ready_undeclared", "234m56m345p678s99p +8m self_draw"] {
        let score = rules.score(&showdown(&rules, line));
        assert_eq!((score.verdict.is_valid(), score.transfers), (Some(false), None));
    }
    let proof = rules.prove(&showdown(&rules, "234m56m345p678s99p +8m self_draw"));
    assert_eq!(proof.missing.map(|missing| missing.waits.to_string()), Some("147m".to_owned()));
}

/// CLA-MSG-3, CLA-MSG-4, CLA-OPT-1: the ways to win that there are.
#[test]
fn ways_to_win() {
    let problems = |options: &str, line: &str| {
        let input = ScoreInput::read_line(line).unwrap();
        input.check(&rules("classical", options)).map(drop).unwrap_or_else(|problems| panic!("{problems:?}"));
    };
    for by in ["self_draw", "discard", "rob_kong", "kong_replacement", "dealt"] {
        problems("", &format!("234m56m345p678s99p +7m {by}"));
        problems("flowers=true", &format!("234m56m345p678s99p +7m {by}"));
    }
    problems("flowers=true", "234m56m345p678s99p +7m flower_replacement");
    let refused = |options: &str, word: &str, by: WinBy| {
        let input = ScoreInput::read_line(&format!("234m56m345p678s99p +7m {word}")).unwrap();
        let problems = input.check(&rules("classical", options)).unwrap_err();
        assert_eq!(problems, [InputProblem::NoSuchWin { by }]);
        assert!(problems[0].to_string().contains("flower"));
    };
    for options in ["", "flowers=true"] {
        refused(options, "rob_flower", WinBy::RobFlower);
        refused(options, "eighth_flower", WinBy::EighthFlower);
    }
    refused("", "flower_replacement", WinBy::FlowerReplacement);
}

/// Programs may build hands that nobody can hold.
#[test]
fn impossible_hands_do_no_harm() {
    let rules = rules("classical", "flowers=true");
    let count = |tiles: &str| TileCounts::count(Notation::Compact.parse(tiles).unwrap()).unwrap();
    let meld = |kind: MeldKind, tiles: &str| {
        let tiles = Notation::Compact.parse(tiles).unwrap();
        Meld::new(kind, &tiles, &tiles, None).unwrap()
    };
    let east = meld(MeldKind::ConcealedKong, "1111z");
    let red = meld(MeldKind::ConcealedKong, "7777z");
    let chow = meld(MeldKind::Chow, "789p");
    let melds = [vec![], vec![east], vec![east; 5], vec![red; 5], vec![chow, chow, chow, chow]];
    let concealed = [
        TileCounts::new(),
        TileCounts::PLAIN,
        TileCounts::WITH_FLOWERS_AND_JOKERS,
        count("9p"),
        count("1234567z1234567z1234567z"),
        count("0j123456789p111z"),
        count("1122334455667p8f"),
        count("19m19p19s123456z8f"),
        count("111m222m333m444m555m6m"),
        count("0j"),
    ];
    let tiles = [
        None,
        Some(Tile::JOKER),
        Some(Tile::flower(8)),
        Some(Tile::EAST),
        Some(Tile::from_index(17).unwrap()),
    ];
    let everything = Showdown {
        flowers: TileSet::from_bits(u64::MAX),
        facts: Fact::ALL.into_iter().collect(),
        ..showdown(&rules, "1369m147p258s341z seat=E")
    };
    let mut valued = 0;
    for melds in &melds {
        for &concealed in &concealed {
            for tile in tiles {
                let win = tile.map(|tile| Win { tile, by: WinBy::SelfDraw, from: None });
                let odd =
                    Showdown { concealed, melds: melds.iter().copied().collect(), win, ..everything.clone() };
                let score = rules.score(&odd);
                assert_eq!(rules.prove(&odd).score, score);
                assert!(score.value.is_none_or(|value| value <= 500));
                valued += usize::from(odd.win.is_some() && score.value.is_some());
            }
        }
    }
    // Of all these only a pair of 9p beside four chows is mahjong.
    assert_eq!(valued, 1);
}
