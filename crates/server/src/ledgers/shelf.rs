//! All ledgers of one kind: those that are in memory, and those in the database.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use ledger::{Head, VERSION, Verified, is_id};
use serde_json::Value;
use sqlx::AnyPool;

use super::fold::Fold;
use super::open::Open;
use super::refused::Refused;
use super::rows::{self, LedgerRow, LineRow};
use crate::error::AppError;
use crate::id;
use crate::now::now;

/// The ledgers of one kind.
#[derive(Debug)]
pub(crate) struct Shelf<F> {
    open: Mutex<HashMap<String, Arc<Open<F>>>>,
    /// One at a time is read from the database, so that none is there twice.
    opening: tokio::sync::Mutex<()>,
}

impl<F> Default for Shelf<F> {
    fn default() -> Shelf<F> {
        Shelf { open: Mutex::default(), opening: tokio::sync::Mutex::default() }
    }
}

impl<F: Fold> Shelf<F> {
    /// The ledger with this id; `None` if there is none of this kind.
    pub(crate) async fn find(&self, pool: &AnyPool, id: &str) -> Result<Option<Arc<Open<F>>>, AppError> {
        // The database need not be asked for what no ledger is called.
        if !is_id(id) {
            return Ok(None);
        }
        if let Some(open) = self.in_memory(id) {
            return Ok(Some(open));
        }
        let _one = self.opening.lock().await;
        if let Some(open) = self.in_memory(id) {
            return Ok(Some(open));
        }
        let Some(row) = rows::find(pool, id).await?.filter(|row| row.kind == F::KIND) else {
            return Ok(None);
        };
        let lines = rows::lines(pool, id).await?;
        let open = read(row, lines).await?.map_err(|why| {
            AppError::Internal(format!("ledger {id}: {}", why.said(crate::lang::Lang::En).message))
        })?;
        Ok(Some(self.put(open)))
    }

    /// A new one.
    pub(crate) async fn create(&self, pool: &AnyPool, setup: Value) -> Result<Arc<Open<F>>, AppError> {
        let (id, created_at) = (id::short(), now());
        let head =
            Head { fivewinds_ledger: VERSION, kind: F::KIND.to_owned(), id: id.clone(), created_at, setup };
        let row =
            LedgerRow { id, kind: head.kind.clone(), head: head.text(), secret: id::secret(), created_at };
        let open = Open::<F>::new(row.clone(), &[]).map_err(AppError::bad_setup)?;
        let card = open.read().await.fold.card();
        let mut transaction = pool.begin().await?;
        rows::insert(&mut transaction, &row, card.as_ref()).await?;
        transaction.commit().await?;
        metrics::counter!("fivewinds_ledgers_made_total", "kind" => F::KIND).increment(1);
        Ok(self.put(open))
    }

    /// A file of another server, or of this one. If the ledger is here already, the file may only go on from it.
    pub(crate) async fn restore(&self, pool: &AnyPool, file: Verified) -> Result<Arc<Open<F>>, AppError> {
        let secret = file.secret.ok_or_else(|| AppError::refused(Refused::NoSecret))?;
        let (id, created_at) = (file.head.id.clone(), file.head.created_at);
        let row =
            LedgerRow { id: id.clone(), kind: file.head.kind, head: file.head_text, secret, created_at };
        let lines: Vec<LineRow> = file
            .lines
            .into_iter()
            .map(|line| LineRow { n: line.line.n, key: line.line.key, hash: line.hash, text: line.text })
            .collect();
        let open = read::<F>(row.clone(), lines.clone()).await?.map_err(AppError::refused)?;
        let card = open.read().await.fold.card();
        let _one = self.opening.lock().await;
        // Nobody writes to it while it is exchanged: whoever still has the old one finds it stale.
        if let Some(old) = self.take_out(&id) {
            old.retire().await;
        }
        let known = rows::lines(pool, &id).await?;
        let found = rows::find(pool, &id).await?;
        let same = found.as_ref().is_none_or(|found| {
            (&found.kind, &found.head, &found.secret) == (&row.kind, &row.head, &row.secret)
        });
        let goes_on =
            known.len() <= lines.len() && known.iter().zip(&lines).all(|(old, new)| old.hash == new.hash);
        if !same || !goes_on {
            return Err(AppError::refused(Refused::Other));
        }
        let mut transaction = pool.begin().await?;
        if found.is_none() {
            rows::insert(&mut transaction, &row, card.as_ref()).await?;
        }
        rows::append(&mut transaction, &id, &lines[known.len()..], card.as_ref(), now()).await?;
        transaction.commit().await?;
        Ok(self.put(open))
    }

    /// Forgets those that nobody has asked for since then and nobody has at hand.
    pub(crate) fn forget(&self, before: i64) {
        let mut open = self.lock();
        open.retain(|_, ledger| ledger.used_at() >= before || Arc::strong_count(ledger) > 1);
        metrics::gauge!("fivewinds_ledgers", "kind" => F::KIND).set(open.len() as f64);
    }

    /// How many are in memory.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    fn in_memory(&self, id: &str) -> Option<Arc<Open<F>>> {
        let mut open = self.lock();
        if open.get(id).is_some_and(|ledger| ledger.is_stale()) {
            open.remove(id);
        }
        open.get(id).cloned()
    }

    fn put(&self, ledger: Open<F>) -> Arc<Open<F>> {
        let ledger = Arc::new(ledger);
        let mut open = self.lock();
        open.insert(ledger.row.id.clone(), Arc::clone(&ledger));
        metrics::gauge!("fivewinds_ledgers", "kind" => F::KIND).set(open.len() as f64);
        ledger
    }

    fn take_out(&self, id: &str) -> Option<Arc<Open<F>>> {
        self.lock().remove(id)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Open<F>>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What follows from many lines takes a while: not on a thread that others wait for.
async fn read<F: Fold>(row: LedgerRow, lines: Vec<LineRow>) -> Result<Result<Open<F>, Refused>, AppError> {
    tokio::task::spawn_blocking(move || Open::new(row, &lines))
        .await
        .map_err(|error| AppError::Internal(error.to_string()))
}
