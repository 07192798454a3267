//! What is sent to a ledger, and what came of each.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::fold::Fold;
use super::open::{Open, Sender, Sent};
use super::refused::Said;
use super::shown::not_public;
use crate::Shared;
use crate::error::{AppError, Why};
use crate::lang::Lang;

/// No more at once: a phone that was away for a whole session has a hundred.
const ACTS_MAX: usize = 500;
/// Of who does it, in characters.
const WHO_MAX: usize = 60;

/// What came of it, in the order in which it was sent.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Results {
    /// How many lines the ledger has now.
    version: u64,
    results: Vec<Outcome>,
}

/// What came of one of them.
#[derive(Debug, Serialize, ToSchema)]
struct Outcome {
    /// The key that it was sent with.
    key: String,
    /// Whether it is in the ledger, now or since it was first sent.
    ok: bool,
    /// If not: `code` for programs, `message` for people, `clause` where there is one.
    #[serde(flatten)]
    why: Option<Said>,
}

/// A question of what is new.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct News {
    /// The version that is known: the answer comes when there is another, or after 25 s as `{"version"}` alone.
    pub(crate) after: Option<u64>,
}

/// Takes what somebody sends.
pub(crate) async fn take<F: Fold>(
    app: &Shared,
    open: Arc<Open<F>>,
    role: String,
    who: &str,
    sent: Vec<(String, Value)>,
) -> Result<Results, AppError> {
    not_public(&role)?;
    let name = who.trim().to_owned();
    if name.chars().count() > WHO_MAX {
        return Err(Why::WhoLength.into());
    }
    if sent.len() > ACTS_MAX {
        return Err(Why::TooManyActs.into());
    }
    let sent = sent.into_iter().map(|(key, act)| Sent { key, act }).collect();
    let taken = open.write(app.store.pool().clone(), Sender { name, role }, sent).await?;
    let lang = Lang::current();
    let outcome = |(key, result): (String, Result<(), super::Refused>)| Outcome {
        key,
        ok: result.is_ok(),
        why: result.err().map(|why| why.said(lang)),
    };
    Ok(Results { version: taken.version, results: taken.results.into_iter().map(outcome).collect() })
}
