//! Tables over HTTP: the lobby, making one, its records.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{TableConfig, TableInfo};
use record::Record;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::account::Visitor;
use crate::error::{AppError, ErrorBody, Why};
use crate::{Shared, duplicates};

pub(crate) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(one))
        .routes(routes!(record))
        .routes(routes!(deal))
}

/// A table in the lobby.
#[derive(Debug, Serialize, ToSchema)]
struct Listed {
    /// Its id.
    id: String,
    /// Who made it.
    host: String,
    /// What it was made with.
    config: TableConfig,
    /// `open` or `playing`.
    state: String,
    /// How many chairs persons have.
    sitting: i64,
    /// When it was made.
    created_at: i64,
}

/// Tables that anybody may join or watch, the newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<Listed>)))]
async fn list(State(app): State<Shared>) -> Result<Json<Vec<Listed>>, AppError> {
    let rows = sqlx::query(
        "SELECT tables.id, users.name, tables.config, tables.state, tables.created_at, \
         (SELECT COUNT(*) FROM sitters WHERE sitters.table_id = tables.id) AS sitting \
         FROM tables JOIN users ON users.id = tables.host_id \
         WHERE tables.listed = 1 AND tables.state <> 'over' ORDER BY tables.created_at DESC LIMIT 100",
    )
    .fetch_all(app.store.pool())
    .await?;
    let listed = |row: &sqlx::any::AnyRow| -> Result<Listed, AppError> {
        let config: String = row.try_get(2)?;
        Ok(Listed {
            id: row.try_get(0)?,
            host: row.try_get(1)?,
            config: serde_json::from_str(&config).map_err(|error| AppError::Internal(error.to_string()))?,
            state: row.try_get(3)?,
            sitting: row.try_get(5)?,
            created_at: row.try_get(4)?,
        })
    };
    Ok(Json(rows.iter().map(listed).collect::<Result<_, _>>()?))
}

/// Makes a table and sits down at it. With `at_once` bots take the other chairs and the game begins.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = TableConfig,
    responses((status = 201, body = TableInfo), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody)))]
async fn create(
    State(app): State<Shared>,
    Visitor(user): Visitor,
    config: Result<Json<TableConfig>, axum::extract::rejection::JsonRejection>,
) -> Result<(StatusCode, Json<TableInfo>), AppError> {
    let Json(config) = config.map_err(|problem| AppError::Bad(problem.body_text()))?;
    let handle = app.hall.create(&app, &user, config).await?;
    let info = handle.info().await.ok_or(AppError::Stopping)?;
    metrics::counter!("fivewinds_tables_made_total").increment(1);
    Ok((StatusCode::CREATED, Json(info)))
}

/// A table as everybody sees it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = ErrorBody)))]
async fn one(
    State(app): State<Shared>,
    Path(id): Path<String>,
    visitor: Result<Visitor, AppError>,
) -> Result<Json<TableInfo>, AppError> {
    let handle = app.hall.find(&app, &id).await?.ok_or(AppError::NotFound("table"))?;
    let mut info = handle.info().await.ok_or(AppError::Stopping)?;
    let sits = |user: &str| {
        info.chairs.iter().any(|chair| chair.sitter.as_ref().is_some_and(|sitter| sitter.id == user))
    };
    // What a deal of a match brought at one table is not for the others before they have played it.
    if info.config.duplicate.is_some() && !visitor.is_ok_and(|Visitor(user)| sits(&user.id)) {
        info.chairs.iter_mut().for_each(|chair| chair.total = 0);
    }
    Ok(Json(info))
}

/// In which form a record is wanted.
#[derive(Debug, Deserialize, IntoParams)]
struct RecordForm {
    /// `jsonl` (lines of JSON) or `5wr` (bytes).
    #[serde(default)]
    form: Option<String>,
}

/// The record of all finished deals, to be replayed and verified.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path), RecordForm),
    responses((status = 200, description = "docs/records.md describes it"), (status = 404, body = ErrorBody)))]
