//! What tables want written, in few transactions: whoever comes while one is being written goes into the next together.
//!
//! A table waits until what it wrote is on the disk, and only then tells anybody. One transaction for each would mean one
//! wait for the disk each; like this thousands of tables share it.

use sqlx::{Any, AnyPool, AssertSqlSafe, Transaction};
use tokio::sync::{mpsc, oneshot};

/// Where tables send what is to be written.
#[derive(Clone, Debug)]
pub(crate) struct Journal {
    sender: mpsc::Sender<Job>,
}

/// What one table wants written at once: all of it or nothing.
#[derive(Debug, Default)]
pub(crate) struct Write {
    pub(crate) table: String,
    /// Number, time, entry.
    pub(crate) entries: Vec<(i64, i64, String)>,
    pub(crate) extras: Vec<Extra>,
}

/// What goes with an entry, for questions that are asked of many tables.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub(crate) enum Extra {
    State { state: &'static str, at: i64 },
    Sits { user: String, chair: i64, at: i64 },
    Leaves { user: String },
    Deal { deal: i64, record: String, at: i64 },
    Result(DealOf),
}

/// What a finished deal meant for a person.
#[derive(Debug)]
pub(crate) struct DealOf {
    pub(crate) deal: i64,
    pub(crate) user: String,
    pub(crate) rules: &'static str,
    pub(crate) points: i64,
    pub(crate) won: bool,
    pub(crate) self_drawn: bool,
    pub(crate) value: i64,
    pub(crate) fed: bool,
    pub(crate) fans: String,
    pub(crate) at: i64,
}

#[derive(Debug)]
struct Job {
    write: Write,
    done: oneshot::Sender<Result<(), NotWritten>>,
}

/// The database did not take it. Nothing of it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotWritten;

/// So many tables share a transaction at the most.
const TOGETHER: usize = 512;
/// Rows of one statement. Few different numbers, so that the database keeps the statements.
const CHUNKS: [usize; 4] = [64, 16, 4, 1];

impl Journal {
    /// Starts the task that writes.
    pub(crate) fn start(pool: AnyPool) -> Journal {
        let (sender, receiver) = mpsc::channel(4 * TOGETHER);
        tokio::spawn(write_all(pool, receiver));
        Journal { sender }
    }

    /// Returns when it is written.
    pub(crate) async fn write(&self, write: Write) -> Result<(), NotWritten> {
        let (done, written) = oneshot::channel();
        self.sender.send(Job { write, done }).await.map_err(|_| NotWritten)?;
        written.await.unwrap_or(Err(NotWritten))
    }
}

async fn write_all(pool: AnyPool, mut receiver: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(TOGETHER);
    while receiver.recv_many(&mut jobs, TOGETHER).await > 0 {
        let result = write_together(&pool, &jobs).await;
        if let Err(error) = &result {
            tracing::error!(%error, tables = jobs.len(), "nothing was written");
        }
        if result.is_err() && jobs.len() > 1 {
            // One of them may be to blame: each by itself.
            for job in jobs.drain(..) {
                let alone = write_together(&pool, std::slice::from_ref(&job)).await;
                _ = job.done.send(alone.map_err(|_| NotWritten));
            }
            continue;
        }
        for job in jobs.drain(..) {
            _ = job.done.send(if result.is_ok() { Ok(()) } else { Err(NotWritten) });
        }
    }
}

async fn write_together(pool: &AnyPool, jobs: &[Job]) -> Result<(), sqlx::Error> {
    let started = std::time::Instant::now();
    let mut transaction = pool.begin().await?;
    let rows: Vec<Row<'_>> = jobs.iter().flat_map(rows_of).collect();
    insert_entries(&mut transaction, &rows).await?;
    for job in jobs {
        for extra in &job.write.extras {
            write_extra(&mut transaction, &job.write.table, extra).await?;
        }
    }
    transaction.commit().await?;
    metrics::counter!("fivewinds_entries_written_total").increment(rows.len() as u64);
    metrics::histogram!("fivewinds_commit_seconds").record(started.elapsed().as_secs_f64());
    Ok(())
}

struct Row<'a> {
    table: &'a str,
    seq: i64,
    at: i64,
    entry: &'a str,
}

fn rows_of(job: &Job) -> impl Iterator<Item = Row<'_>> {
    let table = job.write.table.as_str();
    job.write.entries.iter().map(move |(seq, at, entry)| Row { table, seq: *seq, at: *at, entry })
}

async fn insert_entries(transaction: &mut Transaction<'_, Any>, rows: &[Row<'_>]) -> Result<(), sqlx::Error> {
    let mut left = rows;
    for size in CHUNKS {
        while left.len() >= size {
            let (now, later) = left.split_at(size);
            let sql = insert_statement(size);
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for row in now {
                query = query.bind(row.table).bind(row.seq).bind(row.at).bind(row.entry);
            }
            query.execute(&mut **transaction).await?;
            left = later;
        }
    }
    Ok(())
}

/// `INSERT INTO entries … VALUES ($1, $2, $3, $4), …`.
fn insert_statement(rows: usize) -> String {
    let places: Vec<String> = (0..rows)
        .map(|row| format!("(${}, ${}, ${}, ${})", 4 * row + 1, 4 * row + 2, 4 * row + 3, 4 * row + 4))
        .collect();
    format!("INSERT INTO entries (table_id, seq, at, entry) VALUES {}", places.join(", "))
}

async fn write_extra(
    transaction: &mut Transaction<'_, Any>,
    table: &str,
    extra: &Extra,
) -> Result<(), sqlx::Error> {
    let query = match extra {
        Extra::State { state, at } => {
            sqlx::query("UPDATE tables SET state = $1, changed_at = $2 WHERE id = $3")
                .bind(*state)
                .bind(*at)
                .bind(table)
        }
        Extra::Sits { user, chair, at } => sqlx::query(
            "INSERT INTO sitters (table_id, user_id, chair, at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id, user_id) DO UPDATE SET chair = excluded.chair",
        )
        .bind(table)
        .bind(user.as_str())
        .bind(*chair)
        .bind(*at),
        Extra::Leaves { user } => sqlx::query("DELETE FROM sitters WHERE table_id = $1 AND user_id = $2")
            .bind(table)
            .bind(user.as_str()),
        Extra::Deal { deal, record, at } => {
            sqlx::query("INSERT INTO deals (table_id, deal, record, at) VALUES ($1, $2, $3, $4)")
                .bind(table)
                .bind(*deal)
                .bind(record.as_str())
                .bind(*at)
        }
        Extra::Result(result) => sqlx::query(
            "INSERT INTO results \
             (table_id, deal, user_id, rules, points, won, self_drawn, value, fed, fans, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(table)
        .bind(result.deal)
        .bind(result.user.as_str())
        .bind(result.rules)
        .bind(result.points)
        .bind(i64::from(result.won))
        .bind(i64::from(result.self_drawn))
        .bind(result.value)
        .bind(i64::from(result.fed))
        .bind(result.fans.as_str())
        .bind(result.at),
    };
    query.execute(&mut **transaction).await?;
    Ok(())
}
