//! Rulings: penalties outside the sheets, appeals, corrections of the standings.

use rules::{Offence, OffencePoints, Receiver};
use sheet::Stamp;

use crate::clock::MINUTE;
use crate::limits::{COUNT_MAX, NAME_MAX, POINTS_MAX, TEXT_MAX, name, push, text, why};
use crate::state::{Adjustment, Appeal, Decision, Penalty, Phase, Tournament};
use crate::{Act, Refusal};

/// More table points, in twelfths, no correction gives or takes: four a session.
const TWELFTHS_MAX: i32 = 48;

impl Tournament {
    /// MCRC-PEN-4, MCRC-PEN-7: a penalty whose points nobody receives.
    pub(crate) fn punish(&mut self, stamp: &Stamp, act: &Act) -> Result<(), Refusal> {
        let Act::Penalty { section, session, id, offence, points, text: remark } = act else { return Ok(()) };
        text(remark, TEXT_MAX)?;
        let entrant = self.entrant(*id)?;
        let found = self.section(*section)?;
        if entrant.entry.section != *section {
            return Err(Refusal::NotSeatedThere);
        }
        if let Some(session) = *session {
            let session = found.session(session)?;
            check_counted(session.phase)?;
            let (table, place) = session.seat_of(*id).ok_or(Refusal::NotSeatedThere)?;
            if session.tables[table].places[place].is_missed() {
                return Err(Refusal::NotSeatedThere);
            }
        }
        let offence =
            Offence::find(found.rules().offences(), offence).ok_or(sheet::Refusal::NoSuchOffence)?;
        if offence.clause == "MCRC-PEN-3" {
            return Err(Refusal::IsLateness);
        }
        if offence.in_deal {
            return Err(sheet::Refusal::InDeal(offence.clause).into());
        }
        // Who gets the points sits at the table: such a penalty stands in its sheet.
        if offence.to != Receiver::Nobody && session.is_some() {
            return Err(sheet::Refusal::Receiver(offence.clause).into());
        }
        let fits = match (offence.points, points) {
            (OffencePoints::Choice(choices), Some(points)) => session.is_some() && choices.contains(points),
            (OffencePoints::Choice(_), None) => session.is_none(),
            (_, points) => points.is_none(),
        };
        if !fits {
            return Err(sheet::Refusal::Points(offence.clause).into());
        }
        let penalty = Penalty {
            section: *section as usize,
            session: *session,
            id: *id,
            offence,
            points: *points,
            text: remark.clone(),
            stamp: stamp.clone(),
            cancelled: None,
        };
        push(&mut self.penalties, penalty)
    }

    pub(crate) fn cancel_penalty(&mut self, stamp: &Stamp, penalty: u32, why: &str) -> Result<(), Refusal> {
        text(why, TEXT_MAX)?;
        let at = penalty.checked_sub(1).ok_or(sheet::Refusal::NoSuchPenalty)? as usize;
        let found = self.penalties.get(at).ok_or(sheet::Refusal::NoSuchPenalty)?;
        if found.cancelled.is_some() {
            return Err(sheet::Refusal::Cancelled.into());
        }
        if let Some(session) = found.session {
            check_counted(self.session(found.section as u32, session)?.phase)?;
        }
        self.penalties[at].cancelled = Some((stamp.clone(), why.to_owned()));
        Ok(())
    }

    /// MCRC-APPEAL-1 to 4.
    pub(crate) fn appeal(&mut self, stamp: &Stamp, act: &Act) -> Result<(), Refusal> {
        let Act::Appeal { section, session, id, captain, table, against, text: says, fee_paid } = act else {
            return Ok(());
        };
        // MCRC-APPEAL-4: it is in writing.
        why(says)?;
        text(against, TEXT_MAX)?;
        let entrant = self.entrant(*id)?;
        if entrant.entry.section != *section {
            return Err(Refusal::NotSeatedThere);
        }
        // MCRC-APPEAL-1: a captain has a team.
        if *captain && entrant.entry.team.is_none() {
            return Err(Refusal::NoSuchTeam);
        }
        let found = self.session(*section, *session)?;
        if !found.has_begun() {
            return Err(Refusal::NotBegun);
        }
        if let Some(table) = *table {
            self.table(*section, *session, table)?;
        }
        // MCRC-APPEAL-2. One that comes later is kept, but cannot be upheld.
        let until = found
            .clock
            .over_at
            .map(|over| over.saturating_add(i64::from(self.setup.appeal_minutes) * MINUTE));
        let appeal = Appeal {
            section: *section as usize,
            session: *session,
            table: *table,
            id: *id,
            captain: *captain,
            against: against.clone(),
            text: says.clone(),
            fee_paid: *fee_paid,
            in_time: until.is_none_or(|until| stamp.at <= until),
            stamp: stamp.clone(),
            decision: None,
        };
        push(&mut self.appeals, appeal)
    }

