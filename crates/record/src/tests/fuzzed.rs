//! What the fuzzer of records does with any bytes; nothing here may fail, whatever they are.

use super::record::{Record, verify};

/// What can be read is written in both forms and read again as the same, and verified without a panic. A first byte of 1
/// stands for bytes whose checksum is right: nobody guesses one.
pub(crate) fn record(data: &[u8]) {
    let whole;
    let data = match data.split_first() {
        Some((1, rest)) => {
            whole = with_checksum(rest);
            &whole
        }
        _ => data,
    };
    let record = match Record::read(data) {
        Ok(record) => record,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let json = record.to_json().expect("what was read can be written");
    assert_eq!(Record::read(json.as_bytes()).as_ref(), Ok(&record), "{json}");
    let bytes = record.to_bytes().expect("what was read can be written");
    assert_eq!(Record::read(&bytes).as_ref(), Ok(&record), "{json}");
    if let Err(error) = verify(&record) {
        assert!(!error.to_string().is_empty());
    }
}

fn with_checksum(content: &[u8]) -> Vec<u8> {
    let mut bytes = content.to_vec();
    bytes.extend(crc32fast::hash(content).to_le_bytes());
    bytes
}
