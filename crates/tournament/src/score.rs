//! Results: what a table came to, and what each of its players gets for it.

use std::collections::BTreeMap;

use rules::{OffencePoints, ladder};
use sheet::CheckView;
use table::{ranks, table_points};

use crate::TableState;
use crate::state::{Penalty, Phase, Place, Reading, Section, Table, Tournament};

/// Until how many minutes after the start lateness costs points; later the session is missed (MCRC-PEN-3).
pub(crate) const LATE: [u32; 2] = [10, 15];
/// How many points (MCRC-PEN-3).
const LATE_POINTS: [u32; 2] = [10, 20];

/// What is known of a table.
#[derive(Clone, Debug)]
pub(crate) struct TableResult {
    pub(crate) state: TableState,
    /// The game points by place, if there is anything.
    pub(crate) points: Option<[i64; 4]>,
    pub(crate) check: CheckView,
    pub(crate) deals: u32,
    pub(crate) calls: u32,
    pub(crate) objections: u32,
    pub(crate) signed: Vec<bool>,
    pub(crate) referee: bool,
}

/// What a place of a table came to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PlaceScore {
    pub(crate) gp: i64,
    pub(crate) tp: i32,
    pub(crate) place: u32,
}

/// What a player gets for a session.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Score {
    /// In the list of the tables.
    pub(crate) table: usize,
    pub(crate) place: u32,
    pub(crate) gp: i64,
    pub(crate) tp: i32,
    pub(crate) missed: bool,
    pub(crate) complete: bool,
    pub(crate) adjusted: bool,
}

/// The scores of a section, session by session, by id.
pub(crate) type Scores = Vec<BTreeMap<u32, Score>>;

/// What comes to a player's session from outside the sheet.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extra {
    /// Points of penalties.
    lost: i64,
    gp: i64,
    tp: i32,
    adjusted: bool,
}

/// By session and id.
pub(crate) type Extras = BTreeMap<(u32, u32), Extra>;

impl Tournament {
    /// What has been given and taken outside the sheets of a section.
    pub(crate) fn extras(&self, section: usize) -> Extras {
        let mut extras = Extras::new();
        for (at, penalty) in
            self.penalties.iter().enumerate().filter(|(_, penalty)| penalty.section == section)
        {
            if let Some(session) = penalty.session {
                let points = self.penalty_points(at);
                extras.entry((session, penalty.id)).or_default().lost += i64::from(points);
            }
        }
        let standing = self.adjustments.iter().filter(|adjustment| adjustment.cancelled.is_none());
        for adjustment in standing.filter(|adjustment| adjustment.section == section) {
            let extra = extras.entry((adjustment.session, adjustment.id)).or_default();
            extra.gp += adjustment.game_points;
            extra.tp += adjustment.table_points;
            extra.adjusted = true;
        }
        extras
    }

    /// What a penalty of the tournament costs; nothing if it is cancelled.
    pub(crate) fn penalty_points(&self, at: usize) -> u32 {
        let penalty = &self.penalties[at];
        if penalty.cancelled.is_some() || penalty.session.is_none_or(|session| self.missed(session, penalty))
        {
            return 0;
        }
        match penalty.offence.points {
            OffencePoints::None => 0,
            OffencePoints::Fixed(points) | OffencePoints::EachOther(points) => points,
            OffencePoints::Choice(_) => penalty.points.unwrap_or(0),
            OffencePoints::Ladder => ladder(self.step(at)),
        }
    }

    /// MCRC-PEN-11: who missed the session has 0 game points in it, whatever else he did.
    fn missed(&self, session: u32, penalty: &Penalty) -> bool {
        let session = self.session(penalty.section as u32, session).ok();
        let seat = session.and_then(|session| Some((session, session.seat_of(penalty.id)?)));
        seat.is_none_or(|(session, (table, place))| session.tables[table].places[place].is_missed())
    }

    /// Which time it is in the session, from 1: each kind of offence has its own count (MCRC-PEN-7, MCRC-PEN-8).
    pub(crate) fn step(&self, at: usize) -> u32 {
        let key = |penalty: &Penalty| (penalty.section, penalty.session, penalty.id, penalty.offence.id);
        let of = &self.penalties[at];
        let same = |penalty: &&Penalty| penalty.cancelled.is_none() && key(penalty) == key(of);
        1 + self.penalties[..at].iter().filter(same).count() as u32
    }

    pub(crate) fn scores(&self, section: usize) -> Scores {
        let Some(found) = self.sections.get(section) else { return Vec::new() };
        let extras = self.extras(section);
        let mut scores = Scores::new();
        for (number, session) in (1..).zip(&found.sessions) {
            let mut of_session = BTreeMap::new();
            let tables = session.tables.iter().enumerate().filter(|_| session.has_begun());
            for (at, table) in tables {
                let result = TableResult::of(table, session.phase);
                let complete = result.state == TableState::Complete;
                let places = places(found, number, table, &result, &extras);
                for (place, score) in table.places.iter().zip(places) {
                    let Some(id) = place.id else { continue };
                    let Extra { gp, tp, adjusted, .. } = extra(&extras, number, id);
                    let missed = place.is_missed();
                    let PlaceScore { gp, tp, place } =
                        if missed { PlaceScore { gp, tp, place: 0 } } else { score };
                    of_session.insert(id, Score { table: at, place, gp, tp, missed, complete, adjusted });
                }
            }
            scores.push(of_session);
        }
        scores
    }
}

