//! Red hands and what they are worth. Fans are in the order in which they are written: the catalogue
//! backwards.

mod jokers;
mod twin;

use tiles::RelSeat;

use super::fans::Red;
use crate::score::tests::{check, check_examples, check_payments, rules, showdown};
use crate::{FanNo, Rules, ScoreInput, SetMask, Step, Verdict, Why};

/// The usual rules.
fn red() -> Rules {
    rules("red", "")
}

/// The input is refused with a message that contains this word (RED-MSG-3).
#[track_caller]
fn check_refused(rules: &Rules, line: &str, word: &str) {
    let problems = ScoreInput::read_line(line).unwrap().check(rules).unwrap_err();
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(told.iter().any(|text| text.contains(word)), "{line}: {told:?}");
}

#[test]
fn examples_show_their_fans() {
    check_examples("red");
}

/// The table of section 13, row by row.
#[test]
fn worked_examples() {
    // RED-RUL-1, RED-RUL-2, RED-RUL-3: footnote 10 counted in full.
    check(
        &red(),
        "1122334567889s +8s self_draw",
        "112: full_flush 64, pure_straight 24 × 2, pure_double_chow 12, special_pair 3, \
         two_terminal_chows 6 × 2, all_chows 3",
    );
    check(
        &red(),
        "112233m112233p5p +5p discard@left",
        "66: five_lower 24, pure_double_chow 24 × 2, special_pair 3, mixed_double_chow 12 × 4, all_chows 3",
    );
    check(
        &red(),
        "334455m345p3499s +5s self_draw",
        "30: pure_double_chow 12, mixed_double_chow 15 × 5, all_chows 3",
    );
    check(
        &red(),
        "2233334444555s +5s self_draw",
        "166: full_flush 64, five_lower 24, pure_double_chow 72 × 6, special_pair 3, all_chows 3",
    );
    check(&red(), "222345m22299p22s +2s self_draw", "9: double_pung 9 × 3");
    check(
        &red(),
        "2244455566677z +7z self_draw",
        "100: big_three_dragons 64, half_flush 12, all_pungs 12, honour_pung 12 × 4",
    );
    check(
        &red(),
        "11144477755m77z +7z discard@left",
        "62: red_hand 32, half_flush 12, all_pungs 12, special_pair 3, honour_pung 3",
    );
    // Footnote 12: a wait for five kinds.
    for tile in ["1p", "2p", "3p", "1z", "5z"] {
        check(&red(), &format!("147m258s69p23467z +{tile} discard@left"), "12: chaotic_hand 12");
    }
}

/// RED-FAN-1, RED-RUL-22: three points each, whatever the number, and beside any hand.
#[test]
fn flowers() {
    // RED-SCORE-7, RED-RUL-9: no fan at all is a win.
    check(&red(), "234m456p678999s3p +3p discard@across", "0: ");
    check(&red(), "234m456p678999s3p +3p self_draw flowers=4f", "3: flower 3");
    check(&red(), "234m456p678999s3p +3p self_draw flowers=158f", "9: flower 9 × 3");
    check(&red(), "234m456p678999s3p +3p self_draw flowers=12345678f", "24: flower 24 × 8");
    check(&red(), "159m48p27s123456z +7z self_draw flowers=26f", "18: chaotic_hand 12, flower 6 × 2");
    // RED-RUL-11: the dearest hand with all flowers.
    check(
        &red(),
        "2233334444555s +5s self_draw flowers=12345678f",
        "190: full_flush 64, five_lower 24, pure_double_chow 72 × 6, special_pair 3, all_chows 3, \
         flower 24 × 8",
    );
}

