//! Who could sit where next.

use seating::{Player, Search, Session as Seated, Wish};

use crate::draw::seed_number;
use crate::quality::{numbers, seats};
use crate::standings::Standings;
use crate::state::{Phase, Section, Tournament};
use crate::{Refusal, Scheme, swiss};

/// What can be seated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proposal {
    /// These tables, as the act `seat` has them.
    Tables {
        /// The first session.
        from: u32,
        /// For each session its tables: the numbers in the seats East, South, West, North; 0 is a substitute.
        sessions: Vec<Vec<[u32; 4]>>,
    },
    /// What the search is to be asked: `Search::new(wish.check()?, seed)`. [`tables`] turns what it finds into an act.
    Search {
        /// The first session.
        from: u32,
        /// What is to be seated.
        wish: Wish,
        /// From the seed's text.
        seed: u64,
    },
}

/// How many steps a stage of a knockout is searched for, for each of its players: some hundredths of a second.
const STEPS_PER_PLAYER: u64 = 2_000;

impl Tournament {
    /// What comes next in a section: by the standings for Swiss, for the players of the next stage for a knockout, or a search
    /// for all sessions of a round robin that have not begun (MCRC-TABLE-4).
    ///
    /// # Errors
    /// If nothing can be seated now.
    pub fn propose(&self, section: u32, seed: &str) -> Result<Proposal, Refusal> {
        let at = section as usize;
        let found = self.section(section)?;
        if found.draw.is_none() {
            return Err(Refusal::NotDrawn);
        }
        let next = found.begun() as u32 + 1;
        let stages = self.stages(at);
        let stage = stages.iter().find(|stage| (stage.first..=stage.last).contains(&next));
        let stage = stage.ok_or(Refusal::NoSuchSession)?;
        let ids = self.to_seat(at, next).ok_or(Refusal::StageOpen)?;
        if ids.is_empty() || (ids.len() < 4 && next == 1) {
            return Err(Refusal::TooFewPlayers { found: ids.len() as u32 });
        }
        // Who is left of the last table plays on with substitutes (MCRC-TABLE-3): there is nothing to search for.
        if matches!(found.setup.scheme, Scheme::Swiss { .. }) || ids.len() < 4 {
            return self.propose_by_standing(at, next, &ids, seed);
        }
        let wish = self.wish(found, &ids, stage.last);
        let seed = seed_number(seed);
        if !stage.knockout {
            return Ok(Proposal::Search { from: next, wish, seed });
        }
        let plan = wish.check().map_err(|_| Refusal::TooFewPlayers { found: ids.len() as u32 })?;
        let steps = STEPS_PER_PLAYER * plan.present().len() as u64;
        let mut search = Search::new(plan, seed);
        search.run(steps);
        Ok(Proposal::Tables { from: next, sessions: tables(&search.seating().sessions) })
    }

    fn propose_by_standing(
        &self,
        at: usize,
        next: u32,
        ids: &[u32],
        seed: &str,
    ) -> Result<Proposal, Refusal> {
        let found = &self.sections[at];
        let before = &found.sessions[..next as usize - 1];
        // Standings that are not final seat nobody.
        if ids.len() > 4 && before.iter().any(|session| session.phase != Phase::Closed) {
            return Err(Refusal::StageOpen);
        }
        let order = Standings::until(self, at, next - 1).order();
        let number = |id: u32| self.entrant(id).ok()?.number;
        let mut players: Vec<u32> =
            order.into_iter().filter(|id| ids.contains(id)).filter_map(number).collect();
        if next == 1 {
            players.sort_unstable();
        }
        let played: Vec<Seated> = before.iter().map(|session| seats(self, session)).collect();
        let tables = swiss::tables(&players, &played, &self.teams(found), seed_number(seed));
        Ok(Proposal::Tables { from: next, sessions: vec![tables] })
    }

    /// What is to be seated until a session, those being present who play.
    fn wish(&self, section: &Section, ids: &[u32], until: u32) -> Wish {
        let begun = section.begun();
        let plays = |player: &Player| ids.contains(&section.numbers[usize::from(player.number()) - 1]);
        let to_come = section.sessions.iter().skip(begun).take((until as usize).saturating_sub(begun));
        Wish {
            players: section.numbers.len(),
            sessions: until as usize,
            teams: self.teams(section),
            played: section.sessions[..begun].iter().map(|session| seats(self, session)).collect(),
            planned: to_come.map(|session| seats(self, session)).collect(),
            left: numbers(section).filter(|player| !plays(player)).collect(),
        }
    }
}

/// What a search has found, as the act `seat` has it.
pub fn tables(sessions: &[Seated]) -> Vec<Vec<[u32; 4]>> {
    let number = |player: Option<Player>| player.map_or(0, |player| u32::from(player.number()));
    let session = |session: &Seated| session.iter().map(|table| table.map(number)).collect();
    sessions.iter().map(session).collect()
}
