//! A ledger as a file: its head, its lines behind their hashes, and in a backup the secret.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::{Fault, Head, Line, VERSION, Wrong, chained, hash, is_id, is_secret};

/// A file whose chain holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// What it is of.
    pub head: Head,
    /// The head as it stands in the file.
    pub head_text: String,
    /// Its lines.
    pub lines: Vec<Checked>,
    /// The secret, if it is a backup.
    pub secret: Option<String>,
}

/// A line whose hash is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Its hash.
    pub hash: String,
    /// As it stands in the file.
    pub text: String,
    /// What it says.
    pub line: Line,
}

impl Verified {
    /// The hash of the last line (of the head, if there is none): whoever has it can tell whether anything was changed.
    pub fn last_hash(&self) -> String {
        self.lines.last().map_or_else(|| hash(&self.head_text), |line| line.hash.clone())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Secret {
    secret: String,
}

/// Writes a file from texts that are kept: the head, the lines with their hashes. With the secret it is a backup.
pub fn write<'a>(
    head: &str,
    lines: impl IntoIterator<Item = (&'a str, &'a str)>,
    secret: Option<&str>,
) -> String {
    let mut file = format!("{head}\n");
    for (hash, text) in lines {
        file.extend([hash, " ", text, "\n"]);
    }
    if let Some(secret) = secret {
        file.extend(["{\"secret\":\"", secret, "\"}\n"]);
    }
    file
}

/// Reads a file and checks every hash and number. What the acts mean is for others to say.
///
/// # Errors
/// The first line that is not what it should be.
pub fn verify(file: &str) -> Result<Verified, Fault> {
    // Some programs end lines in their own way; a text of ours never ends so.
    let mut lines =
        (1..).zip(file.split_terminator('\n').map(|line| line.strip_suffix('\r').unwrap_or(line)));
    let (_, head_text) = lines.next().unwrap_or((1, ""));
    let head = read_head(head_text).map_err(|what| Fault { line: 1, what })?;
    let mut verified = Verified { head, head_text: head_text.to_owned(), lines: Vec::new(), secret: None };
    let (mut last, mut keys) = (hash(head_text), BTreeSet::new());
    for (number, text) in lines {
        let fault = |what| Fault { line: number, what };
        if verified.secret.is_some() {
            return Err(fault(Wrong::BehindSecret));
        }
        if text.starts_with('{') {
            verified.secret = Some(read_secret(text).ok_or_else(|| fault(Wrong::Secret))?);
            continue;
        }
        let checked = read_line(&last, verified.lines.len() as u64 + 1, text).map_err(fault)?;
        if !keys.insert(checked.line.key.clone()) {
            return Err(fault(Wrong::Key(checked.line.key)));
        }
        last.clone_from(&checked.hash);
        verified.lines.push(checked);
    }
    Ok(verified)
}

fn read_head(text: &str) -> Result<Head, Wrong> {
    let head: Head = serde_json::from_str(text).map_err(|error| Wrong::NoHead(error.to_string()))?;
    if head.fivewinds_ledger != VERSION {
        return Err(Wrong::Version(head.fivewinds_ledger));
    }
    if !is_id(&head.id) {
        return Err(Wrong::Id(head.id));
    }
    Ok(head)
}

fn read_secret(text: &str) -> Option<String> {
    let Secret { secret } = serde_json::from_str(text).ok()?;
    is_secret(&secret).then_some(secret)
}

fn read_line(before: &str, expected: u64, text: &str) -> Result<Checked, Wrong> {
    let (found, text) = text.split_once(' ').filter(|(hash, _)| is_secret(hash)).ok_or(Wrong::NoHash)?;
    let hash = chained(before, text);
    if hash != found {
        return Err(Wrong::Hash { expected: hash, found: found.to_owned() });
    }
    let line: Line = serde_json::from_str(text).map_err(|error| Wrong::NoLine(error.to_string()))?;
    if line.n != expected {
        return Err(Wrong::Number { expected, found: line.n });
    }
    Ok(Checked { hash, text: text.to_owned(), line })
}