/// RED-FAN-2, RED-FAN-3, RED-FAN-5, RED-FAN-9.
#[test]
fn chows() {
    // RED-RUL-43: any pair will do.
    check(&red(), "123m456p345678s1z +1z discard@left", "3: all_chows 3");
    check(&red(), "[456p@left] 123m345678s1z +1z discard@left", "3: all_chows 3");
    check(&red(), "123m456p345666s1z +1z discard@left", "0: ");
    check(&red(), "111456m456p456s9m +9m self_draw", "9: mixed_double_chow 9 × 3");
    check(&red(), "[456m@left] 111m456p456s9m +9m self_draw", "9: mixed_double_chow 9 × 3");
    check(&red(), "456m111567p444s9p +9p self_draw", "0: ");
    check(&red(), "234567m234p567s9s +9s self_draw", "9: mixed_double_chow 6 × 2, all_chows 3");
    check(&red(), "123789p444m567s1m +1m discard@left", "3: two_terminal_chows 3");
    check(&red(), "123m789p444m567s1z +1z discard@left", "0: ");
    check(&red(), "123678p444m567s1z +1z discard@left", "0: ");
    check(&red(), "234789p444m567s1z +1z discard@left", "0: ");
    // The next suit begins six kinds after 4-5-6.
    check(&red(), "456m123p444678s1z +1z discard@left", "0: ");
    check(&red(), "556677p123m999s4m +4m self_draw", "12: pure_double_chow 12");
    // RED-SCORE-5: three equal chows are three pairs of sets. RED-SCORE-2: they beat three pungs in a row.
    check(&red(), "222333444m678p1z +1z discard@left", "39: pure_double_chow 36 × 3, all_chows 3");
    check(
        &red(),
        "112233778899p1z +1z self_draw",
        "51: half_flush 12, pure_double_chow 24 × 2, two_terminal_chows 12 × 4, all_chows 3",
    );
    check(
        &red(),
        "111222333789p1z +1z self_draw",
        "60: half_flush 12, pure_double_chow 36 × 3, two_terminal_chows 9 × 3, all_chows 3",
    );
}

/// RED-FAN-10: of one suit (RED-RUL-8), once for each triple (RED-RUL-3), never without RED-FAN-5
/// (RED-RUL-13).
#[test]
fn pure_straight() {
    let once = "18: pure_straight 12, two_terminal_chows 3, all_chows 3";
    check(&red(), "123456789m234p9s +9s self_draw", once);
    check(&red(), "[456p@left] [123p@left] 234m789p9s +9s self_draw", once);
    check(&red(), "234m123456789s9p +9p discard@right", once);
    check(&red(), "123m456p789s444z9p +9p self_draw", "3: honour_pung 3");
    check(&red(), "123789m456p444z9p +9p self_draw", "6: honour_pung 3, two_terminal_chows 3");
    check(
        &red(),
        "123445566789m9p +9p self_draw",
        "42: pure_straight 24 × 2, pure_double_chow 12, two_terminal_chows 3, all_chows 3",
    );
    check(
        &red(),
        "123456778899m9p +9p self_draw",
        "45: pure_straight 24 × 2, pure_double_chow 12, two_terminal_chows 6 × 2, all_chows 3",
    );
}

/// RED-FAN-4, RED-FAN-6, RED-FAN-8.
#[test]
fn pungs() {
    check(&red(), "333m333s678p789m1z +1z discard@right", "3: double_pung 3");
    check(&red(), "333m444s678p789m1z +1z discard@right", "0: ");
    check(&red(), "333m345s678p789m1z +1z discard@right", "0: ");
    // East has no number, though it is as far from a 1 as another 1.
    check(&red(), "111p111z678s789m4m +4m discard@right", "3: honour_pung 3");
    check(&red(), "111s111z678p789m4m +4m discard@right", "3: honour_pung 3");
    // Seat and round do not matter.
    check(&red(), "[444z@left] 111z234m678p3s +3s self_draw seat=S", "6: honour_pung 6 × 2");
    check(&red(), "[111m@right] [444p@across] 666s888p3s +3s self_draw", "12: all_pungs 12");
    check(&red(), "222m222p444s555p9p +9p self_draw", "15: all_pungs 12, double_pung 3");
    check(&red(), "222m222p444s567p9p +9p self_draw", "3: double_pung 3");
}

/// RED-FAN-16, RED-FAN-17: what they imply counts too (RED-RUL-13).
#[test]
fn dear_pungs() {
    let red_hand = "47: red_hand 32, all_pungs 12, honour_pung 3";
    check(&red(), "[777m@left] 111444m99p77z +7z discard@right", red_hand);
    check(&red(), "[777z@left] 111444777m9p +9p self_draw", red_hand);
    let other = "15: all_pungs 12, honour_pung 3";
    check(&red(), "[777m@left] 111444m99p55z +5z discard@right", other);
    check(&red(), "[777m@left] 111m444p99p77z +7z discard@right", other);
    check(&red(), "[777p@left] 111444p99m77z +7z discard@right", other);
    // The Red dragons are the pair.
    check(&red(), "111444777999m7z +7z self_draw", "24: half_flush 12, all_pungs 12");
    check(&red(), "[777z@right] 555666z234m9p +9p self_draw", "73: big_three_dragons 64, honour_pung 9 × 3");
    check(&red(), "55566677z234m99p +9p self_draw", "6: honour_pung 6 × 2");
    check(&red(), "111222333z234m9p +9p self_draw", "9: honour_pung 9 × 3");
    check(&red(), "444555666z234m9p +9p self_draw", "9: honour_pung 9 × 3");
}

