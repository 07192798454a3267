//! Cases of type `settle`.

use serde_json::{Value, json};

use crate::conform::conform;
use crate::{run, words};

#[test]
fn shipped_cases_pass() {
    let ran = run(words("conform --types settle tests/conformance/classical.jsonl"));
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), "6 passed, 0 failed\n", ""));
}

/// A case, changed at one key.
fn case(id: &str, key: &str, value: Value) -> String {
    let mut case = json!({
        "id": id, "type": "settle", "rules": "classical", "clause": ["CLA-PAY-1"],
        "values": {"E": 0, "S": 31, "W": 0, "N": 0}, "winner": "S",
        "expect": {"payments": {"E": -80, "S": 160, "W": -40, "N": -40}},
    });
    case[key] = value;
    case.to_string()
}

#[test]
fn what_differs_or_is_wrong_is_told() {
    let values = |east: Value| json!({"E": east, "S": 31, "W": 0, "N": 0});
    let cases = [
        case("good", "note", json!("31 is rounded up to 40")),
        case("limit", "options", json!({"limit": 100})).replace("31", "18446744073709551615").replace(
            "{\"E\":-80,\"N\":-40,\"S\":160,\"W\":-40}",
            "{\"E\":-200,\"N\":-100,\"S\":400,\"W\":-100}",
        ),
        case("option", "options", json!({"limit": 505}))
            .replace("{\"payments\":{\"E\":-80,\"N\":-40,\"S\":160,\"W\":-40}}", "{\"error\":\"option\"}"),
        case("differs", "winner", json!("E")),
        case("no error", "expect", json!({"error": "option"})),
        case("other rules", "rules", json!("mcr")),
        case("no values", "values", Value::Null).replace("\"values\":null,", ""),
        case("no winner", "winner", Value::Null).replace(",\"winner\":null", ""),
        case("list", "values", json!([1, 2, 3, 4])),
        case("three", "values", json!({"E": 0, "S": 31, "W": 0})),
        case("fifth", "values", json!({"E": 0, "S": 31, "W": 0, "N": 0, "self": 0})),
        case("negative", "values", values(json!(-10))),
        case("fraction", "values", values(json!(0.5))),
        case("text", "values", values(json!("0"))),
        case("wind", "winner", json!("X")),
        case("no wind", "winner", json!(1)),
        case("key", "hand", json!("1m")),
        case("expected key", "expect", json!({"value": 40})),
        case("payment list", "expect", json!({"payments": []})),
        case("payment seat", "expect", json!({"payments": {"self": 160}})),
        case("payment text", "expect", json!({"payments": {"E": "-80"}})),
        case("error number", "expect", json!({"error": 5})),
    ];
    let (_, ran) = conform("settle.jsonl", cases.join("\n").as_bytes(), "");
    let expected = "\
differs: payments: expected {\"E\":-80,\"N\":-40,\"S\":160,\"W\":-40}, actual {\"E\":0,\"N\":-40,\"S\":80,\"W\":-40}
no error: error: expected \"option\", actual {\"payments\":{\"E\":-80,\"N\":-40,\"S\":160,\"W\":-40}}
other rules: rules: in mcr only the winner's hand is worth something
no values: the key 'values' is missing
no winner: the key 'winner' is missing
list: values: an object is expected, not [1,2,3,4]
three: the key 'values.N' is missing
fifth: unknown key in values: 'self'
negative: values.E: a number is expected, not -10
fraction: values.E: a number is expected, not 0.5
text: values.E: a number is expected, not \\\"0\\\"
wind: winner: 'X' is not known
no wind: winner: text is expected, not 1
key: unknown key: 'hand'
expected key: unknown key in expect: 'value'
payment list: expect.payments: an object is expected, not []
payment seat: unknown key in expect.payments: 'self'
payment text: expect.payments.E: a number is expected, not \\\"-80\\\"
error number: expect.error: text is expected, not 5
3 passed, 19 failed
";
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), expected));
}
