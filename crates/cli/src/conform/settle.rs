//! Cases of type `settle`: who pays whom, where every hand is worth something?

use fivewinds::tiles::Wind;
use serde_json::{Map, Value, json};

use super::case::{Case, Wrong, mistyped, object, only_keys};
use super::score::{missing, number, wind};

/// The keys of `values` and of `payments`, in the order of [`Wind::ALL`].
const WINDS: [&str; 4] = ["E", "S", "W", "N"];

pub(crate) fn actual(case: &Case) -> Result<Map<String, Value>, Wrong> {
    case.only_keys(&["values", "winner"], &["payments", "error"])?;
    check_expect(case)?;
    let rules = case.rules()?;
    let key = |key: &str| case.rest.get(key).ok_or_else(|| missing(key));
    let values = values(key("values")?)?;
    let winner = wind(key("winner")?, "winner")?;
    let settlement = rules.settle(&values, winner).ok_or_else(|| {
        Wrong::Malformed(format!("rules: in {} only the winner's hand is worth something", case.ruleset))
    })?;
    let payments: Map<String, Value> = Wind::ALL
        .iter()
        .zip(WINDS)
        .map(|(&wind, key)| (key.to_owned(), json!(settlement.of_wind(wind))))
        .collect();
    Ok(Map::from_iter([("payments".to_owned(), Value::Object(payments))]))
}

/// What the four hands are worth, not yet rounded.
fn values(value: &Value) -> Result<[u32; 4], Wrong> {
    let by_wind = object(value.clone(), "values")?;
    only_keys(&by_wind, &WINDS, "unknown key in values")?;
    let mut values = [0; 4];
    for (slot, wind) in values.iter_mut().zip(WINDS) {
        let key = format!("values.{wind}");
        *slot = number(by_wind.get(wind).ok_or_else(|| missing(&key))?, &key)?;
    }
    Ok(values)
}

fn check_expect(case: &Case) -> Result<(), Wrong> {
    if let Some(payments) = case.expect.get("payments") {
        let payments = object(payments.clone(), "expect.payments")?;
        only_keys(&payments, &WINDS, "unknown key in expect.payments")?;
        if let Some((wind, points)) = payments.iter().find(|(_, points)| points.as_i64().is_none()) {
            return Err(mistyped(&format!("expect.payments.{wind}"), "a number", points));
        }
    }
    match case.expect.get("error") {
        Some(error) if !error.is_string() => Err(mistyped("expect.error", "text", error)),
        _ => Ok(()),
    }
}