/// RED-FAN-7.
#[test]
fn special_pair() {
    for tile in ["2m", "5m", "8m", "2p", "5p", "8p", "2s", "5s", "8s"] {
        check(&red(), &format!("[666p] [345s] [678m] [123s] {tile} +{tile} self_draw"), "3: special_pair 3");
    }
    for tile in ["1m", "3p", "4s", "6m", "7p", "9s", "2z", "5z"] {
        check(&red(), &format!("[666p] [345s] [678m] [123s] {tile} +{tile} self_draw"), "0: ");
    }
}

/// RED-FAN-12, RED-FAN-18.
#[test]
fn flushes() {
    check(&red(), "123567999m2255z +5z discard@across", "15: half_flush 12, honour_pung 3");
    check(&red(), "123567999m555z2m +2m self_draw", "18: half_flush 12, special_pair 3, honour_pung 3");
    check(&red(), "111234456678p7z +7z self_draw", "12: half_flush 12");
    check(&red(), "[123s@left] [567s@left] 999s555z3z +3z self_draw", "15: half_flush 12, honour_pung 3");
    // RED-RUL-6: a pair of another suit spoils it.
    check(&red(), "123567999m55z44p +5z discard@across", "3: honour_pung 3");
    check(&red(), "123345456999m1p +1p self_draw", "0: ");
    // RED-RUL-5: honours alone.
    check(&red(), "111222333555z6z +6z self_draw", "36: half_flush 12, all_pungs 12, honour_pung 12 × 4");
    // RED-RUL-4: a full flush is not a half flush as well.
    check(&red(), "1112345678999m +2m discard@left", "67: full_flush 64, special_pair 3");
    check(&red(), "[111p@left] [234p@left] 456678p9p +9p self_draw", "64: full_flush 64");
}

/// RED-FAN-13.
#[test]
fn all_types() {
    check(&red(), "123m456p789s111z5z +5z discard@right", "19: all_types 16, honour_pung 3");
    check(&red(), "123m456p789s555z1z +1z discard@right", "19: all_types 16, honour_pung 3");
    check(&red(), "222m444p666s777z3z +3z self_draw", "31: all_types 16, all_pungs 12, honour_pung 3");
    check(&red(), "[456p@left] 123m789s111z5z +5z self_draw", "19: all_types 16, honour_pung 3");
    check(&red(), "123456m789s111z5z +5z self_draw", "3: honour_pung 3");
    check(&red(), "123m456p789s111z2z +2z self_draw", "3: honour_pung 3");
    check(&red(), "123m456p789s555z7z +7z self_draw", "3: honour_pung 3");
}

/// RED-FAN-14, RED-FAN-15: the 5 belongs to both.
#[test]
fn five_lower_and_upper() {
    check(&red(), "123m234444p345s5s +5s discard@left", "27: five_lower 24, special_pair 3");
    check(&red(), "123m234444p345s6s +6s self_draw", "0: ");
    check(&red(), "123m234444p456s5s +5s self_draw", "3: special_pair 3");
    check(&red(), "123m234444p345s1z +1z self_draw", "0: ");
    check(&red(), "567999m678p789s5p +5p self_draw", "27: five_upper 24, special_pair 3");
    check(&red(), "567999m678p789s4p +4p self_draw", "0: ");
    check(&red(), "456999m678p789s5p +5p self_draw", "3: special_pair 3");
    check(&red(), "567999m678p789s1z +1z self_draw", "0: ");
}

