//! A hand to be scored as one line of text: `[123m] [5555z:melded] 234p55s34s +5s discard@left seat=S`.
//!
//! Words in any order: tiles in compact notation, declared sets in brackets, `+` and the winning tile, how it was
//! won, what was the case, and `key=value` for the rest.

use std::fmt;

use hand::MeldKind;
use tiles::{Notation, NotationError, RelSeat, Tile, Wind};

use super::{Fact, ScoreInput, WinBy, WinInput};
use crate::MeldInput;

/// Something wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineProblem {
    /// The character where the word begins, counted from 1.
    pub position: usize,
    /// The word.
    pub word: String,
    /// What is wrong with it.
    pub fault: LineFault,
}

/// What can be wrong with a word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// Neither tiles nor any word there is.
    Tiles(NotationError),
    /// After `:` or `@`, no word that there is.
    Word,
    /// After `=`, no such value, or no such key.
    Value,
    /// A bracket that is not closed.
    Bracket,
    /// `+` and not one tile.
    OneTile,
    /// How it was won, but no winning tile; or the tile, but not how.
    HalfWin,
    /// Said twice.
    Twice,
}

impl ScoreInput {
    /// Reads a line.
    ///
    /// # Errors
    /// Everything in it that cannot be read.
    pub fn read_line(line: &str) -> Result<ScoreInput, Vec<LineProblem>> {
        let mut reader = Reader { input: ScoreInput::EMPTY, tile: None, by: None, from: None };
        let mut problems = Vec::new();
        for (position, word) in words(line) {
            if let Err(fault) = reader.word(word) {
                problems.push(LineProblem { position, word: word.to_owned(), fault });
            }
        }
        match (reader.tile, reader.by) {
            (Some(tile), Some(by)) => {
                reader.input.win = Some(WinInput { tile, by, from: reader.from });
            }
            (None, None) => {}
            _ => problems.push(LineProblem { position: 1, word: String::new(), fault: LineFault::HalfWin }),
        }
        if problems.is_empty() { Ok(reader.input) } else { Err(problems) }
    }
}

impl MeldInput {
    /// Reads a declared set: `TILES[=TILES][:KIND][@SEAT]`, its tiles by `parse`.
    ///
    /// # Errors
    /// Tiles that are none, with the place counted from the beginning of `text`, or a word that is not known.
    pub fn read(
        text: &str,
        parse: impl Fn(&str) -> Result<Vec<Tile>, NotationError>,
    ) -> Result<MeldInput, LineFault> {
        let (rest, from) = match text.split_once(['@', '<']) {
            Some((rest, seat)) => (rest, Some(seat_of(seat.trim()).ok_or(LineFault::Word)?)),
            None => (text, None),
        };
        let (rest, kong) = match rest.split_once(':') {
            Some((rest, kind)) => (rest, Some(kong_of(kind.trim()).ok_or(LineFault::Word)?)),
            None => (rest, None),
        };
        let (as_it_lies, stands_for) =
            rest.split_once('=').map_or((rest, None), |(lies, stands)| (lies, Some(stands)));
        let read = |part: &str, before: usize| {
            parse(part).map_err(|mut error| {
                error.position += before;
                LineFault::Tiles(error)
            })
        };
        let tiles = read(as_it_lies, 0)?;
        let stands_for = stands_for.map(|part| read(part, as_it_lies.chars().count() + 1)).transpose()?;
        let kind = kong.unwrap_or_else(|| kind_of(stands_for.as_ref().unwrap_or(&tiles)));
        Ok(MeldInput { kind, tiles, stands_for, claimed: None, from })
    }
}

/// The words of a line with the character at which each begins; a bracket is one word.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = line;
    let mut position = 1;
    std::iter::from_fn(move || {
        let word_begins = rest.trim_start();
        position += rest[..rest.len() - word_begins.len()].chars().count();
        if word_begins.is_empty() {
            return None;
        }
        let end = match word_begins.strip_prefix('[') {
            Some(inner) => inner.find(']').map_or(word_begins.len(), |at| at + 2),
            None => word_begins
                .find(|sign: char| sign.is_whitespace() || sign == '[')
                .unwrap_or(word_begins.len()),
        };
        let (word, after) = word_begins.split_at(end);
        let found = (position, word);
        position += word.chars().count();
        rest = after;
        Some(found)
    })
}

struct Reader {
    input: ScoreInput,
    tile: Option<Tile>,
    by: Option<WinBy>,
    from: Option<RelSeat>,
}

