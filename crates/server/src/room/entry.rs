//! What is written down of a table. Entries are for ever: a kind may be added, none may change its meaning.

use protocol::Wind;
use serde::{Deserialize, Serialize};

/// Something that happened at a table. It holds everything that is not the same each time: who, what, what fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(crate) enum Entry {
    /// Somebody sat down.
    Sat { chair: u8, user: String, name: String },
    /// Somebody left his chair. In a game a bot plays on.
    Left { chair: u8 },
    /// The game began. The chairs in the order of play from the first dealer, and what fell or was drawn for them.
    Started { order: Vec<u8>, seating: Vec<String> },
    /// The host bound himself to a secret for a deal.
    Committed { deal: u32, secret: String },
    /// A deal was shuffled.
    Dealt {
        deal: u32,
        wall: String,
        dice: Vec<[u8; 2]>,
        seed: String,
        commitments: Vec<String>,
        secrets: Vec<String>,
    },
    /// A player did something in his turn; what it took of his time bank.
    Acted { seat: Wind, action: String, spent_ms: u32 },
    /// A player answered a question that is open to all, or took his answer back.
    Answered { chair: u8, action: Option<String> },
    /// Such a question closed: what those did who were really asked.
    Closed { acts: Vec<(Wind, String)> },
    /// A bot plays for somebody, or does so no more.
    Away { chair: u8, away: bool },
    /// A pause began or ended.
    Paused { on: bool },
    /// Nobody was there for so long.
    Slept { ms: i64 },
    /// The time of the session is up; what had been answered until then.
    TimeUp { acts: Vec<(Wind, String)> },
    /// The game was stopped: `agreed`, `left`, `forgotten`, or of a match `dropped`.
    Stopped { by: String },
}
