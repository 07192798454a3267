//! `fivewinds rules`: what people and programs read about the rules.

use serde_json::{Value, json};

use crate::{Ran, run, words};

#[track_caller]
fn shown(line: &str) -> String {
    let ran = run(words(line));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{line}");
    ran.out
}

#[track_caller]
fn check(line: &str, expected: &str) {
    assert_eq!(shown(line), expected, "{line}");
}

#[test]
fn a_clause_in_three_languages() {
    check(
        "rules red-seat-1",
        "\
RED-SEAT-1  Red mahjong
2. Players and seats

Four players sit East, South, West, North counter-clockwise; three play East, South, West; two play
East and West. Turns go counter-clockwise, skipping empty seats.
",
    );
    check(
        "rules red RED-DICE-2 --lang ru",
        "\
RED-DICE-2  красный маджонг
3. Кубики

Три игрока: 4, 7, 10 — бросавший; 2, 5, 8, 11 — справа; 3, 6, 9, 12 — слева.
",
    );
    check(
        "rules mcr mcr-tURN-4 --lang zh",
        "\
MCR-TURN-4  国标麻将
7. 行牌

[3.6.4, 3.6.8] 吃或碰之后不摸牌，直接打牌，这一轮既不能宣布开杠，也不能宣布和牌。明杠别人的弃牌之后
要补牌，可以用补来的牌和牌，可以再开杠，也可以打牌。
",
    );
}

#[test]
fn a_fan_by_any_of_its_names() {
    let begins = "\
RED-FAN-10  красный маджонг
13. Подсчёт · Фаны

id: pure_straight
русское название: Чистый ряд
английское название: Pure straight
стоимость: 12
точное условие: чоу 123, 456 и 789 одной масти
";
    let ends = "

Названия: Pure straight · Чистый ряд · 清龙
Стоимость: 12
Пример: 123m456m79m234p99s +8m discard@left
";
    for name in ["pure_straight", "Pure STRAIGHT", "чистый ряд", "清龙", "red-fan-10"] {
        let out = shown(&format!("rules red {name} --lang ru"));
        assert!(out.starts_with(begins) && out.ends_with(ends), "{name}: {out}");
    }
    let excludes = "Excludes: Short Straight, Two Terminal Chows\n";
    assert!(shown("rules mcr pure_straight").contains(excludes));
    assert!(shown("rules mcr pure_straight --lang zh").contains("不另计：连六、老少副\n"));
    assert!(shown("rules classical CLA-DBL-5").contains("Worth: ×8\n"));
    assert!(
        shown("rules classical flower")
            .contains("Example: 1369m147p258s341z flowers=2f3f seat=S --option flowers=true")
    );
}

#[test]
fn the_clauses_that_a_clause_mentions() {
    check(
        "rules TWN-SCORE-4",
        "\
TWN-SCORE-4  Taiwanese mahjong
14. Scoring

In a win by discard the concealed set completed by the winning tile counts as open (for concealed
pungs and for the pure straight); it does not turn the hand into one with open sets (TWN-FAN-9).

Mentions
  TWN-FAN-9  concealed_hand · Закрытая рука · concealed hand · 1 · win by discard, no open set decl…
",
    );
}

#[test]
fn what_a_clause_announces_is_shown() {
    let round = shown("rules MCR-ROUND-3 --lang zh");
    assert!(round.contains("\n  2 南  B   A   D   C\n"), "{round}");
    let algorithm = shown("rules MCR-COUNT-8");
    assert!(algorithm.contains("\n  best = none\n  for each form F"), "{algorithm}");
    assert!(shown("rules MCR-COUNT-10").contains("\n  (a) If four chows make"));
    assert!(shown("rules CLA-PTS-16").contains("\n\nCLA-PTS-16 exactly: before the last tile"));
    let refused = shown("rules MCR-INPUT-3");
    assert_eq!(refused.matches("\nmessage contains: ").count(), 3, "{refused}");
}

