//! The lobby: all tables, those that are in memory and those that sleep in the database.

mod load;
mod routes;

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use answers::Problem;
use protocol::{Sitter, TableConfig};
use sqlx::AnyConnection;
use tokio::sync::oneshot;

use crate::account::User;
use crate::error::{AppError, Why};
use crate::lang::Lang;
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
            return Err(Why::NoFixedSeeds.into());
        }
        if config.duplicate.is_some() {
            return Err(AppError::Bad(said(&BadTable::Duplicate)));
        }
        let setting = Setting {
            id: id::short(),
            host: Sitter { id: host.id.clone(), name: host.name.clone() },
            config,
            created_at: now(),
            duplicate: None,
        };
        let mut room = Room::new(setting).map_err(|problem| AppError::Bad(said(&problem)))?;
        let open: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM tables WHERE host_id = $1 AND state <> 'over' \
                 AND NOT EXISTS (SELECT 1 FROM duplicate_tables d WHERE d.table_id = tables.id)",
        )
        .bind(host.id.as_str())
        .fetch_one(app.store.pool())
        .await?;
        if open >= app.config.tables_per_person as i64 {
            return Err(Why::TooManyTables.into());
        }
        enter(&mut *app.store.pool().acquire().await?, &room).await?;
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

/// Enters a new table into the database.
pub(crate) async fn enter(connection: &mut AnyConnection, room: &Room) -> Result<(), AppError> {
    let Setting { id, host, config, created_at, duplicate: _ } = &room.setting;
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
    .execute(connection)
    .await?;
    Ok(())
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

/// What is wrong with the table that somebody wants, in the language of the request.
pub(crate) fn said(problem: &BadTable) -> String {
    let lang = Lang::current();
    match problem {
        BadTable::Rules(found) => match lang {
            Lang::En => format!("There is no ruleset «{found}»."),
            Lang::Ru => format!("Правил «{found}» нет."),
            Lang::Zh => format!("没有规则“{found}”。"),
        },
        BadTable::Options(problems) => {
            let text = answers::Lang::of_code(lang.code()).unwrap_or(answers::Lang::En).text();
            let told = problems.iter().map(|problem| (text.problem)(&Problem::Option(problem.clone())));
            told.collect::<Vec<_>>().join("; ")
        }
        BadTable::Players(found) => match lang {
            Lang::En => format!("This game is not played by {found}."),
            Lang::Ru => format!("Число игроков {found} для этой игры не подходит."),
            Lang::Zh => format!("这种玩法不支持 {found} 人。"),
        },
        BadTable::Bots(found) => match lang {
            Lang::En => format!("There is no level «{found}»."),
            Lang::Ru => format!("Уровня «{found}» нет."),
            Lang::Zh => format!("没有“{found}”这个级别。"),
        },
        BadTable::Duplicate => lang
            .of(
                "Tables of a duplicate match are made with the match: POST /api/duplicates.",
                "Столы матча создаются вместе с матчем: POST /api/duplicates.",
                "复式赛的牌桌随比赛一起创建：POST /api/duplicates。",
            )
            .to_owned(),
        BadTable::Number(name) => match lang {
            Lang::En => format!("`{name}` is out of bounds."),
            Lang::Ru => format!("Значение `{name}` вне допустимых пределов."),
            Lang::Zh => format!("`{name}` 超出范围。"),
        },
    }
}
