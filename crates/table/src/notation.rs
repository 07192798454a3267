//! Actions as words: one way of writing them in cases, records, protocols and tests.
//!
//! `discard 5m`, `chow 46m`, `chow 4m0j 345m`, `pung`, `pung 5m0j`, `kong` (of a discard), `kong 5m` (in the own turn),
//! `flower 3f`, `ready`, `forbid p`, `win`, `pass`.

use std::fmt;

use tiles::notation::compact;
use tiles::{Notation, Suit, Tile};

use crate::action::{Action, Chow, Pung};

/// Why words are no action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// There is no such action.
    Unknown(String),
    /// Words are missing, or there are too many.
    Words(&'static str),
    /// What stands there are not the tiles of it.
    Tiles(&'static str, String),
}

impl Action {
    /// The words for it. A chow and a pung are named by the tiles from the hand, so that the claimed tile is needed.
    pub fn words(self, claimed: Option<Tile>) -> Vec<String> {
        let with = |verb: &str, what: String| vec![verb.to_owned(), what];
        match self {
            Action::Pass => vec!["pass".to_owned()],
            Action::Forbid(suit) => with("forbid", suit.letter().to_string()),
            Action::Ready => vec!["ready".to_owned()],
            Action::Flower(tile) => with("flower", tile.to_string()),
            Action::Discard(tile) => with("discard", tile.to_string()),
            Action::Chow(chow) => chow_words(chow, claimed),
            Action::Pung(pung) => match (pung.jokers(), claimed) {
                (0, _) | (_, None) => vec!["pung".to_owned()],
                (1, Some(tile)) => with("pung", format!("{tile}0j")),
                (_, Some(_)) => with("pung", "00j".to_owned()),
            },
            Action::Kong => vec!["kong".to_owned()],
            Action::OwnKong(tile) => with("kong", tile.to_string()),
            Action::Win => vec!["win".to_owned()],
        }
    }

    /// Reads words; `claimed` is the tile that may be claimed, if there is one.
    ///
    /// # Errors
    /// Says what is wrong with them.
    pub fn read(words: &[&str], claimed: Option<Tile>) -> Result<Action, ActionError> {
        let (&verb, rest) = words.split_first().ok_or(ActionError::Words("an action is missing"))?;
        let none = |action: Action| {
            if rest.is_empty() { Ok(action) } else { Err(ActionError::Words("nothing follows this action")) }
        };
        let tile = |verb: &'static str| match rest {
            [text] => one_tile(verb, text),
            _ => Err(ActionError::Words("one tile belongs to this action")),
        };
        match verb {
            "pass" => none(Action::Pass),
            "ready" => none(Action::Ready),
            "win" => none(Action::Win),
            "discard" => tile("discard").map(Action::Discard),
            "flower" => tile("flower").map(Action::Flower),
            "forbid" => match rest {
                [text] => suit(text).map(Action::Forbid),
                _ => Err(ActionError::Words("a suit belongs to `forbid`")),
            },
            "kong" if rest.is_empty() => Ok(Action::Kong),
            "kong" => tile("kong").map(Action::OwnKong),
            "pung" => read_pung(rest, claimed),
            "chow" => read_chow(rest, claimed),
            _ => Err(ActionError::Unknown(verb.to_owned())),
        }
    }
}

fn chow_words(chow: Chow, claimed: Option<Tile>) -> Vec<String> {
    let parts = claimed.and_then(|tile| Some((chow.first(tile)?, chow.from_hand(tile)?)));
    let Some((first, hand)) = parts else { return vec!["chow".to_owned()] };
    let mut words = vec!["chow".to_owned(), compact::print(&hand)];
    if chow.jokers() != 0 {
        words.push(compact::print(&chow_tiles(first)));
    }
    words
}

fn one_tile(verb: &'static str, text: &str) -> Result<Tile, ActionError> {
    match tiles_of(verb, text)?[..] {
        [tile] => Ok(tile),
        _ => Err(ActionError::Tiles(verb, text.to_owned())),
    }
}

fn tiles_of(verb: &'static str, text: &str) -> Result<Vec<Tile>, ActionError> {
    Notation::Compact.parse(text).map_err(|_| ActionError::Tiles(verb, text.to_owned()))
}

fn suit(text: &str) -> Result<Suit, ActionError> {
    let found = Suit::ALL.into_iter().find(|suit| text.chars().eq([suit.letter()]));
    found.ok_or_else(|| ActionError::Tiles("forbid", text.to_owned()))
}

/// `pung` alone is of natural tiles; else the two tiles from the hand are named.
fn read_pung(rest: &[&str], claimed: Option<Tile>) -> Result<Action, ActionError> {
    let text = match rest {
        [] => return Ok(Action::Pung(Pung::NATURAL)),
        [text] => *text,
        _ => return Err(ActionError::Words("two tiles from the hand belong to `pung`")),
    };
    let tiles = tiles_of("pung", text)?;
    let jokers = tiles.iter().filter(|tile| tile.is_joker()).count();
    let fits = tiles.len() == 2
        && claimed.is_some_and(|claimed| tiles.iter().all(|&tile| tile.is_joker() || tile == claimed));
    if !fits {
        return Err(ActionError::Tiles("pung", text.to_owned()));
    }
    Ok(Action::Pung(Pung::ALL[jokers]))
}

/// The two tiles from the hand, and with jokers what the chow stands for.
fn read_chow(rest: &[&str], claimed: Option<Tile>) -> Result<Action, ActionError> {
    let (hand_text, whole) = match rest {
        [hand] => (*hand, None),
        [hand, whole] => (*hand, Some(*whole)),
        _ => return Err(ActionError::Words("two tiles from the hand belong to `chow`")),
    };
    let wrong = || ActionError::Tiles("chow", hand_text.to_owned());
    let mut hand = tiles_of("chow", hand_text)?;
    hand.sort_unstable();
    let claimed = claimed.ok_or_else(wrong)?;
    let mut stands_for = whole.map(|text| tiles_of("chow", text)).transpose()?;
    stands_for.iter_mut().for_each(|tiles| tiles.sort_unstable());
    let fits = |chow: &Chow| {
        let mut tiles = chow.from_hand(claimed)?;
        tiles.sort_unstable();
        let whole = chow_tiles(chow.first(claimed)?);
        let same = tiles[..] == hand[..] && stands_for.as_ref().is_none_or(|tiles| tiles[..] == whole);
        // RED-JOKER-10: without the last word the chow must contain no joker.
        (same && (stands_for.is_some() || chow.jokers() == 0)).then_some(())
    };
    let found = Chow::ALL.into_iter().find(|chow| fits(chow).is_some());
    found.map(Action::Chow).ok_or_else(wrong)
}

/// The three tiles of the chow that begins with this one.
fn chow_tiles(first: Tile) -> [Tile; 3] {
    [0, 1, 2].map(|place| Tile::from_index(first.index() + place).expect("inside its suit"))
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionError::Unknown(verb) => write!(f, "there is no action '{verb}'"),
            ActionError::Words(what) => f.write_str(what),
            ActionError::Tiles(verb, text) => write!(f, "{verb}: '{text}' does not fit"),
        }
    }
}

impl std::error::Error for ActionError {}
