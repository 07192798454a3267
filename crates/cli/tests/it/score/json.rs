//! `fivewinds score --json`: what programs read.

use serde_json::{Value, json};

use crate::{run, words};

#[track_caller]
fn json_of(flags: &str, line: &str) -> Value {
    let mut args = words(flags);
    args.insert(0, "score");
    args.insert(1, "--json");
    args.push(line);
    let ran = run(args);
    assert_eq!((ran.code, ran.err.as_str(), ran.out.lines().count()), (Some(0), "", 1), "{flags} {line}");
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn a_hand_with_everything() {
    let line = "[123m@left] [1111z] 789m78p55z +9p discard@left seat=S flowers=1f last_discard";
    let answer = json_of("--lang ru --option minimum=0", line);
    let set = |kind: &str, tiles: &str, open: bool, declared: bool, completed: bool| json!({"kind": kind, "tiles": tiles, "open": open, "declared": declared, "completed": completed});
    assert_eq!(
        answer,
        json!({
            "rules": "mcr",
            "options": {"minimum": 0},
            "hand": "789m78p55z",
            "melds": [
                {"set": "chow", "tiles": "123m", "from": "left"},
                {"set": "kong", "kind": "concealed", "tiles": "1111z"},
            ],
            "flowers": "1f",
            "win": {"tile": "9p", "by": "discard", "from": "left"},
            "seat": "S",
            "round": "E",
            "players": 4,
            "situation": ["last_discard"],
            "discards": null,
            "dealer_streak": 0,
            "valid": true,
            "verdict": {"kind": "valid"},
            "value": 20,
            "unit": "очки",
            "fans": [
                {"id": "last_tile_claim", "name": "Последний снос", "clause": "MCR-FAN-45", "times": 1, "points": 8},
                {"id": "outside_hand", "name": "Внешняя рука", "clause": "MCR-FAN-55", "times": 1, "points": 4},
                {"id": "prevalent_wind", "name": "Преимущественный ветер", "clause": "MCR-FAN-60", "times": 1, "points": 2},
                {"id": "concealed_kong", "name": "Закрытый конг", "clause": "MCR-FAN-67", "times": 1, "points": 2},
                {"id": "mixed_double_chow", "name": "Смешанное двойное чоу", "clause": "MCR-FAN-70", "times": 1, "points": 1},
                {"id": "two_terminal_chows", "name": "Два терминальных чоу", "clause": "MCR-FAN-72", "times": 1, "points": 1},
                {"id": "one_voided_suit", "name": "Пропущенная масть", "clause": "MCR-FAN-75", "times": 1, "points": 1},
                {"id": "flower", "name": "Цветок", "clause": "MCR-FAN-81", "times": 1, "points": 1},
            ],
            "counted": [
                {"fan": "last_tile_claim", "points": 8, "sets": []},
                {"fan": "outside_hand", "points": 4, "sets": []},
                {"fan": "prevalent_wind", "points": 2, "sets": ["1111z"]},
                {"fan": "concealed_kong", "points": 2, "sets": ["1111z"]},
                {"fan": "mixed_double_chow", "points": 1, "sets": ["789m", "789p"]},
                {"fan": "two_terminal_chows", "points": 1, "sets": ["123m", "789m"]},
                {"fan": "one_voided_suit", "points": 1, "sets": []},
                {"fan": "flower", "points": 1, "sets": []},
            ],
            "passed": [{
                "fan": "pung_of_terminals_or_honors",
                "sets": ["1111z"],
                "why": "implied",
                "by": "prevalent_wind",
                "clause": "MCR-RUL-28",
            }],
            "readings": [{
                "value": 20,
                "shape": "regular",
                "sets": [
                    set("chow", "123m", true, true, false),
                    set("kong", "1111z", false, true, false),
                    set("chow", "789m", false, false, false),
                    set("chow", "789p", true, false, true),
                    set("pair", "55z", false, false, false),
                ],
                "singles": "",
                "fans": {
                    "last_tile_claim": 8, "outside_hand": 4, "prevalent_wind": 2, "concealed_kong": 2,
                    "mixed_double_chow": 1, "two_terminal_chows": 1, "one_voided_suit": 1, "flower": 1,
                },
            }],
            "steps": [],
            "payments": {"self": 44, "right": -8, "across": -8, "left": -28},
            "transfers": [
                {"from": "right", "points": 8, "clause": "MCR-PAY-2"},
                {"from": "across", "points": 8, "clause": "MCR-PAY-2"},
                {"from": "left", "points": 28, "clause": "MCR-PAY-2"},
            ],
        })
    );
}

#[test]
fn verdicts() {
    let check = |flags: &str, line: &str, valid: Value, value: Value, verdict: Value| {
        let answer = json_of(flags, line);
        assert_eq!((&answer["valid"], &answer["value"]), (&valid, &value), "{line}");
        assert_eq!(answer["verdict"], verdict, "{line}");
    };
    check(
        "",
        "[123m] [789m] 123p78p55z +6p discard@left flowers=1f",
        json!(false),
        json!(4),
        json!({"kind": "below_minimum", "clause": "MCR-MIN-1", "have": 3, "need": 8}),
    );
    check(
        "",
        "123m456p789s1122z +5m self_draw",
        json!(false),
        Value::Null,
        json!({"kind": "incomplete", "clause": "MCR-WIN-1"}),
    );
    check(
        "--rules classical",
        "555z22z19m258p47s3z seat=S",
        Value::Null,
        json!(20),
        json!({"kind": "not_won"}),
    );
    check(
        "--rules sichuan",
        "123m456m789s1122p +1p discard@left forbidden_s",
        json!(false),
        Value::Null,
        json!({"kind": "forbidden_suit", "clause": "SIC-WIN-2", "suit": "s"}),
    );
    check(
        "--rules sichuan",
        "123m456p789s1122p +1p discard@left",
        json!(false),
        Value::Null,
        json!({"kind": "three_suits", "clause": "SIC-WIN-2"}),
    );
    check(
        "--rules classical",
        "234m567m345p78s11z +9s discard@right ready_undeclared",
        json!(false),
        json!(30),
        json!({"kind": "not_declared_ready", "clause": "CLA-READY-1"}),
    );
    check(
        "--rules red --option jokers=true",
        "123m456p789s1122z +0j discard@left",
        json!(false),
        Value::Null,
        json!({"kind": "discarded_joker", "clause": "RED-JOKER-2"}),
    );
    check(
        "--rules taiwan",
        "[234m@left] 567m111s678p55z35s +8f rob_flower@left flowers=12345f",
        json!(false),
        Value::Null,
        json!({"kind": "few_flowers", "clause": "TWN-FLOWER-8", "have": 5}),
    );
}

#[test]
fn what_is_missing_and_what_is_counted_instead() {
    let answer = json_of("", "123m456p789s1122z +5m self_draw");
    assert_eq!(answer["missing"], json!({"distance": 0, "waits": "12z"}));
    let answer = json_of("--rules sichuan", "1122335577m99p8p");
    assert_eq!(answer["win"], Value::Null);
    assert_eq!(answer["instead"]["win"]["tile"], "8p");
    assert_eq!(answer["steps"], json!([{"kind": "table", "fans": 2, "points": 4, "clause": "SIC-SCORE-2"}]));
}

#[test]
fn steps_and_single_tiles() {
    let line = "[3333z:added@across] [6666z] 23m567m22p +4m discard@across seat=W";
    assert_eq!(
        json_of("--rules classical", line)["steps"],
        json!([
            {"kind": "doubled", "points": 68, "times": 3, "result": 544, "clause": "CLA-SCORE-4"},
            {"kind": "limited", "from": 544, "limit": 500, "clause": "CLA-SCORE-6"},
        ])
    );
    assert_eq!(
        json_of("--rules classical --option limit=1000", line)["steps"][1],
        json!({"kind": "rounded", "from": 544, "to": 550, "clause": "CLA-SCORE-5"})
    );
    let answer = json_of("", "[444s@across] 23358m369p14s +7s discard@left");
    assert_eq!(answer["readings"][0]["singles"], "258m369p147s");
    let answer = json_of("--rules red --option jokers=true", "[4p0j6p=456p] 789s11z23s12m0j +1s self_draw");
    assert_eq!(answer["readings"][0]["sets"][1]["tiles"], "12m0j");
    assert_eq!(answer["readings"][0]["sets"][1]["as"], "123m");
}

#[test]
fn what_if() {
    let answer = json_of("--what-if", "[123m] [789m] 123p78p55z +9p discard@left flowers=15f");
    let rows = answer["what_if"].as_array().unwrap();
    assert_eq!(rows.len(), 13);
    assert_eq!(
        rows[0],
        json!({
            "change": {"kind": "won", "tile": "6p", "by": "self_draw"},
            "value": 6,
            "difference": -4,
            "valid": false,
            "verdict": {"kind": "below_minimum", "clause": "MCR-MIN-1", "have": 4, "need": 8},
            "fans": {
                "mixed_double_chow": 1, "two_terminal_chows": 1, "one_voided_suit": 1, "self_drawn": 1, "flower": 2,
            },
        })
    );
    let changes: Vec<&Value> = rows.iter().skip(4).step_by(3).map(|row| &row["change"]).collect();
    assert_eq!(
        changes,
        [
            &json!({"kind": "seat", "wind": "S"}),
            &json!({"kind": "round", "wind": "S"}),
            &json!({"kind": "concealed", "meld": 1, "tiles": "123m"}),
        ]
    );
    assert_eq!(rows[12]["change"], json!({"kind": "flower", "tile": "2f"}));
}
