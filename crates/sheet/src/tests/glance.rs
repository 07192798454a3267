//! A sheet at a glance is the sheet that is shown.

use super::*;

#[test]
fn a_glance_agrees_with_the_sheet() {
    let mut sheet = sheet("mcr");
    for text in ["A12B", "", "B20", "C8A", "D30"] {
        enter(&mut sheet, text);
    }
    does(&mut sheet, r#"{"do":"strike","row":3,"version":1,"why":"twice"}"#);
    does(&mut sheet, r#"{"do":"object","row":0,"version":1,"who":2}"#);
    does(&mut sheet, r#"{"do":"call","who":1}"#);
    does(&mut sheet, r#"{"do":"call"}"#);
    does(&mut sheet, r#"{"do":"answer","call":0,"text":"no"}"#);
    does(&mut sheet, r#"{"do":"penalty","offence":"empty_call","who":1,"row":0}"#);
    does(&mut sheet, r#"{"do":"penalty","offence":"empty_call","who":1,"row":5}"#);
    let glance = sheet.glance();
    assert_eq!((glance.deals, glance.draws, glance.end), (4, 1, None));
    assert_eq!((glance.calls, glance.objections, glance.check), (1, 1, sheet.view().check));
    let penalties = sheet.penalties();
    assert_eq!(
        penalties.iter().map(|(penalty, _)| penalty.clone()).collect::<Vec<_>>(),
        sheet.view().penalties
    );
    // Four deals were played when the second was given: the next round has begun.
    assert_eq!(penalties.iter().map(|(_, round)| *round).collect::<Vec<_>>(), [1, 2]);
    does(&mut sheet, r#"{"do":"confirm","row":0,"version":1,"who":2}"#);
    does(&mut sheet, r#"{"do":"time_up"}"#);
    for who in 0..4 {
        assert!(!sheet.glance().is_signed());
        does(&mut sheet, &format!(r#"{{"do":"sign","who":{who}}}"#));
    }
    does(&mut sheet, r#"{"do":"referee_sign","name":"Wang"}"#);
    assert!(sheet.glance().is_signed() && sheet.glance().end == Some(SessionEnd::Time));
}

/// MCRC-PEN-11: a substitute takes a seat; what was written stays with the place.
#[test]
fn somebody_else_sits_down() {
    let mut sheet = sheet("mcr");
    enter(&mut sheet, "A12B");
    let ivan = Person { name: "Ivan".to_owned(), substitute: true, ..Person::default() };
    sheet.seat(0, ivan.clone()).unwrap();
    assert_eq!((&sheet.view().players[0], sheet.results()[0]), (&ivan, 36));
    assert_eq!(sheet.seat(4, ivan), Err(Refusal::NoSuchPlayer(4)));
}
