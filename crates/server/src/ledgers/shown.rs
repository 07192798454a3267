//! The code that somebody shows, and what he is by it.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::fold::{Fold, PUBLIC};
use super::open::{Open, State};
use super::shelf::Shelf;
use crate::Shared;
use crate::account::limit::{address, bucket_of};
use crate::error::{AppError, Why};

/// Where a code is shown. It is no part of an address, so that it is in no log and no history.
const HEADER: &str = "x-fivewinds-code";

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    code: Option<String>,
    from: IpAddr,
}

impl FromRequestParts<Shared> for Shown {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Shown, AppError> {
        let code =
            parts.headers.get(HEADER).map(|value| value.to_str().unwrap_or_default().trim().to_owned());
        let from = bucket_of(address(&app.config, &parts.headers, &parts.extensions));
        Ok(Shown { code: code.filter(|code| !code.is_empty()), from })
    }
}

impl Shown {
    /// Finds a ledger, and what whoever asks is there.
    pub(crate) async fn enter<F: Fold>(
        &self,
        app: &Shared,
        shelf: &Shelf<F>,
        id: &str,
    ) -> Result<(Arc<Open<F>>, String), AppError> {
        let found = shelf.find(app.store.pool(), id).await?;
        let open = found.ok_or(AppError::NotFound(F::KIND))?;
        let role = self.role(app, &*open.read().await)?;
        Ok((open, role))
    }

    /// What he is by his code. Who tries wrong ones is slowed down. Who has a right one is not: behind one address there may be a
    /// whole hall, and 31^10 codes are too many to be tried out at the speed that any address is allowed.
    pub(crate) fn role<F: Fold>(&self, app: &Shared, state: &State<F>) -> Result<String, AppError> {
        let Some(code) = &self.code else {
            return if state.fold.is_public() { Ok(PUBLIC.to_owned()) } else { Err(Why::CodeNeeded.into()) };
        };
        match state.role_of(code) {
            Some(role) => Ok(role.to_owned()),
            None => {
                app.account.limits.codes.take(&self.from)?;
                Err(Why::WrongCode.into())
            }
        }
    }

    /// Takes one of the ledgers that an address may make.
    pub(crate) fn may_make(&self, app: &Shared) -> Result<(), AppError> {
        app.account.limits.ledgers.take(&self.from)
    }
}

/// Only who has shown a code.
pub(crate) fn not_public(role: &str) -> Result<(), AppError> {
    if role == PUBLIC { Err(Why::CodeNeeded.into()) } else { Ok(()) }
}
