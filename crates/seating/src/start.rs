//! Where a search begins: a design with players on its points, or what had been planned before somebody left or came.

use crate::chance::Chance;
use crate::design::{self, Block, Class};
use crate::hall::Hall;
use crate::{Plan, Player, Session};

/// Seats as a [`Hall`] has them.
#[derive(Debug)]
pub(crate) struct Start {
    pub(crate) seats: Vec<u16>,
    /// In the first so many sessions the design has done what can be done.
    pub(crate) good: usize,
}

/// The best of what designs give and what had been planned.
pub(crate) fn seats(plan: &Plan, chance: &mut Chance) -> Start {
    let cost = |seats: &[u16]| Hall::new(plan, seats.to_vec()).cost();
    let mut designs = design::designs(plan.tables(), plan.to_seat());
    // Without teams one design is as good as another. With them a shorter one, which keeps them apart, may be better again
    // and again than one in which everybody meets.
    let apart = design::apart(plan.tables());
    if plan.has_teams() && (1..plan.to_seat()).contains(&apart) {
        designs.extend(design::designs(plan.tables(), apart));
    }
    let tried = if plan.has_teams() { designs.len() } else { 1 };
    let mut starts: Vec<Start> =
        designs.into_iter().take(tried).map(|design| by_design(plan, design, chance)).collect();
    if !plan.planned.is_empty() {
        let planned = as_planned(plan, &starts[0].seats, chance);
        starts.insert(0, Start { seats: planned, good: 0 });
    }
    starts
        .into_iter()
        .min_by_key(|start| cost(&start.seats))
        .expect("there is always a design, of one session at least")
}

fn by_design(plan: &Plan, mut classes: Vec<Class>, chance: &mut Chance) -> Start {
    chance.shuffle(&mut classes);
    let good = classes.len();
    let people = people(plan, &classes, chance);
    let mut seats = Vec::with_capacity(plan.to_seat() * plan.present.len());
    for class in classes.iter().cycle().take(plan.to_seat()) {
        let seated = |block: &Block| block.iter().filter_map(|&point| people[usize::from(point)]).collect();
        seats.extend(filled(plan, class.iter().map(seated).collect(), chance));
    }
    Start { seats, good }
}

fn as_planned(plan: &Plan, otherwise: &[u16], chance: &mut Chance) -> Vec<u16> {
    let seated = |table: &[Option<Player>; 4]| {
        let present = table.iter().flatten().filter_map(|player| plan.present.binary_search(player).ok());
        present.map(|at| at as u16).collect()
    };
    let session =
        |session: &Session, chance: &mut Chance| filled(plan, session.iter().map(seated).collect(), chance);
    let mut seats: Vec<u16> =
        plan.planned.iter().take(plan.to_seat()).flat_map(|planned| session(planned, chance)).collect();
    seats.extend_from_slice(&otherwise[seats.len()..]);
    seats
}

/// A session of whole tables and one that may be short, the last (MCRC-TABLE-3), made of tables that have gaps: those who
/// have no table yet, and then the players of the smallest one, fill them.
fn filled(plan: &Plan, mut tables: Vec<Vec<u16>>, chance: &mut Chance) -> Vec<u16> {
    let players = plan.present.len();
    let mut is_seated = vec![false; players];
    tables.iter().flatten().for_each(|&player| is_seated[usize::from(player)] = true);
    let mut waiting: Vec<u16> =
        (0..players as u16).filter(|&player| !is_seated[usize::from(player)]).collect();
    tables.sort_by_key(|table| std::cmp::Reverse(table.len()));
    tables.resize(plan.tables().max(tables.len()), Vec::new());
    waiting.extend(tables.drain(plan.tables()..).flatten());
    chance.shuffle(&mut waiting);
    let mut last = tables.pop().unwrap_or_default();
    for table in &mut tables {
        while table.len() < 4 {
            table.extend(waiting.pop().or_else(|| last.pop()));
        }
    }
    last.extend(waiting);
    tables.into_iter().flatten().chain(last).collect()
}

/// Who is at each point of a design; `None` is a substitute.
fn people(plan: &Plan, classes: &[Class], chance: &mut Chance) -> Vec<Option<u16>> {
    let tables = plan.tables();
    let mut people: Vec<Option<u16>> = (0..plan.present.len() as u16).map(Some).collect();
    people.resize(4 * tables, None);
    chance.shuffle(&mut people);
    if plan.has_teams() {
        if classes.len() <= design::apart(tables) {
            people = by_groups(plan, people);
        }
        part_team_mates(plan, classes, &mut people, chance);
    }
    people
}

/// Team mates into one group of points, for these never meet; the largest teams first, as long as a group has room.
fn by_groups(plan: &Plan, people: Vec<Option<u16>>) -> Vec<Option<u16>> {
    let room = plan.tables();
    let mut teams: Vec<(Option<usize>, Vec<Option<u16>>)> = Vec::new();
    for person in people {
        let team = person.and_then(|at| plan.teams[plan.present[usize::from(at)].index()]);
        match teams.iter_mut().find(|(known, _)| team.is_some() && *known == team) {
            Some((_, members)) => members.push(person),
            None => teams.push((team, vec![person])),
        }
    }
    teams.sort_by_key(|(_, members)| std::cmp::Reverse(members.len()));
    let mut groups: [Vec<Option<u16>>; 4] = [const { Vec::new() }; 4];
    for mut members in teams.into_iter().map(|(_, members)| members) {
        while !members.is_empty() {
            // The fullest group that still has room for all of them, else the emptiest for as many as it takes.
            let fits = |group: &&mut Vec<Option<u16>>| group.len() + members.len() <= room;
            let fullest = groups.iter_mut().filter(fits).max_by_key(|group| group.len());
            if let Some(group) = fullest {
                group.append(&mut members);
            } else if let Some(group) = groups.iter_mut().min_by_key(|group| group.len()) {
                group.extend(members.drain(..(room - group.len()).min(members.len())));
            }
        }
    }
    groups.concat()
}

/// How many exchanges are tried for each point.
const TRIES: usize = 2_000;

/// Exchanges points as long as no more team mates meet.
fn part_team_mates(plan: &Plan, classes: &[Class], people: &mut [Option<u16>], chance: &mut Chance) {
    let points = people.len();
    let mut meets = vec![false; points * points];
    for block in classes.iter().flatten() {
        for one in block {
            block.iter().filter(|two| *two != one).for_each(|two| {
                meets[usize::from(*one) * points + usize::from(*two)] = true;
            });
        }
    }
    let team = |person: Option<u16>| person.and_then(|at| plan.teams[plan.present[usize::from(at)].index()]);
    let mut teams: Vec<Option<usize>> = people.iter().map(|&person| team(person)).collect();
    let mates = |teams: &[Option<usize>], at: usize| {
        let row = &meets[at * points..][..points];
        let count = || row.iter().zip(teams).filter(|&(&meet, &team)| meet && team == teams[at]).count();
        if teams[at].is_some() { count() } else { 0 }
    };
    let mut meetings: usize = (0..points).map(|at| mates(&teams, at)).sum();
    for _ in 0..TRIES * points.min(100) {
        if meetings == 0 {
            break;
        }
        let (one, two) = (chance.below(points), chance.below(points));
        if teams[one] == teams[two] || mates(&teams, one) == 0 {
            continue;
        }
        let before = mates(&teams, one) + mates(&teams, two);
        teams.swap(one, two);
        let after = mates(&teams, one) + mates(&teams, two);
        if after <= before {
            people.swap(one, two);
            meetings = meetings + 2 * after - 2 * before;
        } else {
            teams.swap(one, two);
        }
    }
}
