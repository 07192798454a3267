//! `fivewinds conform`: the shipped cases, broken files, the output for other programs.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::{Ran, run, words};

const SHIPPED: &str = "tests/conformance/red.jsonl tests/conformance/classical.jsonl \
                       tests/conformance/mcr.jsonl tests/conformance/sichuan.jsonl \
                       tests/conformance/taiwan.jsonl";

#[test]
fn shipped_cases_pass() {
    let ran = run(words(&format!("conform --types waits {SHIPPED}")));
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), "41 passed, 0 failed\n", ""));
}

#[test]
fn deals_pass() {
    let own = "tests/deals/mcr.jsonl tests/deals/taiwan.jsonl";
    let ran = run(words(&format!("conform --types deal {SHIPPED} {own}")));
    assert!(ran.out.ends_with(" passed, 0 failed\n"), "{ran:?}");
    assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 1), "{ran:?}");
}

#[test]
fn every_shipped_case_is_well_formed() {
    let ran = run(words(&format!("conform {SHIPPED}")));
    // A case that can be read has a result, right or wrong.
    let results = [": expected ", ": unexpected error: "];
    let is_read = |line: &&str| results.iter().any(|result| line.contains(result));
    let rest: Vec<&str> = ran.out.lines().filter(|line| !is_read(line)).collect();
    assert_eq!(rest.len(), 1, "{rest:?}");
    assert!(rest[0].ends_with(" failed"), "{rest:?}");
}

#[test]
fn a_misspelt_type_is_not_a_run_without_cases() {
    let ran = run(words("conform --types wait tests/conformance/red.jsonl"));
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
}

/// Writes a file of cases for this test alone, and runs it.
pub(crate) fn conform(name: &str, content: &[u8], args: &str) -> (PathBuf, Ran) {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    let text = path.display().to_string();
    let mut all = vec!["conform"];
    all.extend(words(args));
    all.push(&text);
    let ran = run(all);
    (path, ran)
}

/// A case, changed at one key.
fn case(id: &str, key: &str, value: Value) -> String {
    let mut case = json!({
        "id": id, "type": "waits", "rules": "mcr", "clause": ["MCR-FORM-1"],
        "hand": "123456m789p1122s", "expect": {"waits": "12s", "distance": 0},
    });
    case[key] = value;
    case.to_string()
}

#[test]
fn what_differs_is_told() {
    let cases = [
        case("good", "note", json!("any text")),
        case("order", "expect", json!({"waits": "21s"})),
        case("nothing", "expect", json!({})),
        case("waits", "expect", json!({"waits": "1s", "distance": 1})),
        case("no error", "expect", json!({"error": "fifth copy"})),
        case("error", "hand", json!("11111m789p11223s")),
        case("unknown key", "hnad", json!("1m")),
        case("unknown expect", "expect", json!({"wait": "12s"})),
        case("type of hand", "hand", json!(5)),
        case("type of options", "options", json!([])),
        case("type of expect", "expect", json!({"distance": "0"})),
        case("bad waits", "expect", json!({"waits": "12"})),
        case("bad rules", "rules", json!("riichi")),
        case("bad type", "type", json!("yaku")),
        case("bad meld", "melds", json!([{"set": "pong", "tiles": "111m"}])),
        case("meld key", "melds", json!([{"set": "pung", "tiles": "111m", "form": "left"}])),
        case("kindless", "melds", json!([{"set": "kong", "tiles": "1111m"}])),
        case("good", "note", json!("again")),
        "{\"type\":\"waits\"}".to_owned(),
        "[]".to_owned(),
        "{".to_owned(),
    ];
    let (path, ran) = conform("differs.jsonl", cases.join("\n").as_bytes(), "--types waits");
    let path = path.display();
    let expected = [
        "waits: distance: expected 1, actual 0; waits: expected \"1s\", actual \"12s\"",
        "no error: error: expected \"fifth copy\", actual {\"distance\":0,\"waits\":\"12s\"}",
        "error: unexpected error: fifth copy of 1m, tile 5 of the hand",
        "unknown key: unknown key: 'hnad'",
        "unknown expect: unknown key in expect: 'wait'",
        "type of hand: hand: text is expected, not 5",
        &format!("type of options: {path}:10: options: an object is expected, not []"),
        "type of expect: expect.distance: a number is expected, not \\\"0\\\"",
        "bad waits: expect.waits: no such tile: the text ends before character 3; \
         after numbers comes one of the letters m p s z f j",
        &format!(
            "bad rules: {path}:13: rules: 'riichi': no such ruleset; \
             there are red, classical, mcr, sichuan, taiwan"
        ),
        &format!("bad type: {path}:14: type: no type 'yaku'"),
        "bad meld: set: 'pong' is not known",
        "meld key: unknown key in melds: 'form'",
        "kindless: the key 'kind' is missing",
        &format!("good: {path}:18: a case of this id has been before"),
        &format!("{path}:19: {path}:19: the key 'id' is missing"),
        &format!("{path}:20: {path}:20: a case: an object is expected, not []"),
    ];
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(&lines[..expected.len()], expected);
    assert!(lines[17].starts_with(&format!("{path}:21: no JSON: EOF")), "{}", lines[17]);
    assert_eq!(lines[18..], ["3 passed, 18 failed"]);
    assert_eq!(ran.code, Some(1));
}

