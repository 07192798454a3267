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
mod tournaments;

use std::time::Duration;

use tokio::sync::watch;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::now::now;
use crate::{Config, Shared};
use open::Waits;
use sheets::SheetLedger;
use shelf::Shelf;
use tournaments::{Searches, TournamentLedger};

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
    pub(crate) tournaments: Shelf<TournamentLedger>,
    pub(crate) searches: Searches,
    /// Whether the server stops: whoever waits for news is sent home.
    stops: watch::Sender<bool>,
}

impl Ledgers {
    pub(crate) fn new() -> Ledgers {
        Ledgers {
            sheets: Shelf::default(),
            tournaments: Shelf::default(),
            searches: Searches::default(),
            stops: watch::Sender::new(false),
        }
    }

    /// Nobody waits or searches any longer.
    pub(crate) fn stop(&self) {
        self.searches.stop();
        self.stops.send_replace(true);
    }

    /// How long somebody waits for what is new.
    pub(crate) fn waits(&self, config: &Config) -> Waits {
        Waits { patience: config.patience, stop: self.stops.subscribe() }
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
        .merge(tournaments::routes())
}

/// Those whose bodies may be larger than others.
pub(crate) fn large_routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(files::restore))
}

/// Drops from memory what nobody looks at.
pub(crate) async fn keep(app: Shared) {
    loop {
        tokio::time::sleep(ROUND).await;
        let before = now() - UNUSED.as_millis() as i64;
        app.ledgers.sheets.forget(before);
        app.ledgers.tournaments.forget(before);
        app.ledgers.searches.forget(before);
    }
}
