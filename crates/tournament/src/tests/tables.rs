//! Tables: sheets that phones keep, results from paper, and who was quicker.

use super::*;

fn note(table: u32, note: &str) -> String {
    format!(r#"{{"do":"note","section":0,"session":1,"table":{table},"note":{note}}}"#)
}

fn deal(row: u32, end: &str, wins: &str) -> String {
    note(1, &format!(r#"{{"do":"deal","row":{row},"deal":{{"end":"{end}","wins":[{wins}]}}}}"#))
}

const WIN: &str = r#"{"who":0,"from":1,"how":"discard","value":12}"#;

/// MCRC-TIME-3, MCR-SESSION-2: the unfinished deal is not scored. What was finished before the gong still is.
#[test]
fn deals_around_the_gong() {
    let mut tournament = begun("mcr round_robin sessions=6", 4, 0);
    does(&mut tournament, NINE, &deal(0, "win", WIN));
    assert_eq!(
        refused(&mut tournament, NINE, &note(1, r#"{"do":"time_up"}"#)),
        ("time_left", Some("MCRC-TIME-3"))
    );
    assert_eq!(refused(&mut tournament, NINE, &note(1, r#"{"do":"sign","who":0}"#)).0, "sheet_not_over");
    does(&mut tournament, NINE + 1, r#"{"do":"gong","section":0,"session":1}"#);
    // A scorer types what stands on the paper; the sheet is over again after it.
    does(&mut tournament, NINE + 2, &deal(1, "win", WIN));
    let sheet = tournament.sheet(0, 1, 1).unwrap();
    assert_eq!(
        (sheet.results(), sheet.glance().end),
        (vec![72, -40, -16, -16], Some(sheet::SessionEnd::Time))
    );
    // The deal that the time has stopped.
    does(&mut tournament, NINE + 3, &deal(2, "time", ""));
    assert_eq!(tournament.sheet(0, 1, 1).unwrap().results(), [72, -40, -16, -16]);
    assert_eq!(refused(&mut tournament, NINE + 4, &deal(3, "win", WIN)).0, "over");
    for who in 0..4 {
        does(&mut tournament, NINE + 5, &note(1, &format!(r#"{{"do":"sign","who":{who}}}"#)));
        assert_eq!(tournament.table_view(0, 1, 1).unwrap().state, TableState::Unsigned);
    }
    assert_eq!(refused(&mut tournament, NINE + 5, &deal(3, "win", WIN)), ("signed", Some("MCRC-SCORE-6")));
    does(&mut tournament, NINE + 6, &note(1, r#"{"do":"referee_sign","name":"Wang"}"#));
    let view = tournament.table_view(0, 1, 1).unwrap();
    assert_eq!((view.state, view.deals, view.check.ok), (TableState::Complete, 3, true));
    does(&mut tournament, NINE + 7, r#"{"do":"close","section":0,"session":1}"#);
    assert_eq!(standing(&tournament, 1).gp, 72);
}

/// SIC-END-3: where an unfinished deal is settled, it is written down after the gong.
#[test]
fn an_unfinished_deal_of_sichuan() {
    let mut tournament = begun("sichuan round_robin sessions=6 minutes=60", 4, 0);
    does(&mut tournament, NINE, r#"{"do":"gong","section":0,"session":1}"#);
    does(&mut tournament, NINE, &deal(0, "time", r#"{"who":2,"how":"self_draw","value":1}"#));
    let results = tournament.sheet(0, 1, 1).unwrap().results();
    assert!(results[2] > 0 && results.iter().sum::<i64>() == 0, "{results:?}");
}

/// A table with time of its own is stopped by it, and closing stops all.
#[test]
fn tables_with_extra_time() {
    let mut tournament = begun("mcr round_robin sessions=6", 8, 0);
    does(&mut tournament, NINE, r#"{"do":"extra","section":0,"session":1,"table":1,"minutes":5}"#);
    does(&mut tournament, NINE, r#"{"do":"gong","section":0,"session":1}"#);
    does(&mut tournament, NINE + 60_000, &deal(0, "win", WIN));
    assert_eq!(tournament.sheet(0, 1, 1).unwrap().glance().end, None);
    // The first note after its time finds it over; one that is refused changes nothing.
    assert_eq!(
        refused(&mut tournament, NINE + 300_000, &note(1, r#"{"do":"confirm","row":5,"version":1,"who":0}"#))
            .0,
        "no_such_row"
    );
    does(
        &mut tournament,
        NINE + 300_000,
        &note(1, r#"{"do":"sign","who":0}"#)
            .replace("sign", "confirm")
            .replace("\"who\"", "\"row\":0,\"version\":1,\"who\""),
    );
    assert_eq!(tournament.sheet(0, 1, 1).unwrap().glance().end, Some(sheet::SessionEnd::Time));
    let mut tournament = begun("mcr round_robin sessions=6", 8, 0);
    does(&mut tournament, NINE, r#"{"do":"extra","section":0,"session":1,"table":1,"minutes":5}"#);
    does(&mut tournament, NINE, r#"{"do":"gong","section":0,"session":1}"#);
    let refusal =
        tournament.apply(&stamp(NINE), &act(r#"{"do":"close","section":0,"session":1}"#)).unwrap_err();
    assert_eq!(refusal.say(Lang::En), "results are not complete at tables: 1, 2");
    does(&mut tournament, NINE, r#"{"do":"close","section":0,"session":1,"missing":[1,2]}"#);
    assert_eq!(tournament.sheet(0, 1, 1).unwrap().glance().end, Some(sheet::SessionEnd::Time));
    // What is missing is missing for good: no points at all.
    assert_eq!((standing(&tournament, 1).tp, standing(&tournament, 1).gp), (0, 0));
}

/// MCRC-SCORE-6, MCRC-SCORE-7: sums, signatures, a second reading.
#[test]
fn results_from_paper() {
    let mut tournament = begun("mcr round_robin sessions=6", 8, 0);
    let state = |tournament: &Tournament| tournament.table_view(0, 1, 1).unwrap().state;
    let typed = |tournament: &mut Tournament, act: Act| {
        tournament.apply(&stamp(NINE), &act).map_err(|refusal| refusal.code())
    };
    let changed = |act: Act, change: &dyn Fn(&mut PaperResult, &mut String)| {
        let Act::Paper { section, session, table, version, mut result, mut why } = act else { panic!() };
        change(&mut result, &mut why);
        Act::Paper { section, session, table, version, result, why }
    };
    let points = [40, 10, -10, -40];
    assert_eq!(state(&tournament), TableState::Empty);
    let wrong = changed(paper(0, 1, 1, 0, points), &|result, _| result.points[0] = 41);
    assert_eq!(typed(&mut tournament, wrong), Err("sum"));
    let fined = changed(paper(0, 1, 1, 0, [40, 10, -10, -50]), &|result, _| result.to_nobody = 0);
    assert_eq!(typed(&mut tournament, fined), Err("sum"));
    typed(&mut tournament, paper(0, 1, 1, 0, points)).unwrap();
    assert_eq!(state(&tournament), TableState::ReadOnce);
    // Two who type at once do not undo each other's work.
    assert_eq!(typed(&mut tournament, paper(0, 1, 1, 0, points)), Err("typed_meanwhile"));
    typed(&mut tournament, paper(0, 1, 1, 1, [40, 10, -20, -30])).unwrap();
    assert_eq!(state(&tournament), TableState::Differs);
    does(&mut tournament, NINE, r#"{"do":"gong","section":0,"session":1}"#);
    assert_eq!(
        refused(&mut tournament, NINE, r#"{"do":"close","section":0,"session":1,"missing":[1,2]}"#).0,
        "readings_differ"
    );
    typed(&mut tournament, paper(0, 1, 1, 2, points)).unwrap();
    assert_eq!(state(&tournament), TableState::Complete, "two of three agree");
    // A correction holds by its reason; without all signatures it is not complete.
    let why = |_: &mut PaperResult, why: &mut String| "his pen".clone_into(why);
    typed(&mut tournament, changed(paper(0, 1, 1, 3, [10, 40, -10, -40]), &why)).unwrap();
    assert_eq!(state(&tournament), TableState::Complete);
    typed(&mut tournament, paper(0, 1, 1, 4, points)).unwrap();
    assert_eq!(state(&tournament), TableState::Differs, "what was before the correction does not count");
    let unsigned = changed(paper(0, 1, 1, 5, points), &|result, _| result.signed[2] = false);
    typed(&mut tournament, unsigned).unwrap();
    assert_eq!(state(&tournament), TableState::Unsigned);
    let view = tournament.view(&Role::Organiser);
    assert_eq!(view.sections[0].sessions[0].missing, [1, 2]);
    assert_eq!(view.sections[0].todo[0], Todo::Results { session: 1, missing: 2 });
    // What is not complete is shown and does not count yet.
    assert_eq!(standing(&tournament, 1).gp, 0);
    assert_eq!(
        standing(&tournament, 1).sessions[0].as_ref().map(|score| (score.gp, score.complete)),
        Some((40, false))
    );
    does(&mut tournament, NINE, r#"{"do":"close","section":0,"session":1,"missing":[1,2]}"#);
    assert_eq!(standing(&tournament, 1).gp, 40);
}

/// Two correct the same deal at once; a closed session is opened first.
#[test]
fn corrections() {
    let mut tournament = begun("mcr round_robin sessions=6", 4, 0);
    does(&mut tournament, NINE, &deal(0, "win", WIN));
    does(&mut tournament, NINE, &deal(1, "win", WIN));
    let correct = |value: u32| {
        let deal =
            format!(r#"{{"end":"win","wins":[{{"who":0,"from":1,"how":"discard","value":{value}}}]}}"#);
        note(1, &format!(r#"{{"do":"correct","row":0,"version":1,"deal":{deal},"why":"counted again"}}"#))
    };
    does(&mut tournament, NINE, &correct(20));
    assert_eq!(refused(&mut tournament, NINE, &correct(30)).0, "changed");
    assert_eq!(tournament.sheet(0, 1, 1).unwrap().results(), [80, -48, -16, -16]);
    end(&mut tournament, 1, NINE);
    assert_eq!((standing(&tournament, 1).tp, standing(&tournament, 1).gp), (48, 80));
    let strike = note(1, r#"{"do":"strike","row":1,"version":1,"why":"never played"}"#);
    assert_eq!(refused(&mut tournament, NINE, &strike), ("closed", Some("MCRC-SCORE-6")));
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"open","section":0,"session":1}"#).0, "why");
    does(&mut tournament, NINE, r#"{"do":"open","section":0,"session":1,"why":"a protest"}"#);
    does(&mut tournament, NINE, &strike);
    does(&mut tournament, NINE, r#"{"do":"close","section":0,"session":1,"missing":[1]}"#);
    assert_eq!(standing(&tournament, 1).gp, 44);
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"close","section":0,"session":1}"#).0, "closed");
    // A sheet that phones kept is put aside for paper with a reason only.
    does(&mut tournament, NINE, r#"{"do":"open","section":0,"session":1,"why":"the paper"}"#);
    let mut typed = paper(0, 1, 1, 0, [1, 0, 0, -1]);
    assert_eq!(tournament.apply(&stamp(NINE), &typed).unwrap_err().code(), "why");
    if let Act::Paper { why, .. } = &mut typed {
        "the phones are wrong".clone_into(why);
    }
    tournament.apply(&stamp(NINE), &typed).unwrap();
    assert_eq!(tournament.table_view(0, 1, 1).unwrap().state, TableState::Complete);
    assert_eq!(standing(&tournament, 1).gp, 1);
}

#[test]
fn statistics() {
    let mut tournament = begun("mcr round_robin sessions=6", 8, 0);
    does(&mut tournament, NINE, &deal(0, "win", WIN));
    does(
        &mut tournament,
        NINE,
        &deal(1, "win", r#"{"who":2,"how":"self_draw","value":88,"hand":"111222333m44455z"}"#),
    );
    does(&mut tournament, NINE, &deal(2, "wall", ""));
    does(&mut tournament, NINE, &note(1, r#"{"do":"call","who":1,"why":"a tile fell"}"#));
    let mut typed = paper(0, 1, 2, 0, [30, 0, 0, -30]);
    if let Act::Paper { result, .. } = &mut typed {
        result.hands = vec![PaperHand { place: 0, value: 24, hand: None }];
    }
    tournament.apply(&stamp(NINE), &typed).unwrap();
    let view = tournament.view(&Role::Organiser);
    let told = &view.sections[0].statistics;
    assert_eq!((told.deals, told.wins, told.self_drawn, told.draws), (3, 2, 1, 1));
    let hands: Vec<(u32, u32)> = told.best_hands.iter().map(|hand| (hand.id, hand.value)).collect();
    let id = |number: u32| id(&tournament, number);
    assert_eq!(hands, [(id(3), 88), (id(5), 24), (id(1), 12)]);
    assert_eq!(told.best_hands[0].hand.as_deref(), Some("111222333m44455z"));
    assert_eq!(told.most_wins.len(), 2);
    assert_eq!(told.least_fed.last().map(|count| (count.id, count.count)), Some((id(2), 1)));
    assert_eq!(view.sections[0].todo[0], Todo::Calls { session: 1, calls: 1 });
    assert_eq!(view.sections[0].todo[1], Todo::Running { session: 1 });
}

/// Who leaves in the middle: what is left is seated anew, or a substitute takes his seat.
#[test]
fn somebody_leaves() {
    let mut tournament = drawn("mcr round_robin sessions=6", 16, 4);
    seat(&mut tournament, 0);
    let quality = tournament.quality(0).unwrap();
    // MCRC-TABLE-4: sixteen can play five sessions without meeting twice or meeting a team mate, but not six.
    assert!(quality.together.is_some_and(|together| together.found >= 24), "{quality:?}");
    assert_eq!(quality.winds.found, quality.winds.bound);
    does(&mut tournament, NINE, r#"{"do":"begin","section":0,"session":1}"#);
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"begin","section":0,"session":2}"#).0, "another_runs");
    does(&mut tournament, NINE, r#"{"do":"withdraw","id":7,"why":"ill"}"#);
    assert_eq!(refused(&mut tournament, NINE, r#"{"do":"withdraw","id":7}"#).0, "gone");
    assert_eq!(tournament.view(&Role::Public).entrants[6].withdrawn, Some(1));
    end(&mut tournament, 1, NINE);
    let todo = tournament.view(&Role::Organiser).sections[0].todo.clone();
    assert_eq!(todo[..2], [Todo::Seat { from: 2 }, Todo::Begin { session: 2 }]);
    let mut late = tournament.clone();
    does(&mut late, NINE, r#"{"do":"begin","section":0,"session":2}"#);
    let gone = late.view(&Role::Public).sections[0].sessions[1]
        .tables
        .iter()
        .flat_map(|table| table.places.clone())
        .find(|place| place.id == Some(7))
        .unwrap();
    assert!(gone.missed);
    seat(&mut tournament, 0);
    assert_eq!(tournament.view(&Role::Organiser).sections[0].todo[0], Todo::Begin { session: 2 });
    does(&mut tournament, NINE, r#"{"do":"begin","section":0,"session":2}"#);
    let view = tournament.view(&Role::Public);
    assert!(view.sections[0].sessions[1..].iter().all(|session| {
        session.tables.iter().flat_map(|table| &table.places).all(|place| place.id != Some(7))
    }));
    assert_eq!(view.sections[0].standings.iter().find(|row| row.id == 7).unwrap().sessions[1], None);
    assert!(tournament.quality(0).unwrap().repeats.found >= tournament.quality(0).unwrap().repeats.bound);
}
