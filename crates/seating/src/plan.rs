//! What is to be seated, checked once.

use std::collections::BTreeSet;
use std::fmt;

use crate::{Player, Quality, Session};

/// A tournament as its organiser describes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// How many numbers have been given to players, those who have left included.
    pub players: usize,
    /// How many sessions there will be, those that are played included.
    pub sessions: usize,
    /// The team of each player, in the order of their numbers; empty if there are no teams.
    pub teams: Vec<Option<String>>,
    /// The sessions that have been played already.
    pub played: Vec<Session>,
    /// What had been planned for the sessions to come, if that should be kept where it is good.
    pub planned: Vec<Session>,
    /// Who will not play any more.
    pub left: Vec<Player>,
}

/// A tournament that can be seated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub(crate) players: usize,
    pub(crate) sessions: usize,
    /// The team of each player as a number.
    pub(crate) teams: Vec<Option<usize>>,
    pub(crate) played: Vec<Session>,
    pub(crate) planned: Vec<Session>,
    /// Who plays from now on, in ascending order.
    pub(crate) present: Vec<Player>,
}

/// Why there can be no such tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum PlanProblem {
    /// Fewer than four, or more than any hall holds.
    Players {
        found: usize,
    },
    Sessions {
        found: usize,
    },
    /// A team for each player, or none.
    Teams {
        found: usize,
        players: usize,
    },
    /// All sessions have been played.
    NothingLeft {
        played: usize,
        sessions: usize,
    },
    /// A session names somebody who has no number.
    Unknown {
        session: usize,
        number: u16,
    },
    /// A session seats somebody twice (MCRC-TABLE-2).
    Twice {
        session: usize,
        number: u16,
    },
    /// Somebody has left who has no number.
    LeftUnknown {
        number: u16,
    },
    /// So few players are left that they fill no table.
    TooFewLeft {
        present: usize,
    },
}

impl Wish {
    /// The plan, or everything that is wrong with the wish.
    ///
    /// # Errors
    /// If there can be no such tournament.
    pub fn check(self) -> Result<Plan, Vec<PlanProblem>> {
        let mut problems = Vec::new();
        if !(4..=Plan::PLAYERS_MAX).contains(&self.players) {
            problems.push(PlanProblem::Players { found: self.players });
        }
        if !(1..=Plan::SESSIONS_MAX).contains(&self.sessions) {
            problems.push(PlanProblem::Sessions { found: self.sessions });
        } else if self.played.len() >= self.sessions {
            problems.push(PlanProblem::NothingLeft { played: self.played.len(), sessions: self.sessions });
        }
        if !self.teams.is_empty() && self.teams.len() != self.players {
            problems.push(PlanProblem::Teams { found: self.teams.len(), players: self.players });
        }
        problems.extend(self.problems_of_sessions());
        let unknown = self.left.iter().filter(|player| player.index() >= self.players);
        problems.extend(unknown.map(|player| PlanProblem::LeftUnknown { number: player.number() }));
        let present: Vec<Player> = (0..self.players.min(Plan::PLAYERS_MAX))
            .map(Player::of_index)
            .filter(|player| !self.left.contains(player))
            .collect();
        if self.players >= 4 && present.len() < 4 {
            problems.push(PlanProblem::TooFewLeft { present: present.len() });
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let teams = numbered(&self.teams, self.players);
        let Wish { players, sessions, played, planned, .. } = self;
        Ok(Plan { players, sessions, teams, played, planned, present })
    }

    /// Who is not known is told once, not for every session.
    fn problems_of_sessions(&self) -> Vec<PlanProblem> {
        let mut problems = Vec::new();
        let mut unknown = BTreeSet::new();
        for (session, tables) in (1..).zip(self.played.iter().chain(&self.planned)) {
            let mut seen = BTreeSet::new();
            for player in tables.iter().flatten().flatten() {
                let number = player.number();
                if player.index() >= self.players {
                    problems
                        .extend(unknown.insert(number).then_some(PlanProblem::Unknown { session, number }));
                } else if !seen.insert(number) {
                    problems.push(PlanProblem::Twice { session, number });
                }
            }
        }
        problems
    }
}

/// Teams as numbers, in the order in which they come first.
fn numbered(teams: &[Option<String>], players: usize) -> Vec<Option<usize>> {
    let mut names: Vec<&str> = Vec::new();
    let mut numbers: Vec<Option<usize>> = Vec::new();
    for team in teams {
        numbers.push(team.as_deref().map(|name| {
            names.iter().position(|known| *known == name).unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            })
        }));
    }
    numbers.resize(players, None);
    numbers
}

impl Plan {
    /// More are refused: no hall holds them.
    pub const PLAYERS_MAX: usize = 1000;
    /// More are refused: nobody plays so long.
    pub const SESSIONS_MAX: usize = 100;

    /// How many numbers there are.
    pub fn players(&self) -> usize {
        self.players
    }

    /// How many sessions there are, those that are played included.
    pub fn sessions(&self) -> usize {
        self.sessions
    }

    /// How many sessions have been played.
    pub fn played(&self) -> usize {
        self.played.len()
    }

    /// The sessions that have been played.
    pub fn played_sessions(&self) -> &[Session] {
        &self.played
    }

    /// Who plays from now on.
    pub fn present(&self) -> &[Player] {
        &self.present
    }

    /// Whether there are teams.
    pub fn has_teams(&self) -> bool {
        self.teams.iter().any(Option::is_some)
    }

    /// How many tables there are from now on.
    pub fn tables(&self) -> usize {
        self.present.len().div_ceil(4)
    }

    /// How many substitutes the last table needs (MCRC-TABLE-3).
    pub fn substitutes(&self) -> usize {
        4 * self.tables() - self.present.len()
    }

    /// How many sessions are to be seated.
    pub fn to_seat(&self) -> usize {
        self.sessions - self.played.len()
    }

    /// How good it would be to seat the sessions to come so.
    pub fn quality(&self, to_come: &[Session]) -> Quality {
        Quality::of(self, to_come)
    }

    pub(crate) fn are_team_mates(&self, one: Player, two: Player) -> bool {
        self.teams[one.index()].is_some() && self.teams[one.index()] == self.teams[two.index()]
    }
}

impl fmt::Display for PlanProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanProblem::Players { found } => {
                write!(f, "{found} players, 4 to {} can be seated", Plan::PLAYERS_MAX)
            }
            PlanProblem::Sessions { found } => {
                write!(f, "{found} sessions, 1 to {} can be", Plan::SESSIONS_MAX)
            }
            PlanProblem::Teams { found, players } => {
                write!(f, "teams of {found} players, there are {players}")
            }
            PlanProblem::NothingLeft { played, sessions } => {
                write!(f, "{played} sessions are played, of {sessions} nothing is left to seat")
            }
            PlanProblem::Unknown { session, number } => {
                write!(f, "session {session} has player {number}, whom the tournament does not have")
            }
            PlanProblem::Twice { session, number } => {
                write!(f, "session {session} has player {number} twice")
            }
            PlanProblem::LeftUnknown { number } => {
                write!(f, "there is no player {number} who could have left")
            }
            PlanProblem::TooFewLeft { present } => {
                write!(f, "{present} players are left, a table needs four")
            }
        }
    }
}
