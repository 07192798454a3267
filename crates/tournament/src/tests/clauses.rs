//! The competition, clause by clause.

use super::*;

/// MCRC-SCORE-4, MCRC-SCORE-5, MCRC-RUL-5.
#[test]
fn equal_players_share_table_points() {
    for (points, expected) in [
        ([30, 10, -10, -30], "4 2 1 0"),
        ([-30, -10, 10, 30], "0 1 2 4"),
        ([20, 20, -10, -30], "3 3 1 0"),
        ([30, 0, 0, -30], "4 1.5 1.5 0"),
        ([40, 10, -25, -25], "4 2 0.5 0.5"),
        ([10, 10, 10, -30], "2.33 2.33 2.33 0"),
        ([30, -10, -10, -10], "4 1 1 1"),
        ([0, 0, 0, 0], "1.75 1.75 1.75 1.75"),
        ([15, 15, -15, -15], "3 3 0.5 0.5"),
    ] {
        let mut tournament = begun("mcr round_robin sessions=6", 4, 0);
        result(&mut tournament, 1, 1, points);
        assert_eq!(table_points(&tournament, 1, 1).join(" "), expected, "{points:?}");
    }
}

/// Section 11 of the rules: A +112, B +40, C +40, D −202, a fine of 10 for lateness included (MCRC-SCORE-3, MCRC-SCORE-7).
#[test]
fn the_worked_example() {
    let mut tournament = begun("mcr round_robin sessions=6", 4, 0);
    result(&mut tournament, 1, 1, [112, 40, 40, -192]);
    let late = id(&tournament, 4);
    does(
        &mut tournament,
        NINE,
        &format!(r#"{{"do":"late","section":0,"session":1,"id":{late},"minutes":7}}"#),
    );
    let view = tournament.table_view(0, 1, 1).unwrap();
    assert_eq!(view.places.iter().map(|place| place.gp).collect::<Vec<_>>(), [112, 40, 40, -202]);
    assert_eq!(view.places.iter().map(|place| place.place).collect::<Vec<_>>(), [1, 2, 2, 4]);
    assert_eq!(table_points(&tournament, 1, 1), ["4", "1.5", "1.5", "0"]);
}

/// MCRC-PEN-3, MCRC-RUL-8: nobody receives the points; between 10 and 11 minutes it is 20. MCRC-PEN-10: another measure.
#[test]
fn lateness() {
    for (minutes, lost, missed) in
        [(1, 10, false), (10, 10, false), (11, 20, false), (15, 20, false), (16, 0, true)]
    {
        for scale in [1, 10] {
            let mut announced = setup("mcr round_robin sessions=6");
            announced.sections[0].late_points = (scale > 1).then_some([100, 200]);
            let mut tournament = begun("mcr round_robin sessions=6", 4, 0);
            does(&mut tournament, NINE, &serde_json::to_string(&Act::Setup { setup: announced }).unwrap());
            result(&mut tournament, 1, 1, [8, 8, -8, -8]);
            let late = id(&tournament, 1);
            let act = format!(r#"{{"do":"late","section":0,"session":1,"id":{late},"minutes":{minutes}}}"#);
            does(&mut tournament, NINE, &act);
            let view = tournament.table_view(0, 1, 1).unwrap();
            assert_eq!((view.places[0].late, view.places[0].missed), (Some(minutes), missed));
            let gp: Vec<i64> = view.places.iter().map(|place| place.gp).collect();
            assert_eq!(gp, [8 - lost * scale, 8, -8, -8], "{minutes}");
            let penalty = tournament.view(&Role::Public).penalties[0].clone();
            assert_eq!((i64::from(penalty.points), penalty.clause.as_str()), (lost * scale, "MCRC-PEN-3"));
            let score = standing(&tournament, 1).sessions[0].clone().unwrap();
            assert_eq!((score.missed, score.gp), (missed, if missed { 0 } else { 8 - lost * scale }));
            does(
                &mut tournament,
                NINE,
                &format!(r#"{{"do":"not_late","section":0,"session":1,"id":{late}}}"#),
            );
            assert_eq!(standing(&tournament, 1).gp, 8);
        }
    }
    let mut tournament = begun("mcr round_robin sessions=6", 4, 0);
    for (json, code) in [
        (r#"{"do":"late","section":0,"session":1,"id":1,"minutes":0}"#, "minutes"),
        (r#"{"do":"late","section":0,"session":1,"id":99,"minutes":5}"#, "no_such_player"),
        (r#"{"do":"not_late","section":0,"session":1,"id":1}"#, "not_late"),
        (r#"{"do":"penalty","section":0,"session":1,"id":1,"offence":"late_10"}"#, "is_lateness"),
        (
            r#"{"do":"note","section":0,"session":1,"table":1,"note":{"do":"penalty","offence":"late_missed","who":0,"row":0}}"#,
            "is_lateness",
        ),
    ] {
        assert_eq!(refused(&mut tournament, NINE, json).0, code, "{json}");
    }
}

/// MCRC-PEN-11, MCRC-RUL-10: 0 and 0, a substitute takes the seat and holds his place like a player (MCRC-TABLE-3).
#[test]
fn a_missed_session() {
    let mut tournament = begun("mcr round_robin sessions=6", 8, 0);
    does(
        &mut tournament,
        NINE,
        r#"{"do":"stand_in","section":0,"session":1,"table":1,"place":0,"name":"Ivan"}"#,
    );
    assert_eq!(tournament.sheet(0, 1, 1).unwrap().setup().players[0].name, "Ivan");
    assert!(tournament.sheet(0, 1, 1).unwrap().setup().players[0].substitute);
    result(&mut tournament, 1, 1, [50, 10, -20, -40]);
    result(&mut tournament, 1, 2, [50, 10, -20, -40]);
    end(&mut tournament, 1, NINE);
    let missed = standing(&tournament, 1);
    assert_eq!((missed.tp, missed.gp), (0, 0));
    assert!(missed.sessions[0].as_ref().unwrap().missed);
    // He has taken the first place of the table from the others.
    assert_eq!((standing(&tournament, 2).tp, standing(&tournament, 2).gp), (24, 10));
    // Later sessions may be played (MCRC-PEN-3), and the name can be taken back while the session is open.
    does(&mut tournament, NINE, r#"{"do":"open","section":0,"session":1,"why":"he was there"}"#);
    does(
        &mut tournament,
        NINE,
        r#"{"do":"stand_in","section":0,"session":1,"table":1,"place":0,"name":" "}"#,
    );
    assert_eq!((standing(&tournament, 1).tp, standing(&tournament, 1).gp), (48, 50));
    let first = id(&tournament, 1);
    let name = tournament.view(&Role::Public).entrants[first as usize - 1].name.clone();
    assert_eq!(tournament.sheet(0, 1, 1).unwrap().setup().players[0].name, name);
}

/// MCRC-TABLE-3: substitutes are paid and pay like players but are not ranked.
#[test]
fn substitutes_fill_the_last_table() {
    let mut tournament = begun("mcr round_robin sessions=6", 6, 0);
    result(&mut tournament, 1, 2, [-5, -10, 20, -5]);
    assert_eq!(table_points(&tournament, 1, 2), ["1.5", "0", "4", "1.5"]);
    let view = tournament.view(&Role::Public);
    assert_eq!(view.sections[0].standings.len(), 6);
    assert_eq!((standing(&tournament, 5).tp, standing(&tournament, 5).gp), (18, -5));
    assert_eq!(view.sections[0].sessions[0].tables[1].places[2].id, None);
}

/// MCRC-TABLE-1, MCRC-TABLE-2, MCRC-TABLE-3.
#[test]
fn everybody_sits_at_one_table() {
    let mut tournament = drawn("mcr round_robin sessions=6", 7, 0);
    let mut check = |sessions: &str, code: &str, clause: Option<&str>| {
        let json = format!(r#"{{"do":"seat","section":0,"from":1,"sessions":{sessions},"seed":""}}"#);
        assert_eq!(refused(&mut tournament, NINE, &json), (code, clause), "{sessions}");
    };
    check("[[[1,2,3,4],[5,6,7,1]]]", "seated_twice", Some("MCRC-TABLE-2"));
    check("[[[1,2,3,4],[5,6,0,0]]]", "not_seated", Some("MCRC-TABLE-2"));
    check("[[[1,2,3,4],[5,6,7,8]]]", "no_such_number", None);
    check("[[[1,2,3,0],[4,5,6,7]]]", "substitutes", Some("MCRC-TABLE-3"));
    check("[[[1,2,3,4],[5,6,7,0],[0,0,0,0]]]", "substitutes", Some("MCRC-TABLE-3"));
    check("[]", "no_such_session", None);
    check(&format!("[{}]", ["[[1,2,3,4],[5,6,7,0]]"; 7].join(",")), "no_such_session", None);
    does(&mut tournament, NINE, r#"{"do":"withdraw","id":3}"#);
    let gone = tournament.view(&Role::Public).entrants[2].number.unwrap();
    let here: Vec<u32> = (1..=7).filter(|&number| number != gone).collect();
    let all = "[[[1,2,3,4],[5,6,7,0]]]";
    let json = format!(r#"{{"do":"seat","section":0,"from":1,"sessions":{all},"seed":""}}"#);
    assert_eq!(refused(&mut tournament, NINE, &json), ("does_not_play", Some("MCRC-SCHEME-3")));
    let tables = vec![[here[0], here[1], here[2], here[3]], [here[4], here[5], 0, 0]];
    let seat =
        |from: u32| Act::Seat { section: 0, from, sessions: vec![tables.clone()], seed: String::new() };
    assert_eq!(tournament.apply(&stamp(NINE), &seat(2)).unwrap_err().code(), "no_such_session");
    tournament.apply(&stamp(NINE), &seat(1)).unwrap();
    does(&mut tournament, NINE, r#"{"do":"begin","section":0,"session":1}"#);
    assert_eq!(tournament.apply(&stamp(NINE), &seat(1)).unwrap_err().code(), "begun");
    let mut few = Tournament::new(setup("mcr round_robin sessions=6")).unwrap();
    enter(&mut few, 3, 0);
    let json = r#"{"do":"draw","section":0,"seed":"x"}"#;
    assert_eq!(refused(&mut few, NINE, json), ("too_few_players", Some("MCRC-TABLE-1")));
}

/// MCRC-DRAW-1, MCRC-DRAW-2, MCRC-DRAW-3.
#[test]
fn the_draw() {
    let mut tournament = Tournament::new(setup("mcr round_robin sessions=6")).unwrap();
    enter(&mut tournament, 8, 4);
    let absent = r#"{"do":"draw","section":0,"seed":"dice","drawn_for":{"T9":"Olga"}}"#;
    assert_eq!(refused(&mut tournament, NINE, absent).0, "no_such_team");
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"draw","section":0,"seed":" "}"#).0, "name");
    does(&mut tournament, NINE, r#"{"do":"withdraw","id":8}"#);
    does(&mut tournament, NINE, r#"{"do":"draw","section":0,"seed":"dice","drawn_for":{"T2":"Olga"}}"#);
    let again = r#"{"do":"draw","section":0,"seed":"other"}"#;
    assert_eq!(refused(&mut tournament, NINE, again), ("already_drawn", Some("MCRC-DRAW-1")));
    let view = tournament.view(&Role::Public);
    let draw = view.sections[0].draw.clone().unwrap();
    assert_eq!((draw.seed.as_str(), draw.order.len(), draw.by.as_str()), ("dice", 7, "Olga"));
    assert_eq!(draw.drawn_for, [("T2".to_owned(), "Olga".to_owned())]);
    for (number, &id) in (1..).zip(&draw.order) {
        assert_eq!(view.entrants[id as usize - 1].number, Some(number));
    }
    // Who comes later, or comes back, gets the next number; whoever has one is not removed.
    enter(&mut tournament, 1, 0);
    does(&mut tournament, NINE, r#"{"do":"return","id":8}"#);
    let entrants = tournament.view(&Role::Public).entrants;
    assert_eq!((entrants[8].number, entrants[7].number), (Some(8), Some(9)));
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"remove","id":1}"#), ("drawn", Some("MCRC-DRAW-1")));
    // The order does not depend on who asks: docs/draw.md has it.
    let lots = |text: &str| -> Vec<Vec<String>> {
        let rows = text.lines().filter(|line| line.starts_with("| ") && line.contains(" | `"));
        rows.map(|row| row.split('|').map(|cell| cell.trim().trim_matches('`').to_owned()).collect())
            .collect()
    };
    let document =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/draw.md")).unwrap();
    let rows = lots(&document);
    let seed = document.split("The seed is `").nth(1).unwrap().split('`').next().unwrap();
    let mut players: Vec<(u32, &str)> =
        rows.iter().map(|row| (row[2].parse().unwrap(), row[3].as_str())).collect();
    players.sort_unstable();
    let expected: Vec<u32> = rows.iter().map(|row| row[2].parse().unwrap()).collect();
    assert_eq!((draw::order(seed, &players), rows.len()), (expected, 6));
    assert!(document.contains(&format!("| {seed} | {} |", seed_number(seed))));
}

/// MCRC-SCHEME-1, MCRC-SCHEME-2, MCRC-RUL-14.
#[test]
fn at_least_six_sessions() {
    for scheme in ["round_robin", "swiss"] {
        for (sessions, short, good) in
            [(5, "", false), (6, "", true), (8, "", true), (20, "", true), (5, " short", true)]
        {
            let made = Tournament::new(setup(&format!("mcr {scheme} sessions={sessions}{short}")));
            assert_eq!(made.is_ok(), good, "{scheme} {sessions}");
            if let Err(refusal) = made {
                assert_eq!((refusal.code(), refusal.clause()), ("too_few_sessions", Some("MCRC-SCHEME-2")));
            }
        }
    }
    // A knockout of 16 has three stages.
    for (scheme, good) in [
        ("knockout per_stage=1", false),
        ("knockout per_stage=2", true),
        ("mixed sessions=3 per_stage=1", false),
        ("mixed sessions=4 per_stage=1", true),
    ] {
        let mut tournament = Tournament::new(setup(&format!("mcr {scheme}"))).unwrap();
        enter(&mut tournament, 16, 0);
        let drawn = tournament.apply(&stamp(NINE), &act(r#"{"do":"draw","section":0,"seed":"x"}"#));
        assert_eq!(drawn.is_ok(), good, "{scheme}");
    }
    // An end before its time has to be meant.
    let mut tournament = begun("mcr round_robin sessions=6", 4, 0);
    end(&mut tournament, 1, NINE);
    assert_eq!(
        refused(&mut tournament, NINE, r#"{"do":"finish"}"#),
        ("too_few_sessions", Some("MCRC-SCHEME-2"))
    );
    let short = Act::Setup { setup: setup("mcr round_robin sessions=6 short") };
    tournament.apply(&stamp(NINE), &short).unwrap();
    does(&mut tournament, NINE, r#"{"do":"finish"}"#);
    // MCRC-SCHEME-1: one scheme, and one game.
    let mut tournament = drawn("mcr round_robin sessions=6", 4, 0);
    for other in ["mcr swiss sessions=6", "red round_robin sessions=6"] {
        let json = serde_json::to_string(&Act::Setup { setup: setup(other) }).unwrap();
        assert_eq!(refused(&mut tournament, NINE, &json), ("kept", Some("MCRC-SCHEME-1")), "{other}");
    }
}

/// MCRC-SCHEME-3, MCRC-RUL-3: half of the players, rounded up to a multiple of four, until four are left.
#[test]
fn who_goes_on() {
    let stages = |text: &str, players: u32| -> Vec<(u32, u32, u32)> {
        let tournament = drawn(text, players, 0);
        let view = tournament.view(&Role::Public);
        view.sections[0].stages.iter().map(|stage| (stage.players, stage.from, stage.to)).collect()
    };
    assert_eq!(stages("mcr knockout per_stage=2", 16), [(16, 1, 2), (8, 3, 4), (4, 5, 6)]);
    assert_eq!(stages("mcr knockout per_stage=1 short", 12), [(12, 1, 1), (8, 2, 2), (4, 3, 3)]);
    assert_eq!(stages("mcr knockout per_stage=3 short", 5), [(5, 1, 3), (4, 4, 6)]);
    assert_eq!(stages("mcr knockout per_stage=3 short", 4), [(4, 1, 3)]);
    let hundred = stages("mcr knockout per_stage=1", 100);
    assert_eq!(hundred.iter().map(|stage| stage.0).collect::<Vec<_>>(), [100, 52, 28, 16, 8, 4]);
    assert_eq!(
        stages("mcr mixed sessions=4 per_stage=1", 18),
        [(18, 1, 4), (12, 5, 5), (8, 6, 6), (4, 7, 7)]
    );
    assert_eq!(stages("mcr round_robin sessions=7", 18), [(18, 1, 7)]);
    assert_eq!(stages("mcr swiss sessions=7", 18), [(18, 1, 7)]);
}

/// MCRC-SCHEME-3: those who go on are known when the stage is closed.
#[test]
fn a_knockout_goes_on_with_the_best() {
    let mut tournament = begun("mcr knockout per_stage=1 short", 8, 0);
    assert_eq!(tournament.propose(0, "x").unwrap_err().clause(), Some("MCRC-SCHEME-3"));
    result(&mut tournament, 1, 1, [50, 40, -30, -60]);
    result(&mut tournament, 1, 2, [60, 20, 10, -90]);
    let seat = r#"{"do":"seat","section":0,"from":2,"sessions":[[[1,2,5,6]]],"seed":""}"#;
    assert_eq!(refused(&mut tournament, NINE, seat), ("stage_open", Some("MCRC-SCHEME-3")));
    end(&mut tournament, 1, NINE);
    let view = tournament.view(&Role::Public);
    let best: Vec<u32> = [5, 1, 2, 6].map(|number| id(&tournament, number)).to_vec();
    assert_eq!(view.sections[0].stages[1].ids, Some(best));
    let wrong = r#"{"do":"seat","section":0,"from":2,"sessions":[[[1,2,5,7]]],"seed":""}"#;
    assert_eq!(refused(&mut tournament, NINE, wrong), ("does_not_play", Some("MCRC-SCHEME-3")));
    // Who leaves makes room for the next: third of the second table with 1 table point, +10.
    let gone = id(&tournament, 6);
    does(&mut tournament, NINE, &format!(r#"{{"do":"withdraw","id":{gone}}}"#));
    let Proposal::Tables { from: 2, sessions } = tournament.propose(0, "x").unwrap() else { panic!() };
    let mut seated = sessions[0][0];
    seated.sort_unstable();
    assert_eq!((seated, sessions.len()), ([1, 2, 5, 7], 1));
    tournament
        .apply(&stamp(NINE), &Act::Seat { section: 0, from: 2, sessions, seed: "x".to_owned() })
        .unwrap();
    does(&mut tournament, NINE, r#"{"do":"begin","section":0,"session":2}"#);
    assert_eq!((standing(&tournament, 7).stage, standing(&tournament, 6).stage), (2, 1));
}

/// MCRC-TABLE-3, MCRC-PEN-11: who leaves the last stage leaves his seat to a substitute, not to who was fifth.
#[test]
fn the_last_stage_with_a_substitute() {
    let mut tournament = begun("mcr knockout per_stage=2 short", 4, 0);
    end(&mut tournament, 1, NINE);
    let gone = id(&tournament, 3);
    does(&mut tournament, NINE, &format!(r#"{{"do":"withdraw","id":{gone}}}"#));
    let Proposal::Tables { from: 2, sessions } = tournament.propose(0, "x").unwrap() else { panic!() };
    let mut seated = sessions[0][0];
    seated.sort_unstable();
    assert_eq!((sessions.len(), sessions[0].len(), seated), (1, 1, [0, 1, 2, 4]));
    seat(&mut tournament, 0);
}

/// MCRC-RANK-1, MCRC-RANK-2, MCRC-RUL-6, MCRC-RANK-3, MCRC-RUL-7, MCRC-SCHEME-4.
#[test]
fn ranking() {
    let mut tournament = begun("mcr round_robin sessions=6 teams", 8, 0);
    result(&mut tournament, 1, 1, [40, 10, -10, -40]);
    result(&mut tournament, 1, 2, [30, 10, -10, -30]);
    let places = |tournament: &Tournament| -> Vec<(Option<u32>, Option<u32>)> {
        let view = tournament.view(&Role::Public);
        view.sections[0].standings.iter().map(|row| (row.place, row.number)).collect()
    };
    let expected = [(1, 1), (2, 5), (3, 2), (3, 6), (5, 3), (5, 7), (7, 8), (8, 4)];
    assert_eq!(places(&tournament), expected.map(|(place, number)| (Some(place), Some(number))));
    for (number, team) in [(1, "East"), (4, "East"), (2, "West"), (3, "West"), (5, "North"), (8, "North")] {
        let id = id(&tournament, number);
        let name = tournament.view(&Role::Public).entrants[id as usize - 1].name.clone();
        let entry = Entry { name, team: Some(team.to_owned()), ..Entry::default() };
        tournament.apply(&stamp(NINE), &Act::Change { id, entry }).unwrap();
    }
    let view = tournament.view(&Role::Public);
    let teams: Vec<(u32, &str, i32, i64)> = view.sections[0]
        .teams
        .iter()
        .map(|team| (team.place, team.team.as_str(), team.tp, team.gp))
        .collect();
    assert_eq!(teams, [(1, "East", 48, 0), (1, "North", 48, 0), (3, "West", 36, 0)]);
}

/// MCRC-PEN-5, MCRC-PEN-6: who is excluded plays no more, and may lose his place.
#[test]
fn exclusion() {
    let mut tournament = begun("mcr round_robin sessions=6", 8, 0);
    result(&mut tournament, 1, 1, [40, 10, -10, -40]);
    end(&mut tournament, 1, NINE);
    let first = id(&tournament, 1);
    let exclude = |ranked: bool| {
        format!(
            r#"{{"do":"exclude","id":{first},"ranked":{ranked},"clause":"MCRC-PEN-6","why":"hid a tile"}}"#
        )
    };
    does(&mut tournament, NINE, &exclude(true));
    assert_eq!(standing(&tournament, 1).place, Some(1));
    assert_eq!(refused(&mut tournament, NINE, &exclude(false)).0, "gone");
    does(&mut tournament, NINE, &format!(r#"{{"do":"readmit","id":{first},"why":"it was another"}}"#));
    does(&mut tournament, NINE, &exclude(false));
    assert_eq!((standing(&tournament, 1).place, standing(&tournament, 2).place), (None, Some(1)));
    assert_eq!(standing(&tournament, 2).sessions[0].as_ref().unwrap().tp, 24, "what was played was played");
    let view = tournament.view(&Role::Public);
    assert_eq!(view.sections[0].standings.last().unwrap().id, first);
    assert_eq!(view.entrants[first as usize - 1].excluded.as_ref().unwrap().clause, "MCRC-PEN-6");
    let Proposal::Search { wish, .. } = tournament.propose(0, "x").unwrap() else { panic!() };
    assert_eq!(wish.left.iter().map(|player| player.number()).collect::<Vec<_>>(), [1]);
}

/// MCRC-PEN-1, MCRC-PEN-2, MCRC-PEN-4, MCRC-PEN-7, MCRC-PEN-8: penalties outside the sheets.
#[test]
fn penalties_of_the_tournament() {
    let mut tournament = begun("mcr round_robin sessions=6", 8, 0);
    result(&mut tournament, 1, 1, [60, 10, -10, -60]);
    let first = id(&tournament, 1);
    let penalty = |offence: &str, more: &str| {
        format!(r#"{{"do":"penalty","section":0,"session":1,"id":{first},"offence":"{offence}"{more}}}"#)
    };
    for (offence, more, code, clause) in [
        ("cheating", "", "points", Some("MCRC-RUL-15")),
        ("cheating", r#","points":30"#, "points", Some("MCRC-RUL-15")),
        ("empty_call", r#","points":5"#, "points", Some("MCR-FOUL-5")),
        ("dancing", "", "no_such_offence", None),
        ("false_win", "", "receiver", None),
    ] {
        let found = refused(&mut tournament, NINE, &penalty(offence, more));
        assert_eq!((found.0, found.1.filter(|_| clause.is_some())), (code, clause), "{offence}");
    }
    // A warning, then 5, 10, 20, 40, 50, 60, 60; what is cancelled does not count.
    let mut lost = 0;
    for step in [0, 5, 10, 20, 40, 50, 60, 60] {
        does(&mut tournament, NINE, &penalty("empty_call", ""));
        lost += step;
        let last = tournament.view(&Role::Public).penalties.last().unwrap().clone();
        assert_eq!((last.points, last.warning), (step, step == 0));
        assert_eq!(standing(&tournament, 1).gp, 60 - i64::from(lost));
    }
    does(&mut tournament, NINE, r#"{"do":"cancel_penalty","penalty":1,"why":"it was his neighbour"}"#);
    assert_eq!(standing(&tournament, 1).gp, 60 - 185);
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"cancel_penalty","penalty":1}"#).0, "cancelled");
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"cancel_penalty","penalty":0}"#).0, "no_such_penalty");
    // He is last now.
    assert_eq!(table_points(&tournament, 1, 1), ["0", "4", "2", "1"]);
    does(&mut tournament, NINE, &penalty("cheating", r#","points":60"#));
    assert_eq!(standing(&tournament, 1).gp, -185);
    // Without a session it costs nothing and is only listed.
    let listed =
        format!(r#"{{"do":"penalty","section":0,"id":{first},"offence":"cheating","text":"at lunch"}}"#);
    does(&mut tournament, NINE, &listed);
    assert_eq!(tournament.view(&Role::Public).penalties.last().unwrap().points, 0);
    end(&mut tournament, 1, NINE);
    assert_eq!(refused(&mut tournament, NINE, &penalty("empty_call", "")), ("closed", Some("MCRC-SCORE-6")));
}

/// MCRC-APPEAL-1, MCRC-APPEAL-2, MCRC-APPEAL-3, MCRC-APPEAL-4, MCRC-APPEAL-6.
#[test]
fn appeals() {
    let mut tournament = begun("mcr round_robin sessions=6", 8, 4);
    result(&mut tournament, 1, 1, [60, 10, -10, -60]);
    result(&mut tournament, 1, 2, [60, 10, -10, -60]);
    let over = NINE + 150 * 60_000;
    end(&mut tournament, 1, over);
    assert_eq!(
        tournament.view(&Role::Public).sections[0].sessions[0].appeals_until,
        Some(over + 30 * 60_000)
    );
    let second = id(&tournament, 2);
    let appeal = |says: &str, fee: bool| {
        format!(
            r#"{{"do":"appeal","section":0,"session":1,"id":{second},"captain":true,"table":1,"against":"dead hand","text":"{says}","fee_paid":{fee}}}"#
        )
    };
    assert_eq!(refused(&mut tournament, over, &appeal("", true)).0, "why", "MCRC-APPEAL-4: it is in writing");
    does(&mut tournament, over + 30 * 60_000, &appeal("in time", true));
    does(&mut tournament, over + 30 * 60_000 + 1, &appeal("too late", true));
    does(&mut tournament, over, &appeal("no fee", false));
    let decide = |appeal: u32, upheld: bool| {
        format!(
            r#"{{"do":"decide","appeal":{appeal},"upheld":{upheld},"panel":["Wang"],"clause":"MCRC-PEN-4","text":"so it is"}}"#
        )
    };
    assert_eq!(refused(&mut tournament, over, r#"{"do":"finish"}"#).0, "too_few_sessions");
    let nobody = r#"{"do":"decide","appeal":1,"upheld":true,"panel":[],"clause":"","text":"so"}"#;
    assert_eq!(refused(&mut tournament, over, nobody), ("panel", Some("MCRC-APPEAL-6")));
    // A correction follows from an appeal that is upheld, and stays to be seen.
    let adjust = format!(
        r#"{{"do":"adjust","section":0,"session":1,"id":{second},"game_points":55,"appeal":1,"clause":"MCRC-APPEAL-3","why":"the fine was wrong"}}"#
    );
    assert_eq!(refused(&mut tournament, over, &adjust), ("not_upheld", Some("MCRC-APPEAL-3")));
    does(&mut tournament, over, &decide(1, true));
    assert_eq!(refused(&mut tournament, over, &decide(1, false)).0, "decided");
    assert_eq!(refused(&mut tournament, over, &decide(2, true)), ("appeal_late", Some("MCRC-APPEAL-2")));
    does(&mut tournament, over, &decide(2, false));
    assert_eq!(tournament.view(&Role::Organiser).sections[0].todo[0], Todo::Appeals { open: 1 });
    does(&mut tournament, over, &decide(3, true));
    let view = tournament.view(&Role::Public);
    let told: Vec<(bool, bool)> = view
        .appeals
        .iter()
        .map(|appeal| (appeal.in_time, appeal.decision.as_ref().unwrap().fee_back))
        .collect();
    // MCRC-APPEAL-3: the fee that was paid goes back if the appeal succeeds.
    assert_eq!(told, [(true, true), (false, false), (true, false)]);
    does(&mut tournament, over, &adjust);
    // MCRC-SCORE-4: his place at the table follows from his game points.
    assert_eq!(table_points(&tournament, 1, 1), ["2", "4", "1", "0"]);
    assert!(standing(&tournament, 2).sessions[0].as_ref().unwrap().adjusted);
    does(&mut tournament, over, r#"{"do":"cancel_adjust","adjustment":1,"why":"no"}"#);
    assert_eq!(table_points(&tournament, 1, 1), ["4", "2", "1", "0"]);
    assert_eq!(tournament.view(&Role::Public).adjustments[0].cancelled.as_ref().unwrap().why, "no");
    let twelfths = format!(
        r#"{{"do":"adjust","section":0,"session":1,"id":{second},"table_points":-6,"clause":"","why":"a ruling"}}"#
    );
    does(&mut tournament, over, &twelfths);
    assert_eq!(table_points(&tournament, 1, 1), ["4", "1.5", "1", "0"]);
    let nothing =
        format!(r#"{{"do":"adjust","section":0,"session":1,"id":{second},"clause":"","why":"a ruling"}}"#);
    assert_eq!(refused(&mut tournament, over, &nothing).0, "no_points");
}

/// MCRC-TIME-1, MCRC-TIME-3: the clock.
#[test]
fn the_clock_of_a_session() {
    let minute = 60_000;
    let mut tournament = begun("mcr round_robin sessions=6", 8, 0);
    let session = |tournament: &Tournament| tournament.view(&Role::Public).sections[0].sessions[0].clone();
    assert_eq!(tournament.view(&Role::Public).sections[0].minutes, 150);
    assert_eq!(session(&tournament).ends_at, Some(NINE + 150 * minute));
    does(&mut tournament, NINE + 10 * minute, r#"{"do":"pause","section":0,"session":1}"#);
    assert_eq!(
        (session(&tournament).state, session(&tournament).left_ms),
        (SessionState::Paused, Some(140 * minute))
    );
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"pause","section":0,"session":1}"#).0, "not_running");
    does(&mut tournament, NINE + 25 * minute, r#"{"do":"resume","section":0,"session":1}"#);
    assert_eq!(session(&tournament).ends_at, Some(NINE + 165 * minute));
    does(&mut tournament, NINE, r#"{"do":"extra","section":0,"session":1,"minutes":-5,"why":"lunch"}"#);
    does(
        &mut tournament,
        NINE,
        r#"{"do":"extra","section":0,"session":1,"table":2,"minutes":4,"why":"a spilt cup"}"#,
    );
    assert_eq!(session(&tournament).ends_at, Some(NINE + 160 * minute));
    let tables = session(&tournament).tables;
    assert_eq!(
        (tables[0].ends_at, tables[1].ends_at),
        (Some(NINE + 160 * minute), Some(NINE + 164 * minute))
    );
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"close","section":0,"session":1}"#).0, "not_over");
    let gong = NINE + 160 * minute;
    does(&mut tournament, gong, r#"{"do":"gong","section":0,"session":1}"#);
    let after = session(&tournament);
    assert_eq!((after.state, after.over_at, after.ends_at), (SessionState::Over, Some(gong), None));
    assert_eq!((after.tables[0].ends_at, after.tables[1].ends_at), (None, Some(gong + 4 * minute)));
    let end = |tournament: &Tournament, table: u32| tournament.sheet(0, 1, table).unwrap().glance().end;
    assert_eq!((end(&tournament, 1), end(&tournament, 2)), (Some(sheet::SessionEnd::Time), None));
    // A table that gets time after the gong goes on.
    does(&mut tournament, gong, r#"{"do":"extra","section":0,"session":1,"table":1,"minutes":3}"#);
    assert_eq!(end(&tournament, 1), None);
    assert_eq!(
        refused(&mut tournament, gong, r#"{"do":"extra","section":0,"session":1,"minutes":3}"#).0,
        "not_running"
    );
    let mut short = begun("mcr round_robin sessions=6 minutes=90", 4, 0);
    assert_eq!(short.view(&Role::Public).sections[0].sessions[0].ends_at, Some(NINE + 90 * minute));
    assert_eq!(refused(&mut short, NINE, r#"{"do":"begin","section":0,"session":1}"#).0, "begun");
}

/// MCRC-APPEAL-5, MCRC-RUL-11: the written appeal is decided before the tournament is over.
#[test]
fn an_open_appeal_keeps_the_tournament_open() {
    let mut tournament = begun("mcr round_robin sessions=1 short", 4, 0);
    let appeal = r#"{"do":"appeal","section":0,"session":1,"id":1,"against":"a fine","text":"it was not me","fee_paid":true}"#;
    does(&mut tournament, NINE, appeal);
    let captain = appeal.replace("\"id\":1", "\"id\":1,\"captain\":true");
    assert_eq!(
        refused(&mut tournament, NINE, &captain).0,
        "no_such_team",
        "a captain has a team (MCRC-APPEAL-1)"
    );
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"finish"}"#).0, "open_sessions");
    end(&mut tournament, 1, NINE);
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"finish"}"#), ("open_appeals", Some("MCRC-APPEAL-5")));
    does(
        &mut tournament,
        NINE,
        r#"{"do":"decide","appeal":1,"upheld":false,"panel":["Wang"],"clause":"MCRC-PEN-4","text":"it was"}"#,
    );
    does(&mut tournament, NINE, r#"{"do":"finish"}"#);
    does(&mut tournament, NINE, r#"{"do":"resumed","why":"a mistake"}"#);
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"resumed"}"#).0, "not_finished");
}

/// MCRC-START-1: presence is checked; who is absent is told.
#[test]
fn presence() {
    let mut tournament = drawn("mcr round_robin sessions=6", 5, 0);
    let todo = |tournament: &Tournament| tournament.view(&Role::Organiser).sections[0].todo.clone();
    assert_eq!(todo(&tournament), [Todo::Seat { from: 1 }, Todo::CheckIn { missing: 5 }]);
    for id in 1..=5 {
        does(&mut tournament, NINE, &format!(r#"{{"do":"check_in","id":{id},"here":true}}"#));
    }
    assert_eq!(todo(&tournament), [Todo::Seat { from: 1 }]);
    does(&mut tournament, NINE, r#"{"do":"check_in","id":2,"here":false}"#);
    assert_eq!(todo(&tournament)[1], Todo::CheckIn { missing: 1 });
}

/// Sections of different rulesets in one event, each with its own players, numbers and tables.
#[test]
fn sections() {
    let mut both = setup("mcr round_robin sessions=6");
    both.sections.extend(setup("red swiss sessions=2 short first_table=21").sections);
    let mut tournament = Tournament::new(both.clone()).unwrap();
    for section in 0..2 {
        let entry = |at: u32| Entry { name: format!("S{section} {at}"), section, ..Entry::default() };
        tournament.apply(&stamp(NINE), &Act::Enter { entries: (0..4).map(entry).collect() }).unwrap();
    }
    assert_eq!(
        refused(&mut tournament, NINE, r#"{"do":"enter","entries":[{"name":"x","section":2}]}"#).0,
        "no_such_section"
    );
    does(&mut tournament, NINE, r#"{"do":"draw","section":1,"seed":"x"}"#);
    // Before the draw somebody may still change his section, afterwards not.
    does(&mut tournament, NINE, r#"{"do":"change","id":1,"entry":{"name":"Anna","section":1}}"#);
    assert_eq!(tournament.view(&Role::Public).entrants[0].number, Some(5));
    assert_eq!(
        refused(&mut tournament, NINE, r#"{"do":"change","id":1,"entry":{"name":"Anna"}}"#).0,
        "drawn"
    );
    seat(&mut tournament, 1);
    does(&mut tournament, NINE, r#"{"do":"begin","section":1,"session":1}"#);
    let view = tournament.view(&Role::Public);
    let tables: Vec<u32> = view.sections[1].sessions[0].tables.iter().map(|table| table.table).collect();
    assert_eq!(tables, [21, 22]);
    assert_eq!(tournament.sheet(1, 1, 21).unwrap().setup().rules, "red");
    assert!(tournament.sheet(0, 1, 1).is_none() && tournament.table_view(1, 1, 20).is_none());
    assert_eq!((tournament.session_now(0), tournament.session_now(1)), (None, Some(1)));
    assert_eq!(
        refused(&mut tournament, NINE, r#"{"do":"draw","section":0,"seed":"x"}"#).0,
        "too_few_players"
    );
    // What is announced changes, but for what is drawn; and nobody loses his section.
    both.title = "Cup of two".to_owned();
    both.sections[0].rules = "sichuan".to_owned();
    tournament.apply(&stamp(NINE), &Act::Setup { setup: both.clone() }).unwrap();
    assert_eq!(tournament.view(&Role::Public).sections[0].setup.rules, "sichuan");
    both.sections.truncate(1);
    let json = serde_json::to_string(&Act::Setup { setup: both }).unwrap();
    assert_eq!(refused(&mut tournament, NINE, &json).0, "no_such_section");
    does(&mut tournament, NINE, r#"{"do":"remove","id":2}"#);
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"check_in","id":2,"here":true}"#).0, "no_such_player");
    assert_eq!(tournament.view(&Role::Public).entrants.len(), 7);
}

/// A penalty stays in the list though its player was entered by mistake and his section is no more.
#[test]
fn a_section_goes() {
    let one = setup("mcr round_robin sessions=6");
    let mut both = one.clone();
    both.sections.extend(one.sections.clone());
    let mut tournament = Tournament::new(both).unwrap();
    does(&mut tournament, NINE, r#"{"do":"enter","entries":[{"name":"Anna","section":1}]}"#);
    does(
        &mut tournament,
        NINE,
        r#"{"do":"penalty","section":1,"id":1,"offence":"cheating","text":"at the door"}"#,
    );
    does(&mut tournament, NINE, r#"{"do":"remove","id":1}"#);
    tournament.apply(&stamp(NINE), &Act::Setup { setup: one }).unwrap();
    assert_eq!(tournament.view(&Role::Public).penalties[0].text, "at the door");
    assert!(tournament.export("penalties.csv", Lang::Ru).unwrap().contains("at the door"));
}

/// There can be no such tournament.
#[test]
fn announcements_are_checked() {
    let wrong = |change: &dyn Fn(&mut Setup)| {
        let mut announced = setup("mcr round_robin sessions=6");
        change(&mut announced);
        Tournament::new(announced).unwrap_err().code()
    };
    assert_eq!(wrong(&|setup| setup.title = " ".to_owned()), "name");
    assert_eq!(wrong(&|setup| setup.place = "x".repeat(1000)), "too_long");
    assert_eq!(wrong(&|setup| setup.sections.clear()), "sections");
    assert_eq!(wrong(&|setup| setup.sections[0].rules = "bridge".to_owned()), "no_such_rules");
    assert_eq!(wrong(&|setup| setup.sections[0].minutes = Some(0)), "minutes");
    assert_eq!(wrong(&|setup| setup.sections[0].first_table = 0), "no_such_table");
    assert_eq!(wrong(&|setup| setup.sections[0].scheme = Scheme::Swiss { sessions: 1000 }), "sessions");
    assert_eq!(wrong(&|setup| setup.sections[0].scheme = Scheme::Knockout { per_stage: 0 }), "sessions");
    assert_eq!(
        wrong(&|setup| setup.sections[0].options = [("x".to_owned(), true.into())].into()),
        "no_such_rules"
    );
}
