//! Whole tournaments, and every clause of the competition that a program can keep.

mod course;
mod slow;
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
