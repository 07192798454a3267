//! Acts that make no sense: none is taken that breaks anything, and none that is refused leaves a trace.

use sheet::{DealEntry, EndWord, How, Note, WinEntry};
use testkit::{Random, rounds};

use super::*;

/// Small numbers, mostly such as there are.
fn some(random: &mut Random, end: usize) -> u32 {
    if random.below(20) == 0 { [0, 99, u32::MAX][random.below(3)] } else { random.below(end) as u32 }
}

fn any_setup(random: &mut Random) -> Setup {
    let texts = [
        "mcr round_robin sessions=6",
        "mcr swiss sessions=6",
        "sichuan knockout per_stage=1 short",
        "mcr mixed sessions=2 per_stage=1 short",
        "red round_robin sessions=2 short",
    ];
    let mut made = setup(texts[random.below(texts.len())]);
    if random.below(3) == 0 {
        made.sections.push(setup(texts[random.below(texts.len())]).sections[0].clone());
    }
    made.sections[0].teams = random.below(2) == 0;
    made
}

fn any_note(random: &mut Random) -> Note {
    let who = some(random, 4) as u8;
    let (row, version, why) = (some(random, 3), 1 + some(random, 2) % 5, String::new());
    let deal = DealEntry {
        end: [EndWord::Win, EndWord::Wall, EndWord::Time][random.below(3)],
        wins: (0..random.below(3))
            .map(|_| WinEntry {
                who: some(random, 4) as u8,
                from: (random.below(2) == 0).then(|| some(random, 4) as u8),
                how: [How::Discard, How::SelfDraw][random.below(2)],
                value: some(random, 60),
                good: true,
                same_tile: false,
                hand: None,
                responsible: None,
                fresh: false,
            })
            .collect(),
        hands: [None; 4],
        kongs: Vec::new(),
        broken_suit: Vec::new(),
        note: String::new(),
    };
    match random.below(9) {
        0..4 => Note::Deal { row, deal },
        4 => Note::Correct { row, version, deal, why },
        5 => Note::Strike { row, version, why },
        6 => Note::TimeUp {},
        7 => Note::Sign { who },
        _ => [
            Note::RefereeSign { name: "Wang".to_owned() },
            Note::Reopen { why: String::new() },
            Note::Call { who: None, why: String::new() },
            Note::Penalty {
                offence: "empty_call".to_owned(),
                who,
                to: None,
                points: None,
                row: 0,
                text: String::new(),
            },
        ][random.below(4)]
        .clone(),
    }
}

fn any_act(random: &mut Random, tournament: &Tournament) -> Act {
    let (section, session, table) = (some(random, 2), some(random, 4), some(random, 4));
    let (id, place) = (some(random, 14), some(random, 4) as u8);
    let why = ["", "because"][random.below(2)].to_owned();
    let points = random.below(9) as i64 * 10 - 40;
    match random.below(36) {
        0 => Act::Setup { setup: any_setup(random) },
        1 => Act::Enter {
            entries: (0..random.below(6))
                .map(|at| Entry { name: format!("N{at}"), section: some(random, 2), ..Entry::default() })
                .collect(),
        },
        2 => Act::Change { id, entry: Entry { name: why.clone(), section, ..Entry::default() } },
        3 => Act::Remove { id },
        4 => Act::CheckIn { id, here: true },
        5 => Act::Withdraw { id, why },
        6 => Act::Return { id, why },
        7 | 8 => Act::Draw { section, seed: why, drawn_for: std::collections::BTreeMap::new() },
        9..13 => match tournament.propose(section, "x") {
            Ok(Proposal::Tables { from, sessions }) => Act::Seat { section, from, sessions, seed: why },
            Ok(Proposal::Search { from, wish, seed }) if random.below(4) > 0 => {
                let found = seating::Search::new(wish.check().unwrap(), seed).seating();
                Act::Seat { section, from, sessions: tables(&found.sessions), seed: why }
            }
            Ok(_) | Err(_) => {
                let table = [0; 4].map(|_| some(random, 9));
                Act::Seat { section, from: session, sessions: vec![vec![table]], seed: why }
            }
        },
        13..16 => Act::Begin { section, session },
        16 => Act::Pause { section, session },
        17 => Act::Resume { section, session },
        18 => {
            let minutes = [3, -200, i32::MIN, i32::MAX][random.below(4)];
            Act::Extra { section, session, table: (random.below(2) == 0).then_some(table), minutes, why }
        }
        19 | 20 => Act::Gong { section, session },
        21 => {
            let found = tournament.view(&Role::Public).sections.get(section as usize).cloned();
            let found =
                found.and_then(|found| found.sessions.get((session as usize).wrapping_sub(1)).cloned());
            Act::Close { section, session, missing: found.map(|found| found.missing).unwrap_or_default() }
        }
        22 => Act::Open { section, session, why },
        23 => Act::StandIn { section, session, table, place, name: why },
        24 => Act::Late { section, session, id, minutes: some(random, 20) },
        25 => Act::NotLate { section, session, id },
        26..29 => Act::Note { section, session, table, note: any_note(random) },
        29 => {
            let version = some(random, 3);
            let far = if random.below(20) == 0 { i64::MAX } else { points };
            let Act::Paper { mut result, .. } = paper(0, 0, 0, 0, [points, 0, -points, 0]) else { panic!() };
            result.points[1] = far.saturating_sub(points);
            Act::Paper { section, session, table, version, result, why }
        }
        30 => {
            let session = (random.below(3) > 0).then_some(session);
            let offence = ["empty_call", "cheating", "false_win", "late_10", "x"][random.below(5)].to_owned();
            let points = (random.below(2) == 0).then_some(40);
            Act::Penalty { section, session, id, offence, points, text: String::new() }
        }
        31 => Act::CancelPenalty { penalty: some(random, 4), why },
        32 => [
            Act::Exclude { id, ranked: random.below(2) == 0, clause: String::new(), why: why.clone() },
            Act::Readmit { id, why },
        ][random.below(2)]
        .clone(),
        33 => {
            let (against, text) = (String::new(), why);
            Act::Appeal { section, session, id, captain: false, table: None, against, text, fee_paid: true }
        }
        34 => {
            let panel = vec!["Wang".to_owned()];
            Act::Decide {
                appeal: some(random, 3),
                upheld: random.below(2) == 0,
                panel,
                clause: String::new(),
                text: why,
            }
        }
        _ => [
            Act::Adjust {
                section,
                session,
                id,
                game_points: if random.below(9) == 0 { i64::MIN } else { points },
                table_points: 6,
                appeal: (random.below(2) == 0).then(|| some(random, 3)),
                clause: String::new(),
                why: why.clone(),
            },
            Act::CancelAdjust { adjustment: some(random, 3), why: why.clone() },
            Act::Finish {},
            Act::Resumed { why },
        ][random.below(4)]
        .clone(),
    }
}

