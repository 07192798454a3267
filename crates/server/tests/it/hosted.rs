//! A server of our own for a test.

use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;

use server::{App, Config};
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::oneshot;

/// A running server; it stops when this goes.
pub(crate) struct Hosted {
    pub(crate) address: SocketAddr,
    pub(crate) database: String,
    stop: Option<oneshot::Sender<()>>,
    running: Option<tokio::task::JoinHandle<()>>,
}

/// A database that no other test has: a file, or where `FIVEWINDS_TEST_POSTGRES` names a server, one of its.
fn fresh_database(name: &str) -> String {
    if let Ok(server) = std::env::var("FIVEWINDS_TEST_POSTGRES") {
        let database = format!("it_{}_{name}", std::process::id());
        let made =
            Command::new("psql").args([&server, "-qc", &format!("CREATE DATABASE {database}")]).status();
        assert!(made.unwrap().success());
        let (head, _) = server.rsplit_once('/').unwrap();
        return format!("{head}/{database}");
    }
    let folder = std::env::temp_dir().join(format!("fivewinds-{}-{name}", std::process::id()));
    _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    format!("sqlite:{}", folder.join("test.db").display())
}

/// Connections with little room on the way, as those over a network have; within one machine it would be megabytes.
fn listen() -> TcpListener {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_send_buffer_size(32 * 1024).unwrap();
    socket.bind((Ipv4Addr::LOCALHOST, 0).into()).unwrap();
    socket.listen(1024).unwrap()
}

impl Hosted {
    pub(crate) async fn new(name: &str) -> Hosted {
        Hosted::with(name, |_| ()).await
    }

    /// With something set otherwise.
    pub(crate) async fn with(name: &str, change: impl FnOnce(&mut Config)) -> Hosted {
        Hosted::on(fresh_database(name), change).await
    }

    /// On a database that another one has left.
    pub(crate) async fn on(database: String, change: impl FnOnce(&mut Config)) -> Hosted {
        let mut config = Config::new(database.clone());
        (config.fixed_seeds, config.tables_per_person) = (true, 1_000_000);
        (config.requests_per_second, config.attempts_per_minute) = (1_000_000, 1_000_000);
        (config.guests_per_minute, config.sockets_per_address) = (1_000_000, 1_000_000);
        (config.messages_per_second, config.ledgers_per_hour) = (1_000_000, 1_000_000);
        change(&mut config);
        let app = App::new(config).await.unwrap();
        let listener = listen();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            server::serve(app, listener, async move { _ = stopped.await }).await.unwrap();
        });
        Hosted { address, database, stop: Some(stop), running: Some(running) }
    }

    /// Stops in good order.
    pub(crate) async fn stop(mut self) {
        self.stop.take().map(|stop| stop.send(()));
        if let Some(running) = self.running.take() {
            _ = tokio::time::timeout(std::time::Duration::from_secs(20), running).await;
        }
    }
}
