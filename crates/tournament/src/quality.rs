//! How good the seating is, with its bounds.

use std::collections::BTreeSet;

use seating::{Measure, Player, Quality, Session as Seated, Wish};

use crate::state::{Section, Session, Tournament};
use crate::{MeasureView, QualityView};

impl Tournament {
    /// The quality of what is seated in a section: each number beside what no seating of the same players can beat.
    pub fn quality(&self, section: u32) -> Option<QualityView> {
        let found = self.sections.get(section as usize)?;
        let seated: Vec<Seated> = found.sessions.iter().map(|session| seats(self, session)).collect();
        let players =
            |session: &Seated| -> BTreeSet<Player> { session.iter().flatten().flatten().copied().collect() };
        // The last sessions that the same players play; what was before is given, and bounds are for what follows.
        let present = players(seated.last()?);
        let from = seated.iter().rposition(|session| players(session) != present).map_or(0, |at| at + 1);
        let (played, to_come) = seated.split_at(from);
        let plan = Wish {
            players: found.numbers.len(),
            sessions: seated.len(),
            teams: self.teams(found),
            played: played.to_vec(),
            planned: Vec::new(),
            left: numbers(found).filter(|player| !present.contains(player)).collect(),
        }
        .check()
        .ok()?;
        Some(QualityView::from(&plan.quality(to_come)))
    }

    /// The teams by number; empty if there are none.
    pub(crate) fn teams(&self, section: &Section) -> Vec<Option<String>> {
        let team = |&id: &u32| self.entrant(id).ok()?.entry.team.clone();
        let teams: Vec<Option<String>> = section.numbers.iter().map(team).collect();
        if teams.iter().all(Option::is_none) { Vec::new() } else { teams }
    }
}

impl From<&Quality> for QualityView {
    fn from(quality: &Quality) -> QualityView {
        let measure = |measure: Measure| MeasureView { found: measure.found, bound: measure.bound };
        QualityView {
            repeats: measure(quality.repeats),
            team_mates: quality.team_meetings.map(measure),
            together: quality.together.map(measure),
            winds: measure(quality.winds),
            most_meetings: quality.most_meetings() as u32,
        }
    }
}

/// Everybody who has a number.
pub(crate) fn numbers(section: &Section) -> impl Iterator<Item = Player> + '_ {
    (1..=section.numbers.len() as u16).filter_map(Player::of_number)
}

/// A session as `seating` knows it. Who missed it, met nobody.
pub(crate) fn seats(tournament: &Tournament, session: &Session) -> Seated {
    let player = |place: &crate::state::Place| {
        let number = tournament.entrant(place.player()?).ok()?.number?;
        Player::of_number(u16::try_from(number).ok()?)
    };
    session.tables.iter().map(|table| [0, 1, 2, 3].map(|at| player(&table.places[at]))).collect()
}