#[test]
fn nothing_breaks_and_refusals_leave_no_trace() {
    let (mut taken, mut codes) = (0, std::collections::BTreeSet::new());
    for seed in 0..rounds(60, 3000) {
        let mut random = Random::new(seed);
        let setup = any_setup(&mut random);
        let mut tournament = Tournament::new(setup.clone()).unwrap();
        enter(&mut tournament, 9, 3);
        let mut again = tournament.clone();
        let mut view = tournament.view(&Role::Organiser);
        for step in 0..150 {
            let act = any_act(&mut random, &tournament);
            // Now and then somebody's clock is wrong.
            let at = if random.below(50) == 0 {
                [i64::MIN, i64::MAX][random.below(2)]
            } else {
                NINE + step * 60_000
            };
            for role in ["organiser", "referee", "scorer", "table-1.1", "player-3", "public"] {
                let may = role.parse::<Role>().unwrap().may(&tournament, &act);
                assert!(may.is_ok() || may.is_err_and(|refusal| refusal.code() == "not_allowed"));
            }
            match tournament.apply(&stamp(at), &act) {
                Ok(()) => {
                    taken += 1;
                    again.apply(&stamp(at), &act).unwrap();
                    view = tournament.view(&Role::Organiser);
                    assert!(
                        view.sections.iter().all(|section| section.standings.len() <= view.entrants.len())
                    );
                }
                Err(refusal) => {
                    codes.insert(refusal.code());
                    assert_eq!(tournament.view(&Role::Organiser), view, "{seed} {act:?}");
                    for lang in [Lang::En, Lang::Ru, Lang::Zh] {
                        assert!(!refusal.say(lang).contains(['{', '}']), "{refusal}");
                    }
                }
            }
        }
        // Refused acts leave no trace: what was taken makes the same tournament.
        assert_eq!(again.view(&Role::Organiser), view, "{seed}");
        EXPORTS.iter().for_each(|name| assert!(tournament.export(name, Lang::Zh).is_some()));
    }
    assert!(taken > 700, "{taken}");
    assert!(codes.len() > 35, "{codes:?}");
}

/// A large event folds in a moment: as many acts as a hundred players make in ten sessions.
#[test]
fn a_large_event_is_folded_act_by_act() {
    let mut tournament = drawn("mcr round_robin sessions=10", 100, 0);
    seat(&mut tournament, 0);
    let mut acts = 0;
    for session in 1..=10 {
        does(&mut tournament, NINE, &format!(r#"{{"do":"begin","section":0,"session":{session}}}"#));
        for table in 1..=25 {
            for row in 0..16 {
                let deal = format!(
                    r#"{{"end":"win","wins":[{{"who":{},"from":{},"how":"discard","value":12}}]}}"#,
                    row % 4,
                    (row + 1) % 4
                );
                let note = |note: &str| {
                    format!(
                        r#"{{"do":"note","section":0,"session":{session},"table":{table},"note":{note}}}"#
                    )
                };
                does(&mut tournament, NINE, &note(&format!(r#"{{"do":"deal","row":{row},"deal":{deal}}}"#)));
                for who in 0..3 {
                    does(
                        &mut tournament,
                        NINE,
                        &note(&format!(r#"{{"do":"confirm","row":{row},"version":1,"who":{who}}}"#)),
                    );
                }
                acts += 4;
            }
        }
        end(&mut tournament, session, NINE);
    }
    let view = tournament.view(&Role::Public);
    assert_eq!((acts, view.sections[0].statistics.deals), (16_000, 4_000));
    assert_eq!(view.sections[0].standings.iter().map(|row| row.tp).sum::<i32>(), 250 * 84);
}
