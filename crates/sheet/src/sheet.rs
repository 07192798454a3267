//! A sheet: what its notes have made of it.

use rules::{Offence, OffencePoints, Options, RawValue, Receiver, Rules, Ruleset};

use crate::fold::Folded;
use crate::{DealEntry, Note, Place, Preview, Refusal, Setup, SheetView, Stamp, show};

/// The longest text that a note may have, in bytes.
const TEXT_MAX: usize = 4000;

/// The most rows, versions of a row, penalties, calls and objections: more than any session has.
const COUNT_MAX: usize = 2000;

/// A score sheet.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub(crate) rules: Rules,
    pub(crate) setup: Setup,
    pub(crate) notes: Notes,
    /// What follows from the notes.
    pub(crate) folded: Folded,
}

/// What has been noted, without what follows from it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes {
    pub(crate) rows: Vec<Row>,
    pub(crate) penalties: Vec<Penalty>,
    pub(crate) calls: Vec<Call>,
    pub(crate) signed: [bool; 4],
    pub(crate) referee: Option<String>,
    /// How many rows stood when the time was up.
    pub(crate) time_up: Option<usize>,
}

#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// What it is now.
    pub(crate) entry: DealEntry,
    pub(crate) struck: bool,
    pub(crate) versions: Vec<Version>,
    pub(crate) confirmed: [bool; 4],
    pub(crate) objections: Vec<Objection>,
}

#[derive(Clone, Debug)]
pub(crate) struct Version {
    /// `None` if the row was only struck out or restored.
    pub(crate) entry: Option<DealEntry>,
    pub(crate) struck: bool,
    pub(crate) stamp: Stamp,
    pub(crate) why: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Objection {
    pub(crate) who: Place,
    pub(crate) why: String,
    pub(crate) stamp: Stamp,
}

#[derive(Clone, Debug)]
pub(crate) struct Penalty {
    pub(crate) offence: &'static Offence,
    pub(crate) who: Place,
    pub(crate) to: Option<Place>,
    pub(crate) points: Option<u32>,
    pub(crate) row: usize,
    pub(crate) text: String,
    pub(crate) stamp: Stamp,
    pub(crate) cancelled: Option<(Stamp, String)>,
}

#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) who: Option<Place>,
    pub(crate) why: String,
    pub(crate) stamp: Stamp,
    pub(crate) answer: Option<Answer>,
}

#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) text: String,
    pub(crate) clause: Option<String>,
    pub(crate) stamp: Stamp,
}

impl Sheet {
    /// An empty sheet.
    ///
    /// # Errors
    /// If there are no such rules, or so many cannot play by them.
    pub fn new(setup: Setup) -> Result<Sheet, Refusal> {
        let rules = read_rules(&setup)?;
        let found = setup.players.len();
        if !u8::try_from(found).is_ok_and(|found| rules.players.contains(&found)) {
            return Err(Refusal::Players { found, clause: rules.clauses.players });
        }
        let names = setup.players.iter().flat_map(|person| [Some(&person.name), person.team.as_ref()]);
        if names.flatten().any(|name| name.len() > TEXT_MAX) {
            return Err(Refusal::TooLong);
        }
        let notes = Notes::default();
        let folded = Folded::of(&rules, found, &notes)?;
        Ok(Sheet { rules, setup, notes, folded })
    }

    /// Takes a note.
    ///
    /// # Errors
    /// If it does not fit; the sheet is then as it was.
    pub fn apply(&mut self, stamp: &Stamp, note: &Note) -> Result<(), Refusal> {
        let is_signed = self.notes.signed.contains(&true) || self.notes.referee.is_some();
        let signs = matches!(note, Note::Sign { .. } | Note::RefereeSign { .. } | Note::Reopen { .. });
        // MCRC-SCORE-6. While they sign, nothing changes below the pens.
        if is_signed && !signs {
            return Err(Refusal::Signed);
        }
        let mut changed = self.clone();
        changed.take(stamp, note)?;
        *self = changed;
        Ok(())
    }

    /// The sheet as it is shown.
    pub fn view(&self) -> SheetView {
        show::view(self)
    }

    /// What the next deal would come to if it were entered so.
    ///
    /// # Errors
    /// If it would not be taken.
    pub fn preview(&self, deal: &DealEntry) -> Result<Preview, Refusal> {
        self.preview_row(self.notes.rows.len() as u32, deal)
    }

    /// The same for a row that would be corrected so.
    ///
    /// # Errors
    /// If it would not be taken.
    pub fn preview_row(&self, row: u32, deal: &DealEntry) -> Result<Preview, Refusal> {
        let mut changed = self.clone();
        let at = row as usize;
        let stamp = Stamp { at: 0, by: String::new(), role: String::new() };
        match changed.notes.rows.get_mut(at) {
            None => changed.enter(&stamp, row, deal)?,
            Some(old) => {
                (old.entry, old.struck) = (deal.clone(), false);
                changed.fold_with(at)?;
            }
        }
        show::preview(&changed, at).ok_or(Refusal::Over)
    }

