//! Taiwanese hands, what they are worth and who pays.

mod pay;
mod proof;
mod twin;
mod waits;

use crate::score::tests::{check, check_examples, rules, showdown};
use crate::{Fan, Score, Showdown, Verdict, Win, WinBy};
use tiles::Tile;

#[test]
fn examples_show_their_fans() {
    check_examples("taiwan");
}

/// Compares a score with the default options.
#[track_caller]
fn scores(line: &str, expected: &str) {
    check(&rules("taiwan", ""), line, expected);
}

/// TWN-FAN-1, TWN-FAN-2: each shown flower, or one tai for none.
#[test]
fn flowers() {
    scores("[234m@left] 567m111s678p55z34s +5s discard@right seat=S", "3: no_flowers 1, win 2");
    scores("[234m@left] 567m111s678p55z34s +5s discard@right flowers=8f seat=S", "3: flower 1, win 2");
    scores(
        "[234m@left] 567m111s678p55z34s +5s discard@right flowers=1234567f seat=S",
        "9: flower 7 × 7, win 2",
    );
}

/// TWN-FAN-3, TWN-RUL-23, TWN-RUL-72: each pung or kong of any wind or dragon, whatever the seat and the round.
#[test]
fn pungs_of_honours() {
    scores(
        "[111z@across] [777z@left] 123m456p99s34m +5m discard@across seat=S",
        "5: no_flowers 1, pung_of_honours 2 × 2, win 2",
    );
    for winds in ["seat=E round=E", "seat=S round=E", "seat=W round=S", "seat=N round=N"] {
        scores(
            &format!("[1111z:melded@across] [7777z] 123m456p99s34m +5m discard@across {winds}"),
            "8: no_flowers 1, pung_of_honours 2 × 2, melded_kong 1, win 2, concealed_kong 2",
        );
    }
    // A pair of honours is nothing.
    scores("[123m@left] 456p678p11z345s34m +5m discard@across seat=S", "6: no_flowers 1, win 2, flat_hand 3");
}

/// TWN-FAN-4, TWN-FAN-13: without honours; without flowers besides, one fan for both.
#[test]
fn no_honours() {
    let hand = "[234m@left] 567m111s678p99p34s +5s discard@right seat=S";
    scores(hand, "5: win 2, no_honours_no_flowers 3");
    scores(&format!("{hand} flowers=15f"), "5: flower 2 × 2, no_honours 1, win 2");
    // An honour in a declared set alone.
    scores(
        "[111z@left] 567m111s678p99p34s +5s discard@right seat=S",
        "4: no_flowers 1, pung_of_honours 1, win 2",
    );
}

/// TWN-FAN-5, TWN-FAN-14, TWN-RUL-3: from the wall, with an open set or without.
#[test]
fn wins_from_the_wall() {
    for by in ["self_draw", "kong_replacement", "flower_replacement"] {
        scores(
            &format!("[234m@left] 567m111s678p99p34s +5s {by} flowers=15f seat=S"),
            "6: flower 2 × 2, no_honours 1, self_draw 1, win 2",
        );
        scores(
            &format!("[1111s] 234m567m678p99p34s +5s {by} flowers=15f seat=S"),
            "10: flower 2 × 2, no_honours 1, win 2, concealed_kong 2, fully_concealed_hand 3",
        );
    }
    scores(
        "[1111s:added@left] 234m567m678p99p34s +5s self_draw flowers=15f seat=S",
        "7: flower 2 × 2, no_honours 1, self_draw 1, melded_kong 1, win 2",
    );
}

/// TWN-FAN-6, TWN-FAN-10B, TWN-RUL-24: each kong.
#[test]
fn kongs() {
    scores(
        "[9999s:added@across] [3333p:melded@left] [6666s] [1111m] 78m11z +9m discard@right seat=S",
        "11: no_flowers 1, melded_kong 2 × 2, win 2, concealed_kong 4 × 2, two_concealed_pungs 2",
    );
    // TWN-SET-2: four equal tiles in the hand are no kong.
    scores("[456m@left] 111123m678p11z34s +5s discard@right seat=S", "3: no_flowers 1, win 2");
}

