//! Tournaments with real tiles.

mod routes;
mod seating;
mod tables;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::{Value, json};
use tournament::{Act, Role, Setup, Stamp, Tournament};

use super::fold::Fold;
use super::refused::Refused;

pub(crate) use routes::routes;
pub(crate) use seating::Searches;

/// Who holds it.
pub(crate) const ORGANISER: &str = "organiser";
/// Those who run it.
pub(crate) const STAFF: &[&str] = &[ORGANISER, "referee", "scorer"];

/// A table of a session: section from 0, session and table from 1.
pub(crate) type TableAt = (u32, u32, u32);

/// A tournament, and what is known of when it changed.
#[derive(Debug)]
pub(crate) struct TournamentLedger {
    pub(crate) tournament: Tournament,
    finished: bool,
    /// How many acts it has taken: the number of its last line.
    taken: u64,
    /// The last act that may concern every table, and for each table the last that concerns it alone.
    general: u64,
    tables: HashMap<TableAt, u64>,
    /// As it is shown to the organiser and to others, until the next act: many look at the same thing.
    views: Mutex<[Option<Arc<Value>>; 2]>,
}

impl Fold for TournamentLedger {
    const KIND: &'static str = "tournament";

    type Act = Act;

    fn new(setup: &Value) -> Result<TournamentLedger, Refused> {
        let setup: Setup = serde_json::from_value(setup.clone())
            .map_err(|error| Refused::NotUnderstood(error.to_string()))?;
        Ok(TournamentLedger {
            tournament: Tournament::new(setup)?,
            finished: false,
            taken: 0,
            general: 0,
            tables: HashMap::new(),
            views: Mutex::default(),
        })
    }

    fn apply(&mut self, stamp: &Stamp, act: &Act) -> Result<(), Refused> {
        self.tournament.apply(stamp, act)?;
        self.taken += 1;
        if let Act::Note { section, session, table, .. } | Act::Paper { section, session, table, .. } = act {
            self.tables.insert((*section, *session, *table), self.taken);
        } else {
            self.general = self.taken;
        }
        if matches!(act, Act::Finish {} | Act::Resumed { .. }) {
            self.finished = matches!(act, Act::Finish {});
        }
        self.views = Mutex::default();
        Ok(())
    }

    fn may(&self, role: &str, act: &Act) -> bool {
        read_role(role).may(&self.tournament, act).is_ok()
    }

    fn roles(&self) -> Vec<String> {
        let others = self.tournament.roles();
        STAFF.iter().map(|role| (*role).to_owned()).chain(others.iter().map(Role::to_string)).collect()
    }

    fn is_public(&self) -> bool {
        self.tournament.setup().public
    }

    fn card(&self) -> Option<Value> {
        let Setup { title, place, dates, public, sections, .. } = self.tournament.setup();
        let mut firsts = (0..).zip(sections).map(|(at, section)| (at, section.first_table));
        let has_begun = firsts.any(|(at, table)| self.tournament.sheet(at, 1, table).is_some());
        let state = match (self.finished, has_begun) {
            (true, _) => "finished",
            (false, true) => "running",
            (false, false) => "planned",
        };
        public.then(|| json!({"title": title, "place": place, "dates": dates, "state": state}))
    }

    fn may_back_up(role: &str) -> bool {
        role == ORGANISER
    }
}

impl TournamentLedger {
    /// As it is shown to a role.
    pub(crate) fn view(&self, role: &str) -> Arc<Value> {
        let organises = role == ORGANISER;
        let mut views = self.views.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(views[usize::from(organises)].get_or_insert_with(|| Arc::new(self.make_view(organises))))
    }

    fn make_view(&self, organises: bool) -> Value {
        let role = if organises { Role::Organiser } else { Role::Public };
        serde_json::to_value(self.tournament.view(&role)).unwrap_or_default()
    }

    /// Whether there are seeds that walls follow from which are still to be played.
    fn hides_walls(&self) -> bool {
        !self.finished && self.tournament.setup().sections.iter().any(|section| section.duplicate.is_some())
    }

    /// Whether a role may read everything that was ever written, seeds of walls included.
    pub(crate) fn may_read_all(&self, role: &str) -> bool {
        role == ORGANISER || !self.hides_walls()
    }

    /// The number of the last line that may concern a table.
    pub(crate) fn version_of(&self, table: TableAt) -> u64 {
        self.tables.get(&table).copied().unwrap_or_default().max(self.general)
    }
}

/// What is no role may do nothing.
fn read_role(role: &str) -> Role {
    role.parse().unwrap_or(Role::Public)
}
