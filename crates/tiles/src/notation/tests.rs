//! What holds for every notation: it reads what it prints, and rubbish is an error with a place.

use proptest::prelude::*;

use super::*;

/// Reads a text and compares: the tiles in compact notation, or where it goes wrong, with what, and what was
/// expected there.
#[track_caller]
pub(super) fn check(notation: Notation, text: &str, expected: Result<&str, (usize, &str, Expected)>) {
    let error = |(position, found, expected)| NotationError::new(position, found, expected);
    let read = notation.parse(text).map(|tiles| compact::print(&tiles));
    assert_eq!(read, expected.map(str::to_owned).map_err(error), "{text:?}");
}

#[track_caller]
fn check_message(notation: Notation, text: &str, expected: &str) {
    assert_eq!(notation.parse(text).unwrap_err().to_string(), expected);
}

/// Reads a text that may be anything, and checks the error if it is one.
#[track_caller]
fn check_any(notation: Notation, text: &str) {
    match notation.parse(text) {
        Ok(tiles) => {
            let printed = notation.print(&tiles).expect("what was read can be printed");
            assert_eq!(notation.parse(&printed).as_ref(), Ok(&tiles));
        }
        Err(error) => {
            let there = text.chars().nth(error.position.checked_sub(1).expect("positions begin at 1"));
            assert_eq!(error.found.chars().next(), there, "{notation:?} {text:?} {error}");
            assert!(there.is_some() || error.position == text.chars().count() + 1);
            assert!(error.found.chars().count() <= NotationError::FOUND_MAX + 1);
            assert!(error.to_string().starts_with("no such tile: "));
            assert!(!error.to_string().contains(char::is_control));
        }
    }
}

/// How many kinds, in their order, a notation can write.
fn kinds(notation: Notation) -> usize {
    match notation {
        Notation::Keyboard => Tile::PLAYING_KINDS,
        Notation::Botzone => Tile::KINDS - 1,
        Notation::Compact | Notation::Unicode | Notation::Russian | Notation::English => Tile::KINDS,
    }
}

fn any_notation() -> impl Strategy<Value = Notation> {
    prop::sample::select(&Notation::ALL[..])
}

fn any_tiles() -> impl Strategy<Value = (Notation, Vec<Tile>)> {
    any_notation().prop_flat_map(|notation| {
        let tile = (0..kinds(notation)).prop_map(|index| Tile::from_index(index).unwrap());
        (Just(notation), prop::collection::vec(tile, 0..40))
    })
}

/// Texts of pieces that have a meaning somewhere, so that they get past the first character.
fn nearly_tiles() -> impl Strategy<Value = String> {
    let pieces = "1|9|0|m|z|j|f|M|W|F|J|w|q|A|<|!|🀄|🀫|\u{FE0F}| |, |-| и | and | of | bamboo | flower | plum \
                  | wind | east | dragon | red | season | бамбук | цветок | слива | ветер | востока | три \
                  | дракон | белый |é|界|\u{301}|\u{306}|\0|\u{202E}";
    let pieces: Vec<&str> = pieces.split('|').collect();
    prop::collection::vec(prop::sample::select(pieces), 0..30).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn what_is_printed_reads_back((notation, tiles) in any_tiles()) {
        let text = notation.print(&tiles).unwrap();
        prop_assert_eq!(notation.parse(&text), Ok(tiles));
    }

    #[test]
    fn any_text_is_tiles_or_an_error(notation in any_notation(), text in any::<String>()) {
        check_any(notation, &text);
    }

    #[test]
    fn text_that_is_nearly_tiles_is_tiles_or_an_error(notation in any_notation(), text in nearly_tiles()) {
        check_any(notation, &text);
    }

    #[test]
    fn ascii_is_tiles_or_an_error(notation in any_notation(), text in "[ -~]{0,60}") {
        check_any(notation, &text);
    }
}

