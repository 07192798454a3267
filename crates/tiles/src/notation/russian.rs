//! Russian words: `3 бамбуков, белый дракон`.
//!
//! Reads what players and the Russian rulebooks write, in any case and number: символы, знаки, иероглифы or
//! ваны, точки, доты or круги; ветер востока, восточный ветер or восток.

use super::NotationError;
use super::words::{Entry, Language, Meaning, Noun};
use crate::{Suit, Tile};

/// Reads tiles, parted by spaces, commas, semicolons or «и».
///
/// ```
/// use tiles::notation::{compact, russian};
/// let tiles = russian::parse("1-2-3 бамбуков, ветер востока и белый дракон").unwrap();
/// assert_eq!(compact::print(&tiles), "123s15z");
/// ```
///
/// # Errors
/// Names the first word that is not part of the name of a tile where it stands.
pub fn parse(text: &str) -> Result<Vec<Tile>, NotationError> {
    RUSSIAN.parse(text)
}

/// Writes the names of tiles in the order given, with commas.
pub fn print(tiles: &[Tile]) -> String {
    RUSSIAN.print(tiles)
}

/// The name of a tile, as [`print()`] writes it.
pub const fn name(tile: Tile) -> &'static str {
    RUSSIAN.name(tile)
}

#[rustfmt::skip]
static RUSSIAN: Language = Language {
    names: [
        "1 символов", "2 символов", "3 символов", "4 символов", "5 символов", "6 символов", "7 символов",
        "8 символов", "9 символов",
        "1 точек", "2 точек", "3 точек", "4 точек", "5 точек", "6 точек", "7 точек", "8 точек", "9 точек",
        "1 бамбуков", "2 бамбуков", "3 бамбуков", "4 бамбуков", "5 бамбуков", "6 бамбуков", "7 бамбуков",
        "8 бамбуков", "9 бамбуков",
        "восточный ветер", "южный ветер", "западный ветер", "северный ветер",
        "белый дракон", "зелёный дракон", "красный дракон",
        "слива", "орхидея", "хризантема", "цветок бамбук",
        "весна", "лето", "осень", "зима",
        "джокер",
    ],
    and: "и",
    words: WORDS,
};

// Endings of declension; the names give a word that has them.
const ALONE: &[&str] = &[""];
const ZNAK: &[&str] = &["", "а", "у", "ом", "е", "ы", "и", "ов", "ам", "ами", "ах"];
const VETRA: &[&str] = &["а", "у", "ом", "е", "ы", "и", "ов", "ам", "ами", "ах"];
const VAN: &[&str] = &["ь", "я", "ю", "ем", "е", "и", "ей", "ям", "ями", "ях"];
const TOCHKA: &[&str] = &["а", "и", "е", "у", "ой", "ою", "ам", "ами", "ах"];
const MONETA: &[&str] = &["а", "ы", "е", "у", "ой", "ою", "", "ам", "ами", "ах"];
const SLIVA: &[&str] = &["а", "ы", "е", "у", "ой", "ою"];
const VISHNYA: &[&str] = &["я", "и", "е", "ю", "ей", "ею"];
const EDINITSA: &[&str] = &["а", "ы", "е", "у", "ей", "ею", "", "ам", "ами", "ах"];
const LETO: &[&str] = &["о", "а", "у", "ом", "е"];
const OSEN: &[&str] = &["ь", "и", "ью"];
const ODIN: &[&str] = &["а", "о", "ого", "ой", "ому", "у", "им", "ом", "ою"];
const BELY: &[&str] = &["ый", "ого", "ому", "ым", "ом", "ая", "ой", "ую", "ою", "ое", "ые", "ых", "ыми"];

