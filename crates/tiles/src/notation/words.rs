//! Reads names of tiles in a language that is given as a table of words.
//!
//! Knows how names are put together: numbers before a suit, a noun like «wind» before or after the wind,
//! and that the bamboo is a flower only beside the noun. Knows no word of any language.

use super::{Expected, NotationError, digit};
use crate::{Suit, Tile};

/// A language: how it names the tiles and which words it reads.
pub(super) struct Language {
    /// The names to print, in the order of the kinds.
    pub(super) names: [&'static str; Tile::KINDS],
    /// The word between the last two of several.
    pub(super) and: &'static str,
    /// All other words, in lower case and without `ё`.
    pub(super) words: &'static [Entry],
}

/// Words with one meaning: a stem with each of the endings.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) stem: &'static str,
    pub(super) endings: &'static [&'static str],
    pub(super) meaning: Meaning,
}

/// What a word can mean in the name of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A number; 0 is read so that the error can say what is wrong with it.
    Number(u8),
    /// Stands between a number and its suit.
    Of,
    /// A suit. The suit of bamboos is also the flower.
    Suit(Suit),
    /// An honour, a flower, a season or the joker.
    Tile(Tile),
    /// A word that may go with such a tile.
    Noun(Noun),
}

/// The sort of tile, as a word beside its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Noun {
    Wind,
    Dragon,
    Flower,
    Season,
}

const BAMBOO_FLOWER: Tile = Tile::flower(4);

impl Language {
    pub(super) fn parse(&self, text: &str) -> Result<Vec<Tile>, NotationError> {
        let words = self.split(text);
        let mut reader = Reader { text, words: &words, at: 0, tiles: Vec::new() };
        while reader.at < words.len() {
            reader.read_name()?;
        }
        Ok(reader.tiles)
    }

    pub(super) fn print(&self, tiles: &[Tile]) -> String {
        let names: Vec<&str> = tiles.iter().map(|&tile| self.name(tile)).collect();
        names.join(", ")
    }

    pub(super) const fn name(&self, tile: Tile) -> &'static str {
        self.names[tile.index()]
    }

    fn split<'a>(&self, text: &'a str) -> Vec<Word<'a>> {
        let mut splitter =
            Splitter { language: self, text, words: Vec::new(), begun: None, new_phrase: false };
        for (position, (offset, sign)) in (1..).zip(text.char_indices()) {
            splitter.take(Place { position, offset }, sign);
        }
        splitter.end_word(text.len());
        splitter.words
    }

    fn meaning(&self, word: &str) -> Option<Meaning> {
        let fits = |entry: &&Entry| {
            word.strip_prefix(entry.stem).is_some_and(|ending| entry.endings.contains(&ending))
        };
        self.words.iter().find(fits).map(|entry| entry.meaning)
    }
}

/// A word or a single digit of the text.
struct Word<'a> {
    text: &'a str,
    position: usize,
    meaning: Option<Meaning>,
    /// Whether a comma or the like parts it from the word before: nouns go with names only within a phrase.
    new_phrase: bool,
}

#[derive(Clone, Copy)]
struct Place {
    position: usize,
    offset: usize,
}

struct Splitter<'l, 'a> {
    language: &'l Language,
    text: &'a str,
    words: Vec<Word<'a>>,
    begun: Option<Place>,
    new_phrase: bool,
}

impl Splitter<'_, '_> {
    fn take(&mut self, place: Place, sign: char) {
        if is_space(sign) {
            self.end_word(place.offset);
        } else if matches!(sign, ',' | ';' | '.') {
            self.end_word(place.offset);
            self.new_phrase = true;
        } else if let Some(number) = digit(sign) {
            self.end_word(place.offset);
            self.push(place, place.offset + 1, Some(Meaning::Number(number)));
        } else {
            self.begun.get_or_insert(place);
        }
    }

    fn end_word(&mut self, end: usize) {
        let Some(place) = self.begun.take() else { return };
        let word = normal(&self.text[place.offset..end]);
        if word == self.language.and {
            self.new_phrase = true;
        } else {
            self.push(place, end, self.language.meaning(&word));
        }
    }

    fn push(&mut self, Place { position, offset }: Place, end: usize, meaning: Option<Meaning>) {
        let new_phrase = std::mem::take(&mut self.new_phrase);
        self.words.push(Word { text: &self.text[offset..end], position, meaning, new_phrase });
    }
}

/// What parts words without parting phrases: spaces, hyphens and dashes, quotation marks.
fn is_space(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '-' | '\u{2010}'..='\u{2015}' | '"' | '«' | '»' | '“' | '”' | '„')
}

/// The word as the tables have it: lower case, `ё` as `е`, and `й` one character also where the text has a
/// letter and a combining mark, as text copied from some documents has.
fn normal(word: &str) -> String {
    let mut normal = String::with_capacity(word.len());
    for sign in word.chars().flat_map(char::to_lowercase) {
        match sign {
            'ё' => normal.push('е'),
            '\u{308}' if normal.ends_with('е') => {}
            '\u{306}' if normal.ends_with('и') => {
                normal.pop();
                normal.push('й');
            }
            _ => normal.push(sign),
        }
    }
    normal
}

struct Reader<'a> {
    text: &'a str,
    words: &'a [Word<'a>],
    at: usize,
    tiles: Vec<Tile>,
}