async fn record(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(RecordForm { form }): Query<RecordForm>,
) -> Result<Response, AppError> {
    let record = record_of(&app, &id).await?;
    let problem = |error: record::RecordError| AppError::Internal(error.to_string());
    let name = |ending: &str| format!("attachment; filename=\"fivewinds-{id}.{ending}\"");
    match form.as_deref() {
        None | Some("jsonl") => {
            let text = record.to_json().map_err(problem)?;
            let head = [
                (header::CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
                (header::CONTENT_DISPOSITION, name("jsonl")),
            ];
            Ok((head, text).into_response())
        }
        Some("5wr") => {
            let bytes = record.to_bytes().map_err(problem)?;
            let head = [
                (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
                (header::CONTENT_DISPOSITION, name("5wr")),
            ];
            Ok((head, bytes).into_response())
        }
        Some(_) => Err(Why::NoSuchForm.into()),
    }
}

/// The finished deals of a table in one record.
pub(crate) async fn record_of(app: &Shared, id: &str) -> Result<Record, AppError> {
    let shown = duplicates::shown(app, id).await?;
    let texts: Vec<String> =
        sqlx::query_scalar("SELECT record FROM deals WHERE table_id = $1 AND deal <= $2 ORDER BY deal")
            .bind(id)
            .bind(shown.unwrap_or(i64::MAX))
            .fetch_all(app.store.pool())
            .await?;
    if texts.is_empty() && shown.is_some() {
        duplicates::may_show(app, id, 1).await?;
    }
    let mut whole: Option<Record> = None;
    for text in texts {
        let part = Record::read(text.as_bytes())
            .map_err(|error| AppError::Internal(format!("table {id}: {error}")))?;
        match &mut whole {
            Some(whole) => whole.deals.extend(part.deals),
            None => whole = Some(part),
        }
    }
    whole.ok_or(AppError::NotFound("record: no deal of that table is over"))
}

/// In which language a proof is wanted.
#[derive(Debug, Deserialize, IntoParams)]
struct Language {
    /// `ru`, `en` or `zh`.
    #[serde(default)]
    lang: Option<String>,
}

/// The wins of a finished deal with every fan, every fan that does not count and why, and who pays, by clause.
#[utoipa::path(get, path = "/api/tables/{id}/deals/{deal}", tag = "tables",
    params(("id" = String, Path), ("deal" = i64, Path), Language),
    responses((status = 200), (status = 404, body = ErrorBody)))]
async fn deal(
    State(app): State<Shared>,
    Path((id, deal)): Path<(String, i64)>,
    Query(Language { lang }): Query<Language>,
) -> Result<Json<Vec<Value>>, AppError> {
    let text: Option<String> =
        sqlx::query_scalar("SELECT record FROM deals WHERE table_id = $1 AND deal = $2")
            .bind(id.as_str())
            .bind(deal)
            .fetch_optional(app.store.pool())
            .await?;
    let text = text.ok_or(AppError::NotFound("deal, or it is not over"))?;
    duplicates::may_show(&app, &id, deal).await?;
    let lang = lang.as_deref().and_then(answers::Lang::of_code).unwrap_or(answers::Lang::En);
    let wins = tokio::task::spawn_blocking(move || proofs(&text, lang)).await;
    Ok(Json(wins.map_err(|error| AppError::Internal(error.to_string()))??))
}

fn proofs(text: &str, lang: answers::Lang) -> Result<Vec<Value>, AppError> {
    let internal = |error: &dyn std::fmt::Display| AppError::Internal(error.to_string());
    let record = Record::read(text.as_bytes()).map_err(|error| internal(&error))?;
    let rules = record.header.rules();
    let Some(deal) = record.deals.first() else { return Ok(Vec::new()) };
    let mut replay = record::Replay::new(&rules, deal).map_err(|error| internal(&error))?;
    replay.run().map_err(|error| internal(&error))?;
    let Some(full) = replay.deal().finished() else { return Ok(Vec::new()) };
    let win = |won: rules::Won| {
        let mut proof = answers::win_json(lang, &rules, &full.winning_hand(&rules, &won));
        proof["winner"] = won.seat.wind().letter().to_string().into();
        proof
    };
    Ok(full.wins().map(win).collect())
}
