//! Each does only its own.

use super::*;

#[test]
fn roles_have_texts() {
    for (text, role) in [
        ("organiser", Role::Organiser),
        ("referee", Role::Referee),
        ("scorer", Role::Scorer),
        ("table-1.5", Role::Table { section: 0, table: 5 }),
        ("player-17", Role::Player { id: 17 }),
        ("public", Role::Public),
    ] {
        assert_eq!((text.parse(), role.to_string().as_str()), (Ok(role), text));
    }
    for wrong in [
        "",
        "Organiser",
        "table-0.1",
        "table-1",
        "table-1.",
        "table-1.05",
        "player-",
        "player-0",
        "player-+1",
        "table--1.2",
    ] {
        assert_eq!(wrong.parse::<Role>(), Err(NoSuchRole), "{wrong}");
    }
    let tournament = begun("mcr round_robin sessions=6 first_table=3", 8, 0);
    let roles: Vec<String> = tournament.roles().iter().map(Role::to_string).collect();
    assert_eq!(roles[..3], ["table-1.3", "table-1.4", "player-1"]);
}

/// The letters of those who may: Organiser, Referee, Scorer, the Table, the Player who begins there as East.
#[track_caller]
fn may(tournament: &Tournament, json: &str) -> String {
    let roles = [
        ('O', Role::Organiser),
        ('R', Role::Referee),
        ('S', Role::Scorer),
        ('T', Role::Table { section: 0, table: 1 }),
        ('P', Role::Player { id: id(tournament, 1) }),
        ('-', Role::Public),
    ];
    let act = act(json);
    let may = roles.iter().filter(|(_, role)| role.may(tournament, &act).is_ok());
    may.map(|&(letter, _)| letter).collect()
}