#[test]
fn every_tile_reads_back_in_every_notation() {
    for notation in Notation::ALL {
        for tile in Tile::all() {
            let text = notation.print(&[tile]);
            assert_eq!(text.is_some(), tile.index() < kinds(notation), "{notation:?} {tile}");
            if let Some(text) = text {
                assert_eq!(notation.parse(&text), Ok(vec![tile]), "{text}");
            }
        }
        let all: Vec<Tile> = Tile::all().take(kinds(notation)).collect();
        assert_eq!(notation.parse(&notation.print(&all).unwrap()), Ok(all));
        assert_eq!(notation.print(&[]).as_deref(), Some(""));
        assert_eq!(notation.parse(" \t\n"), Ok(vec![]));
    }
}

#[test]
fn every_notation_has_its_name() {
    for notation in Notation::ALL {
        assert_eq!(notation.name().parse(), Ok(notation));
    }
    let error = "tenhou".parse::<Notation>().unwrap_err();
    let text = "no such notation; there are compact, unicode, keyboard, russian, english, botzone";
    assert_eq!(error.to_string(), text);
}

#[test]
fn positions_are_counted_in_characters() {
    for notation in Notation::ALL {
        let tiles: Vec<Tile> = Tile::all().take(kinds(notation)).collect();
        let text = notation.print(&tiles).unwrap();
        let length = text.chars().count();
        for foreign in ['é', '界', '🀰', '\u{301}'] {
            for place in 0..=length {
                let mut broken: Vec<char> = text.chars().collect();
                broken.insert(place, foreign);
                let broken: String = broken.into_iter().collect();
                check_any(notation, &broken);
                let error = notation.parse(&broken).unwrap_err();
                // A name may be wrong from an earlier word on: a bamboo without its flower.
                let words = matches!(notation, Notation::Russian | Notation::English);
                assert!(error.position == place + 1 || words && error.position <= place, "{error}");
            }
        }
    }
}

#[test]
fn a_megabyte_of_anything_is_read_or_refused() {
    // Some 250 megabytes in all: whoever makes reading worse than linear will wait for this test.
    for notation in Notation::ALL {
        let all: Vec<Tile> = Tile::all().take(kinds(notation)).collect();
        let valid = notation.print(&all).unwrap();
        let apart = format!("{valid} , ");
        let rubbish =
            "1|1 |m|x|\u{FE0F}|W|q|й|,|-| |🀇|ветер |слива цветок |plum flower bamboo |east |и |1 of |三";
        for piece in rubbish.split('|').chain([valid.as_str(), apart.as_str()]) {
            let text = piece.repeat(1_000_000 / piece.len()) + "?";
            check_any(notation, &text);
            assert!(notation.parse(&text).is_err());
        }
    }
}

#[test]
fn messages() {
    let check = check_message;
    check(Notation::Compact, "11z8z", "no such tile: '8z' at character 4; honours have the numbers 1 to 7");
    check(Notation::Compact, "5j", "no such tile: '5j' at character 1; the joker has only the number 0");
    check(Notation::Compact, "9f", "no such tile: '9f' at character 1; flowers have the numbers 1 to 8");
    check(
        Notation::Compact,
        "12",
        "no such tile: the text ends before character 3; after numbers comes one of the letters m p s z f j",
    );
    check(
        Notation::Compact,
        "1m\u{1b}",
        "no such tile: '\\u{1b}' at character 3; tiles are numbers and then one of the letters m p s z f j",
    );
    check(Notation::Compact, "5M", "no such tile: 'M' at character 2; the letters of groups are small");
    check(Notation::Unicode, "🀀🀫", "no such tile: '🀫' at character 2; this is the back of a tile");
    check(Notation::Botzone, "J4", "no such tile: 'J4' at character 1; dragons have the numbers 1 to 3");
    check(
        Notation::English,
        "red, bamboo",
        "no such tile: 'bamboo' at character 6; a number comes before a suit, \
         and the word flower goes with the bamboo among the flowers",
    );
    check(
        Notation::Russian,
        "южный ветер, ветер",
        "no such tile: 'ветер' at character 14; a wind is east, south, west or north",
    );
}
