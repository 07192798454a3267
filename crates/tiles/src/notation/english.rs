//! English words: `3 of bamboos, white dragon`.
//!
//! Reads what players write: characters, craks or wans, dots or circles, bamboos or bams; east wind, wind
//! east or east.

use super::NotationError;
use super::words::{Entry, Language, Meaning, Noun};
use crate::{Suit, Tile};

/// Reads tiles, parted by spaces, commas, semicolons or «and».
///
/// ```
/// use tiles::notation::{compact, english};
/// let tiles = english::parse("1-2-3 of bamboos, east wind and white dragon").unwrap();
/// assert_eq!(compact::print(&tiles), "123s15z");
/// ```
///
/// # Errors
/// Names the first word that is not part of the name of a tile where it stands.
pub fn parse(text: &str) -> Result<Vec<Tile>, NotationError> {
    ENGLISH.parse(text)
}

/// Writes the names of tiles in the order given, with commas.
pub fn print(tiles: &[Tile]) -> String {
    ENGLISH.print(tiles)
}

/// The name of a tile, as [`print()`] writes it.
pub const fn name(tile: Tile) -> &'static str {
    ENGLISH.name(tile)
}

#[rustfmt::skip]
static ENGLISH: Language = Language {
    names: [
        "1 of characters", "2 of characters", "3 of characters", "4 of characters", "5 of characters",
        "6 of characters", "7 of characters", "8 of characters", "9 of characters",
        "1 of dots", "2 of dots", "3 of dots", "4 of dots", "5 of dots", "6 of dots", "7 of dots",
        "8 of dots", "9 of dots",
        "1 of bamboos", "2 of bamboos", "3 of bamboos", "4 of bamboos", "5 of bamboos", "6 of bamboos",
        "7 of bamboos", "8 of bamboos", "9 of bamboos",
        "east wind", "south wind", "west wind", "north wind",
        "white dragon", "green dragon", "red dragon",
        "plum", "orchid", "chrysanthemum", "bamboo flower",
        "spring", "summer", "autumn", "winter",
        "joker",
    ],
    and: "and",
    words: WORDS,
};

const fn word(stem: &'static str, meaning: Meaning) -> Entry {
    Entry { stem, endings: &["", "s"], meaning }
}

const fn number(stem: &'static str, number: u8) -> Entry {
    Entry { stem, endings: &[""], meaning: Meaning::Number(number) }
}

const fn suit(stem: &'static str, suit: Suit) -> Entry {
    word(stem, Meaning::Suit(suit))
}

const fn tile(stem: &'static str, tile: Tile) -> Entry {
    word(stem, Meaning::Tile(tile))
}

const fn wind(stem: &'static str, tile: Tile) -> Entry {
    Entry { stem, endings: &["", "ern"], meaning: Meaning::Tile(tile) }
}

