//! What every case has, and how its parts are read. A key or a type that the format does not have is an
//! error of that case.

use std::fmt;

use answers::problem::{Problem, Where, cut};
use answers::{Lang, parse};
use fivewinds::{MeldInput, MeldKind, Notation, Rules, Ruleset, Tile};
use serde_json::{Map, Value};

use fivewinds::rules::{kong_of, seat_of};

/// A case whose common keys are in order.
#[derive(Debug)]
pub(crate) struct Case {
    pub(crate) kind: String,
    pub(crate) ruleset: Ruleset,
    pub(crate) options: Map<String, Value>,
    pub(crate) expect: Map<String, Value>,
    /// The keys that belong to its type.
    pub(crate) rest: Map<String, Value>,
}

/// Why a case has no result.
#[derive(Debug)]
pub(crate) enum Wrong {
    /// It is not what the format says; it fails whatever it expects.
    Malformed(String),
    /// Its input breaks the rules; a case may expect that.
    Refused(Vec<Problem>),
}

/// The types of cases there are.
pub(crate) const TYPES: [&str; 4] = ["score", "settle", "waits", "deal"];

impl Case {
    pub(crate) fn read(value: Value) -> Result<Case, Wrong> {
        let mut rest = object(value, "a case")?;
        let mut text = |key: &str| match rest.remove(key) {
            Some(value) => string(&value, key).map(Some),
            None => Ok(None),
        };
        text("id")?.ok_or_else(|| missing("id"))?;
        let kind = text("type")?.ok_or_else(|| missing("type"))?;
        let ruleset = text("rules")?.ok_or_else(|| missing("rules"))?;
        text("note")?;
        if !TYPES.contains(&kind.as_str()) {
            return Err(Wrong::Malformed(format!("type: no type '{}'", cut(&kind))));
        }
        let ruleset = self::ruleset(&ruleset)?;
        let options = rest.remove("options").map_or_else(|| Ok(Map::new()), |it| object(it, "options"))?;
        let expect = object(rest.remove("expect").ok_or_else(|| missing("expect"))?, "expect")?;
        if let Some(clauses) = rest.remove("clause") {
            list(&clauses, "clause")?.iter().try_for_each(|clause| string(clause, "clause").map(drop))?;
        }
        Ok(Case { kind, ruleset, options, expect, rest })
    }

    /// The ruleset with the options of the case.
    pub(crate) fn rules(&self) -> Result<Rules, Wrong> {
        rules(self.ruleset, &self.options)
    }

    /// Refuses keys that neither every case nor this type has.
    pub(crate) fn only_keys(&self, known: &[&str], expected: &[&str]) -> Result<(), Wrong> {
        only_keys(&self.rest, known, "unknown key")?;
        only_keys(&self.expect, expected, "unknown key in expect")
    }
}

/// The ruleset with this name.
pub(crate) fn ruleset(name: &str) -> Result<Ruleset, Wrong> {
    name.parse().map_err(|error| Wrong::Malformed(format!("rules: '{}': {error}", cut(name))))
}

/// A ruleset with options.
pub(crate) fn rules(ruleset: Ruleset, options: &Map<String, Value>) -> Result<Rules, Wrong> {
    parse::rules_of_json(ruleset.id(), options).map_err(Wrong::Refused)
}

/// The input breaks the rules, for all these reasons.
pub(crate) fn refused(problems: impl IntoIterator<Item = Problem>) -> Wrong {
    Wrong::Refused(problems.into_iter().collect())
}

/// Tiles in compact notation.
pub(crate) fn tiles(value: &Value, key: &str) -> Result<Vec<Tile>, Wrong> {
    let place = match key {
        "flowers" => Where::Flowers,
        "win.tile" => Where::Win,
        _ => Where::Hand,
    };
    tiles_at(value, key, place)
}

fn tiles_at(value: &Value, key: &str, place: Where) -> Result<Vec<Tile>, Wrong> {
    let wrong = |error| refused([Problem::Notation { place, error, clause: None }]);
    Notation::Compact.parse(word(value, key)?).map_err(wrong)
}

