//! What can be wrong with what somebody typed or sent.

use fivewinds::rules::{Clauses, LineFault, LineProblem, OptionProblem, UnknownRuleset};
use fivewinds::{InputProblem, Ruleset, tiles::NotationError};

/// Something wrong, without words of any language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Problem {
    /// A text that is not tiles. The clause is that of the ruleset, where that is known.
    Notation { place: Where, error: NotationError, clause: Option<&'static str> },
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
    /// A word of a hand that is written in one line.
    Line { problem: LineProblem, clause: Option<&'static str> },
    /// Not what a flag wants.
    Word { flag: Flag, found: String },
    /// So many winning tiles.
    OneTile { found: usize },
    /// A JSON object that is no hand; the message is for programmers, in English.
    Malformed { message: String },
    /// A deal whose tiles are not those of the ruleset; the message is for programmers, in English.
    NoDeal { message: String },
    /// A question to a referee.
    Judge(crate::judge::Fault),
}

/// Which text it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Where {
    Hand,
    Meld(usize),
    Seen,
    Option,
    Rules,
    Words,
    Line,
    Flowers,
    Win,
    Flag(Flag),
}

/// The flags that want a word or a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Flag {
    By,
    From,
    Seat,
    Round,
    Players,
    Situation,
    Discards,
    Streak,
}

impl Problem {
    /// Tiles that are no hand, with the clause that says so.
    pub fn input(problem: InputProblem, clauses: &Clauses) -> Problem {
        Problem::Input { problem, clause: problem.clause(clauses) }
    }

    /// A word of a line; what is wrong with its tiles has a clause.
    pub fn line(problem: LineProblem, no_such_tile: Option<&'static str>) -> Problem {
        let clause = no_such_tile.filter(|_| matches!(problem.fault, LineFault::Tiles(_)));
        Problem::Line { problem, clause }
    }

    /// No ruleset has that name.
    pub fn ruleset(found: &str, _: UnknownRuleset) -> Problem {
        Problem::Ruleset { found: cut(found) }
    }

    /// The clause of the rules file that refuses it.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Problem::Notation { clause, .. } | Problem::Line { clause, .. } => *clause,
            Problem::Input { clause, .. } => Some(clause),
            Problem::Option(problem) => Some(problem.clause()),
            Problem::Judge(fault) => fault.clause(),
            Problem::Ruleset { .. }
            | Problem::OptionSyntax { .. }
            | Problem::MeldWord { .. }
            | Problem::NotUtf8 { .. }
            | Problem::NoTiles
            | Problem::LineTooLong { .. }
            | Problem::Word { .. }
            | Problem::OneTile { .. }
            | Problem::Malformed { .. }
            | Problem::NoDeal { .. }
            | Problem::NoRule { .. } => None,
        }
    }

    /// The character where the text goes wrong, counted from 1.
    pub const fn position(&self) -> Option<usize> {
        match self {
            Problem::Notation { error, .. }
            | Problem::Line { problem: LineProblem { fault: LineFault::Tiles(error), .. }, .. } => {
                Some(error.position)
            }
            Problem::Line { problem: LineProblem { fault: LineFault::HalfWin, .. }, .. } => None,
            Problem::Line { problem, .. } => Some(problem.position),
            Problem::Input { .. }
            | Problem::Option(_)
            | Problem::Ruleset { .. }
            | Problem::OptionSyntax { .. }
            | Problem::MeldWord { .. }
            | Problem::NotUtf8 { .. }
            | Problem::NoTiles
            | Problem::LineTooLong { .. }
            | Problem::Word { .. }
            | Problem::OneTile { .. }
            | Problem::Malformed { .. }
            | Problem::NoDeal { .. }
            | Problem::Judge(_)
            | Problem::NoRule { .. } => None,
        }
    }
}

impl Flag {
    /// As it is written on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Flag::By => "--by",
            Flag::From => "--from",
            Flag::Seat => "--seat",
            Flag::Round => "--round",
            Flag::Players => "--players",
            Flag::Situation => "--situation",
            Flag::Discards => "--discards",
            Flag::Streak => "--streak",
        }
    }
}

/// Foreign text for a message: not too long, and nothing that a terminal would obey.
pub fn cut(text: &str) -> String {
    const MAX: usize = 40;
    match text.char_indices().nth(MAX) {
        Some((end, _)) => format!("{}…", text[..end].escape_debug()),
        None => text.escape_debug().to_string(),
    }
}
