//! A tournament: what its acts have made of it. Nothing that follows from them is kept.

use rules::Rules;
use sheet::{Person, Sheet, Stamp};

use crate::clock::Clock;
use crate::{Act, Entry, PaperResult, Refusal, Role, SectionSetup, Setup, TableView, TournamentView};

/// A tournament.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub(crate) setup: Setup,
    pub(crate) finished: bool,
    /// By id, from 1.
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) sections: Vec<Section>,
    pub(crate) penalties: Vec<Penalty>,
    pub(crate) appeals: Vec<Appeal>,
    pub(crate) adjustments: Vec<Adjustment>,
}

#[derive(Clone, Debug)]
pub(crate) struct Entrant {
    pub(crate) entry: Entry,
    pub(crate) number: Option<u32>,
    pub(crate) here: bool,
    /// The last session that he played, if he plays no more.
    pub(crate) withdrawn: Option<u32>,
    pub(crate) excluded: Option<Exclusion>,
    /// Entered by mistake.
    pub(crate) removed: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Exclusion {
    pub(crate) ranked: bool,
    pub(crate) clause: String,
    pub(crate) why: String,
    pub(crate) stamp: Stamp,
}

#[derive(Clone, Debug)]
pub(crate) struct Section {
    pub(crate) setup: SectionSetup,
    /// An empty sheet, from which those of its tables are made.
    pub(crate) blank: Sheet,
    pub(crate) draw: Option<Draw>,
    /// The ids by their numbers, from 1.
    pub(crate) numbers: Vec<u32>,
    /// Those that are seated, from 1.
    pub(crate) sessions: Vec<Session>,
}

#[derive(Clone, Debug)]
pub(crate) struct Draw {
    pub(crate) seed: String,
    pub(crate) drawn_for: Vec<(String, String)>,
    /// How many were drawn; who has a number beyond came later.
    pub(crate) drawn: usize,
    pub(crate) stamp: Stamp,
}

/// How far a session is that is seated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Phase {
    Seated,
    Running,
    Paused,
    Over,
    Closed,
}

