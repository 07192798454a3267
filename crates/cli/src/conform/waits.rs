//! Cases of type `waits`: what does this hand wait for?

use answers::Report;
use fivewinds::{HandInput, Notation, TileSet};
use serde_json::{Map, Value, json};

use super::case::{Case, Wrong, melds, mistyped, players, refused, string, tiles};

pub(crate) fn actual(case: &Case) -> Result<Map<String, Value>, Wrong> {
    case.only_keys(&["hand", "melds", "players"], &["waits", "distance", "error"])?;
    check_expect(case)?;
    let rules = case.rules()?;
    let key = |key: &str| case.rest.get(key);
    let input = HandInput {
        concealed: key("hand").map_or_else(|| Ok(Vec::new()), |hand| tiles(hand, "hand"))?,
        melds: key("melds").map_or_else(|| Ok(Vec::new()), melds)?,
        players: key("players").map(players).transpose()?,
        may_have_drawn: false,
        ..HandInput::EMPTY
    };
    let report = Report::new(&rules, &input).map_err(refused)?;
    let mut actual = Map::new();
    actual.insert("waits".to_owned(), json!(report.waits().to_string()));
    actual.insert("distance".to_owned(), json!(report.distance));
    Ok(actual)
}

/// Waits are a set of kinds: in which order they are written does not matter.
pub(crate) fn is_same(key: &str, expected: &Value, found: Option<&Value>) -> bool {
    let set = |value: &Value| Some(Notation::Compact.parse(value.as_str()?).ok()?.into_iter().collect());
    match found {
        Some(found) if key == "waits" => {
            let sets: [Option<TileSet>; 2] = [set(expected), set(found)];
            sets[0].is_some() && sets[0] == sets[1]
        }
        _ => found == Some(expected),
    }
}

fn check_expect(case: &Case) -> Result<(), Wrong> {
    for (key, value) in &case.expect {
        match key.as_str() {
            "distance" if value.as_i64().is_none() => {
                return Err(mistyped("expect.distance", "a number", value));
            }
            "distance" => {}
            "waits" => {
                let text = string(value, "expect.waits")?;
                let wrong = |error| Wrong::Malformed(format!("expect.waits: {error}"));
                Notation::Compact.parse(&text).map_err(wrong)?;
            }
            _ => drop(string(value, "expect.error")?),
        }
    }
    Ok(())
}
