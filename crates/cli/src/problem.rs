//! What can be wrong with what somebody typed or sent.

use fivewinds::rules::{Clauses, OptionProblem, UnknownRuleset};
use fivewinds::{InputProblem, Ruleset, tiles::NotationError};

/// The exit code for whoever has sent something wrong.
pub(crate) const BAD_INPUT: u8 = 2;

/// Something wrong, without words of any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// A text that is not tiles.
    Notation { place: Where, error: NotationError, clause: &'static str },
    /// Tiles that are no hand of this ruleset.
    Input { problem: InputProblem, clause: &'static str },
    /// A wrong option.
    Option(OptionProblem),
    /// No ruleset has that name.
    Ruleset { found: String },
    /// An option that is not `id=value`.
    OptionSyntax { found: String },
    /// After `:` or `@` of a declared set.
    MeldWord { meld: usize, found: String },
    /// Bytes that are no text, from this byte on, counted from 1.
    NotUtf8 { place: Where, byte: usize },
    /// Nothing was given.
    NoTiles,
    /// A line that no hand needs.
    LineTooLong { max: usize },
    /// No clause, fan or text of a ruleset, or of any, is what was asked for; the ids that begin like it.
    NoRule { ruleset: Option<Ruleset>, found: String, nearest: Vec<String> },
}

/// Which text it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Where {
    Hand,
    Meld(usize),
    Seen,
    Option,
    Rules,
    Words,
}

impl Problem {
    pub(crate) fn input(problem: InputProblem, clauses: &Clauses) -> Problem {
        Problem::Input { problem, clause: problem.clause(clauses) }
    }

    pub(crate) fn ruleset(found: &str, _: UnknownRuleset) -> Problem {
        Problem::Ruleset { found: cut(found) }
    }

    /// The clause of the rules file that refuses it.
    pub(crate) fn clause(&self) -> Option<&'static str> {
        match self {
            Problem::Notation { clause, .. } | Problem::Input { clause, .. } => Some(clause),
            Problem::Option(problem) => Some(problem.clause()),
            Problem::Ruleset { .. }
            | Problem::OptionSyntax { .. }
            | Problem::MeldWord { .. }
            | Problem::NotUtf8 { .. }
            | Problem::NoTiles
            | Problem::LineTooLong { .. }
            | Problem::NoRule { .. } => None,
        }
    }

    /// The character where the text goes wrong, counted from 1.
    pub(crate) const fn position(&self) -> Option<usize> {
        if let Problem::Notation { error, .. } = self { Some(error.position) } else { None }
    }
}

/// Foreign text for a message: not too long, and nothing that a terminal would obey.
pub(crate) fn cut(text: &str) -> String {
    const MAX: usize = 40;
    match text.char_indices().nth(MAX) {
        Some((end, _)) => format!("{}…", text[..end].escape_debug()),
        None => text.escape_debug().to_string(),
    }
}
