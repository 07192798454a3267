//! The notation of Botzone's judge: a capital letter and a number, as in `W5 T1 B9 F1 J2 H3`.
//!
//! Its dragons are numbered from red to white. It has no joker.

use super::{Expected, Group, NotationError, digit, signs};
use crate::{Suit, Tile};

static GROUPS: [Group; 6] = [
    Group { letter: 'W', first: 1, last: 9, tile: |number| Tile::suited(Suit::Characters, number) },
    Group { letter: 'B', first: 1, last: 9, tile: |number| Tile::suited(Suit::Dots, number) },
    Group { letter: 'T', first: 1, last: 9, tile: |number| Tile::suited(Suit::Bamboos, number) },
    Group { letter: 'F', first: 1, last: 4, tile: Tile::honour },
    Group { letter: 'J', first: 1, last: 3, tile: |number| Tile::honour(8 - number) },
    Group { letter: 'H', first: 1, last: 8, tile: Tile::flower },
];

/// Reads tiles, with or without spaces between them.
///
/// ```
/// use tiles::{Tile, notation::botzone};
/// assert_eq!(botzone::parse("J1 F1F2").unwrap(), [Tile::RED, Tile::EAST, Tile::SOUTH]);
/// ```
///
/// # Errors
/// Names the first tile that does not exist, or the first character that has no place there.
pub fn parse(text: &str) -> Result<Vec<Tile>, NotationError> {
    let mut tiles = Vec::new();
    let mut signs = signs(text);
    while let Some((position, letter)) = signs.next() {
        let group = group(letter).map_err(|expected| NotationError::new(position, letter, expected))?;
        let Some((place, sign)) = signs.next() else {
            return Err(NotationError::at_end(text, Expected::NumberAfterLetter));
        };
        let number =
            digit(sign).ok_or_else(|| NotationError::new(place, sign, Expected::NumberAfterLetter))?;
        let wrong = |expected| NotationError::new(position, format!("{letter}{number}"), expected);
        tiles.push(group.tile(number).map_err(wrong)?);
    }
    Ok(tiles)
}

/// Writes tiles in the order given, with a space between them; `None` if there is a joker.
pub fn print(tiles: &[Tile]) -> Option<String> {
    let words: Option<Vec<String>> = tiles.iter().map(|&tile| print_tile(tile)).collect();
    Some(words?.join(" "))
}

fn print_tile(tile: Tile) -> Option<String> {
    GROUPS.iter().find_map(|group| {
        let number = (group.first..=group.last).find(|&number| (group.tile)(number) == tile)?;
        Some(format!("{}{number}", group.letter))
    })
}

fn group(letter: char) -> Result<&'static Group, Expected> {
    let find = |letter| GROUPS.iter().find(|group| group.letter == letter);
    match find(letter) {
        Some(group) => Ok(group),
        None if find(letter.to_ascii_uppercase()).is_some() => Err(Expected::CapitalLetter),
        None => Err(Expected::BotzoneLetter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Notation, tests};

    #[track_caller]
    fn check(text: &str, expected: Result<&str, (usize, &str, Expected)>) {
        tests::check(Notation::Botzone, text, expected);
    }

    #[test]
    fn reads_tiles() {
        check("", Ok(""));
        check("W5 T1 B9 F1 J2 H3", Ok("5m1s9p16z3f"));
        check("W1W9B1B9T1T9", Ok("19m19p19s"));
        check("F1 F2 F3 F4 J1 J2 J3", Ok("1234765z"));
        check("H1 H2 H3 H4 H5 H6 H7 H8", Ok("12345678f"));
        check("\tW 5\nJ\n1", Ok("5m7z"));
        assert_eq!(print(&parse("J3F4").unwrap()).as_deref(), Some("J3 F4"));
        assert_eq!(print(&[Tile::JOKER]), None);
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        let not_in = |group, first, last| Expected::NumberInGroup { group, first, last };
        check("W0", Err((1, "W0", not_in('W', 1, 9))));
        check("W1 F5", Err((4, "F5", not_in('F', 1, 4))));
        check("J 4", Err((1, "J4", not_in('J', 1, 3))));
        check("H9", Err((1, "H9", not_in('H', 1, 8))));
        check("W", Err((2, "", Expected::NumberAfterLetter)));
        check("WB1", Err((2, "B", Expected::NumberAfterLetter)));
        check("W15", Err((3, "5", Expected::BotzoneLetter)));
        check("5W", Err((1, "5", Expected::BotzoneLetter)));
        check("w5", Err((1, "w", Expected::CapitalLetter)));
        check("é5", Err((1, "é", Expected::BotzoneLetter)));
    }
}