const fn word(stem: &'static str, endings: &'static [&'static str], meaning: Meaning) -> Entry {
    Entry { stem, endings, meaning }
}

const fn number(stem: &'static str, endings: &'static [&'static str], number: u8) -> Entry {
    word(stem, endings, Meaning::Number(number))
}

const fn suit(stem: &'static str, endings: &'static [&'static str], suit: Suit) -> Entry {
    word(stem, endings, Meaning::Suit(suit))
}

const fn tile(stem: &'static str, endings: &'static [&'static str], tile: Tile) -> Entry {
    word(stem, endings, Meaning::Tile(tile))
}

const WORDS: &[Entry] = &[
    suit("символ", ZNAK, Suit::Characters),
    suit("симв", ALONE, Suit::Characters),
    suit("знак", ZNAK, Suit::Characters),
    suit("иероглиф", ZNAK, Suit::Characters),
    suit("ван", ZNAK, Suit::Characters),
    suit("ван", VAN, Suit::Characters),
    suit("ман", ZNAK, Suit::Characters),
    suit("крак", ZNAK, Suit::Characters),
    suit("точк", TOCHKA, Suit::Dots),
    suit("точек", ALONE, Suit::Dots),
    suit("точ", ALONE, Suit::Dots),
    suit("дот", ZNAK, Suit::Dots),
    suit("круг", ZNAK, Suit::Dots),
    suit("кружок", ALONE, Suit::Dots),
    suit("кружк", VETRA, Suit::Dots),
    suit("монет", MONETA, Suit::Dots),
    suit("тун", ZNAK, Suit::Dots),
    suit("пин", ZNAK, Suit::Dots),
    suit("бамбук", ZNAK, Suit::Bamboos),
    suit("бамб", ALONE, Suit::Bamboos),
    suit("бам", ZNAK, Suit::Bamboos),
    suit("тяо", ALONE, Suit::Bamboos),
    suit("со", ALONE, Suit::Bamboos),
    suit("соу", ALONE, Suit::Bamboos),
    number("один", ALONE, 1),
    number("одн", ODIN, 1),
    number("единиц", EDINITSA, 1),
    number("дв", &["а", "е", "ух", "ум", "умя"], 2),
    number("двойк", TOCHKA, 2),
    number("двоек", ALONE, 2),
    number("тр", &["и", "ех", "ем", "емя"], 3),
    number("тройк", TOCHKA, 3),
    number("троек", ALONE, 3),
    number("четыр", &["е", "ех", "ем", "ьмя"], 4),
    number("четверк", TOCHKA, 4),
    number("четверок", ALONE, 4),
    number("пят", OSEN, 5),
    number("пятерк", TOCHKA, 5),
    number("пятерок", ALONE, 5),
    number("шест", OSEN, 6),
    number("шестерк", TOCHKA, 6),
    number("шестерок", ALONE, 6),
    number("сем", OSEN, 7),
    number("семерк", TOCHKA, 7),
    number("семерок", ALONE, 7),
    number("вос", &["емь", "ьми", "емью", "ьмью"], 8),
    number("восьмерк", TOCHKA, 8),
    number("восьмерок", ALONE, 8),
    number("девят", OSEN, 9),
    number("девятк", TOCHKA, 9),
    number("девяток", ALONE, 9),
    tile("восток", ZNAK, Tile::EAST),
    tile("восточн", BELY, Tile::EAST),
    tile("юг", ZNAK, Tile::SOUTH),
    tile("южн", BELY, Tile::SOUTH),
    tile("запад", ZNAK, Tile::WEST),
    tile("западн", BELY, Tile::WEST),
    tile("север", ZNAK, Tile::NORTH),
    tile("северн", BELY, Tile::NORTH),
    tile("бел", BELY, Tile::WHITE),
    tile("зелен", BELY, Tile::GREEN),
    tile("красн", BELY, Tile::RED),
    tile("слив", SLIVA, Tile::flower(1)),
    // The MCR rulebook has the cherry once in the place of the plum.
    tile("вишн", VISHNYA, Tile::flower(1)),
    tile("орхиде", VISHNYA, Tile::flower(2)),
    tile("хризантем", SLIVA, Tile::flower(3)),
    tile("весн", SLIVA, Tile::flower(5)),
    tile("лет", LETO, Tile::flower(6)),
    tile("осен", OSEN, Tile::flower(7)),
    tile("зим", SLIVA, Tile::flower(8)),
    tile("джокер", ZNAK, Tile::JOKER),
    word("ветер", ALONE, Meaning::Noun(Noun::Wind)),
    word("ветр", VETRA, Meaning::Noun(Noun::Wind)),
    word("дракон", ZNAK, Meaning::Noun(Noun::Dragon)),
    word("цветок", ALONE, Meaning::Noun(Noun::Flower)),
    word("цветк", VETRA, Meaning::Noun(Noun::Flower)),
    word("цвет", &["ы", "ов", "ам", "ами", "ах"], Meaning::Noun(Noun::Flower)),
    word("сезон", ZNAK, Meaning::Noun(Noun::Season)),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Expected, Notation, compact, tests, words};

    #[track_caller]
    fn check(text: &str, expected: Result<&str, (usize, &str, Expected)>) {
        tests::check(Notation::Russian, text, expected);
    }

    #[test]
    fn every_word_means_one_thing() {
        words::check_table(&RUSSIAN);
    }

    #[test]
    fn reads_suits() {
        check("", Ok(""));
        check(" , ; и", Ok(""));
        check("3 бамбуков", Ok("3s"));
        check("3 бамбука, 1 бамбук; 5 бамбуков", Ok("315s"));
        check("7 бамбуки 8 бамбукам 9 бамбуками 2 бамбуку 1 бам 4 тяо", Ok("789214s"));
        check(
            "1 символ 2 символа 5 символов 3 знак 4 знака 6 иероглифов 7 вань 8 ванов 9 ман",
            Ok("125346789m"),
        );
        check("1 точка 2 точки 5 точек 3 точкой 4 дота 6 дотов 7 круг 8 кружков 9 пинов", Ok("125346789p"));
        check("1 2 3 бамбуков", Ok("123s"));
        check("1-2-3 бамбуков", Ok("123s"));
        check("1–2—3 бамбуков", Ok("123s"));
        check("123 бамбуков 99 точек", Ok("123s99p"));
        check("1, 2 и 3 точек", Ok("123p"));
        check("3бамбука", Ok("3s"));
        check("3 бамб., 4 симв.", Ok("3s4m"));
    }

    #[test]
    fn reads_number_words() {
        check("один бамбук одна точка единица символов", Ok("1s1p1m"));
        check("два бамбука две точки двойка символов двойку точек", Ok("2s2p2m2p"));
        check("три четыре пять шесть семь восемь девять бамбуков", Ok("3456789s"));
        check("тройку, четвёрку, пятерку, шестёрку, семерку, восьмёрку и девятку точек", Ok("3456789p"));
        check("одной двух трех четырёх пяти шести семи восьми девяти символов", Ok("123456789m"));
    }

    #[test]
    fn reads_honours_flowers_and_jokers() {
        check("восточный ветер, ветер юга, запад, северный", Ok("1234z"));
        check("Восток ЮГ западный ветер севера", Ok("1234z"));
        check("ветер востока ветер юга восточный ветер южный ветер", Ok("1212z"));
        check("ветер «Запад»", Ok("3z"));
        check("белый дракон, зелёный дракон, зеленый, красного дракона, дракон белый", Ok("56675z"));
        check("зеле\u{308}ныи\u{306} дракон", Ok("6z"));
        check("слива орхидея хризантема цветок бамбук", Ok("1234f"));
        check("цветок сливы, вишня, бамбук-цветок, цветок бамбука", Ok("1144f"));
        check("слива цветок бамбук", Ok("14f"));
        check("слива, цветок бамбук, 3 бамбука, цветок слива", Ok("14f3s1f"));
        check("весна лето осень зима, сезон весна, цветок лето", Ok("567856f"));
        check("джокер и джокера", Ok("00j"));
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        let alone = |suit| Expected::NumberBeforeSuit { suit };
        check("бамбук", Err((1, "бамбук", alone(Suit::Bamboos))));
        check("3 точки точки", Err((9, "точки", alone(Suit::Dots))));
        check("бамбук, цветок слива", Err((1, "бамбук", alone(Suit::Bamboos))));
        check("3", Err((2, "", Expected::Suit)));
        check("3 красный", Err((3, "красный", Expected::Suit)));
        check("3 бамбквов", Err((3, "бамбквов", Expected::Suit)));
        check("0 бамбуков", Err((1, "0", Expected::NumberInSuit)));
        check("10 бамбуков", Err((2, "0", Expected::NumberInSuit)));
        check("ветер", Err((1, "ветер", Expected::Wind)));
        check("ветер востка", Err((7, "востка", Expected::Wind)));
        check("ветер, 3 бамбука", Err((1, "ветер", Expected::Wind)));
        check("красный ветер", Err((9, "ветер", Expected::Wind)));
        check("восток дракон", Err((8, "дракон", Expected::Dragon)));
        check("цветок", Err((1, "цветок", Expected::Flower)));
        check("сезон слива", Err((7, "слива", Expected::Season)));
        check("Привет, мир!", Err((1, "Привет", Expected::Name)));
        check("восток, 5m", Err((10, "m", Expected::Suit)));
        check("east wind", Err((1, "east", Expected::Name)));
        let long = "ы".repeat(100);
        check(&long, Err((1, &long, Expected::Name)));
        assert_eq!(parse(&long).unwrap_err().found, format!("{}…", "ы".repeat(40)));
    }

    #[test]
    fn prints_what_the_rulebooks_print() {
        let tiles = compact::parse("1m3s5p1z5z6z1f4f5f0j").unwrap();
        let text = "1 символов, 3 бамбуков, 5 точек, восточный ветер, белый дракон, зелёный дракон, слива, \
                    цветок бамбук, весна, джокер";
        assert_eq!(print(&tiles), text);
        assert_eq!(name(Tile::RED), "красный дракон");
    }
}
