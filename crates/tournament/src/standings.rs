//! The ranking of players and teams (MCRC-RANK-1 to 3).

use std::collections::BTreeMap;

use table::ranks;

use crate::score::{Score, Scores};
use crate::state::{Entrant, Tournament};

/// The players of a section by place.
#[derive(Clone, Debug)]
pub(crate) struct Standings {
    pub(crate) rows: Vec<Standing>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) id: u32,
    pub(crate) number: Option<u32>,
    pub(crate) tp: i32,
    pub(crate) gp: i64,
    /// `None` for who is not ranked.
    pub(crate) place: Option<u32>,
}

/// A team with the sums of its players.
#[derive(Clone, Debug)]
pub(crate) struct Team {
    pub(crate) place: u32,
    pub(crate) name: String,
    pub(crate) tp: i32,
    pub(crate) gp: i64,
    pub(crate) ids: Vec<u32>,
}

impl Standings {
    /// After a session.
    pub(crate) fn until(tournament: &Tournament, section: usize, session: u32) -> Standings {
        Standings::of(tournament, section, &tournament.scores(section), session)
    }

    /// What is complete of the first so many sessions counts.
    pub(crate) fn of(tournament: &Tournament, section: usize, scores: &Scores, sessions: u32) -> Standings {
        let mut rows: Vec<Standing> = tournament
            .entered(section)
            .map(|(id, entrant)| {
                let counted = scores.iter().take(sessions as usize).filter_map(|session| session.get(&id));
                let (tp, gp) = counted
                    .filter(|score| score.complete)
                    .fold((0, 0), |(tp, gp), Score { tp: more, gp: points, .. }| (tp + more, gp + points));
                Standing { id, number: entrant.number, tp, gp, place: is_ranked(entrant).then_some(0) }
            })
            .collect();
        let ranked = rows.iter().filter(|row| row.place.is_some());
        let places = ranks(&ranked.map(|row| (row.tp, row.gp)).collect::<Vec<_>>());
        let ranked = rows.iter_mut().filter(|row| row.place.is_some());
        ranked.zip(places).for_each(|(row, place)| row.place = Some(place));
        // Who shares a place stands in the order of the draw.
        rows.sort_by_key(|row| (row.place.unwrap_or(u32::MAX), row.number.unwrap_or(u32::MAX), row.id));
        Standings { rows }
    }

    /// The ids, the best first.
    pub(crate) fn order(&self) -> Vec<u32> {
        self.rows.iter().map(|row| row.id).collect()
    }

    pub(crate) fn place(&self, id: u32) -> Option<u32> {
        self.rows.iter().find(|row| row.id == id)?.place
    }

    /// MCRC-RANK-3: a team has what its players have.
    pub(crate) fn teams(&self, tournament: &Tournament) -> Vec<Team> {
        let mut teams: BTreeMap<String, Team> = BTreeMap::new();
        for row in &self.rows {
            let entrant = tournament.entrant(row.id).ok();
            let Some(name) = entrant.and_then(|entrant| entrant.entry.team.clone()) else { continue };
            let empty = Team { place: 0, name: name.clone(), tp: 0, gp: 0, ids: Vec::new() };
            let team = teams.entry(name).or_insert(empty);
            team.tp += row.tp;
            team.gp += row.gp;
            team.ids.push(row.id);
        }
        let mut teams: Vec<Team> = teams.into_values().collect();
        let places = ranks(&teams.iter().map(|team| (team.tp, team.gp)).collect::<Vec<_>>());
        teams.iter_mut().zip(places).for_each(|(team, place)| team.place = place);
        teams.sort_by_key(|team| team.place);
        teams
    }
}

/// Who has left keeps his place if he has played; who is excluded may lose it (MCRC-PEN-6).
fn is_ranked(entrant: &Entrant) -> bool {
    entrant.withdrawn != Some(0) && entrant.excluded.as_ref().is_none_or(|exclusion| exclusion.ranked)
}
