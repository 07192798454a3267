//! `fivewinds score --stdin`: one answer for each line, whatever the line is.

use serde_json::{Value, json};

use crate::{run_with, words};

const MIXED: &str = r#"[123m] [789m] 123p78p55z +9p discard@left
{"id":"a","type":"score","rules":"mcr","clause":["MCR-FAN-1"],"note":"x","hand":"123p78p55z","melds":[{"set":"chow","tiles":"123m"},{"set":"chow","tiles":"789m"}],"win":{"tile":"9p","by":"discard","from":"left"},"expect":{"value":8}}

{"id":"b","rules":"classical","options":{"limit":1000},"hand":"23m567m22p","melds":[{"set":"kong","kind":"added","tiles":"3333z"},{"set":"kong","kind":"concealed","tiles":"6666z"}],"win":{"tile":"4m","by":"discard"},"seat":"W"}
{"hand":"123m456p789s1122z","win":{"tile":"5m","by":"self_draw"}}
  [123m] 12x foo +5m
{"id":"c","rules":"mcr","hand":"12x8z"}
{"id":"d","hand":"1m","foo":1}
{"id":7}
{"rules":"mrc"}
{"id":"e","options":{"minimum":4},"hand":"123p78p55z","melds":[{"set":"chow","tiles":"123m"},{"set":"chow","tiles":"789m"}],"win":{"tile":"6p","by":"self_draw"}}
{"id":"f","options":{"minimum":"x"},"hand":"1m"}
{"id":"g","rules":"sichuan","hand":"1122335577m99p8p"}
{
55555m +5m discard
[123m] [789m] 123p78p55z +6p discard@left flowers=1f"#;

#[test]
fn both_kinds_of_lines() {
    let ran = run_with(words("score --stdin"), MIXED.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(2), ""));
    let eight = "8: outside_hand 4, mixed_double_chow 2 × 2, two_terminal_chows 1, one_voided_suit 1";
    let expected = [
        eight,
        eight,
        "error: line 3: tile count: concealed tiles 0, declared sets 0, together 0, but a hand has 13 \
         [MCR-INPUT-2]; the winning tile is missing, and how it was won [MCR-WIN-2]",
        "550: kong_wind 16, kong_dragon 32, winning 20, dragon_set 1, own_wind_set 1, two_or_three_kongs 1",
        "–: [MCR-WIN-1]",
        "error: line 6: no such tile: 'x' at character 12; tiles are numbers and then one of the letters m p s z f j \
         [MCR-INPUT-3]; no such word: 'foo' at character 14",
        "error: line 7: no such tile: 'x' at character 3; tiles are numbers and then one of the letters m p s z f j \
         [MCR-INPUT-3]",
        "error: line 8: not a case of type score: unknown key: 'foo'",
        "error: line 9: not a case of type score: id: text is expected, not 7",
        "error: line 10: not a case of type score: rules: 'mrc': no such ruleset; there are red, classical, mcr, \
         sichuan, taiwan",
        "4: mixed_double_chow 1, two_terminal_chows 1, one_voided_suit 1, self_drawn 1",
        "error: line 12: option minimum cannot be 'x'; it can be 0… [MCR-INPUT-6]",
        "4: seven_pairs 2",
        "error: line 14: not a case of type score: no JSON: EOF while parsing an object at line 1 column 1",
        "error: line 15: fifth copy of 5m, tile 5 of the hand [MCR-INPUT-1]; tile count: concealed tiles 5, \
         declared sets 0, together 5, but a hand has 13 [MCR-INPUT-2]",
        "4: mixed_double_chow 1, two_terminal_chows 1, one_voided_suit 1, flower 1 [MCR-MIN-1]",
    ];
    assert_eq!(ran.out.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn answers_for_programs() {
    let ran = run_with(words("score --stdin --json"), MIXED.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(2), ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 16);
    let fans = r#""valid":true,"value":8,"fans":{"outside_hand":4,"mixed_double_chow":2,"two_terminal_chows":1,"one_voided_suit":1},"count":{"outside_hand":1,"mixed_double_chow":2,"two_terminal_chows":1,"one_voided_suit":1},"payments":{"self":32,"right":-8,"across":-8,"left":-16}}"#;
    assert_eq!(lines[0], format!(r#"{{"line":1,{fans}"#));
    assert_eq!(lines[1], format!(r#"{{"id":"a",{fans}"#));
    assert_eq!(lines[4], r#"{"line":5,"valid":false}"#);
    let answers: Vec<Value> = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    // Nobody has won, and it is not said whose tile it was.
    assert_eq!(
        answers[12],
        json!({"id": "g", "value": 4, "fans": {"seven_pairs": 2}, "count": {"seven_pairs": 1}})
    );
    assert_eq!((answers[3]["valid"].as_bool(), answers[3].get("payments").is_some()), (Some(true), true));
    assert_eq!(answers[6]["id"], "c");
    assert_eq!(answers[6]["line"], 7);
    assert_eq!(answers[6]["errors"][0]["clause"], "MCR-INPUT-3");
    assert_eq!(answers[5]["errors"].as_array().unwrap().len(), 2);
    assert_eq!(answers[5]["errors"][1]["position"], 14);
}

#[test]
fn flags_hold_for_every_line() {
    let input = "789m123p78p55z +9p discard@left\n789m123p78p55z +9p self_draw flowers=2f seat=N\n";
    let flags = "score --stdin --option minimum=0 --meld 111z --flowers 1f --seat S --lang ru";
    let ran = run_with(words(flags), input.as_bytes());
    assert_eq!(
        ran.out,
        "10: outside_hand 4, prevalent_wind 2, mixed_double_chow 1, two_terminal_chows 1, one_voided_suit 1, \
         flower 1\n\
         12: outside_hand 4, prevalent_wind 2, mixed_double_chow 1, two_terminal_chows 1, one_voided_suit 1, \
         self_drawn 1, flower 2 × 2\n"
    );
    assert_eq!(ran.code, Some(0));
    let ran = run_with(words("score --stdin --rules mrc --seat Q"), input.as_bytes());
    assert_eq!((ran.code, ran.out.as_str(), ran.err.lines().count()), (Some(2), "", 2));
}

#[test]
fn the_same_numbers_as_conform() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/conformance/");
    for ruleset in ["red", "classical", "mcr", "sichuan", "taiwan"] {
        let cases = std::fs::read_to_string(format!("{path}{ruleset}.jsonl")).unwrap();
        let is_score =
            |line: &&str| serde_json::from_str::<Value>(line).is_ok_and(|case| case["type"] == "score");
        let scores: Vec<&str> = cases.lines().filter(is_score).collect();
        assert!(!scores.is_empty());
        let ran = run_with(words("score --stdin --json"), scores.join("\n").as_bytes());
        let answers: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let conform = crate::run([
            "conform",
            "--actual",
            "--types",
            "score",
            &format!("tests/conformance/{ruleset}.jsonl"),
        ]);
        let expected: Vec<Value> =
            conform.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(answers.len(), expected.len());
        for (mut answer, expected) in answers.into_iter().zip(expected) {
            let id = answer.as_object_mut().unwrap().remove("id").unwrap();
            assert_eq!(id, expected["id"]);
            if expected["actual"].get("error").is_some() {
                assert!(answer["errors"].is_array(), "{id}");
            } else {
                assert_eq!(answer, expected["actual"], "{id}");
            }
        }
    }
}

#[test]
fn nothing_and_rubbish() {
    let ran = run_with(words("score --stdin"), b"");
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), "", ""));
    let mut byte = 7u8;
    let mut rubbish: Vec<u8> = (0..1_000_000)
        .map(|_| {
            byte = byte.wrapping_mul(73).wrapping_add(41);
            byte
        })
        .collect();
    rubbish.extend(
        [b"\n".as_slice(), &b"{".repeat(16_000), b"\n", &b"1".repeat(1_000_000), b"\n\xff\n"].concat(),
    );
    rubbish.extend(
        b"[]\n[[[[\n{}\n{\"hand\":[]}\n{\"win\":{}}\n+\n=\n@\n\x00\n1112345678999m +9m discard@left\r\n",
    );
    for flags in ["score --stdin", "score --stdin --json"] {
        let ran = run_with(words(flags), &rubbish);
        assert_eq!((ran.code, ran.err.as_str()), (Some(2), ""), "{flags}");
        assert_eq!(ran.out.lines().count(), rubbish.split(|&byte| byte == b'\n').count() - 1, "{flags}");
        let last = ran.out.lines().last().unwrap();
        assert!(last.contains("nine_gates"), "{last}");
    }
}
