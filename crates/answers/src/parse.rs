//! Reads what somebody wrote: a hand, declared sets, options.

use std::ffi::{OsStr, OsString};

use fivewinds::rules::{LineFault, RawValue};
use fivewinds::tiles::notation::keyboard::{self, Key};
use fivewinds::tiles::{NotationError, RelSeat};
use fivewinds::{HandInput, MeldInput, MeldKind, Notation, Options, Rules, Ruleset, Tile};
use serde_json::{Map, Value};

use crate::problem::{Problem, Where, cut};

/// The text of an argument.
///
/// # Errors
/// If it is not text.
pub fn text(argument: &OsStr, place: Where) -> Result<&str, Problem> {
    argument.to_str().ok_or_else(|| {
        let bytes = argument.as_encoded_bytes();
        let byte = std::str::from_utf8(bytes).map_or_else(|error| error.valid_up_to(), str::len) + 1;
        Problem::NotUtf8 { place, byte }
    })
}

/// The ruleset and options of a command line.
///
/// # Errors
/// If there are no such rules or options: all that is wrong.
pub fn chosen_rules(ruleset: &OsStr, given: &[OsString]) -> Result<Rules, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut options = Vec::new();
    for option in given {
        match text(option, Where::Option) {
            Ok(option) => options.push(option),
            Err(problem) => problems.push(problem),
        }
    }
    match text(ruleset, Where::Rules) {
        Ok(ruleset) if problems.is_empty() => rules(ruleset, &options),
        Ok(_) => Err(problems),
        Err(problem) => Err(vec![problem]),
    }
}

/// A ruleset and its options as `id=value`.
///
/// # Errors
/// If there are no such rules or options: all that is wrong.
pub fn rules(ruleset: &str, options: &[&str]) -> Result<Rules, Vec<Problem>> {
    let ruleset: Ruleset = ruleset.parse().map_err(|error| vec![Problem::ruleset(ruleset, error)])?;
    let mut pairs = Vec::new();
    let mut problems = Vec::new();
    for option in options {
        match option.split_once('=') {
            Some((id, value)) => pairs.push((id.trim(), RawValue::Typed(value.trim()))),
            None => problems.push(Problem::OptionSyntax { found: cut(option) }),
        }
    }
    match Options::new(ruleset, pairs) {
        Ok(options) if problems.is_empty() => Ok(Rules::new(options)),
        Ok(_) => Err(problems),
        Err(wrong) => {
            problems.extend(wrong.into_iter().map(Problem::Option));
            Err(problems)
        }
    }
}

/// A ruleset and its options as JSON.
///
/// # Errors
/// If there are no such rules or options: all that is wrong.
pub fn rules_of_json(ruleset: &str, options: &Map<String, Value>) -> Result<Rules, Vec<Problem>> {
    let ruleset: Ruleset = ruleset.parse().map_err(|error| vec![Problem::ruleset(ruleset, error)])?;
    let texts: Vec<String> = options.values().map(Value::to_string).collect();
    let pairs = options.iter().zip(&texts).map(|((id, value), text)| {
        let raw = match value {
            Value::Null => RawValue::Null,
            Value::Bool(is) => RawValue::Bool(*is),
            Value::String(word) => RawValue::Word(word),
            Value::Number(number) => number.as_i64().map_or(RawValue::Other(text), RawValue::Number),
            Value::Array(_) | Value::Object(_) => RawValue::Other(text),
        };
        (id.as_str(), raw)
    });
    let wrong = |problems: Vec<_>| problems.into_iter().map(Problem::Option).collect();
    Options::new(ruleset, pairs).map(Rules::new).map_err(wrong)
}

/// Tiles in a notation, or in whichever it is.
///
/// # Errors
/// If it cannot be read.
pub fn tiles(notation: Option<Notation>, text: &str) -> Result<Vec<Tile>, NotationError> {
    match notation {
        Some(notation) => notation.parse(text),
        None => detect(text),
    }
}