    /// MCRC-APPEAL-5 to 8.
    pub(crate) fn decide(&mut self, stamp: &Stamp, act: &Act) -> Result<(), Refusal> {
        let Act::Decide { appeal, upheld, panel, clause, text: says } = act else { return Ok(()) };
        why(says)?;
        text(clause, NAME_MAX)?;
        if panel.is_empty() || panel.len() > 50 {
            return Err(Refusal::Panel);
        }
        panel.iter().try_for_each(|person| name(person))?;
        let at = appeal.checked_sub(1).ok_or(Refusal::NoSuchAppeal)? as usize;
        let found = self.appeals.get_mut(at).ok_or(Refusal::NoSuchAppeal)?;
        if found.decision.is_some() {
            return Err(Refusal::Decided);
        }
        if *upheld && !found.in_time {
            return Err(Refusal::AppealLate);
        }
        found.decision = Some(Decision {
            upheld: *upheld,
            panel: panel.clone(),
            clause: clause.clone(),
            text: says.clone(),
            stamp: stamp.clone(),
        });
        Ok(())
    }

    pub(crate) fn adjust(&mut self, stamp: &Stamp, act: &Act) -> Result<(), Refusal> {
        let Act::Adjust { section, session, id, game_points, table_points, appeal, clause, why: reason } =
            act
        else {
            return Ok(());
        };
        why(reason)?;
        text(clause, NAME_MAX)?;
        let found = self.session(*section, *session)?;
        if !found.has_begun() {
            return Err(Refusal::NotBegun);
        }
        self.entrant(*id)?;
        found.seat_of(*id).ok_or(Refusal::NotSeatedThere)?;
        let possible = (-POINTS_MAX..=POINTS_MAX).contains(game_points)
            && (-TWELFTHS_MAX..=TWELFTHS_MAX).contains(table_points);
        if !possible || (*game_points, *table_points) == (0, 0) {
            return Err(Refusal::NoPoints);
        }
        if let Some(appeal) = *appeal {
            let at = appeal.checked_sub(1).ok_or(Refusal::NoSuchAppeal)? as usize;
            let appeal = self.appeals.get(at).ok_or(Refusal::NoSuchAppeal)?;
            if !appeal.decision.as_ref().is_some_and(|decision| decision.upheld) {
                return Err(Refusal::NotUpheld);
            }
        }
        if self.adjustments.len() >= COUNT_MAX {
            return Err(Refusal::Full);
        }
        self.adjustments.push(Adjustment {
            section: *section as usize,
            session: *session,
            id: *id,
            game_points: *game_points,
            table_points: *table_points,
            appeal: *appeal,
            clause: clause.clone(),
            why: reason.clone(),
            stamp: stamp.clone(),
            cancelled: None,
        });
        Ok(())
    }

    pub(crate) fn cancel_adjust(
        &mut self,
        stamp: &Stamp,
        adjustment: u32,
        reason: &str,
    ) -> Result<(), Refusal> {
        text(reason, TEXT_MAX)?;
        let at = adjustment.checked_sub(1).ok_or(Refusal::NoSuchAdjustment)? as usize;
        let found = self.adjustments.get_mut(at).ok_or(Refusal::NoSuchAdjustment)?;
        if found.cancelled.is_some() {
            return Err(Refusal::NoSuchAdjustment);
        }
        found.cancelled = Some((stamp.clone(), reason.to_owned()));
        Ok(())
    }
}

/// Whether game points of a session may still change.
const fn check_counted(phase: Phase) -> Result<(), Refusal> {
    match phase {
        Phase::Seated => Err(Refusal::NotBegun),
        Phase::Closed => Err(Refusal::Closed),
        Phase::Running | Phase::Paused | Phase::Over => Ok(()),
    }
}
