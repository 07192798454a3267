//! Accounts as a browser and a program meet them.

use axum::http::StatusCode;
use serde_json::json;

use crate::testing::{Server, request};

#[tokio::test]
async fn a_guest_comes_back_as_himself() {
    let server = Server::new().await;
    assert_eq!(server.get("/api/me", "").await.status, StatusCode::UNAUTHORIZED);
    let first = server.ask("POST", "/api/session", "", None).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.text);
    let cookie = first.cookie();
    let who = first.json();
    assert_eq!(who["registered"], false);
    assert_eq!(server.get("/api/me", &cookie).await.json(), who);
    let again = server.ask("POST", "/api/session", &cookie, None).await;
    assert_eq!(again.json(), who);
    assert_eq!(again.set_cookie(), None, "the cookie is new enough");
    assert_ne!(server.ask("POST", "/api/session", "", None).await.json()["id"], who["id"]);
}

#[tokio::test]
async fn cookies_are_for_this_host_and_not_for_scripts() {
    let server = Server::new().await;
    let text = server.ask("POST", "/api/session", "", None).await.set_cookie().unwrap().to_owned();
    for part in ["fivewinds_session=", "; Path=/", "; HttpOnly", "; SameSite=Lax", "; Max-Age=15552000"] {
        assert!(text.contains(part), "{text}");
    }
    assert!(!text.contains("Secure"));
    let server = Server::with(|config| config.secure_cookies = true).await;
    let answer = server.ask("POST", "/api/session", "", None).await;
    let text = answer.set_cookie().unwrap();
    assert!(text.starts_with("__Host-fivewinds_session=") && text.ends_with("; Secure"), "{text}");
    assert!(!text.contains("Domain"));
    assert_eq!(server.get("/api/me", &answer.cookie()).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_database_has_no_secret() {
    let server = Server::new().await;
    let cookie = server.guest().await;
    let secret = cookie.split_once('=').unwrap().1;
    assert_eq!(secret.len(), 64);
    let stored: String =
        sqlx::query_scalar("SELECT token FROM sessions").fetch_one(server.app.store.pool()).await.unwrap();
    assert_ne!(stored, secret);
    assert_eq!(stored, crate::id::hash(secret));
    let as_stored = format!("fivewinds_session={stored}");
    assert_eq!(server.get("/api/me", &as_stored).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_session_ends_and_is_renewed() {
    let server = Server::new().await;
    let cookie = server.guest().await;
    let pool = server.app.store.pool();
    let soon = crate::now::now() + 60_000;
    sqlx::query("UPDATE sessions SET expires_at = $1").bind(soon).execute(pool).await.unwrap();
    let renewed = server.get("/api/me", &cookie).await;
    assert_eq!(renewed.cookie(), cookie);
    let end: i64 = sqlx::query_scalar("SELECT expires_at FROM sessions").fetch_one(pool).await.unwrap();
    assert!(end > soon + 179 * 24 * 3_600_000);
    sqlx::query("UPDATE sessions SET expires_at = $1").bind(soon - 61_000).execute(pool).await.unwrap();
    assert_eq!(server.get("/api/me", &cookie).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn who_has_a_password_shows_it_again_after_a_month() {
    let server = Server::new().await;
    let guest = server.guest().await;
    let body = json!({"name": "Anna", "password": PASSWORD});
    let anna = server.post("/api/register", &guest, body).await;
    assert!(anna.set_cookie().unwrap().contains("Max-Age=2592000"), "{:?}", anna.set_cookie());
    let pool = server.app.store.pool();
    let month = 30 * 24 * 3_600_000;
    let end = async || {
        let ends: Vec<i64> =
            sqlx::query_scalar("SELECT expires_at FROM sessions").fetch_all(pool).await.unwrap();
        ends.into_iter().max().unwrap()
    };
    assert!(end().await <= crate::now::now() + month);
    // Each visit puts it off.
    let soon = crate::now::now() + 60_000;
    sqlx::query("UPDATE sessions SET expires_at = $1").bind(soon).execute(pool).await.unwrap();
    assert_eq!(server.get("/api/me", &anna.cookie()).await.status, StatusCode::OK);
    assert!((soon + month - 120_000..=crate::now::now() + month).contains(&end().await));
}

#[tokio::test]
async fn guests_are_named_in_their_language() {
    let server = Server::new().await;
    let mut asked = request("POST", "/api/session", "", None);
    asked.headers_mut().insert("accept-language", "ru-RU,ru;q=0.9".parse().unwrap());
    let name = server.send(asked).await.json()["name"].as_str().unwrap().to_owned();
    assert!(name.chars().all(|c| c == ' ' || ('А'..='ё').contains(&c) || c == 'Ё'), "{name}");
    let named = server.post("/api/session", "", json!({"name": " Анна "})).await;
    assert_eq!(named.json()["name"], "Анна");
}

#[tokio::test]
async fn a_guest_changes_his_name() {
    let server = Server::new().await;
    let cookie = server.guest().await;
    let renamed = server.ask("PATCH", "/api/me", &cookie, Some(json!({"name": "麻将"}))).await;
    assert_eq!(renamed.json()["name"], "麻将");
    assert_eq!(server.get("/api/me", &cookie).await.json()["name"], "麻将");
    // Text is text, whatever it looks like.
    let sql = "' OR 1 --";
    let renamed = server.ask("PATCH", "/api/me", &cookie, Some(json!({"name": sql}))).await;
    assert_eq!(renamed.json()["name"], sql);
    let refused = server.ask("PATCH", "/api/me", &cookie, Some(json!({"name": "<script>"}))).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::BAD_REQUEST, "name_letters"));
    assert_eq!(server.get("/api/me", &cookie).await.json()["name"], sql);
}

const PASSWORD: &str = "eight bamboos";

/// Registers a guest and returns his new cookie.
async fn registered(server: &Server, name: &str) -> String {
    let guest = server.guest().await;
    let answer = server.post("/api/register", &guest, json!({"name": name, "password": PASSWORD})).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.cookie()
}

fn with_token(method: &str, path: &str, secret: &str) -> axum::http::Request<axum::body::Body> {
    let mut asked = request(method, path, "", None);
    asked.headers_mut().insert("authorization", format!("Bearer {secret}").parse().unwrap());
    asked
}

#[tokio::test]
async fn who_registers_stays_who_he_is() {
    let server = Server::new().await;
    let guest = server.guest().await;
    let before = server.get("/api/me", &guest).await.json();
    let answer = server.post("/api/register", &guest, json!({"name": "Anna", "password": PASSWORD})).await;
    assert_eq!(answer.json(), json!({"id": before["id"], "name": "Anna", "registered": true}));
    // The secret from before, which somebody may have planted, is worth nothing.
    assert_ne!(answer.cookie(), guest);
    assert_eq!(server.get("/api/me", &guest).await.status, StatusCode::UNAUTHORIZED);
    let again =
        server.post("/api/register", &answer.cookie(), json!({"name": "Ann", "password": PASSWORD})).await;
    assert_eq!(again.code(), "already_registered");
    let login = server.post("/api/login", "", json!({"name": " aNNa", "password": PASSWORD})).await;
    assert_eq!(login.json()["id"], before["id"]);
    assert_ne!(login.cookie(), answer.cookie());
}

#[tokio::test]
async fn a_registered_name_is_ones_own() {
    let server = Server::new().await;
    let anna = registered(&server, "Анна").await;
    let other = server.guest().await;
    let taken = server.post("/api/register", &other, json!({"name": "АННА", "password": PASSWORD})).await;
    assert_eq!((taken.status, taken.code().as_str()), (StatusCode::CONFLICT, "name_taken"));
    let taken = server.ask("PATCH", "/api/me", &other, Some(json!({"name": "анна"}))).await;
    assert_eq!(taken.code(), "name_taken");
    assert_eq!(server.post("/api/session", "", json!({"name": "анна"})).await.code(), "name_taken");
    // Its owner may write it otherwise, and give it up.
    let own = server.ask("PATCH", "/api/me", &anna, Some(json!({"name": "АННА"}))).await;
    assert_eq!(own.json()["name"], "АННА");
    let own = server.ask("PATCH", "/api/me", &anna, Some(json!({"name": "Мария"}))).await;
    assert_eq!(own.status, StatusCode::OK);
    registered(&server, "анна").await;
}

#[tokio::test]
async fn two_at_once_do_not_get_one_name() {
    let server = Server::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let body = json!({"name": "Zhang", "password": PASSWORD});
    let (one, two) = tokio::join!(
        server.post("/api/register", &one, body.clone()),
        server.post("/api/register", &two, body.clone())
    );
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
}

#[tokio::test]
async fn passwords_that_will_not_do() {
    let server = Server::new().await;
    let guest = server.guest().await;
    for (password, code) in [
        ("short", "password_length"),
        ("password2026", "password_common"),
        (&"x".repeat(200), "password_length"),
    ] {
        let answer =
            server.post("/api/register", &guest, json!({"name": "Anna", "password": password})).await;
        assert_eq!(answer.code(), code);
    }
}

#[tokio::test]
async fn a_wrong_password_and_a_wrong_name_look_alike() {
    let server = Server::new().await;
    registered(&server, "Anna").await;
    let wrong = server.post("/api/login", "", json!({"name": "Anna", "password": "nine bamboos"})).await;
    let nobody = server.post("/api/login", "", json!({"name": "Nobody", "password": "nine bamboos"})).await;
    assert_eq!((wrong.status, &wrong.text), (StatusCode::FORBIDDEN, &nobody.text));
    assert_eq!(wrong.status, nobody.status);
    assert_eq!(wrong.set_cookie(), None);
    let injected = json!({"name": "' OR '1'='1", "password": "' OR '1'='1"});
    assert_eq!(server.post("/api/login", "", injected).await.code(), "wrong_password");
}

#[tokio::test]
async fn guessing_is_slowed_down() {
    let server = Server::with(|config| config.attempts_per_minute = 5).await;
    registered(&server, "Anna").await;
    let guess = |name: &'static str, password: &'static str, from: &'static str| {
        let mut asked = request("POST", "/api/login", "", Some(json!({"name": name, "password": password})));
        let address: std::net::SocketAddr = from.parse().unwrap();
        asked.extensions_mut().insert(axum::extract::ConnectInfo(address));
        server.send(asked)
    };
    // Who knows his password may use it often.
    for _ in 0..8 {
        assert_eq!(guess("Anna", PASSWORD, "10.0.0.1:1").await.status, StatusCode::OK);
    }
    for _ in 0..5 {
        assert_eq!(guess("Anna", "wrong password", "10.0.0.2:1").await.status, StatusCode::FORBIDDEN);
    }
    let limited = guess("Someone", "wrong password", "10.0.0.2:1").await;
    assert_eq!(limited.status, StatusCode::TOO_MANY_REQUESTS, "by address");
    let seconds: u64 = limited.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=12).contains(&seconds), "{seconds}");
    let limited = guess("anna", PASSWORD, "10.0.0.3:1").await;
    assert_eq!(limited.status, StatusCode::TOO_MANY_REQUESTS, "by name, from anywhere");
    let other = guess("Someone", "wrong password", "10.0.0.3:1").await;
    assert_eq!(other.status, StatusCode::FORBIDDEN, "others are not concerned");
}

#[tokio::test]
async fn guests_cannot_be_made_without_end() {
    let server = Server::with(|config| config.guests_per_minute = 3).await;
    for _ in 0..3 {
        server.guest().await;
    }
    let answer = server.ask("POST", "/api/session", "", None).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(answer.headers.contains_key("retry-after"));
}

#[tokio::test]
async fn logging_out_ends_the_session() {
    let server = Server::new().await;
    let anna = registered(&server, "Anna").await;
    let out = server.ask("POST", "/api/logout", &anna, None).await;
    assert_eq!(out.status, StatusCode::NO_CONTENT);
    assert!(out.set_cookie().unwrap().contains("Max-Age=0"));
    assert_eq!(server.get("/api/me", &anna).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(server.ask("POST", "/api/logout", &anna, None).await.status, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn a_new_password_ends_other_sessions() {
    let server = Server::new().await;
    let anna = registered(&server, "Anna").await;
    let elsewhere =
        server.post("/api/login", "", json!({"name": "Anna", "password": PASSWORD})).await.cookie();
    let change = |old: &str, new: &str| json!({"old": old, "new": new});
    let wrong = server.post("/api/password", &anna, change("nine bamboos", "seven characters")).await;
    assert_eq!(wrong.code(), "wrong_password");
    let done = server.post("/api/password", &anna, change(PASSWORD, "seven characters")).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    for cookie in [&anna, &elsewhere] {
        assert_eq!(server.get("/api/me", cookie).await.status, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(server.get("/api/me", &done.cookie()).await.status, StatusCode::OK);
    let old = server.post("/api/login", "", json!({"name": "Anna", "password": PASSWORD})).await;
    assert_eq!(old.status, StatusCode::FORBIDDEN);
    let guest = server.guest().await;
    assert_eq!(
        server.post("/api/password", &guest, change("x", "seven characters")).await.code(),
        "not_registered"
    );
}

#[tokio::test]
async fn programs_have_tokens() {
    let server = Server::new().await;
    let anna = registered(&server, "Anna").await;
    let made = server.post("/api/tokens", &anna, json!({"label": " my bot "})).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    let made = made.json();
    let secret = made["secret"].as_str().unwrap();
    let listed = server.get("/api/tokens", &anna).await;
    assert!(!listed.text.contains(secret));
    assert_eq!(listed.json()[0]["label"], "my bot");
    assert_eq!(listed.json()[0]["id"], made["id"]);
    let who = server.send(with_token("GET", "/api/me", secret)).await;
    assert_eq!(who.json()["name"], "Anna");
    assert_eq!(who.set_cookie(), None);
    // A token is no cookie, a cookie is no token, and a token does not make others.
    let cookie = format!("fivewinds_session={secret}");
    assert_eq!(server.get("/api/me", &cookie).await.status, StatusCode::UNAUTHORIZED);
    let of_cookie = anna.split_once('=').unwrap().1;
    assert_eq!(server.send(with_token("GET", "/api/me", of_cookie)).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(server.send(with_token("GET", "/api/tokens", secret)).await.code(), "not_by_token");
    let path = format!("/api/tokens/{}", made["id"].as_str().unwrap());
    let other = server.guest().await;
    assert_eq!(server.ask("DELETE", &path, &other, None).await.status, StatusCode::NOT_FOUND);
    assert_eq!(server.ask("DELETE", &path, &anna, None).await.status, StatusCode::NO_CONTENT);
    assert_eq!(server.send(with_token("GET", "/api/me", secret)).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn there_are_not_too_many_tokens() {
    let server = Server::new().await;
    let guest = server.guest().await;
    for _ in 0..20 {
        let made = server.post("/api/tokens", &guest, json!({"label": "bot", "days": 1})).await;
        assert_eq!(made.status, StatusCode::CREATED);
    }
    assert_eq!(server.post("/api/tokens", &guest, json!({"label": "bot"})).await.code(), "too_many_tokens");
    assert_eq!(server.post("/api/tokens", &guest, json!({"label": " "})).await.code(), "label_length");
}

#[tokio::test]
async fn who_leaves_leaves_no_name() {
    let server = Server::new().await;
    let anna = registered(&server, "Anna").await;
    let refused = server.ask("DELETE", "/api/me", &anna, Some(json!({"password": "nine bamboos"}))).await;
    assert_eq!(refused.code(), "wrong_password");
    assert_eq!(server.ask("DELETE", "/api/me", &anna, None).await.code(), "wrong_password");
    let gone = server.ask("DELETE", "/api/me", &anna, Some(json!({"password": PASSWORD}))).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT);
    assert_eq!(server.get("/api/me", &anna).await.status, StatusCode::UNAUTHORIZED);
    let names: Vec<String> =
        sqlx::query_scalar("SELECT name FROM users").fetch_all(server.app.store.pool()).await.unwrap();
    assert!(!names.contains(&"Anna".to_owned()));
    registered(&server, "Anna").await;
}

#[tokio::test]
async fn rubbish_is_told_what_is_wrong_with_it() {
    let server = Server::new().await;
    let guest = server.guest().await;
    for (body, status) in [
        ("{", StatusCode::BAD_REQUEST),
        ("", StatusCode::BAD_REQUEST),
        ("[]", StatusCode::BAD_REQUEST),
        ("{\"name\": 5}", StatusCode::BAD_REQUEST),
        ("{\"name\": \"x\", \"admin\": true}", StatusCode::BAD_REQUEST),
        ("\u{0}\u{1}", StatusCode::BAD_REQUEST),
    ] {
        let mut asked = request("PATCH", "/api/me", &guest, Some(json!(0)));
        *asked.body_mut() = body.into();
        let answer = server.send(asked).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, "bad_request"), "{body}");
    }
}

#[tokio::test]
async fn what_was_played_is_counted() {
    let server = Server::new().await;
    let guest = server.guest().await;
    let id = server.get("/api/me", &guest).await.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(server.get("/api/me/statistics", &guest).await.json()["all"]["deals"], 0);
    play(&server, &id).await;
    let answer = server.get("/api/me/statistics?last=3", &guest).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let numbers = answer.json();
    assert_eq!(
        numbers["all"],
        json!({"deals": 4, "wins": 2, "self_drawn": 1, "dealt_in": 1, "points": 60, "value": 50})
    );
    assert_eq!(numbers["by_rules"][0]["rules"], "mcr");
    assert_eq!(numbers["by_rules"][0]["deals"], 3);
    assert_eq!(numbers["favourites"][0], json!({"rules": "mcr", "fan": "all-pungs", "times": 2}));
    let points: Vec<i64> =
        numbers["last"].as_array().unwrap().iter().map(|step| step["points"].as_i64().unwrap()).collect();
    assert_eq!(points, [-8, 48, -4]);
    let page = server.get("/api/me/games?limit=1", &guest).await.json();
    assert_eq!(page["games"][0]["table"], "t2");
    assert_eq!(page["games"][0]["points"], -4);
    let next = format!("/api/me/games?limit=1&before={}", page["next"].as_str().unwrap());
    let page = server.get(&next, &guest).await.json();
    assert_eq!((&page["games"][0]["table"], &page["games"][0]["deals"]), (&json!("t1"), &json!(3)));
    let next = format!("/api/me/games?before={}", page["next"].as_str().unwrap());
    assert_eq!(server.get(&next, &guest).await.json(), json!({"games": [], "next": null}));
    assert_eq!(server.get("/api/me/games?before=x", &guest).await.status, StatusCode::BAD_REQUEST);
    let other = server.guest().await;
    assert_eq!(server.get("/api/me/games", &other).await.json()["games"], json!([]));
}

/// Two tables, four deals.
async fn play(server: &Server, user: &str) {
    let pool = server.app.store.pool();
    for (table, rules, at) in [("t1", "mcr", 1000), ("t2", "sichuan", 2000)] {
        sqlx::query("INSERT INTO tables (id, host_id, config, rules, listed, state, created_at, changed_at) VALUES ($1, $2, '{}', $3, 1, 'over', $4, $4)")
            .bind(table).bind(user).bind(rules).bind(at).execute(pool).await.unwrap();
        sqlx::query("INSERT INTO sitters (table_id, user_id, chair, at) VALUES ($1, $2, 0, $3)")
            .bind(table)
            .bind(user)
            .bind(at)
            .execute(pool)
            .await
            .unwrap();
    }
    for (table, deal, rules, points, won, own, value, fed, fans) in [
        ("t1", 1, "mcr", 24, 1, 0, 20, 0, "[\"all-pungs\"]"),
        ("t1", 2, "mcr", -8, 0, 0, 0, 1, "[]"),
        ("t1", 3, "mcr", 48, 1, 1, 30, 0, "[\"all-pungs\",\"fully-concealed\"]"),
        ("t2", 1, "sichuan", -4, 0, 0, 7, 0, "[]"),
    ] {
        sqlx::query("INSERT INTO results (table_id, deal, user_id, rules, points, won, self_drawn, value, fed, fans, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)")
            .bind(table).bind(deal).bind(user).bind(rules).bind(points).bind(won).bind(own).bind(value).bind(fed)
            .bind(fans).bind(1000 + deal + if table == "t2" { 1000 } else { 0 })
            .execute(pool).await.unwrap();
    }
}
