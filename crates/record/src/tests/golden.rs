//! Records that were written once and must be read, replayed and written with the same bytes for ever.
//!
//! A file that is missing is written if `FIVEWINDS_GOLDEN` is set: that is how a new one is made.

use std::path::PathBuf;

use super::play::game;
use crate::{DealRecord, Record, verify};

const FILES: &[(&str, &str)] = &[
    ("red", "red"),
    ("red-jokers-3", "red jokers=true players=3 strict"),
    ("red-2", "red flowers=0 players=2"),
    ("classical", "classical flowers=true"),
    ("mcr", "mcr"),
    ("mcr-strict", "mcr strict auto_flowers=false"),
    ("sichuan", "sichuan strict"),
    ("taiwan", "taiwan"),
];

fn path(name: &str, ending: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/{name}.{ending}"))
}

/// Both deals were played to the end, and somebody won.
fn tells_much(record: &Record) -> bool {
    let ended = |deal: &DealRecord| deal.result.is_some() && !deal.stopped && deal.actions.len() > 40;
    let wins = |deal: &DealRecord| deal.result.as_ref().map_or(0, |result| result.wins.len());
    record.deals.iter().all(ended) && record.deals.iter().any(|deal| wins(deal) > 0)
}

#[test]
fn golden_records_stay_as_they_are() {
    for (name, line) in FILES {
        let (json_path, bytes_path) = (path(name, "jsonl"), path(name, "5wr"));
        if std::env::var_os("FIVEWINDS_GOLDEN").is_some() && !json_path.exists() {
            let record = (0..).map(|number| game(line, number, 2)).find(tells_much).unwrap();
            std::fs::write(&json_path, record.to_json().unwrap()).unwrap();
            std::fs::write(&bytes_path, record.to_bytes().unwrap()).unwrap();
        }
        let (json, bytes) = (std::fs::read(&json_path).unwrap(), std::fs::read(&bytes_path).unwrap());
        let record = Record::read(&json).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(Record::read(&bytes), Ok(record.clone()), "{name}");
        assert_eq!(record.to_json().unwrap().as_bytes(), json, "{name}");
        assert_eq!(record.to_bytes().unwrap(), bytes, "{name}");
        let verified = verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(verified.deals, 2, "{name}");
        assert!(verified.steps > 40, "{name}");
    }
}
