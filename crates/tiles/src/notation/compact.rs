//! The project's own notation: numbers, then the letter of their group, as in `123m55z0j12f`.
//!
//! Whatever the program writes for a machine or a test is in this one. Letters are small, so that no text
//! is taken for tiles by accident.

use std::fmt;

use super::{Expected, Group, NotationError, digit};
use crate::{Suit, Tile};

static GROUPS: [Group; 6] = [
    Group { letter: 'm', first: 1, last: 9, tile: |number| Tile::suited(Suit::Characters, number) },
    Group { letter: 'p', first: 1, last: 9, tile: |number| Tile::suited(Suit::Dots, number) },
    Group { letter: 's', first: 1, last: 9, tile: |number| Tile::suited(Suit::Bamboos, number) },
    Group { letter: 'z', first: 1, last: 7, tile: Tile::honour },
    Group { letter: 'f', first: 1, last: 8, tile: Tile::flower },
    Group { letter: 'j', first: 0, last: 0, tile: |_| Tile::JOKER },
];

/// Reads tiles; an empty text is no tiles.
///
/// ```
/// use tiles::notation::compact;
/// assert_eq!(compact::parse("19m 7z").unwrap().len(), 3);
/// let error = compact::parse("11z8z").unwrap_err();
/// assert_eq!(error.to_string(), "no such tile: '8z' at character 4; honours have the numbers 1 to 7");
/// ```
///
/// # Errors
/// Names the first digit that its group does not have, or the first character that has no place there.
pub fn parse(text: &str) -> Result<Vec<Tile>, NotationError> {
    let mut tiles = Vec::new();
    parse_into(&mut tiles, text)?;
    Ok(tiles)
}

/// Reads tiles and puts them behind others, for programs that read millions.
///
/// # Errors
/// As [`parse`]; the list is then as it was.
pub fn parse_into(tiles: &mut Vec<Tile>, text: &str) -> Result<(), NotationError> {
    let before = tiles.len();
    let read = read(tiles, text);
    if read.is_err() {
        tiles.truncate(before);
    }
    read
}

fn read(tiles: &mut Vec<Tile>, text: &str) -> Result<(), NotationError> {
    // The numbers that wait for their letter: where they begin, and before which character.
    let mut numbers: Option<(usize, usize)> = None;
    for (position, (at, sign)) in (1..).zip(text.char_indices()) {
        if digit(sign).is_some() {
            numbers.get_or_insert((at, position));
        } else if !sign.is_whitespace() {
            let group = group(sign).map_err(|expected| NotationError::new(position, sign, expected))?;
            let missing = || NotationError::new(position, sign, Expected::NumberBeforeGroup);
            let (first, position) = numbers.take().ok_or_else(missing)?;
            for (position, number) in (position..).zip(text[first..at].chars()) {
                let Some(number) = digit(number) else { continue };
                let wrong = |expected| NotationError::new(position, format!("{number}{sign}"), expected);
                tiles.push(group.tile(number).map_err(wrong)?);
            }
        }
    }
    if numbers.is_none() { Ok(()) } else { Err(NotationError::at_end(text, Expected::Group)) }
}

/// Writes tiles in the order given; neighbours of one group share its letter.
pub fn print(tiles: &[Tile]) -> String {
    let mut text = String::new();
    write(&mut text, tiles.iter().copied()).expect("a string takes everything");
    text
}

/// Writes tiles to anything that takes text.
pub(crate) fn write(out: &mut impl fmt::Write, tiles: impl Iterator<Item = Tile>) -> fmt::Result {
    let mut tiles = tiles.peekable();
    while let Some(tile) = tiles.next() {
        write!(out, "{}", tile.rank())?;
        if tiles.peek().is_none_or(|next| next.group_letter() != tile.group_letter()) {
            write!(out, "{}", tile.group_letter())?;
        }
    }
    Ok(())
}

fn group(letter: char) -> Result<&'static Group, Expected> {
    let find = |letter| GROUPS.iter().find(|group| group.letter == letter);
    match find(letter) {
        Some(group) => Ok(group),
        None if find(letter.to_ascii_lowercase()).is_some() => Err(Expected::SmallLetter),
        None => Err(Expected::NumberOrGroup),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Notation, tests};

    #[track_caller]
    fn check(text: &str, expected: Result<&str, (usize, &str, Expected)>) {
        tests::check(Notation::Compact, text, expected);
    }

    #[test]
    fn reads_tiles() {
        check("", Ok(""));
        check(" \t\r\n\u{3000}", Ok(""));
        check("123m55z0j12f", Ok("123m55z0j12f"));
        check("1m2m3m", Ok("123m"));
        check("3m1m2p1m", Ok("31m2p1m"));
        check(" 1\t2\n3 m 5 5 z ", Ok("123m55z"));
        check("123456789m123456789p123456789s", Ok("123456789m123456789p123456789s"));
        check("1234567z12345678f00j", Ok("1234567z12345678f00j"));
        assert_eq!(
            parse("5z1f4f5f").unwrap(),
            [Tile::WHITE, Tile::flower(1), Tile::flower(4), Tile::flower(5)]
        );
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        let not_in = |group, first, last| Expected::NumberInGroup { group, first, last };
        check("m", Err((1, "m", Expected::NumberBeforeGroup)));
        check("1m s", Err((4, "s", Expected::NumberBeforeGroup)));
        check("12", Err((3, "", Expected::Group)));
        check("1m 2 ", Err((6, "", Expected::Group)));
        check("12x", Err((3, "x", Expected::NumberOrGroup)));
        check("1m,2m", Err((3, ",", Expected::NumberOrGroup)));
        check("é", Err((1, "é", Expected::NumberOrGroup)));
        check("٣m", Err((1, "٣", Expected::NumberOrGroup)));
        check("5M", Err((2, "M", Expected::SmallLetter)));
        check("5X", Err((2, "X", Expected::NumberOrGroup)));
        check("0m", Err((1, "0m", not_in('m', 1, 9))));
        check("10p", Err((2, "0p", not_in('p', 1, 9))));
        check("1 0 9 s", Err((3, "0s", not_in('s', 1, 9))));
        check("1 8 9 z", Err((3, "8z", not_in('z', 1, 7))));
        check("189f", Err((3, "9f", not_in('f', 1, 8))));
        check("0j5j", Err((3, "5j", not_in('j', 0, 0))));
        // The first thing that cannot be read is named, not the first digit that would turn out wrong.
        check("8 x z", Err((3, "x", Expected::NumberOrGroup)));
    }
}
