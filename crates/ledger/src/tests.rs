//! Files that hold, and everything that can be done to one.

use serde_json::json;

use crate::*;

const SECRET: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

fn head() -> Head {
    Head {
        fivewinds_ledger: VERSION,
        kind: "sheet".to_owned(),
        id: "abcdefghjkmnpqrs".to_owned(),
        created_at: 1_700_000_000_000,
        setup: json!({"title": "Клуб 麻将 \"A\"\n"}),
    }
}

fn line(n: u64) -> Line {
    Line {
        n,
        at: 1_700_000_000_000 + n as i64,
        by: "Анна\u{2028}\r\n".to_owned(),
        role: "table".to_owned(),
        key: format!("k{n}"),
        act: json!({"do": "time_up", "a": [1, null, -2]}),
    }
}

/// A file of so many lines.
fn file(count: u64, secret: Option<&str>) -> String {
    let head = head().text();
    let mut last = hash(&head);
    let mut lines = Vec::new();
    for n in 1..=count {
        let text = line(n).text();
        last = chained(&last, &text);
        lines.push((last.clone(), text));
    }
    write(&head, lines.iter().map(|(hash, text)| (hash.as_str(), text.as_str())), secret)
}

#[test]
fn what_is_written_is_read() {
    for count in [0, 1, 5] {
        for secret in [None, Some(SECRET)] {
            let text = file(count, secret);
            let read = verify(&text).unwrap();
            assert_eq!(read.head, head());
            assert_eq!(
                read.lines.iter().map(|line| line.line.clone()).collect::<Vec<_>>(),
                (1..=count).map(line).collect::<Vec<_>>()
            );
            assert_eq!(read.secret.as_deref(), secret);
            assert_eq!(verify(&text.replace('\n', "\r\n")).unwrap(), read, "as some programs end lines");
            assert_eq!(verify(text.trim_end()).unwrap(), read);
        }
    }
    let lines = file(3, None);
    let last = lines.lines().last().unwrap().split(' ').next().unwrap();
    assert_eq!(verify(&lines).unwrap().last_hash(), last);
    assert_eq!(verify(&file(0, None)).unwrap().last_hash(), hash(&head().text()));
}

/// Every byte of a file matters, but for the line breaks at its end.
#[test]
fn any_change_is_found() {
    let text = file(3, None);
    let bytes = text.trim_end().as_bytes();
    for at in 0..bytes.len() {
        let mut changed = bytes.to_vec();
        changed[at] = if changed[at] == b'7' { b'8' } else { b'7' };
        let Ok(changed) = String::from_utf8(changed) else { continue };
        let fault = verify(&changed).unwrap_err();
        let of = text[..at].matches('\n').count() + 1;
        // A change of the head is seen in the first hash after it; of a line break, in the line that has become one.
        assert!(fault.line == of || (of == 1 && fault.line == 2), "{at}: {fault}");
    }
}

#[track_caller]
fn check(change: impl FnOnce(&mut Vec<String>), line: usize, wrong: impl FnOnce(&Wrong) -> bool) {
    let mut lines: Vec<String> = file(4, Some(SECRET)).lines().map(str::to_owned).collect();
    change(&mut lines);
    let fault = verify(&lines.join("\n")).unwrap_err();
    assert_eq!(fault.line, line, "{fault}");
    assert!(wrong(&fault.what), "{fault}");
}

/// A line of the file with a hash that is right where it stands.
fn forged(before: &str, line: &Line) -> String {
    let text = line.text();
    format!("{} {text}", chained(before.split(' ').next().unwrap(), &text))
}

#[test]
fn what_is_wrong_is_said() {
    check(|lines| lines.clear(), 1, |wrong| matches!(wrong, Wrong::NoHead(_)));
    check(|lines| lines[0] = "{}".to_owned(), 1, |wrong| matches!(wrong, Wrong::NoHead(_)));
    check(|lines| lines[0] = lines[0].replace(":1,", ":2,"), 1, |wrong| *wrong == Wrong::Version(2));
    check(|lines| lines[0] = lines[0].replace("abc", "../"), 1, |wrong| matches!(wrong, Wrong::Id(_)));
    check(|lines| drop(lines.remove(2)), 3, |wrong| matches!(wrong, Wrong::Hash { .. }));
    check(|lines| lines.swap(2, 3), 3, |wrong| matches!(wrong, Wrong::Hash { .. }));
    check(
        |lines| lines[3] = lines[3].replace("time_up", "time_UP"),
        4,
        |wrong| matches!(wrong, Wrong::Hash { .. }),
    );
    check(|lines| lines[3] = lines[3].replacen(' ', "", 1), 4, |wrong| *wrong == Wrong::NoHash);
    check(|lines| lines[2].clear(), 3, |wrong| *wrong == Wrong::NoHash);
    check(
        |lines| lines[2] = forged(&lines[1], &line(7)),
        3,
        |wrong| *wrong == Wrong::Number { expected: 2, found: 7 },
    );
    check(
        |lines| lines[2] = forged(&lines[1], &Line { n: 2, ..line(1) }),
        3,
        |wrong| *wrong == Wrong::Key("k1".to_owned()),
    );
    check(
        |lines| lines[1] = format!("{} {{}}", chained(&hash(&lines[0]), "{}")),
        2,
        |wrong| matches!(wrong, Wrong::NoLine(_)),
    );
    check(|lines| lines[5] = "{\"secret\":\"abc\"}".to_owned(), 6, |wrong| *wrong == Wrong::Secret);
    check(|lines| lines[5] = "{\"secret\"".to_owned(), 6, |wrong| *wrong == Wrong::Secret);
    check(|lines| lines.push("x".to_owned()), 7, |wrong| *wrong == Wrong::BehindSecret);
    check(|lines| lines.swap(4, 5), 6, |wrong| *wrong == Wrong::BehindSecret);
}

#[test]
fn codes_follow_from_the_secret() {
    let code_of = |role| code(SECRET, role);
    assert!(is_code(&code_of("keeper")));
    assert_ne!(code_of("keeper"), code_of("table"));
    assert_ne!(code_of("table-1.1"), code_of("table-1.11"));
    assert_ne!(code_of("keeper"), code(&SECRET.replace("1f", "20"), "keeper"));
    assert_eq!(code_of("player-1"), code_of("player-1"));
    for text in ["", "abcdefghj", "abcdefghjkm", "abcdefghjl", "ABCDEFGHJK"] {
        assert!(!is_code(text), "{text}");
    }
    assert!(is_secret(SECRET) && !is_secret(&SECRET.to_uppercase()) && !is_secret("00"));
}

/// The example of the documentation.
#[test]
fn the_documented_example_holds() {
    let page = include_str!("../../../docs/hall.md");
    let (_, rest) = page.split_once("```ledger\n").unwrap();
    let (file, rest) = rest.split_once("```").unwrap();
    let verified = verify(file).unwrap();
    assert_eq!((verified.lines.len(), verified.secret.as_deref()), (2, Some(SECRET)));
    let rows =
        rest.lines().filter_map(|line| line.strip_prefix("| `")?.strip_suffix("` |")?.split_once("` | `"));
    let rows: Vec<(&str, &str)> = rows.filter(|(_, written)| is_code(written)).collect();
    assert_eq!(rows.len(), 7, "{rows:?}");
    for (role, written) in rows {
        assert_eq!(code(SECRET, role), written, "{role}");
    }
}
