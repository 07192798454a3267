//! Notes are read as they are written, and the types of the page are those of this crate.

use crate::*;

/// `FIVEWINDS_TYPES=write cargo test -p sheet` writes it anew.
#[test]
fn the_types_of_the_page_are_these() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/sheet.ts");
    if std::env::var("FIVEWINDS_TYPES").is_ok_and(|what| what == "write") {
        std::fs::write(path, typescript()).unwrap();
    }
    assert!(std::fs::read_to_string(path).unwrap() == typescript(), "web/src/sheet.ts is not up to date");
    assert!(!typescript().contains("bigint"), "numbers of JSON are numbers");
}

#[test]
fn a_note_needs_only_what_it_is_about() {
    let note: Note = serde_json::from_str(
        r#"{"do":"deal","row":0,"deal":{"end":"win","wins":[{"who":1,"from":2,"how":"discard","value":12}]}}"#,
    )
    .unwrap();
    let Note::Deal { row: 0, deal } = &note else { panic!("{note:?}") };
    assert_eq!((deal.hands, deal.wins[0].good, deal.wins[0].same_tile), ([None; 4], true, false));
    assert_eq!(serde_json::from_str::<Note>(&serde_json::to_string(&note).unwrap()).unwrap(), note);
    for good in [
        r#"{"do":"time_up"}"#,
        r#"{"do":"sign","who":3}"#,
        r#"{"do":"call"}"#,
        r#"{"do":"penalty","offence":"empty_call","who":1,"row":3}"#,
        r#"{"do":"deal","row":1,"deal":{"end":"wall","hands":[0,8,null,2],"kongs":[{"who":1,"kind":"added"}]}}"#,
    ] {
        serde_json::from_str::<Note>(good).unwrap_or_else(|error| panic!("{good}: {error}"));
    }
    for wrong in ["", "{}", r#"{"do":"dance"}"#, r#"{"do":"sign","who":-1}"#, r#"{"do":"deal","row":0}"#] {
        assert!(serde_json::from_str::<Note>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn ways_of_winning_have_the_names_of_the_rules() {
    for by in rules::WinBy::ALL {
        let how: How = serde_json::from_str(&format!("\"{}\"", by.id())).unwrap();
        assert_eq!(serde_json::to_string(&how).unwrap(), format!("\"{}\"", by.id()));
    }
}