/// TWN-FAN-7, TWN-ROB-1, TWN-RUL-40: a win by discard with one tai more.
#[test]
fn robbing_a_kong() {
    scores(
        "123m567m111p234s88s46s +5s rob_kong@across flowers=3f seat=S",
        "8: flower 1, no_honours 1, robbing_kong 1, concealed_hand 1, win 2, valued_wait 2",
    );
    scores(
        "[123m@left] 567m111p234s88s46s +5s rob_kong@across flowers=3f seat=S",
        "7: flower 1, no_honours 1, robbing_kong 1, win 2, valued_wait 2",
    );
    // A chow finished with the robbed tile is open (TWN-SCORE-4).
    scores(
        "[222z@left] 12345679m55p777s +8m rob_kong@right seat=S",
        "12: no_flowers 1, pung_of_honours 1, robbing_kong 1, win 2, valued_wait 2, pure_straight 5",
    );
}

/// TWN-FAN-8, TWN-SEA-2, TWN-SEA-4, TWN-RUL-33: the last tile that is taken, not the last discard.
#[test]
fn last_tile_of_the_wall() {
    for by in ["self_draw", "kong_replacement", "flower_replacement"] {
        scores(
            &format!("[234m@left] 567m111s678p55z34s +5s {by} seat=S last_wall_tile"),
            "5: no_flowers 1, self_draw 1, last_wall_tile 1, win 2",
        );
    }
    scores(
        "234m567m111s678p55z34s +5s self_draw seat=S last_wall_tile",
        "7: no_flowers 1, last_wall_tile 1, win 2, fully_concealed_hand 3",
    );
    for fact in ["last_discard", "last_wall_tile", "last_discard last_wall_tile"] {
        scores(
            &format!("[234m@left] 567m111s678p55z34s +5s discard@right seat=S {fact}"),
            "3: no_flowers 1, win 2",
        );
    }
    // Dealt tiles are not taken from the end of the wall.
    scores(
        "234m567m111s678p55z34s +5s dealt last_wall_tile",
        "43: no_flowers 1, win 2, blessing_of_heaven 40",
    );
}

/// TWN-FAN-9: no open set; a concealed kong is none, a set finished by the discard is not declared.
#[test]
fn concealed_hands() {
    scores(
        "[1111p] 123m567m234s88s46s +5s discard@right flowers=3f seat=S",
        "9: flower 1, no_honours 1, concealed_hand 1, win 2, concealed_kong 2, valued_wait 2",
    );
    scores(
        "[1111p:melded@left] 123m567m234s88s46s +5s discard@right flowers=3f seat=S",
        "7: flower 1, no_honours 1, melded_kong 1, win 2, valued_wait 2",
    );
}

/// TWN-FAN-12, -16, -25, -34, TWN-RUL-9, TWN-RUL-10, TWN-RUL-30: only the highest counts; kongs are pungs; a pung
/// by discard is open.
#[test]
fn concealed_pungs() {
    scores(
        "[456m@left] 222p777s55z88p123m +8p discard@right seat=S",
        "5: no_flowers 1, win 2, two_concealed_pungs 2",
    );
    scores(
        "[456m@left] 222p777s55z88p123m +8p self_draw seat=S",
        "9: no_flowers 1, self_draw 1, win 2, three_concealed_pungs 5",
    );
    // The pair is no set: completing it opens nothing.
    scores(
        "[456m@left] 222p777s888p123m5z +5z discard@right seat=S",
        "10: no_flowers 1, win 2, valued_wait 2, three_concealed_pungs 5",
    );
    scores(
        "[2222m] [5555m] [9999p] [3333s] 77z88s +7z self_draw seat=S",
        "55: no_flowers 1, pung_of_honours 1, win 2, concealed_kong 8 × 4, fully_concealed_hand 3, \
         five_concealed_pungs 40",
    );
    scores(
        "[2222m] [5555m] [9999p] [3333s] 77z88s +7z discard@right seat=S",
        "33: no_flowers 1, pung_of_honours 1, concealed_hand 1, win 2, concealed_kong 8 × 4, all_pungs 10, \
         four_concealed_pungs 10",
    );
    // Five concealed pungs by discard: the pair was the wait.
    scores(
        "222m555m999p333s777z8s +8s discard@right seat=S",
        "47: no_flowers 1, pung_of_honours 1, concealed_hand 1, win 2, valued_wait 2, five_concealed_pungs 40",
    );
    // An open pung and an open kong are not concealed.
    scores(
        "[222m@left] [5555m:added@left] 999p333s777z8s +8s discard@right seat=S",
        "22: no_flowers 1, pung_of_honours 1, melded_kong 1, win 2, valued_wait 2, three_concealed_pungs 5, \
         all_pungs 10",
    );
}

