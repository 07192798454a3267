//! Hands that a player can check: waits, distances and readings by shape.

use tiles::{TileCounts, TileSet};

use super::{hand, meld};
use crate::{Claim, Hand, Meld, MeldError, MeldKind, NEVER, Shape, ShapeSet, Tally};

#[track_caller]
fn check_waits(shape: Shape, text: &str, expected: &str) {
    let hand = hand(text, text.contains('j'));
    let shapes = ShapeSet::only(shape);
    assert_eq!((hand.distance(shapes), hand.waits(shapes).to_string().as_str()), (0, expected), "{text}");
}

#[test]
fn waits() {
    use Shape::*;
    check_waits(Regular, "123m456p789s1122z", "12z");
    check_waits(Regular, "1112345678999m", "123456789m");
    check_waits(Regular, "4444666s + 678p 999m", "5s");
    check_waits(Regular, "3334555m + 1111p 777z", "23456m");
    check_waits(Regular, "123m567m111p234s88s46s", "5s");
    check_waits(Regular, "5p + 111m 333m 777p 444p", "5p");
    check_waits(Regular, "5p + 111m 333m 777p 444p 222z", "5p");
    check_waits(Regular, "456p789s11z2s0j + 123m", "1234s1z0j");
    check_waits(Regular, "0j + 123m 456p 999p 777z", "123456789m123456789p123456789s1234567z");
    check_waits(SevenPairs, "1133557799m22p8s", "8s");
    check_waits(SevenPairs, "1111m22p33p44p55p6p", "6p");
    check_waits(TwinPairs, "1122334455667z", "7z");
    check_waits(TwinPairs, "1122334455667m", "7m");
    check_waits(SevenShiftedPairs, "1122334455667m", "7m");
    check_waits(ThirteenOrphans, "19m19p19s1234567z", "19m19p19s1234567z");
    check_waits(ThirteenOrphans, "119m19p19s123456z", "7z");
    check_waits(LesserKnitted, "147m258p36s12345z", "9s67z");
    check_waits(GreaterKnitted, "147m258p1234567z", "369s");
    check_waits(KnittedStraight, "147m25899p36s555z", "9s");
    check_waits(KnittedStraight, "147m258p36s5z9s + 1111z", "5z");
    check_waits(Chaotic, "147m258s69p23467z", "123p15z");
    check_waits(EightPairs, "1133m5588p2277s99s66z", "13m58p279s6z");
    check_waits(EightPairs, "1133m5588p2277s444z9s", "9s");
    check_waits(EightPairs, "111333m5588p2277s99s", "13m");
}

#[test]
fn waits_of_concealed_tiles_alone() {
    // Ten tiles lie beside one declared set, whichever it is (MCR-FORM-5).
    let hand = hand("147m258p369s2m + 555z", false);
    let shapes = ShapeSet::of(&[Shape::Regular, Shape::KnittedStraight]);
    assert_eq!(hand.tally().waits(shapes, false).to_string(), "2m");
    assert_eq!(hand.tally().distance(shapes), 0);
}

#[track_caller]
fn check_distance(shape: Shape, text: &str, expected: i8) {
    assert_eq!(hand(text, text.contains('j')).distance(ShapeSet::only(shape)), expected, "{text}");
}

#[test]
fn distances() {
    use Shape::*;
    check_distance(Regular, "123m456p789s11222z", -1);
    check_distance(Regular, "1111m456p789p222s", 1);
    check_distance(Regular, "1111p + 333p 555p 777m", 1);
    check_distance(Regular, "1z + 111z 222z 333z 444z", 1);
    check_distance(Regular, "46m99p + 5555m 111z 222z", 1);
    check_distance(Regular, "147m258p369s1234z", 8);
    check_distance(Regular, "123m567m111p234s8s46s1z", 1);
    check_distance(SevenPairs, "1133m5577p99p28p4p", 1);
    check_distance(SevenPairs, "1111222233334m", 0);
    check_distance(SevenDifferentPairs, "1111222233334m", 6);
    check_distance(SevenPairs, "11p + 123m 123m 123m 123m", NEVER);
    check_distance(Chaotic, "1m + 111z 222z 333z 444z", NEVER);
    check_distance(KnittedStraight, "14m258p369s55z + 7777m", 5);
    check_distance(EightPairs, "1m + 111z 222z 333z 444z", NEVER);
}

/// A drawn joker makes a fifth copy of a kind possible (RED-JOKER-7).
#[test]
fn a_joker_is_a_fifth_copy() {
    let hand = hand("1111m456p789p222s", true);
    let shapes = ShapeSet::only(Shape::Regular);
    assert_eq!((hand.distance(shapes), hand.waits(shapes).to_string().as_str()), (0, "0j"));
}

#[track_caller]
fn check_readings(shape: Shape, text: &str, expected: &[&str]) {
    let mut found = Vec::new();
    shape.readings(&hand(text, text.contains('j')), &mut |reading| found.push(reading.to_string()));
    assert_eq!(found, expected, "{text}");
}

#[test]
fn readings() {
    use Shape::*;
    check_readings(Regular, "111222333m456p99s", &["111m 222m 333m 456p 99s", "123m 123m 123m 456p 99s"]);
    check_readings(Regular, "11123456789999m", &["123m 456m 789m 999m 11m"]);
    check_readings(Regular, "11123455678999m", &["111m 234m 678m 999m 55m"]);
    check_readings(Regular, "55m + 111z 222z 333z 444z", &["55m"]);
    check_readings(Regular, "5m0j + 111z 222z 333z 444z", &["5m0j"]);
    check_readings(Regular, "00j + 111z 222z 333z 444z", &[]);
    check_readings(SevenPairs, "1111m22p33p44p55p66p", &["11m 11m 22p 33p 44p 55p 66p"]);
    check_readings(ThirteenOrphans, "19m19p19s12345677z", &["19m19p19s123456z 77z"]);
    check_readings(LesserKnitted, "147m258p369s12345z", &["147m258p369s12345z"]);
    check_readings(KnittedStraight, "147m258p369s11122z", &["147m258p369s 111z 22z"]);
    check_readings(EightPairs, "1133m5588p2277s99s666z", &["666z 11m 33m 55p 88p 22s 77s 99s"]);
}