/// RED-FAN-11, RED-WIN-3, RED-RUL-12.
#[test]
fn chaotic_hand() {
    let chaotic = "12: chaotic_hand 12";
    // Five, six and seven honours; suits do not constrain each other.
    check(&red(), "147m258p369s1234z +5z discard@right", chaotic);
    check(&red(), "147m147p14s12345z +6z self_draw", chaotic);
    check(&red(), "159m48p27s123456z +7z self_draw", chaotic);
    check(&red(), "159m48p2s1234567z +3s self_draw", "RED-WIN-2 –");
    check(&red(), "146m258p369s1234z +5z self_draw", "RED-WIN-2 –");
    check(&red(), "147m258p369s1234z +1z self_draw", "RED-WIN-2 –");
    check(&red(), "147m258p369s1123z +4z self_draw", "RED-WIN-2 –");
    // RED-OPT-5.
    check(&rules("red", "chaotic_value=3"), "147m258p369s1234z +7z self_draw", "3: chaotic_hand 3");
    check(&rules("red", "chaotic_value=12"), "147m258p369s1234z +7z self_draw", chaotic);
}

/// RED-WIN-1, RED-WIN-2.
#[test]
fn no_other_shape() {
    for line in [
        "123m456p345678s1z +2z self_draw",
        "1122m3344p5566s7z +7z self_draw",
        "19m19p19s1234567z +1m discard@left",
        "[123m@left] 147m258p4567z +9s self_draw",
    ] {
        check(&red(), line, "RED-WIN-2 –");
    }
}

/// RED-SCORE-6, RED-RUL-10: the minimum does not see the flowers.
#[test]
fn minimum() {
    let three = rules("red", "min_points=3");
    let cheap = "234m456p678999s3p +3p self_draw flowers=158f";
    check(&three, cheap, "RED-SCORE-6 9: flower 9 × 3");
    let score = three.score(&showdown(&three, cheap));
    assert_eq!(score.verdict, Verdict::BelowMinimum { have: 0, need: 3, clause: "RED-SCORE-6" });
    assert_eq!((score.transfers, score.verdict.is_valid()), (None, Some(false)));
    let chows = "123m456p345678s1z +1z discard@left flowers=34f";
    check(&three, chows, "9: all_chows 3, flower 6 × 2");
    check_payments(&three, chows, "self 9, right 0, across 0, left -9");
    check(&rules("red", "min_points=4"), chows, "RED-SCORE-6 9: all_chows 3, flower 6 × 2");
    let chaotic = "147m258p369s1234z +7z self_draw";
    check(&rules("red", "min_points=3 chaotic_value=3"), chaotic, "3: chaotic_hand 3");
    check(&rules("red", "min_points=4 chaotic_value=3"), chaotic, "RED-SCORE-6 3: chaotic_hand 3");
    check(&rules("red", "min_points=12"), chaotic, "12: chaotic_hand 12");
    check(&rules("red", "min_points=13"), chaotic, "RED-SCORE-6 12: chaotic_hand 12");
}

/// RED-SCORE-8, RED-RUL-11: the value is cut, flowers and all, and the fans are told as they were.
#[test]
fn limit() {
    let line = "123m456p345678s1z +1z discard@across flowers=34f";
    let fans = "all_chows 3, flower 6 × 2";
    let steps = |options: &str| {
        let rules = rules("red", options);
        rules.prove(&showdown(&rules, line)).steps
    };
    check(&rules("red", "limit=8"), line, &format!("8: {fans}"));
    check_payments(&rules("red", "limit=8"), line, "self 8, right 0, across -8, left 0");
    assert_eq!(steps("limit=8")[..], [Step::Limited { from: 9, limit: 8, clause: "RED-SCORE-8" }]);
    check(&rules("red", "limit=9"), line, &format!("9: {fans}"));
    assert!(steps("limit=9").is_empty() && steps("").is_empty());
    // Each payer pays the cut value.
    let dear = "2233334444555s +5s self_draw";
    check_payments(&rules("red", "limit=100"), dear, "self 300, right -100, across -100, left -100");
    // The minimum looks at the whole value.
    check(&rules("red", "limit=1 min_points=3"), line, &format!("1: {fans}"));
}

