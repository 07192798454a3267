//! `fivewinds coach`: reviews of recorded games, and single positions.

use serde_json::Value;

use crate::{run, words};

const MCR: &str = "crates/record/tests/data/mcr.jsonl";
const TWO_PLAYERS: &str = "crates/record/tests/data/red-2.5wr";

#[track_caller]
fn told(line: &str) -> String {
    let ran = run(words(line));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{line}");
    ran.out
}

/// What is refused, in three languages.
#[track_caller]
fn check_refused(line: &str, expected: [&str; 3]) {
    for (lang, expected) in ["en", "ru", "zh"].into_iter().zip(expected) {
        let ran = run(words(&format!("coach {line} --lang {lang}")));
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{line}");
        assert!(ran.err.contains(expected), "{line}: {}", ran.err);
    }
}

#[test]
fn a_review_shows_what_was_done_and_what_was_better() {
    for (lang, parts) in [
        ("en", ["decisions", "Deal 1, step ", "Done: ", "Better: ", "All numbers are estimates"]),
        ("ru", ["решени", "Сдача 1, шаг ", "Сделано: ", "Лучше: ", "Все числа — оценки"]),
        ("zh", ["次决定", "第1盘第", "实际：", "更好：", "所有数字都是"]),
    ] {
        let out = told(&format!("coach {MCR} --seat S --top 2 --lang {lang}"));
        for part in parts {
            assert!(out.contains(part), "{part}: {out}");
        }
    }
    // South's eyes see no other hand.
    let out = told(&format!("coach {MCR} --seat S --deal 1 --top 2"));
    let rows = |who: &str| out.lines().filter(|line| line.trim_start().starts_with(who)).collect::<Vec<_>>();
    assert!(rows("South (").iter().any(|row| !row.contains(" tiles ")));
    for row in ["East (", "West (", "North ("].into_iter().flat_map(rows).filter(|row| !row.ends_with('.')) {
        assert!(row.contains(" tiles "), "{row}");
    }
}

#[test]
fn json_has_the_dearest_moves_and_a_step_explains_one_of_them() {
    let game: Value = serde_json::from_str(&told(&format!("coach {MCR} --seat E --top 3 --json"))).unwrap();
    assert_eq!(game["rules"], "mcr");
    let moves = game["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 3);
    let costs: Vec<f64> = moves.iter().map(|found| found["cost"].as_f64().unwrap()).collect();
    assert!(costs.is_sorted_by(|one, two| one >= two) && costs[2] > 0.0, "{costs:?}");

    let (deal, step) = (&moves[0]["deal"], &moves[0]["step"]);
    let line = format!("coach {MCR} --seat E --deal {deal} --step {step}");
    let position: Value = serde_json::from_str(&told(&format!("{line} --json"))).unwrap();
    let options = position["options"].as_array().unwrap();
    assert_eq!(options[0]["action"], moves[0]["better"]["action"]);
    assert!(options.iter().any(|option| option["action"] == moves[0]["done"]["action"]));
    let out = told(&line);
    assert!(
        out.contains("1 best: ") && out.contains(options[0]["text"].as_str().unwrap().get(..12).unwrap())
    );
}

#[test]
fn what_is_not_there_is_refused() {
    check_refused("nothing.jsonl --seat E", ["nothing.jsonl: ", "nothing.jsonl: ", "nothing.jsonl："]);
    check_refused("README.md --seat E", ["README.md: ", "README.md: ", "README.md："]);
    check_refused(
        &format!("{TWO_PLAYERS} --seat S"),
        ["nobody sits in the South", "«Юг» никто не сидит", "南位没有人"],
    );
    check_refused(
        &format!("{MCR} --seat E --deal 99"),
        ["there is no such deal", "такой сдачи нет", "没有这一盘"],
    );
    check_refused(
        &format!("{MCR} --seat E --deal 1 --step 9999"),
        ["there is no such step", "такого шага нет", "没有这一步"],
    );
    check_refused(
        &format!("{MCR} --seat S --deal 1 --step 1"),
        ["South has nothing to decide at step 1", "Юг: на шаге 1 решать нечего", "第1步南没有可选择的"],
    );
    check_refused(MCR, ["whose decisions?", "чьи решения?", "讲评哪个座位？"]);
    let json = run(words("coach nothing.jsonl --seat E --json"));
    assert!(json.out.starts_with(r#"{"errors":[{"message":"#), "{}", json.out);
}
