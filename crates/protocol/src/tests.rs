//! Every message is read as it is written, and the types of the page are those of this crate.

use super::*;

#[test]
fn typescript_has_every_type() {
    let text = typescript();
    for name in ["ClientMessage", "ServerMessage", "TableConfig", "View", "Event"] {
        assert!(text.contains(&format!("export type {name} = ")), "{name}");
    }
    assert!(!text.contains("bigint"), "numbers of JSON are numbers");
}

#[track_caller]
fn same(message: &ClientMessage, text: &str) {
    assert_eq!(serde_json::to_string(message).unwrap(), text);
    assert_eq!(&serde_json::from_str::<ClientMessage>(text).unwrap(), message);
}

#[test]
fn messages_of_clients() {
    same(
        &ClientMessage::Act { ask: 3, action: "discard 5m".to_owned() },
        r#"{"type":"act","ask":3,"action":"discard 5m"}"#,
    );
    same(&ClientMessage::Leave, r#"{"type":"leave"}"#);
    let hello: ClientMessage = serde_json::from_str(r#"{"type":"hello","protocol":[1,2]}"#).unwrap();
    assert_eq!(
        hello,
        ClientMessage::Hello { protocol: vec![1, 2], lang: None, since: None, contributes: None }
    );
    for wrong in ["", "{}", "[]", "1", r#"{"type":"dance"}"#, r#"{"type":"act","ask":-1,"action":"win"}"#] {
        assert!(serde_json::from_str::<ClientMessage>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_table_needs_only_its_rules() {
    let config: TableConfig = serde_json::from_str(r#"{"rules":"mcr"}"#).unwrap();
    assert_eq!((config.bots.as_str(), config.pace_ms, config.spectators), ("club", 700, Some(0)));
    assert_eq!(
        serde_json::from_str::<TableConfig>(&serde_json::to_string(&config).unwrap()).unwrap(),
        config
    );
}

/// `FIVEWINDS_TYPES=write cargo test -p protocol` writes it anew.
#[test]
fn the_types_of_the_page_are_these() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol.ts");
    if std::env::var("FIVEWINDS_TYPES").is_ok_and(|what| what == "write") {
        std::fs::write(path, typescript()).unwrap();
    }
    assert!(std::fs::read_to_string(path).unwrap() == typescript(), "web/src/protocol.ts is not up to date");
}
