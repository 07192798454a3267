//! Ledgers as files: the public log, the backup, and a backup that is brought back.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::fold::Fold;
use super::open::Open;
use super::refused::Refused;
use super::rows;
use super::sheets::SheetLedger;
use super::shelf::Shelf;
use super::shown::Shown;
use super::tournaments::TournamentLedger;
use crate::Shared;
use crate::error::{AppError, ErrorBody, Why};

/// Where a backup is brought back.
pub(crate) const RESTORE: &str = "/api/ledgers/restore";
/// A backup of the largest tournament is a few megabytes.
pub(crate) const RESTORE_MAX: usize = 32 * 1024 * 1024;

/// What was brought back.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Restored {
    id: String,
    /// `sheet` or `tournament`.
    kind: String,
    /// How many lines it has.
    version: u64,
    /// The codes of those who run it, by their roles.
    #[schema(value_type = Object)]
    codes: Map<String, Value>,
}

/// Whether the lines in the database are what they should be.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Verdict {
    ok: bool,
    /// How many lines there are.
    lines: usize,
    /// The hash of the last: who has noted it can tell whether anything was changed since.
    head: String,
    /// The first line that is not what it should be, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
}

/// The file of a ledger from the database; with the secret it is a backup.
pub(crate) async fn file<F: Fold>(app: &Shared, open: &Open<F>, secret: bool) -> Result<Response, AppError> {
    let text = text_of(app, open, secret).await?;
    let name = if secret { "backup" } else { "log" };
    let name = format!("attachment; filename=\"fivewinds-{}-{}-{name}.txt\"", F::KIND, open.row.id);
    let head = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((head, text).into_response())
}

/// Reads a ledger from the database and checks every hash.
pub(crate) async fn verdict<F: Fold>(app: &Shared, open: &Open<F>) -> Result<Verdict, AppError> {
    let text = text_of(app, open, false).await?;
    let lang = crate::lang::Lang::current();
    let checked = tokio::task::spawn_blocking(move || match ledger::verify(&text) {
        Ok(verified) => {
            Verdict { ok: true, lines: verified.lines.len(), head: verified.last_hash(), fault: None }
        }
        Err(fault) => {
            let last = text.lines().last().and_then(|line| line.split(' ').next()).unwrap_or_default();
            Verdict {
                ok: false,
                lines: text.lines().count() - 1,
                head: last.to_owned(),
                fault: Some(answers::ledger::fault(lang.into(), &fault)),
            }
        }
    });
    checked.await.map_err(|error| AppError::Internal(error.to_string()))
}

async fn text_of<F: Fold>(app: &Shared, open: &Open<F>, secret: bool) -> Result<String, AppError> {
    let lines = rows::lines(app.store.pool(), &open.row.id).await?;
    let lines = lines.iter().map(|line| (line.hash.as_str(), line.text.as_str()));
    Ok(ledger::write(&open.row.head, lines, secret.then_some(open.row.secret.as_str())))
}

/// Brings a backup back, on this server or on another: all codes go on working. A ledger that is here already goes on from where it
/// is if the file has more lines; if the file lacks lines that are here, it is refused.
#[utoipa::path(post, path = "/api/ledgers/restore", tag = "ledgers",
    request_body(content = String, content_type = "text/plain", description = "A backup file"),
    responses((status = 200, body = Restored), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn restore(
    State(app): State<Shared>,
    shown: Shown,
    body: axum::body::Body,
) -> Result<Json<Restored>, AppError> {
    shown.may_make(&app)?;
    let bytes = axum::body::to_bytes(body, RESTORE_MAX).await.map_err(|_| Why::TooLarge)?;
    let checked = tokio::task::spawn_blocking(move || {
        let text = String::from_utf8_lossy(&bytes);
        ledger::verify(&text)
    });
    let checked = checked.await.map_err(|error| AppError::Internal(error.to_string()))?;
    let file = checked.map_err(|fault| AppError::refused(Refused::File(fault)))?;
    match file.head.kind.as_str() {
        SheetLedger::KIND => brought(&app, &app.ledgers.sheets, file, super::sheets::KEEPERS).await,
        TournamentLedger::KIND => {
            brought(&app, &app.ledgers.tournaments, file, super::tournaments::STAFF).await
        }
        _ => Err(AppError::refused(Refused::Kind(file.head.kind))),
    }
}

async fn brought<F: Fold>(
    app: &Shared,
    shelf: &Shelf<F>,
    file: ledger::Verified,
    roles: &[&str],
) -> Result<Json<Restored>, AppError> {
    let open = shelf.restore(app.store.pool(), file).await?;
    let state = open.read().await;
    let codes = state.codes_of(roles);
    Ok(Json(Restored { id: open.row.id.clone(), kind: F::KIND.to_owned(), version: state.lines, codes }))
}

/// Only who may take everything with him.
pub(crate) fn may_back_up<F: Fold>(role: &str) -> Result<(), AppError> {
    if F::may_back_up(role) {
        return Ok(());
    }
    Err(if role == super::fold::PUBLIC { Why::CodeNeeded } else { Why::NotYours }.into())
}

/// What was made: 201.
pub(crate) fn made<T: Serialize>(what: T) -> (StatusCode, Json<T>) {
    (StatusCode::CREATED, Json(what))
}