#[test]
fn refusals_that_are_expected() {
    let cases = [
        case("a", "hand", json!("11111m789p11223s"))
            .replace("{\"distance\":0,\"waits\":\"12s\"}", "{\"error\":\"fifth copy\"}"),
        case("b", "hand", json!("28z"))
            .replace("{\"distance\":0,\"waits\":\"12s\"}", "{\"error\":\"no such tile\"}"),
        case("c", "options", json!({"minimum": "eight"}))
            .replace("{\"distance\":0,\"waits\":\"12s\"}", "{\"error\":\"option\"}"),
        case("d", "options", json!({"minimum": 8.5}))
            .replace("{\"distance\":0,\"waits\":\"12s\"}", "{\"error\":\"option\"}"),
        case("e", "hand", json!("123456m789p11222s"))
            .replace("{\"distance\":0,\"waits\":\"12s\"}", "{\"error\":\"tile count\"}"),
        case("f", "players", json!(300))
            .replace("{\"distance\":0,\"waits\":\"12s\"}", "{\"error\":\"seats\"}"),
    ];
    let (_, ran) = conform("refused.jsonl", cases.join("\n").as_bytes(), "");
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "6 passed, 0 failed\n"));
}

#[test]
fn broken_files_do_not_stop_the_run() {
    let content = [b"\xff\xfe\n\n\x00\n".as_slice(), case("good", "note", json!("")).as_bytes()].concat();
    let (path, _) = conform("broken.jsonl", &content, "");
    let deep = "[".repeat(100_000);
    let (deep, _) = conform("deep.jsonl", deep.as_bytes(), "");
    let path = path.display().to_string();
    let deep = deep.display().to_string();
    let ran = run(["conform", "no/such.jsonl", "tests", &deep, &path]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines[0].starts_with("no/such.jsonl: cannot be read: "), "{lines:?}");
    assert!(lines[1].starts_with("tests: cannot be read: "), "{lines:?}");
    assert!(lines[2].starts_with(&format!("{deep}:1: no JSON: recursion limit")), "{lines:?}");
    assert!(lines[3].starts_with(&format!("{path}:1: no JSON")), "{lines:?}");
    assert!(lines[4].starts_with(&format!("{path}:3: no JSON")), "{lines:?}");
    assert_eq!((ran.code, &lines[5..]), (Some(1), &["1 passed, 5 failed"][..]));
}

#[test]
fn actual_results_for_other_programs() {
    let ran = run(words("conform --actual --types waits tests/conformance/red.jsonl"));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), "8 passed, 0 failed\n"));
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 8);
    assert_eq!(lines[1], json!({"id": "red-waits-002", "actual": {"waits": "123p15z", "distance": 0}}));
    let cases = [case("a", "hand", json!("8z")), case("b", "type", json!("deal")), "x".to_owned()];
    let (path, ran) = conform("actual.jsonl", cases.join("\n").as_bytes(), "--actual");
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(ran.code, Some(1));
    assert!(lines[0]["actual"]["error"].as_str().unwrap().contains("no such tile"));
    assert!(lines[1]["actual"]["error"].as_str().unwrap().contains("hand"), "{}", lines[1]);
    assert_eq!(lines[2]["id"], format!("{}:3", path.display()));
}
