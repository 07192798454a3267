//! What a player or spectator says.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: which versions the client speaks, in which language it wants to be answered (`ru`, `en`, `zh`), the
    /// number of the last thing it was told, and whether it contributes to the shuffle.
    #[allow(missing_docs, reason = "said above")]
    Hello {
        protocol: Vec<u32>,
        #[serde(default)]
        #[ts(optional)]
        lang: Option<String>,
        #[serde(default)]
        #[ts(optional)]
        since: Option<u32>,
        #[serde(default)]
        #[ts(optional)]
        contributes: Option<bool>,
    },
    /// Does something that was asked: `ask` is the number of the question, `action` one of its actions.
    #[allow(missing_docs, reason = "said above")]
    Act { ask: u32, action: String },
    /// Takes back an answer while the question is open to all.
    #[allow(missing_docs, reason = "said above")]
    Undo { ask: u32 },
    /// Why may this not be done now? Answered with `refused`.
    #[allow(missing_docs, reason = "said above")]
    WhyNot { action: String },
    /// What would the coach do? Answered with `hint`, to this connection alone.
    Hint,
    /// What do I see? Answered with `welcome`, for who does not keep count of events himself.
    Look,
    /// This device acts for the chair from now on; others of the same person only look.
    TakeOver,
    /// Sits down on a chair; on any if none is named.
    #[allow(missing_docs, reason = "said above")]
    Sit {
        #[serde(default)]
        #[ts(optional)]
        chair: Option<u8>,
    },
    /// Gives the chair up; a bot plays on.
    Leave,
    /// Whoever made the table asks somebody to leave before the game begins.
    #[allow(missing_docs, reason = "said above")]
    Remove { chair: u8 },
    /// Whoever made the table lets the game begin; bots sit down on empty chairs.
    Start,
    /// Ready for the next deal.
    Next,
    /// Wants a pause, or wants it no more. There is one when everybody wants it; it ends when anybody ends it.
    #[allow(missing_docs, reason = "said above")]
    Pause { on: bool },
    /// Wants to stop the game, or wants it no more. It stops when everybody wants it.
    #[allow(missing_docs, reason = "said above")]
    Stop { on: bool },
    /// What this player contributes to the shuffle, hidden: 64 hexadecimal digits.
    #[allow(missing_docs, reason = "said above")]
    Commit { deal: u32, commitment: String },
    /// What it was.
    #[allow(missing_docs, reason = "said above")]
    Reveal { deal: u32, secret: String },
    /// Are you there? Answered with `pong`.
    #[allow(missing_docs, reason = "said above")]
    Ping { n: u32 },
}