impl Reader<'_> {
    /// Reads one name, or several tiles of a suit.
    fn read_name(&mut self) -> Result<(), NotationError> {
        match self.words[self.at].meaning {
            Some(Meaning::Number(_)) => self.read_suited(),
            Some(Meaning::Tile(tile)) => {
                self.take(tile, 1);
                self.at += usize::from(self.noun_follows(tile));
                Ok(())
            }
            Some(Meaning::Noun(noun)) => self.read_after_noun(noun),
            Some(Meaning::Suit(Suit::Bamboos)) if self.is_flower_noun(self.at + 1) => {
                self.take(BAMBOO_FLOWER, 2);
                Ok(())
            }
            Some(Meaning::Suit(suit)) => Err(self.wrong(self.at, Expected::NumberBeforeSuit { suit })),
            Some(Meaning::Of) | None => Err(self.wrong(self.at, Expected::Name)),
        }
    }

    /// Reads numbers and their suit: `3 of bamboos`, `1 2 3 bamboos`.
    fn read_suited(&mut self) -> Result<(), NotationError> {
        let first = self.at;
        while let Some(Meaning::Number(number)) = self.meaning(self.at) {
            if number == 0 {
                return Err(self.wrong(self.at, Expected::NumberInSuit));
            }
            self.at += 1;
        }
        let end = self.at;
        if self.meaning(self.at) == Some(Meaning::Of) {
            self.at += 1;
        }
        let Some(Meaning::Suit(suit)) = self.meaning(self.at) else {
            return Err(self.wrong(self.at, Expected::Suit));
        };
        self.at += 1;
        for word in &self.words[first..end] {
            if let Some(Meaning::Number(number)) = word.meaning {
                self.tiles.push(Tile::suited(suit, number));
            }
        }
        Ok(())
    }

    /// Reads a noun and what it is of: `wind east`, `flower bamboo`.
    fn read_after_noun(&mut self, noun: Noun) -> Result<(), NotationError> {
        match self.in_phrase(self.at + 1) {
            Some(Meaning::Tile(tile)) if noun.fits(tile) => self.take(tile, 2),
            Some(Meaning::Suit(Suit::Bamboos)) if noun == Noun::Flower => self.take(BAMBOO_FLOWER, 2),
            _ => {
                let next_is_wrong = self.words.get(self.at + 1).is_some_and(|next| !next.new_phrase);
                return Err(self.wrong(self.at + usize::from(next_is_wrong), noun.expected()));
            }
        }
        Ok(())
    }

    /// Whether the next word is a noun that goes with the tile just read. A bamboo after it needs it more,
    /// unless that has a noun of its own: `plum flower bamboo`, but `plum flower bamboo flower`.
    fn noun_follows(&self, tile: Tile) -> bool {
        let Some(Meaning::Noun(noun)) = self.in_phrase(self.at) else { return false };
        let bamboo_needs_it = noun == Noun::Flower
            && self.in_phrase(self.at + 1) == Some(Meaning::Suit(Suit::Bamboos))
            && !self.is_flower_noun(self.at + 2);
        noun.fits(tile) && !bamboo_needs_it
    }

    fn is_flower_noun(&self, at: usize) -> bool {
        self.in_phrase(at) == Some(Meaning::Noun(Noun::Flower))
    }

    /// The meaning of a word that no comma parts from the one before.
    fn in_phrase(&self, at: usize) -> Option<Meaning> {
        self.words.get(at).filter(|word| !word.new_phrase)?.meaning
    }

    fn meaning(&self, at: usize) -> Option<Meaning> {
        self.words.get(at)?.meaning
    }

    fn take(&mut self, tile: Tile, words: usize) {
        self.tiles.push(tile);
        self.at += words;
    }

    fn wrong(&self, at: usize, expected: Expected) -> NotationError {
        match self.words.get(at) {
            Some(word) => NotationError::new(word.position, word.text, expected),
            None => NotationError::at_end(self.text, expected),
        }
    }
}

impl Noun {
    /// Whether the noun can go with the tile; players call the seasons flowers too.
    fn fits(self, tile: Tile) -> bool {
        match self {
            Noun::Wind => tile.wind().is_some(),
            Noun::Dragon => tile.dragon().is_some(),
            Noun::Flower => tile.is_flower(),
            Noun::Season => tile.is_flower() && tile.rank() > 4,
        }
    }

    fn expected(self) -> Expected {
        match self {
            Noun::Wind => Expected::Wind,
            Noun::Dragon => Expected::Dragon,
            Noun::Flower => Expected::Flower,
            Noun::Season => Expected::Season,
        }
    }
}

/// That a table can be read at all: each word is as `normal` makes it, splits nowhere and means one thing.
#[cfg(test)]
pub(super) fn check_table(language: &Language) {
    let forms = |entry: &Entry| {
        let Entry { stem, endings, meaning } = *entry;
        endings.iter().map(move |ending| (format!("{stem}{ending}"), meaning)).collect::<Vec<_>>()
    };
    for (word, meaning) in language.words.iter().flat_map(forms) {
        assert_eq!(normal(&word), word);
        assert_ne!(word, language.and);
        let split = language.split(&word);
        assert_eq!(split.len(), 1, "{word}");
        assert_eq!(split[0].meaning, Some(meaning), "{word} has two meanings");
    }
}