const WORDS: &[Entry] = &[
    Entry { stem: "of", endings: &[""], meaning: Meaning::Of },
    suit("character", Suit::Characters),
    suit("char", Suit::Characters),
    suit("crak", Suit::Characters),
    suit("crack", Suit::Characters),
    suit("wan", Suit::Characters),
    suit("man", Suit::Characters),
    suit("dot", Suit::Dots),
    suit("circle", Suit::Dots),
    suit("ball", Suit::Dots),
    suit("coin", Suit::Dots),
    suit("tong", Suit::Dots),
    suit("pin", Suit::Dots),
    suit("bamboo", Suit::Bamboos),
    suit("bam", Suit::Bamboos),
    suit("stick", Suit::Bamboos),
    suit("tiao", Suit::Bamboos),
    suit("sou", Suit::Bamboos),
    number("one", 1),
    number("two", 2),
    number("three", 3),
    number("four", 4),
    number("five", 5),
    number("six", 6),
    number("seven", 7),
    number("eight", 8),
    number("nine", 9),
    wind("east", Tile::EAST),
    wind("south", Tile::SOUTH),
    wind("west", Tile::WEST),
    wind("north", Tile::NORTH),
    tile("white", Tile::WHITE),
    tile("green", Tile::GREEN),
    tile("red", Tile::RED),
    tile("plum", Tile::flower(1)),
    tile("orchid", Tile::flower(2)),
    tile("chrysanthemum", Tile::flower(3)),
    tile("mum", Tile::flower(3)),
    tile("spring", Tile::flower(5)),
    tile("summer", Tile::flower(6)),
    tile("autumn", Tile::flower(7)),
    tile("fall", Tile::flower(7)),
    tile("winter", Tile::flower(8)),
    tile("joker", Tile::JOKER),
    word("wind", Meaning::Noun(Noun::Wind)),
    word("dragon", Meaning::Noun(Noun::Dragon)),
    word("flower", Meaning::Noun(Noun::Flower)),
    word("blossom", Meaning::Noun(Noun::Flower)),
    word("season", Meaning::Noun(Noun::Season)),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Expected, Notation, compact, tests, words};

    #[track_caller]
    fn check(text: &str, expected: Result<&str, (usize, &str, Expected)>) {
        tests::check(Notation::English, text, expected);
    }

    #[test]
    fn every_word_means_one_thing() {
        words::check_table(&ENGLISH);
    }

    #[test]
    fn reads_suits() {
        check("", Ok(""));
        check("3 of bamboos, three bamboos; 3 bamboo and 3 bams, Three Of Bam", Ok("33333s"));
        check("3 characters 3 craks 3 wan 3 cracks 3 chars", Ok("33333m"));
        check("3 dots 3 circles 3 of circle", Ok("333p"));
        check("1 2 3 bams 1-2-3 of dots 123 characters", Ok("123s123p123m"));
        check("1, 2 and 3 of dots", Ok("123p"));
        check("one two three four five six seven eight nine dots", Ok("123456789p"));
        check("3bam", Ok("3s"));
    }

    #[test]
    fn reads_honours_flowers_and_jokers() {
        check("east, east wind, wind east, Eastern wind", Ok("1111z"));
        check("south west north", Ok("234z"));
        check("east wind south wind", Ok("12z"));
        check("red, red dragon, dragon red; WHITE DRAGON and green", Ok("77756z"));
        check("plum orchid chrysanthemum bamboo flower", Ok("1234f"));
        check("plum blossom, plum flower bamboo flower, flower bamboo, bamboo blossom", Ok("11444f"));
        check("plum flower bamboo, plum, flower bamboo", Ok("1414f"));
        check("spring summer autumn winter fall, spring season, winter flower", Ok("5678758f"));
        check("joker jokers", Ok("00j"));
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        let alone = |suit| Expected::NumberBeforeSuit { suit };
        check("bamboo", Err((1, "bamboo", alone(Suit::Bamboos))));
        check("plum, bamboo, flower", Err((7, "bamboo", alone(Suit::Bamboos))));
        check("of dots", Err((1, "of", Expected::Name)));
        check("3 of", Err((5, "", Expected::Suit)));
        check("3 of red", Err((6, "red", Expected::Suit)));
        check("3 of of dots", Err((6, "of", Expected::Suit)));
        check("0 dots", Err((1, "0", Expected::NumberInSuit)));
        check("east dragon", Err((6, "dragon", Expected::Dragon)));
        check("dragon east", Err((8, "east", Expected::Dragon)));
        check("plum season", Err((6, "season", Expected::Season)));
        check("east wnd", Err((6, "wnd", Expected::Name)));
        check("5 дотов", Err((3, "дотов", Expected::Suit)));
    }

    #[test]
    fn prints_one_form() {
        let tiles = compact::parse("1m3s5p1z5z1f4f5f0j").unwrap();
        let text = "1 of characters, 3 of bamboos, 5 of dots, east wind, white dragon, plum, bamboo flower, \
                    spring, joker";
        assert_eq!(print(&tiles), text);
        assert_eq!(name(Tile::RED), "red dragon");
    }
}
