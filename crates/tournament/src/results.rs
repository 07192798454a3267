//! Results: notes in the sheets of tables, and what is typed from paper.

use sheet::{EndWord, Note, SessionEnd, Sheet, Stamp};

use crate::limits::{COUNT_MAX, POINTS_MAX, TEXT_MAX, text};
use crate::state::{Phase, Reading, Session, Tournament};
use crate::{PaperResult, Refusal};

impl Tournament {
    pub(crate) fn note(
        &mut self,
        stamp: &Stamp,
        (section, session, table): (u32, u32, u32),
        note: &Note,
    ) -> Result<(), Refusal> {
        let found = self.session(section, session)?;
        check_open(found)?;
        let (phase, clock) = (found.phase, found.clock);
        let found = self.table_mut(section, session, table)?;
        let ends_at = clock.table_ends_at(found.extra_minutes);
        let sheet = found.sheet.as_mut().ok_or(Refusal::NotBegun)?;
        check_note(sheet, note)?;
        if matches!(note, Note::TimeUp {}) && ends_at.is_none_or(|end| stamp.at < end) {
            return Err(Refusal::TimeLeft);
        }
        if phase == Phase::Over {
            // The gong stops a table with time of its own when that is up: it is seen at the first note after it.
            let is_due = ends_at.is_some_and(|end| stamp.at >= end);
            let mut changed = sheet.clone();
            after_the_gong(&mut changed, stamp, note, is_due)?;
            *sheet = changed;
            return Ok(());
        }
        Ok(sheet.apply(stamp, note)?)
    }

    /// A result that is typed from paper.
    pub(crate) fn paper(
        &mut self,
        stamp: &Stamp,
        (section, session, table): (u32, u32, u32),
        version: u32,
        result: &PaperResult,
        why: &str,
    ) -> Result<(), Refusal> {
        text(why, TEXT_MAX)?;
        check_open(self.session(section, session)?)?;
        let found = self.table_mut(section, session, table)?;
        let now = found.paper.len() as u32;
        if version != now {
            return Err(Refusal::TypedMeanwhile { version: now });
        }
        check_paper(result)?;
        // A sheet that was kept by phones is not put aside without a word.
        let kept = found.sheet.as_ref().is_some_and(|sheet| sheet.glance().deals > 0);
        if found.paper.is_empty() && kept && why.trim().is_empty() {
            return Err(Refusal::Why);
        }
        if found.paper.len() >= COUNT_MAX {
            return Err(Refusal::Full);
        }
        found.paper.push(Reading { result: result.clone(), why: why.to_owned(), stamp: stamp.clone() });
        Ok(())
    }
}

/// Results come in while a session runs and until it is closed.
fn check_open(session: &Session) -> Result<(), Refusal> {
    match session.phase {
        Phase::Seated => Err(Refusal::NotBegun),
        Phase::Closed => Err(Refusal::Closed),
        Phase::Running | Phase::Paused | Phase::Over => Ok(()),
    }
}

fn check_note(sheet: &Sheet, note: &Note) -> Result<(), Refusal> {
    // MCRC-SCORE-6: what is signed goes to the scoring commission, so it is signed when it is over.
    if matches!(note, Note::Sign { .. } | Note::RefereeSign { .. }) && sheet.glance().end.is_none() {
        return Err(Refusal::SheetNotOver);
    }
    // MCRC-PEN-3: a session that is missed is more than a penalty of the sheet.
    if let Note::Penalty { offence, .. } = note {
        let offence = rules::Offence::find(sheet.rules().offences(), offence);
        if offence.is_some_and(|offence| offence.consequence == Some("session_missed")) {
            return Err(Refusal::IsLateness);
        }
    }
    Ok(())
}

/// A note after the gong. A deal that was finished before it, or that is settled as the rules settle one that the time has
/// stopped, is still written down; then the time is up again.
fn after_the_gong(sheet: &mut Sheet, stamp: &Stamp, note: &Note, is_due: bool) -> Result<(), Refusal> {
    let glance = sheet.glance();
    let is_signed = glance.referee || glance.signed.contains(&true);
    if is_due && glance.end.is_none() && !is_signed && !matches!(note, Note::TimeUp {} | Note::Reopen { .. })
    {
        sheet.apply(stamp, &Note::TimeUp {})?;
    }
    let stopped = !is_signed && sheet.glance().end == Some(SessionEnd::Time);
    let Note::Deal { deal, .. } = note else { return Ok(sheet.apply(stamp, note)?) };
    // Where a row says so itself, the time was up in that deal: no other comes after it.
    let last_says_so = || sheet.view().rows.iter().any(|row| !row.struck && row.entry.end == EndWord::Time);
    if !stopped || last_says_so() {
        return Ok(sheet.apply(stamp, note)?);
    }
    sheet.apply(stamp, &Note::Reopen { why: String::new() })?;
    sheet.apply(stamp, note)?;
    if deal.end != EndWord::Time && sheet.glance().end.is_none() {
        sheet.apply(stamp, &Note::TimeUp {})?;
    }
    Ok(())
}

/// MCRC-SCORE-7: the game points add up to minus what went to nobody.
fn check_paper(result: &PaperResult) -> Result<(), Refusal> {
    let PaperResult { points, to_nobody, hands, .. } = result;
    let possible = points.iter().chain([to_nobody]).all(|points| (-POINTS_MAX..=POINTS_MAX).contains(points));
    if !possible || *to_nobody < 0 || points.iter().sum::<i64>() != -to_nobody {
        return Err(Refusal::Sum);
    }
    for hand in hands {
        if hand.place > 3 || hand.value == 0 {
            return Err(Refusal::NoSuchPlace);
        }
        hand.hand.as_deref().map_or(Ok(()), |hand| text(hand, TEXT_MAX))?;
    }
    if hands.len() > 100 { Err(Refusal::TooLong) } else { Ok(()) }
}
