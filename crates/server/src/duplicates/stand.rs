//! How far the tables of a match are, and what may be told of their deals.

use axum::Json;
use axum::extract::{Path, State};
use protocol::DuplicateView;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::Shared;
use crate::account::Visitor;
use crate::body::Body;
use crate::error::{AppError, ErrorBody, Why};
use crate::now::now;
use crate::room::Command;

/// A table of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) number: u32,
    pub(super) table: String,
    /// `open`, `playing` or `over`.
    pub(super) state: String,
    pub(super) dropped: bool,
    /// How many deals it has finished.
    pub(super) finished: u32,
}

/// How far the tables of a match are.
pub(super) async fn standings(app: &Shared, id: &str) -> Result<Vec<Standing>, AppError> {
    let rows: Vec<(i64, String, i64, String, i64)> = sqlx::query_as(
        "SELECT d.number, d.table_id, d.dropped_at, t.state, \
         (SELECT COUNT(*) FROM deals x WHERE x.table_id = d.table_id) \
         FROM duplicate_tables d JOIN tables t ON t.id = d.table_id WHERE d.duplicate_id = $1 ORDER BY d.number",
    )
    .bind(id)
    .fetch_all(app.store.pool())
    .await?;
    let standing = |(number, table, dropped_at, state, finished): (i64, String, i64, String, i64)| Standing {
        number: u32::try_from(number).unwrap_or_default(),
        table,
        state,
        dropped: dropped_at != 0,
        finished: u32::try_from(finished).unwrap_or_default(),
    };
    Ok(rows.into_iter().map(standing).collect())
}

/// So many deals are finished at all tables that can finish them. A table whose game is over plays no further deal, and a
/// dropped one does not count: neither is waited for.
pub(super) fn complete(tables: &[Standing]) -> u32 {
    let counted = || tables.iter().filter(|table| !table.dropped);
    let waited_for = counted().filter(|table| table.state != "over").map(|table| table.finished).min();
    waited_for.or_else(|| counted().map(|table| table.finished).max()).unwrap_or(0)
}

/// Whether nothing more is to come.
pub(super) fn is_over(tables: &[Standing]) -> bool {
    tables.iter().all(|table| table.dropped || table.state == "over")
}

/// Up to which deal a table of a match may be looked at; `None` if it belongs to none.
pub(crate) async fn shown(app: &Shared, table: &str) -> Result<Option<i64>, AppError> {
    let id: Option<String> =
        sqlx::query_scalar("SELECT duplicate_id FROM duplicate_tables WHERE table_id = $1")
            .bind(table)
            .fetch_optional(app.store.pool())
            .await?;
    let Some(id) = id else { return Ok(None) };
    Ok(Some(complete(&standings(app, &id).await?).into()))
}

/// Refuses a deal that other tables of the match still play.
pub(crate) async fn may_show(app: &Shared, table: &str, deal: i64) -> Result<(), AppError> {
    let Some(shown) = shown(app, table).await? else { return Ok(()) };
    let finished: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM deals WHERE table_id = $1")
        .bind(table)
        .fetch_one(app.store.pool())
        .await?;
    // Where there is no such deal, that is said by whoever looks for it.
    if (shown + 1..=finished).contains(&deal) { Err(Why::DuplicateWithheld.into()) } else { Ok(()) }
}

/// Whether somebody sits at another table of a match.
pub(crate) async fn sits_elsewhere(
    app: &Shared,
    id: &str,
    table: &str,
    user: &str,
) -> Result<bool, sqlx::Error> {
    let found: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM sitters s JOIN duplicate_tables d ON d.table_id = s.table_id \
         WHERE d.duplicate_id = $1 AND s.user_id = $2 AND s.table_id <> $3",
    )
    .bind(id)
    .bind(user)
    .bind(table)
    .fetch_one(app.store.pool())
    .await?;
    Ok(found > 0)
}

/// A table of the match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DropBody {
    /// Its number, from 1.
    table: u32,
}

/// Drops a table of the match: its game stops, it counts for nothing, and nobody waits for it.
#[utoipa::path(post, path = "/api/duplicates/{id}/drop", tag = "duplicates", params(("id" = String, Path)),
    request_body = DropBody,
    responses((status = 200, description = "The match", body = Object), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(super) async fn drop_table(
    State(app): State<Shared>,
    Visitor(user): Visitor,
    Path(id): Path<String>,
    Body(DropBody { table }): Body<DropBody>,
) -> Result<Json<DuplicateView>, AppError> {
    let host: Option<String> = sqlx::query_scalar("SELECT host_id FROM duplicates WHERE id = $1")
        .bind(id.as_str())
        .fetch_optional(app.store.pool())
        .await?;
    if host.ok_or(AppError::NotFound("match"))? != user.id {
        return Err(Why::HostDrops.into());
    }
    let standings = standings(&app, &id).await?;
    let found = standings.iter().find(|one| one.number == table).ok_or(AppError::NotFound("table"))?;
    sqlx::query("UPDATE duplicate_tables SET dropped_at = $1 WHERE table_id = $2 AND dropped_at = 0")
        .bind(now())
        .bind(found.table.as_str())
        .execute(app.store.pool())
        .await?;
    if let Some(handle) = app.hall.find(&app, &found.table).await? {
        handle.tell(Command::Drop).await;
        // It answers what is asked after what it was told: then the game has stopped.
        handle.info().await;
    }
    Ok(Json(super::view::view(&app, &id, Some(&user.id)).await?))
}
