//! Ledgers in the database.

use serde_json::Value;
use sqlx::{Any, AnyPool, Row, Transaction};

/// A ledger without its lines.
#[derive(Clone, Debug)]
pub(crate) struct LedgerRow {
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) head: String,
    pub(crate) secret: String,
    pub(crate) created_at: i64,
}

/// A line as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct LineRow {
    pub(crate) n: u64,
    pub(crate) key: String,
    pub(crate) hash: String,
    pub(crate) text: String,
}

/// What the public list shows of a ledger.
#[derive(Clone, Debug)]
pub(crate) struct CardRow {
    pub(crate) id: String,
    pub(crate) created_at: i64,
    pub(crate) card: Value,
}

/// The ledger with this id.
pub(crate) async fn find(pool: &AnyPool, id: &str) -> Result<Option<LedgerRow>, sqlx::Error> {
    let row = sqlx::query("SELECT id, kind, head, secret, created_at FROM ledgers WHERE id = $1")
        .bind(id)
        .fetch_optional(pool)
        .await?;
    let read = |row: sqlx::any::AnyRow| {
        Ok(LedgerRow {
            id: row.try_get(0)?,
            kind: row.try_get(1)?,
            head: row.try_get(2)?,
            secret: row.try_get(3)?,
            created_at: row.try_get(4)?,
        })
    };
    row.map(read).transpose()
}

/// Its lines in their order.
pub(crate) async fn lines(pool: &AnyPool, id: &str) -> Result<Vec<LineRow>, sqlx::Error> {
    let rows = sqlx::query("SELECT n, act_key, hash, text FROM ledger_lines WHERE ledger_id = $1 ORDER BY n")
        .bind(id)
        .fetch_all(pool)
        .await?;
    let read = |row: &sqlx::any::AnyRow| {
        Ok(LineRow {
            n: row.try_get::<i64, _>(0)? as u64,
            key: row.try_get(1)?,
            hash: row.try_get(2)?,
            text: row.try_get(3)?,
        })
    };
    rows.iter().map(read).collect()
}

/// The public ones of a kind, the newest first.
pub(crate) async fn listed(pool: &AnyPool, kind: &str, most: i64) -> Result<Vec<CardRow>, sqlx::Error> {
    let rows = sqlx::query(
        "SELECT id, created_at, card FROM ledgers WHERE kind = $1 AND listed = 1 \
         ORDER BY created_at DESC, id LIMIT $2",
    )
    .bind(kind)
    .bind(most)
    .fetch_all(pool)
    .await?;
    let read = |row: &sqlx::any::AnyRow| {
        let card: String = row.try_get(2)?;
        let card = serde_json::from_str(&card).unwrap_or_default();
        Ok(CardRow { id: row.try_get(0)?, created_at: row.try_get(1)?, card })
    };
    rows.iter().map(read).collect()
}

/// A new ledger.
pub(crate) async fn insert(
    transaction: &mut Transaction<'_, Any>,
    row: &LedgerRow,
    card: Option<&Value>,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO ledgers (id, kind, head, secret, listed, card, created_at, changed_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(row.id.as_str())
    .bind(row.kind.as_str())
    .bind(row.head.as_str())
    .bind(row.secret.as_str())
    .bind(i64::from(card.is_some()))
    .bind(text_of(card))
    .bind(row.created_at)
    .bind(row.created_at)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

/// More lines of a ledger, and what the list says of it after them.
pub(crate) async fn append(
    transaction: &mut Transaction<'_, Any>,
    id: &str,
    lines: &[LineRow],
    card: Option<&Value>,
    at: i64,
) -> Result<(), sqlx::Error> {
    for line in lines {
        sqlx::query(
            "INSERT INTO ledger_lines (ledger_id, n, act_key, hash, text) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(id)
        .bind(line.n as i64)
        .bind(line.key.as_str())
        .bind(line.hash.as_str())
        .bind(line.text.as_str())
        .execute(&mut **transaction)
        .await?;
    }
    sqlx::query("UPDATE ledgers SET listed = $1, card = $2, changed_at = $3 WHERE id = $4")
        .bind(i64::from(card.is_some()))
        .bind(text_of(card))
        .bind(at)
        .bind(id)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

fn text_of(card: Option<&Value>) -> String {
    card.map_or_else(|| "null".to_owned(), Value::to_string)
}