#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) seed: String,
    pub(crate) phase: Phase,
    pub(crate) clock: Clock,
    pub(crate) tables: Vec<Table>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Table {
    pub(crate) places: [Place; 4],
    pub(crate) extra_minutes: i32,
    /// Since the session has begun.
    pub(crate) sheet: Option<Sheet>,
    pub(crate) paper: Vec<Reading>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    /// `None` for a substitute's (MCRC-TABLE-3).
    pub(crate) id: Option<u32>,
    pub(crate) stand_in: Option<String>,
    pub(crate) late: Option<(u32, Stamp)>,
    /// He had left before the session began.
    pub(crate) gone: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Reading {
    pub(crate) result: PaperResult,
    pub(crate) why: String,
    pub(crate) stamp: Stamp,
}

#[derive(Clone, Debug)]
pub(crate) struct Penalty {
    pub(crate) section: usize,
    pub(crate) session: Option<u32>,
    pub(crate) id: u32,
    pub(crate) offence: &'static rules::Offence,
    pub(crate) points: Option<u32>,
    pub(crate) text: String,
    pub(crate) stamp: Stamp,
    pub(crate) cancelled: Option<(Stamp, String)>,
}

#[derive(Clone, Debug)]
pub(crate) struct Appeal {
    pub(crate) section: usize,
    pub(crate) session: u32,
    pub(crate) table: Option<u32>,
    pub(crate) id: u32,
    pub(crate) captain: bool,
    pub(crate) against: String,
    pub(crate) text: String,
    pub(crate) fee_paid: bool,
    pub(crate) in_time: bool,
    pub(crate) stamp: Stamp,
    pub(crate) decision: Option<Decision>,
}

#[derive(Clone, Debug)]
pub(crate) struct Decision {
    pub(crate) upheld: bool,
    pub(crate) panel: Vec<String>,
    pub(crate) clause: String,
    pub(crate) text: String,
    pub(crate) stamp: Stamp,
}

#[derive(Clone, Debug)]
pub(crate) struct Adjustment {
    pub(crate) section: usize,
    pub(crate) session: u32,
    pub(crate) id: u32,
    pub(crate) game_points: i64,
    pub(crate) table_points: i32,
    pub(crate) appeal: Option<u32>,
    pub(crate) clause: String,
    pub(crate) why: String,
    pub(crate) stamp: Stamp,
    pub(crate) cancelled: Option<(Stamp, String)>,
}

impl Tournament {
    /// A tournament that has just been announced.
    ///
    /// # Errors
    /// If there can be no such tournament.
    pub fn new(setup: Setup) -> Result<Tournament, Refusal> {
        crate::announce::check(&setup)?;
        let sections = setup.sections.iter().map(Section::new).collect::<Result<Vec<Section>, Refusal>>()?;
        Ok(Tournament {
            setup,
            finished: false,
            entrants: Vec::new(),
            sections,
            penalties: Vec::new(),
            appeals: Vec::new(),
            adjustments: Vec::new(),
        })
    }

    /// Takes an act. Whether somebody may do it is asked before ([`Role::may`]).
    ///
    /// # Errors
    /// If it does not fit; the tournament is then as it was.
    pub fn apply(&mut self, stamp: &Stamp, act: &Act) -> Result<(), Refusal> {
        self.take(stamp, act)
    }

    /// The tournament as it is shown to somebody.
    pub fn view(&self, role: &Role) -> TournamentView {
        crate::show::view(self, role)
    }

    /// The sheet of a table, once its session has begun. Sections count from 0, sessions and tables from 1.
    pub fn sheet(&self, section: u32, session: u32, table: u32) -> Option<&Sheet> {
        self.table(section, session, table).ok()?.sheet.as_ref()
    }

    /// A table as it is shown.
    pub fn table_view(&self, section: u32, session: u32, table: u32) -> Option<TableView> {
        crate::show::table(self, section, session, table)
    }

    /// How it was announced.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everybody who may have a code of his own: the tables that are seated, and the players.
    pub fn roles(&self) -> Vec<Role> {
        let mut roles = Vec::new();
        for (at, section) in self.sections.iter().enumerate() {
            let tables = section.sessions.iter().map(|session| session.tables.len()).max().unwrap_or(0);
            let first = section.setup.first_table;
            roles.extend(
                (0..tables as u32).map(|table| Role::Table { section: at as u32, table: first + table }),
            );
        }
        let players = (1..).zip(&self.entrants).filter(|(_, entrant)| !entrant.removed);
        roles.extend(players.map(|(id, _)| Role::Player { id }));
        roles
    }

    /// The session of a section that has begun last and is not closed yet.
    pub fn session_now(&self, section: u32) -> Option<u32> {
        let sessions = &self.sections.get(section as usize)?.sessions;
        let open = |session: &Session| (Phase::Running..Phase::Closed).contains(&session.phase);
        sessions.iter().rposition(open).map(|at| at as u32 + 1)
    }

    pub(crate) fn section(&self, section: u32) -> Result<&Section, Refusal> {
        self.sections.get(section as usize).ok_or(Refusal::NoSuchSection)
    }

    pub(crate) fn session(&self, section: u32, session: u32) -> Result<&Session, Refusal> {
        self.section(section)?.session(session)
    }

    pub(crate) fn table(&self, section: u32, session: u32, table: u32) -> Result<&Table, Refusal> {
        let section = self.section(section)?;
        let at = section.table_at(table).ok_or(Refusal::NoSuchTable)?;
        section.session(session)?.tables.get(at).ok_or(Refusal::NoSuchTable)
    }

    pub(crate) fn session_mut(&mut self, section: u32, session: u32) -> Result<&mut Session, Refusal> {
        let section = self.sections.get_mut(section as usize).ok_or(Refusal::NoSuchSection)?;
        let at = session.checked_sub(1).ok_or(Refusal::NoSuchSession)?;
        section.sessions.get_mut(at as usize).ok_or(Refusal::NoSuchSession)
    }

    pub(crate) fn table_mut(
        &mut self,
        section: u32,
        session: u32,
        table: u32,
    ) -> Result<&mut Table, Refusal> {
        let at = self.section(section)?.table_at(table).ok_or(Refusal::NoSuchTable)?;
        self.session_mut(section, session)?.tables.get_mut(at).ok_or(Refusal::NoSuchTable)
    }

    /// Somebody who was entered, and not by mistake.
    pub(crate) fn entrant(&self, id: u32) -> Result<&Entrant, Refusal> {
        let found = id.checked_sub(1).and_then(|at| self.entrants.get(at as usize));
        found.filter(|entrant| !entrant.removed).ok_or(Refusal::NoSuchPlayer { id })
    }

    pub(crate) fn entrant_mut(&mut self, id: u32) -> Result<&mut Entrant, Refusal> {
        let found = id.checked_sub(1).and_then(|at| self.entrants.get_mut(at as usize));
        found.filter(|entrant| !entrant.removed).ok_or(Refusal::NoSuchPlayer { id })
    }

    /// Those of a section, with their ids.
    pub(crate) fn entered(&self, section: usize) -> impl Iterator<Item = (u32, &Entrant)> {
        let all = (1..).zip(&self.entrants);
        all.filter(move |(_, entrant)| !entrant.removed && entrant.entry.section as usize == section)
    }

    /// Whether somebody plays in sessions to come.
    pub(crate) fn plays(&self, id: u32) -> bool {
        self.entrant(id).is_ok_and(Entrant::plays)
    }

    /// Who sits at a place, as the sheet names him.
    pub(crate) fn person(&self, place: &Place) -> Person {
        let entrant = place.id.and_then(|id| self.entrant(id).ok());
        match (entrant, &place.stand_in) {
            (Some(entrant), None) if !place.gone => Person {
                name: entrant.entry.name.clone(),
                number: entrant.number,
                team: entrant.entry.team.clone(),
                substitute: false,
            },
            (_, name) => {
                Person { name: name.clone().unwrap_or_default(), number: None, team: None, substitute: true }
            }
        }
    }
}

impl Entrant {
    /// Whether he plays in sessions to come.
    pub(crate) const fn plays(&self) -> bool {
        !self.removed && self.withdrawn.is_none() && self.excluded.is_none()
    }
}

impl Section {
    pub(crate) fn new(setup: &SectionSetup) -> Result<Section, Refusal> {
        let players = vec![Person::default(); 4];
        let blank =
            Sheet::new(sheet::Setup { rules: setup.rules.clone(), options: setup.options.clone(), players })?;
        Ok(Section { setup: setup.clone(), blank, draw: None, numbers: Vec::new(), sessions: Vec::new() })
    }

    pub(crate) const fn rules(&self) -> &Rules {
        self.blank.rules()
    }

    /// How long a session lasts (MCRC-TIME-1).
    pub(crate) fn minutes(&self) -> u32 {
        let minutes = self.setup.minutes.or(self.rules().session.length.minutes);
        minutes.unwrap_or(crate::clock::MINUTES)
    }

    pub(crate) fn session(&self, session: u32) -> Result<&Session, Refusal> {
        let at = session.checked_sub(1).ok_or(Refusal::NoSuchSession)?;
        self.sessions.get(at as usize).ok_or(Refusal::NoSuchSession)
    }

    /// How many sessions have begun.
    pub(crate) fn begun(&self) -> usize {
        self.sessions.iter().take_while(|session| session.phase != Phase::Seated).count()
    }

    /// Where the table with this number in the hall stands in the list.
    pub(crate) const fn table_at(&self, table: u32) -> Option<usize> {
        match table.checked_sub(self.setup.first_table) {
            Some(at) => Some(at as usize),
            None => None,
        }
    }

    /// The number in the hall of a table in the list.
    pub(crate) const fn table_number(&self, at: usize) -> u32 {
        self.setup.first_table + at as u32
    }
}

impl Session {
    pub(crate) const fn has_begun(&self) -> bool {
        !matches!(self.phase, Phase::Seated)
    }

    /// Where somebody sits: the table in the list, and the place.
    pub(crate) fn seat_of(&self, id: u32) -> Option<(usize, usize)> {
        self.tables.iter().enumerate().find_map(|(at, table)| {
            let place = table.places.iter().position(|place| place.id == Some(id));
            place.map(|place| (at, place))
        })
    }

    /// All who sit in it.
    pub(crate) fn ids(&self) -> impl Iterator<Item = u32> + '_ {
        self.tables.iter().flat_map(|table| &table.places).filter_map(|place| place.id)
    }
}

impl Place {
    /// Whether the session is missed by whose place it is (MCRC-PEN-3, MCRC-PEN-11).
    pub(crate) fn is_missed(&self) -> bool {
        let too_late = self.late.as_ref().is_some_and(|&(minutes, _)| minutes > crate::score::LATE[1]);
        self.id.is_some() && (self.gone || self.stand_in.is_some() || too_late)
    }

    /// Who plays there for himself.
    pub(crate) fn player(&self) -> Option<u32> {
        self.id.filter(|_| !self.is_missed())
    }
}