/// TWN-RUL-31: the winning tile goes where it brings more. 3s completes 345s, and 333s stays concealed.
#[test]
fn the_winner_chooses_the_place() {
    scores(
        "[456m@left] 222p777p88m33345s +3s discard@right seat=S",
        "10: win 2, no_honours_no_flowers 3, three_concealed_pungs 5",
    );
}

/// TWN-SCORE-3: the reading with the greatest value. Three pungs in a row are chows as well.
#[test]
fn the_best_reading() {
    scores(
        "[555p@left] 222333444s678p9m +9m discard@right seat=S",
        "12: win 2, valued_wait 2, no_honours_no_flowers 3, three_concealed_pungs 5",
    );
    scores(
        "[123p@left] [567p@left] 222333444s9m +9m discard@right seat=S",
        "14: win 2, valued_wait 2, flat_hand 10",
    );
}

/// TWN-FAN-15, TWN-RUL-19, TWN-RUL-20: five chows; 10 without honours and flowers.
#[test]
fn flat_hands() {
    scores("[123m@left] [456p@left] 789s234s99p67m +8m discard@right seat=S", "12: win 2, flat_hand 10");
    scores(
        "[123m@left] [456p@left] 789s234s22z67m +8m discard@right seat=S",
        "6: no_flowers 1, win 2, flat_hand 3",
    );
    scores(
        "[123m@left] [456p@left] 789s234s99p67m +8m discard@right flowers=26f seat=S",
        "8: flower 2 × 2, no_honours 1, win 2, flat_hand 3",
    );
    scores(
        "[123m@left] [456p@left] 789s234s22z67m +8m discard@right flowers=2f seat=S",
        "6: flower 1, win 2, flat_hand 3",
    );
    // Concealed, and any wait.
    scores(
        "123m456p789s234s99p79m +8m self_draw seat=S",
        "17: win 2, valued_wait 2, fully_concealed_hand 3, flat_hand 10",
    );
    scores(
        "[123m@left] [456p@left] 789s222s99p67m +8m discard@right seat=S",
        "5: win 2, no_honours_no_flowers 3",
    );
}

/// TWN-FAN-17, TWN-RUL-32: up to five tiles in the river 10 tai, up to nine 5.
#[test]
fn early_wins() {
    for (discards, expected) in [
        ("discards=0", "13: no_flowers 1, win 2, early_win 10"),
        ("discards=5", "13: no_flowers 1, win 2, early_win 10"),
        ("discards=6", "8: no_flowers 1, win 2, early_win 5"),
        ("discards=9", "8: no_flowers 1, win 2, early_win 5"),
        ("discards=10", "3: no_flowers 1, win 2"),
        ("", "3: no_flowers 1, win 2"),
    ] {
        scores(&format!("[234m@left] 567m111s678p55z34s +5s discard@right seat=S {discards}"), expected);
    }
}

/// TWN-FAN-19, TWN-RUL-30: 10 if all three chows are concealed.
#[test]
fn pure_straights() {
    for (suit, other) in [("m", "s"), ("p", "s"), ("s", "p")] {
        scores(
            &format!("[222z@left] 123456789{suit}55{other}34{other} +5{other} discard@right seat=S"),
            "14: no_flowers 1, pung_of_honours 1, win 2, pure_straight 10",
        );
        scores(
            &format!("[456{suit}@left] 123789{suit}55z777{other}34{other} +5{other} self_draw seat=S"),
            "9: no_flowers 1, self_draw 1, win 2, pure_straight 5",
        );
    }
    // An open chow beside a concealed one like it.
    scores(
        "[123m@left] 123456789m55p34s +5s discard@right seat=S",
        "22: win 2, flat_hand 10, pure_straight 10",
    );
    // The winning discard opens one of two.
    scores(
        "[222z@left] 12312456789m55p +3m discard@right seat=S",
        "16: no_flowers 1, pung_of_honours 1, win 2, valued_wait 2, pure_straight 10",
    );
    scores(
        "[222z@left] 12345679m55p777s +8m discard@right seat=S",
        "11: no_flowers 1, pung_of_honours 1, win 2, valued_wait 2, pure_straight 5",
    );
    scores(
        "[222z@left] 12345679m55p777s +8m self_draw seat=S",
        "17: no_flowers 1, pung_of_honours 1, self_draw 1, win 2, valued_wait 2, pure_straight 10",
    );
    // Of one suit, and these three chows.
    scores("[456p@left] 123789m55z777s34s +5s discard@right seat=S", "3: no_flowers 1, win 2");
    scores("[345m@left] 123789m55z777s34s +5s discard@right seat=S", "3: no_flowers 1, win 2");
}

