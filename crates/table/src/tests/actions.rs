//! Actions and sets of them, apart from any deal.

use tiles::Tile;

use crate::action::{Choices, Chow, Claims, Pung};
use crate::{Action, ActionError};

#[test]
fn every_action_is_listed_once_in_order() {
    let all: Vec<Action> = Action::all().collect();
    assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
    assert_eq!(all.len(), 1 + 3 + 1 + 8 + Tile::KINDS + 12 + 3 + 1 + 34 + 1);
}

#[test]
fn chows_have_their_places() {
    for chow in Chow::ALL {
        assert_eq!(Chow::new(chow.place(), chow.jokers()), Some(chow));
        assert_eq!(chow.jokers() >> chow.place() & 1, 0, "the claimed tile is no joker");
        for tile in Tile::all() {
            let (first, hand) = (chow.first(tile), chow.from_hand(tile));
            assert_eq!(first.is_some(), hand.is_some());
            let Some(first) = first else { continue };
            let places = [0, 1, 2].map(|place| Tile::from_index(first.index() + place).unwrap());
            assert_eq!(places[usize::from(chow.place())], tile);
            assert!(places.iter().all(|place| place.suit() == tile.suit()));
            let naturals = hand.into_iter().flatten().filter(|tile| !tile.is_joker());
            assert_eq!(naturals.count() as u32, 2 - chow.jokers().count_ones());
        }
    }
    assert_eq!((Chow::new(3, 0), Chow::new(1, 0b010), Chow::new(0, 0b1000)), (None, None, None));
}

/// Sets of actions that no deal has, too.
#[test]
fn choices_are_sets() {
    let mut random = testkit::Random::new(3);
    for _ in 0..20_000 {
        let mut bits = || random.bits() & random.bits();
        let flowers = tiles::TileSet::FLOWERS;
        let choices = Choices {
            discards: tiles::TileSet::from_bits(bits() & ((1 << Tile::KINDS) - 1)),
            kongs: tiles::TileSet::from_bits(bits()) & tiles::TileSet::PLAYING,
            flowers: tiles::TileSet::from_bits(bits()) & flowers,
            claims: Claims {
                chows: bits() as u16 & 0xfff,
                pungs: bits() as u8 & 7,
                plain: bits() as u8 & 0x7f,
            },
        };
        let listed: Vec<Action> = choices.iter().collect();
        let found: Vec<Action> = Action::all().filter(|&action| choices.contains(action)).collect();
        assert_eq!(listed, found);
        let by_number: Vec<Action> = (0..choices.len()).map(|number| choices.nth(number).unwrap()).collect();
        assert_eq!(by_number, found);
        assert_eq!(choices.nth(choices.len()), None);
    }
}

#[track_caller]
fn check_words(words: &str, claimed: Option<&str>, expected: Result<Action, &str>) {
    let claimed = claimed.map(|text| testkit::tiles(text).tiles().next().unwrap());
    let words: Vec<&str> = words.split_whitespace().collect();
    let read = Action::read(&words, claimed);
    assert_eq!(
        read.as_ref().map_err(ActionError::to_string),
        expected.as_ref().map_err(|text| text.to_string())
    );
}

#[test]
fn words() {
    let tile = |text: &str| testkit::tiles(text).tiles().next().unwrap();
    let chow = |place, jokers| Ok(Action::Chow(Chow::new(place, jokers).unwrap()));
    check_words("discard 5m", None, Ok(Action::Discard(tile("5m"))));
    check_words("kong", Some("5m"), Ok(Action::Kong));
    check_words("kong 5m", None, Ok(Action::OwnKong(tile("5m"))));
    check_words("pung", Some("5m"), Ok(Action::Pung(Pung::NATURAL)));
    check_words("pung 5m0j", Some("5m"), Ok(Action::Pung(Pung::ALL[1])));
    check_words("pung 0j5m", Some("5m"), Ok(Action::Pung(Pung::ALL[1])));
    check_words("pung 00j", Some("5m"), Ok(Action::Pung(Pung::ALL[2])));
    check_words("chow 46m", Some("5m"), chow(1, 0));
    check_words("chow 6m4m", Some("5m"), chow(1, 0));
    check_words("chow 67m", Some("5m"), chow(0, 0));
    check_words("chow 4m0j 345m", Some("5m"), chow(2, 0b001));
    check_words("chow 4m0j 456m", Some("5m"), chow(1, 0b100));
    check_words("chow 00j 345m", Some("5m"), chow(2, 0b011));
    for (words, claimed, error) in [
        ("", None, "an action is missing"),
        ("chow 46m", None, "chow: '46m' does not fit"),
        ("chow 46p", Some("5m"), "chow: '46p' does not fit"),
        // RED-JOKER-10.
        ("chow 4m0j", Some("5m"), "chow: '4m0j' does not fit"),
        ("chow 4m0j 34m", Some("5m"), "chow: '4m0j' does not fit"),
        ("chow 4m0j 5m6m7m", Some("5m"), "chow: '4m0j' does not fit"),
        ("chow 45m", Some("7z"), "chow: '45m' does not fit"),
        ("chow 4m0j 34p5m", Some("5m"), "chow: '4m0j' does not fit"),
        ("chow 4m0j 355m", Some("5m"), "chow: '4m0j' does not fit"),
        ("pung 55m5m", Some("5m"), "pung: '55m5m' does not fit"),
        ("pung 6m0j", Some("5m"), "pung: '6m0j' does not fit"),
        ("pung 00j", None, "pung: '00j' does not fit"),
        ("discard", None, "one tile belongs to this action"),
        ("discard 5m 6m", None, "one tile belongs to this action"),
        ("discard 55m", None, "discard: '55m' does not fit"),
        ("discard x", None, "discard: 'x' does not fit"),
        ("forbid z", None, "forbid: 'z' does not fit"),
        ("forbid", None, "a suit belongs to `forbid`"),
        ("win now", None, "nothing follows this action"),
        ("riichi", None, "there is no action 'riichi'"),
    ] {
        check_words(words, claimed, Err(error));
    }
}
