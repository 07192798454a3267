//! What holds for every request, and what the server says of itself.

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use serde_json::json;
use std::net::SocketAddr;

use crate::testing::{Answer, Server, request};

fn with(method: &str, path: &str, headers: &[(&'static str, &str)]) -> Request<Body> {
    let mut asked = request(method, path, "", None);
    for (name, value) in headers {
        asked.headers_mut().insert(*name, value.parse().unwrap());
    }
    asked
}

fn from(address: &str, mut asked: Request<Body>) -> Request<Body> {
    let address: SocketAddr = address.parse().unwrap();
    asked.extensions_mut().insert(ConnectInfo(address));
    asked
}

fn is_safe(answer: &Answer) {
    for (name, part) in [
        ("content-security-policy", "default-src 'self'"),
        ("content-security-policy", "frame-ancestors 'none'"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("permissions-policy", "camera=()"),
    ] {
        let value =
            answer.headers.get(name).map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default();
        assert!(value.contains(part), "{name}: {value}");
    }
    let policy = answer.headers["content-security-policy"].to_str().unwrap();
    assert!(!policy.contains("unsafe-eval") && !policy.contains("script-src"));
}

#[tokio::test]
async fn the_server_is_well() {
    let server = Server::new().await;
    let answer = server.get("/healthz", "").await;
    assert_eq!((answer.status, answer.text.as_str()), (StatusCode::OK, "ok\n"));
    is_safe(&answer);
    server.app.store.close().await;
    assert_eq!(server.get("/healthz", "").await.status, StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn unknown_addresses_and_methods() {
    let server = Server::new().await;
    for path in ["/api/nowhere", "/api/../etc/passwd", "/assets/../x", "/tiles/x", "/api/tokens/a/b"] {
        let answer = server.get(path, "").await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::NOT_FOUND, "not_found"), "{path}");
        is_safe(&answer);
    }
    // The page knows which places it has.
    for path in ["/", "/nowhere", "/%00", "/table/abc"] {
        let answer = server.get(path, "").await;
        let kind = answer.headers["content-type"].to_str().unwrap();
        assert_eq!((answer.status, kind), (StatusCode::OK, "text/html; charset=utf-8"), "{path}");
        assert_eq!(answer.headers["cache-control"], "no-cache", "{path}");
        is_safe(&answer);
    }
    assert_eq!(server.ask("POST", "/nowhere", "", None).await.code(), "not_found");
    let answer = server.ask("DELETE", "/api/login", "", None).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::METHOD_NOT_ALLOWED, "method"));
    is_safe(&answer);
    assert_eq!(server.ask("TRACE", "/api/me", "", None).await.status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn refusals_are_in_the_language_of_the_reader() {
    let server = Server::new().await;
    let message = async |asked| server.send(asked).await.json()["message"].as_str().unwrap().to_owned();
    assert_eq!(message(with("GET", "/api/nowhere", &[])).await, "There is nothing at this address.");
    let russian = with("GET", "/api/nowhere", &[("accept-language", "ru")]);
    assert_eq!(message(russian).await, "По этому адресу ничего нет.");
    let chinese = with("GET", "/api/me?lang=zh", &[("accept-language", "ru")]);
    assert_eq!(message(chinese).await, "请先登录或以访客身份进入：POST /api/session。");
}

#[tokio::test]
async fn other_sites_are_refused() {
    let server = Server::new().await;
    for origin in ["https://evil.example", "null", "https://mahjong.example:8443"] {
        let answer = server.send(with("POST", "/api/session", &[("origin", origin)])).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (StatusCode::FORBIDDEN, "cross_site"),
            "{origin}"
        );
        assert_eq!(answer.set_cookie(), None);
        let socket = [("origin", origin), ("upgrade", "websocket"), ("connection", "upgrade")];
        assert_eq!(server.send(with("GET", "/api/me", &socket)).await.code(), "cross_site");
        // To look is no harm: the browser does not show it to the other site.
        assert_eq!(server.send(with("GET", "/healthz", &[("origin", origin)])).await.status, StatusCode::OK);
    }
    let own = with("POST", "/api/session", &[("origin", "https://mahjong.example")]);
    assert_eq!(server.send(own).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_form_cannot_do_anything() {
    let server = Server::new().await;
    let guest = server.guest().await;
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"] {
        let mut asked = request("PATCH", "/api/me", &guest, Some(json!({"name": "Evil"})));
        asked.headers_mut().insert("content-type", kind.parse().unwrap());
        let answer = server.send(asked).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json"));
    }
    let mut asked = request("PATCH", "/api/me", &guest, Some(json!({"name": "Good"})));
    asked.headers_mut().insert("content-type", "application/json; charset=utf-8".parse().unwrap());
    assert_eq!(server.send(asked).await.status, StatusCode::OK);
}

#[tokio::test]
async fn bodies_are_bounded() {
    let server = Server::new().await;
    let guest = server.guest().await;
    let large = json!({"name": "x".repeat(1024 * 1024)});
    // Whether its length is told or not.
    for told in [true, false] {
        let mut asked = request("PATCH", "/api/me", &guest, Some(large.clone()));
        if told {
            asked
                .headers_mut()
                .insert("content-length", large.to_string().len().to_string().parse().unwrap());
        }
        let answer = server.send(asked).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "too_large"));
        is_safe(&answer);
    }
}

#[tokio::test]
async fn requests_are_counted_by_address() {
    let server = Server::with(|config| config.requests_per_second = 1).await;
    let ask = |address: &'static str| server.send(from(address, with("GET", "/healthz", &[])));
    for _ in 0..4 {
        assert_eq!(ask("127.0.0.1:1").await.status, StatusCode::OK);
    }
    let limited = ask("127.0.0.1:2").await;
    assert_eq!((limited.status, limited.code().as_str()), (StatusCode::TOO_MANY_REQUESTS, "too_many"));
    assert!(limited.headers.contains_key("retry-after"));
    is_safe(&limited);
    assert_eq!(ask("10.0.0.1:1").await.status, StatusCode::OK);
}

#[tokio::test]
async fn behind_a_proxy_its_word_counts() {
    let server = Server::with(|config| {
        config.requests_per_second = 1;
        config.behind_proxy = true;
    })
    .await;
    let ask = |list: &'static str| {
        server.send(from("127.0.0.1:1", with("GET", "/healthz", &[("x-forwarded-for", list)])))
    };
    for forged in ["1.1.1.1, 9.9.9.9", "2.2.2.2, 9.9.9.9", "9.9.9.9", "3.3.3.3,9.9.9.9"] {
        assert_eq!(ask(forged).await.status, StatusCode::OK);
    }
    assert_eq!(ask("4.4.4.4, 9.9.9.9").await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(ask("9.9.9.9, 4.4.4.4").await.status, StatusCode::OK);
}

#[tokio::test]
async fn metrics_are_for_this_machine_and_admins() {
    let server = Server::with(|config| config.admin_token = Some("open sesame".to_owned())).await;
    let here = server.send(from("127.0.0.1:1", with("GET", "/metrics", &[]))).await;
    assert_eq!(here.status, StatusCode::OK);
    server.get("/nowhere/at/all", "").await;
    let here = server.send(from("[::1]:1", with("GET", "/metrics", &[]))).await;
    assert!(here.text.contains("fivewinds_requests_total{route=\"/metrics\",method=\"GET\",status=\"200\"}"));
    assert!(!here.text.contains("at/all"), "paths that anybody makes up are no labels");
    let there = server.send(from("10.0.0.1:1", with("GET", "/metrics", &[]))).await;
    assert_eq!((there.status, there.code().as_str()), (StatusCode::FORBIDDEN, "not_admin"));
    let proxied = with("GET", "/metrics", &[("x-forwarded-for", "10.0.0.1")]);
    assert_eq!(server.send(from("127.0.0.1:1", proxied)).await.status, StatusCode::FORBIDDEN);
    let admin = with("GET", "/metrics", &[("authorization", "Bearer open sesame")]);
    assert_eq!(server.send(from("10.0.0.1:1", admin)).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_admin_sees_load_and_tables() {
    let server = Server::with(|config| {
        config.admin_token = Some("sesame".to_owned());
        config.attempts_per_minute = 3;
    })
    .await;
    let admin = |path: &'static str| server.send(with("GET", path, &[("authorization", "Bearer sesame")]));
    for _ in 0..5 {
        let load = admin("/api/admin/load").await;
        assert_eq!(load.status, StatusCode::OK, "{}", load.text);
        assert!(load.json()["memory"].as_u64().is_none_or(|memory| memory > 1_000_000));
    }
    assert_eq!(admin("/api/admin/tables").await.json(), json!([]));
    let guest = server.get("/api/me", &server.guest().await).await.json();
    sqlx::query("INSERT INTO tables (id, host_id, config, rules, listed, state, created_at, changed_at) VALUES ('t', $1, '{}', 'mcr', 1, 'open', 1, 1)")
        .bind(guest["id"].as_str().unwrap())
        .execute(server.app.store.pool())
        .await
        .unwrap();
    let tables = admin("/api/admin/tables?state=open").await.json();
    assert_eq!((&tables[0]["id"], &tables[0]["host"]), (&json!("t"), &guest["name"]));
    assert_eq!(admin("/api/admin/tables?state=over").await.json(), json!([]));
    for _ in 0..3 {
        let wrong = with("GET", "/api/admin/load", &[("authorization", "Bearer sesamE")]);
        assert_eq!(server.send(wrong).await.code(), "not_admin");
    }
    assert_eq!(server.get("/api/admin/load", "").await.status, StatusCode::TOO_MANY_REQUESTS);
    // Without a token there are no admins.
    let server = Server::new().await;
    let empty = with("GET", "/api/admin/load", &[("authorization", "Bearer ")]);
    assert_eq!(server.send(empty).await.code(), "not_admin");
}

#[tokio::test]
async fn answers_are_compressed_for_who_wants_it() {
    let server = Server::new().await;
    let answer = server.send(with("GET", "/api/openapi.json", &[("accept-encoding", "gzip")])).await;
    assert_eq!(answer.headers["content-encoding"], "gzip");
    assert!(server.get("/api/openapi.json", "").await.json()["paths"]["/api/login"].is_object());
}

#[tokio::test]
async fn a_panic_is_an_error_like_others() {
    let server = Server::new().await;
    let router = axum::Router::new().route("/panic", axum::routing::get(panics));
    let router = super::layers(router, axum::Router::new(), &server.app)
        .with_state(std::sync::Arc::clone(&server.app));
    let response = tower::ServiceExt::oneshot(router, with("GET", "/panic", &[])).await.unwrap();
    assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
    let bytes = axum::body::to_bytes(response.into_body(), 1000).await.unwrap();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    assert!(text.contains("\"internal\"") && !text.contains("secret"), "{text}");
}

async fn panics() -> &'static str {
    panic!("a secret of the inside")
}

#[tokio::test]
async fn answers_of_the_api_are_private() {
    let server = Server::with(|config| config.secure_cookies = true).await;
    let answer = server.ask("POST", "/api/session", "", None).await;
    assert_eq!(answer.headers["cache-control"], "no-store");
    assert_eq!(answer.headers["content-disposition"], "attachment; filename=\"api.json\"");
    assert_eq!(answer.headers["content-type"], "application/json");
    assert!(answer.headers["strict-transport-security"].to_str().unwrap().starts_with("max-age="));
    assert!(
        !answer.headers.contains_key("server") && !answer.headers.contains_key("access-control-allow-origin")
    );
    let plain = Server::new().await.get("/healthz", "").await;
    assert!(!plain.headers.contains_key("strict-transport-security"));
    assert_eq!(plain.headers["content-type"], "text/plain; charset=utf-8");
}