/// A hand. In the keyboard notation its declared sets may stand in it (MCR-NOTATION-2, MCR-NOTATION-3); a last group
/// of one tile is the winning one: the hand has drawn it.
///
/// # Errors
/// If it cannot be read.
pub fn hand(notation: Option<Notation>, text: &str) -> Result<HandInput, NotationError> {
    let (mut input, drawn) = won_hand(notation, text)?;
    input.concealed.extend(drawn);
    Ok(input)
}

/// A hand, and apart from it the winning tile, which only the keyboard notation has.
///
/// # Errors
/// If it cannot be read.
pub fn won_hand(notation: Option<Notation>, text: &str) -> Result<(HandInput, Option<Tile>), NotationError> {
    if notation != Some(Notation::Keyboard) {
        return Ok((HandInput { concealed: tiles(notation, text)?, ..HandInput::EMPTY }, None));
    }
    let mut input = HandInput::EMPTY;
    let mut groups = keyboard::parse_groups(text)?;
    let last = groups.pop_if(|group| group.len() == 1);
    for group in groups {
        match declared(&group) {
            Some(meld) => input.melds.push(meld),
            None => input.concealed.extend(group.iter().map(|key| key.tile)),
        }
    }
    Ok((input, last.map(|group| group[0].tile)))
}

/// A declared set: `TILES[=TILES][:KIND][@SEAT]`; `clause` speaks about tiles that there are not.
///
/// # Errors
/// If it cannot be read.
pub fn meld(
    notation: Option<Notation>,
    text: &str,
    number: usize,
    clause: Option<&'static str>,
) -> Result<MeldInput, Problem> {
    MeldInput::read(text, |part| tiles(notation, part)).map_err(|fault| match fault {
        LineFault::Tiles(error) => Problem::Notation { place: Where::Meld(number), error, clause },
        LineFault::Word(found) => Problem::MeldWord { meld: number, found },
        LineFault::Value
        | LineFault::Bracket
        | LineFault::OneTile
        | LineFault::HalfWin
        | LineFault::Twice => Problem::MeldWord { meld: number, found: cut(text) },
    })
}

/// Tries one notation after another. If none fits, the likeliest says what is wrong.
fn detect(text: &str) -> Result<Vec<Tile>, NotationError> {
    const ORDER: [Notation; 5] =
        [Notation::Compact, Notation::Unicode, Notation::Botzone, Notation::Russian, Notation::English];
    let read = ORDER.into_iter().find_map(|notation| notation.parse(text).ok());
    read.map_or_else(|| likeliest(text).parse(text), Ok)
}

fn likeliest(text: &str) -> Notation {
    let any = |is: fn(char) -> bool| text.chars().any(is);
    if any(|sign| ('\u{1F000}'..='\u{1F02B}').contains(&sign)) {
        Notation::Unicode
    } else if any(|sign| ('\u{400}'..='\u{4FF}').contains(&sign)) {
        Notation::Russian
    } else if text.trim_start().starts_with(['W', 'B', 'T', 'F', 'J', 'H'])
        && text.chars().any(|sign| sign.is_ascii_digit())
    {
        Notation::Botzone
    } else if text.split(|sign: char| !sign.is_ascii_alphabetic()).any(|word| word.len() > 2) {
        Notation::English
    } else {
        Notation::Compact
    }
}

/// The declared set that a group of keys is, if it is one.
fn declared(group: &[Key]) -> Option<MeldInput> {
    let mut tiles: Vec<Tile> = group.iter().map(|key| key.tile).collect();
    let claimed: Vec<usize> = (0..group.len()).filter(|&at| group[at].claimed).collect();
    let equal = tiles.windows(2).all(|pair| pair[0] == pair[1]);
    let from_place = |at: usize| match at {
        0 => RelSeat::Left,
        _ if at + 1 == group.len() => RelSeat::Right,
        _ => RelSeat::Across,
    };
    let (kind, claim) = match (claimed.as_slice(), group.len()) {
        ([], 4) if equal => (MeldKind::ConcealedKong, None),
        ([at], 4) if equal => (MeldKind::MeldedKong, Some(*at)),
        ([at], 3) if equal => (MeldKind::Pung, Some(*at)),
        ([at], 3) if is_chow(&tiles) => (MeldKind::Chow, Some(*at)),
        _ => return None,
    };
    let claimed = claim.map(|at| tiles[at]);
    tiles.sort_unstable();
    Some(MeldInput { kind, tiles, stands_for: None, claimed, from: claim.map(from_place) })
}

