//! Lines of standard input, however long they are and whatever bytes they have.

use std::io::{self, BufRead, Read};

use answers::problem::{Problem, Where};

/// More than the longest hand in words; what is longer is no hand.
pub(crate) const LINE_MAX: usize = 16_384;

/// The next line without its end; `None` after the last. The inner error is that of one line.
pub(crate) fn next(input: &mut impl BufRead) -> io::Result<Option<Result<String, Problem>>> {
    let mut bytes = Vec::new();
    Ok(next_in(input, &mut bytes)?.map(|line| line.map(str::to_owned)))
}

/// The same in a place that can be used again for the next line.
pub(crate) fn next_in<'a>(
    input: &mut impl BufRead,
    bytes: &'a mut Vec<u8>,
) -> io::Result<Option<Result<&'a str, Problem>>> {
    bytes.clear();
    let read = input.by_ref().take(LINE_MAX as u64 + 1).read_until(b'\n', bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > LINE_MAX {
        skip_line(input)?;
        return Ok(Some(Err(Problem::LineTooLong { max: LINE_MAX })));
    }
    let text = std::str::from_utf8(bytes)
        .map_err(|error| Problem::NotUtf8 { place: Where::Hand, byte: error.valid_up_to() + 1 });
    Ok(Some(text))
}

/// Reads to the end of the line and keeps nothing of it.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let (used, done) = match end {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes_are_lines() {
        let long = [b"1m\n\n\xff2m\r\n".as_slice(), &vec![b'x'; 1_000_000], b"\nlast"].concat();
        let mut input = long.as_slice();
        let mut lines = Vec::new();
        while let Some(line) = next(&mut input).unwrap() {
            lines.push(line);
        }
        let expected = [
            Ok("1m".to_owned()),
            Ok(String::new()),
            Err(Problem::NotUtf8 { place: Where::Hand, byte: 1 }),
            Err(Problem::LineTooLong { max: LINE_MAX }),
            Ok("last".to_owned()),
        ];
        assert_eq!(lines, expected);
    }
}
