//! A record as bytes: a few hundred for a deal.

mod codes;
mod read;
mod write;

use crate::Record;
use crate::error::RecordError;

pub use write::Writer;

/// What every file begins with: a word, and a sign that no text has.
const MAGIC: [u8; 4] = *b"5WR\x1a";

/// What comes before each deal.
const DEAL: u8 = 1;
/// What comes after the last.
const END: u8 = 0;

pub(crate) fn is_binary(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

pub(crate) fn write(record: &Record) -> Result<Vec<u8>, RecordError> {
    let mut writer = Writer::new(&record.header)?;
    record.deals.iter().try_for_each(|deal| writer.deal(deal))?;
    Ok(writer.finish())
}

pub(crate) fn read(bytes: &[u8]) -> Result<Record, RecordError> {
    read::record(bytes)
}

/// CRC-32 as in zip and PNG.
fn crc32(bytes: &[u8]) -> u32 {
    crc32fast::hash(bytes)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_checksum_is_the_usual_one() {
        assert_eq!(super::crc32(b"123456789"), 0xcbf4_3926);
    }
}
