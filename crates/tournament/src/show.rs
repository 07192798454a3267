//! What is shown of a tournament.

use sheet::CancelView;

use crate::clock::MINUTE;
use crate::scheme::Stage;
use crate::score::{Extras, Scores, TableResult, places};
use crate::standings::Standings;
use crate::state::{
    Adjustment, Appeal, Decision, Entrant, Phase, Place, Reading, Session, Table, Tournament,
};
use crate::{
    AdjustmentView, AppealView, DecisionView, DrawView, EntrantView, ExclusionView, PaperView, Role,
    ScoreView, SectionView, SessionState, Setup, StageView, StandingView, TablePlaceView, TableState,
    TableView, TeamView, TourSessionView, TournamentView, penalties, statistics, todo,
};

pub(crate) fn view(tournament: &Tournament, role: &Role) -> TournamentView {
    let entrants = (1..).zip(&tournament.entrants).filter(|(_, entrant)| !entrant.removed);
    let appeals = (1..).zip(&tournament.appeals);
    let adjustments = (1..).zip(&tournament.adjustments);
    TournamentView {
        setup: hide(tournament, role),
        finished: tournament.finished,
        entrants: entrants.map(|(id, entrant)| show_entrant(id, entrant)).collect(),
        sections: (0..tournament.sections.len()).map(|at| section(tournament, at, role)).collect(),
        penalties: penalties::all(tournament),
        appeals: appeals.map(|(number, appeal)| show_appeal(number, appeal)).collect(),
        adjustments: adjustments.map(|(number, adjustment)| show_adjustment(number, adjustment)).collect(),
    }
}

/// The announcement without the seeds from which walls follow that are still to be played.
fn hide(tournament: &Tournament, role: &Role) -> Setup {
    let mut setup = tournament.setup.clone();
    if *role != Role::Organiser && !tournament.finished {
        setup.sections.iter_mut().filter_map(|section| section.duplicate.as_mut()).for_each(String::clear);
    }
    setup
}

/// A table, if there is one.
pub(crate) fn table(tournament: &Tournament, section: u32, session: u32, table: u32) -> Option<TableView> {
    let found = tournament.table(section, session, table).ok()?;
    let of = tournament.session(section, session).ok()?;
    let extras = tournament.extras(section as usize);
    Some(show_table(tournament, section as usize, session, of, (table, found), &extras))
}

fn show_entrant(id: u32, entrant: &Entrant) -> EntrantView {
    let Entrant { entry, number, here, withdrawn, excluded, .. } = entrant.clone();
    EntrantView {
        id,
        section: entry.section,
        number,
        name: entry.name,
        team: entry.team,
        country: entry.country,
        rating_id: entry.rating_id,
        here,
        withdrawn,
        excluded: excluded.map(|exclusion| ExclusionView {
            ranked: exclusion.ranked,
            clause: exclusion.clause,
            why: exclusion.why,
            by: exclusion.stamp.by,
            at: exclusion.stamp.at,
        }),
    }
}

fn section(tournament: &Tournament, at: usize, role: &Role) -> SectionView {
    let found = &tournament.sections[at];
    let stages = tournament.stages(at);
    let scores = tournament.scores(at);
    let standings = Standings::of(tournament, at, &scores, u32::MAX);
    let teams = if found.setup.teams { standings.teams(tournament) } else { Vec::new() };
    SectionView {
        section: at as u32,
        setup: hide(tournament, role).sections.swap_remove(at),
        minutes: found.minutes(),
        draw: found.draw.as_ref().map(|draw| DrawView {
            seed: draw.seed.clone(),
            order: found.numbers[..draw.drawn].to_vec(),
            drawn_for: draw.drawn_for.clone(),
            by: draw.stamp.by.clone(),
            at: draw.stamp.at,
        }),
        stages: (0..stages.len()).map(|stage| show_stage(tournament, at, &stages, stage)).collect(),
        sessions: sessions(tournament, at, &stages),
        quality: tournament.quality(at as u32),
        standings: show_standings(tournament, at, &stages, &scores, &standings),
        teams: teams
            .into_iter()
            .map(|team| TeamView {
                place: team.place,
                team: team.name,
                tp: team.tp,
                gp: team.gp,
                ids: team.ids,
            })
            .collect(),
        statistics: statistics::of(tournament, at),
        offences: found.blank.view().offences,
        todo: if *role == Role::Organiser { todo::of(tournament, at, &stages) } else { Vec::new() },
    }
}