#[test]
fn an_overview() {
    let red = shown("rules red");
    for part in [
        "Red mahjong  red\n\nAt a glance\n  players               2, 3 or 4\n",
        "\n\nOptions\n  option          values             default  clause      meaning\n",
        "\n  session_deals   1…200, none        none     RED-OPT-7   length of the session in deals\n",
        "\n  chaotic_hand        12 / 3  RED-FAN-11  Chaotic hand\n",
        "\n  13  Scoring                         RED-SCORE-1…8, RED-FAN-1…18\n",
    ] {
        assert!(red.contains(part), "{part}: {red}");
    }
    let mcr = shown("rules MCR --lang ru");
    assert!(mcr.contains(" MCR-RUL-1…62\n") && mcr.contains(" MCRC-PEN-1…11\n"), "{mcr}");
    for ruleset in ["red", "classical", "mcr", "sichuan", "taiwan"] {
        for lang in ["en", "ru", "zh"] {
            let out = shown(&format!("rules {ruleset} --lang {lang}"));
            assert!(out.lines().all(|line| line.chars().count() <= 100 && line == line.trim_end()), "{out}");
        }
    }
}

/// The examples in the answer without arguments are good ones.
#[test]
fn how_to_go_on() {
    for lang in ["en", "ru", "zh"] {
        let out = shown(&format!("rules --lang {lang}"));
        assert_eq!(out.lines().filter(|line| line.starts_with("  ")).count(), 5, "{out}");
        let examples: Vec<&str> = out.lines().filter(|line| line.starts_with("fivewinds ")).collect();
        assert_eq!(examples.len(), 5, "{out}");
        for example in examples {
            let command = example.split("  ").next().unwrap().trim_start_matches("fivewinds ");
            shown(&format!("{command} --lang {lang}"));
        }
    }
}

#[test]
fn words_are_looked_for() {
    check(
        "rules sichuan ROBBED kong",
        "\
7 clauses have \"ROBBED kong\".

Sichuan Bloody Rules (MIL tournament standard, version of 11.03.2019)
  SIC-KONG-6    An added kong (immediate or deferred) can be robbed: before the replacement is draw…
  SIC-WIN-3     Any number of players may win on one discard or on one robbed kong.
  SIC-KPAY-5    Robbed kong: nothing.
  SIC-DEALER-3  …players, the player whose tile it was (discarder or robbed konger) deals next.
  SIC-RUL-3     Who pays when a kong is robbed? · the player who declared it, the value once per wi…
  SIC-RUL-4     Several players rob one kong · all win; the robbed player deals next if these were…
  SIC-RUL-12    Does a deferred kong count as a fan, can it be robbed, does №8 follow it? · yes, th…
",
    );
}

#[test]
fn sections() {
    check(
        "rules red 19 --lang zh",
        "\
红色麻将：规则说明（red）：19. 筹码
  RED-STICK-1  可以不用记分表，每人开始时领取1分筹码10根、10分筹码8根或9根、100分筹码2根、500分筹码…
  RED-STICK-2  筹码只用于记账：筹码用完的人继续打，记为负分。
",
    );
    let offices = shown("rules mcr 9");
    assert!(offices.contains("\nMCR: the competition: 9. Offices\n\n  office "), "{offices}");
}

#[track_caller]
fn check_refused(ran: &Ran, expected: &str) {
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
    assert_eq!(ran.err, expected);
}

#[test]
fn what_is_not_there() {
    for (line, expected) in [
        (
            "rules mcr mcr-fan-820",
            "error: no clause, fan or text of the rules of mcr is 'mcr-fan-820'; near it: MCR-FAN-8, MCR-FAN-80, \
             MCR-FAN-81\n",
        ),
        (
            "rules riichi --lang ru",
            "ошибка: в правилах нет ни пункта, ни фана, ни текста «riichi»; что есть, покажет fivewinds rules\n",
        ),
        (
            "rules red pure_strait --lang zh",
            "错误：red的规则里没有“pure_strait”这个条款、番种或词语；相近的有：pure_straight\n",
        ),
    ] {
        check_refused(&run(words(line)), expected);
    }
}

