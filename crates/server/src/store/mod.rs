//! The database: SQLite or PostgreSQL, the same statements for both.
//!
//! What happens at tables goes through the [`Journal`], which writes what many tables want written in one transaction.
//! Everything else is a query of the feature that needs it.

mod backup;
mod journal;

use std::str::FromStr;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, Executor};

pub use backup::{BackupError, Summary, backup, restore};
pub(crate) use journal::{DealOf, Extra, Journal, Write};

/// How the database is reached.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    kind: Kind,
}

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A file.
    Sqlite,
    /// A server of its own.
    Postgres,
}

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("./migrations");

/// Who comes second waits so long for who writes a file.
const BUSY: Duration = Duration::from_secs(30);

impl Store {
    /// Opens a database by its address, `sqlite:PATH` or `postgres://…`, and brings its tables up to date. A file that is
    /// not there is made.
    ///
    /// # Errors
    /// If it cannot be reached, or what is in it is of a later version.
    pub async fn open(url: &str) -> Result<Store, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let kind = if url.starts_with("sqlite:") { Kind::Sqlite } else { Kind::Postgres };
        let url = match kind {
            Kind::Sqlite if !url.contains('?') => format!("{url}?mode=rwc"),
            Kind::Sqlite | Kind::Postgres => url.to_owned(),
        };
        let options = AnyConnectOptions::from_str(&url)?;
        let pool = AnyPoolOptions::new()
            .max_connections(8)
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if kind == Kind::Sqlite {
                        // Written is what is on the disk, also when the power fails.
                        connection.execute("PRAGMA journal_mode = WAL").await?;
                        connection.execute("PRAGMA synchronous = FULL").await?;
                        connection.execute("PRAGMA foreign_keys = ON").await?;
                        let busy = format!("PRAGMA busy_timeout = {}", BUSY.as_millis());
                        connection.execute(sqlx::AssertSqlSafe(busy)).await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        MIGRATIONS.run(&pool).await?;
        Ok(Store { pool, kind })
    }

    /// For queries.
    pub(crate) const fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// Which database it is.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Ends all connections once what they do is done.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}
