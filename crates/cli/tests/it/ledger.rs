//! `fivewinds ledger`: files that hold, and files that do not.

use std::path::PathBuf;

use ledger::{Head, Line, VERSION, chained, hash, write};
use serde_json::{Value, json};

use crate::run;

const SECRET: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// A file that ends with its test.
struct File(PathBuf);

impl File {
    fn new(name: &str, text: &[u8]) -> File {
        let path = std::env::temp_dir().join(format!("fivewinds-ledger-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        File(path)
    }

    fn run(&self, lang: &str, more: &[&str]) -> crate::Ran {
        let file = self.0.to_str().unwrap();
        run([&["ledger", "--lang", lang, file], more].concat())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        _ = std::fs::remove_file(&self.0);
    }
}

fn backup() -> String {
    let head = Head {
        fivewinds_ledger: VERSION,
        kind: "sheet".to_owned(),
        id: "abcdefghjkmnpqrs".to_owned(),
        created_at: 1_700_000_000_000,
        setup: json!({}),
    };
    let head = head.text();
    let mut last = hash(&head);
    let lines: Vec<(String, String)> = [("table", "deal"), ("table", "deal"), ("keeper", "correct")]
        .iter()
        .zip(1..)
        .map(|((role, act), n)| {
            let (by, role) = ("Анна".to_owned(), (*role).to_owned());
            let line =
                Line { n, at: 1_700_000_000_000, by, role, key: n.to_string(), act: json!({"do": act}) };
            last = chained(&last, &line.text());
            (last.clone(), line.text())
        })
        .collect();
    write(&head, lines.iter().map(|(hash, text)| (hash.as_str(), text.as_str())), Some(SECRET))
}

#[test]
fn a_file_that_holds() {
    let text = backup();
    let head = text.lines().nth(3).unwrap().split(' ').next().unwrap();
    let file = File::new("whole", text.as_bytes());
    let ran = file.run("en", &[]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let expected = format!(
        "The chain holds: 3 lines\nwhat it is: a score sheet, abcdefghjkmnpqrs\nmade: 2023-11-14 22:13:20 UTC\n\
         written: 2023-11-14 22:13:20 UTC – 2023-11-14 22:13:20 UTC\nby: keeper 1, table 2\n\
         what was done: correct 1, deal 2\nlast hash: {head}\nIt is a backup: whoever has it has all codes.\n"
    );
    assert_eq!(ran.out, expected);
    assert!(file.run("ru", &[]).out.starts_with("Цепочка цела: 3 строки\n"));
    assert!(file.run("zh", &[]).out.starts_with("哈希链完整：共 3 行\n"));
    let answer: Value = serde_json::from_str(&file.run("en", &["--json"]).out).unwrap();
    assert_eq!(
        (&answer["ok"], &answer["head"], &answer["acts"]["deal"]),
        (&json!(true), &json!(head), &json!(2))
    );
}

#[test]
fn a_file_that_does_not() {
    let changed = File::new("changed", backup().replace("Анна", "Анка").as_bytes());
    for (lang, said) in [
        ("en", "The chain is broken: Line 2: this line or one before it was changed (the hash is "),
        ("ru", "Цепочка нарушена: Строка 2: эту строку или одну из предыдущих изменили (хеш "),
        ("zh", "哈希链已断开：第 2 行：本行或之前某行被改动过（哈希为 "),
    ] {
        let ran = changed.run(lang, &[]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert!(ran.out.starts_with(said), "{ran:?}");
    }
    let answer: Value = serde_json::from_str(&changed.run("en", &["--json"]).out).unwrap();
    assert_eq!((&answer["ok"], &answer["line"]), (&json!(false), &json!(2)));
    let cut = backup();
    let cut = File::new("cut", &cut.as_bytes()[..cut.len() * 2 / 3]);
    assert_eq!(cut.run("en", &[]).code, Some(1));
}

#[test]
fn what_is_no_ledger() {
    for (name, bytes) in
        [("empty", b"".as_slice()), ("hand", b"123m\n"), ("bytes", b"\xff\xfe\0"), ("json", b"{}")]
    {
        let ran = File::new(name, bytes).run("en", &[]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{name}");
        assert!(ran.err.starts_with("error: ") && ran.err.contains(name), "{}", ran.err);
    }
    // Whatever stands in a file, a terminal does not obey it.
    let head = backup().lines().next().unwrap().to_owned();
    let id = head.replace("abcdefghjkmnpqrs", "\\u001b[2J");
    let field = head.replace("\"setup\"", "\"\\u001b[2J\"");
    let kind = head.replace("sheet", "\\u001b[2J");
    for text in [id, field, kind] {
        let ran = File::new("escape", text.as_bytes()).run("en", &[]);
        assert!(!ran.err.contains('\u{1b}') && !ran.out.contains('\u{1b}'), "{ran:?}");
        assert!(ran.err.contains("[2J") || ran.out.contains("[2J"), "{ran:?}");
    }
    let ran = run(["ledger", "no-such-file"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("no-such-file"), "{}", ran.err);
}
