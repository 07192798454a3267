//! Nothing that a file contains makes reading panic, and errors say where and what.

use proptest::prelude::*;

use super::play::game;
use crate::{Record, verify};

/// The error of a record in which `from` was replaced by `to`.
#[track_caller]
fn check(from: &str, to: &str, error: &str) {
    let json = game("red players=3 jokers=true", 3, 1).to_json().unwrap();
    assert!(json.contains(from), "{from}");
    let found = Record::read(json.replacen(from, to, 1).as_bytes()).unwrap_err().to_string();
    assert_eq!(found, error);
}

#[test]
fn errors_say_where_and_what() {
    check("\"version\":1", "\"version\":2", "line 1: version 2 of the format; this program knows version 1");
    check(
        "{\"fivewinds\":\"record\"",
        "{\"fivewinds\":\"letter\"",
        "line 1: this is no record of Five Winds",
    );
    check(
        "\"rules\":\"red\"",
        "\"rules\":\"riichi\"",
        "line 1: 'riichi': no such ruleset; there are red, classical, mcr, sichuan, taiwan",
    );
    check(
        "\"revision\":1",
        "\"revision\":2",
        "line 1: revision 2 of the rules of red; this program knows revision 1",
    );
    check(
        "\"revision\":1",
        "\"revision\":0",
        "line 1: revision 0 of the rules of red; this program knows revision 1",
    );
    check("\"jokers\":true", "\"jokers\":7", "line 1: option jokers cannot be '7'; it can be true, false");
    check(
        "\"meta\":",
        "\"mata\":",
        "line 1: column 127: unknown field `mata`, expected one of `fivewinds`, `version`, `rules`, `revision`, `options`, `players`, `meta`",
    );
    check("\"deal\":1,", "\"deal\":2,", "line 2: deal 2 where deal 1 is wanted");
    check("\"players\":3", "\"players\":5", "line 2: 5 cannot play this");
    check("\"players\":3", "\"players\":2", "line 2: seats: not once for each player");
    check(
        "\"walls\":\"shared\"",
        "\"walls\":\"own\"",
        "line 2: own walls are for four players and four equal walls",
    );
    check("\"walls\":\"shared\"", "\"walls\":\"none\"", "line 2: walls: 'none' is not known");
    check("\"streak\":", "\"streak\":99999", "line 2: streak: more than 10000");
    check(
        "\"wall\":\"",
        "\"wall\":\"8z",
        "line 2: wall: no such tile: '8z' at character 1; honours have the numbers 1 to 7",
    );
    check("[\"E\",\"discard\"", "[\"E\",\"eat\"", "line 3: there is no action 'eat'");
    check("[\"E\",\"discard\"", "[\"X\",\"discard\"", "line 3: seat: 'X' is not known");
    check(
        "[\"E\",\"discard\"",
        "[\"E\",\"chow\",\"46m\"]\n[\"E\",\"discard\"",
        "line 3: chow: '46m' does not fit",
    );
    check(
        "[\"E\",\"discard\"",
        "[7,\"chow\"",
        "line 3: column 2: invalid type: integer `7`, expected a string",
    );
    check(
        "[\"E\",\"discard\"",
        "{}\n[\"E\",\"discard\"",
        "line 3: an action, a result or a deal is wanted here",
    );
    check("[\"E\",\"discard\"", "[]\n[\"E\",\"discard\"", "line 3: seat: '' is not known");
    let no_deal =
        "{\"fivewinds\":\"record\",\"version\":1,\"rules\":\"mcr\",\"revision\":1}\n\n[\"E\",\"win\"]";
    assert_eq!(Record::read(no_deal.as_bytes()).unwrap_err().to_string(), "line 3: a deal is wanted here");
    for nothing in [&b""[..], b"\n\n", b"\xff\xff", b"{}", b"[1,2]", b"null", b"5WR"] {
        let error = Record::read(nothing).unwrap_err().to_string();
        assert_eq!(error, "line 1: this is no record of Five Winds", "{nothing:?}");
    }
    assert_eq!(Record::read(b"5WR\x1a").unwrap_err().to_string(), "byte 5: the file ends too early");
    assert_eq!(
        Record::read(b"5WR\x1a\x07").unwrap_err().to_string(),
        "byte 6: version 7 of the format; this program knows version 1"
    );
}

/// Whatever becomes of the bytes, there is an answer; a single wrong bit never goes unnoticed.
#[test]
fn damaged_bytes() {
    let record = game("sichuan", 1, 1);
    let bytes = record.to_bytes().unwrap();
    for length in 0..bytes.len() {
        assert!(Record::read(&bytes[..length]).is_err(), "{length}");
    }
    for at in 5..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1 << (at % 8);
        assert!(Record::read(&damaged).unwrap_err().to_string().contains("checksum"), "{at}");
    }
    let mut longer = bytes.clone();
    longer.push(0);
    assert!(Record::read(&longer).is_err());
}

/// The bytes with a checksum that fits, as an attacker would make it.
fn with_sum(mut bytes: Vec<u8>) -> Vec<u8> {
    let end = bytes.len() - 4;
    let sum = {
        let mut crc = u32::MAX;
        for &byte in &bytes[..end] {
            crc ^= u32::from(byte);
            for _ in 0..8 {
                crc = if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
            }
        }
        !crc
    };
    bytes[end..].copy_from_slice(&sum.to_le_bytes());
    bytes
}

/// A record that was read can be written and verified, whatever comes out.
fn answer(bytes: &[u8]) {
    if let Ok(record) = Record::read(bytes) {
        let json = record.to_json().unwrap();
        assert_eq!(Record::read(json.as_bytes()).as_ref(), Ok(&record));
        assert_eq!(Record::read(&record.to_bytes().unwrap()).as_ref(), Ok(&record));
        _ = verify(&record);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(testkit::rounds(1024, 65_536) as u32))]

    #[test]
    fn bytes_with_a_good_checksum(
        table in prop::sample::select(vec!["red jokers=true players=2", "mcr own", "sichuan strict", "taiwan", "classical"]),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut bytes = game(table, 2, 1).to_bytes().unwrap();
        for (at, value) in changes {
            let at = at.index(bytes.len() - 9) + 5;
            bytes[at] = value;
        }
        answer(&with_sum(bytes));
    }

    #[test]
    fn lines_in_disorder(
        number in 0u64..4,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..4),
    ) {
        let json = game("mcr strict", number, 1).to_json().unwrap();
        let mut lines: Vec<&str> = json.lines().collect();
        for (one, other) in changes {
            let (one, other) = (one.index(lines.len() - 2) + 2, other.index(lines.len() - 2) + 2);
            lines.swap(one, other);
        }
        answer(lines.join("\n").as_bytes());
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        answer(&bytes);
        let mut magic = b"5WR\x1a\x01".to_vec();
        magic.extend(&bytes);
        magic.extend([0; 4]);
        answer(&with_sum(magic));
    }

    #[test]
    fn any_text(text in "(\\PC{0,40}\n){0,4}", at in any::<prop::sample::Index>()) {
        answer(text.as_bytes());
        let mut json = game("taiwan", 1, 1).to_json().unwrap();
        let mut at = at.index(json.len());
        while !json.is_char_boundary(at) {
            at -= 1;
        }
        json.insert_str(at, &text);
        answer(json.as_bytes());
    }
}
