//! `fivewinds waits`: what people and programs read.

use serde_json::{Value, json};

use crate::{command, run, run_with, words};

#[track_caller]
fn check(line: &str, expected: &str) {
    let ran = run(words(line));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{line}");
    assert_eq!(ran.out, expected, "{line}");
}

#[test]
fn a_ready_hand_in_three_languages() {
    check(
        "waits --rules sichuan 123456m23455p78p",
        "\
123456m2345578p  Sichuan mahjong

Ready.
regular: ready

Waits: 69p (8 unseen)
  6p  6 of dots  4
  9p  9 of dots  4
",
    );
    check(
        "waits --lang ru --rules red --meld 555z@left --seen 11s 123m456p123s1z --players 3",
        "\
123m456p123s1z  красный маджонг
Объявленные сеты: 555z (панг)

Рука в ожидании.
регулярная рука: ожидание

Ожидание: 1z (не видно: 3)
  1z  восточный ветер  3
",
    );
    check(
        "waits --lang zh --rules classical 1122334455667z",
        "\
1122334455667z  古典麻将

听牌。
清七对或字七对：听牌

听：7z（未见3张）
  7z  红中  3
",
    );
}

#[test]
fn a_hand_that_is_not_ready() {
    check(
        "waits --lang ru --rules taiwan 123m 567m 111p 234s 8s 46s 1z",
        "\
123567m111p234468s1z  тайваньский маджонг

1 шаг до ожидания.
регулярная рука: 1 шаг

Полезные кости: 14578s1z (не видно: 20)
  1s  1 бамбуков       4
  4s  4 бамбуков       2
  5s  5 бамбуков       4
  7s  7 бамбуков       4
  8s  8 бамбуков       3
  1z  восточный ветер  3
",
    );
}

#[test]
fn a_hand_with_a_drawn_tile() {
    check(
        "waits --rules sichuan --meld 5555s:melded --meld 222s 1123m999p5p",
        "\
1123m5999p  Sichuan mahjong
Declared sets: 5555s (melded kong), 222s (pung)

Ready after the best discard.
regular: ready

  discard  distance  unseen  useful tiles
  5p       0         6       14m
  1m       0         3       5p
  2m       1         35      12345m34567p
  9p       1         32      1234m345679p
  3m       1         31      1234m34567p
",
    );
}

#[test]
fn a_complete_hand() {
    check(
        "waits --rules mcr 112233m112233p11s",
        "\
112233m112233p11s  MCR, competition mahjong

Complete!
regular: complete; seven pairs: complete

  regular: 123m 123m 123p 123p 11s
  seven pairs: 11m 22m 33m 11p 22p 33p 11s

  discard  distance  unseen  useful tiles
  1m       0         6       14m
  1p       0         6       14p
  2m       0         2       2m
  3m       0         2       3m
  2p       0         2       2p
  3p       0         2       3p
  1s       0         2       1s
",
    );
}

#[test]
fn the_keyboard_of_the_rulebook() {
    check(
        "waits --notation keyboard wwWw Fgh Yui ,<, t t",
        "\
55m  MCR, competition mahjong
Declared sets: 2222m (melded kong), 456p (chow), 678m (chow), 888s (pung)

Complete!
regular: complete

  regular: 55m

  discard  distance  unseen  useful tiles
  5m       0         2       5m
",
    );
}

#[test]
fn all_notations_give_the_same_hand() {
    let expected = run(["waits", "123m456p789s1122z"]).out;
    for (notation, text) in [
        ("compact", "1m2m3m4p5p6p7s8s9s1z1z2z2z"),
        ("unicode", "🀇🀈🀉🀜🀝🀞🀖🀗🀘🀀🀀🀁🀁"),
        ("russian", "1-2-3 символов, 4-5-6 точек, 7-8-9 бамбуков, восток восток юг юг"),
        ("english", "1-2-3 of characters, 4-5-6 of dots, 7-8-9 of bamboos, east east south south"),
        ("botzone", "W1W2W3 B4B5B6 T7T8T9 F1F1F2F2"),
    ] {
        for args in [vec!["waits", "--notation", notation, text], vec!["waits", text]] {
            assert_eq!(run(args).out, expected, "{notation}");
        }
    }
    assert_eq!(run(["waits", "--notation", "keyboard", "qwe fgh m,. 1122"]).out, expected);
}

