//! What stands in a ledger: its head and its lines.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The form of the file. Another form has another number.
pub const VERSION: u32 = 1;

/// The first line: what the ledger is of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// [`VERSION`].
    pub fivewinds_ledger: u32,
    /// `sheet` or `tournament`.
    pub kind: String,
    /// By which it is found.
    pub id: String,
    /// In milliseconds since 1970.
    pub created_at: i64,
    /// What it was made with.
    pub setup: Value,
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Its number, from 1.
    pub n: u64,
    /// When it was taken, in milliseconds since 1970.
    pub at: i64,
    /// The name of who did it, as he says.
    pub by: String,
    /// What he is by the code that he showed.
    pub role: String,
    /// What whoever sent it calls it: with the same key nothing is taken twice.
    pub key: String,
    /// What was done.
    pub act: Value,
}

impl Head {
    /// As it stands in the file. Its hash is of this text, so that it is kept and never made again.
    pub fn text(&self) -> String {
        let Head { fivewinds_ledger, kind, id, created_at, setup } = self;
        let (kind, id) = (quoted(kind), quoted(id));
        format!(
            r#"{{"fivewinds_ledger":{fivewinds_ledger},"kind":{kind},"id":{id},"created_at":{created_at},"setup":{setup}}}"#
        )
    }
}

impl Line {
    /// As it stands in the file, behind its hash. It has no line break.
    pub fn text(&self) -> String {
        let Line { n, at, by, role, key, act } = self;
        let (by, role, key) = (quoted(by), quoted(role), quoted(key));
        format!(r#"{{"n":{n},"at":{at},"by":{by},"role":{role},"key":{key},"act":{act}}}"#)
    }
}

/// As JSON has it.
fn quoted(text: &str) -> Value {
    Value::from(text)
}