impl Reader {
    fn word(&mut self, word: &str) -> Result<(), LineFault> {
        if let Some(inner) = word.strip_prefix('[') {
            let inner = inner.strip_suffix(']').ok_or(LineFault::Bracket)?;
            let meld = MeldInput::read(inner, |tiles| Notation::Compact.parse(tiles))
                .map_err(|fault| moved(fault, 1))?;
            self.input.hand.melds.push(meld);
        } else if let Some(tile) = word.strip_prefix('+') {
            let tiles = Notation::Compact.parse(tile).map_err(|error| moved(LineFault::Tiles(error), 1))?;
            let [tile] = tiles[..] else { return Err(LineFault::OneTile) };
            once(self.tile.replace(tile))?;
        } else if let Some((key, value)) = word.split_once('=') {
            self.value(key, value)?;
        } else if let Ok(fact) = word.parse::<Fact>() {
            self.input.facts.insert(fact);
        } else {
            let (by, seat) = word.split_once('@').map_or((word, None), |(by, seat)| (by, Some(seat)));
            if let Ok(by) = by.parse::<WinBy>() {
                once(self.by.replace(by))?;
                self.from = seat.map(|seat| seat_of(seat).ok_or(LineFault::Word)).transpose()?;
            } else {
                self.input.hand.concealed.extend(Notation::Compact.parse(word).map_err(LineFault::Tiles)?);
            }
        }
        Ok(())
    }

    fn value(&mut self, key: &str, value: &str) -> Result<(), LineFault> {
        let number = || value.parse::<u32>().map_err(|_| LineFault::Value);
        match key {
            "seat" => self.input.seat = wind_of(value).ok_or(LineFault::Value)?,
            "round" => self.input.round = wind_of(value).ok_or(LineFault::Value)?,
            "players" => self.input.hand.players = Some(value.parse().map_err(|_| LineFault::Value)?),
            "discards" => self.input.discards = Some(number()?),
            "streak" => self.input.dealer_streak = number()?,
            "flowers" => {
                let before = key.len() + 1;
                let parsed = Notation::Compact.parse(value);
                self.input
                    .hand
                    .flowers
                    .extend(parsed.map_err(|error| moved(LineFault::Tiles(error), before))?);
            }
            _ => return Err(LineFault::Value),
        }
        Ok(())
    }
}

/// The same fault with its place counted from an earlier character.
fn moved(fault: LineFault, by: usize) -> LineFault {
    match fault {
        LineFault::Tiles(mut error) => {
            error.position += by;
            LineFault::Tiles(error)
        }
        LineFault::Word
        | LineFault::Value
        | LineFault::Bracket
        | LineFault::OneTile
        | LineFault::HalfWin
        | LineFault::Twice => fault,
    }
}

fn once<T>(before: Option<T>) -> Result<(), LineFault> {
    if before.is_none() { Ok(()) } else { Err(LineFault::Twice) }
}

/// What a set of these tiles is called; whether it is one is for the rules to say.
fn kind_of(tiles: &[Tile]) -> MeldKind {
    let equal = tiles.windows(2).all(|pair| pair[0] == pair[1]);
    match tiles.len() {
        4.. if equal => MeldKind::ConcealedKong,
        _ if equal => MeldKind::Pung,
        _ => MeldKind::Chow,
    }
}

/// The kind of kong that a word names.
pub fn kong_of(word: &str) -> Option<MeldKind> {
    match word {
        "melded" => Some(MeldKind::MeldedKong),
        "added" => Some(MeldKind::AddedKong),
        "concealed" => Some(MeldKind::ConcealedKong),
        _ => None,
    }
}

/// The seat that a word names.
pub fn seat_of(word: &str) -> Option<RelSeat> {
    match word {
        "left" => Some(RelSeat::Left),
        "across" => Some(RelSeat::Across),
        "right" => Some(RelSeat::Right),
        _ => None,
    }
}

/// The wind that a letter names.
pub fn wind_of(letter: &str) -> Option<Wind> {
    Wind::ALL.into_iter().find(|wind| letter.chars().eq([wind.letter()]))
}

impl fmt::Display for LineProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LineProblem { position, word, fault } = self;
        match fault {
            LineFault::Tiles(error) => write!(f, "'{word}', character {position}: {error}"),
            LineFault::Word => write!(f, "'{word}', character {position}: no such word"),
            LineFault::Value => write!(f, "'{word}', character {position}: no such key or value"),
            LineFault::Bracket => write!(f, "'{word}', character {position}: the bracket is not closed"),
            LineFault::OneTile => write!(f, "'{word}', character {position}: one tile wins"),
            LineFault::Twice => write!(f, "'{word}', character {position}: said twice"),
            LineFault::HalfWin => {
                f.write_str("the winning tile and how it was won belong together: +5m discard@left")
            }
        }
    }
}
