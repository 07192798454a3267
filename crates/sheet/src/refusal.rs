//! Why a note is not taken.

use rules::{PaperFault, PaperProblem};

use crate::{Place, Trouble};

/// Why a note is not taken. Words for people are made by [`Refusal::say`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no such ruleset, or it has no such options.
    NoSuchRules,
    /// So many cannot play this.
    Players {
        /// How many there are.
        found: usize,
        /// The clause about it.
        clause: &'static str,
    },
    /// There is no such player.
    NoSuchPlayer(Place),
    /// There is no such row.
    NoSuchRow(u32),
    /// Another deal is next: somebody has entered this one.
    NotNext {
        /// The next row.
        next: u32,
    },
    /// The row is not what it was when it was looked at.
    Changed {
        /// What it is now.
        version: u32,
    },
    /// The row is struck out.
    Struck,
    /// The row is not struck out.
    NotStruck,
    /// The session is over.
    Over,
    /// The deal cannot have been so.
    Deal {
        /// What is wrong.
        fault: PaperFault,
        /// With whom.
        who: Option<Place>,
        /// The clause that says so.
        clause: &'static str,
    },
    /// There is no such call.
    NoSuchCall,
    /// There is no such penalty.
    NoSuchPenalty,
    /// The penalty is cancelled already.
    Cancelled,
    /// The ruleset knows no such offence.
    NoSuchOffence,
    /// It stands with the deal itself.
    InDeal(&'static str),
    /// The referee names who gets the points: another than the offender, and only where the clause says so.
    Receiver(&'static str),
    /// The referee says how many points, out of those that the clause names, and only where it does.
    Points(&'static str),
    /// The sheet is signed, and final.
    Signed,
    /// Nothing is signed, and the time is not up.
    NotSigned,
    /// A row has an objection that is not settled.
    Objection {
        /// Which.
        row: u32,
    },
    /// A row cannot be settled.
    Unsettled {
        /// Which.
        row: u32,
    },
    /// A text is too long.
    TooLong,
    /// There is no room for more.
    Full,
}

impl Refusal {
    /// A name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::NoSuchRules => "no_such_rules",
            Refusal::Players { .. } => "players",
            Refusal::NoSuchPlayer(_) => "no_such_player",
            Refusal::NoSuchRow(_) => "no_such_row",
            Refusal::NotNext { .. } => "not_next",
            Refusal::Changed { .. } => "changed",
            Refusal::Struck => "struck",
            Refusal::NotStruck => "not_struck",
            Refusal::Over => "over",
            Refusal::Deal { fault, .. } => fault.id(),
            Refusal::NoSuchCall => "no_such_call",
            Refusal::NoSuchPenalty => "no_such_penalty",
            Refusal::Cancelled => "cancelled",
            Refusal::NoSuchOffence => "no_such_offence",
            Refusal::InDeal(_) => "in_deal",
            Refusal::Receiver(_) => "receiver",
            Refusal::Points(_) => "points",
            Refusal::Signed => "signed",
            Refusal::NotSigned => "not_signed",
            Refusal::Objection { .. } => "objection",
            Refusal::Unsettled { .. } => "unsettled",
            Refusal::TooLong => "too_long",
            Refusal::Full => "full",
        }
    }

    /// The clause that it stands on, where there is one.
    pub const fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::Players { clause, .. }
            | Refusal::Deal { clause, .. }
            | Refusal::InDeal(clause)
            | Refusal::Receiver(clause)
            | Refusal::Points(clause) => Some(clause),
            Refusal::Signed => Some("MCRC-SCORE-6"),
            Refusal::Objection { .. } => Some("MCRC-SCORE-1"),
            Refusal::NoSuchRules
            | Refusal::NoSuchPlayer(_)
            | Refusal::NoSuchRow(_)
            | Refusal::NotNext { .. }
            | Refusal::Changed { .. }
            | Refusal::Struck
            | Refusal::NotStruck
            | Refusal::Over
            | Refusal::NoSuchCall
            | Refusal::NoSuchPenalty
            | Refusal::Cancelled
            | Refusal::NoSuchOffence
            | Refusal::NotSigned
            | Refusal::Unsettled { .. }
            | Refusal::TooLong
            | Refusal::Full => None,
        }
    }

    /// With whom something is wrong.
    pub const fn who(&self) -> Option<Place> {
        if let Refusal::Deal { who, .. } = self {
            *who
        } else if let Refusal::NoSuchPlayer(who) = self {
            Some(*who)
        } else {
            None
        }
    }

    /// The same for programs.
    pub fn trouble(&self) -> Trouble {
        Trouble {
            code: self.code().to_owned(),
            clause: self.clause().map(str::to_owned),
            who: self.who(),
            words: self.wording().into(),
        }
    }

    pub(crate) const fn deal(problem: &PaperProblem, who: Option<Place>) -> Refusal {
        Refusal::Deal { fault: problem.fault, who, clause: problem.clause }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())?;
        self.clause().map_or(Ok(()), |clause| write!(f, " ({clause})"))
    }
}

impl std::error::Error for Refusal {}
