//! Valued waits (TWN-FAN-11).

use super::scores;

/// The forms of footnote 11 (TWN-FAN-11, TWN-RUL-25, TWN-RUL-26), each with one open set and no flowers.
#[test]
fn valued_waits_of_the_source() {
    let with_honours = "no_flowers 1, win 2";
    let valued = [
        "[456m@left] 789m222s678s11z24p +3p",
        "[456m@left] 123p222s678s11z89m +7m",
        "[456m@left] 789m222p678p11z12s +3s",
        "[456m@left] 789m222p678p345s1z +1z",
        "[456m@left] 222m678p11z67889s +7s",
    ];
    for hand in valued {
        scores(&format!("{hand} discard@right seat=S"), &format!("5: {with_honours}, valued_wait 2"));
    }
    let valued_without_honours = [
        "[456m@left] 789m222s345s678s8p +8p",
        "[456m@left] 789m222p678p2334s +3s",
        "[456m@left] 222m678p345p1233s +3s",
        "[555m@left] [789m@left] 678p1223334s +3s",
    ];
    for hand in valued_without_honours {
        scores(&format!("{hand} discard@right seat=S"), "7: win 2, valued_wait 2, no_honours_no_flowers 3");
    }
    let not_valued = [
        "[456m@left] 222m678s345s5777p +6p",
        "[456m@left] 222m678p345p7899s +9s",
        "[456m@left] 222m678p345p7899s +6s",
        "[456m@left] 222m678p345p1199s +9s",
        "[456m@left] 789m222s678s4445p +3p",
        "[456m@left] 789m222s678s4445p +6p",
    ];
    for hand in not_valued {
        scores(&format!("{hand} discard@right seat=S"), "5: win 2, no_honours_no_flowers 3");
    }
    for hand in ["[456m@left] 222m678s345s5777p +5p", "[456m@left] 789m222s678s4445p +5p"] {
        scores(
            &format!("{hand} discard@right seat=S"),
            "7: win 2, two_concealed_pungs 2, no_honours_no_flowers 3",
        );
    }
}

/// The places in a chow: only the middle and the two edges (TWN-FAN-11).
#[test]
fn places_in_a_chow() {
    for (chow, winning, valued) in [
        ("23s", "1s", false),
        ("13s", "2s", true),
        ("12s", "3s", true),
        ("34s", "2s", false),
        ("24s", "3s", true),
        ("23s", "4s", false),
        ("78s", "6s", false),
        ("68s", "7s", true),
        ("67s", "8s", false),
        ("89s", "7s", true),
        ("79s", "8s", true),
        ("78s", "9s", false),
    ] {
        let expected =
            if valued { "5: no_flowers 1, win 2, valued_wait 2" } else { "3: no_flowers 1, win 2" };
        scores(&format!("[456m@left] 789m222p678p11z{chow} +{winning} discard@right seat=S"), expected);
    }
}

/// TWN-WAIT-2, TWN-RUL-27: a kind that the player has four times is no wait, wherever they are; what remains must
/// still be a pair, a middle or an edge.
#[test]
fn waits_that_the_player_has_himself() {
    // Two sides, one of them used up.
    scores(
        "[1111s:melded@across] 789m222p678p11z23s +4s discard@right seat=S",
        "4: no_flowers 1, melded_kong 1, win 2",
    );
    // Two pairs, one of them used up: the other becomes a pung.
    scores("[456m@left] 222m11s99p789p789p +1s discard@right seat=S", "5: win 2, no_honours_no_flowers 3");
    // The pair is what remains.
    scores(
        "[6666p:melded@across] 222m678s345s5777p +5p discard@right seat=S",
        "10: melded_kong 1, win 2, valued_wait 2, two_concealed_pungs 2, no_honours_no_flowers 3",
    );
    // Three declared and one in the hand.
    scores(
        "[111s@left] 789m222p678p1234s +4s discard@right seat=S",
        "7: win 2, valued_wait 2, no_honours_no_flowers 3",
    );
    // Three are not four.
    scores(
        "[666p@left] 222m678s345s5777p +5p discard@right seat=S",
        "7: win 2, two_concealed_pungs 2, no_honours_no_flowers 3",
    );
    // All four concealed: 1s of 111 and 1234 is used up, 4s makes the pair.
    scores(
        "[456m@left] 222p678p1111234s +4s discard@right seat=S",
        "9: win 2, valued_wait 2, two_concealed_pungs 2, no_honours_no_flowers 3",
    );
}

/// TWN-WAIT-1, TWN-RUL-28: a wait of the irregular hand spoils it. 4m between 3 and 5 is one wait of the tiles,
/// 5m the other: six pairs, a triplet and 5m.
#[test]
fn irregular_waits_count() {
    scores("11223335m88p445566s +4m discard@right seat=S", "13: concealed_hand 1, win 2, flat_hand 10");
    scores(
        "11223335m88p445566s +5m discard@right seat=S",
        "35: win 2, no_honours_no_flowers 3, eight_and_a_half_pairs 30",
    );
    scores("[456s@left] 11223335m88p456s +4m discard@right seat=S", "14: win 2, valued_wait 2, flat_hand 10");
    // 4m and 6m, of which there are three each, would make seven pairs and a triplet.
    scores(
        "4446668888m445566s +7m discard@right seat=S",
        "8: concealed_hand 1, win 2, two_concealed_pungs 2, no_honours_no_flowers 3",
    );
    // TWN-WAIT-2: eight pairs that wait for 6m, and for 5m, of which there is no fifth.
    scores(
        "5555777788889999m +6m discard@right flowers=1f seat=S",
        "51: flower 1, concealed_hand 1, win 2, valued_wait 2, three_concealed_pungs 5, full_flush 40",
    );
}
