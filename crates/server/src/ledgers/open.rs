//! A ledger that somebody looks at: what follows from its lines, in memory. It can be made anew from the database at any time.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;

use ledger::{Line, chained, code, hash};
use serde_json::{Map, Value};
use sheet::Stamp;
use sqlx::AnyPool;
use tokio::sync::{RwLock, RwLockReadGuard, watch};

use super::fold::Fold;
use super::refused::Refused;
use super::rows::{self, LedgerRow, LineRow};
use crate::error::AppError;
use crate::now::now;

/// No line is longer: a seating of the largest tournament is a tenth of it.
const LINE_MAX: usize = 256 * 1024;
/// More lines than any tournament has.
const LINES_MAX: u64 = 200_000;

/// A ledger in memory.
#[derive(Debug)]
pub(crate) struct Open<F> {
    pub(crate) row: LedgerRow,
    state: RwLock<State<F>>,
    /// How many lines there are: whoever waits for more is woken.
    version: watch::Sender<u64>,
    /// When somebody last asked for it.
    used_at: AtomicI64,
    /// Whether something failed, so that nobody knows what is in the database: it has to be read again.
    stale: AtomicBool,
}

/// What changes. Whoever writes has it alone until what he writes is in the database.
#[derive(Debug)]
pub(crate) struct State<F> {
    pub(crate) fold: F,
    pub(crate) lines: u64,
    /// The hash of the last line.
    pub(crate) last: String,
    at: i64,
    keys: HashSet<String>,
    /// Codes and whose they are.
    codes: HashMap<String, String>,
}

/// What somebody sends: its key, and what is done.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) key: String,
    pub(crate) act: Value,
}

/// How long somebody waits for what is new.
#[derive(Debug)]
pub(crate) struct Waits {
    pub(crate) patience: Duration,
    /// Whether the server stops.
    pub(crate) stop: watch::Receiver<bool>,
}

/// Who sends it.
#[derive(Clone, Debug)]
pub(crate) struct Sender {
    pub(crate) name: String,
    pub(crate) role: String,
}

/// Keys, and what came of each.
pub(crate) type Results = Vec<(String, Result<(), Refused>)>;

/// What came of it.
#[derive(Debug)]
pub(crate) struct Taken {
    pub(crate) version: u64,
    pub(crate) results: Results,
}

impl<F: Fold> Open<F> {
    /// What follows from the lines of a ledger.
    ///
    /// # Errors
    /// The line that cannot be.
    pub(crate) fn new(row: LedgerRow, lines: &[LineRow]) -> Result<Open<F>, Refused> {
        let mut state = State::new(&row)?;
        for line in lines {
            state.replay(line).map_err(|why| Refused::Line(line.n, Box::new(why)))?;
        }
        state.name_roles(&row.secret);
        let (version, _) = watch::channel(state.lines);
        let (used_at, stale) = (AtomicI64::new(now()), AtomicBool::new(false));
        Ok(Open { row, state: RwLock::new(state), version, used_at, stale })
    }

    /// As it is now.
    pub(crate) async fn read(&self) -> RwLockReadGuard<'_, State<F>> {
        self.used_at.store(now(), Ordering::Relaxed);
        self.state.read().await
    }

    /// Since when nobody has asked for it.
    pub(crate) fn used_at(&self) -> i64 {
        self.used_at.load(Ordering::Relaxed)
    }

    /// Waits until there is something new, or it has taken too long, or the server stops.
    pub(crate) async fn wait(&self, waits: Waits, is_new: impl Fn(&State<F>) -> bool) {
        let Waits { patience, mut stop } = waits;
        let mut version = self.version.subscribe();
        let news = async {
            loop {
                version.borrow_and_update();
                // One that has to be read again has no more news: who waits asks again.
                if self.is_stale() || is_new(&*self.read().await) || version.changed().await.is_err() {
                    return;
                }
            }
        };
        tokio::select! {
            () = news => {}
            _ = stop.wait_for(|stops| *stops) => {}
            () = tokio::time::sleep(patience) => {}
        }
    }

    /// Takes what somebody sends, each by itself. What was taken is in the database when this returns. It goes on to the end
    /// whether or not somebody still waits for it: what is in memory is what is in the database.
    pub(crate) async fn write(
        self: Arc<Self>,
        pool: AnyPool,
        sender: Sender,
        sent: Vec<Sent>,
    ) -> Result<Taken, AppError> {
        let written = tokio::spawn(async move { self.write_all(&pool, &sender, sent).await });
        written.await.unwrap_or_else(|error| Err(AppError::Internal(error.to_string())))
    }

    async fn write_all(&self, pool: &AnyPool, sender: &Sender, sent: Vec<Sent>) -> Result<Taken, AppError> {
        let mut state = self.state.write().await;
        if self.is_stale() {
            return Err(AppError::Internal("a ledger has to be read again".to_owned()));
        }
        let doubt = Doubt(self);
        let (results, lines) = state.take(sender, sent);
        if !lines.is_empty() {
            let mut transaction = pool.begin().await?;
            let card = state.fold.card();
            rows::append(&mut transaction, &self.row.id, &lines, card.as_ref(), state.at).await?;
            transaction.commit().await?;
            state.name_roles(&self.row.secret);
            self.version.send_replace(state.lines);
            metrics::counter!("fivewinds_ledger_lines_total").increment(lines.len() as u64);
        }
        // It is all in the database.
        std::mem::forget(doubt);
        Ok(Taken { version: state.lines, results })
    }

    /// Whether it has to be read again from the database.
    pub(crate) fn is_stale(&self) -> bool {
        self.stale.load(Ordering::Acquire)
    }

    /// Takes nothing more, once what is being written is written.
    pub(crate) async fn retire(&self) {
        let _alone = self.state.write().await;
        drop(Doubt(self));
    }
}