    /// The rules that it is kept by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What it was made with.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    fn take(&mut self, stamp: &Stamp, note: &Note) -> Result<(), Refusal> {
        match note {
            Note::Deal { row, deal } => self.enter(stamp, *row, deal),
            Note::Correct { row, version, deal, why } => {
                let at = self.find_row(*row, *version, Some(false))?;
                self.rewrite(stamp, at, Some(deal), false, why)
            }
            Note::Strike { row, version, why } => {
                let at = self.find_row(*row, *version, Some(false))?;
                self.rewrite(stamp, at, None, true, why)
            }
            Note::Restore { row, version, why } => {
                let at = self.find_row(*row, *version, Some(true))?;
                self.rewrite(stamp, at, None, false, why)
            }
            Note::Confirm { row, version, who } => {
                let (who, at) = (self.player(*who)?, self.find_row(*row, *version, None)?);
                let row = &mut self.notes.rows[at];
                row.confirmed[usize::from(who)] = true;
                row.objections.retain(|objection| objection.who != who);
                Ok(())
            }
            Note::Object { row, version, who, why } => {
                let (who, at) = (self.player(*who)?, self.find_row(*row, *version, None)?);
                let row = &mut self.notes.rows[at];
                row.confirmed[usize::from(who)] = false;
                let objection = Objection { who, why: text(why)?, stamp: stamp.clone() };
                push(&mut row.objections, objection)
            }
            Note::Call { who, why } => {
                let who = who.map(|who| self.player(who)).transpose()?;
                let call = Call { who, why: text(why)?, stamp: stamp.clone(), answer: None };
                push(&mut self.notes.calls, call)
            }
            Note::Answer { call, text: answer, clause } => {
                let call = self.notes.calls.get_mut(*call as usize).ok_or(Refusal::NoSuchCall)?;
                let clause = clause.as_deref().map(text).transpose()?;
                call.answer = Some(Answer { text: text(answer)?, clause, stamp: stamp.clone() });
                Ok(())
            }
            Note::Penalty { .. } => self.punish(stamp, note),
            Note::CancelPenalty { penalty, why } => {
                let penalties = &mut self.notes.penalties;
                let penalty = penalties.get_mut(*penalty as usize).ok_or(Refusal::NoSuchPenalty)?;
                if penalty.cancelled.is_some() {
                    return Err(Refusal::Cancelled);
                }
                penalty.cancelled = Some((stamp.clone(), text(why)?));
                self.fold()
            }
            Note::TimeUp {} => self.end_by_time(),
            Note::Sign { who } => {
                self.check_settled()?;
                let who = self.player(*who)?;
                self.notes.signed[usize::from(who)] = true;
                Ok(())
            }
            Note::RefereeSign { name } => {
                self.check_settled()?;
                self.notes.referee = Some(text(name)?);
                Ok(())
            }
            Note::Reopen { why } => {
                text(why)?;
                self.reopen()
            }
        }
    }

    /// The next deal.
    fn enter(&mut self, stamp: &Stamp, row: u32, deal: &DealEntry) -> Result<(), Refusal> {
        let next = self.notes.rows.len();
        if row as usize != next {
            return Err(Refusal::NotNext { next: next as u32 });
        }
        if self.folded.is_over() {
            return Err(Refusal::Over);
        }
        self.check_texts(deal)?;
        let version =
            Version { entry: Some(deal.clone()), struck: false, stamp: stamp.clone(), why: String::new() };
        let row = Row {
            entry: deal.clone(),
            struck: false,
            versions: vec![version],
            confirmed: [false; 4],
            objections: Vec::new(),
        };
        push(&mut self.notes.rows, row)?;
        self.fold_with(next)
    }

    /// A new version of a row. What was said for and against the old one is said no more.
    fn rewrite(
        &mut self,
        stamp: &Stamp,
        at: usize,
        deal: Option<&DealEntry>,
        struck: bool,
        why: &str,
    ) -> Result<(), Refusal> {
        deal.map_or(Ok(()), |deal| self.check_texts(deal))?;
        let version = Version { entry: deal.cloned(), struck, stamp: stamp.clone(), why: text(why)? };
        let row = &mut self.notes.rows[at];
        push(&mut row.versions, version)?;
        if let Some(deal) = deal {
            row.entry = deal.clone();
        }
        (row.struck, row.confirmed) = (struck, [false; 4]);
        row.objections.clear();
        if deal.is_some() { self.fold_with(at) } else { self.fold() }
    }

    fn punish(&mut self, stamp: &Stamp, note: &Note) -> Result<(), Refusal> {
        let Note::Penalty { offence, who, to, points, row, text: remark } = note else { return Ok(()) };
        let table = self.rules.offences();
        let offence = Offence::find(table, offence).ok_or(Refusal::NoSuchOffence)?;
        let who = self.player(*who)?;
        let to = to.map(|to| self.player(to)).transpose()?;
        if offence.in_deal {
            return Err(Refusal::InDeal(offence.clause));
        }
        let one = offence.to == Receiver::One;
        if one != to.is_some() || to == Some(who) {
            return Err(Refusal::Receiver(offence.clause));
        }
        let fits = match (offence.points, points) {
            (OffencePoints::Choice(choices), Some(points)) => choices.contains(points),
            (OffencePoints::Choice(_), None) => false,
            (_, points) => points.is_none(),
        };
        if !fits {
            return Err(Refusal::Points(offence.clause));
        }
        if *row as usize > self.notes.rows.len() {
            return Err(Refusal::NoSuchRow(*row));
        }
        let penalty = Penalty {
            offence,
            who,
            to,
            points: *points,
            row: *row as usize,
            text: text(remark)?,
            stamp: stamp.clone(),
            cancelled: None,
        };
        push(&mut self.notes.penalties, penalty)?;
        self.fold()
    }

    fn end_by_time(&mut self) -> Result<(), Refusal> {
        if self.folded.is_over() {
            return Err(Refusal::Over);
        }
        self.notes.time_up = Some(self.notes.rows.len());
        self.fold()
    }

    /// Takes the signatures back; if there is none, the time is not up after all.
    fn reopen(&mut self) -> Result<(), Refusal> {
        let notes = &mut self.notes;
        if notes.signed.contains(&true) || notes.referee.is_some() {
            (notes.signed, notes.referee) = ([false; 4], None);
            return Ok(());
        }
        notes.time_up.take().ok_or(Refusal::NotSigned)?;
        self.fold()
    }

    /// MCRC-SCORE-1, MCRC-SCORE-6: what is signed is final, so nothing may be open.
    fn check_settled(&self) -> Result<(), Refusal> {
        for (at, row) in self.notes.rows.iter().enumerate() {
            if !row.objections.is_empty() {
                return Err(Refusal::Objection { row: at as u32 });
            }
            if self.folded.rows.get(at).is_none_or(|row| row.beyond || row.problem.is_some()) {
                return Err(Refusal::Unsettled { row: at as u32 });
            }
        }
        Ok(())
    }

    /// Finds the row that somebody has seen in a version; `struck` says what it has to be.
    fn find_row(&self, row: u32, version: u32, struck: Option<bool>) -> Result<usize, Refusal> {
        let found = self.notes.rows.get(row as usize).ok_or(Refusal::NoSuchRow(row))?;
        let now = found.versions.len() as u32;
        if now != version {
            return Err(Refusal::Changed { version: now });
        }
        match struck {
            Some(true) if !found.struck => Err(Refusal::NotStruck),
            Some(false) if found.struck => Err(Refusal::Struck),
            _ => Ok(row as usize),
        }
    }

    fn player(&self, who: Place) -> Result<Place, Refusal> {
        if usize::from(who) < self.setup.players.len() { Ok(who) } else { Err(Refusal::NoSuchPlayer(who)) }
    }

    fn check_texts(&self, deal: &DealEntry) -> Result<(), Refusal> {
        let hands = deal.wins.iter().filter_map(|win| win.hand.as_deref());
        let long = hands.chain([deal.note.as_str()]).any(|text| text.len() > TEXT_MAX);
        let many = deal.wins.len() > 4 || deal.kongs.len() > 16 || deal.broken_suit.len() > 4;
        if long || many { Err(Refusal::TooLong) } else { Ok(()) }
    }

    fn fold(&mut self) -> Result<(), Refusal> {
        self.folded = Folded::of(&self.rules, self.setup.players.len(), &self.notes)?;
        Ok(())
    }

    /// The same after a row was written, which must be right by itself.
    fn fold_with(&mut self, at: usize) -> Result<(), Refusal> {
        self.fold()?;
        self.folded.problem(at).map_or(Ok(()), |problem| Err(problem.clone()))
    }
}

