//! How people write tiles down: six notations, each parsed and printed.
//!
//! One file for each, all with the same two functions: `parse` reads a whole text and says where it went
//! wrong, `print` writes tiles so that `parse` gives them back. Spaces are ignored in all of them. Chinese
//! has names to show, nothing to read.

use std::fmt;
use std::str::FromStr;

use crate::{Suit, Tile};

pub mod botzone;
pub mod chinese;
pub mod compact;
pub mod english;
pub mod keyboard;
pub mod russian;
pub mod unicode;
mod words;

#[cfg(test)]
mod tests;

/// A way of writing tiles down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// The project's own: `123m55z0j12f`.
    Compact,
    /// Unicode's mahjong tiles, U+1F000 and following.
    Unicode,
    /// The keyboard font of the MCR rulebook (MCR-NOTATION-1).
    Keyboard,
    /// Russian words: `3 бамбуков, белый дракон`.
    Russian,
    /// English words: `3 of bamboos, white dragon`.
    English,
    /// That of Botzone's judge: `W5 T1 B9 F1 J2 H3`.
    Botzone,
}

/// What is wrong with a text, and where. Holds no words of any language: `Display` says it in English, a
/// front end says it in its own from the fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The character where `found` begins, counted from 1; one past the end if something is missing there.
    pub position: usize,
    /// The tile, character or word that could not be read, cut with an ellipsis if it is long; empty at the
    /// end of the text.
    pub found: String,
    /// What would have been right there.
    pub expected: Expected,
}

/// What a notation expects at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Compact: a number or the letter of a group.
    NumberOrGroup,
    /// Compact: the letter of a group after numbers.
    Group,
    /// Compact: a number before the letter of a group.
    NumberBeforeGroup,
    /// Compact: the same letter, but a small one.
    SmallLetter,
    /// Compact and Botzone: a number that this group has, from the first to the last.
    NumberInGroup {
        /// The letter of the group: `m`, `p`, `s`, `z`, `f`, `j`, or Botzone's `W`, `B`, `T`, `F`, `J`, `H`.
        group: char,
        /// Its first number.
        first: u8,
        /// Its last number.
        last: u8,
    },
    /// Unicode: a mahjong tile.
    UnicodeTile,
    /// Unicode: the face of a tile, not its back.
    Face,
    /// Keyboard: a key of the font (MCR-NOTATION-1).
    Key,
    /// Botzone: the letter of a group.
    BotzoneLetter,
    /// Botzone: the same letter, but a capital.
    CapitalLetter,
    /// Botzone: a number after the letter of a group.
    NumberAfterLetter,
    /// Words: the name of a tile.
    Name,
    /// Words: a suit after a number.
    Suit,
    /// Words: a number before a suit; the bamboo among the flowers is told apart by the word «flower».
    NumberBeforeSuit {
        /// The suit that stands alone.
        suit: Suit,
    },
    /// Words: a number from 1 to 9.
    NumberInSuit,
    /// Words: which wind.
    Wind,
    /// Words: which dragon.
    Dragon,
    /// Words: which flower or season.
    Flower,
    /// Words: which season.
    Season,
}

impl Notation {
    /// All notations.
    pub const ALL: [Notation; 6] = [
        Notation::Compact,
        Notation::Unicode,
        Notation::Keyboard,
        Notation::Russian,
        Notation::English,
        Notation::Botzone,
    ];

    /// The name by which a user chooses it.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::Compact => "compact",
            Notation::Unicode => "unicode",
            Notation::Keyboard => "keyboard",
            Notation::Russian => "russian",
            Notation::English => "english",
            Notation::Botzone => "botzone",
        }
    }

    /// Reads a text.
    ///
    /// ```
    /// use tiles::Notation;
    /// let tiles = Notation::Botzone.parse("W5 J1").unwrap();
    /// assert_eq!(Notation::Compact.print(&tiles), Some("5m7z".to_owned()));
    /// let error = Notation::Compact.parse("12x").unwrap_err();
    /// assert_eq!(error.position, 3);
    /// ```
    ///
    /// # Errors
    /// Names the first character or word that cannot be read.
    pub fn parse(self, text: &str) -> Result<Vec<Tile>, NotationError> {
        match self {
            Notation::Compact => compact::parse(text),
            Notation::Unicode => unicode::parse(text),
            Notation::Keyboard => keyboard::parse(text),
            Notation::Russian => russian::parse(text),
            Notation::English => english::parse(text),
            Notation::Botzone => botzone::parse(text),
        }
    }

    /// Writes tiles down in the order given; `None` if the notation has no sign for one of them (the
    /// keyboard font has no flowers, neither it nor Botzone has a joker).
    pub fn print(self, tiles: &[Tile]) -> Option<String> {
        match self {
            Notation::Compact => Some(compact::print(tiles)),
            Notation::Unicode => Some(unicode::print(tiles)),
            Notation::Keyboard => keyboard::print(tiles),
            Notation::Russian => Some(russian::print(tiles)),
            Notation::English => Some(english::print(tiles)),
            Notation::Botzone => botzone::print(tiles),
        }
    }
}

