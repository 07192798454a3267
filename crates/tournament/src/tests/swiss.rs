//! Tables from the standings.

use std::collections::BTreeSet;

use super::*;

fn proposed(tournament: &Tournament) -> Vec<[u32; 4]> {
    let Proposal::Tables { sessions, .. } = tournament.propose(0, "x").unwrap() else { panic!() };
    sessions[0].clone()
}

fn sorted(tables: &[[u32; 4]]) -> Vec<[u32; 4]> {
    let sort = |table: &[u32; 4]| {
        let mut table = *table;
        table.sort_unstable();
        table
    };
    tables.iter().map(sort).collect()
}

/// The first session is by the draw; team mates are kept apart.
#[test]
fn the_first_session() {
    let tournament = drawn("mcr swiss sessions=6", 16, 0);
    assert_eq!(
        sorted(&proposed(&tournament)),
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]
    );
    let tournament = drawn("mcr swiss sessions=6", 16, 4);
    let view = tournament.view(&Role::Public);
    let team = |number: u32| {
        view.entrants.iter().find(|entrant| entrant.number == Some(number)).unwrap().team.clone()
    };
    for table in proposed(&tournament) {
        assert_eq!(table.iter().map(|&number| team(number)).collect::<BTreeSet<_>>().len(), 4, "{table:?}");
    }
    assert_eq!(tournament.propose(0, "x"), tournament.propose(0, "x"));
}

/// Then by the standings; who has met is kept apart at the cost of a short way.
#[test]
fn by_standing() {
    let mut tournament = begun("mcr swiss sessions=6", 16, 0);
    assert_eq!(tournament.propose(0, "x").unwrap_err().code(), "stage_open");
    for table in 1..=4 {
        let more = i64::from(4 - table);
        result(&mut tournament, 1, table, [50 + more, 10 + more, -10 - more, -50 - more]);
    }
    end(&mut tournament, 1, NINE);
    // The firsts of all tables, the seconds, and so on: nobody has met.
    assert_eq!(
        sorted(&proposed(&tournament)),
        [[1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [4, 8, 12, 16]]
    );
    let mut meetings = BTreeSet::new();
    for session in 2..=5 {
        seat(&mut tournament, 0);
        does(&mut tournament, NINE, &format!(r#"{{"do":"begin","section":0,"session":{session}}}"#));
        for table in 1..=4 {
            result(&mut tournament, session, table, [20, 10, -10, -20]);
        }
        end(&mut tournament, session, NINE);
    }
    for session in &tournament.view(&Role::Public).sections[0].sessions {
        for table in &session.tables {
            let ids: Vec<u32> = table.places.iter().filter_map(|place| place.id).collect();
            for (at, one) in ids.iter().enumerate() {
                for two in &ids[at + 1..] {
                    meetings.insert((*one.min(two), *one.max(two)));
                }
            }
        }
    }
    // Of 120 pairs that five sessions of sixteen could let meet at most once.
    assert!(meetings.len() >= 105, "{}", meetings.len());
    assert!(tournament.quality(0).unwrap().winds.found <= 8, "{:?}", tournament.quality(0));
}

/// Large halls, and numbers that do not divide by four: substitutes at the last table, and quick.
#[test]
fn a_hundred_players() {
    for players in [97, 98, 100] {
        let mut tournament = begun("mcr swiss sessions=8", players, 5);
        for session in 1..=3 {
            if session > 1 {
                seat(&mut tournament, 0);
                does(&mut tournament, NINE, &format!(r#"{{"do":"begin","section":0,"session":{session}}}"#));
            }
            for table in 1..=25 {
                let won = i64::from(table * 7 % 11);
                result(&mut tournament, session, table, [won, 2, -2, -won]);
            }
            end(&mut tournament, session, NINE);
        }
        let last = proposed(&tournament);
        let seated: BTreeSet<u32> = last.iter().flatten().copied().filter(|&number| number > 0).collect();
        assert_eq!((last.len(), seated.len() as u32), (25, players));
        let quality = tournament.quality(0).unwrap();
        // But for the first session, which was seated by hand.
        assert_eq!(quality.repeats.found, 0, "{players}");
    }
}
