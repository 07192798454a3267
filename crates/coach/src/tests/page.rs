//! docs/coach.md and the JSON that is really made: the same keys, the same kinds of values.

use bots::explain;
use record::Replay;
use serde_json::Value;
use tiles::Seat;

use super::first_deal;
use crate::{Lang, json, review};

const PAGE: &str = include_str!("../../../../docs/coach.md");

/// The example of the page with this number.
fn example(number: usize) -> Value {
    let text = PAGE.split("```json\n").nth(number + 1).expect("the page has examples");
    let text = text.split("```").next().expect("an example ends");
    serde_json::from_str(text).expect("an example is JSON")
}

/// Whether a value has the form of another: the same keys everywhere. What is `null` in one may be anything in the other.
#[track_caller]
fn check_form(made: &Value, wanted: &Value, place: &str) {
    match (made, wanted) {
        (Value::Object(made), Value::Object(wanted)) => {
            let keys = |object: &serde_json::Map<String, Value>| {
                let mut keys: Vec<String> = object.keys().cloned().collect();
                keys.sort();
                keys
            };
            assert_eq!(keys(made), keys(wanted), "{place}");
            for (key, value) in made {
                check_form(value, &wanted[key], &format!("{place}.{key}"));
            }
        }
        (Value::Array(made), Value::Array(wanted)) => {
            let Some(form) = wanted.first() else { return };
            made.iter().for_each(|one| check_form(one, form, place));
        }
        (Value::Null, _) | (_, Value::Null) => {}
        (made, wanted) => {
            assert_eq!(std::mem::discriminant(made), std::mem::discriminant(wanted), "{place}: {made}");
        }
    }
}

#[test]
fn a_position() {
    let (rules, deal) = first_deal("mcr");
    let wanted = example(0);
    let mut replay = Replay::new(&rules, &deal).expect("a good record");
    for lang in Lang::ALL.into_iter().cycle().take(24) {
        let seat = replay.deal().to_act().next().expect("it goes on");
        let view = replay.view(seat);
        let advice = explain(&rules, view, replay.deal().choices(&rules, seat));
        // Where it is says whoever asks.
        let mut made = json::advice(&rules, lang, view, &advice);
        (made["deal"], made["step"]) = (1.into(), 1.into());
        check_form(&made, &wanted, "advice");
        replay.step().expect("it may be done");
    }
}

#[test]
fn a_review() {
    let (rules, deal) = first_deal("mcr");
    let wanted = example(1);
    let made = review(&rules, &deal, Seat::ALL[0]).expect("a good record");
    // The number of the deal is added by whoever has several.
    let mut one = json::review(&made);
    one["deal"] = 1.into();
    check_form(&one, &wanted["deals"][0], "review");
    let replay = Replay::new(&rules, &deal).expect("a good record");
    let found = made.moves.first().expect("nobody plays so well");
    let mut told = json::reviewed(&rules, Lang::En, replay.view(Seat::ALL[0]), found);
    told["deal"] = 1.into();
    check_form(&told, &wanted["moves"][0], "move");
}