/// RED-PAY-1 to RED-PAY-3, RED-RUL-18.
#[test]
fn payments() {
    let hand = "123m456p345678s1z +1z";
    let check = |win: &str, expected: &str| check_payments(&red(), &format!("{hand} {win}"), expected);
    check("discard@right", "self 3, right -3, across 0, left 0");
    check("discard@across", "self 3, right 0, across -3, left 0");
    check("discard@left", "self 3, right 0, across 0, left -3");
    check("self_draw", "self 9, right -3, across -3, left -3");
    check("self_draw seat=N round=W", "self 9, right -3, across -3, left -3");
    check("discard@right players=3", "self 3, right -3, left 0");
    check("discard@left players=3", "self 3, right 0, left -3");
    check("self_draw players=3 seat=W", "self 6, right -3, left -3");
    check("discard@across players=2", "self 3, across -3");
    check("self_draw players=2 seat=W", "self 3, across -3");
    // RED-WIN-5, RED-RUL-29, RED-FLOWER-4: nobody discarded.
    check("dealt", "self 9, right -3, across -3, left -3");
    check("flower_replacement flowers=7f", "self 18, right -6, across -6, left -6");
    // RED-MSG-2: what was the case changes nothing.
    check("self_draw last_wall_tile ready_from_deal", "self 9, right -3, across -3, left -3");
    check("discard@left last_discard last_of_its_kind", "self 3, right 0, across 0, left -3");
}

#[test]
fn payments_name_their_clause() {
    let told = |line: &str| {
        let score = red().score(&showdown(&red(), &format!("123m456p345678s1z +1z {line}")));
        let transfers = score.transfers.unwrap();
        transfers.iter().map(|transfer| (transfer.from, transfer.points, transfer.clause)).collect::<Vec<_>>()
    };
    assert_eq!(told("discard@across"), [(RelSeat::Across, 3, "RED-PAY-1")]);
    assert_eq!(told("discard@left players=3"), [(RelSeat::Left, 3, "RED-PAY-2")]);
    assert_eq!(told("self_draw players=2"), [(RelSeat::Across, 3, "RED-PAY-3")]);
    let everybody = [RelSeat::Right, RelSeat::Across, RelSeat::Left];
    assert_eq!(told("self_draw"), everybody.map(|seat| (seat, 3, "RED-PAY-1")));
}

/// A win on a discard of which it is not said whose it was, or said what cannot be.
#[test]
fn nobody_is_guessed_to_be_the_discarder() {
    let mut hand = showdown(&red(), "123m456p345678s1z +1z discard");
    assert_eq!(red().score(&hand).transfers, None);
    assert_eq!(red().score(&hand).value, Some(3));
    for (players, from) in [(4, RelSeat::Own), (3, RelSeat::Across), (2, RelSeat::Left)] {
        hand.players = players;
        hand.win.as_mut().unwrap().from = Some(from);
        assert_eq!(red().score(&hand).transfers, None);
    }
    hand.win = None;
    assert_eq!((red().score(&hand).verdict, red().score(&hand).value), (Verdict::NotWon, None));
}

/// RED-MSG-2, RED-RUL-33, RED-CLAIM-7.
#[test]
fn ways_of_winning_that_there_are_not() {
    let hand = "123m456p345678s1z +1z";
    for (way, word) in [
        ("kong_replacement", "kong"),
        ("rob_kong@left", "kong"),
        ("rob_flower@left", "flower"),
        ("eighth_flower", "flower"),
    ] {
        check_refused(&red(), &format!("{hand} {way}"), word);
    }
    // RED-OPT-2: without flowers none is replaced.
    check_refused(&rules("red", "flowers=0"), &format!("{hand} flower_replacement"), "flower");
    check(&rules("red", "flowers=0"), &format!("{hand} dealt"), "3: all_chows 3");
    check(&rules("red", "flowers=4 jokers=true"), &format!("{hand} flower_replacement"), "3: all_chows 3");
    check_refused(&red(), "[2222s:melded@left] 456789s111z5p +5p self_draw", "kong");
    check_refused(&red(), &format!("{hand} discard@across players=3"), "seat");
    check_refused(&red(), &format!("{hand} discard@left players=2"), "seat");
    check_refused(&red(), &format!("{hand} self_draw seat=S players=2"), "seat");
    check_refused(&red(), "123m456p345678s1z", "winning tile");
}

/// RED-TILE-2, RED-RUL-23: the flowers that are in play.
#[test]
fn flowers_in_play() {
    let hand = "123m456p345678s1z +1z self_draw";
    check(&rules("red", "flowers=4 jokers=true"), &format!("{hand} flowers=4f"), "6: all_chows 3, flower 3");
    check_refused(&rules("red", "flowers=4 jokers=true"), &format!("{hand} flowers=5f"), "flower");
    check_refused(&rules("red", "flowers=0"), &format!("{hand} flowers=1f"), "flower");
}