fn is_chow(tiles: &[Tile]) -> bool {
    let mut sorted = tiles.to_vec();
    sorted.sort_unstable();
    let follows = |pair: &[Tile]| pair[0].suit().is_some() && pair[0].suit() == pair[1].suit();
    sorted.windows(2).all(|pair| follows(pair) && pair[0].index() + 1 == pair[1].index())
}

#[cfg(test)]
mod tests {
    use super::*;
    use fivewinds::tiles::notation::compact;

    #[track_caller]
    fn check_keyboard(text: &str, expected: &str) {
        let input = hand(Some(Notation::Keyboard), text).unwrap();
        let show = |meld: &MeldInput| {
            format!("{:?} {} {:?} {:?}", meld.kind, compact::print(&meld.tiles), meld.claimed, meld.from)
        };
        let mut parts: Vec<String> = input.melds.iter().map(show).collect();
        parts.insert(0, compact::print(&input.concealed));
        assert_eq!(parts.join("; "), expected, "{text}");
    }

    #[test]
    fn declared_sets_of_the_keyboard() {
        // MCR-NOTATION-5.
        check_keyboard(
            "wwWw Fgh Yui ,<, tt",
            "55m; MeldedKong 2222m Some(2m) Some(Across); Chow 456p Some(4p) Some(Left); \
             Chow 678m Some(6m) Some(Left); Pung 888s Some(8s) Some(Across)",
        );
        check_keyboard("qqqq 77& 12", "12z; ConcealedKong 1111m None None; Pung 777z Some(7z) Some(Right)");
        check_keyboard("qwe QwE qQ 5", "12312311m5z");
        check_keyboard("Wqe", "; Chow 123m Some(2m) Some(Left)");
    }

    #[test]
    fn any_notation_is_recognised() {
        for (text, expected) in [
            ("123m 55z", "123m55z"),
            ("🀇🀀", "1m1z"),
            ("W1 J1", "1m7z"),
            ("1-2-3 бамбуков, белый дракон", "123s5z"),
            ("1 2 3 bamboos east", "123s1z"),
        ] {
            assert_eq!(compact::print(&tiles(None, text).unwrap()), expected, "{text}");
        }
        for (text, notation) in [
            ("12x", Notation::Compact),
            ("123m456p7x9s", Notation::Compact),
            ("🀇x", Notation::Unicode),
            ("W1X2", Notation::Botzone),
            ("3 бумбаков", Notation::Russian),
            ("3 of bambus", Notation::English),
        ] {
            assert_eq!(tiles(None, text), notation.parse(text), "{text}");
        }
    }

    #[track_caller]
    fn check_meld(text: &str, expected: &str) {
        let told = match meld(None, text, 1, None) {
            Ok(MeldInput { kind, tiles, stands_for, from, .. }) => {
                format!("{kind:?} {tiles:?} {stands_for:?} {from:?}")
            }
            Err(problem) => format!("{problem:?}"),
        };
        assert!(told.starts_with(expected), "{told}");
    }

    #[test]
    fn sets_of_the_command_line() {
        check_meld("123m", "Chow [1m, 2m, 3m] None None");
        check_meld("555z@across", "Pung [5z, 5z, 5z] None Some(Across)");
        check_meld("5555z", "ConcealedKong");
        check_meld("5555z:melded<left", "MeldedKong [5z, 5z, 5z, 5z] None Some(Left)");
        check_meld("4p0j6p=456p", "Chow [4p, 0j, 6p] Some([4p, 5p, 6p]) None");
        check_meld("0j55z=555z", "Pung [0j, 5z, 5z]");
        check_meld("", "Pung []");
        check_meld("5555z:big", "MeldWord { meld: 1, found: \"big\" }");
        check_meld("123m@up", "MeldWord { meld: 1, found: \"up\" }");
        check_meld("4p0j6p=45x", "Notation { place: Meld(1), error: NotationError { position: 10,");
    }
}
