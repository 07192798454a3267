//! `fivewinds replay`: recorded games, shown and verified.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::{Ran, run, words};

const MCR: &str = "crates/record/tests/data/mcr.jsonl";

#[track_caller]
fn shown(line: &str) -> String {
    let ran = run(words(line));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{line}");
    ran.out
}

/// The golden records, in both forms.
fn golden() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/data");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.is_file()).map(|path| path.display().to_string()).collect()
}

#[test]
fn every_golden_record_is_true_and_can_be_shown() {
    let files = golden();
    assert!(files.len() >= 10);
    for file in files {
        let verified = shown(&format!("replay --verify {file}"));
        assert!(verified.starts_with("Verified: "), "{verified}");
        for (lang, word) in [("en", "pays"), ("ru", "Выплата: "), ("zh", "付给")] {
            let out = shown(&format!("replay {file} --lang {lang}"));
            assert!(out.contains(word) && out.lines().count() > 30, "{file} {lang}");
        }
    }
}

#[test]
fn the_example_of_the_page() {
    let page = include_str!("../../../../docs/records.md");
    let json = page.split("```jsonl\n").nth(1).unwrap().split("```").next().unwrap();
    let file = Temporary::new("page.jsonl", json);
    let out = shown(&format!("replay {file} --step 5"));
    for part in [
        "Deal 1 of 1  round West  MCR, competition mahjong\n",
        "Dice: 5+1, 4+5\n",
        "\n5. West (陈) wins on the discard 3m of North (Dora).",
        "North (Dora) pays West (陈) 22 [MCR-PAY-2].",
        "The deal ends by a win; South (Bo) deals next.",
        "\n  seat ",
        "Verified: 1 deal, 5 steps; walls that follow from a seed: 1, of which from a common one: 1.\n",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let south = shown(&format!("replay {file} --seat S --step 4"));
    assert!(south.contains("13 tiles") && south.contains("North (Dora) discards 3m."), "{south}");
    assert!(!shown(&format!("replay {file} --step 4")).contains("13 tiles"));
}

#[test]
fn the_readme_shows_what_is_so() {
    let readme = include_str!("../../../../README.md");
    let (_, example) = readme.split_once("$ fivewinds replay ").unwrap();
    let (line, rest) = example.split_once('\n').unwrap();
    let (answer, _) = rest.split_once("```").unwrap();
    assert_eq!(shown(&format!("replay {line}")), answer);
}

/// A seat sees its own draws and nobody else's.
#[test]
fn what_a_seat_may_see() {
    let draws = |line: &str| {
        let out = shown(line);
        let tile = |part: &&str| part.split(' ').next().is_some_and(|word| word != "a");
        out.split(" draws ").skip(1).partition::<Vec<&str>, _>(tile).0.len()
    };
    let all = draws(&format!("replay {MCR}"));
    let each: usize =
        ["E", "S", "W", "n"].iter().map(|seat| draws(&format!("replay {MCR} --seat {seat}"))).sum();
    assert!(all > 20, "{all}");
    assert_eq!(all, each);
}

/// A file that is gone when the test is over.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str, text: &str) -> Temporary {
        let path = std::env::temp_dir().join(format!("fivewinds-{}-{name}", std::process::id()));
        fs::write(&path, text).unwrap();
        Temporary(path)
    }
}

impl std::fmt::Display for Temporary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.display().fmt(f)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        drop(fs::remove_file(&self.0));
    }
}

/// The golden record with something in it changed.
fn changed(name: &str, change: impl FnOnce(String) -> String) -> Temporary {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/data/mcr.jsonl");
    Temporary::new(name, &change(fs::read_to_string(path).unwrap()))
}

#[track_caller]
fn check_false(ran: &Ran, expected: &str) {
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{ran:?}");
    assert_eq!(ran.out.lines().last().unwrap(), expected);
}

#[test]
fn what_is_not_true_is_told_in_three_languages() {
    // The second decision is made twice.
    let twice = changed("twice.jsonl", |text| {
        let line = text.lines().nth(2).unwrap().to_owned();
        text.replacen(&line, &format!("{line}\n{line}"), 1)
    });
    for (lang, begins) in [
        ("en", "Not verified: deal 1: step 2: it is not this player's turn for that"),
        ("ru", "Не подтверждено: сдача 1: ход 2: сейчас этот игрок не может этого сделать"),
        ("zh", "未通过验证：第1盘：第2步：现在轮不到这位玩家这样做"),
    ] {
        let ran = run(words(&format!("replay {twice} --lang {lang}")));
        let last = ran.out.lines().last().unwrap();
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{ran:?}");
        assert!(last.starts_with(begins) && last.ends_with(']') && last.contains(" [MCR-"), "{last}");
    }
    let points = changed("points.jsonl", |text| {
        let at = text.find("\"points\":{\"E\":").unwrap() + 14;
        format!("{}1{}", &text[..at], &text[at..].trim_start_matches('-'))
    });
    let ran = run(words(&format!("replay {points} --verify")));
    check_false(&ran, "Not verified: deal 1: the points are others");
    let ran = run(words(&format!("replay {points} --verify --lang ru")));
    check_false(&ran, "Не подтверждено: сдача 1: очки другие");
    let ran = run(words(&format!("replay {points} --verify --json --lang zh")));
    let verdict: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (ran.code, &verdict["verified"], &verdict["message"]),
        (Some(1), &Value::from(false), &"第1盘：得分不同".into())
    );
}

#[test]
fn what_cannot_be_read() {
    let newer = changed("newer.jsonl", |text| text.replacen("\"revision\":1", "\"revision\":9", 1));
    let check = |line: String, expected: &str| {
        let ran = run(words(&line));
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(ran.err.contains(expected) && !ran.err.contains("panicked"), "{}", ran.err);
    };
    check(format!("replay {newer}"), "line 1: revision 9 of the rules of mcr; this program knows revision 1");
    check(format!("replay {newer} --lang ru"), "строка 1: редакция 9 правил mcr; программа знает редакцию 1");
    check(format!("replay {newer} --lang zh"), "第1行：mcr规则的修订版9；本程序只认识修订版1");
    check("replay no-such-file".to_owned(), "no-such-file: ");
    check("replay Cargo.toml".to_owned(), "this is no record of Five Winds");
    check(format!("replay {MCR} --deal 7"), "there is no such deal; there are 2");
    check(format!("replay {MCR} --seat Q"), "E, S, W, N or all");
    let ran = run(words("replay --json Cargo.toml"));
    assert_eq!(ran.code, Some(2));
    let errors: Value = serde_json::from_str(&ran.out).unwrap();
    assert!(errors["errors"][0]["message"].as_str().unwrap().contains("no record"));
}

#[test]
fn json_of_a_replay() {
    let out = shown(&format!("replay --json --seat E --deal 1 {MCR}"));
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (last, steps) = lines.split_last().unwrap();
    assert_eq!((&last["verified"], &last["deals"]), (&Value::from(true), &Value::from(2)));
    assert!(steps.iter().zip(0..).all(|(step, number)| step["step"] == number && step["deal"] == 1));
    for step in steps {
        assert!(step["seats"]["E"]["hand"].is_string() && step["seats"]["S"]["hand"].is_null());
        let hidden =
            |event: &&Value| event["event"] == "drew" && event["seat"] != "E" && !event["tile"].is_null();
        assert_eq!(step["events"].as_array().unwrap().iter().find(hidden), None);
    }
    let end = steps.last().unwrap()["events"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(end["event"], "ended");
}
