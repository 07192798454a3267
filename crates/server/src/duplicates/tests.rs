//! Matches over HTTP alone, and what may be told when.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::stand::{Standing, complete, is_over};
use crate::testing::Server;

fn standing(number: u32, state: &str, dropped: bool, finished: u32) -> Standing {
    Standing { number, table: String::new(), state: state.to_owned(), dropped, finished }
}

#[test]
fn a_deal_is_complete_when_nobody_plays_it_any_more() {
    type Table = (&'static str, bool, u32);
    let cases: [(&[Table], u32, bool); 8] = [
        (&[("open", false, 0), ("playing", false, 3)], 0, false),
        (&[("playing", false, 2), ("playing", false, 3)], 2, false),
        // A game that is over is not waited for, however far it came.
        (&[("over", false, 1), ("playing", false, 3)], 3, false),
        (&[("over", false, 4), ("playing", false, 3)], 3, false),
        (&[("over", false, 4), ("over", false, 3)], 4, true),
        // What is dropped does not count, and hides nothing.
        (&[("playing", true, 0), ("playing", false, 3)], 3, false),
        (&[("over", true, 9), ("over", false, 3)], 3, true),
        (&[("over", true, 9)], 0, true),
    ];
    for (tables, deals, over) in cases {
        let tables: Vec<Standing> = (1..)
            .zip(tables)
            .map(|(number, &(state, dropped, finished))| standing(number, state, dropped, finished))
            .collect();
        assert_eq!((complete(&tables), is_over(&tables)), (deals, over), "{tables:?}");
    }
}

fn wanted(tables: u32) -> Value {
    json!({"config": {"rules": "mcr", "at_once": true, "spectators": 0}, "tables": tables, "deals": 4})
}

#[tokio::test]
async fn a_match_has_its_tables_and_binds_its_host() {
    let server = Server::new().await;
    let host = server.guest().await;
    let made = server.post("/api/duplicates", &host, wanted(3)).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    let view = made.json();
    assert_eq!((view["complete"].as_u64(), view["is_host"].as_bool()), (Some(0), Some(true)));
    assert_eq!(view["tables"].as_array().unwrap().len(), 3);
    assert_eq!(view["commitments"].as_array().unwrap().len(), 4);
    assert_eq!(view["config"]["spectators"], Value::Null, "nobody looks on");
    assert!(!made.text.contains("secret"));
    for (number, table) in (1..).zip(view["tables"].as_array().unwrap()) {
        assert_eq!(table["number"], number);
        assert_eq!(table["chairs"], json!([null, null, null, null]));
        let id = table["table"].as_str().unwrap();
        let info = server.get(&format!("/api/tables/{id}"), "").await.json();
        assert_eq!((&info["config"]["duplicate"], &info["state"]), (&view["id"], &json!("open")));
        assert_eq!((&info["config"]["at_once"], &info["config"]["deals"]), (&json!(false), &json!(4)));
    }
    // Anybody may look, and only the host is the host.
    let path = format!("/api/duplicates/{}", view["id"].as_str().unwrap());
    let mut other = server.get(&path, "").await.json();
    assert_eq!(other["is_host"], false);
    other["is_host"] = true.into();
    assert_eq!(other, view);
    assert_eq!(server.get("/api/duplicates/nowhere", "").await.status, StatusCode::NOT_FOUND);
    // It is listed for its host, and for nobody else before he sits there.
    let listed = server.get("/api/duplicates", &host).await.json();
    assert_eq!(listed[0]["id"], view["id"]);
    assert_eq!(
        (&listed[0]["rules"], &listed[0]["tables"], &listed[0]["deals"]),
        (&json!("mcr"), &json!(3), &json!(4))
    );
    assert_eq!(server.get("/api/duplicates", &server.guest().await).await.json(), json!([]));
    // Its tables do not count against those that one may have.
    for _ in 0..2 {
        let table = server.post("/api/tables", &host, json!({"rules": "mcr"})).await;
        assert_eq!(table.status, StatusCode::CREATED, "{}", table.text);
    }
}

#[tokio::test]
async fn what_cannot_be_a_match_is_refused() {
    let server = Server::with(|config| config.fixed_seeds = true).await;
    let host = server.guest().await;
    assert_eq!(server.post("/api/duplicates", "", wanted(1)).await.status, StatusCode::UNAUTHORIZED);
    let with = |name: &str, value: Value| {
        let mut body = wanted(2);
        body[name] = value;
        body
    };
    for (body, code) in [
        (wanted(0), "bad_request"),
        (wanted(26), "bad_request"),
        (with("deals", json!(0)), "bad_request"),
        (with("deals", json!(101)), "bad_request"),
        (with("config", json!({"rules": "poker"})), "bad_request"),
        (with("config", json!({"rules": "mcr", "seed": 7})), "forbidden"),
        (with("config", json!({"rules": "mcr", "duplicate": "x"})), "bad_request"),
        (with("colour", json!("red")), "bad_request"),
    ] {
        let answer = server.post("/api/duplicates", &host, body.clone()).await;
        assert_eq!(answer.code(), code, "{body}: {}", answer.text);
    }
    let none: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM tables").fetch_one(server.app.store.pool()).await.unwrap();
    assert_eq!(none, 0, "a match is made as a whole or not at all");
    // No table says of itself that it belongs to a match.
    let own = server.post("/api/tables?lang=ru", &host, json!({"rules": "mcr", "duplicate": "x"})).await;
    assert_eq!(own.status, StatusCode::BAD_REQUEST);
    assert!(own.text.contains("матч"), "{}", own.text);
    for _ in 0..4 {
        assert_eq!(server.post("/api/duplicates", &host, wanted(25)).await.status, StatusCode::CREATED);
    }
    assert_eq!(server.post("/api/duplicates", &host, wanted(1)).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn only_the_host_drops_a_table() {
    let server = Server::new().await;
    let (host, other) = (server.guest().await, server.guest().await);
    let id = server.post("/api/duplicates", &host, wanted(2)).await.json()["id"].as_str().unwrap().to_owned();
    let path = format!("/api/duplicates/{id}/drop");
    let refused = server.post(&format!("{path}?lang=zh"), &other, json!({"table": 1})).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::FORBIDDEN, "forbidden"));
    assert!(refused.text.contains("创建者"), "{}", refused.text);
    assert_eq!(server.post(&path, &host, json!({"table": 3})).await.status, StatusCode::NOT_FOUND);
    let dropped = server.post(&path, &host, json!({"table": 1})).await.json();
    assert_eq!(
        (&dropped["tables"][0]["dropped"], &dropped["tables"][0]["state"]),
        (&json!(true), &json!("over"))
    );
    assert_eq!((&dropped["tables"][1]["dropped"], &dropped["over"]), (&json!(false), &json!(false)));
    // Once more is the same.
    assert_eq!(server.post(&path, &host, json!({"table": 1})).await.json(), dropped);
    assert_eq!(server.post(&path, &host, json!({"table": 2})).await.json()["over"], true);
}

#[tokio::test]
async fn cards_follow_from_the_seed_and_do_not_tell_it() {
    let server = Server::new().await;
    let path = "/api/duplicates/cards?rules=mcr&seed=3%205%202%206&session=1&deals=2";
    let cards = server.get(path, "").await;
    assert_eq!(cards.status, StatusCode::OK, "{}", cards.text);
    assert!(!cards.text.contains("3 5 2 6"));
    let cards = cards.json();
    // As docs/duplicate.md has it.
    assert_eq!(cards["commitment"], "d59724112b11e1241db598c6456142a8c44109617a88e6b7d76350e86096d832");
    assert_eq!(cards["deals"][0]["hands"][0]["tiles"][0], "2m");
    assert_eq!(cards["deals"].as_array().unwrap().len(), 2);
    let three = server
        .get("/api/duplicates/cards?rules=red&players=3&options=%7B%22jokers%22:true%7D&seed=x", "")
        .await;
    assert_eq!(three.json()["deals"][0]["hands"].as_array().unwrap().len(), 3, "{}", three.text);
    for wrong in [
        "rules=mcr&seed=",
        "rules=poker&seed=x",
        "rules=mcr&seed=x&deals=0",
        "rules=mcr&seed=x&players=3",
        "rules=mcr&seed=x&options=7",
    ] {
        let answer = server.get(&format!("/api/duplicates/cards?{wrong}"), "").await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
}
