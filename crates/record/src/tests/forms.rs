//! The two forms say the same.

use std::collections::BTreeSet;

use proptest::prelude::*;
use testkit::Random;

use super::play::{TABLES, game, play, table};
use crate::{Record, Recorder, verify};

/// Both forms are read back as they were, and the record holds.
fn check(record: &Record) {
    let (json, bytes) = (record.to_json().unwrap(), record.to_bytes().unwrap());
    let (from_json, from_bytes) = (Record::read(json.as_bytes()).unwrap(), Record::read(&bytes).unwrap());
    assert_eq!(&from_json, record);
    assert_eq!(&from_bytes, record);
    assert_eq!(from_bytes.to_json().unwrap(), json);
    assert_eq!(from_json.to_bytes().unwrap(), bytes);
    let verified = verify(record).unwrap_or_else(|error| panic!("{error}\n{json}"));
    assert_eq!(verified.deals, record.deals.len());
}

#[test]
fn both_forms_hold_random_games_of_every_table() {
    let mut words = BTreeSet::new();
    for line in TABLES {
        let deals = testkit::rounds(60, 3000) as u32;
        let record = game(line, 7, deals);
        for chunk in record.deals.chunks(20) {
            check(&Record { header: record.header.clone(), deals: chunk.to_vec() });
        }
        let json = record.to_json().unwrap();
        words.extend(json.lines().filter_map(|line| {
            let words: Vec<String> = serde_json::from_str(line).ok()?;
            Some(format!("{} {}", words[1], words.len()))
        }));
        words.extend(
            record.deals.iter().filter_map(|deal| Some(format!("{:?}", deal.result.as_ref()?.ended_by))),
        );
    }
    // Whatever can be decided was, or this test tells little.
    let all = "Time Wall Win chow 3 chow 4 discard 3 flower 3 forbid 3 kong 2 kong 3 pass 2 pung 2 pung 3 ready 2 time 2 win 2";
    assert_eq!(words.into_iter().collect::<Vec<_>>().join(" "), all);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(testkit::rounds(128, 4096) as u32))]

    #[test]
    fn both_forms_hold_any_game(table in 0..TABLES.len(), number: u64, deals in 0u32..4) {
        check(&game(TABLES[table], number, deals));
    }
}

/// One recorder and one list of bytes serve for many deals.
#[test]
fn recording_allocates_nothing() {
    for line in TABLES {
        let (rules, setup) = table(line);
        let mut random = Random::new(1);
        let mut recorder = Recorder::new(&rules);
        let mut deals = |numbers: std::ops::Range<u8>| {
            let before = numbers.len();
            for number in numbers {
                play(&mut recorder, &rules, &setup, &shuffle::Seed::new([number; 32]), &mut random);
            }
            before
        };
        assert_eq!(deals(0..100), 100);
        let allocated = allocation_counter::measure(|| assert_eq!(deals(100..120), 20));
        assert_eq!(allocated.count_total, 0, "{line}");
    }
}