/// Every fan is proved with the sets that make it.
#[test]
fn sets_of_the_fans() {
    // 123s 123s 456s 789s 88s.
    check_sets(
        "1122334567889s +8s self_draw",
        &[
            (Red::FullFlush, 0b11111),
            (Red::PureStraight, 0b01101),
            (Red::PureStraight, 0b01110),
            (Red::PureDoubleChow, 0b00011),
            (Red::SpecialPair, 0b10000),
            (Red::TwoTerminalChows, 0b01001),
            (Red::TwoTerminalChows, 0b01010),
            (Red::AllChows, 0b01111),
        ],
    );
    // 777m 777z 111m 444m 99p.
    check_sets(
        "[777m@left] [777z@left] 111444m9p +9p self_draw flowers=1f",
        &[(Red::RedHand, 0b01111), (Red::AllPungs, 0b01111), (Red::HonourPung, 0b00010), (Red::Flower, 0)],
    );
    // 234m 555z 666z 777z 99m.
    check_sets(
        "234m555666777z9m +9m self_draw",
        &[
            (Red::BigThreeDragons, 0b01110),
            (Red::HalfFlush, 0b11111),
            (Red::HonourPung, 0b00010),
            (Red::HonourPung, 0b00100),
            (Red::HonourPung, 0b01000),
        ],
    );
    // 345m 345s 222m 222p 33s.
    check_sets(
        "222345m222p3453s +3s self_draw",
        &[(Red::FiveLower, 0b11111), (Red::DoublePung, 0b01100), (Red::MixedDoubleChow, 0b00011)],
    );
    // 678m 678p 789s 999s 55m.
    check_sets(
        "678m678p789999s5m +5m self_draw",
        &[(Red::FiveUpper, 0b11111), (Red::SpecialPair, 0b10000), (Red::MixedDoubleChow, 0b00011)],
    );
    check_sets("123m456p789s555z1z +1z self_draw", &[(Red::AllTypes, 0b11111), (Red::HonourPung, 0b01000)]);
    check_sets("147m258p369s1234z +7z self_draw", &[(Red::ChaoticHand, 0)]);
}

#[track_caller]
fn check_sets(line: &str, expected: &[(Red, SetMask)]) {
    let proof = red().prove(&showdown(&red(), line));
    let counted: Vec<(FanNo, SetMask)> =
        proof.readings[0].counted.iter().map(|counted| (counted.fan, counted.sets)).collect();
    let expected: Vec<(FanNo, SetMask)> = expected.iter().map(|(fan, sets)| (*fan as FanNo, *sets)).collect();
    assert_eq!(counted, expected, "{line}: {:?}", proof.readings[0].layout.sets);
}

/// RED-SCORE-4: the two fans that seem to hold and do not.
#[test]
fn fans_that_do_not_count() {
    let passed = |line: &str| {
        let proof = red().prove(&showdown(&red(), line));
        let of = |reading: &crate::ReadingProof| reading.passed.clone();
        let all: Vec<_> = proof.readings.iter().flat_map(of).collect();
        all.iter().map(|passed| (passed.fan, passed.sets, passed.reason)).collect::<Vec<_>>()
    };
    let told = |line: &str| {
        let passed = passed(line);
        passed.iter().map(|(fan, sets, reason)| (*fan, *sets, reason.why, reason.by, reason.clause)).next()
    };
    let full_flush = Some(Red::FullFlush as FanNo);
    let half_flush = (Red::HalfFlush as FanNo, 0b11111, Why::Implied, full_flush, "RED-RUL-4");
    assert_eq!(told("1112345678999m +2m discard@left"), Some(half_flush));
    let all_types = (Red::AllTypes as FanNo, 0, Why::NotHere, None, "RED-RUL-7");
    assert_eq!(told("147m258p369s1234z +7z self_draw"), Some(all_types));
    for line in
        ["123567999m2255z +5z self_draw", "123m456p789s111z5z +5z self_draw", "111222333555z6z +6z dealt"]
    {
        assert!(passed(line).is_empty(), "{line}");
    }
}

/// Readings are proved from the best to the worst (RED-RUL-37).
#[test]
fn readings() {
    let proof = red().prove(&showdown(&red(), "222333444m678p1z +1z self_draw"));
    let values: Vec<u32> = proof.readings.iter().map(|reading| reading.value).collect();
    assert_eq!(values, [39, 0]);
    let proof = red().prove(&showdown(&red(), "123m456p345678s1z +2z self_draw"));
    assert!(proof.readings.is_empty());
    assert_eq!(proof.missing.unwrap().waits.to_string(), "1z");
}