fn show_stage(tournament: &Tournament, section: usize, stages: &[Stage], at: usize) -> StageView {
    let Stage { first, last, players, knockout } = stages[at];
    let ids = tournament.stage_ids(section, stages, at);
    StageView { stage: at as u32 + 1, from: first, to: last, players, knockout, ids }
}

/// Those that are seated, and those that are planned.
fn sessions(tournament: &Tournament, at: usize, stages: &[Stage]) -> Vec<TourSessionView> {
    let found = &tournament.sections[at];
    let extras = tournament.extras(at);
    let total = stages.last().map_or(0, |stage| stage.last);
    let stage = |session: u32| stages.iter().take_while(|stage| stage.first <= session).count() as u32;
    let show = |session: u32| match found.session(session) {
        Ok(seated) => show_session(tournament, at, session, stage(session), seated, &extras),
        Err(_) => TourSessionView {
            session,
            stage: stage(session),
            state: SessionState::Planned,
            begun_at: None,
            ends_at: None,
            left_ms: None,
            over_at: None,
            appeals_until: None,
            seed: String::new(),
            tables: Vec::new(),
            missing: Vec::new(),
        },
    };
    (1..=total.max(found.sessions.len() as u32)).map(show).collect()
}

fn show_session(
    tournament: &Tournament,
    section: usize,
    number: u32,
    stage: u32,
    session: &Session,
    extras: &Extras,
) -> TourSessionView {
    let first = tournament.sections[section].setup.first_table;
    let tables = (first..).zip(&session.tables);
    let tables: Vec<TableView> =
        tables.map(|table| show_table(tournament, section, number, session, table, extras)).collect();
    let begun = session.has_begun();
    let open = tables.iter().filter(|table| begun && table.state != TableState::Complete);
    TourSessionView {
        session: number,
        stage,
        state: match session.phase {
            Phase::Seated => SessionState::Seated,
            Phase::Running => SessionState::Running,
            Phase::Paused => SessionState::Paused,
            Phase::Over => SessionState::Over,
            Phase::Closed => SessionState::Closed,
        },
        begun_at: begun.then_some(session.clock.begun_at),
        ends_at: session.clock.ends_at().filter(|_| begun),
        left_ms: session.clock.left(),
        over_at: session.clock.over_at,
        appeals_until: session
            .clock
            .over_at
            .map(|over| over.saturating_add(i64::from(tournament.setup.appeal_minutes) * MINUTE)),
        seed: session.seed.clone(),
        missing: open.map(|table| table.table).collect(),
        tables,
    }
}

fn show_table(
    tournament: &Tournament,
    section: usize,
    session: u32,
    of: &Session,
    (number, table): (u32, &Table),
    extras: &Extras,
) -> TableView {
    let found = &tournament.sections[section];
    let result = TableResult::of(table, of.phase);
    let scores = places(found, session, table, &result, extras);
    let show = |(place, score): (&Place, crate::score::PlaceScore)| TablePlaceView {
        id: place.id,
        number: place.id.and_then(|id| tournament.entrant(id).ok()?.number),
        stand_in: place.stand_in.clone(),
        late: place.late.as_ref().map(|&(minutes, _)| minutes),
        missed: place.is_missed(),
        gp: score.gp,
        tp: score.tp,
        place: score.place,
    };
    let goes_on = of.clock.over_at.is_none() || table.extra_minutes > 0;
    let ends_at = of.clock.table_ends_at(table.extra_minutes);
    TableView {
        table: number,
        places: table.places.iter().zip(scores).map(show).collect(),
        state: result.state,
        extra_minutes: table.extra_minutes,
        ends_at: ends_at.filter(|_| of.has_begun() && goes_on && of.phase != Phase::Closed),
        deals: result.deals,
        calls: result.calls,
        objections: result.objections,
        signed: result.signed,
        referee_signed: result.referee,
        check: result.check,
        paper: table.paper.iter().map(show_reading).collect(),
    }
}

