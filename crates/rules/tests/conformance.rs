//! The shipped cases of type `score`, straight through the library: fast enough to be run for every mutant.
#![allow(missing_docs, clippy::unwrap_used, reason = "a test")]

use rules::{
    Fact, Options, RawValue, Rules, Ruleset, Score, ScoreInput, WinInput, kong_of, seat_of, table, wind_of,
};
use serde_json::{Value, json};
use tiles::{Notation, Tile};

#[test]
fn shipped_scores() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/conformance");
    let mut failures = Vec::new();
    let mut cases = 0;
    for ruleset in Ruleset::ALL {
        let text = std::fs::read_to_string(format!("{folder}/{ruleset}.jsonl")).unwrap();
        for case in text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
            if case["type"] == "score" {
                cases += 1;
                failures.extend(difference(&case).map(|told| format!("{}: {told}", case["id"])));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(cases > 400);
}

/// What differs from what the case expects.
fn difference(case: &Value) -> Option<String> {
    let expect = &case["expect"];
    match score(case) {
        Err(told) => match expect["error"].as_str() {
            Some(word) if told.contains(word) => None,
            _ => Some(told),
        },
        Ok((rules, score, players)) => {
            let actual = result(&rules, &score, players);
            let differs = |(key, expected): (&String, &Value)| match key.as_str() {
                "count" => expected
                    .as_object()?
                    .iter()
                    .any(|(fan, times)| actual["count"][fan] != *times)
                    .then_some(()),
                _ => (actual[key] != *expected).then_some(()),
            };
            expect.as_object()?.iter().find_map(differs).map(|()| format!("{actual} is not {expect}"))
        }
    }
}

fn score(case: &Value) -> Result<(Rules, Score, u8), String> {
    let ruleset: Ruleset = text(&case["rules"]).parse().unwrap();
    let none = serde_json::Map::new();
    let options = case["options"].as_object().unwrap_or(&none);
    let texts: Vec<(&String, String)> =
        options.iter().map(|(id, value)| (id, value.to_string().trim_matches('"').to_owned())).collect();
    let typed = texts.iter().map(|(id, value)| {
        let value = if value == "null" { RawValue::Null } else { RawValue::Typed(value) };
        (id.as_str(), value)
    });
    let options = Options::new(ruleset, typed).map_err(|problems| format!("option: {problems:?}"))?;
    let rules = Rules::new(options);
    let input = input(case)?;
    let told = |problems: Vec<rules::InputProblem>| {
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    let showdown = input.check(&rules).map_err(told)?;
    let players = showdown.players;
    Ok((rules.clone(), rules.score(&showdown), players))
}

fn input(case: &Value) -> Result<ScoreInput, String> {
    let mut input = ScoreInput::EMPTY;
    input.hand.concealed = tiles(&case["hand"])?;
    input.hand.flowers = tiles(&case["flowers"])?;
    input.hand.players = case["players"].as_u64().map(|players| players as u8);
    for meld in case["melds"].as_array().into_iter().flatten() {
        input.hand.melds.push(rules::MeldInput {
            kind: match text(&meld["set"]) {
                "chow" => hand::MeldKind::Chow,
                "pung" => hand::MeldKind::Pung,
                _ => kong_of(text(&meld["kind"])).unwrap(),
            },
            tiles: tiles(&meld["tiles"])?,
            stands_for: meld["as"].is_string().then(|| tiles(&meld["as"])).transpose()?,
            claimed: tiles(&meld["claimed"])?.first().copied(),
            from: seat_of(text(&meld["from"])),
        });
    }
    if case["win"].is_object() {
        let win = &case["win"];
        let (tile, by) = (tiles(&win["tile"])?[0], text(&win["by"]).parse().unwrap());
        input.win = Some(WinInput { tile, by, from: seat_of(text(&win["from"])) });
    }
    input.seat = wind_of(text(&case["seat"])).unwrap_or(input.seat);
    input.round = wind_of(text(&case["round"])).unwrap_or(input.round);
    input.facts = case["situation"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|word| text(word).parse::<Fact>().unwrap())
        .collect();
    input.discards = case["discards"].as_u64().map(|discards| discards as u32);
    input.dealer_streak = case["dealer_streak"].as_u64().unwrap_or(0) as u32;
    Ok(input)
}

/// A result in the shape of `expect`.
fn result(rules: &Rules, score: &Score, players: u8) -> Value {
    let fan = |fan: &rules::FanCount| rules.ruleset.fans()[usize::from(fan.fan)].id.to_owned();
    let mut result = json!({});
    if let Some(valid) = score.verdict.is_valid() {
        result["valid"] = json!(valid);
    }
    if let Some(value) = score.value {
        result["value"] = json!(value);
        result["fans"] = score.fans.iter().map(|count| (fan(count), json!(count.points))).collect();
        result["count"] = score.fans.iter().map(|count| (fan(count), json!(count.times))).collect();
    }
    if let Some(payments) = score.payments() {
        let word = |seat: tiles::RelSeat| ["self", "right", "across", "left"][seat as usize].to_owned();
        result["payments"] =
            table(players).iter().map(|&seat| (word(seat), json!(payments.of_seat(seat)))).collect();
    }
    result
}

fn tiles(value: &Value) -> Result<Vec<Tile>, String> {
    Notation::Compact.parse(text(value)).map_err(|error| error.to_string())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
