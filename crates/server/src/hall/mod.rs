//! The lobby: all tables, those that are in memory and those that sleep in the database.

mod load;
mod routes;

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use protocol::{Sitter, TableConfig};
use tokio::sync::oneshot;

use crate::account::User;
use crate::error::AppError;
use crate::now::now;
use crate::room::{self, BadTable, Command, Entry, Handle, Room, Setting};
use crate::store::Write;
use crate::{Shared, id};

pub(crate) use load::load;
pub(crate) use routes::{record_of, routes};

/// The tables that are in memory.
#[derive(Debug, Default)]
pub(crate) struct Hall {
    tables: Mutex<HashMap<String, Handle>>,
    /// One at a time wakes a table, so that it is not there twice.
    waking: tokio::sync::Mutex<()>,
}

/// How often tables are looked for to which nobody has come back.
const ROUND: Duration = Duration::from_secs(600);

impl Hall {
    pub(crate) fn new() -> Hall {
        Hall::default()
    }

    /// The table with this id, woken if it sleeps; `None` if there is none.
    pub(crate) async fn find(&self, app: &Shared, id: &str) -> Result<Option<Handle>, AppError> {
        if let Some(handle) = self.awake(id) {
            return Ok(Some(handle));
        }
        let _one = self.waking.lock().await;
        if let Some(handle) = self.awake(id) {
            return Ok(Some(handle));
        }
        let Some(room) = load(app, id).await? else { return Ok(None) };
        Ok(Some(self.wake(app, room)))
    }

    fn awake(&self, id: &str) -> Option<Handle> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(id).filter(|handle| !handle.is_closed()).cloned()
    }

    fn wake(&self, app: &Shared, room: Room) -> Handle {
        let id = room.setting.id.clone();
        let handle = room::start(app.clone(), room);
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.insert(id, handle.clone());
        metrics::gauge!("fivewinds_tables").set(tables.len() as f64);
        handle
    }

    /// A table has gone to sleep.
    pub(crate) fn closed(&self, id: &str) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.get(id).is_some_and(Handle::is_closed) {
            tables.remove(id);
        }
        metrics::gauge!("fivewinds_tables").set(tables.len() as f64);
    }

    /// Makes a table; whoever makes it sits down.
    pub(crate) async fn create(
        &self,
        app: &Shared,
        host: &User,
        config: TableConfig,
    ) -> Result<Handle, AppError> {
        if config.seed.is_some() && !app.config.fixed_seeds {
            return Err(AppError::Forbidden("this server makes no walls that are known beforehand"));
        }
        let setting = Setting {
            id: id::short(),
            host: Sitter { id: host.id.clone(), name: host.name.clone() },
            config,
            created_at: now(),
        };
        let mut room = Room::new(setting).map_err(|problem| AppError::Bad(said(&problem)))?;
        let open: i64 =
            sqlx::query_scalar("SELECT COUNT(*) FROM tables WHERE host_id = $1 AND state <> 'over'")
                .bind(host.id.as_str())
                .fetch_one(app.store.pool())
                .await?;
        if open >= app.config.tables_per_person as i64 {
            return Err(AppError::Conflict(
                "you have too many open tables; finish or leave one first".to_owned(),
            ));
        }
        self.enter(app, &room).await?;
        let sat = Entry::Sat { chair: 0, user: host.id.clone(), name: host.name.clone() };
        let at = room.setting.created_at;
        let followed = room.apply(&sat, at).map_err(|problem| AppError::Internal(problem.0))?;
        let entry = serde_json::to_string(&sat).unwrap_or_default();
        let write =
            Write { table: room.setting.id.clone(), entries: vec![(0, at, entry)], extras: followed.extras };
        let written = app.journal.write(write).await;
        written.map_err(|_| AppError::Internal("a table could not be written".to_owned()))?;
        Ok(self.wake(app, room))
    }

    async fn enter(&self, app: &Shared, room: &Room) -> Result<(), AppError> {
        let Setting { id, host, config, created_at } = &room.setting;
        let text = serde_json::to_string(config).unwrap_or_default();
        sqlx::query(
            "INSERT INTO tables (id, host_id, config, rules, listed, state, created_at, changed_at) \
             VALUES ($1, $2, $3, $4, $5, 'open', $6, $7)",
        )
        .bind(id.as_str())
        .bind(host.id.as_str())
        .bind(text)
        .bind(room.rules.ruleset.id())
        .bind(i64::from(config.listed))
        .bind(*created_at)
        .bind(*created_at)
        .execute(app.store.pool())
        .await?;
        Ok(())
    }

    /// Tells everybody that the server stops, and lets every table finish what it writes.
    pub(crate) async fn stop(&self) {
        let handles: Vec<Handle> = {
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.drain().map(|(_, handle)| handle).collect()
        };
        for handle in handles {
            let (done, is_done) = oneshot::channel();
            if handle.tell(Command::Stop { done }).await {
                _ = is_done.await;
            }
        }
    }
}

/// Closes tables that nobody has come back to.
pub(crate) async fn keep(app: Shared) {
    loop {
        tokio::time::sleep(ROUND).await;
        if let Err(error) = forget(&app).await {
            tracing::error!(?error, "cannot look for forgotten tables");
        }
    }
}

async fn forget(app: &Shared) -> Result<(), AppError> {
    let before = now() - app.config.forget.as_millis() as i64;
    let ids: Vec<String> = sqlx::query_scalar(
        "SELECT id FROM tables WHERE state <> 'over' AND changed_at < $1 AND NOT EXISTS \
         (SELECT 1 FROM entries WHERE entries.table_id = tables.id AND entries.at >= $2)",
    )
    .bind(before)
    .bind(before)
    .fetch_all(app.store.pool())
    .await?;
    for id in ids {
        if let Some(handle) = app.hall.find(app, &id).await? {
            handle.tell(Command::Forget).await;
        }
    }
    Ok(())
}

/// What is wrong with the table that somebody wants.
fn said(problem: &BadTable) -> String {
    match problem {
        BadTable::Rules(found) => format!("there is no ruleset «{found}»"),
        BadTable::Options(problems) => problems.join("; "),
        BadTable::Players(found) => format!("{found} cannot play this"),
        BadTable::Bots(found) => format!("there is no level «{found}»"),
        BadTable::Number(name) => format!("{name} is out of bounds"),
    }
}
