//! Corrections, objections, penalties, signatures.

use super::*;

/// Two phones enter the same deal, two people correct the same row.
#[test]
fn two_at_once() {
    let mut sheet = sheet("mcr");
    let first = serde_json::to_string(&Note::Deal { row: 0, deal: deal("A8B") }).unwrap();
    does(&mut sheet, &first);
    assert_eq!(refused(&mut sheet, &first).0, "not_next");
    let fix = |text: &str| {
        let note = Note::Correct { row: 0, version: 1, deal: deal(text), why: String::new() };
        serde_json::to_string(&note).unwrap()
    };
    does(&mut sheet, &fix("A9B"));
    assert_eq!(refused(&mut sheet, &fix("A10B")).0, "changed");
    assert_eq!(refused(&mut sheet, r#"{"do":"strike","row":0,"version":1}"#).0, "changed");
    assert_eq!(refused(&mut sheet, r#"{"do":"confirm","row":0,"version":1,"who":0}"#).0, "changed");
    assert_eq!(refused(&mut sheet, r#"{"do":"confirm","row":1,"version":1,"who":0}"#).0, "no_such_row");
    assert_eq!(sheet.view().totals, [33, -17, -8, -8]);
}

#[test]
fn a_row_is_struck_out_and_restored() {
    let mut sheet = sheet("mcr");
    enter(&mut sheet, "A8B");
    enter(&mut sheet, "C8");
    does(&mut sheet, r#"{"do":"strike","row":0,"version":1,"why":"was the table next door"}"#);
    let view = sheet.view();
    assert_eq!((view.rows.len(), view.rows[0].struck, view.rows[1].dealer), (2, true, 0));
    assert_eq!((view.totals, view.rows[1].number), (vec![-16, -16, 48, -16], 1));
    assert_eq!(refused(&mut sheet, r#"{"do":"strike","row":0,"version":2}"#).0, "struck");
    assert_eq!(refused(&mut sheet, r#"{"do":"restore","row":1,"version":1}"#).0, "not_struck");
    does(&mut sheet, r#"{"do":"restore","row":0,"version":2,"why":""}"#);
    let view = sheet.view();
    assert_eq!((view.totals, view.rows[0].version, view.rows[1].number), (vec![16, -32, 40, -24], 3, 2));
    assert_eq!(view.rows[0].history[1].entry, None);
}

/// A correction that makes a later row impossible marks it: only the dealer wins with dealt tiles (SIC-WIN-6).
#[test]
fn a_row_may_become_impossible() {
    let mut sheet = sheet("red");
    enter(&mut sheet, "A1");
    let mut dealt = deal("A5");
    dealt.wins[0].how = How::Dealt;
    try_enter(&mut sheet, dealt).unwrap();
    enter(&mut sheet, "C1");
    let fix = Note::Correct { row: 0, version: 1, deal: deal("B1"), why: String::new() };
    sheet.apply(&stamp(), &fix).unwrap();
    let view = sheet.view();
    assert_eq!(view.rows[1].problem.as_ref().map(|problem| problem.code.as_str()), Some("not_dealer"));
    assert_eq!((view.rows[1].points.clone(), view.rows[2].number), (vec![0; 4], 2));
    assert_eq!(sheet.problem(1).map(Refusal::code), Some("not_dealer"));
    assert_eq!(refused(&mut sheet, r#"{"do":"referee_sign","name":"Eva"}"#).0, "unsettled");
}

/// MCRC-SCORE-1, MCRC-SCORE-2, MCRC-SCORE-6.
#[test]
fn objections_bar_signatures_and_signatures_bar_everything() {
    let mut sheet = sheet("mcr");
    enter(&mut sheet, "A8B");
    does(&mut sheet, r#"{"do":"object","row":0,"version":1,"who":1,"why":"it was 6 points"}"#);
    assert_eq!(sheet.view().rows[0].objections[0].who, 1);
    assert_eq!(refused(&mut sheet, r#"{"do":"sign","who":0}"#), ("objection", Some("MCRC-SCORE-1")));
    does(&mut sheet, r#"{"do":"call","who":1,"why":"count"}"#);
    does(&mut sheet, r#"{"do":"answer","call":0,"text":"it is 8","clause":"MCR-WIN-1"}"#);
    assert_eq!(refused(&mut sheet, r#"{"do":"answer","call":1,"text":"?"}"#).0, "no_such_call");
    assert_eq!(sheet.view().calls[0].answer.as_ref().unwrap().clause.as_deref(), Some("MCR-WIN-1"));
    does(&mut sheet, r#"{"do":"confirm","row":0,"version":1,"who":1}"#);
    assert_eq!(sheet.view().rows[0].confirmed, [false, true, false, false]);
    (0..4).for_each(|who| does(&mut sheet, &format!(r#"{{"do":"sign","who":{who}}}"#)));
    does(&mut sheet, r#"{"do":"referee_sign","name":"Eva"}"#);
    let view = sheet.view();
    assert_eq!((view.signed, view.referee.as_deref()), (vec![true; 4], Some("Eva")));
    for note in [r#"{"do":"strike","row":0,"version":1}"#, r#"{"do":"time_up"}"#, r#"{"do":"call","why":""}"#]
    {
        assert_eq!(refused(&mut sheet, note), ("signed", Some("MCRC-SCORE-6")));
    }
    does(&mut sheet, r#"{"do":"reopen","why":"a digit"}"#);
    assert_eq!((sheet.view().signed, sheet.view().referee), (vec![false; 4], None));
    assert_eq!(refused(&mut sheet, r#"{"do":"reopen"}"#).0, "not_signed");
    does(&mut sheet, r#"{"do":"strike","row":0,"version":1}"#);
}

/// MCRC-PEN-7, MCRC-RUL-9: the steps are counted for each kind and player, and cancelling moves the later ones down.
#[test]
fn a_ladder_with_a_penalty_taken_back() {
    let mut sheet = sheet("mcr");
    let fine = |who| format!(r#"{{"do":"penalty","offence":"empty_call","who":{who},"row":0}}"#);
    (0..8).for_each(|_| does(&mut sheet, &fine(1)));
    does(&mut sheet, &fine(2));
    let lost = |sheet: &Sheet| -> Vec<i64> {
        sheet.view().penalties.iter().map(|penalty| -penalty.points.iter().sum::<i64>()).collect()
    };
    assert_eq!(lost(&sheet), [0, 5, 10, 20, 40, 50, 60, 60, 0]);
    let view = sheet.view();
    assert!(view.penalties[0].warning && view.penalties[8].warning && !view.penalties[1].warning);
    assert_eq!(
        (view.totals, view.check),
        (vec![0, -245, 0, 0], CheckView { sum: -245, to_nobody: 245, ok: true })
    );
    does(&mut sheet, r#"{"do":"cancel_penalty","penalty":0,"why":"he took it"}"#);
    assert_eq!(lost(&sheet), [0, 0, 5, 10, 20, 40, 50, 60, 0]);
    assert_eq!(refused(&mut sheet, r#"{"do":"cancel_penalty","penalty":0}"#).0, "cancelled");
    assert_eq!(refused(&mut sheet, r#"{"do":"cancel_penalty","penalty":99}"#).0, "no_such_penalty");
}

/// MCRC-PEN-8: the count of late pungs starts anew in each round. MCRC-PEN-9: it is booked with its deal.
#[test]
fn late_pungs_are_counted_by_rounds() {
    let mut sheet = sheet("mcr");
    let fine = |row| format!(r#"{{"do":"penalty","offence":"late_pung","who":0,"row":{row}}}"#);
    does(&mut sheet, &fine(0));
    (0..4).for_each(|_| enter(&mut sheet, ""));
    does(&mut sheet, &fine(3));
    does(&mut sheet, &fine(4));
    enter(&mut sheet, "");
    does(&mut sheet, &fine(4));
    let view = sheet.view();
    assert_eq!(view.penalties.iter().map(|penalty| penalty.step.unwrap()).collect::<Vec<_>>(), [1, 2, 1, 2]);
    assert_eq!(view.rows.iter().map(|row| row.sums[0]).collect::<Vec<_>>(), [0, 0, 0, -5, -10]);
    assert_eq!(refused(&mut sheet, &fine(6)).0, "no_such_row");
}

/// MCRC-PEN-3, MCRC-PEN-4, MCR-FOUL-7, MCR-FOUL-8, MCR-FOUL-11, MCRC-SCORE-7; SIC-PEN-1 stands with its deal.
#[test]
fn penalties_to_each_to_one_and_to_nobody() {
    let mut one = sheet("mcr");
    does(&mut one, r#"{"do":"penalty","offence":"false_win","who":0,"row":0}"#);
    does(&mut one, r#"{"do":"penalty","offence":"knocked_tile","who":1,"to":2,"points":20,"row":0}"#);
    does(&mut one, r#"{"do":"penalty","offence":"late_10","who":3,"row":0}"#);
    let view = one.view();
    assert_eq!(view.totals, [-60, 0, 40, 10]);
    assert_eq!((view.penalties[0].dead_hand, view.check.sum, view.check.ok), (true, -10, true));
    for (wrong, code) in [
        (r#""offence":"knocked_tile","who":1,"points":20"#, "receiver"),
        (r#""offence":"knocked_tile","who":1,"to":1,"points":20"#, "receiver"),
        (r#""offence":"knocked_tile","who":1,"to":2,"points":21"#, "points"),
        (r#""offence":"knocked_tile","who":1,"to":2"#, "points"),
        (r#""offence":"late_10","who":1,"points":10"#, "points"),
        (r#""offence":"late_10","who":1,"to":2"#, "receiver"),
        (r#""offence":"dancing","who":1"#, "no_such_offence"),
        (r#""offence":"late_10","who":4"#, "no_such_player"),
    ] {
        assert_eq!(refused(&mut one, &format!(r#"{{"do":"penalty","row":0,{wrong}}}"#)).0, code, "{wrong}");
    }
    let mut other = sheet("sichuan");
    let note = r#"{"do":"penalty","offence":"false_win","who":1,"row":0}"#;
    assert_eq!(refused(&mut other, note), ("in_deal", Some("SIC-PEN-1")));
    // RED-PEN-1 with three players.
    let mut red = sheet("red players=3");
    does(&mut red, note);
    assert_eq!(red.view().totals, [9, -18, 9]);
}

#[test]
fn a_sheet_needs_rules_and_players() {
    let new = |rules: &str, players| {
        let setup = Setup {
            rules: rules.to_owned(),
            options: Default::default(),
            players: vec![Person::default(); players],
        };
        Sheet::new(setup).map(|_| ()).map_err(|refusal| refusal.code())
    };
    assert_eq!((new("mcr", 4), new("red", 2)), (Ok(()), Ok(())));
    assert_eq!(
        (new("mcr", 3), new("red", 5), new("chess", 4)),
        (Err("players"), Err("players"), Err("no_such_rules"))
    );
}