/// If this goes, by an error or a panic, nobody knows what is in the database.
struct Doubt<'a, F>(&'a Open<F>);

impl<F> Drop for Doubt<'_, F> {
    fn drop(&mut self) {
        self.0.stale.store(true, Ordering::Release);
        // Whoever waits asks again, and finds the one that was read anew.
        self.0.version.send_replace(u64::MAX);
    }
}

impl<F: Fold> State<F> {
    fn new(row: &LedgerRow) -> Result<State<F>, Refused> {
        let head: ledger::Head =
            serde_json::from_str(&row.head).map_err(|error| Refused::NotUnderstood(error.to_string()))?;
        Ok(State {
            fold: F::new(&head.setup)?,
            lines: 0,
            last: hash(&row.head),
            at: row.created_at,
            keys: HashSet::new(),
            codes: HashMap::new(),
        })
    }

    /// What a line of the database says was done.
    fn replay(&mut self, row: &LineRow) -> Result<(), Refused> {
        let understood = |error: serde_json::Error| Refused::NotUnderstood(error.to_string());
        let line: Line = serde_json::from_str(&row.text).map_err(understood)?;
        let act: F::Act = serde_json::from_value(line.act).map_err(understood)?;
        let stamp = Stamp { at: line.at, by: line.by, role: line.role };
        self.fold.apply(&stamp, &act)?;
        self.lines = row.n;
        self.last.clone_from(&row.hash);
        self.at = self.at.max(stamp.at);
        self.keys.insert(row.key.clone());
        Ok(())
    }

    /// Takes one after the other, and makes lines of those that were taken.
    fn take(&mut self, sender: &Sender, sent: Vec<Sent>) -> (Results, Vec<LineRow>) {
        let mut lines = Vec::new();
        let results = sent.into_iter().map(|Sent { key, act }| {
            let result = self.take_one(sender, &key, act).map(|line| lines.extend(line));
            (key, result)
        });
        let results = results.collect();
        (results, lines)
    }

    /// The line for it; none if it was taken before.
    fn take_one(&mut self, sender: &Sender, key: &str, act: Value) -> Result<Option<LineRow>, Refused> {
        if key.is_empty() || key.len() > 64 || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(Refused::Key);
        }
        if self.keys.contains(key) {
            return Ok(None);
        }
        if self.lines >= LINES_MAX {
            return Err(Refused::Full);
        }
        let act: F::Act =
            serde_json::from_value(act).map_err(|error| Refused::NotUnderstood(error.to_string()))?;
        if !self.fold.may(&sender.role, &act) {
            return Err(Refused::NotYours);
        }
        // As we understood it, not as it was sent.
        let kept = serde_json::to_value(&act).map_err(|error| Refused::NotUnderstood(error.to_string()))?;
        // Clocks are set back at times; what comes later is not earlier.
        let stamp = Stamp { at: now().max(self.at), by: sender.name.clone(), role: sender.role.clone() };
        let line = Line {
            n: self.lines + 1,
            at: stamp.at,
            by: stamp.by.clone(),
            role: stamp.role.clone(),
            key: key.to_owned(),
            act: kept,
        };
        let text = line.text();
        if text.len() > LINE_MAX {
            return Err(Refused::TooLong);
        }
        self.fold.apply(&stamp, &act)?;
        (self.lines, self.at) = (line.n, line.at);
        self.last = chained(&self.last, &text);
        self.keys.insert(line.key.clone());
        Ok(Some(LineRow { n: line.n, key: line.key, hash: self.last.clone(), text }))
    }

    /// Whose code it is.
    pub(crate) fn role_of(&self, code: &str) -> Option<&str> {
        self.codes.get(code).map(String::as_str)
    }

    /// Everybody who has a code: the role, and the code.
    pub(crate) fn codes(&self) -> impl Iterator<Item = (&str, &str)> {
        self.codes.iter().map(|(code, role)| (role.as_str(), code.as_str()))
    }

    /// The codes of these roles, by their roles.
    pub(crate) fn codes_of(&self, roles: &[&str]) -> Map<String, Value> {
        let known = self.codes.iter().filter(|(_, role)| roles.contains(&role.as_str()));
        known.map(|(code, role)| (role.clone(), code.as_str().into())).collect()
    }

    /// Who has a code may have changed.
    fn name_roles(&mut self, secret: &str) {
        let roles = self.fold.roles();
        let mut known: HashMap<String, String> =
            self.codes.drain().map(|(code, role)| (role, code)).collect();
        let coded = |role: String| (known.remove(&role).unwrap_or_else(|| code(secret, &role)), role);
        self.codes = roles.into_iter().map(coded).collect();
    }
}