#[test]
fn rubbish() {
    let long = "x".repeat(100_000);
    for args in [
        vec!["rules", long.as_str()],
        vec!["rules", "mcr", long.as_str()],
        vec!["rules", "\u{1b}[2J"],
        vec!["rules", "red", "-", "--", "--x"],
        vec!["rules", "red", "RED-FAN-", "*", "**", "`"],
        vec!["rules", "red", "99999999999999999999"],
        vec!["rules", "🀇🀈🀉"],
    ] {
        let ran = run(&args);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(
            ran.err.len() < 500 && !ran.err.contains(['\u{1b}']) && !ran.err.contains("panicked"),
            "{ran:?}"
        );
    }
    for nothing in [vec!["rules", ""], vec!["rules", " \t"], vec!["rules", "", " "]] {
        assert_eq!(run(&nothing).out, shown("rules"));
    }
    assert_eq!(run(["rules", "red", " "]).out, shown("rules red"));
}

#[cfg(unix)]
#[test]
fn words_that_are_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let ran = run([OsStr::new("rules"), OsStr::new("red"), OsStr::from_bytes(b"fan\xff")]);
    check_refused(&ran, "error: the question: byte 4 is not text in UTF-8\n");
}

#[track_caller]
fn json_of(line: &str) -> Value {
    let out = shown(line);
    assert_eq!(out.lines().count(), 1, "{line}");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn json_of_a_clause() {
    assert_eq!(
        json_of("rules --json MCR-WIN-3 --lang ru"),
        json!({
            "clause": "MCR-WIN-3",
            "rules": "mcr",
            "book": "mcr",
            "section": "10",
            "title": "Победа",
            "text": "[3.7.2.4] В сдаче не больше одного победителя.",
            "mentions": [],
        })
    );
    let fan = json_of("rules --json mcr two_melded_kongs --lang zh");
    assert_eq!(fan["rows"][0][0], json!({"column": "id", "cell": "two_melded_kongs"}));
    assert_eq!(
        fan["fan"],
        json!({
            "id": "two_melded_kongs",
            "clause": "MCR-FAN-57",
            "names": {"en": "Two Melded Kongs", "ru": "Два открытых конга", "zh": "双明杠"},
            "worth": {"points": [4, 6]},
            "excludes": ["concealed_kong", "melded_kong"],
            "example": "[4444p:melded@across] [4444m:melded@right] 1133m777z +1m discard@left",
            "options": "",
        })
    );
    let more = json_of("rules --json MCR-ROUND-3");
    assert_eq!(more["more"][0]["rows"][1], json!(["2 South", "B", "A", "D", "C"]));
}

#[test]
fn json_of_rulesets_and_searches() {
    let rulesets = json_of("rules --json");
    let mcr = json!({"id": "mcr", "name": "MCR, competition mahjong", "books": ["mcr", "mcr-competition"]});
    assert_eq!(rulesets["rulesets"][2], mcr);
    let red = json_of("rules --json red");
    assert_eq!(red["at_a_glance"][0], json!(["players", "2, 3 or 4"]));
    assert_eq!(red["fans"].as_array().unwrap().len(), 18);
    assert_eq!(
        red["options"][0],
        json!({
            "id": "jokers", "values": "true, false", "default": "false",
            "meaning": "four jokers in play", "clause": "RED-OPT-1",
        })
    );
    assert_eq!(
        red["sections"][4],
        json!({
            "book": "red", "number": "5", "title": "Breaking the wall", "clauses": ["RED-BREAK-1", "RED-BREAK-2"],
        })
    );
    let found = json_of("rules --json red break number");
    assert_eq!(found["asked"], "break number");
    assert_eq!(found["clauses"][0]["clause"], "RED-BREAK-1");
    let ran = run(words("rules --json red nonsense"));
    assert_eq!((ran.code, ran.err.as_str()), (Some(2), ""));
    let errors: Value = serde_json::from_str(&ran.out).unwrap();
    assert!(errors["errors"][0]["message"].as_str().unwrap().contains("'nonsense'"));
}
