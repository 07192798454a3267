//! A server for a test: on a file of its own, or in a schema of its own where `FIVEWINDS_TEST_POSTGRES` names a server.

use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, Request, StatusCode};
use futures_util::StreamExt;
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection};
use tower::ServiceExt;

use crate::{App, Config, Store, id};

/// A database that ends with its test.
pub(crate) struct Place {
    pub(crate) url: String,
    files: Option<PathBuf>,
}

impl Place {
    /// An empty one.
    pub(crate) async fn new() -> Place {
        match std::env::var("FIVEWINDS_TEST_POSTGRES") {
            Ok(server) => Place { url: schema(&server).await, files: None },
            Err(_) => Place::file(),
        }
    }

    /// An empty one that is a file, whatever the tests run on.
    pub(crate) fn file() -> Place {
        let files = std::env::temp_dir().join(format!("fivewinds-test-{}", id::short()));
        std::fs::create_dir_all(&files).unwrap();
        Place { url: format!("sqlite:{}", files.join("test.db").display()), files: Some(files) }
    }

    pub(crate) async fn store(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(files) = &self.files {
            _ = std::fs::remove_dir_all(files);
        }
    }
}

async fn schema(server: &str) -> String {
    sqlx::any::install_default_drivers();
    let name = format!("test_{}", id::short());
    let mut connection = sqlx::AnyConnection::connect(server).await.unwrap();
    let sql = format!("CREATE SCHEMA {name}");
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let sign = if server.contains('?') { '&' } else { '?' };
    format!("{server}{sign}options=-csearch_path%3D{name}")
}

/// A server and what is asked of it.
pub(crate) struct Server {
    pub(crate) app: Arc<App>,
    router: Router,
    _place: Place,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

/// Limits that no test meets by accident.
fn generous(config: &mut Config) {
    config.attempts_per_minute = 1_000_000;
    config.guests_per_minute = 1_000_000;
    config.requests_per_second = 1_000_000;
    config.ledgers_per_hour = 1_000_000;
}

impl Server {
    pub(crate) async fn new() -> Server {
        Server::with(|_| ()).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Server {
        let place = Place::new().await;
        let mut config = Config::new(place.url.clone());
        generous(&mut config);
        change(&mut config);
        let app = App::new(config).await.unwrap();
        Server { router: crate::app(Arc::clone(&app)), app, _place: place }
    }

    /// The same after it was stopped and started again.
    pub(crate) async fn restarted(self) -> Server {
        self.app.store.close().await;
        let app = App::new(self.app.config.clone()).await.unwrap();
        Server { router: crate::app(Arc::clone(&app)), app, _place: self._place }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let mut bytes = Vec::new();
        let mut stream = body.into_data_stream();
        while let Some(chunk) = stream.next().await {
            bytes.extend_from_slice(&chunk.unwrap());
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, headers: parts.headers, text }
    }

    /// With a cookie (or none) and a body (or none).
    pub(crate) async fn ask(&self, method: &str, path: &str, cookie: &str, body: Option<Value>) -> Answer {
        self.send(request(method, path, cookie, body)).await
    }

    pub(crate) async fn get(&self, path: &str, cookie: &str) -> Answer {
        self.ask("GET", path, cookie, None).await
    }

    pub(crate) async fn post(&self, path: &str, cookie: &str, body: Value) -> Answer {
        self.ask("POST", path, cookie, Some(body)).await
    }

    /// The cookie of a new guest.
    pub(crate) async fn guest(&self) -> String {
        self.ask("POST", "/api/session", "", None).await.cookie()
    }
}

/// `cookie` is `name=value`, or empty.
pub(crate) fn request(method: &str, path: &str, cookie: &str, body: Option<Value>) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path).header("host", "mahjong.example");
    if !cookie.is_empty() {
        request = request.header(COOKIE, cookie);
    }
    match body {
        Some(body) => {
            request.header("content-type", "application/json").body(Body::from(body.to_string())).unwrap()
        }
        None => request.body(Body::empty()).unwrap(),
    }
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The word for programs.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn set_cookie(&self) -> Option<&str> {
        self.headers.get(SET_COOKIE).map(|value| value.to_str().unwrap())
    }

    /// `name=value` of the cookie that was set.
    pub(crate) fn cookie(&self) -> String {
        let text = self.set_cookie().unwrap_or_else(|| panic!("no cookie: {} {}", self.status, self.text));
        text.split(';').next().unwrap().to_owned()
    }
}