fn show_reading(reading: &Reading) -> PaperView {
    let Reading { result, why, stamp } = reading.clone();
    PaperView { result, why, by: stamp.by, at: stamp.at }
}

fn show_standings(
    tournament: &Tournament,
    section: usize,
    stages: &[Stage],
    scores: &Scores,
    standings: &Standings,
) -> Vec<StandingView> {
    let found = &tournament.sections[section];
    // The last session that counts; what a place was before it, is compared.
    let last = scores.iter().rposition(|session| session.values().any(|score| score.complete)).unwrap_or(0);
    let before = Standings::of(tournament, section, scores, last as u32);
    let reached: Vec<Vec<u32>> =
        (0..stages.len()).map_while(|stage| tournament.stage_ids(section, stages, stage)).collect();
    let show = |row: &crate::standings::Standing| {
        let entrant = tournament.entrant(row.id).ok();
        let moved = match (before.place(row.id), row.place) {
            (Some(before), Some(now)) if last > 0 => before.cast_signed() - now.cast_signed(),
            _ => 0,
        };
        let (mut tp_sum, mut gp_sum) = (0, 0);
        let sessions = scores.iter().map(|session| {
            let score = session.get(&row.id)?;
            if score.complete {
                tp_sum += score.tp;
                gp_sum += score.gp;
            }
            Some(ScoreView {
                table: found.table_number(score.table),
                place: score.place,
                tp: score.tp,
                tp_sum,
                gp: score.gp,
                gp_sum,
                missed: score.missed,
                complete: score.complete,
                adjusted: score.adjusted,
            })
        });
        StandingView {
            place: row.place,
            id: row.id,
            number: row.number,
            name: entrant.map(|entrant| entrant.entry.name.clone()).unwrap_or_default(),
            team: entrant.and_then(|entrant| entrant.entry.team.clone()),
            tp: row.tp,
            gp: row.gp,
            moved,
            stage: reached.iter().take_while(|ids| ids.contains(&row.id)).count().max(1) as u32,
            sessions: sessions.collect(),
        }
    };
    standings.rows.iter().map(show).collect()
}

fn show_appeal(number: u32, appeal: &Appeal) -> AppealView {
    let Appeal { section, session, table, id, captain, against, text, fee_paid, in_time, stamp, decision } =
        appeal.clone();
    let show = |decision: Decision| DecisionView {
        upheld: decision.upheld,
        panel: decision.panel,
        clause: decision.clause,
        text: decision.text,
        // MCRC-APPEAL-3: it is paid back if the appeal succeeds and kept otherwise.
        fee_back: decision.upheld && fee_paid,
        by: decision.stamp.by,
        at: decision.stamp.at,
    };
    AppealView {
        appeal: number,
        section: section as u32,
        session,
        table,
        id,
        captain,
        against,
        text,
        fee_paid,
        in_time,
        by: stamp.by,
        at: stamp.at,
        decision: decision.map(show),
    }
}

fn show_adjustment(number: u32, adjustment: &Adjustment) -> AdjustmentView {
    let Adjustment { section, session, id, game_points, table_points, appeal, clause, why, stamp, cancelled } =
        adjustment.clone();
    AdjustmentView {
        adjustment: number,
        section: section as u32,
        session,
        id,
        game_points,
        table_points,
        appeal,
        clause,
        why,
        by: stamp.by,
        at: stamp.at,
        cancelled: cancelled.map(|(stamp, why)| CancelView { by: stamp.by, at: stamp.at, why }),
    }
}
