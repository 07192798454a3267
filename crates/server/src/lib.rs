//! The server: tables that people and programs play at, over HTTP and WebSocket.
//!
//! One task owns one table (`room`); everything that happened there is in the database before anybody is told of it, and a
//! table is what follows from its entries, so that it goes on after a crash where it was. Features live in folders, each with
//! its routes and queries: `account`, `hall` (the lobby), `room`, `ledgers` (score sheets and tournaments with real tiles), `socket`, `api` (scores, rules, records), `ops`.
#![forbid(unsafe_code)]

mod account;
mod api;
mod body;
mod config;
mod door;
mod error;
mod hall;
mod id;
mod lang;
mod ledgers;
mod now;
mod ops;
mod room;
mod socket;
mod store;
#[cfg(test)]
mod testing;
mod wrong;

use std::sync::Arc;

use axum::Router;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;

pub use config::Config;
pub use store::{BackupError, Kind, Store, Summary, backup, restore};

/// Everything that requests share.
pub struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) journal: store::Journal,
    pub(crate) account: account::Account,
    pub(crate) hall: hall::Hall,
    pub(crate) ledgers: ledgers::Ledgers,
    pub(crate) ops: ops::Ops,
}

/// It is given to every handler.
pub(crate) type Shared = Arc<App>;

impl App {
    /// Opens the database and gets everything ready.
    ///
    /// # Errors
    /// If the database cannot be used.
    pub async fn new(config: Config) -> Result<Arc<App>, sqlx::Error> {
        let store = Store::open(&config.database).await?;
        let journal = store::Journal::start(store.pool().clone());
        Ok(Arc::new(App {
            account: account::Account::new(&config),
            hall: hall::Hall::new(),
            ledgers: ledgers::Ledgers::new(),
            ops: ops::Ops::new(),
            journal,
            store,
            config,
        }))
    }
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("config", &self.config).finish_non_exhaustive()
    }
}

/// All routes.
pub fn app(app: Arc<App>) -> Router {
    let (router, mut openapi) = utoipa_axum::router::OpenApiRouter::with_openapi(api::description())
        .merge(account::routes())
        .merge(hall::routes())
        .merge(ledgers::routes())
        .merge(api::routes())
        .merge(ops::routes())
        .split_for_parts();
    let (large, described) = ledgers::large_routes().split_for_parts();
    openapi.merge(described);
    let router = router.merge(socket::routes()).merge(api::openapi_routes(openapi)).merge(ops::page_routes());
    ops::layers(router, large, &app).with_state(app)
}

/// Serves on a socket until told to stop; then tells the players, finishes writing and closes the database.
///
/// # Errors
/// If the socket fails.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let shared = Arc::clone(&app);
    let router = self::app(Arc::clone(&app)).into_make_service_with_connect_info::<std::net::SocketAddr>();
    let keepers = [tokio::spawn(hall::keep(Arc::clone(&app))), tokio::spawn(ledgers::keep(Arc::clone(&app)))];
    // The address of who comes is known of a listener of axum's own alone.
    let listener = door::Door::new(listener, app.config.heartbeat).tap_io(|_| ());
    let result = axum::serve(listener, router)
        .with_graceful_shutdown(async move {
            stop.await;
            shared.ledgers.stop();
            shared.hall.stop().await;
        })
        .await;
    keepers.iter().for_each(tokio::task::JoinHandle::abort);
    app.store.close().await;
    result
}
