//! Players: entered, drawn, gone, excluded.

use std::collections::BTreeMap;

use sheet::Stamp;

use crate::limits::{COUNT_MAX, NAME_MAX, TEXT_MAX, name, text, why};
use crate::state::{Draw, Entrant, Exclusion, Section, Tournament};
use crate::{Entry, Refusal, draw, scheme};

/// More have no place in any hall; `seating` knows no more.
pub(crate) const PLAYERS_MAX: usize = 1000;

impl Tournament {
    pub(crate) fn enter(&mut self, entries: &[Entry]) -> Result<(), Refusal> {
        if entries.len() > PLAYERS_MAX || self.entrants.len() + entries.len() > COUNT_MAX {
            return Err(Refusal::Full);
        }
        entries.iter().try_for_each(|entry| self.check_entry(entry))?;
        for at in 0..self.sections.len() {
            let new = entries.iter().filter(|entry| entry.section as usize == at).count();
            if new > 0 && self.entered(at).count() + new > PLAYERS_MAX {
                return Err(Refusal::Full);
            }
        }
        for entry in entries {
            self.entrants.push(Entrant {
                entry: entry.clone(),
                number: None,
                here: false,
                withdrawn: None,
                excluded: None,
                removed: false,
            });
            self.number(self.entrants.len() as u32);
        }
        Ok(())
    }

    pub(crate) fn change(&mut self, id: u32, entry: &Entry) -> Result<(), Refusal> {
        let old = self.entrant(id)?;
        self.check_entry(entry)?;
        let moves = old.entry.section != entry.section;
        if moves && old.number.is_some() {
            return Err(Refusal::Drawn);
        }
        if moves && self.entered(entry.section as usize).count() >= PLAYERS_MAX {
            return Err(Refusal::Full);
        }
        self.entrant_mut(id)?.entry = entry.clone();
        self.number(id);
        self.rename(id);
        Ok(())
    }

    pub(crate) fn remove(&mut self, id: u32) -> Result<(), Refusal> {
        let entrant = self.entrant_mut(id)?;
        if entrant.number.is_some() {
            return Err(Refusal::Drawn);
        }
        entrant.removed = true;
        Ok(())
    }

    pub(crate) fn withdraw(&mut self, id: u32, why: &str) -> Result<(), Refusal> {
        text(why, TEXT_MAX)?;
        let entrant = self.entrant(id)?;
        if entrant.withdrawn.is_some() {
            return Err(Refusal::Gone);
        }
        let sessions = &self.section(entrant.entry.section)?.sessions;
        let played =
            sessions.iter().rposition(|session| session.has_begun() && session.seat_of(id).is_some());
        self.entrant_mut(id)?.withdrawn = Some(played.map_or(0, |at| at as u32 + 1));
        Ok(())
    }

    pub(crate) fn come_back(&mut self, id: u32, why: &str) -> Result<(), Refusal> {
        text(why, TEXT_MAX)?;
        let entrant = self.entrant_mut(id)?;
        entrant.withdrawn.take().ok_or(Refusal::NotGone)?;
        self.number(id);
        Ok(())
    }

    /// MCRC-PEN-5, MCRC-PEN-6.
    pub(crate) fn exclude(
        &mut self,
        stamp: &Stamp,
        id: u32,
        ranked: bool,
        clause: &str,
        reason: &str,
    ) -> Result<(), Refusal> {
        why(reason)?;
        text(clause, NAME_MAX)?;
        let entrant = self.entrant_mut(id)?;
        if entrant.excluded.is_some() {
            return Err(Refusal::Gone);
        }
        let (clause, why, stamp) = (clause.to_owned(), reason.to_owned(), stamp.clone());
        entrant.excluded = Some(Exclusion { ranked, clause, why, stamp });
        Ok(())
    }

    pub(crate) fn readmit(&mut self, id: u32, reason: &str) -> Result<(), Refusal> {
        why(reason)?;
        self.entrant_mut(id)?.excluded.take().ok_or(Refusal::NotGone)?;
        self.number(id);
        Ok(())
    }

    /// The public draw (MCRC-DRAW-1 to 3).
    pub(crate) fn draw(
        &mut self,
        stamp: &Stamp,
        section: u32,
        seed: &str,
        drawn_for: &BTreeMap<String, String>,
    ) -> Result<(), Refusal> {
        name(seed)?;
        let at = section as usize;
        let found = self.section(section)?;
        // MCRC-DRAW-1: it is fair because it is held once.
        if found.draw.is_some() {
            return Err(Refusal::AlreadyDrawn);
        }
        let players = self.entered(at).filter(|(_, entrant)| entrant.plays());
        let players: Vec<(u32, &str)> =
            players.map(|(id, entrant)| (id, entrant.entry.name.as_str())).collect();
        if players.len() < 4 {
            return Err(Refusal::TooFewPlayers { found: players.len() as u32 });
        }
        scheme::enough(&found.setup, scheme::total(found.setup.scheme, players.len() as u32))?;
        for (team, person) in drawn_for {
            if !self.entered(at).any(|(_, entrant)| entrant.entry.team.as_ref() == Some(team)) {
                return Err(Refusal::NoSuchTeam);
            }
            name(person)?;
        }
        let order = draw::order(seed, &players);
        for (number, &id) in (1..).zip(&order) {
            self.entrant_mut(id)?.number = Some(number);
        }
        let drawn_for = drawn_for.iter().map(|(team, person)| (team.clone(), person.clone())).collect();
        let found = self.sections.get_mut(at).ok_or(Refusal::NoSuchSection)?;
        found.draw =
            Some(Draw { seed: seed.to_owned(), drawn_for, drawn: order.len(), stamp: stamp.clone() });
        found.numbers = order;
        Ok(())
    }

    /// Who comes after the draw gets the next number.
    fn number(&mut self, id: u32) {
        let Ok(entrant) = self.entrant(id) else { return };
        if entrant.number.is_some() || !entrant.plays() {
            return;
        }
        let at = entrant.entry.section as usize;
        let Some(section) = self.sections.get_mut(at).filter(|section| section.draw.is_some()) else {
            return;
        };
        section.numbers.push(id);
        let number = section.numbers.len() as u32;
        if let Ok(entrant) = self.entrant_mut(id) {
            entrant.number = Some(number);
        }
    }

    fn check_entry(&self, entry: &Entry) -> Result<(), Refusal> {
        name(&entry.name)?;
        if entry.name.contains(['\n', '\r']) {
            return Err(Refusal::Name);
        }
        for more in [&entry.team, &entry.country, &entry.rating_id].into_iter().flatten() {
            text(more, NAME_MAX)?;
        }
        self.section(entry.section).map(|_: &Section| ())
    }

    /// Sheets have the name as it is now.
    fn rename(&mut self, id: u32) {
        let Ok(section) = self.entrant(id).map(|entrant| entrant.entry.section as usize) else { return };
        let mut found = Vec::new();
        for (session, tables) in self.sections[section].sessions.iter().enumerate() {
            if let Some((table, place)) = tables.seat_of(id) {
                found.push((session, table, place));
            }
        }
        for (session, table, place) in found {
            let person = self.person(&self.sections[section].sessions[session].tables[table].places[place]);
            if let Some(sheet) = &mut self.sections[section].sessions[session].tables[table].sheet {
                let seated = sheet.seat(place as u8, person);
                debug_assert!(seated.is_ok(), "a table has four places");
            }
        }
    }
}