/// What the places of a table came to: game points with all that is added and taken (MCRC-SCORE-3), and the table points that
/// follow (MCRC-SCORE-4, MCRC-SCORE-5). Who fills a place holds it like a player (MCRC-TABLE-3).
pub(crate) fn places(
    section: &Section,
    session: u32,
    table: &Table,
    result: &TableResult,
    extras: &Extras,
) -> [PlaceScore; 4] {
    let mut scores = [PlaceScore::default(); 4];
    for (at, place) in table.places.iter().enumerate() {
        scores[at].gp = result.points.map_or(0, |points| points[at]);
        if let Some(id) = place.player() {
            let extra = extra(extras, session, id);
            scores[at].gp += extra.gp - extra.lost - i64::from(late_points(section, place));
        }
    }
    if result.points.is_some() {
        let points = scores.map(|score| score.gp);
        for (score, (place, share)) in
            scores.iter_mut().zip(ranks(&points).into_iter().zip(table_points(&points)))
        {
            (score.place, score.tp) = (place, share.twelfths() as i32);
        }
    }
    for (score, place) in scores.iter_mut().zip(&table.places) {
        score.tp += place.player().map_or(0, |id| extra(extras, session, id).tp);
    }
    scores
}

/// What lateness costs (MCRC-PEN-3), or what the referee takes instead (MCRC-PEN-10).
pub(crate) fn late_points(section: &Section, place: &Place) -> u32 {
    let costs = section.setup.late_points.unwrap_or(LATE_POINTS);
    match place.late {
        Some((minutes, _)) if minutes <= LATE[0] => costs[0],
        Some((minutes, _)) if minutes <= LATE[1] => costs[1],
        Some(_) | None => 0,
    }
}

fn extra(extras: &Extras, session: u32, id: u32) -> Extra {
    extras.get(&(session, id)).copied().unwrap_or_default()
}

impl TableResult {
    /// What is typed from paper counts before what was written on the sheet.
    pub(crate) fn of(table: &Table, phase: Phase) -> TableResult {
        let mut result = match table.paper.last() {
            Some(last) => TableResult::of_paper(table, last),
            None => TableResult::of_sheet(table),
        };
        if phase == Phase::Closed {
            result.state = TableState::Complete;
        }
        result
    }

    fn of_paper(table: &Table, last: &Reading) -> TableResult {
        let deals = table.sheet.as_ref().map_or(0, |sheet| sheet.glance().deals);
        let reading = &last.result;
        let sum = reading.points.iter().sum();
        let signed = reading.referee && reading.signed.iter().all(|&signed| signed);
        let state = match (is_settled(&table.paper, deals > 0), table.paper.len()) {
            (true, _) if signed => TableState::Complete,
            (true, _) => TableState::Unsigned,
            (false, 1) => TableState::ReadOnce,
            (false, _) => TableState::Differs,
        };
        TableResult {
            state,
            points: Some(reading.points),
            check: CheckView { sum, to_nobody: reading.to_nobody, ok: sum == -reading.to_nobody },
            deals: reading.deals.unwrap_or(deals),
            calls: 0,
            objections: 0,
            signed: reading.signed.to_vec(),
            referee: reading.referee,
        }
    }

    fn of_sheet(table: &Table) -> TableResult {
        let Some(sheet) = &table.sheet else {
            return TableResult {
                state: TableState::Empty,
                points: None,
                check: CheckView { sum: 0, to_nobody: 0, ok: true },
                deals: 0,
                calls: 0,
                objections: 0,
                signed: vec![false; 4],
                referee: false,
            };
        };
        let glance = sheet.glance();
        let is_signed = glance.is_signed();
        let results = sheet.results();
        let written = glance.deals > 0 || is_signed || results.iter().any(|&points| points != 0);
        let state = match glance.end {
            _ if !written => TableState::Empty,
            None => TableState::Playing,
            Some(_) if is_signed && glance.objections == 0 => TableState::Complete,
            Some(_) => TableState::Unsigned,
        };
        TableResult {
            state,
            points: <[i64; 4]>::try_from(results).ok().filter(|_| written),
            check: glance.check,
            deals: glance.deals,
            calls: glance.calls,
            objections: glance.objections,
            signed: glance.signed,
            referee: glance.referee,
        }
    }
}

/// Whether the last reading holds: it is a correction with a reason, or it agrees with another one since the last correction.
fn is_settled(paper: &[Reading], sheet: bool) -> bool {
    let corrects = |at: usize| (at > 0 || sheet) && !paper[at].why.trim().is_empty();
    let since = (0..paper.len()).rev().find(|&at| corrects(at));
    let (Some(last), from) = (paper.len().checked_sub(1), since.unwrap_or(0)) else { return false };
    let numbers = |at: usize| (paper[at].result.points, paper[at].result.to_nobody);
    since == Some(last) || (from..last).any(|at| numbers(at) == numbers(last))
}
