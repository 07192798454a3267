//! A tournament from the announcement to the end.

use super::*;

fn standings(tournament: &Tournament) -> Vec<StandingView> {
    tournament.view(&Role::Public).sections[0].standings.clone()
}

#[test]
fn six_sessions_of_sixteen() {
    let mut tournament = drawn("mcr round_robin sessions=6 teams", 16, 4);
    assert_eq!(tournament.view(&Role::Organiser).sections[0].todo[0], Todo::Seat { from: 1 });
    seat(&mut tournament, 0);
    let mut now = NINE;
    for session in 1..=6 {
        assert_eq!(tournament.view(&Role::Organiser).sections[0].todo[0], Todo::Begin { session });
        does(&mut tournament, now, &format!(r#"{{"do":"begin","section":0,"session":{session}}}"#));
        for table in 1..=4 {
            let won = i64::from(session * 10 + table);
            for version in 0..2 {
                let act = paper(0, session, table, version, [won, 0, 0, -won]);
                tournament.apply(&stamp(now), &act).unwrap();
            }
        }
        now += 150 * 60_000;
        does(&mut tournament, now, &format!(r#"{{"do":"gong","section":0,"session":{session}}}"#));
        assert_eq!(tournament.view(&Role::Organiser).sections[0].todo[0], Todo::Close { session });
        does(&mut tournament, now, &format!(r#"{{"do":"close","section":0,"session":{session}}}"#));
    }
    assert_eq!(tournament.view(&Role::Organiser).sections[0].todo[0], Todo::Finish {});
    does(&mut tournament, now, r#"{"do":"finish"}"#);
    let all = standings(&tournament);
    // 7 table points are shared at each of 24 tables.
    assert_eq!(all.iter().map(|row| row.tp).sum::<i32>(), 24 * 7 * 12);
    assert_eq!(all.iter().map(|row| row.gp).sum::<i64>(), 0);
    assert_eq!(refused(&mut tournament, now, r#"{"do":"check_in","id":1,"here":true}"#).0, "finished");
}