impl FromStr for Notation {
    type Err = UnknownNotation;

    fn from_str(name: &str) -> Result<Notation, UnknownNotation> {
        Notation::ALL.into_iter().find(|notation| notation.name() == name).ok_or(UnknownNotation)
    }
}

/// No notation has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownNotation;

impl fmt::Display for UnknownNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such notation; there are ")?;
        let names = Notation::ALL.map(Notation::name);
        write!(f, "{}", names.join(", "))
    }
}

impl std::error::Error for UnknownNotation {}

impl NotationError {
    /// The longest `found` in characters: enough for any name of a tile, and a message stays readable.
    const FOUND_MAX: usize = 40;

    fn new(position: usize, found: impl Into<String>, expected: Expected) -> NotationError {
        let mut found = found.into();
        if let Some((end, _)) = found.char_indices().nth(Self::FOUND_MAX) {
            found.truncate(end);
            found.push('…');
        }
        NotationError { position, found, expected }
    }

    /// Something is missing at the end of `text`.
    fn at_end(text: &str, expected: Expected) -> NotationError {
        NotationError::new(text.chars().count() + 1, "", expected)
    }

    /// What was found, with escapes in the place of characters that a terminal would not show or would obey.
    pub fn shown(&self) -> impl fmt::Display + '_ {
        self.found.escape_debug()
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.found.is_empty() {
            write!(f, "no such tile: the text ends before character {}; ", self.position)?;
        } else {
            write!(f, "no such tile: '{}' at character {}; ", self.shown(), self.position)?;
        }
        write!(f, "{}", self.expected)
    }
}

impl std::error::Error for NotationError {}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::NumberOrGroup => "tiles are numbers and then one of the letters m p s z f j",
            Expected::Group => "after numbers comes one of the letters m p s z f j",
            Expected::NumberBeforeGroup => "numbers come before the letter of their group",
            Expected::SmallLetter => "the letters of groups are small",
            Expected::NumberInGroup { group, first, last } if first == last => {
                return write!(f, "{} only the number {first}", group_has(*group));
            }
            Expected::NumberInGroup { group, first, last } => {
                return write!(f, "{} the numbers {first} to {last}", group_has(*group));
            }
            Expected::UnicodeTile => "tiles are the characters U+1F000 to U+1F02A",
            Expected::Face => "this is the back of a tile",
            Expected::Key => "keys are qwertyuio, asdfghjkl, zxcvbnm,. and 1 to 7, with shift if claimed",
            Expected::BotzoneLetter => "tiles are one of the letters W B T F J H and then a number",
            Expected::CapitalLetter => "the letters of groups are capitals",
            Expected::NumberAfterLetter => "a number comes after the letter of its group",
            Expected::Name => "this is not part of the name of a tile",
            Expected::Suit => "after a number comes its suit: characters, dots or bamboos",
            Expected::NumberBeforeSuit { suit: Suit::Bamboos } => {
                "a number comes before a suit, and the word flower goes with the bamboo among the flowers"
            }
            Expected::NumberBeforeSuit { suit: Suit::Characters | Suit::Dots } => {
                "a number comes before a suit"
            }
            Expected::NumberInSuit => "suits have the numbers 1 to 9",
            Expected::Wind => "a wind is east, south, west or north",
            Expected::Dragon => "a dragon is red, green or white",
            Expected::Flower => "a flower is plum, orchid, chrysanthemum, bamboo or a season",
            Expected::Season => "a season is spring, summer, autumn or winter",
        })
    }
}

fn group_has(letter: char) -> &'static str {
    match letter {
        'm' | 'W' => "characters have",
        'p' | 'B' => "dots have",
        's' | 'T' => "bamboos have",
        'z' => "honours have",
        'F' => "winds have",
        'J' => "dragons have",
        'j' => "the joker has",
        _ => "flowers have",
    }
}

/// Tiles that share a letter and differ by a digit, as the compact notation and Botzone's have them.
struct Group {
    letter: char,
    first: u8,
    last: u8,
    tile: fn(u8) -> Tile,
}

impl Group {
    fn tile(&self, number: u8) -> Result<Tile, Expected> {
        if (self.first..=self.last).contains(&number) {
            Ok((self.tile)(number))
        } else {
            Err(Expected::NumberInGroup { group: self.letter, first: self.first, last: self.last })
        }
    }
}

/// The value of an ASCII digit.
fn digit(sign: char) -> Option<u8> {
    sign.to_digit(10).map(|number| number as u8)
}

/// The characters that are not spaces, with their positions counted from 1.
fn signs(text: &str) -> impl Iterator<Item = (usize, char)> + '_ {
    (1..).zip(text.chars()).filter(|(_, sign)| !sign.is_whitespace())
}