/// TWN-FAN-20, -32, TWN-RUL-17, -18, -21, -22: the pair counts, and honours alone are a half flush.
#[test]
fn flushes() {
    scores(
        "[123s@left] [555s@left] 678s999s22s34s +2s discard@right seat=S",
        "45: win 2, no_honours_no_flowers 3, full_flush 40",
    );
    scores(
        "[123s@left] [555s@left] 678s999s22s34s +2s discard@right flowers=4f seat=S",
        "43: flower 1, win 2, full_flush 40",
    );
    scores(
        "[123s@left] [555s@left] 678s999s22z34s +2s discard@right seat=S",
        "13: no_flowers 1, win 2, half_flush 10",
    );
    scores(
        "[123s@left] [555s@left] 678s999s22p34s +2s discard@right seat=S",
        "5: win 2, no_honours_no_flowers 3",
    );
    scores(
        "[123s@left] [666z@left] 345s999s22s67s +8s discard@right seat=S",
        "14: no_flowers 1, pung_of_honours 1, win 2, half_flush 10",
    );
    // Only a declared set is of another suit.
    scores("[123m@left] [555s@left] 678s999s22z34s +2s discard@right seat=S", "3: no_flowers 1, win 2");
    scores(
        "[111z@left] [222z@left] [555z@left] [666z@left] 33z44z +3z discard@right seat=S",
        "55: no_flowers 1, pung_of_honours 2 × 2, win 2, half_flush 10, all_pungs 10, small_four_winds 30",
    );
    // A big flat hand beside a full flush (TWN-RUL-18, TWN-RUL-19).
    scores(
        "[123m@left] 12345678955m67m +8m discard@right seat=S",
        "62: win 2, flat_hand 10, pure_straight 10, full_flush 40",
    );
}

/// TWN-FAN-21: pungs and kongs, open or concealed.
#[test]
fn all_pungs() {
    scores(
        "[222m@left] [5555p:melded@left] 888s333p44z99s +9s discard@right seat=S",
        "16: no_flowers 1, melded_kong 1, win 2, two_concealed_pungs 2, all_pungs 10",
    );
    scores(
        "[222m@left] [555p@left] [789s@left] 333p44z99s +9s discard@right seat=S",
        "3: no_flowers 1, win 2",
    );
}

/// TWN-FAN-22, TWN-RUL-11, TWN-RUL-12: five open sets and another player's tile.
#[test]
fn melded_hands() {
    let open = "[123m@left] [555p@left] [456s@left] [9999m:melded@across] [333z@left] 8s +8s";
    scores(
        &format!("{open} discard@right seat=S"),
        "15: no_flowers 1, pung_of_honours 1, melded_kong 1, win 2, melded_hand 10",
    );
    scores(
        &format!("{open} rob_kong@right seat=S"),
        "16: no_flowers 1, pung_of_honours 1, melded_kong 1, robbing_kong 1, win 2, melded_hand 10",
    );
    scores(
        &format!("{open} self_draw seat=S"),
        "8: no_flowers 1, pung_of_honours 1, self_draw 1, melded_kong 1, win 2, valued_wait 2",
    );
    scores(
        "[123m@left] [555p@left] [456s@left] [9999m] [333z@left] 8s +8s discard@right seat=S",
        "8: no_flowers 1, pung_of_honours 1, win 2, concealed_kong 2, valued_wait 2",
    );
}

/// TWN-FAN-18, -24, -30, -33, TWN-RUL-15, TWN-RUL-16: winds, and what they leave of TWN-FAN-3.
#[test]
fn winds() {
    scores(
        "[111z@left] [555z@left] 222z33z789m34p +5p discard@right seat=S",
        "9: no_flowers 1, pung_of_honours 1, win 2, small_three_winds 5",
    );
    scores(
        "[111z@left] [222z@left] 789m234m55z34p +5p discard@right seat=S",
        "5: no_flowers 1, pung_of_honours 2 × 2, win 2",
    );
    scores(
        "[111z@left] 22z789m234m567p34p +5p discard@right seat=S",
        "4: no_flowers 1, pung_of_honours 1, win 2",
    );
    scores(
        "[111z@left] [222z@left] [555z@left] [666z@left] 33z34p +5p discard@right seat=S",
        "20: no_flowers 1, pung_of_honours 2 × 2, win 2, small_three_winds 5, half_flush 10",
    );
    // The example of the source: a pung of dragons beside three big winds.
    scores(
        "[1111z:melded@left] [222z@left] [666z@left] 333z88p34s +5s discard@right seat=S",
        "15: no_flowers 1, pung_of_honours 1, melded_kong 1, win 2, big_three_winds 10",
    );
    scores(
        "[111z@left] [222z@left] 333z44z567p23s +4s discard@right seat=S",
        "33: no_flowers 1, win 2, small_four_winds 30",
    );
    scores(
        "[111z@left] [222z@left] [333z@left] 444z55p67m +8m discard@right seat=S",
        "43: no_flowers 1, win 2, big_four_winds 40",
    );
    scores(
        "[111z@left] [222z@left] [333z@left] [444z@left] 555z9p +9p discard@right seat=S",
        "66: no_flowers 1, pung_of_honours 1, win 2, valued_wait 2, half_flush 10, all_pungs 10, \
         big_four_winds 40",
    );
}