#[test]
fn the_environment_names_the_language() {
    for (name, value, word) in
        [("LANG", "ru_RU.UTF-8", "ожидании"), ("LC_ALL", "zh_CN", "听牌"), ("LC_MESSAGES", "fr_FR", "Ready")]
    {
        let output = command(["waits", "123m456p789s1122z"]).env(name, value).output().unwrap();
        assert!(String::from_utf8(output.stdout).unwrap().contains(word), "{value}");
    }
}

#[test]
fn colours_only_where_they_are_wanted() {
    let coloured = |name: &str| {
        let output = command(["waits", "123m456p789s11222z"]).env(name, "1").output().unwrap();
        output.stdout.contains(&0x1b)
    };
    assert!(coloured("CLICOLOR_FORCE"));
    assert!(!coloured("NO_COLOR"));
    assert!(!coloured("COLUMNS"));
}

#[track_caller]
fn json_of(line: &str) -> Value {
    let ran = run(words(line));
    assert_eq!((ran.code, ran.err.as_str(), ran.out.lines().count()), (Some(0), "", 1), "{line}");
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn json_before_a_draw() {
    let line = "waits --json --rules sichuan --meld 111m --meld 3333m --seen 5p 777p44p78s";
    assert_eq!(
        json_of(line),
        json!({
            "rules": "sichuan",
            "hand": "44777p78s",
            "melds": [
                {"set": "pung", "tiles": "111m"},
                {"set": "kong", "kind": "concealed", "tiles": "3333m"},
            ],
            "flowers": "",
            "distance": 0,
            "shapes": [
                {"shape": "regular", "distance": 0},
                {"shape": "seven_pairs", "distance": null},
            ],
            "waits": "69s",
            "useful": [{"tile": "6s", "unseen": 4}, {"tile": "9s", "unseen": 4}],
            "unseen": 8,
            "discards": [],
            "readings": [],
        })
    );
}

#[test]
fn json_after_a_draw() {
    let line =
        "waits --json --rules red --option jokers=true --meld 4p0j6p=456p --meld 777z --meld 222s 11z12m0j";
    let answer = json_of(line);
    assert_eq!((&answer["distance"], &answer["waits"]), (&json!(-1), &json!("")));
    assert_eq!(answer["melds"][0], json!({"set": "chow", "tiles": "4p0j6p", "as": "456p"}));
    let expected = json!([{
        "shape": "regular",
        "groups": [
            {"group": "pair", "tiles": "11z"},
            {"group": "chow", "tiles": "12m0j", "as": "123m"},
        ],
        "singles": "",
    }]);
    let sorted = |value: &Value| {
        let mut groups: Vec<String> =
            value[0]["groups"].as_array().unwrap().iter().map(Value::to_string).collect();
        groups.sort();
        groups
    };
    assert_eq!(sorted(&answer["readings"]), sorted(&expected));
    let best = &answer["discards"][0];
    assert_eq!(best["distance"], 0);
    assert!(best["tile"].is_string() && best["useful"].is_string() && best["unseen"].is_u64());
    assert_eq!(answer["discards"].as_array().unwrap().len(), 4);
}

#[test]
fn one_hand_on_each_line() {
    let input = "123m456p789s1122z\n\n19m19p19s1234567z\n12x\n";
    let ran = run_with(words("waits --json -"), input.as_bytes());
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((ran.code, lines.len()), (Some(2), 4));
    assert_eq!(lines[0]["waits"], "12z");
    assert_eq!(lines[2]["waits"], "19m19p19s1234567z");
    assert_eq!(lines[1]["errors"][0]["message"], "no tiles are given; write them as 123m456p789s1122z");
    assert_eq!(lines[3]["errors"][0]["clause"], "MCR-INPUT-3");
    assert_eq!(lines[3]["errors"][0]["position"], 3);
    let ran = run_with(words("waits -"), input.as_bytes());
    assert!(ran.out.starts_with("123m456p789s1122z") && ran.out.contains("\n\n\n19m19p19s1234567z"));
    let places: Vec<&str> = ran.err.lines().filter_map(|line| line.split(": ").nth(1)).collect();
    assert_eq!(places, ["line 2", "line 4"]);
}
