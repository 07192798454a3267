//! Sessions: the clock, the gong, and when results are in force.

use sheet::{Note, Sheet, Stamp};

use crate::clock::{Clock, MINUTE};
use crate::limits;
use crate::score::TableResult;
use crate::state::{Phase, Session, Tournament};
use crate::{Refusal, TableState, scheme};

/// No extra time is longer.
const EXTRA_MAX: i32 = 600;

impl Tournament {
    pub(crate) fn begin(&mut self, stamp: &Stamp, section: u32, session: u32) -> Result<(), Refusal> {
        let found = self.section(section)?;
        let next = found.session(session)?;
        if next.has_begun() {
            return Err(Refusal::Begun);
        }
        let before = found.sessions.iter().take(session as usize - 1);
        if before.into_iter().any(|session| session.phase < Phase::Over) {
            return Err(Refusal::AnotherRuns);
        }
        // Whoever has left in the meantime is not waited for: a substitute takes his seat (MCRC-PEN-11).
        let mut tables = next.tables.clone();
        for table in &mut tables {
            for place in &mut table.places {
                place.gone = place.id.is_some_and(|id| !self.plays(id));
            }
            let players = table.places.iter().map(|place| self.person(place)).collect();
            let (rules, options) = (found.setup.rules.clone(), found.setup.options.clone());
            table.sheet = Some(Sheet::new(sheet::Setup { rules, options, players })?);
        }
        let clock = Clock::begin(stamp.at, found.minutes());
        let found = self.session_mut(section, session)?;
        (found.phase, found.clock, found.tables) = (Phase::Running, clock, tables);
        Ok(())
    }

    pub(crate) fn pause(&mut self, stamp: &Stamp, section: u32, session: u32) -> Result<(), Refusal> {
        let found = self.session_mut(section, session)?;
        if found.phase != Phase::Running {
            return Err(Refusal::NotRunning);
        }
        found.clock.pause(stamp.at);
        found.phase = Phase::Paused;
        Ok(())
    }

    pub(crate) fn resume(&mut self, stamp: &Stamp, section: u32, session: u32) -> Result<(), Refusal> {
        let found = self.session_mut(section, session)?;
        if found.phase != Phase::Paused {
            return Err(Refusal::NotPaused);
        }
        found.clock.resume(stamp.at);
        found.phase = Phase::Running;
        Ok(())
    }

    /// More or less time for all, or for one table, which may get it after the gong too.
    pub(crate) fn extra(
        &mut self,
        stamp: &Stamp,
        section: u32,
        session: u32,
        table: Option<u32>,
        minutes: i32,
    ) -> Result<(), Refusal> {
        let phase = self.session(section, session)?.phase;
        let possible = match phase {
            Phase::Running | Phase::Paused => true,
            Phase::Over => table.is_some() && minutes > 0,
            Phase::Seated | Phase::Closed => false,
        };
        if !possible {
            return Err(Refusal::NotRunning);
        }
        if minutes == 0 || !(-EXTRA_MAX..=EXTRA_MAX).contains(&minutes) {
            return Err(Refusal::Minutes);
        }
        let Some(table) = table else {
            let clock = &mut self.session_mut(section, session)?.clock;
            let length = clock.length + i64::from(minutes) * MINUTE;
            if !(0..=MINUTE * 2 * 1440).contains(&length) {
                return Err(Refusal::Minutes);
            }
            clock.length = length;
            return Ok(());
        };
        let found = self.table_mut(section, session, table)?;
        let extra = found.extra_minutes + minutes;
        if !(-EXTRA_MAX..=EXTRA_MAX).contains(&extra) {
            return Err(Refusal::Minutes);
        }
        // The gong has stopped the table already: it goes on.
        if let Some(sheet) = found.sheet.as_mut().filter(|_| phase == Phase::Over) {
            if sheet.glance().signed.contains(&true) {
                return Err(sheet::Refusal::Signed.into());
            }
            if sheet.glance().end == Some(sheet::SessionEnd::Time) {
                sheet.apply(stamp, &Note::Reopen { why: String::new() })?;
            }
        }
        found.extra_minutes = extra;
        Ok(())
    }

    /// MCRC-TIME-3: everybody stops at once, but for tables with time of their own.
    pub(crate) fn gong(&mut self, stamp: &Stamp, section: u32, session: u32) -> Result<(), Refusal> {
        let found = self.session_mut(section, session)?;
        if !matches!(found.phase, Phase::Running | Phase::Paused) {
            return Err(Refusal::NotRunning);
        }
        found.clock.resume(stamp.at);
        found.clock.over_at = Some(stamp.at);
        found.phase = Phase::Over;
        found.time_is_up(stamp, |extra_minutes| extra_minutes <= 0);
        Ok(())
    }

    /// The results are in force. Tables whose result is not complete have to be named: what there is of it counts.
    pub(crate) fn close(
        &mut self,
        stamp: &Stamp,
        section: u32,
        session: u32,
        missing: &[u32],
    ) -> Result<(), Refusal> {
        let found = self.section(section)?;
        let phase = found.session(session)?.phase;
        match phase {
            Phase::Closed => return Err(Refusal::Closed),
            Phase::Over => {}
            Phase::Seated | Phase::Running | Phase::Paused => return Err(Refusal::NotOver),
        }
        let tables = (found.setup.first_table..).zip(&found.session(session)?.tables);
        let states: Vec<(u32, TableState)> =
            tables.map(|(number, table)| (number, TableResult::of(table, phase).state)).collect();
        if let Some(&(table, _)) = states.iter().find(|(_, state)| *state == TableState::Differs) {
            return Err(Refusal::ReadingsDiffer { table });
        }
        let open =
            states.iter().filter(|(_, state)| *state != TableState::Complete).map(|&(number, _)| number);
        let open: Vec<u32> = open.collect();
        if open.iter().any(|table| !missing.contains(table))
            || missing.iter().any(|table| !open.contains(table))
        {
            return Err(Refusal::Missing { tables: open });
        }
        let found = self.session_mut(section, session)?;
        found.time_is_up(stamp, |_| true);
        found.phase = Phase::Closed;
        Ok(())
    }

    pub(crate) fn open(&mut self, section: u32, session: u32, why: &str) -> Result<(), Refusal> {
        limits::why(why)?;
        let found = self.session_mut(section, session)?;
        if found.phase != Phase::Closed {
            return Err(Refusal::NotClosed);
        }
        found.phase = Phase::Over;
        Ok(())
    }

    pub(crate) fn finish(&mut self) -> Result<(), Refusal> {
        for section in &self.sections {
            if section.sessions.iter().any(|session| session.has_begun() && session.phase != Phase::Closed) {
                return Err(Refusal::OpenSessions);
            }
            let closed = section.sessions.iter().filter(|session| session.phase == Phase::Closed).count();
            scheme::enough(&section.setup, closed as u32)?;
        }
        if self.appeals.iter().any(|appeal| appeal.decision.is_none()) {
            return Err(Refusal::OpenAppeals);
        }
        self.finished = true;
        Ok(())
    }
}

impl Session {
    /// No new deal begins at tables with such extra time. A sheet that is over or signed already stays as it is.
    fn time_is_up(&mut self, stamp: &Stamp, which: impl Fn(i32) -> bool) {
        for table in self.tables.iter_mut().filter(|table| which(table.extra_minutes)) {
            if let Some(sheet) = &mut table.sheet {
                _ = sheet.apply(stamp, &Note::TimeUp {});
            }
        }
    }
}
