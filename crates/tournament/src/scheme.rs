//! Schemes: how many sessions there are, and who plays them (MCRC-SCHEME-3).

use crate::standings::Standings;
use crate::state::{Phase, Tournament};
use crate::{Refusal, Scheme, SectionSetup};

/// More sessions are refused: nobody plays so long.
pub(crate) const SESSIONS_MAX: u32 = 100;
/// MCRC-SCHEME-2.
pub(crate) const SESSIONS_MIN: u32 = 6;

/// Sessions that the same players play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stage {
    pub(crate) first: u32,
    pub(crate) last: u32,
    pub(crate) players: u32,
    pub(crate) knockout: bool,
}

/// How many go on: half of the players, rounded up to a multiple of four (MCRC-SCHEME-3).
pub(crate) const fn go_on(players: u32) -> u32 {
    players.div_ceil(8) * 4
}

/// The stages of a scheme for so many players.
pub(crate) fn stages(scheme: Scheme, players: u32) -> Vec<Stage> {
    let (sessions, per_stage) = match scheme {
        Scheme::RoundRobin { sessions } | Scheme::Swiss { sessions } => {
            return vec![Stage { first: 1, last: sessions, players, knockout: false }];
        }
        Scheme::Knockout { per_stage } => (per_stage, per_stage),
        Scheme::Mixed { sessions, per_stage } => (sessions, per_stage),
    };
    let knockout = matches!(scheme, Scheme::Knockout { .. });
    let mut stages = vec![Stage { first: 1, last: sessions, players, knockout }];
    // Until four are left: they play the last stage.
    while let Some(&Stage { last, players, .. }) = stages.last().filter(|stage| stage.players > 4) {
        stages.push(Stage {
            first: last + 1,
            last: last + per_stage,
            players: go_on(players),
            knockout: true,
        });
    }
    stages
}

/// How many sessions there are.
pub(crate) fn total(scheme: Scheme, players: u32) -> u32 {
    stages(scheme, players).last().map_or(0, |stage| stage.last)
}

/// MCRC-SCHEME-2: at least six sessions, unless fewer are meant; and no more than anybody can play.
pub(crate) fn enough(section: &SectionSetup, sessions: u32) -> Result<(), Refusal> {
    if sessions > SESSIONS_MAX {
        return Err(Refusal::Sessions);
    }
    if sessions < SESSIONS_MIN && !section.short {
        return Err(Refusal::TooFewSessions { found: sessions });
    }
    Ok(())
}

impl Tournament {
    /// How many play the first stage: who plays, and who has played in it.
    pub(crate) fn players_at_start(&self, section: usize) -> u32 {
        let Some(found) = self.sections.get(section) else { return 0 };
        let first = match found.setup.scheme {
            Scheme::RoundRobin { sessions } | Scheme::Swiss { sessions } | Scheme::Mixed { sessions, .. } => {
                sessions
            }
            Scheme::Knockout { per_stage } => per_stage,
        };
        // Who comes when the first stage has been played comes too late for it.
        let is_over = found.begun() > first as usize;
        let played = |id: u32| {
            let stage = found.sessions.iter().take(first as usize);
            stage.filter(|session| session.has_begun()).any(|session| session.seat_of(id).is_some())
        };
        let plays = |id: u32| played(id) || (!is_over && self.plays(id));
        self.entered(section).filter(|&(id, _)| plays(id)).count() as u32
    }

    pub(crate) fn stages(&self, section: usize) -> Vec<Stage> {
        let Some(found) = self.sections.get(section) else { return Vec::new() };
        stages(found.setup.scheme, self.players_at_start(section))
    }

    /// Who plays a stage, by id: those who sat in its first session, once that has begun; until then those who are to play it,
    /// the best of the stage before (MCRC-SCHEME-3). `None` while that is not known.
    pub(crate) fn stage_ids(&self, section: usize, stages: &[Stage], at: usize) -> Option<Vec<u32>> {
        let found = self.sections.get(section)?;
        let stage = stages.get(at)?;
        let begun = |session: u32| found.session(session).is_ok_and(crate::state::Session::has_begun);
        if at == 0 {
            let mut ids: Vec<u32> = self.entered(section).map(|(id, _)| id).collect();
            ids.retain(|&id| {
                let played = found.sessions.iter().take(stage.last as usize);
                self.plays(id) && found.draw.is_some()
                    || played
                        .filter(|session| session.has_begun())
                        .any(|session| session.seat_of(id).is_some())
            });
            return found.draw.as_ref().map(|_| ids);
        }
        if begun(stage.first) {
            return Some(found.session(stage.first).ok()?.ids().collect());
        }
        let before = stages.get(at - 1)?;
        let closed = |session: u32| found.session(session).is_ok_and(|found| found.phase == Phase::Closed);
        if !(before.first..=before.last).all(closed) {
            return None;
        }
        let candidates = self.stage_ids(section, stages, at - 1)?;
        let order = Standings::until(self, section, before.last).order();
        let goes_on = |id: &u32| candidates.contains(id) && self.plays(*id);
        Some(order.into_iter().filter(goes_on).take(stage.players as usize).collect())
    }

    /// Who is to be seated in a session: those of its stage who still play.
    pub(crate) fn to_seat(&self, section: usize, session: u32) -> Option<Vec<u32>> {
        let stages = self.stages(section);
        let at = stages.iter().position(|stage| (stage.first..=stage.last).contains(&session))?;
        let mut ids = self.stage_ids(section, &stages, at)?;
        ids.retain(|&id| self.plays(id));
        Some(ids)
    }
}
