//! A table from the database: what follows from its entries.

use protocol::{Sitter, TableConfig};
use sqlx::Row;

use crate::error::AppError;
use crate::room::{Entry, Room, Setting};
use crate::{Shared, duplicates};

/// Reads a table; `None` if there is none.
pub(crate) async fn load(app: &Shared, id: &str) -> Result<Option<Room>, AppError> {
    let row = sqlx::query(
        "SELECT tables.config, tables.host_id, users.name, tables.created_at \
         FROM tables JOIN users ON users.id = tables.host_id WHERE tables.id = $1",
    )
    .bind(id)
    .fetch_optional(app.store.pool())
    .await?;
    let Some(row) = row else { return Ok(None) };
    let config: String = row.try_get(0)?;
    let config: TableConfig =
        serde_json::from_str(&config).map_err(|error| AppError::Internal(error.to_string()))?;
    let duplicate = match &config.duplicate {
        Some(duplicate) => Some(duplicates::walls_of(app, duplicate).await?),
        None => None,
    };
    let setting = Setting {
        id: id.to_owned(),
        host: Sitter { id: row.try_get(1)?, name: row.try_get(2)? },
        config,
        created_at: row.try_get(3)?,
        duplicate,
    };
    let mut room = Room::new(setting).map_err(|problem| AppError::Internal(format!("{problem:?}")))?;
    let entries: Vec<(i64, String)> =
        sqlx::query_as("SELECT at, entry FROM entries WHERE table_id = $1 ORDER BY seq")
            .bind(id)
            .fetch_all(app.store.pool())
            .await?;
    for (at, text) in entries {
        let entry: Entry = serde_json::from_str(&text)
            .map_err(|error| AppError::Internal(format!("table {id}: {error}")))?;
        room.apply(&entry, at).map_err(|problem| AppError::Internal(format!("table {id}: {}", problem.0)))?;
    }
    Ok(Some(room))
}
