//! What a player types.

use std::io::{self, IsTerminal};

use fivewinds::table::Action;
use fivewinds::tiles::Tile;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::interactive::io_error;
use crate::lines;

/// Where lines come from: a terminal with editing and history, or a pipe.
pub(super) struct Prompt(Option<DefaultEditor>);

/// What a line says.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Typed {
    Nothing,
    Quit,
    Help,
    Table,
    /// What would the coach do?
    Hint,
    /// The action with this number, from 1.
    Number(u32),
    Action(Action),
    /// Why is that not allowed?
    Why(Action),
    Unknown,
}

impl Prompt {
    pub(super) fn new() -> io::Result<Prompt> {
        let editor = io::stdin().is_terminal().then(DefaultEditor::new).transpose().map_err(io_error)?;
        Ok(Prompt(editor))
    }

    /// The next line; `None` if there is none any more. One that cannot be read is as good as an empty one.
    pub(super) fn line(&mut self) -> io::Result<Option<String>> {
        let Some(editor) = &mut self.0 else {
            let line = lines::next(&mut io::stdin().lock())?;
            return Ok(line.map(Result::unwrap_or_default));
        };
        match editor.readline("> ") {
            Ok(line) => {
                // A line that is not remembered is only less convenient.
                let _ = editor.add_history_entry(line.as_str());
                Ok(Some(line))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(error) => Err(io_error(error)),
        }
    }
}

impl Typed {
    /// Reads a line; `offered` is the tile that may be claimed.
    pub(super) fn read(line: &str, offered: Option<Tile>) -> Typed {
        let asked = line.trim_start().strip_prefix('?');
        let words: Vec<&str> = asked.unwrap_or(line).split_whitespace().collect();
        match (asked, words.as_slice()) {
            (Some(_), []) => return Typed::Help,
            (None, []) => return Typed::Nothing,
            (None, ["q"]) => return Typed::Quit,
            (None, ["t"]) => return Typed::Table,
            (None, ["h"]) => return Typed::Hint,
            (None, [word]) if word.bytes().all(|byte| byte.is_ascii_digit()) => {
                return Typed::Number(word.parse().unwrap_or_default());
            }
            _ => {}
        }
        match (Action::read(&words, offered), asked) {
            (Ok(action), Some(_)) => Typed::Why(action),
            (Ok(action), None) => Typed::Action(action),
            (Err(_), _) => Typed::Unknown,
        }
    }
}