fn read_rules(setup: &Setup) -> Result<Rules, Refusal> {
    let ruleset: Ruleset = setup.rules.parse().map_err(|_| Refusal::NoSuchRules)?;
    let given = setup.options.iter().map(|(id, value)| {
        let raw = match value {
            serde_json::Value::Null => RawValue::Null,
            serde_json::Value::Bool(is) => RawValue::Bool(*is),
            serde_json::Value::Number(number) => {
                number.as_i64().map_or(RawValue::Other("number"), RawValue::Number)
            }
            serde_json::Value::String(word) => RawValue::Word(word),
            serde_json::Value::Array(_) | serde_json::Value::Object(_) => RawValue::Other("list"),
        };
        (id.as_str(), raw)
    });
    Ok(Rules::new(Options::new(ruleset, given).map_err(|_| Refusal::NoSuchRules)?))
}

/// A text that is not too long.
fn text(text: &str) -> Result<String, Refusal> {
    if text.len() > TEXT_MAX { Err(Refusal::TooLong) } else { Ok(text.to_owned()) }
}

fn push<T>(list: &mut Vec<T>, item: T) -> Result<(), Refusal> {
    if list.len() >= COUNT_MAX {
        return Err(Refusal::Full);
    }
    list.push(item);
    Ok(())
}
