//! Who sits where, and who fills a place.

use std::collections::BTreeSet;

use crate::limits::{NAME_MAX, text};
use crate::state::{Phase, Place, Section, Session, Table, Tournament};
use crate::{Refusal, scheme};

impl Tournament {
    /// MCRC-TABLE-2, MCRC-TABLE-3.
    pub(crate) fn seat(
        &mut self,
        section: u32,
        from: u32,
        sessions: &[Vec<[u32; 4]>],
        seed: &str,
    ) -> Result<(), Refusal> {
        text(seed, NAME_MAX)?;
        let at = section as usize;
        let found = self.section(section)?;
        if found.draw.is_none() {
            return Err(Refusal::NotDrawn);
        }
        let total = scheme::total(found.setup.scheme, self.players_at_start(at)) as usize;
        let first = from.checked_sub(1).ok_or(Refusal::NoSuchSession)? as usize;
        if first < found.begun() {
            return Err(Refusal::Begun);
        }
        if sessions.is_empty() || first > found.sessions.len() || first + sessions.len() > total {
            return Err(Refusal::NoSuchSession);
        }
        let mut seated = Vec::new();
        for (session, tables) in (from..).zip(sessions) {
            // A knockout: who plays is known when the stage before is closed.
            let ids = self.to_seat(at, session).ok_or(Refusal::StageOpen)?;
            check_tables(found, session, tables, &ids)?;
            let tables = tables.iter().map(|numbers| table(found, numbers)).collect();
            let clock = crate::clock::Clock::default();
            seated.push(Session { seed: seed.to_owned(), phase: Phase::Seated, clock, tables });
        }
        let sessions = &mut self.sections[at].sessions;
        let kept = sessions.split_off((first + seated.len()).min(sessions.len()));
        sessions.truncate(first);
        sessions.extend(seated.into_iter().chain(kept));
        Ok(())
    }

    /// Somebody fills a place and is not ranked (MCRC-TABLE-3, MCRC-PEN-11).
    pub(crate) fn stand_in(
        &mut self,
        (section, session, table): (u32, u32, u32),
        place: u8,
        name: &str,
    ) -> Result<(), Refusal> {
        text(name, NAME_MAX)?;
        if self.session(section, session)?.phase == Phase::Closed {
            return Err(Refusal::Closed);
        }
        let name = name.trim();
        let found = self.table_mut(section, session, table)?;
        let at = found.places.get_mut(usize::from(place)).ok_or(Refusal::NoSuchPlace)?;
        at.stand_in = (!name.is_empty()).then(|| name.to_owned());
        let seated = at.clone();
        let person = self.person(&seated);
        if let Some(sheet) = &mut self.table_mut(section, session, table)?.sheet {
            sheet.seat(place, person)?;
        }
        Ok(())
    }

    /// Somebody was late, or was not (MCRC-PEN-3).
    pub(crate) fn late(
        &mut self,
        section: u32,
        session: u32,
        id: u32,
        late: Option<(u32, &sheet::Stamp)>,
    ) -> Result<(), Refusal> {
        self.entrant(id)?;
        let found = self.session_mut(section, session)?;
        match found.phase {
            Phase::Seated => return Err(Refusal::NotBegun),
            Phase::Closed => return Err(Refusal::Closed),
            Phase::Running | Phase::Paused | Phase::Over => {}
        }
        if late.is_some_and(|(minutes, _)| minutes == 0) {
            return Err(Refusal::Minutes);
        }
        let (table, place) = found.seat_of(id).ok_or(Refusal::NotSeatedThere)?;
        let place = &mut found.tables[table].places[place];
        if late.is_none() && place.late.is_none() {
            return Err(Refusal::NotLate);
        }
        place.late = late.map(|(minutes, stamp)| (minutes, stamp.clone()));
        Ok(())
    }
}

fn table(section: &Section, numbers: &[u32; 4]) -> Table {
    let id = |number: u32| number.checked_sub(1).and_then(|at| section.numbers.get(at as usize)).copied();
    Table { places: numbers.map(|number| Place { id: id(number), ..Place::default() }), ..Table::default() }
}

/// Every player of the session sits at exactly one table (MCRC-TABLE-2), substitutes at the last one (MCRC-TABLE-3).
fn check_tables(section: &Section, session: u32, tables: &[[u32; 4]], ids: &[u32]) -> Result<(), Refusal> {
    let mut left: BTreeSet<u32> = ids.iter().copied().collect();
    let mut seen = BTreeSet::new();
    for &number in tables.iter().flatten().filter(|&&number| number > 0) {
        if !seen.insert(number) {
            return Err(Refusal::SeatedTwice { session, number });
        }
        let id = section.numbers.get(number as usize - 1).ok_or(Refusal::NoSuchNumber { number })?;
        if !left.remove(id) {
            return Err(Refusal::DoesNotPlay { session, number });
        }
    }
    if let Some(id) = left.first() {
        let at = section.numbers.iter().position(|other| other == id).unwrap_or(0);
        return Err(Refusal::NotSeated { session, number: at as u32 + 1 });
    }
    let before = tables.split_last().map_or(&[][..], |(_, before)| before);
    let substitutes = tables.iter().flatten().filter(|&&number| number == 0).count();
    if substitutes > 3 || before.iter().flatten().any(|&number| number == 0) {
        return Err(Refusal::Substitutes { session });
    }
    Ok(())
}
