//! Whole tournaments, and every clause of the competition that a program can keep.

mod clauses;
mod course;
mod files;
mod nonsense;
mod roles;
mod slow;
mod swiss;
mod tables;
mod types;
mod whole;

use crate::*;

/// Nine o'clock on some day.
const NINE: i64 = 1_800_000_000_000;

fn stamp(at: i64) -> Stamp {
    Stamp { at, by: "Olga".to_owned(), role: "organiser".to_owned() }
}

/// A tournament of one section by the words `mcr round_robin sessions=6 short`.
fn setup(text: &str) -> Setup {
    let mut words = text.split(' ');
    let rules = words.next().unwrap().to_owned();
    let kind = words.next().unwrap().to_owned();
    let mut scheme = serde_json::json!({"kind": kind});
    let mut section = serde_json::json!({"rules": rules});
    for word in words {
        match word.split_once('=') {
            Some((id @ ("sessions" | "per_stage"), value)) => {
                scheme[id] = value.parse::<u32>().unwrap().into()
            }
            Some((id @ ("minutes" | "first_table"), value)) => {
                section[id] = value.parse::<u32>().unwrap().into()
            }
            Some((id, value)) => section["options"][id] = serde_json::from_str(value).unwrap(),
            None => section[word] = true.into(),
        }
    }
    section["scheme"] = scheme;
    serde_json::from_value(serde_json::json!({"title": "Cup", "sections": [section]})).unwrap()
}

fn act(json: &str) -> Act {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"))
}

/// An act that is taken.
#[track_caller]
fn does(tournament: &mut Tournament, at: i64, json: &str) {
    tournament.apply(&stamp(at), &act(json)).unwrap_or_else(|refusal| panic!("{json}: {refusal}"));
}

/// The code and clause of a refusal, after which nothing has changed.
#[track_caller]
fn refused(tournament: &mut Tournament, at: i64, json: &str) -> (&'static str, Option<&'static str>) {
    let before = tournament.view(&Role::Organiser);
    let refusal = tournament.apply(&stamp(at), &act(json)).expect_err(json);
    assert_eq!(tournament.view(&Role::Organiser), before, "{json}");
    for lang in [Lang::En, Lang::Ru, Lang::Zh] {
        assert!(!refusal.say(lang).is_empty() && !refusal.say(lang).contains('{'), "{json}");
    }
    (refusal.code(), refusal.clause())
}

/// Players `P1`, `P2` …, in teams of so many if that is not 0.
fn enter(tournament: &mut Tournament, players: u32, team: u32) {
    let entry = |number: u32| Entry {
        name: format!("P{number}"),
        team: (team > 0).then(|| format!("T{}", (number - 1) / team + 1)),
        ..Entry::default()
    };
    let entries = (1..=players).map(entry).collect();
    tournament.apply(&stamp(NINE), &Act::Enter { entries }).unwrap();
}

/// A tournament that is drawn.
fn drawn(text: &str, players: u32, team: u32) -> Tournament {
    let mut tournament = Tournament::new(setup(text)).unwrap();
    enter(&mut tournament, players, team);
    does(&mut tournament, NINE, r#"{"do":"draw","section":0,"seed":"spring"}"#);
    tournament
}

/// Seats what is proposed.
#[track_caller]
fn seat(tournament: &mut Tournament, section: u32) {
    let (from, sessions) = match tournament.propose(section, "chairs").unwrap() {
        Proposal::Tables { from, sessions } => (from, sessions),
        Proposal::Search { from, wish, seed } => {
            let mut search = seating::Search::new(wish.check().unwrap(), seed);
            search.run(5_000);
            (from, tables(&search.seating().sessions))
        }
    };
    let act = Act::Seat { section, from, sessions, seed: "chairs".to_owned() };
    tournament.apply(&stamp(NINE), &act).unwrap();
}

fn paper(section: u32, session: u32, table: u32, version: u32, points: [i64; 4]) -> Act {
    let result = PaperResult {
        points,
        to_nobody: -points.iter().sum::<i64>(),
        deals: Some(16),
        signed: [true; 4],
        referee: true,
        hands: Vec::new(),
    };
    Act::Paper { section, session, table, version, result, why: String::new() }
}

/// A tournament whose first session has begun, seated by number: 1 to 4 at the first table, and so on.
fn begun(text: &str, players: u32, team: u32) -> Tournament {
    let mut tournament = drawn(text, players, team);
    let numbers: Vec<u32> =
        (1..=players).chain(std::iter::repeat_n(0, (4 - players as usize % 4) % 4)).collect();
    let tables = numbers.chunks(4).map(|table| [table[0], table[1], table[2], table[3]]).collect();
    let act = Act::Seat { section: 0, from: 1, sessions: vec![tables], seed: "by hand".to_owned() };
    tournament.apply(&stamp(NINE), &act).unwrap();
    does(&mut tournament, NINE, r#"{"do":"begin","section":0,"session":1}"#);
    tournament
}

/// The id of whoever drew a number.
fn id(tournament: &Tournament, number: u32) -> u32 {
    let view = tournament.view(&Role::Public);
    view.entrants.iter().find(|entrant| entrant.number == Some(number)).unwrap().id
}

/// A result that is typed twice.
#[track_caller]
fn result(tournament: &mut Tournament, session: u32, table: u32, points: [i64; 4]) {
    let view = tournament.table_view(0, session, table).unwrap();
    for version in view.paper.len() as u32..view.paper.len() as u32 + 2 {
        tournament.apply(&stamp(NINE), &paper(0, session, table, version, points)).unwrap();
    }
}

/// The gong, and the results are in force.
#[track_caller]
fn end(tournament: &mut Tournament, session: u32, at: i64) {
    does(tournament, at, &format!(r#"{{"do":"gong","section":0,"session":{session}}}"#));
    let missing = tournament.view(&Role::Public).sections[0].sessions[session as usize - 1].missing.clone();
    tournament.apply(&stamp(at), &Act::Close { section: 0, session, missing }).unwrap();
}

/// Who drew a number, in the standings.
fn standing(tournament: &Tournament, number: u32) -> StandingView {
    let view = tournament.view(&Role::Public);
    view.sections[0].standings.iter().find(|row| row.number == Some(number)).unwrap().clone()
}

/// The table points of a table, as they are printed.
fn table_points(tournament: &Tournament, session: u32, table: u32) -> Vec<String> {
    let view = tournament.table_view(0, session, table).unwrap();
    view.places.iter().map(|place| export::twelfths(place.tp)).collect()
}
