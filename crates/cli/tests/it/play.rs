//! `fivewinds play`: a deal against bots, with somebody at a pipe.

use std::path::PathBuf;

use crate::{Ran, run, run_with, words};

/// Somebody who does the first thing that he may do, to the end of any deal.
fn first_thing() -> Vec<u8> {
    "1\n".repeat(500).into_bytes()
}

/// Plays, and has to come to an end.
#[track_caller]
fn played(args: &[&str], input: &[u8]) -> String {
    let Ran { code, out, err } = run_with([&["play"], args].concat(), input);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{args:?}");
    out
}

#[track_caller]
fn refused(line: &str, expected: &str) {
    let ran = run(words(&format!("play {line}")));
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{line}");
    assert_eq!(ran.err, format!("{expected}\n"), "{line}");
}

/// A path of which nothing is left when the test is over.
struct Gone(PathBuf);

impl Gone {
    fn new(name: &str) -> Gone {
        Gone(std::env::temp_dir().join(format!("fivewinds-play-{}-{name}", std::process::id())))
    }

    fn text(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Gone {
    fn drop(&mut self) {
        // It may never have been written.
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn all_five_games_to_the_end() {
    for (ruleset, seat) in [("red", "E"), ("classical", "S"), ("mcr", "W"), ("sichuan", "N"), ("taiwan", "E")]
    {
        let file = Gone::new(ruleset);
        let args =
            ["--rules", ruleset, "--bots", "novice", "--seat", seat, "--seed", "5", "--record", file.text()];
        let out = played(&args, &first_thing());
        for part in ["What do you do?", "\nAll hands:\n", "\nYour result: ", "The record is in "] {
            assert!(out.contains(part), "{ruleset}: {part}: {out}");
        }
        let replayed = run(["replay", "--verify", file.text()]);
        assert!(replayed.out.starts_with("Verified: 1 deal, "), "{ruleset}: {replayed:?}");
    }
}

#[test]
fn numbers_words_questions_and_the_end_of_the_input() {
    let file = Gone::new("stopped");
    let args = words("--rules sichuan --seed 7 --bots novice,random,novice --record");
    let args = [&args[..], &[file.text()]].concat();
    let input = "0\n\nforbid p\n? kong 5m\n? discard 3p\n?\ndiscard 9s\ndance \u{7}\n99999999999\nt\nq\n1\n";
    let out = played(&args, input.as_bytes());
    for part in [
        "East (you) forbids himself dots.",
        "That may not be done: this kong is not possible [SIC-KONG-1]",
        "That may be done.",
        "the first discard must be of the forbidden suit p [SIC-SUIT-2]",
        "there is no action 'dance \\u{7}'; ? says what can be typed",
        "there is no action with that number",
        "You have stopped before the end.",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(out.ends_with(&format!("The record is in {}.\n", file.text())), "{out}");
    assert!(run(["replay", "--verify", file.text()]).out.starts_with("Verified: 1 deal, "));
    // Nobody there, or nobody who can be understood.
    for input in [&b""[..], b"\xff\xfe\n", b"2\n? "] {
        let out = played(&words("--rules sichuan --seed 7 --bots random"), input);
        assert!(out.ends_with("You have stopped before the end.\n"), "{out}");
    }
}

#[test]
fn the_coach_says_what_to_do() {
    // What it advises first is one of the things that may be done, and doing it brings the next question.
    for (ruleset, lang, best) in
        [("mcr", "en", "best"), ("taiwan", "ru", "лучшее"), ("sichuan", "zh", "最佳")]
    {
        let out = played(&words(&format!("--rules {ruleset} --lang {lang} --seed 3")), b"h\nq\n");
        let advice = out.split("pass\n").last().unwrap();
        assert!(advice.contains(&format!("1 {best}")), "{ruleset}: {out}");
        assert!(
            advice.matches("\n  2").count() == 1 && advice.matches("\n  3").count() == 1,
            "{ruleset}: {out}"
        );
        assert!(!advice.contains("\n  4"), "{ruleset}: {out}");
    }
}

#[test]
fn in_three_languages() {
    for (lang, question, end) in [
        ("en", "What do you do?", "Your result"),
        ("ru", "Что вы делаете?", "Ваш результат"),
        ("zh", "你怎么做？", "你的得分"),
    ] {
        let args = ["--rules", "red", "--players", "2", "--seed", "3", "--bots", "random", "--lang", lang];
        let out = played(&args, &first_thing());
        assert!(out.contains(question) && out.contains(end), "{lang}: {out}");
    }
    let out = played(&words("--rules sichuan --seed 7 --lang ru"), b"1\n? kong 5m\nfoo\n");
    assert!(out.contains("Так нельзя: такой конг невозможен [SIC-KONG-1]"), "{out}");
    assert!(out.contains("действия «foo» нет"), "{out}");
}

#[test]
fn against_programs() {
    let first = "cmd:python3 examples/bots/first.py";
    let bad = "cmd:python3 -c 'raise SystemExit(3)'";
    let bots = [first, bad, "random"].join(",");
    let args = ["--rules", "taiwan", "--seed", "2", "--bots", &bots, "--bot-time", "20000"];
    let out = played(&args, &first_thing());
    let name = format!("West ({})", &bad[..bad.len().min(40)]).replace('\'', "\\'");
    assert!(out.contains("ended unexpectedly: exit status: 3"), "{name}: {out}");
    assert!(out.contains("gone for the rest of the deal") && out.contains("Your result"), "{out}");
    assert!(!out.contains("the answer means nothing") && !out.contains("may not do that"), "{out}");

    let botzone = "botzone-simple:python3 examples/bots/botzone.py keep";
    let bots = ["random", "random", botzone].join(",");
    let out = played(&["--seed", "2", "--bots", &bots, "--bot-time", "20000"], &first_thing());
    assert!(out.contains("Your result") && !out.contains("unexpectedly"), "{out}");
}

#[test]
fn a_table_that_cannot_be_set() {
    refused("--bots random,random", "error: 3 bots are needed, 2 are named");
    refused("--standing 1,-2", "error: --standing: 4 numbers are needed, 2 are given");
    refused("--players 3", "error: 3 cannot play this");
    refused("--rules red --players 2 --seat S", "error: nobody sits there at a table of so many");
    refused("--bots cmd:", "error: no program is named");
    refused(
        "--rules red --bots botzone:./bot",
        "error: programs for Botzone play competition mahjong without flowers, four at a table",
    );
    refused(
        "--bots botzone:./bot --record x",
        "error: a deal without flowers, as programs for Botzone play it, cannot be recorded",
    );
    let ran = run(words("play --bots nobody"));
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.starts_with("error: there is no bot 'nobody'; there are random, "), "{}", ran.err);
    let ran = run(words("play --bots cmd:/nowhere/at/all"));
    assert!(ran.code == Some(2) && ran.err.contains("cannot be started"), "{}", ran.err);
}
