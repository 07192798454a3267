//! A backup: one file of JSON lines that either database reads.
//!
//! The first line says what it is, each further one is a row, the last has the numbers of rows and a sum of all before it.
//! It is made from one state of the database while the server runs, and read back in one transaction into an empty one:
//! it is there as a whole or not at all.

use std::fmt;
use std::io::{BufRead, Write};

use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{Any, AssertSqlSafe, Executor, Row, Transaction};

use super::{Kind, MIGRATIONS, Store};

/// The form of the file. Another form has another number.
const FORMAT: u32 = 1;
/// No line is longer; a file that is none of ours does not fill the memory.
const LONGEST: u64 = 64 * 1024 * 1024;

/// How many rows there were of each table, in the order of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Tables and their numbers of rows.
    pub rows: Vec<(String, u64)>,
    /// The SHA-256 of everything but the last line.
    pub sha256: String,
}

/// Why there is no backup, or why it was not read back.
#[derive(Debug)]
pub enum BackupError {
    /// The database.
    Database(sqlx::Error),
    /// The file.
    File(std::io::Error),
    /// There is something in the database already: in this table.
    NotEmpty(&'static str),
    /// The file is not what it should be: on which line, and what is wrong.
    Line(u64, String),
}

/// A column and what it holds.
#[derive(Clone, Copy, Debug)]
enum Column {
    Text(&'static str),
    Number(&'static str),
}
use Column::{Number, Text};

/// The tables in an order in which every row finds those it refers to.
const TABLES: [(&str, &[Column]); 9] = [
    (
        "users",
        &[
            Text("id"),
            Text("name"),
            Text("name_key"),
            Text("password"),
            Number("created_at"),
            Number("seen_at"),
        ],
    ),
    (
        "sessions",
        &[
            Text("token"),
            Text("user_id"),
            Text("kind"),
            Text("label"),
            Number("created_at"),
            Number("expires_at"),
        ],
    ),
    (
        "tables",
        &[
            Text("id"),
            Text("host_id"),
            Text("config"),
            Text("rules"),
            Number("listed"),
            Text("state"),
            Number("created_at"),
            Number("changed_at"),
        ],
    ),
    ("entries", &[Text("table_id"), Number("seq"), Number("at"), Text("entry")]),
    ("sitters", &[Text("table_id"), Text("user_id"), Number("chair"), Number("at")]),
    ("deals", &[Text("table_id"), Number("deal"), Text("record"), Number("at")]),
    (
        "results",
        &[
            Text("table_id"),
            Number("deal"),
            Text("user_id"),
            Text("rules"),
            Number("points"),
            Number("won"),
            Number("self_drawn"),
            Number("value"),
            Number("fed"),
            Text("fans"),
            Number("at"),
        ],
    ),
    (
        "ledgers",
        &[
            Text("id"),
            Text("kind"),
            Text("head"),
            Text("secret"),
            Number("listed"),
            Text("card"),
            Number("created_at"),
            Number("changed_at"),
        ],
    ),
    ("ledger_lines", &[Text("ledger_id"), Number("n"), Text("act_key"), Text("hash"), Text("text")]),
];

/// Writes everything that is in the database.
///
/// # Errors
/// If the database or the file fails. What was written then has no last line and is refused by [`restore`].
pub async fn backup(store: &Store, out: impl Write) -> Result<Summary, BackupError> {
    let mut out = Summed { inner: out, sum: Sha256::new() };
    let mut transaction = store.pool().begin().await?;
    if store.kind() == Kind::Postgres {
        // SQLite keeps to one state by itself.
        transaction.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").await?;
    }
    out.line(&Header { fivewinds_backup: FORMAT, schema: schema(), made_at: crate::now::now() })?;
    let mut rows = Vec::new();
    for (table, columns) in TABLES {
        let sql = format!("SELECT {} FROM {table} ORDER BY {}", names(columns), order(columns, store.kind()));
        let mut stream = sqlx::query(AssertSqlSafe(sql)).fetch(&mut *transaction);
        let mut count = 0;
        while let Some(row) = stream.try_next().await? {
            out.line(&Line { table: table.into(), row: values(&row, columns)? })?;
            count += 1;
        }
        rows.push((table.to_owned(), count));
    }
    transaction.rollback().await?;
    let Summed { mut inner, sum } = out;
    let sha256 = crate::id::hex(&sum.finalize());
    write_line(&mut inner, &End { end: true, rows: rows.clone(), sha256: sha256.clone() })?;
    inner.flush()?;
    Ok(Summary { rows, sha256 })
}

/// Reads a backup into a database that is empty.
///
/// # Errors
/// If it is not empty, or the file is not as it was written. Nothing of it is in the database then.
pub async fn restore(store: &Store, input: impl BufRead) -> Result<Summary, BackupError> {
    let mut transaction = store.pool().begin().await?;
    must_be_empty(&mut transaction).await?;
    let result = read_all(&mut transaction, &mut Lines { inner: input, number: 0 }).await;
    match result {
        Ok(summary) => {
            transaction.commit().await?;
            Ok(summary)
        }
        Err(error) => {
            transaction.rollback().await?;
            Err(error)
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    fivewinds_backup: u32,
    schema: i64,
    made_at: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<'a> {
    table: std::borrow::Cow<'a, str>,
    row: Vec<Value>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    end: bool,
    rows: Vec<(String, u64)>,
    sha256: String,
}

/// The version of the tables: the latest migration.
fn schema() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

fn names(columns: &[Column]) -> String {
    columns.iter().map(|column| column.name()).collect::<Vec<_>>().join(", ")
}

/// A backup of the same rows is the same file: by the columns that tell rows apart, which come first, and by bytes, not
/// by what PostgreSQL's language makes of letters.
fn order(columns: &[Column], kind: Kind) -> String {
    let one = |column: &Column| match (column, kind) {
        (Text(name), Kind::Postgres) => format!("{name} COLLATE \"C\""),
        (Text(name) | Number(name), _) => (*name).to_owned(),
    };
    columns.iter().take(3).map(one).collect::<Vec<_>>().join(", ")
}

impl Column {
    const fn name(self) -> &'static str {
        match self {
            Text(name) | Number(name) => name,
        }
    }
}

fn values(row: &AnyRow, columns: &[Column]) -> Result<Vec<Value>, sqlx::Error> {
    let value = |(index, column): (usize, &Column)| match column {
        Text(_) => row.try_get::<Option<String>, _>(index).map(Value::from),
        Number(_) => row.try_get::<Option<i64>, _>(index).map(Value::from),
    };
    columns.iter().enumerate().map(value).collect()
}

/// A file and the sum of what was written to it.
struct Summed<W> {
    inner: W,
    sum: Sha256,
}

impl<W: Write> Summed<W> {
    fn line(&mut self, line: &impl Serialize) -> Result<(), BackupError> {
        let bytes = write_line(&mut self.inner, line)?;
        self.sum.update(bytes);
        Ok(())
    }
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> Result<Vec<u8>, BackupError> {
    let mut bytes = serde_json::to_vec(line).map_err(std::io::Error::from)?;
    bytes.push(b'\n');
    out.write_all(&bytes)?;
    Ok(bytes)
}

async fn must_be_empty(transaction: &mut Transaction<'_, Any>) -> Result<(), BackupError> {
    for (table, _) in TABLES {
        let sql = format!("SELECT COUNT(*) FROM (SELECT 1 FROM {table} LIMIT 1) AS found");
        let count: i64 = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut **transaction).await?;
        if count != 0 {
            return Err(BackupError::NotEmpty(table));
        }
    }
    Ok(())
}

async fn read_all(
    transaction: &mut Transaction<'_, Any>,
    lines: &mut Lines<impl BufRead>,
) -> Result<Summary, BackupError> {
    let mut sum = Sha256::new();
    let first = lines.next()?;
    check_header(&first)?;
    sum.update(&first);
    let mut rows: Vec<(String, u64)> = TABLES.iter().map(|(table, _)| ((*table).to_owned(), 0)).collect();
    let mut reached = 0;
    loop {
        let line = lines.next()?;
        if line.starts_with(b"{\"end\":") {
            let sha256 = crate::id::hex(&sum.finalize());
            check_end(&line, lines, &rows, &sha256)?;
            return Ok(Summary { rows, sha256 });
        }
        sum.update(&line);
        let parsed: Line<'_> = serde_json::from_slice(&line).map_err(|error| lines.wrong(error))?;
        let found = TABLES.iter().position(|(table, _)| *table == parsed.table);
        let index = found.ok_or_else(|| lines.wrong(format_args!("there is no table {:?}", parsed.table)))?;
        if index < reached {
            return Err(lines.wrong(format_args!("rows of {} stand too late", parsed.table)));
        }
        reached = index;
        let (table, columns) = TABLES[index];
        insert(transaction, table, columns, parsed.row, lines).await?;
        rows[index].1 += 1;
    }
}

fn check_header(line: &[u8]) -> Result<(), BackupError> {
    let wrong = |what: String| BackupError::Line(1, what);
    let header: Header =
        serde_json::from_slice(line).map_err(|error| wrong(format!("this is no backup: {error}")))?;
    if header.fivewinds_backup != FORMAT {
        return Err(wrong(format!(
            "the backup is of form {}, this program reads form {FORMAT}",
            header.fivewinds_backup
        )));
    }
    if header.schema != schema() {
        return Err(wrong(format!(
            "the backup is of schema {}, this program has schema {}: restore it with the version that made it, \
             then start the newer one on that database",
            header.schema,
            schema()
        )));
    }
    Ok(())
}

fn check_end(
    line: &[u8],
    lines: &mut Lines<impl BufRead>,
    rows: &[(String, u64)],
    sha256: &str,
) -> Result<(), BackupError> {
    let end: End = serde_json::from_slice(line).map_err(|error| lines.wrong(error))?;
    if end.rows != rows {
        return Err(lines.wrong(format_args!("it should have the rows {:?} and has {rows:?}", end.rows)));
    }
    if end.sha256 != sha256 {
        return Err(lines.wrong("the sum is another: the file was changed or damaged"));
    }
    match lines.next() {
        Err(BackupError::Line(..)) => Ok(()),
        Ok(_) => Err(lines.wrong("something stands behind the end")),
        Err(error) => Err(error),
    }
}

async fn insert(
    transaction: &mut Transaction<'_, Any>,
    table: &str,
    columns: &[Column],
    row: Vec<Value>,
    lines: &Lines<impl BufRead>,
) -> Result<(), BackupError> {
    if row.len() != columns.len() {
        return Err(lines.wrong(format_args!("a row of {table} has {} columns", columns.len())));
    }
    let places: Vec<String> = (1..=columns.len()).map(|place| format!("${place}")).collect();
    let sql = format!("INSERT INTO {table} ({}) VALUES ({})", names(columns), places.join(", "));
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (value, column) in row.into_iter().zip(columns) {
        query = match (column, value) {
            (Text(_), Value::String(text)) => query.bind(text),
            (Text(_), Value::Null) => query.bind(None::<String>),
            (Number(name), Value::Number(number)) => {
                let number = number
                    .as_i64()
                    .ok_or_else(|| lines.wrong(format_args!("{name}: {number} is too large")))?;
                query.bind(number)
            }
            (column, other) => {
                return Err(lines.wrong(format_args!("{}: {other} cannot be there", column.name())));
            }
        };
    }
    query.execute(&mut **transaction).await.map_err(|error| lines.wrong(error))?;
    Ok(())
}

/// Lines with their numbers.
struct Lines<R> {
    inner: R,
    number: u64,
}

impl<R: BufRead> Lines<R> {
    /// The next one with its end. A file without a last line ends too early.
    fn next(&mut self) -> Result<Vec<u8>, BackupError> {
        let mut line = Vec::new();
        self.number += 1;
        std::io::Read::take(&mut self.inner, LONGEST).read_until(b'\n', &mut line)?;
        if line.last() == Some(&b'\n') {
            return Ok(line);
        }
        Err(self.wrong(if line.len() as u64 == LONGEST {
            "the line is too long"
        } else {
            "the file ends too early"
        }))
    }

    fn wrong(&self, what: impl fmt::Display) -> BackupError {
        BackupError::Line(self.number, what.to_string())
    }
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::Database(error) => write!(f, "the database: {error}"),
            BackupError::File(error) => write!(f, "the file: {error}"),
            BackupError::NotEmpty(table) => {
                write!(f, "there is something in {table}: a backup is read into an empty database only")
            }
            BackupError::Line(number, what) => write!(f, "line {number}: {what}"),
        }
    }
}

impl std::error::Error for BackupError {}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> BackupError {
        BackupError::Database(error)
    }
}

impl From<std::io::Error> for BackupError {
    fn from(error: std::io::Error) -> BackupError {
        BackupError::File(error)
    }
}

#[cfg(test)]
#[path = "backup_tests.rs"]
mod tests;
