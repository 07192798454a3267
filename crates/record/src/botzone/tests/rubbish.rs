//! Nothing that is read makes the program panic, and what is wrong is told with its place.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::play::{as_text, played};
use super::*;

/// Reads and replays all that can be.
fn read_all(text: &str) -> usize {
    logs(text).filter_map(Result::ok).filter_map(|log| replay(&log).ok()).count()
}

/// Changes one place of a value: a word, a number, or the whole of it.
fn change(value: &mut Value, at: &mut usize, to: &Value) {
    if *at == 0 {
        *value = to.clone();
    }
    *at = at.wrapping_sub(1);
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| change(item, at, to)),
        Value::Object(items) => items.values_mut().for_each(|item| change(item, at, to)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn replacement() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        Just(json!([])),
        Just(json!({})),
        Just(json!(true)),
        any::<i64>().prop_map(|number| json!(number)),
        (0..5_i32).prop_map(|number| json!(number)),
        "(PLAY|CHI|PENG|GANG|BUGANG|HU|DRAW|HUANG|WA)( [WBTFJH][0-9]){0,2}".prop_map(|text| json!(text)),
        "[WBTFJ][1-9]".prop_map(|text| json!(text)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: testkit::rounds(300, 20_000) as u32, ..ProptestConfig::default() })]

    #[test]
    fn a_changed_log(seed in 0..20_u64, at in 0..6000_usize, to in replacement()) {
        let mut value = write(&played(seed).log().unwrap());
        change(&mut value, &mut { at }, &to);
        prop_assert!(read_all(&value.to_string()) <= 1);
    }

    #[test]
    fn a_changed_text(seed in 0..20_u64, line in 0..150_usize, to in "[A-Za-z]{0,6}( [0-9]| [WBTFJH][0-9]|Ignore Player 2 (Hu|Chi W2)){0,4}", cut in any::<bool>()) {
        let text = as_text(&played(seed).log().unwrap());
        let mut lines: Vec<&str> = text.lines().collect();
        let at = line % lines.len();
        lines[at] = &to;
        if cut {
            lines.truncate(at + 1);
        }
        prop_assert!(read_all(&lines.join("\n")) <= 2);
    }

    #[test]
    fn any_text(text in "\\PC{0,80}", json in "[\\[\\]{}\":,a-z0-9]{0,80}") {
        prop_assert_eq!(read_all(&text) + read_all(&json), 0);
    }
}

/// What is said of a text that is no log.
#[track_caller]
fn refuse(text: &str, expected: &str) {
    let errors: Vec<String> = logs(text)
        .map(|log| {
            log.and_then(|log| replay(&log)).map_or_else(|error| error.to_string(), |_| "good".to_owned())
        })
        .collect();
    assert_eq!(errors.join("\n"), expected, "{text}");
}

#[test]
fn errors_name_their_place() {
    refuse("", "there is nothing in it");
    refuse("[]", "there is nothing in it");
    refuse("{\"logs\": [", "not JSON: EOF while parsing a list at line 1 column 10");
    refuse(
        "{\"a\": 1}\n{\"b\": }",
        "neither a match log nor a list of them\nnot JSON: expected value at line 2 column 7",
    );
    refuse("{\"logs\": []}", "quan is missing");
    let entry = |display: &str| {
        format!("{{\"initdata\": {{\"quan\": 0}}, \"logs\": [{{\"output\": {{\"display\": {display}}}}}]}}")
    };
    refuse(&entry("{\"action\": \"DRAW\", \"player\": 7, \"tile\": \"W1\"}"), "entry 0: 7 is no player");
    refuse(&entry("{\"action\": \"PLAY\", \"player\": 1, \"tile\": \"X1\"}"), "entry 0: X1 is no tile");
    refuse(&entry("{\"action\": \"PLAY\", \"player\": 1}"), "entry 0: tile is missing");
    refuse(
        &entry("{\"action\": \"BUHUA\", \"player\": 1, \"tile\": \"H1\"}"),
        "entry 0: flowers are in play: only games without them can be replayed",
    );
    refuse(&entry("{\"action\": \"HUANG\"}"), "DEAL is missing");
    refuse("{\"initdata\": {\"quan\": 4}, \"logs\": []}", "4 is no quan");
    refuse("{\"initdata\": {\"quan\": 1, \"walltiles\": \"W1 W2\"}, \"logs\": []}", "2 tiles instead of 136");
    refuse("Match 1\nWind 0\nPlayer 0 Deal W1\n", "entry 3: W1 is no hand of 13 tiles");
    refuse(
        "Match 1\nWind 9\nMatch 2\nnonsense",
        "entry 2: 9 is no wind\nentry 4: no line of a match: nonsense",
    );
    refuse("Match 1\nWind 0\nPlayer 5 Draw W1", "entry 3: 5 is no player");
}
