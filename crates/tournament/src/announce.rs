//! The announcement: what a tournament can be, and what may still change of it.

use std::mem::discriminant;

use crate::limits::{NAME_MAX, TEXT_MAX, name, text};
use crate::state::{Section, Tournament};
use crate::{Refusal, Scheme, SectionSetup, Setup, scheme};

const SECTIONS_MAX: usize = 20;
/// A day.
const MINUTES_MAX: u32 = 1440;
const TABLES_MAX: u32 = 10_000;

/// What can be said against an announcement before anybody is entered.
pub(crate) fn check(setup: &Setup) -> Result<(), Refusal> {
    name(&setup.title)?;
    for short in [&setup.place, &setup.dates, &setup.organiser, &setup.appeal_fee, &setup.weight] {
        if short.len() > NAME_MAX {
            return Err(Refusal::TooLong);
        }
    }
    if !(1..=SECTIONS_MAX).contains(&setup.sections.len()) {
        return Err(Refusal::Sections);
    }
    if setup.appeal_minutes > MINUTES_MAX {
        return Err(Refusal::Minutes);
    }
    setup.sections.iter().try_for_each(check_section)
}

fn check_section(section: &SectionSetup) -> Result<(), Refusal> {
    if section.name.len() > NAME_MAX {
        return Err(Refusal::TooLong);
    }
    section.duplicate.as_deref().map_or(Ok(()), |seed| text(seed, TEXT_MAX))?;
    if section.minutes.is_some_and(|minutes| !(1..=MINUTES_MAX).contains(&minutes)) {
        return Err(Refusal::Minutes);
    }
    if !(1..=TABLES_MAX).contains(&section.first_table) {
        return Err(Refusal::NoSuchTable);
    }
    let (sessions, per_stage) = match section.scheme {
        Scheme::RoundRobin { sessions } | Scheme::Swiss { sessions } => (sessions, 1),
        Scheme::Knockout { per_stage } => (1, per_stage),
        Scheme::Mixed { sessions, per_stage } => (sessions, per_stage),
    };
    let possible = 1..=scheme::SESSIONS_MAX;
    if !possible.contains(&sessions) || !possible.contains(&per_stage) {
        return Err(Refusal::Sessions);
    }
    // How many sessions a knockout has follows from the number of players: it is asked at the draw.
    if let Scheme::RoundRobin { sessions } | Scheme::Swiss { sessions } = section.scheme {
        scheme::enough(section, sessions)?;
    }
    Ok(())
}

impl Tournament {
    /// The announcement changes. What is drawn keeps its ruleset and its scheme, what is seated its tables.
    pub(crate) fn announce(&mut self, setup: &Setup) -> Result<(), Refusal> {
        check(setup)?;
        let used =
            self.entrants.iter().filter(|entrant| !entrant.removed).map(|entrant| entrant.entry.section);
        if used.max().is_some_and(|last| last as usize >= setup.sections.len()) {
            return Err(Refusal::NoSuchSection);
        }
        let mut sections = Vec::new();
        for (at, new) in setup.sections.iter().enumerate() {
            sections.push(match self.sections.get(at) {
                Some(old) if old.draw.is_some() => {
                    self.check_kept(at, old, new)?;
                    None
                }
                _ => Some(Section::new(new)?),
            });
        }
        for (at, section) in sections.into_iter().enumerate() {
            match (section, self.sections.get_mut(at)) {
                (Some(new), Some(old)) => *old = new,
                (Some(new), None) => self.sections.push(new),
                (None, Some(old)) => old.setup = setup.sections[at].clone(),
                (None, None) => {}
            }
        }
        self.sections.truncate(setup.sections.len());
        self.setup = setup.clone();
        Ok(())
    }

    /// MCRC-SCHEME-1: one scheme for the whole tournament. More or fewer sessions of it are possible, but not fewer than are
    /// seated.
    fn check_kept(&self, at: usize, old: &Section, new: &SectionSetup) -> Result<(), Refusal> {
        let now = &old.setup;
        let same_game =
            (&now.rules, &now.options, &now.duplicate) == (&new.rules, &new.options, &new.duplicate);
        let same_tables = now.first_table == new.first_table || old.sessions.is_empty();
        if !same_game || !same_tables || discriminant(&now.scheme) != discriminant(&new.scheme) {
            return Err(Refusal::Kept);
        }
        let total = scheme::total(new.scheme, self.players_at_start(at));
        if (total as usize) < old.sessions.len() {
            return Err(Refusal::Kept);
        }
        scheme::enough(new, total)
    }
}
