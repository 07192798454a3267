//! A hand to be scored as one line of text: `[123m] [5555z:melded] 234p55s34s +5s discard@left seat=S`.
//!
//! Words in any order: tiles in compact notation, declared sets in brackets, `+` and the winning tile, how it was
//! won, what was the case, and `key=value` for the rest.

use std::fmt;

use hand::MeldKind;
use tiles::notation::compact;
use tiles::{Notation, NotationError, RelSeat, Tile, Wind};

use super::{Fact, ScoreInput, WinBy, WinInput};
use crate::MeldInput;
use crate::options::cut;

/// A hand that is being written down, by one line or several, until it is finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreDraft {
    /// All that is known but the win.
    pub input: ScoreInput,
    /// The winning tile.
    pub tile: Option<Tile>,
    /// How it was got.
    pub by: Option<WinBy>,
    /// Whose tile it was.
    pub from: Option<RelSeat>,
}

/// Something wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineProblem {
    /// The character where the word begins, counted from 1.
    pub position: usize,
    /// The word, cut if it is long, without anything that a terminal would obey.
    pub word: String,
    /// What is wrong with it.
    pub fault: LineFault,
}

/// What can be wrong with a word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// Tiles that are none; the place is counted from the beginning of the line.
    Tiles(NotationError),
    /// No word that there is: by itself, or after `:` or `@`.
    Word(String),
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
        let mut draft = ScoreDraft::EMPTY;
        let read = draft.read(line);
        match (read, draft.finish()) {
            (Ok(()), Ok(())) => Ok(draft.input),
            (Ok(()), Err(problem)) => Err(vec![problem]),
            (Err(problems), Ok(())) => Err(problems),
            (Err(mut problems), Err(problem)) => {
                problems.push(problem);
                Err(problems)
            }
        }
    }
}

impl ScoreDraft {
    /// Nothing is known yet.
    pub const EMPTY: ScoreDraft = ScoreDraft { input: ScoreInput::EMPTY, tile: None, by: None, from: None };

    /// Begins anew with what another draft says; keeps its own memory.
    pub fn restart(&mut self, from: &ScoreDraft) {
        let ScoreInput { hand, win, seat, round, facts, discards, dealer_streak } = &from.input;
        let mut mine = std::mem::replace(&mut self.input.hand, ScoreInput::EMPTY.hand);
        mine.concealed.clone_from(&hand.concealed);
        mine.melds.clone_from(&hand.melds);
        mine.flowers.clone_from(&hand.flowers);
        mine.seen.clone_from(&hand.seen);
        (mine.won, mine.players, mine.may_have_drawn) = (hand.won, hand.players, hand.may_have_drawn);
        self.input = ScoreInput {
            hand: mine,
            win: *win,
            seat: *seat,
            round: *round,
            facts: *facts,
            discards: *discards,
            dealer_streak: *dealer_streak,
        };
        (self.tile, self.by, self.from) = (from.tile, from.by, from.from);
    }

    /// Adds what a line says: tiles, sets, flowers and facts to those that are known, all else in the place of what
    /// is known.
    ///
    /// # Errors
    /// Everything in it that cannot be read; what can be read is added all the same, and a set without tiles for each
    /// that cannot.
    pub fn read(&mut self, line: &str) -> Result<(), Vec<LineProblem>> {
        let mut reader = Reader { input: &mut self.input, tile: None, by: None, from: None };
        let mut problems = Vec::new();
        for (position, word) in words(line) {
            if let Err(fault) = reader.word(word) {
                problems.push(LineProblem { position, word: cut(word), fault: moved(fault, position - 1) });
            }
        }
        let Reader { tile, by, from, .. } = reader;
        self.tile = tile.or(self.tile);
        self.by = by.or(self.by);
        self.from = from.or(self.from);
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }

    /// Makes the win of what is known of it.
    ///
    /// # Errors
    /// If only half of it is known.
    pub fn finish(&mut self) -> Result<(), LineProblem> {
        self.input.win = match (self.tile, self.by, self.from) {
            (Some(tile), Some(by), from) => Some(WinInput { tile, by, from }),
            (None, None, None) => None,
            _ => return Err(LineProblem { position: 1, word: String::new(), fault: LineFault::HalfWin }),
        };
        Ok(())
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
            Some((rest, seat)) => (rest, Some(seat_of(seat.trim()).ok_or_else(|| unknown(seat))?)),
            None => (text, None),
        };
        let (rest, kong) = match rest.split_once(':') {
            Some((rest, kind)) => (rest, Some(kong_of(kind.trim()).ok_or_else(|| unknown(kind))?)),
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

struct Reader<'a> {
    input: &'a mut ScoreInput,
    tile: Option<Tile>,
    by: Option<WinBy>,
    from: Option<RelSeat>,
}

impl Reader<'_> {
    fn word(&mut self, word: &str) -> Result<(), LineFault> {
        if word.starts_with(|sign: char| sign.is_ascii_digit()) {
            return self.tiles(word);
        }
        if let Some(inner) = word.strip_prefix('[') {
            let read = inner.strip_suffix(']').ok_or(LineFault::Bracket).and_then(|inner| {
                MeldInput::read(inner, |tiles| Notation::Compact.parse(tiles))
                    .map_err(|fault| moved(fault, 1))
            });
            // A set that cannot be read keeps its place, so that the numbers of the others are right.
            let (meld, fault) = read.map_or_else(|fault| (UNREADABLE, Err(fault)), |meld| (meld, Ok(())));
            self.input.hand.melds.push(meld);
            fault?;
        } else if let Some(tile) = word.strip_prefix('+') {
            let tiles = Notation::Compact.parse(tile).map_err(|error| moved(LineFault::Tiles(error), 1))?;
            let [tile] = tiles[..] else { return Err(LineFault::OneTile) };
            once(self.tile.replace(tile))?;
        } else if let Some((key, value)) = word.split_once('=') {
            self.value(key, value)?;
        } else {
            let (by, seat) = word.split_once('@').map_or((word, None), |(by, seat)| (by, Some(seat)));
            if let Some(by) = win_by_of(by) {
                once(self.by.replace(by))?;
                self.from = seat.map(|seat| seat_of(seat).ok_or_else(|| unknown(seat))).transpose()?;
            } else {
                self.input.facts.insert(fact_of(word).ok_or_else(|| unknown(word))?);
            }
        }
        Ok(())
    }