/// TWN-FAN-23, TWN-FAN-29: dragons, and what they leave of TWN-FAN-3.
#[test]
fn dragons() {
    scores(
        "[555z@left] [666z@left] 77z123m456p34s +5s discard@right seat=S",
        "13: no_flowers 1, win 2, small_three_dragons 10",
    );
    scores(
        "[555z@left] [666z@left] [111z@left] 77z123m34s +5s discard@right seat=S",
        "14: no_flowers 1, pung_of_honours 1, win 2, small_three_dragons 10",
    );
    scores(
        "[555z@left] [666z@left] 11z123m456p34s +5s discard@right seat=S",
        "5: no_flowers 1, pung_of_honours 2 × 2, win 2",
    );
    scores(
        "[555z@left] 66z123m456p789p34s +5s discard@right seat=S",
        "4: no_flowers 1, pung_of_honours 1, win 2",
    );
    scores(
        "[555z@left] [666z@left] [777z@left] [111z@left] 99p45s +3s discard@right seat=S",
        "34: no_flowers 1, pung_of_honours 1, win 2, big_three_dragons 30",
    );
    // Winds and dragons at once.
    scores(
        "[555z@left] [6666z] [111z@left] [222z@left] 33z34s +5s discard@right seat=S",
        "22: no_flowers 1, pung_of_honours 2 × 2, win 2, concealed_kong 2, small_three_winds 5, half_flush 10",
    );
    scores(
        "[555z@left] [666z@left] [111z@left] [222z@left] 333z7z +7z discard@right seat=S",
        "45: no_flowers 1, win 2, valued_wait 2, half_flush 10, all_pungs 10, small_three_dragons 10, \
         big_three_winds 10",
    );
}

/// TWN-FAN-26, TWN-READY-1 to TWN-READY-3.
#[test]
fn ready_from_the_deal() {
    scores(
        "123m567m111p234s88s46s +5s discard@across flowers=3f seat=S ready_from_deal",
        "16: flower 1, no_honours 1, win 2, valued_wait 2, ready_from_deal 10",
    );
    scores(
        "[1111p] 123m567m234s88s46s +5s self_draw flowers=3f seat=S ready_from_deal",
        "21: flower 1, no_honours 1, win 2, concealed_kong 2, valued_wait 2, fully_concealed_hand 3, \
         ready_from_deal 10",
    );
    // Whoever has claimed something was not ready from the deal.
    scores(
        "[123m@left] 567m111p234s88s46s +5s discard@across flowers=3f seat=S ready_from_deal",
        "6: flower 1, no_honours 1, win 2, valued_wait 2",
    );
    // What was dealt is won before anything can be declared.
    scores(
        "123m567m111p234s88s46s +5s dealt flowers=3f ready_from_deal",
        "44: flower 1, no_honours 1, win 2, blessing_of_heaven 40",
    );
}

