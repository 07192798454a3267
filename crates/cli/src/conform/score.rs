//! Cases of type `score`: what is this hand worth?

use answers::json::score::seat_word;
use answers::problem::Problem;
use fivewinds::rules::{Fact, Facts, ScoreInput, WinBy, WinInput, seat_of, wind_of};
use fivewinds::tiles::Wind;
use fivewinds::{HandInput, Rules, Score, Tile};
use serde_json::{Map, Value, json};

use super::case::{Case, Wrong, list, melds, mistyped, not_one_of, only_keys, players, refused, tiles, word};

/// The keys that a case of this type may have.
pub(crate) const KEYS: [&str; 10] =
    ["hand", "melds", "flowers", "win", "seat", "round", "players", "situation", "discards", "dealer_streak"];

pub(crate) fn actual(case: &Case) -> Result<Map<String, Value>, Wrong> {
    case.only_keys(&KEYS, &["valid", "value", "fans", "count", "payments", "error"])?;
    check_expect(case)?;
    let rules = case.rules()?;
    let input = input(&case.rest)?;
    let wrong = |problem| Problem::input(problem, &rules.clauses);
    let showdown = input.check(&rules).map_err(|problems| refused(problems.into_iter().map(wrong)))?;
    Ok(result(&rules, &rules.score(&showdown), showdown.players))
}

/// A result in the shape of `expect`.
pub(crate) fn result(rules: &Rules, score: &Score, players: u8) -> Map<String, Value> {
    let fans = rules.ruleset.fans();
    let by_fan = |of: fn(&fivewinds::rules::FanCount) -> u32| -> Value {
        score.fans.iter().map(|fan| (fans[usize::from(fan.fan)].id.to_owned(), json!(of(fan)))).collect()
    };
    let mut actual = Map::new();
    let mut insert = |key: &str, value: Value| actual.insert(key.to_owned(), value);
    if let Some(valid) = score.verdict.is_valid() {
        insert("valid", json!(valid));
    }
    if let Some(value) = score.value {
        insert("value", json!(value));
        insert("fans", by_fan(|fan| fan.points));
        insert("count", by_fan(|fan| u32::from(fan.times)));
    }
    if let Some(payments) = score.payments() {
        let seats = fivewinds::rules::table(players);
        let by_seat: Map<String, Value> =
            seats.iter().map(|&seat| (seat_word(seat).to_owned(), json!(payments.of_seat(seat)))).collect();
        insert("payments", Value::Object(by_seat));
    }
    actual
}

/// `fans` and `count` compare what is named; a fan that is not named must not be there.
pub(crate) fn is_same(key: &str, expected: &Value, found: Option<&Value>) -> bool {
    match (key, expected, found) {
        ("count", Value::Object(expected), Some(Value::Object(found))) => {
            expected.iter().all(|(fan, times)| found.get(fan) == Some(times))
        }
        _ => found == Some(expected),
    }
}

/// The hand and how it was won.
pub(crate) fn input(keys: &Map<String, Value>) -> Result<ScoreInput, Wrong> {
    let key = |key: &str| keys.get(key);
    let tiles_of = |name: &str| key(name).map_or_else(|| Ok(Vec::new()), |value| tiles(value, name));
    let wind = |name: &str| key(name).map_or(Ok(Wind::East), |value| wind(value, name));
    Ok(ScoreInput {
        hand: HandInput {
            concealed: tiles_of("hand")?,
            melds: key("melds").map_or_else(|| Ok(Vec::new()), melds)?,
            flowers: tiles_of("flowers")?,
            players: key("players").map(players).transpose()?,
            ..ScoreInput::EMPTY.hand
        },
        win: key("win").map(win).transpose()?,
        seat: wind("seat")?,
        round: wind("round")?,
        facts: key("situation").map_or(Ok(Facts::NONE), facts)?,
        discards: key("discards").map(|value| number(value, "discards")).transpose()?,
        dealer_streak: key("dealer_streak").map_or(Ok(0), |value| number(value, "dealer_streak"))?,
    })
}

fn win(value: &Value) -> Result<WinInput, Wrong> {
    let win = value.as_object().ok_or_else(|| mistyped("win", "an object", value))?;
    only_keys(win, &["tile", "by", "from"], "unknown key in win")?;
    let text = |key: &str| win.get(key).map(|value| word(value, key)).transpose();
    let by = text("by")?.ok_or_else(|| missing("win.by"))?;
    let from = text("from")?.map(|word| seat_of(word).ok_or_else(|| not_one_of("win.from", word)));
    Ok(WinInput {
        tile: winning_tile(win.get("tile").ok_or_else(|| missing("win.tile"))?)?,
        by: by.parse::<WinBy>().map_err(|_| not_one_of("win.by", by))?,
        from: from.transpose()?,
    })
}

fn winning_tile(value: &Value) -> Result<Tile, Wrong> {
    match tiles(value, "win.tile")?[..] {
        [tile] => Ok(tile),
        _ => Err(mistyped("win.tile", "one tile", value)),
    }
}

fn facts(value: &Value) -> Result<Facts, Wrong> {
    let fact = |value: &Value| {
        let word = word(value, "situation")?;
        word.parse::<Fact>().map_err(|_| not_one_of("situation", word))
    };
    list(value, "situation")?.iter().map(fact).collect()
}

pub(crate) fn wind(value: &Value, key: &str) -> Result<Wind, Wrong> {
    let letter = word(value, key)?;
    wind_of(letter).ok_or_else(|| not_one_of(key, letter))
}

pub(crate) fn number(value: &Value, key: &str) -> Result<u32, Wrong> {
    let number = value.as_u64().ok_or_else(|| mistyped(key, "a number", value))?;
    // More than any deal or session has is as good as that many.
    Ok(u32::try_from(number).unwrap_or(u32::MAX))
}

pub(crate) fn missing(key: &str) -> Wrong {
    Wrong::Malformed(format!("the key '{key}' is missing"))
}

fn check_expect(case: &Case) -> Result<(), Wrong> {
    for (key, value) in &case.expect {
        let wrong = |expected: &str| Err(mistyped(&format!("expect.{key}"), expected, value));
        match key.as_str() {
            "valid" if !value.is_boolean() => return wrong("true or false"),
            "value" if value.as_u64().is_none() => return wrong("a number"),
            "fans" | "count" | "payments" if !value.is_object() => return wrong("an object"),
            "error" if !value.is_string() => return wrong("text"),
            _ => {}
        }
    }
    Ok(())
}