#[test]
fn who_may_do_what() {
    let mut tournament = begun("mcr round_robin sessions=6", 8, 0);
    let note = |note: &str| format!(r#"{{"do":"note","section":0,"session":1,"table":1,"note":{note}}}"#);
    let deal = note(r#"{"do":"deal","row":0,"deal":{"end":"wall"}}"#);
    let own = id(&tournament, 1);
    for (json, expected) in [
        (r#"{"do":"enter","entries":[]}"#, "O"),
        (r#"{"do":"draw","section":0,"seed":"x"}"#, "O"),
        (r#"{"do":"begin","section":0,"session":1}"#, "O"),
        (r#"{"do":"gong","section":0,"session":1}"#, "O"),
        (r#"{"do":"close","section":0,"session":1}"#, "O"),
        (r#"{"do":"exclude","id":1,"ranked":true,"clause":"","why":"x"}"#, "O"),
        (r#"{"do":"decide","appeal":1,"upheld":true,"panel":[],"clause":"","text":""}"#, "O"),
        (r#"{"do":"adjust","section":0,"session":1,"id":1,"clause":"","why":""}"#, "O"),
        (r#"{"do":"extra","section":0,"session":1,"minutes":5}"#, "OR"),
        (r#"{"do":"late","section":0,"session":1,"id":1,"minutes":5}"#, "OR"),
        (r#"{"do":"penalty","section":0,"id":1,"offence":"x"}"#, "OR"),
        (r#"{"do":"stand_in","section":0,"session":1,"table":1,"place":0,"name":"x"}"#, "OR"),
        (deal.as_str(), "ORSTP"),
        (&note(r#"{"do":"correct","row":0,"version":1,"deal":{"end":"wall"}}"#), "ORSTP"),
        (&note(r#"{"do":"penalty","offence":"empty_call","who":1,"row":0}"#), "ORS"),
        (&note(r#"{"do":"answer","call":0,"text":"no"}"#), "OR"),
        (&note(r#"{"do":"reopen"}"#), "OR"),
        (&note(r#"{"do":"confirm","row":0,"version":1,"who":0}"#), "TP"),
        (&note(r#"{"do":"confirm","row":0,"version":1,"who":1}"#), "T"),
        (&note(r#"{"do":"object","row":0,"version":1,"who":0}"#), "TP"),
        (&note(r#"{"do":"sign","who":0}"#), "TP"),
        (&note(r#"{"do":"sign","who":3}"#), "T"),
        (&note(r#"{"do":"call","who":0}"#), "TP"),
        (&note(r#"{"do":"call"}"#), "ORSTP"),
        (&note(r#"{"do":"referee_sign","name":"x"}"#), "ORS"),
        (&deal.replace("\"table\":1", "\"table\":2"), "ORS"),
        (&deal.replace("\"session\":1", "\"session\":2"), "ORS"),
        (
            &format!(
                r#"{{"do":"appeal","section":0,"session":1,"id":{own},"against":"","text":"x","fee_paid":true}}"#
            ),
            "ORP",
        ),
        (r#"{"do":"appeal","section":0,"session":1,"id":99,"against":"","text":"x","fee_paid":true}"#, "OR"),
    ] {
        assert_eq!(may(&tournament, json), expected, "{json}");
    }
    let typed = serde_json::to_string(&paper(0, 1, 1, 0, [0; 4])).unwrap();
    assert_eq!(may(&tournament, &typed), "OS");
    // Who has a stand-in answers for nobody.
    let mut absent = tournament.clone();
    does(&mut absent, NINE, r#"{"do":"stand_in","section":0,"session":1,"table":1,"place":0,"name":"Ivan"}"#);
    assert_eq!(may(&absent, &note(r#"{"do":"sign","who":0}"#)), "T");
    // After the gong the sheet is finished and signed; when it is closed, nothing is for the players any more.
    does(&mut tournament, NINE, r#"{"do":"gong","section":0,"session":1}"#);
    assert_eq!(may(&tournament, &deal), "ORSTP");
    assert_eq!(may(&tournament, &note(r#"{"do":"sign","who":0}"#)), "TP");
    does(&mut tournament, NINE, r#"{"do":"close","section":0,"session":1,"missing":[1,2]}"#);
    assert_eq!(may(&tournament, &note(r#"{"do":"sign","who":0}"#)), "");
    let refusal = Role::Public.may(&tournament, &act(&deal)).unwrap_err();
    assert_eq!((refusal.code(), refusal.say(Lang::Ru).is_empty()), ("not_allowed", false));
}

#[test]
fn only_the_organiser_is_told_what_to_do() {
    let tournament = begun("mcr round_robin sessions=6", 8, 0);
    let sees = |role: Role| tournament.view(&role);
    assert!(!sees(Role::Organiser).sections[0].todo.is_empty());
    for role in [
        Role::Referee,
        Role::Scorer,
        Role::Table { section: 0, table: 1 },
        Role::Player { id: 1 },
        Role::Public,
    ] {
        let mut view = sees(role);
        assert!(view.sections[0].todo.is_empty(), "{role}");
        view.sections[0].todo = sees(Role::Organiser).sections[0].todo.clone();
        assert_eq!(view, sees(Role::Organiser), "{role}");
    }
}

/// Nobody but the organiser sees the seed of walls that are still to be played.
#[test]
fn the_seed_of_duplicate_deals_is_hidden() {
    let mut announced = setup("mcr round_robin sessions=1 short");
    announced.sections[0].duplicate = Some("walls".to_owned());
    let mut tournament = Tournament::new(announced).unwrap();
    let seeds = |tournament: &Tournament, role: Role| {
        let view = tournament.view(&role);
        [view.setup.sections[0].duplicate.clone().unwrap(), view.sections[0].setup.duplicate.clone().unwrap()]
    };
    assert_eq!(seeds(&tournament, Role::Organiser), ["walls", "walls"]);
    for role in [Role::Referee, Role::Player { id: 1 }, Role::Public] {
        assert_eq!(seeds(&tournament, role), ["", ""]);
    }
    assert!(!tournament.export("all.json", Lang::En).unwrap().contains("walls"));
    enter(&mut tournament, 4, 0);
    does(&mut tournament, NINE, r#"{"do":"draw","section":0,"seed":"x"}"#);
    seat(&mut tournament, 0);
    does(&mut tournament, NINE, r#"{"do":"begin","section":0,"session":1}"#);
    end(&mut tournament, 1, NINE);
    does(&mut tournament, NINE, r#"{"do":"finish"}"#);
    assert_eq!(seeds(&tournament, Role::Public), ["walls", "walls"]);
}
