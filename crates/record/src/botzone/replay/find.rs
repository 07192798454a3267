//! What there is to say about a log that was played again.

use std::fmt;

use tiles::{Seat, Tile};

use super::super::log::{Said, name};

/// Something that is worth a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The entry of the log, or the line of the text.
    pub entry: usize,
    /// Whom it is about.
    pub player: Option<Seat>,
    /// What it is.
    pub what: What,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum What {
    /// Our rules refuse what a player said; `carried` if the judge let him do it. Each reason has its clause.
    Refused { said: Said, reasons: Vec<(String, &'static str)>, carried: bool },
    /// The judge punished what our rules allow.
    Allowed { said: Said },
    /// The judge punished a player; here it would not have been allowed either, or was no move.
    Punished { code: String, said: Option<Said> },
    /// A player's program failed.
    Program { verdict: String },
    /// Another tile was drawn than the walls have.
    Drawn { theirs: Tile, ours: Option<Tile> },
    /// It was somebody else's turn, or the deal was over.
    Turn,
    /// The walls that the log tells do not have the tiles that were dealt and drawn.
    Walls,
    /// The deal goes on here, or was over before.
    Ended,
    /// The log breaks off.
    BreaksOff,
    /// Other payments.
    Score { theirs: [i32; 4], ours: [i32; 4] },
}

impl What {
    /// Whether it is a difference that nothing explains. A win that a ruling makes too cheap here, or dear enough, and
    /// the payments that follow from it, are explained by that ruling.
    pub const fn is_difference(&self, explained_value: bool) -> bool {
        match self {
            What::Refused { said, carried, .. } => *carried && !(explained_value && matches!(said, Said::Hu)),
            What::Allowed { said } => !(explained_value && matches!(said, Said::Hu)),
            What::Score { .. } => !explained_value,
            What::Drawn { .. } | What::Turn | What::Walls | What::Ended => true,
            What::Punished { .. } | What::Program { .. } | What::BreaksOff => false,
        }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Refused { said, reasons, carried } => {
                let there = if *carried { "was carried out" } else { "was passed over" };
                write!(f, "{said} {there} and is refused here: ")?;
                for (at, (reason, clause)) in reasons.iter().enumerate() {
                    let comma = if at == 0 { "" } else { "; " };
                    write!(f, "{comma}{reason} [{clause}]")?;
                }
                Ok(())
            }
            What::Allowed { said } => write!(f, "{said} was punished and is allowed here"),
            What::Punished { code, said: Some(said) } => write!(f, "punished with {code} for {said}"),
            What::Punished { code, said: None } => write!(f, "punished with {code}"),
            What::Program { verdict } => write!(f, "the program failed: {verdict}"),
            What::Drawn { theirs, ours: Some(ours) } => {
                write!(f, "drew {}, here it is {}", name(*theirs), name(*ours))
            }
            What::Drawn { theirs, ours: None } => write!(f, "drew {}, here nothing", name(*theirs)),
            What::Turn => f.write_str("it is not this player's turn here"),
            What::Walls => f.write_str("other tiles were dealt or drawn than the walls of the log have"),
            What::Ended => f.write_str("the match ends there, not here"),
            What::BreaksOff => f.write_str("the log breaks off"),
            What::Score { theirs, ours } => write!(f, "score {theirs:?}, here {ours:?}"),
        }
    }
}