    fn tiles(&mut self, word: &str) -> Result<(), LineFault> {
        compact::parse_into(&mut self.input.hand.concealed, word).map_err(LineFault::Tiles)
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
        LineFault::Word(_)
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

fn unknown(word: &str) -> LineFault {
    LineFault::Word(cut(word.trim()))
}

const UNREADABLE: MeldInput =
    MeldInput { kind: MeldKind::Pung, tiles: Vec::new(), stands_for: None, claimed: None, from: None };

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

/// The way to win that a word names: `self_draw` or `self-draw`.
pub fn win_by_of(word: &str) -> Option<WinBy> {
    WinBy::ALL.into_iter().find(|by| is_spelled(word, by.id()))
}

/// The fact that a word names: `last_discard` or `last-discard`.
pub fn fact_of(word: &str) -> Option<Fact> {
    Fact::ALL.into_iter().find(|fact| is_spelled(word, fact.id()))
}

/// Whether it is this id, perhaps with hyphens.
fn is_spelled(word: &str, id: &str) -> bool {
    let hyphen = |(mine, its): (u8, u8)| mine == its || mine == b'-' && its == b'_';
    word.len() == id.len() && word.bytes().zip(id.bytes()).all(hyphen)
}

impl fmt::Display for LineProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LineProblem { position, word, fault } = self;
        match fault {
            LineFault::Tiles(error) => write!(f, "{error}"),
            LineFault::Word(found) if found == word => {
                write!(f, "no such word: '{word}' at character {position}")
            }
            LineFault::Word(found) => {
                write!(f, "no such word: '{found}', in '{word}' at character {position}")
            }
            LineFault::Value => {
                write!(f, "no such key or value: '{word}' at character {position}; ")?;
                f.write_str(
                    "there are seat and round (E S W N), flowers (tiles), players, discards and streak",
                )
            }
            LineFault::Bracket => write!(f, "the bracket is not closed: '{word}' at character {position}"),
            LineFault::OneTile => write!(f, "one tile wins: '{word}' at character {position}"),
            LineFault::Twice => write!(f, "said twice: '{word}' at character {position}"),
            LineFault::HalfWin => {
                f.write_str("the winning tile and how it was won belong together: +5m discard@left")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_refused(line: &str, expected: &[&str]) {
        let problems = ScoreInput::read_line(line).unwrap_err();
        assert_eq!(problems.iter().map(ToString::to_string).collect::<Vec<_>>(), expected, "{line}");
    }

    #[test]
    fn everything_that_is_wrong_with_a_line() {
        check_refused(
            "[12x] [5555z:big] [123m@up] 12m9x foo +5m6m +5m +6m discard@lef self-draw dealt seat=Q flowers=9f [1m",
            &[
                "no such tile: 'x' at character 4; tiles are numbers and then one of the letters m p s z f j",
                "no such word: 'big', in '[5555z:big]' at character 7",
                "no such word: 'up', in '[123m@up]' at character 19",
                "no such tile: 'x' at character 33; tiles are numbers and then one of the letters m p s z f j",
                "no such word: 'foo' at character 35",
                "one tile wins: '+5m6m' at character 39",
                "said twice: '+6m' at character 49",
                "no such word: 'lef', in 'discard@lef' at character 53",
                "said twice: 'self-draw' at character 65",
                "said twice: 'dealt' at character 75",
                "no such key or value: 'seat=Q' at character 81; there are seat and round (E S W N), \
                 flowers (tiles), players, discards and streak",
                "no such tile: '9f' at character 96; flowers have the numbers 1 to 8",
                "the bracket is not closed: '[1m' at character 99",
            ],
        );
        let half = "the winning tile and how it was won belong together: +5m discard@left";
        check_refused("123m +5m", &[half]);
        check_refused("123m discard", &[half]);
    }

    #[test]
    fn a_draft_is_completed() {
        let mut draft = ScoreDraft::EMPTY;
        draft.read("[123m] 456p +5s discard@left seat=S round=W flowers=1f last_discard").unwrap();
        draft.read("789p rob-kong seat=N flowers=2f last-of-its-kind").unwrap();
        draft.finish().unwrap();
        let at_once =
            "[123m] 456p 789p +5s rob_kong@left seat=N round=W flowers=12f last_discard last_of_its_kind";
        assert_eq!(draft.input, ScoreInput::read_line(at_once).unwrap());
        let mut other = ScoreDraft::EMPTY;
        other.read("[555z] 1m +2m self_draw flowers=3f players=3 streak=2 discards=5").unwrap();
        other.restart(&draft);
        assert_eq!(other, draft);
        draft.restart(&ScoreDraft::EMPTY);
        assert_eq!(draft, ScoreDraft::EMPTY);
    }
}
