//! A match and its tables, made at once or not at all.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{DuplicateView, Sitter, TableConfig};
use serde::Deserialize;
use shuffle::Secret;
use sqlx::AnyConnection;
use utoipa::ToSchema;

use crate::account::{User, Visitor};
use crate::body::Body;
use crate::error::{AppError, ErrorBody, Why};
use crate::hall::{enter, said};
use crate::now::now;
use crate::room::{BadTable, DuplicateOf, Room, Setting};
use crate::{Shared, id};

/// So many tables a match has at the most, and so many deals.
const TABLES: u32 = 25;
const DEALS: u32 = 100;
/// So many tables of matches one person may have open.
const OPEN: i64 = 100;

/// A match as it is wanted.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewMatch {
    /// What its tables are made with. Nobody looks on at them, and none begins by itself.
    config: TableConfig,
    /// How many tables, 1 to 25.
    tables: u32,
    /// How many deals, 1 to 100; fewer are played where the rules end the session before.
    deals: u32,
}

/// Makes a match: tables with the same rules and the same walls deal by deal. Its host sits down where he likes.
///
/// `DuplicateView` of `web/src/protocol.ts` has every field of the answer.
#[utoipa::path(post, path = "/api/duplicates", tag = "duplicates", request_body = NewMatch,
    responses((status = 201, description = "The match", body = Object), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(super) async fn create(
    State(app): State<Shared>,
    Visitor(user): Visitor,
    Body(wanted): Body<NewMatch>,
) -> Result<(StatusCode, Json<DuplicateView>), AppError> {
    let tables = wanted.tables;
    let config = config_of(wanted)?;
    let open: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM tables JOIN duplicate_tables d ON d.table_id = tables.id \
         WHERE tables.host_id = $1 AND tables.state <> 'over'",
    )
    .bind(user.id.as_str())
    .fetch_one(app.store.pool())
    .await?;
    if open + i64::from(tables) > OPEN {
        return Err(Why::TooManyTables.into());
    }
    let walls = DuplicateOf { id: id::short(), secret: Secret::new(id::random()) };
    let mut transaction = app.store.pool().begin().await?;
    enter_match(&mut transaction, &user, &walls, &config, tables).await?;
    transaction.commit().await?;
    metrics::counter!("fivewinds_duplicates_made_total").increment(1);
    let view = super::view::view(&app, &walls.id, Some(&user.id)).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

/// What the tables are made with; refuses what cannot be.
fn config_of(wanted: NewMatch) -> Result<TableConfig, AppError> {
    let bad = |problem: &BadTable| AppError::Bad(said(problem));
    if !(1..=TABLES).contains(&wanted.tables) {
        return Err(bad(&BadTable::Number("tables")));
    }
    if !(1..=DEALS).contains(&wanted.deals) {
        return Err(bad(&BadTable::Number("deals")));
    }
    if wanted.config.seed.is_some() {
        return Err(Why::NoFixedSeeds.into());
    }
    if wanted.config.duplicate.is_some() {
        return Err(bad(&BadTable::Duplicate));
    }
    Ok(TableConfig { deals: Some(wanted.deals), at_once: false, spectators: None, ..wanted.config })
}

async fn enter_match(
    connection: &mut AnyConnection,
    user: &User,
    walls: &DuplicateOf,
    config: &TableConfig,
    tables: u32,
) -> Result<(), AppError> {
    let at = now();
    let room = |_| {
        Room::new(Setting {
            id: id::short(),
            host: Sitter { id: user.id.clone(), name: user.name.clone() },
            config: TableConfig { duplicate: Some(walls.id.clone()), ..config.clone() },
            created_at: at,
            duplicate: Some(walls.clone()),
        })
    };
    let rooms: Result<Vec<Room>, BadTable> = (0..tables).map(room).collect();
    let rooms = rooms.map_err(|problem| AppError::Bad(said(&problem)))?;
    let players = rooms.first().map_or(0, |room| room.chairs.len());
    sqlx::query(
        "INSERT INTO duplicates (id, host_id, config, players, deals, secret, created_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(walls.id.as_str())
    .bind(user.id.as_str())
    .bind(serde_json::to_string(config).unwrap_or_default())
    .bind(players as i64)
    .bind(i64::from(config.deals.unwrap_or_default()))
    .bind(walls.secret.to_string())
    .bind(at)
    .execute(&mut *connection)
    .await?;
    for (number, room) in (1_i64..).zip(&rooms) {
        enter(&mut *connection, room).await?;
        sqlx::query(
            "INSERT INTO duplicate_tables (duplicate_id, number, table_id, dropped_at) VALUES ($1, $2, $3, 0)",
        )
        .bind(walls.id.as_str())
        .bind(number)
        .bind(room.setting.id.as_str())
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
