//! The examples of `docs/records.md`.

use crate::{Record, verify};

const PAGE: &str = include_str!("../../../../docs/records.md");

/// The texts of the code blocks with this word.
fn blocks(word: &str) -> impl Iterator<Item = &'static str> {
    PAGE.split("\n```").filter_map(move |part| part.strip_prefix(word)?.strip_prefix('\n'))
}

#[test]
fn the_example_is_a_record() {
    let json = format!("{}\n", blocks("jsonl").next().unwrap());
    let record = Record::read(json.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.to_json().unwrap(), json);
    let verified = verify(&record).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((verified.deals, verified.contributed), (1, 1));

    let digits: String = blocks("hex").next().unwrap().split_whitespace().collect();
    let bytes: Vec<u8> = (0..digits.len() / 2)
        .map(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).unwrap())
        .collect();
    let told: Vec<String> = record.to_bytes().unwrap().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(Record::read(&bytes), Ok(record), "{}", told.concat());
}

/// Every line of the tables of keys names a key that the example has, or says that it is optional.
#[test]
fn every_key_is_described() {
    let example = blocks("jsonl").next().unwrap();
    let objects = example.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let mut keys = 0;
    for object in objects.filter(serde_json::Value::is_object) {
        for key in object.as_object().unwrap().keys() {
            assert!(PAGE.contains(&format!("| `{key}` |")), "{key}");
            keys += 1;
        }
    }
    assert!(keys > 20, "{keys}");
}
