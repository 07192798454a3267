//! Acts are read as they are written, and the types of the page are those of this crate.

use crate::*;

/// `FIVEWINDS_TYPES=write cargo test -p tournament` writes it anew.
#[test]
fn the_types_of_the_page_are_these() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/tournament.ts");
    if std::env::var("FIVEWINDS_TYPES").is_ok_and(|what| what == "write") {
        std::fs::write(path, typescript()).unwrap();
    }
    assert!(
        std::fs::read_to_string(path).unwrap() == typescript(),
        "web/src/tournament.ts is not up to date"
    );
    assert!(!typescript().contains("bigint"), "numbers of JSON are numbers");
}

#[test]
fn an_act_needs_only_what_it_is_about() {
    for good in [
        r#"{"do":"enter","entries":[{"name":"Анна"},{"name":"Bo","team":"West","country":"DK","rating_id":"10400001"}]}"#,
        r#"{"do":"draw","section":0,"seed":"3 5 2 6"}"#,
        r#"{"do":"seat","section":0,"from":1,"sessions":[[[1,2,3,4],[5,6,7,0]]],"seed":"7"}"#,
        r#"{"do":"note","section":0,"session":1,"table":1,"note":{"do":"time_up"}}"#,
        r#"{"do":"paper","section":0,"session":1,"table":2,"version":0,"result":{"points":[112,40,40,-202],"to_nobody":10,"signed":[true,true,true,true],"referee":true}}"#,
        r#"{"do":"finish"}"#,
    ] {
        let act: Act = serde_json::from_str(good).unwrap_or_else(|error| panic!("{good}: {error}"));
        assert_eq!(serde_json::from_str::<Act>(&serde_json::to_string(&act).unwrap()).unwrap(), act);
    }
    for wrong in ["", "{}", r#"{"do":"dance"}"#, r#"{"do":"check_in","id":-1,"here":true}"#] {
        assert!(serde_json::from_str::<Act>(wrong).is_err(), "{wrong}");
    }
}
