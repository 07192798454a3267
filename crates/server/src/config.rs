//! What the server is started with.

use std::time::Duration;

/// How the server behaves; the program makes it from flags and the environment.
#[derive(Clone, Debug)]
pub struct Config {
    /// `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// Whether cookies go over TLS alone. To be set wherever the server stands behind TLS.
    pub secure_cookies: bool,
    /// Whether the address of a visitor is taken from `X-Forwarded-For`, which a proxy of one's own sets.
    pub behind_proxy: bool,
    /// Who shows this may see what only admins see.
    pub admin_token: Option<String>,
    /// Whether a table may be made with a seed, whose walls are known beforehand: for tests and demonstrations.
    pub fixed_seeds: bool,
    /// How many tables one person may have open.
    pub tables_per_person: usize,
    /// After so long without anybody a table is closed.
    pub forget: Duration,
    /// How many attempts at a password there may be in a minute, by address.
    pub attempts_per_minute: u32,
    /// How many guests one address may become in a minute.
    pub guests_per_minute: u32,
    /// How many score sheets and tournaments one address may make in an hour.
    pub ledgers_per_hour: u32,
    /// How long somebody who asks a ledger for what is new is kept waiting.
    pub patience: Duration,
    /// Visitors of a tournament are told of what happens within so long together: in a hall of many tables something always does.
    pub gathered: Duration,
    /// Under which addresses other machines find the server, as origins: a page that was opened as `localhost` names them to phones.
    pub addresses: Vec<String>,
    /// How many requests one address may send in a second on the average.
    pub requests_per_second: u32,
    /// How many connections to tables one address may have.
    pub sockets_per_address: u32,
    /// How many messages a second one connection may send on the average.
    pub messages_per_second: u32,
    /// How often a connection is asked whether anybody is there; after three without an answer it ends.
    pub heartbeat: Duration,
}

impl Config {
    /// As usual, on this database.
    pub fn new(database: String) -> Config {
        Config {
            database,
            secure_cookies: false,
            behind_proxy: false,
            admin_token: None,
            fixed_seeds: false,
            tables_per_person: 20,
            forget: Duration::from_hours(48),
            attempts_per_minute: 10,
            guests_per_minute: 30,
            ledgers_per_hour: 200,
            patience: Duration::from_secs(25),
            gathered: Duration::from_secs(1),
            addresses: Vec::new(),
            requests_per_second: 50,
            sockets_per_address: 500,
            messages_per_second: 20,
            heartbeat: Duration::from_secs(20),
        }
    }
}
