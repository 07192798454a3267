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
    const TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut index = 0;
        while index < 256 {
            let mut value = index as u32;
            let mut bit = 0;
            while bit < 8 {
                value = if value & 1 == 1 { value >> 1 ^ 0xedb8_8320 } else { value >> 1 };
                bit += 1;
            }
            table[index] = value;
            index += 1;
        }
        table
    };
    let step = |crc: u32, &byte: &u8| crc >> 8 ^ TABLE[usize::from(crc as u8 ^ byte)];
    !bytes.iter().fold(u32::MAX, step)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_checksum_is_the_usual_one() {
        assert_eq!(super::crc32(b"123456789"), 0xcbf4_3926);
    }
}
