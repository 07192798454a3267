//! Whatever comes in: a clear message that names the place, exit code 2, never a panic.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::{Ran, command, run, run_with, words};

#[track_caller]
fn check_refused(ran: &Ran, expected: &str) {
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains(expected), "{expected}: {ran:?}");
    assert_eq!(ran.out, "");
    assert!(!ran.err.contains("panicked") && ran.err.len() < 2000, "{}", ran.err.len());
}

#[test]
fn wrong_hands() {
    for (line, expected) in [
        ("waits", "no tiles are given"),
        ("waits 11111m456p789s11z", "fifth copy of 1m, tile 5 of the hand"),
        ("waits 123456789m123456789p12s", "tile count: concealed tiles 20"),
        ("waits 123m456p789s112z1f", "the flower 1f cannot be there, tile 13 of the hand"),
        ("waits 123m456p789s112z0j", "no joker is in play, tile 13 of the hand"),
        ("waits --rules sichuan 123m456p789s1122z", "1z is not in this set of tiles, tile 10"),
        ("waits 12x", "no such tile: 'x' at character 3"),
        ("waits --meld 12x 12m", "declared set 1: no such tile: 'x' at character 3"),
        ("waits --meld 124m 456p789s11z22s", "not a set"),
        ("waits --meld 123m:big 12m", "declared set 1: 'big' is not known"),
        ("waits --rules red --meld 1111m 456p789s112z", "no kong"),
        ("waits --rules red --players 2 --meld 123m@left 456p789s1122z", "no seat 'left' at a table of 2"),
        ("waits --players 3 123m456p789s1122z", "3 players"),
        ("waits --seen 1111z 123m456p789s1122z", "fifth copy of 1z, tile 3 of those seen"),
        ("waits --seen 1q 123m456p789s1122z", "the tiles seen: no such tile: 'q'"),
        ("waits --rules riichi 1m", "no such ruleset"),
        ("waits --rules red --option uma=1 1m", "no such option 'uma'"),
        ("waits --rules red --option jokers 1m", "'jokers' is not an option; write it as id=value"),
        ("waits --rules red --option flowers=4 1m", "only together with option jokers"),
        ("waits --notation keyboard qwe8", "no such tile: '8' at character 4"),
    ] {
        check_refused(&run(words(line)), expected);
    }
}

#[test]
fn in_every_language() {
    let refused = |lang: &str| run(["waits", "--lang", lang, "11111m8z"]).err;
    assert_eq!(
        refused("en"),
        "error: no such tile: '8z' at character 7; honours have the numbers 1 to 7 [MCR-INPUT-3]\n"
    );
    assert_eq!(
        refused("ru"),
        "ошибка: нет такой кости: «8z», символ 7; у благородных костей номера от 1 до 7 [MCR-INPUT-3]\n"
    );
    assert_eq!(refused("zh"), "错误：没有这种牌：第7个字符“8z”；字牌的数字是1到7 [MCR-INPUT-3]\n");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let bad = OsStr::from_bytes(b"12\xffm");
    check_refused(&run([OsStr::new("waits"), bad]), "the hand: byte 3 is not text in UTF-8");
    let meld = [OsStr::new("waits"), OsStr::new("--meld"), bad, OsStr::new("1m")];
    check_refused(&run(meld), "declared set 1: byte 3");
    let rules = [OsStr::new("waits"), OsStr::new("--rules"), bad, OsStr::new("1m")];
    check_refused(&run(rules), "the ruleset: byte 3");
}

#[test]
fn bytes_that_are_no_text() {
    check_refused(&run_with(words("waits -"), b"12\xff\n"), "line 1: the hand: byte 3");
    check_refused(&run_with(words("waits -"), b""), "no tiles are given");
}

#[test]
fn a_megabyte_of_rubbish() {
    let mut byte = 7u8;
    let mut rubbish = |text: bool| -> Vec<u8> {
        let step = |byte: &mut u8| {
            *byte = byte.wrapping_mul(73).wrapping_add(41);
            if text { b' ' + *byte % 94 } else { *byte }
        };
        (0..1_000_000).map(|_| step(&mut byte)).collect()
    };
    check_refused(&run_with(words("waits -"), &rubbish(true)), "line 1: the line is longer than");
    check_refused(&run_with(words("waits -"), &b"1".repeat(1_000_000)), "line 1: the line is longer than");
    let ran = run_with(words("waits --json -"), &rubbish(false));
    assert_eq!(ran.code, Some(2));
    assert!(ran.out.lines().all(|line| line.starts_with("{\"errors\":[")) && !ran.err.contains("panicked"));
    let ran = run_with(words("waits --interactive"), &rubbish(false));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let long = "x".repeat(100_000);
    check_refused(&run(["waits", &long]), "no such tile");
    check_refused(&run(["waits", "--rules", &long, "1m"]), "no such ruleset");
    check_refused(&run(["waits", "--option", &long, "1m"]), "is not an option");
    check_refused(&run(["waits", &"1m".repeat(50_000)]), "tile count: concealed tiles 50000");
}

#[test]
fn terminals_are_not_commanded() {
    let ran = run(["waits", "\u{1b}[2J"]);
    assert!(!ran.err.contains('\u{1b}'), "{ran:?}");
}

#[test]
fn a_reader_who_has_seen_enough() {
    for line in ["waits -", "waits --json -", "waits --interactive"] {
        let mut child = command(words(line)).stderr(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let writer = std::thread::spawn(move || {
            use std::io::Write;
            let hand = "123m456p789s11222z\n".repeat(10_000);
            drop(stdin.write_all(hand.as_bytes()));
        });
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        assert_eq!(output.status.code(), Some(0), "{line}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{line}");
    }
}
