mod page;
mod reviews;
mod texts;

use record::{DealRecord, Record};
use rules::Rules;

/// The records that the repository keeps, one or more of every ruleset.
pub(crate) fn golden() -> Vec<(&'static str, Record)> {
    macro_rules! records {
        ($($name:literal)*) => {
            [$(($name, include_bytes!(concat!("../../record/tests/data/", $name, ".jsonl")).as_slice())),*]
        };
    }
    let files = records!("classical" "mcr-strict" "mcr" "red-2" "red-jokers-3" "red" "sichuan" "taiwan");
    let read = |(name, bytes): (&'static str, &[u8])| (name, Record::read(bytes).expect("a good record"));
    files.into_iter().map(read).collect()
}

/// The rules and the first deal of a golden record.
pub(crate) fn first_deal(name: &str) -> (Rules, DealRecord) {
    let (_, record) = golden().into_iter().find(|(other, _)| *other == name).expect("it is there");
    (record.header.rules(), record.deals[0].clone())
}