/// TWN-FAN-31, TWN-HAND-3, TWN-RUL-4 to TWN-RUL-7: fans of tiles count, fans of sets do not.
#[test]
fn eight_and_a_half_pairs() {
    scores(
        "1133m5588p2277s444z9s +9s discard@right seat=S",
        "33: no_flowers 1, win 2, eight_and_a_half_pairs 30",
    );
    scores(
        "1133m5588p2277s99s44s +4s discard@right flowers=1f seat=S",
        "34: flower 1, no_honours 1, win 2, eight_and_a_half_pairs 30",
    );
    scores(
        "11223344m112233z55z +5z self_draw seat=S",
        "46: no_flowers 1, win 2, fully_concealed_hand 3, half_flush 10, eight_and_a_half_pairs 30",
    );
    scores(
        "1122333445577889m +9m discard@right seat=S",
        "75: win 2, no_honours_no_flowers 3, eight_and_a_half_pairs 30, full_flush 40",
    );
    // Four equal tiles are two pairs, and so are three and one.
    scores(
        "1111m33m5588p2277s99s +9s discard@right seat=S",
        "35: win 2, no_honours_no_flowers 3, eight_and_a_half_pairs 30",
    );
    scores(
        "111m33m5588p2277s999s +1m discard@right seat=S",
        "35: win 2, no_honours_no_flowers 3, eight_and_a_half_pairs 30",
    );
    // A regular hand too, but a cheaper one.
    scores(
        "112233m445566s11p77z +7z discard@right seat=S",
        "33: no_flowers 1, win 2, eight_and_a_half_pairs 30",
    );
    scores(
        "1133m5588p2277s444z9s +9s discard@left seat=S first_discard discards=0",
        "73: no_flowers 1, win 2, eight_and_a_half_pairs 30, blessing_of_earth 40",
    );
    scores("111m333m5588p2277s99s +9s discard@right seat=S", "TWN-HAND-1 –");
    scores("1133m5588p2277s44z99s +6s discard@right seat=S", "TWN-HAND-1 –");
    scores("[4444z] 1133m5588p2277s9s +9s discard@right seat=S", "TWN-HAND-1 –");
    scores("[444z@left] 1133m5588p2277s9s +9s discard@right seat=S", "TWN-HAND-1 –");
}

/// TWN-FAN-35, TWN-RUL-13, -29, -36: East, dealt tiles, no kong. Only East is dealt 17 tiles: for another seat,
/// and with a declared set, it is a plain win from the wall, still without a wait.
#[test]
fn heaven() {
    let hand = "123m567m111p234s88s46s +5s dealt flowers=3f";
    scores(hand, "44: flower 1, no_honours 1, win 2, blessing_of_heaven 40");
    scores(&format!("{hand} discards=0"), "44: flower 1, no_honours 1, win 2, blessing_of_heaven 40");
    for seat in ["S", "W", "N"] {
        scores(
            &format!("{hand} discards=0 seat={seat}"),
            "17: flower 1, no_honours 1, win 2, fully_concealed_hand 3, early_win 10",
        );
    }
    scores(
        "[1111p] 123m567m234s88s46s +5s dealt flowers=3f discards=0",
        "19: flower 1, no_honours 1, win 2, concealed_kong 2, fully_concealed_hand 3, early_win 10",
    );
    scores(
        "[111p@left] 123m567m234s88s46s +5s dealt flowers=3f discards=0",
        "15: flower 1, no_honours 1, self_draw 1, win 2, early_win 10",
    );
    scores(
        "222m555m999p333s88s77z +7z dealt",
        "84: no_flowers 1, pung_of_honours 1, win 2, five_concealed_pungs 40, blessing_of_heaven 40",
    );
    scores(
        "[222z@left] 12345679m55p777s +8m dealt",
        "15: no_flowers 1, pung_of_honours 1, self_draw 1, win 2, pure_straight 10",
    );
    // Another way of winning is none.
    scores(
        "123m567m111p234s88s46s +5s self_draw flowers=3f discards=0",
        "19: flower 1, no_honours 1, win 2, valued_wait 2, fully_concealed_hand 3, early_win 10",
    );
}

/// TWN-FAN-36, TWN-RUL-14, TWN-RUL-37: another player wins on East's first discard.
#[test]
fn earth() {
    let hand = "123m567m111p234s88s46s +5s";
    let earth = "46: flower 1, no_honours 1, win 2, valued_wait 2, blessing_of_earth 40";
    scores(&format!("{hand} discard@left flowers=3f seat=S first_discard discards=0"), earth);
    scores(&format!("{hand} discard@across flowers=3f seat=W first_discard discards=0"), earth);
    scores(&format!("{hand} discard@right flowers=3f seat=N first_discard"), earth);
    scores(&format!("{hand} discard flowers=3f seat=N first_discard"), earth);
    // Not East's tile, East himself, a robbed kong, a draw.
    let nothing = "7: flower 1, no_honours 1, concealed_hand 1, win 2, valued_wait 2";
    scores(&format!("{hand} discard@right flowers=3f seat=S first_discard"), nothing);
    scores(&format!("{hand} discard@right flowers=3f seat=E first_discard"), nothing);
    scores(&format!("{hand} discard flowers=3f seat=E first_discard"), nothing);
    scores(&format!("{hand} discard@left flowers=3f seat=S"), nothing);
    scores(
        &format!("{hand} rob_kong@left flowers=3f seat=S first_discard"),
        "8: flower 1, no_honours 1, robbing_kong 1, concealed_hand 1, win 2, valued_wait 2",
    );
    scores(
        &format!("{hand} self_draw flowers=3f seat=S first_discard"),
        "9: flower 1, no_honours 1, win 2, valued_wait 2, fully_concealed_hand 3",
    );
}

