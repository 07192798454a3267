//! A match as everybody sees it.

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Path, State};
use duplicate::{Played, compare, match_secret};
use protocol::{DuplicateListed, DuplicateTable, DuplicateView, Sitter, TableConfig};
use shuffle::GameId;

use super::stand::{Standing, complete, is_over, standings};
use crate::Shared;
use crate::account::Visitor;
use crate::error::{AppError, ErrorBody};

/// A match: its tables, who sits where, how far they are, and how they compare in the deals that all have finished.
///
/// `DuplicateView` of `web/src/protocol.ts` has every field.
#[utoipa::path(get, path = "/api/duplicates/{id}", tag = "duplicates", params(("id" = String, Path)),
    responses((status = 200, description = "The match", body = Object), (status = 404, body = ErrorBody)))]
pub(super) async fn one(
    State(app): State<Shared>,
    Path(id): Path<String>,
    visitor: Result<Visitor, AppError>,
) -> Result<Json<DuplicateView>, AppError> {
    let user = visitor.ok().map(|Visitor(user)| user.id);
    Ok(Json(view(&app, &id, user.as_deref()).await?))
}

/// So many matches are listed.
const LISTED: i64 = 50;

/// The matches that you have made or play in, the newest first.
///
/// `DuplicateListed` of `web/src/protocol.ts` has every field.
#[utoipa::path(get, path = "/api/duplicates", tag = "duplicates",
    responses((status = 200, description = "Your matches", body = Object), (status = 401, body = ErrorBody)))]
pub(super) async fn mine(
    State(app): State<Shared>,
    Visitor(user): Visitor,
) -> Result<Json<Vec<DuplicateListed>>, AppError> {
    let rows: Vec<(String, String, i64, i64, i64)> = sqlx::query_as(
        "SELECT m.id, m.config, m.deals, m.created_at, \
         (SELECT COUNT(*) FROM duplicate_tables d WHERE d.duplicate_id = m.id) \
         FROM duplicates m WHERE m.host_id = $1 OR EXISTS (SELECT 1 FROM duplicate_tables d \
         JOIN sitters s ON s.table_id = d.table_id WHERE d.duplicate_id = m.id AND s.user_id = $1) \
         ORDER BY m.created_at DESC, m.id LIMIT $2",
    )
    .bind(user.id.as_str())
    .bind(LISTED)
    .fetch_all(app.store.pool())
    .await?;
    let listed = |(id, config, deals, created_at, tables): (String, String, i64, i64, i64)| {
        let config: TableConfig =
            serde_json::from_str(&config).map_err(|error| AppError::Internal(error.to_string()))?;
        let [deals, tables] = [deals, tables].map(|number| u32::try_from(number).unwrap_or_default());
        Ok(DuplicateListed { id, rules: config.rules, tables, deals, created_at })
    };
    rows.into_iter().map(listed).collect::<Result<_, AppError>>().map(Json)
}

/// A match as the database has it: its config, host, players, deals, time.
type Row = (String, String, String, i64, i64, i64);

pub(super) async fn view(app: &Shared, id: &str, user: Option<&str>) -> Result<DuplicateView, AppError> {
    let row: Option<Row> = sqlx::query_as(
        "SELECT d.config, u.id, u.name, d.players, d.deals, d.created_at \
         FROM duplicates d JOIN users u ON u.id = d.host_id WHERE d.id = $1",
    )
    .bind(id)
    .fetch_optional(app.store.pool())
    .await?;
    let (config, host, name, players, deals, created_at) = row.ok_or(AppError::NotFound("match"))?;
    let config: TableConfig =
        serde_json::from_str(&config).map_err(|error| AppError::Internal(error.to_string()))?;
    let deals = u32::try_from(deals).unwrap_or_default();
    let standings = standings(app, id).await?;
    let complete = complete(&standings);
    let stories = app.duplicates.stories(app, id, &standings, complete).await?;
    let counts = |number: u32| standings.iter().any(|table| table.number == number && !table.dropped);
    let played: Vec<Played> =
        stories.values().filter_map(|story| story.played.clone()).filter(|one| counts(one.table)).collect();
    Ok(DuplicateView {
        id: id.to_owned(),
        is_host: user == Some(&host),
        host: Sitter { id: host, name },
        commitments: commitments(app, id, deals).await?,
        config,
        deals,
        created_at,
        complete,
        over: is_over(&standings),
        tables: tables(app, id, standings, players as usize).await?,
        stories: stories.values().map(|story| story.told.clone()).collect(),
        comparison: compare(&played),
    })
}

/// What the host is bound to for each deal, as the tables will hear it before they are dealt.
async fn commitments(app: &Shared, id: &str, deals: u32) -> Result<Vec<String>, AppError> {
    let walls = super::walls_of(app, id).await?;
    let game = GameId::new(id).map_err(|error| AppError::Internal(error.to_string()))?;
    let of = |deal: u32| match_secret(walls.secret.as_bytes(), deal).commitment(&game, 0).to_string();
    Ok((1..=deals).map(of).collect())
}

async fn tables(
    app: &Shared,
    id: &str,
    standings: Vec<Standing>,
    players: usize,
) -> Result<Vec<DuplicateTable>, AppError> {
    let rows: Vec<(String, i64, String, String)> = sqlx::query_as(
        "SELECT s.table_id, s.chair, u.id, u.name FROM sitters s \
         JOIN duplicate_tables d ON d.table_id = s.table_id JOIN users u ON u.id = s.user_id \
         WHERE d.duplicate_id = $1",
    )
    .bind(id)
    .fetch_all(app.store.pool())
    .await?;
    let mut sitters: HashMap<(String, usize), Sitter> = rows
        .into_iter()
        .map(|(table, chair, id, name)| ((table, chair as usize), Sitter { id, name }))
        .collect();
    let table = |standing: Standing| DuplicateTable {
        chairs: (0..players).map(|chair| sitters.remove(&(standing.table.clone(), chair))).collect(),
        number: standing.number,
        table: standing.table,
        state: standing.state,
        dropped: standing.dropped,
        finished: standing.finished,
    };
    Ok(standings.into_iter().map(table).collect())
}