#[track_caller]
fn check_awaited(text: &str, declared: u8, expected: &str) {
    let shapes = [Shape::Regular, Shape::SevenPairs, Shape::ThirteenOrphans, Shape::KnittedStraight];
    let tally = Tally::of(&testkit::tiles(text));
    assert_eq!(tally.awaited(declared, ShapeSet::of(&shapes)).to_string(), expected, "{text}");
    let regular = tally.awaited(declared, ShapeSet::only(Shape::Regular));
    for tile in regular {
        let tiles = testkit::tiles(text);
        let only = |gone| crate::is_only_wait(&tiles, tile, gone);
        assert_eq!(only(TileSet::EMPTY), regular.len() == 1, "{text} {tile}");
        assert!(only(regular), "{text} {tile}");
        for gone in regular {
            let left = regular - TileSet::only(gone) - TileSet::only(tile);
            assert_eq!(only(TileSet::only(gone)), left.is_empty(), "{text} {tile} {gone}");
        }
    }
}

/// MCR-WAIT-2: by shape alone, whether or not a copy is left.
#[test]
fn awaited_kinds() {
    check_awaited("4444666s", 2, "45s");
    check_awaited("4444666s123m789p", 0, "45s");
    check_awaited("1233m678p345s", 1, "3m");
    check_awaited("1112345678999m", 0, "123456789m");
    check_awaited("147m258p369s5z", 1, "5z");
    check_awaited("147m258p36s55z", 1, "9s");
    check_awaited("147m258p369s1122z", 0, "12z");
    check_awaited("1133557799m11z9p", 0, "9p");
    check_awaited("19m19p19s1234567z", 0, "19m19p19s1234567z");
    check_awaited("5m", 4, "5m");
    check_awaited("123m456p789s1122z", 0, "12z");
    check_awaited("13579m13579p135s", 0, "");
}

#[test]
fn hands_that_are_none_say_why() {
    let error = |text: &str, melds: &[&str], jokers| {
        let melds: Vec<Meld> = melds.iter().map(|text| meld(text)).collect();
        Hand::new(&testkit::tiles(text), &melds, jokers).unwrap_err().to_string()
    };
    assert_eq!(
        error("", &[], false),
        "tile count: 0 concealed tiles and 0 declared sets are not a hand of 13, 14, 16 or 17"
    );
    let both = error("11m5f0j", &["111m", "234p"], false);
    for part in ["5f", "fifth copy of 1m", "joker", "tile count"] {
        assert!(both.contains(part), "{both}");
    }
    assert!(error("123456789m123p", &[], false).contains("tile count: 12 concealed"));
    assert!(Hand::concealed(&TileCounts::WITH_FLOWERS_AND_JOKERS).is_err());
}

#[test]
fn declared_sets_that_are_none_say_why() {
    let check = |kind, tiles: &str, stands_for: &str, expected: Result<&str, MeldError>| {
        let parse = |text| tiles::notation::compact::parse(text).unwrap();
        let made = Meld::new(kind, &parse(tiles), &parse(stands_for), None).map(|meld| meld.to_string());
        assert_eq!(made.as_deref().map_err(|error| *error), expected, "{tiles}");
    };
    check(MeldKind::Chow, "312m", "312m", Ok("123m"));
    check(MeldKind::Chow, "0j2m0j", "123m", Ok("0j2m0j"));
    check(MeldKind::Pung, "5z0j5z", "555z", Ok("55z0j"));
    check(MeldKind::AddedKong, "5555z", "5555z", Ok("5555z"));
    check(MeldKind::Chow, "891m", "891m", Err(MeldError::NotASet(MeldKind::Chow)));
    check(MeldKind::Chow, "9m1p2p", "9m1p2p", Err(MeldError::NotASet(MeldKind::Chow)));
    check(MeldKind::Chow, "123z", "123z", Err(MeldError::NotASet(MeldKind::Chow)));
    check(MeldKind::Pung, "555z5z", "555z5z", Err(MeldError::NotASet(MeldKind::Pung)));
    check(MeldKind::ConcealedKong, "555z", "555z", Err(MeldError::NotASet(MeldKind::ConcealedKong)));
    check(MeldKind::Pung, "111f", "111f", Err(MeldError::NotASet(MeldKind::Pung)));
    check(MeldKind::Pung, "", "", Err(MeldError::NotASet(MeldKind::Pung)));
    check(MeldKind::Pung, "000j", "555z", Err(MeldError::JokersOnly));
    check(MeldKind::Pung, "5z0j0j", "666z", Err(MeldError::WrongStandIn));
    check(MeldKind::Pung, "5z0j", "555z", Err(MeldError::WrongStandIn));
    let tiles = tiles::notation::compact::parse("123m").unwrap();
    let claim = Claim { tile: tiles::Tile::EAST, from: tiles::RelSeat::Left };
    let error = Meld::new(MeldKind::Chow, &tiles, &tiles, Some(claim)).unwrap_err();
    assert_eq!(error.to_string(), "not a set: the claimed 1z is not in it");
}