/// TWN-FAN-27, TWN-FAN-28, TWN-SCORE-2, TWN-CASE-2: they stand alone, whatever the hand.
#[test]
fn flower_wins() {
    for hand in [
        "147m258p369s1234567z",
        "[1111z:melded@left] 123m456m789m111p8s",
        "[555z@left] [666z@left] 77z12389m123p",
    ] {
        let robbed = format!("{hand} +8f rob_flower@right flowers=1234567f seat=S");
        scores(&robbed, "20: robbing_eighth_flower 20");
        scores(&format!("{robbed} last_wall_tile discards=0"), "20: robbing_eighth_flower 20");
        let own = format!("{hand} +3f eighth_flower flowers=1245678f seat=S");
        scores(&own, "30: eight_flowers 30");
        scores(&format!("{own} last_wall_tile discards=0 ready_from_deal"), "30: eight_flowers 30");
    }
    scores("147m258p369s1234567z +8f rob_flower@right flowers=123456f seat=S", "TWN-FLOWER-8 –");
    scores("147m258p369s1234567z +8f eighth_flower flowers=123456f seat=S", "TWN-FLOWER-7 –");
    scores("147m258p369s1234567z +8f eighth_flower seat=S", "TWN-FLOWER-7 –");
    let taiwan = rules("taiwan", "");
    let few = showdown(&taiwan, "147m258p369s1234567z +8f eighth_flower flowers=123456f seat=S");
    assert_eq!(taiwan.score(&few), Score::none(Verdict::FewFlowers { have: 6, clause: "TWN-FLOWER-7" }));
}

/// TWN-RUL-44: neither minimum nor limit.
#[test]
fn flower_wins_stand_apart() {
    let rules = rules("taiwan", "min_tai=100 limit=10");
    check(
        &rules,
        "147m258p369s1234567z +8f rob_flower@right flowers=1234567f seat=S",
        "20: robbing_eighth_flower 20",
    );
    check(&rules, "147m258p369s1234567z +8f eighth_flower flowers=1234567f seat=S", "30: eight_flowers 30");
}

/// TWN-HAND-1, TWN-HAND-2: nothing else is complete.
#[test]
fn incomplete_hands() {
    scores("124m567m111p234s88s46s +5s discard@right seat=S", "TWN-HAND-1 –");
    scores("123m567m111p234s88s46s +7s discard@right seat=S", "TWN-HAND-1 –");
    // Honours form no chows; no other special hands.
    scores("123m567m111p234s88s12z +3z discard@right seat=S", "TWN-HAND-1 –");
    scores("19m19p19s1234567z111m +9m discard@right seat=S", "TWN-HAND-1 –");
    // TWN-SCORE-1: nobody has won.
    let taiwan = rules("taiwan", "");
    let mut ready = showdown(&taiwan, "123m567m111p234s88s46s +5s discard@right seat=S");
    ready.win = None;
    assert_eq!(taiwan.score(&ready), Score::none(Verdict::NotWon));
    assert!(taiwan.prove(&ready).readings.is_empty());
}

/// TWN-SCORE-6, TWN-OPT-1, TWN-RUL-47: all fans but flowers and no flowers; no dealer tai.
#[test]
fn minimum() {
    let cheap = "[234m@left] 567m111s678p55z34s +5s discard@right seat=S";
    check(&rules("taiwan", "min_tai=2"), cheap, "3: no_flowers 1, win 2");
    check(&rules("taiwan", "min_tai=3"), cheap, "TWN-SCORE-6 3: no_flowers 1, win 2");
    let dealer = "[234m@left] 567m111s678p55z34s +5s discard@right seat=E streak=5";
    check(&rules("taiwan", "min_tai=3"), dealer, "TWN-SCORE-6 3: no_flowers 1, win 2");
    let five = "[234m@left] 567m111s678p99p34s +5s discard@right seat=S";
    check(&rules("taiwan", "min_tai=5"), five, "5: win 2, no_honours_no_flowers 3");
    check(&rules("taiwan", "min_tai=6"), five, "TWN-SCORE-6 5: win 2, no_honours_no_flowers 3");
    let flowers = &format!("{five} flowers=15f");
    check(&rules("taiwan", "min_tai=3"), flowers, "5: flower 2 × 2, no_honours 1, win 2");
    check(&rules("taiwan", "min_tai=4"), flowers, "TWN-SCORE-6 5: flower 2 × 2, no_honours 1, win 2");
    let below = rules("taiwan", "min_tai=4");
    let score = below.score(&showdown(&below, flowers));
    assert_eq!(score.verdict, Verdict::BelowMinimum { have: 3, need: 4, clause: "TWN-SCORE-6" });
    assert_eq!(score.transfers, None);
    // The limit does not lower what the minimum looks at.
    check(&rules("taiwan", "min_tai=5 limit=2"), five, "2: win 2, no_honours_no_flowers 3");
}

