//! Games that were played elsewhere.

use super::{run, run_with};

const DATA: &str = "crates/record/tests/data/botzone";

fn path(name: &str) -> String {
    format!("{DATA}/{name}")
}

#[test]
fn a_match_step_by_step() {
    let ran = run(["import", "botzone", &path("win_by_discard.json")]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.starts_with(
        "match win_by_discard: there player 1 wins, score -8 32 -16 -8, 8 points; here the same\n"
    ));
    assert!(ran.out.contains("    1  E discard"), "{}", ran.out);
    assert!(ran.out.contains(" S win\n"), "{}", ran.out);
}

#[test]
fn a_check_explains_values_in_three_languages() {
    for (lang, words) in [
        ("en", ["another value: explained by MCR-RUL-13", "Seven Pairs", "1 logs, 0 unreadable"]),
        ("ru", ["другая стоимость: объясняется: MCR-RUL-13", "Семь пар", "записей 1, не прочтено 0"]),
        ("zh", ["番数不同：依据：MCR-RUL-13", "七对", "共1份记录"]),
    ] {
        let ran = run(["--lang", lang, "import", "botzone", "--check", &path("seven_pairs.json")]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        for word in words {
            assert!(ran.out.contains(word), "{word} in {}", ran.out);
        }
    }
}

#[test]
fn a_check_says_what_cannot_be_read_and_what_is_unexplained() {
    let ran = run(["import", "botzone", "--check", &path("five.txt"), "no-such-file"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("no-such-file"), "{}", ran.err);
    assert!(
        ran.out.contains("6 logs, 1 unreadable; 5 replayed whole; wins with the same value 4"),
        "{}",
        ran.out
    );

    let log = std::fs::read_to_string(format!("../../{}", path("win_by_discard.json"))).unwrap();
    let other = log.replace("\"fanCnt\":8", "\"fanCnt\":9");
    let ran = run_with(["import", "botzone", "--check", "-"], other.as_bytes());
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains("another value: UNEXPLAINED"), "{}", ran.out);

    let ran = run_with(["import", "botzone", "--check", "--json", "-"], b"{\"logs\": []}");
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.out.lines().next(), Some(r#"{"error":"quan is missing","file":"-","number":1}"#));
}

#[test]
fn what_is_exported_is_imported_again() {
    let deals = run(["import", "botzone", "--json", &path("win_by_discard.json"), &path("robbed_kong.json")]);
    assert_eq!(deals.code, Some(0), "{}", deals.err);
    let logs = run_with(["export", "botzone", "-"], deals.out.as_bytes());
    assert_eq!((logs.code, logs.out.lines().count()), (Some(0), 2), "{}", logs.err);
    let again = run_with(["import", "botzone", "--json", "-"], logs.out.as_bytes());
    assert_eq!(again.code, Some(0), "{}", again.err);
    let actions = |out: &str| -> Vec<String> {
        let lines = out.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        lines.map(|deal| deal["actions"].to_string()).collect()
    };
    assert_eq!(actions(&again.out), actions(&deals.out));
    let checked = run_with(["import", "botzone", "--check", "-"], logs.out.as_bytes());
    assert_eq!(checked.code, Some(0), "{}", checked.out);

    let bad = run_with(["export", "botzone", "-"], b"{\"actions\": []}");
    assert_eq!(bad.code, Some(1));
    assert!(bad.err.contains("a deal of other rules"), "{}", bad.err);
}

#[test]
fn records_are_exported_where_they_fit() {
    let record = |name: &str| format!("crates/record/tests/data/{name}");
    let logs = run(["export", "botzone", &record("mcr.jsonl")]);
    assert_eq!(logs.out, run(["export", "botzone", &record("mcr.5wr")]).out);
    assert_eq!(logs.out.lines().count() + logs.err.lines().count(), 2, "{} {}", logs.out, logs.err);
    assert!(!logs.out.is_empty(), "{}", logs.err);
    let checked = run_with(["import", "botzone", "--check", "-"], logs.out.as_bytes());
    assert_eq!(checked.code, Some(0), "{}", checked.out);

    for (lang, words) in [
        ("en", "Deal 1 of 2: not a deal of four players by the rules of MCR at their defaults"),
        ("ru", "не раздача вчетвером по правилам MCR без изменённых настроек"),
        ("zh", "不是按国标麻将默认规则进行的四人牌局"),
    ] {
        let ran = run(["--lang", lang, "export", "botzone", &record("red.5wr")]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
        assert!(ran.err.contains(words), "{}", ran.err);
    }
    let ran = run_with(["export", "botzone", "-"], b"5WR\x1a\x01");
    assert_eq!(ran.code, Some(1), "{}", ran.err);
}
