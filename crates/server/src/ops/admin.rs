//! What only admins see: who shows the token of the configuration.

use axum::Json;
use axum::extract::{FromRequestParts, Query, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::meter::sum;
use crate::account::{limit, session::bearer};
use crate::error::{AppError, ErrorBody, Why};
use crate::{App, Kind, Shared};

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(metrics)).routes(routes!(tables)).routes(routes!(load))
}

/// Somebody who showed the admin's token.
#[derive(Clone, Copy, Debug)]
struct Admin;

impl FromRequestParts<Shared> for Admin {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Admin, AppError> {
        let from = limit::bucket_of(limit::address(&app.config, &parts.headers, &parts.extensions));
        // Guessing it is an attempt at a password.
        app.account.limits.by_address.take(&from)?;
        if !shows_token(app, parts) {
            return Err(Why::NotAdmin.into());
        }
        app.account.limits.by_address.give_back(&from);
        Ok(Admin)
    }
}

/// Somebody who may see the numbers: an admin, or whoever is on this machine, or everybody where there is no token.
#[derive(Clone, Copy, Debug)]
struct Watcher;

impl FromRequestParts<Shared> for Watcher {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Watcher, AppError> {
        // Through a proxy that nobody told the server of, everybody would be on this machine.
        let forwarded = !app.config.behind_proxy
            && ["x-forwarded-for", "forwarded", "via"].iter().any(|name| parts.headers.contains_key(*name));
        let address = limit::address(&app.config, &parts.headers, &parts.extensions);
        let here = address.to_canonical().is_loopback() && !forwarded;
        if here || app.config.admin_token.is_none() {
            return Ok(Watcher);
        }
        Admin::from_request_parts(parts, app).await.map(|Admin| Watcher)
    }
}

/// Without a token in the configuration nobody is admin. Hashes are compared: how long that takes tells nothing of the token.
fn shows_token(app: &App, parts: &Parts) -> bool {
    let shown = bearer(&parts.headers).map(|shown| Sha256::digest(shown.as_bytes()));
    let token = app.config.admin_token.as_deref().filter(|token| !token.is_empty());
    match (shown, token.map(|token| Sha256::digest(token.as_bytes()))) {
        (Some(shown), Some(token)) => shown.iter().zip(&token).fold(0, |all, (a, b)| all | (a ^ b)) == 0,
        (None, _) | (_, None) => false,
    }
}

/// Numbers for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = 200, description = "Prometheus text", body = String),
        (status = 403, description = "Not for you", body = ErrorBody)))]
async fn metrics(State(app): State<Shared>, _watcher: Watcher) -> Response {
    let text = app.ops.metrics.render();
    ([(axum::http::header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

/// Which tables.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct TablesQuery {
    /// `open`, `playing` or `over`; all if not said.
    state: Option<String>,
    /// 100 if not said, 1000 at the most.
    limit: Option<i64>,
}

/// A table as an admin sees it: not what is at it.
#[derive(Debug, Serialize, ToSchema)]
struct AdminTable {
    id: String,
    rules: String,
    state: String,
    listed: bool,
    host: String,
    created_at: i64,
    changed_at: i64,
    sitters: i64,
    entries: i64,
}

/// An [`AdminTable`] as the database has it, its fields in their order.
type TableRow = (String, String, String, i64, String, i64, i64, i64, i64);

/// The tables that changed last.
#[utoipa::path(get, path = "/api/admin/tables", tag = "operations", params(TablesQuery),
    responses((status = 200, description = "Tables, the latest change first", body = Vec<AdminTable>),
        (status = 403, description = "Not for you", body = ErrorBody)))]
async fn tables(
    State(app): State<Shared>,
    _admin: Admin,
    Query(query): Query<TablesQuery>,
) -> Result<Json<Vec<AdminTable>>, AppError> {
    let rows: Vec<TableRow> = sqlx::query_as(
        "SELECT t.id, t.rules, t.state, t.listed, u.name, t.created_at, t.changed_at, \
         (SELECT COUNT(*) FROM sitters s WHERE s.table_id = t.id), \
         (SELECT COUNT(*) FROM entries e WHERE e.table_id = t.id) \
         FROM tables t JOIN users u ON u.id = t.host_id \
         WHERE $1 = '' OR t.state = $1 ORDER BY t.changed_at DESC, t.id LIMIT $2",
    )
    .bind(query.state.unwrap_or_default())
    .bind(query.limit.unwrap_or(100).clamp(1, 1000))
    .fetch_all(app.store.pool())
    .await?;
    let table = |(id, rules, state, listed, host, created_at, changed_at, sitters, entries)| AdminTable {
        id,
        rules,
        state,
        listed: listed != 0,
        host,
        created_at,
        changed_at,
        sitters,
        entries,
    };
    Ok(Json(rows.into_iter().map(table).collect()))
}

/// How busy the server is.
#[derive(Debug, Serialize, ToSchema)]
struct Load {
    uptime_seconds: u64,
    /// Of the process, in bytes; where the system tells.
    memory: Option<u64>,
    /// Connections to tables that are open.
    sockets: f64,
    /// Tables that are in memory.
    tables: f64,
    /// `sqlite` or `postgres`.
    database: &'static str,
    entries_written: f64,
    commits: f64,
    /// Of a commit on the average.
    commit_seconds: f64,
    requests: f64,
}

/// How busy the server is.
#[utoipa::path(get, path = "/api/admin/load", tag = "operations",
    responses((status = 200, description = "How busy the server is", body = Load),
        (status = 403, description = "Not for you", body = ErrorBody)))]
async fn load(State(app): State<Shared>, _admin: Admin) -> Json<Load> {
    let text = app.ops.metrics.render();
    let commits = sum(&text, "fivewinds_commit_seconds_count");
    Json(Load {
        uptime_seconds: app.ops.started.elapsed().as_secs(),
        memory: std::fs::read_to_string("/proc/self/status").ok().and_then(|status| resident(&status)),
        sockets: sum(&text, "fivewinds_sockets"),
        tables: sum(&text, "fivewinds_tables"),
        database: match app.store.kind() {
            Kind::Sqlite => "sqlite",
            Kind::Postgres => "postgres",
        },
        entries_written: sum(&text, "fivewinds_entries_written_total"),
        commits,
        commit_seconds: sum(&text, "fivewinds_commit_seconds_sum") / commits.max(1.0),
        requests: sum(&text, "fivewinds_requests_total"),
    })
}

/// `VmRSS: 12345 kB`.
fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}