/// TWN-SCORE-7, TWN-OPT-2.
#[test]
fn limit() {
    let flush = "[123s@left] [555s@left] 678s999s22s34s +2s self_draw seat=S";
    let fans = "self_draw 1, win 2, no_honours_no_flowers 3, full_flush 40";
    for (options, value) in
        [("", 46), ("limit=null", 46), ("limit=47", 46), ("limit=46", 46), ("limit=45", 45), ("limit=1", 1)]
    {
        check(&rules("taiwan", options), flush, &format!("{value}: {fans}"));
    }
    check(&rules("taiwan", "limit=2147483647 min_tai=2147483647"), flush, &format!("TWN-SCORE-6 46: {fans}"));
}

/// Showdowns that programs make need not make sense, and are answered all the same.
#[test]
fn nonsense_is_answered() {
    let taiwan = rules("taiwan", "");
    let good = showdown(&taiwan, "[123m@left] 567m111p234s88s46s +5s discard@across flowers=3f seat=S");
    let none = Score::none(Verdict::Incomplete { clause: "TWN-HAND-1" });
    let with = |change: &dyn Fn(&mut Showdown)| {
        let mut changed = good.clone();
        change(&mut changed);
        let score = taiwan.score(&changed);
        assert_eq!(taiwan.prove(&changed).score, score);
        score
    };
    let win = |tile: Tile, by: WinBy| Some(Win { tile, by, from: None });
    // Too many tiles, too few, a joker, a flower among them, a joker or a flower that wins.
    assert_eq!(with(&|hand| hand.melds.extend([good.melds[0]; 4])), none);
    assert_eq!(with(&|hand| hand.melds.clear()), none);
    assert_eq!(with(&|hand| hand.concealed = tiles::TileCounts::PLAIN), none);
    assert_eq!(with(&|hand| hand.concealed = tiles::TileCounts::WITH_FLOWERS), none);
    assert_eq!(with(&|hand| hand.concealed = tiles::TileCounts::new()), none);
    assert_eq!(with(&|hand| hand.win = win(Tile::JOKER, WinBy::Discard)), none);
    assert_eq!(with(&|hand| hand.win = win(Tile::flower(1), WinBy::SelfDraw)), none);
    let with_joker = |hand: &mut Showdown| {
        hand.concealed.remove(Tile::suited(tiles::Suit::Bamboos, 4));
        hand.concealed.add(Tile::JOKER).unwrap();
    };
    assert_eq!(with(&with_joker), none);
    // A win by the eighth flower with a tile that is none, and one with a flower that is shown already.
    let no_flower = Score::none(Verdict::FewFlowers { have: 0, clause: "TWN-FLOWER-7" });
    assert_eq!(
        with(&|hand| {
            hand.flowers = tiles::TileSet::FLOWERS;
            hand.win = win(Tile::EAST, WinBy::EighthFlower);
        }),
        no_flower
    );
    let shown = with(&|hand| {
        hand.flowers = tiles::TileSet::FLOWERS;
        hand.win = win(Tile::flower(1), WinBy::EighthFlower);
    });
    assert_eq!(shown.value, Some(30));
    // Only flowers are flowers.
    let all_shown = with(&|hand| hand.flowers = tiles::TileSet::PLAYING | tiles::TileSet::FLOWERS);
    assert_eq!(all_shown.points_of(super::fans::Taiwan::Flower as crate::FanNo), 8);
}

/// The columns of the catalogue that the code relies on.
#[test]
fn catalogue() {
    let fans = super::fans::Taiwan::TABLE;
    assert_eq!(fans.len(), 37);
    for fan in ["robbing_eighth_flower", "eight_flowers"] {
        // TWN-SCORE-2: everything but each other.
        assert_eq!(Fan::find(fans, fan).unwrap().excludes.len(), 35);
    }
}
