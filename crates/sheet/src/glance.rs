//! What a sheet has come to, without all of its rows: for whoever looks at many sheets at once.

use crate::show::{check, show_end, show_penalty};
use crate::{CheckView, PenaltyView, Person, Place, Refusal, SessionEnd, Sheet};

/// A sheet at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// How many rows count.
    pub deals: u32,
    /// How many of them nobody won.
    pub draws: u32,
    /// Why the session is over.
    pub end: Option<SessionEnd>,
    /// Who has signed, by place.
    pub signed: Vec<bool>,
    /// Whether the referee has.
    pub referee: bool,
    /// Calls that nobody has answered.
    pub calls: u32,
    /// Rows that somebody objects to.
    pub objections: u32,
    /// Whether it adds up.
    pub check: CheckView,
}

impl Glance {
    /// Whether all players and the referee have signed.
    pub fn is_signed(&self) -> bool {
        self.referee && self.signed.iter().all(|&signed| signed)
    }
}

impl Sheet {
    /// The sheet at a glance.
    pub fn glance(&self) -> Glance {
        let rows = self.notes.rows.iter().zip(&self.folded.rows);
        let counted: Vec<_> =
            rows.filter(|(row, found)| !row.struck && !found.beyond && found.problem.is_none()).collect();
        let draws = counted.iter().filter(|(row, _)| !row.entry.wins.iter().any(|win| win.good)).count();
        let calls = self.notes.calls.iter().filter(|call| call.answer.is_none()).count();
        let objections = self.notes.rows.iter().filter(|row| !row.objections.is_empty()).count();
        Glance {
            deals: counted.len() as u32,
            draws: draws as u32,
            end: self.folded.end().map(show_end),
            signed: self.notes.signed[..self.setup.players.len()].to_vec(),
            referee: self.notes.referee.is_some(),
            calls: calls as u32,
            objections: objections as u32,
            check: check(self),
        }
    }

    /// Its penalties, each with the round in which it was given.
    pub fn penalties(&self) -> Vec<(PenaltyView, u32)> {
        let players = self.setup.players.len();
        let all = self.notes.penalties.iter().zip(&self.folded.penalties).enumerate();
        let show = |(id, (penalty, charged)): (usize, (&crate::sheet::Penalty, &crate::fold::Charged))| {
            (show_penalty(players, id, penalty, charged), self.folded.round_of(penalty.row))
        };
        all.map(show).collect()
    }

    /// Somebody else sits at a place, or his name is put right: what is written stays with the place (MCRC-PEN-11).
    ///
    /// # Errors
    /// If there is no such place.
    pub fn seat(&mut self, place: Place, person: Person) -> Result<(), Refusal> {
        let at = self.setup.players.get_mut(usize::from(place)).ok_or(Refusal::NoSuchPlayer(place))?;
        *at = person;
        Ok(())
    }
}
