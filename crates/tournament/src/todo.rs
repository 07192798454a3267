//! What the organiser should do next.

use std::collections::BTreeSet;

use crate::scheme::Stage;
use crate::score::TableResult;
use crate::state::{Phase, Section, Tournament};
use crate::{TableState, Todo};

/// The first is the next step.
pub(crate) fn of(tournament: &Tournament, at: usize, stages: &[Stage]) -> Vec<Todo> {
    let section = &tournament.sections[at];
    if tournament.finished {
        return Vec::new();
    }
    let mut todo = Vec::new();
    open_sessions(section, &mut todo);
    let waits = tournament.appeals.iter().filter(|appeal| appeal.section == at && appeal.decision.is_none());
    let waits = waits.count() as u32;
    if waits > 0 {
        todo.push(Todo::Appeals { open: waits });
    }
    let runs = section.sessions.iter().any(|session| matches!(session.phase, Phase::Running | Phase::Paused));
    if !runs {
        next_step(tournament, at, stages, &mut todo);
    }
    let absent =
        tournament.entered(at).filter(|(_, entrant)| entrant.plays() && !entrant.here).count() as u32;
    if section.begun() == 0 && absent > 0 {
        todo.push(Todo::CheckIn { missing: absent });
    }
    todo
}

/// Sessions that have begun and are not closed.
fn open_sessions(section: &Section, todo: &mut Vec<Todo>) {
    for (number, session) in (1..).zip(&section.sessions) {
        if !session.has_begun() || session.phase == Phase::Closed {
            continue;
        }
        let results = || session.tables.iter().map(|table| TableResult::of(table, session.phase));
        let calls = results().map(|result| result.calls).sum();
        let missing = results().filter(|result| result.state != TableState::Complete).count() as u32;
        if calls > 0 {
            todo.push(Todo::Calls { session: number, calls });
        }
        todo.push(match session.phase {
            Phase::Over if missing > 0 => Todo::Results { session: number, missing },
            Phase::Over => Todo::Close { session: number },
            Phase::Running | Phase::Paused | Phase::Seated | Phase::Closed => {
                Todo::Running { session: number }
            }
        });
    }
}

fn next_step(tournament: &Tournament, at: usize, stages: &[Stage], todo: &mut Vec<Todo>) {
    let section = &tournament.sections[at];
    let players = tournament.entered(at).filter(|(_, entrant)| entrant.plays()).count() as u32;
    if players < 4 && section.begun() == 0 {
        todo.push(Todo::EnterPlayers { found: players });
        return;
    }
    if section.draw.is_none() {
        todo.push(Todo::Draw {});
        return;
    }
    let next = section.begun() as u32 + 1;
    let total = stages.last().map_or(0, |stage| stage.last);
    if next > total {
        let all_closed = section.sessions.iter().all(|session| session.phase == Phase::Closed);
        if all_closed && tournament.appeals.iter().all(|appeal| appeal.decision.is_some()) {
            todo.push(Todo::Finish {});
        }
        return;
    }
    let seated = section.session(next).ok();
    let Some(ids) = tournament.to_seat(at, next) else { return };
    let ids: BTreeSet<u32> = ids.into_iter().collect();
    let is_right = seated.is_some_and(|session| session.ids().collect::<BTreeSet<u32>>() == ids);
    if !is_right {
        todo.push(Todo::Seat { from: next });
    }
    if seated.is_some() {
        todo.push(Todo::Begin { session: next });
    }
}