/// Declared sets.
pub(crate) fn melds(value: &Value) -> Result<Vec<MeldInput>, Wrong> {
    (1..).zip(list(value, "melds")?).map(|(number, value)| meld(value, number)).collect()
}

fn meld(value: &Value, number: usize) -> Result<MeldInput, Wrong> {
    let meld = value.as_object().ok_or_else(|| mistyped("a meld", "an object", value))?;
    only_keys(meld, &["set", "kind", "tiles", "as", "claimed", "from"], "unknown key in melds")?;
    let text = |key: &str| meld.get(key).map(|value| word(value, key)).transpose();
    let tiles = |key: &str| meld.get(key).map(|value| tiles_at(value, key, Where::Meld(number))).transpose();
    let kong = text("kind")?.map(|word| kong_of(word).ok_or_else(|| not_one_of("kind", word))).transpose()?;
    let kind = match (text("set")?.ok_or_else(|| missing("set"))?, kong) {
        ("chow", None) => MeldKind::Chow,
        ("pung", None) => MeldKind::Pung,
        ("kong", Some(kind)) => kind,
        ("kong", None) => return Err(missing("kind")),
        ("chow" | "pung", Some(_)) => {
            return Err(Wrong::Malformed("kind: only a kong has a kind".to_owned()));
        }
        (word, _) => return Err(not_one_of("set", word)),
    };
    let claimed = match tiles("claimed")?.as_deref() {
        None => None,
        Some([tile]) => Some(*tile),
        Some(_) => return Err(Wrong::Malformed("claimed: one tile is claimed".to_owned())),
    };
    let from = text("from")?.map(|word| seat_of(word).ok_or_else(|| not_one_of("from", word)));
    Ok(MeldInput {
        kind,
        tiles: tiles("tiles")?.ok_or_else(|| missing("tiles"))?,
        stands_for: tiles("as")?,
        claimed,
        from: from.transpose()?,
    })
}

/// How many play.
pub(crate) fn players(value: &Value) -> Result<u8, Wrong> {
    let number = value.as_u64().ok_or_else(|| mistyped("players", "a number", value))?;
    // What does not fit is too many in every game.
    Ok(u8::try_from(number).unwrap_or(u8::MAX))
}

pub(crate) fn string(value: &Value, key: &str) -> Result<String, Wrong> {
    word(value, key).map(str::to_owned)
}

pub(crate) fn word<'a>(value: &'a Value, key: &str) -> Result<&'a str, Wrong> {
    value.as_str().ok_or_else(|| mistyped(key, "text", value))
}

pub(crate) fn mistyped(key: &str, expected: &str, found: &Value) -> Wrong {
    Wrong::Malformed(format!("{key}: {expected} is expected, not {}", cut(&found.to_string())))
}

pub(crate) fn object(value: Value, key: &str) -> Result<Map<String, Value>, Wrong> {
    if let Value::Object(map) = value { Ok(map) } else { Err(mistyped(key, "an object", &value)) }
}

pub(crate) fn list<'a>(value: &'a Value, key: &str) -> Result<&'a Vec<Value>, Wrong> {
    value.as_array().ok_or_else(|| mistyped(key, "a list", value))
}

pub(crate) fn only_keys(map: &Map<String, Value>, known: &[&str], what: &str) -> Result<(), Wrong> {
    let unknown: Vec<String> = map
        .keys()
        .filter(|key| !known.contains(&key.as_str()))
        .map(|key| format!("'{}'", cut(key)))
        .collect();
    if unknown.is_empty() { Ok(()) } else { Err(Wrong::Malformed(format!("{what}: {}", unknown.join(", ")))) }
}

fn missing(key: &str) -> Wrong {
    Wrong::Malformed(format!("the key '{key}' is missing"))
}

pub(crate) fn not_one_of(key: &str, word: &str) -> Wrong {
    Wrong::Malformed(format!("{key}: '{}' is not known", cut(word)))
}

/// All reasons, in the words of the rules files.
impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Malformed(message) => f.write_str(message),
            Wrong::Refused(problems) => {
                let messages: Vec<String> = problems.iter().map(Lang::En.text().problem).collect();
                f.write_str(&messages.join("; "))
            }
        }
    }
}
