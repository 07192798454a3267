//! Other programs play at our tables.
//!
//! A [`Guest`] says which program, and how it is spoken to; each [`Guest::bot`] is one run of it in one seat. [`LineBot`]
//! speaks lines of JSON, `docs/bots.md` tells which; [`BotzoneBot`] is for programs that were written for Botzone's judge.
//! A program that hangs, dies or answers nonsense loses its turn to [`bots::safe`], and the deal goes on: what went wrong
//! is told by [`bots::Bot::mishaps`].
#![forbid(unsafe_code)]

mod botzone;
mod line;
mod program;
mod spec;
mod stay;
mod view;

pub use botzone::{BotzoneBot, Form};
pub use line::{LineBot, PROTOCOL};
pub use program::{Heard, LINE_MAX, Program};
pub use spec::{Guest, GuestError, Limits};

#[cfg(test)]
mod tests;
