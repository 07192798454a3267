//! What is kept beside real tiles: score sheets and tournaments, each the fold of an append-only ledger (`docs/hall.md`).
//!
//! A ledger's lines are in the database before anybody is told of them. What follows from them is in memory while somebody looks
//! at it ([`open`]), and is made anew from the lines when somebody comes back ([`shelf`]). What a ledger is of, [`fold`] says; each
//! kind has a file of its own.

mod acts;
mod files;
mod fold;
mod open;
mod refused;
mod rows;
mod sheets;
mod shelf;
mod shown;
#[cfg(test)]
mod tests;

use std::time::Duration;

use tokio::sync::watch;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::Shared;
use crate::now::now;
use sheets::SheetLedger;
use shelf::Shelf;

pub(crate) use files::{RESTORE, RESTORE_MAX};
pub(crate) use refused::{Refused, Said};

/// How often ledgers are looked for that nobody looks at.
const ROUND: Duration = Duration::from_secs(60);
/// After so long without a look a ledger is dropped from memory.
const UNUSED: Duration = Duration::from_mins(10);

/// All ledgers.
#[derive(Debug)]
pub(crate) struct Ledgers {
    pub(crate) sheets: Shelf<SheetLedger>,
    /// Whether the server stops: whoever waits for news is sent home.
    stops: watch::Sender<bool>,
}

impl Ledgers {
    pub(crate) fn new() -> Ledgers {
        Ledgers { sheets: Shelf::default(), stops: watch::Sender::new(false) }
    }

    /// Nobody waits any longer.
    pub(crate) fn stop(&self) {
        self.stops.send_replace(true);
    }

    /// To be told of it.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stops.subscribe()
    }
}

pub(crate) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(sheets::create))
        .routes(routes!(sheets::one))
        .routes(routes!(sheets::notes))
        .routes(routes!(sheets::preview))
        .routes(routes!(sheets::log))
        .routes(routes!(sheets::backup))
        .routes(routes!(sheets::verify))
}

/// Those whose bodies may be larger than others.
pub(crate) fn large_routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(files::restore))
}

/// Drops from memory what nobody looks at.
pub(crate) async fn keep(app: Shared) {
    loop {
        tokio::time::sleep(ROUND).await;
        app.ledgers.sheets.forget(now() - UNUSED.as_millis() as i64);
    }
}
