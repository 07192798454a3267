//! What the server, its backups and the load on it are told.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::ValueEnum;

/// Serves tables to browsers and programs.
///
/// Everything is kept in a file of SQLite in the folder given with --data, or in PostgreSQL with --database. Every flag can be
/// given in the environment instead, as FIVEWINDS_LISTEN and so on. Ends in good order with Ctrl-C or SIGTERM.
#[derive(Debug, clap::Args)]
pub(crate) struct ServeArgs {
    /// Where to listen.
    #[arg(long, env = "FIVEWINDS_LISTEN", default_value = "127.0.0.1:5050")]
    pub(crate) listen: SocketAddr,

    #[command(flatten)]
    pub(crate) database: DatabaseArgs,

    /// Cookies go over TLS alone: to be set behind a proxy that speaks TLS.
    #[arg(long, env = "FIVEWINDS_SECURE_COOKIES")]
    pub(crate) secure_cookies: bool,

    /// The address of a visitor is the last one in X-Forwarded-For, which a proxy of yours sets.
    #[arg(long, env = "FIVEWINDS_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,

    /// Who shows this token may see what only admins see.
    #[arg(long, env = "FIVEWINDS_ADMIN_TOKEN", hide_env_values = true)]
    pub(crate) admin_token: Option<String>,

    /// Tables may be made with a seed, so that their walls are known beforehand: for tests and demonstrations.
    #[arg(long, env = "FIVEWINDS_FIXED_SEEDS")]
    pub(crate) fixed_seeds: bool,

    /// How many tables one person may have open.
    #[arg(long, env = "FIVEWINDS_TABLES_PER_PERSON", default_value_t = 20)]
    pub(crate) tables_per_person: usize,

    /// How many requests one address may send in a second on the average.
    #[arg(long, env = "FIVEWINDS_REQUESTS_PER_SECOND", default_value_t = 50)]
    pub(crate) requests_per_second: u32,

    /// How many connections to tables one address may have.
    #[arg(long, env = "FIVEWINDS_SOCKETS_PER_ADDRESS", default_value_t = 500)]
    pub(crate) sockets_per_address: u32,

    /// How many attempts at a password there may be in a minute from one address.
    #[arg(long, env = "FIVEWINDS_ATTEMPTS_PER_MINUTE", default_value_t = 10)]
    pub(crate) attempts_per_minute: u32,

    /// How many guests one address may make in a minute.
    #[arg(long, env = "FIVEWINDS_GUESTS_PER_MINUTE", default_value_t = 30)]
    pub(crate) guests_per_minute: u32,

    /// How many score sheets and tournaments one address may make in an hour.
    #[arg(long, env = "FIVEWINDS_LEDGERS_PER_HOUR", default_value_t = 200)]
    pub(crate) ledgers_per_hour: u32,

    /// How the log is written, to standard error. How much of it, the environment variable RUST_LOG says.
    #[arg(long, env = "FIVEWINDS_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub(crate) log_format: LogFormat,
}

/// Which database.
#[derive(Debug, clap::Args)]
pub(crate) struct DatabaseArgs {
    /// The folder for everything that is kept; it is made if it is not there.
    #[arg(long, env = "FIVEWINDS_DATA", default_value = "data")]
    pub(crate) data: PathBuf,

    /// Another database than the file in that folder: postgres://USER:PASSWORD@HOST/NAME.
    #[arg(long, env = "FIVEWINDS_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

/// How a log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    Text,
    Json,
}

/// Writes everything that a server keeps to a file, while it runs.
#[derive(Debug, clap::Args)]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,

    /// The file; it must not be there yet.
    pub(crate) file: PathBuf,
}

/// Reads a backup into an empty database, of either kind.
#[derive(Debug, clap::Args)]
pub(crate) struct RestoreArgs {
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,

    /// The file that `fivewinds backup` wrote.
    pub(crate) file: PathBuf,
}

/// Lets many players play at a server, and says how long it takes to answer them.
///
/// Each table has one player over a socket and bots. With --pace 0 nobody waits, and the throughput is measured. The server should
/// be started with high limits: --requests-per-second 1000000 --guests-per-minute 1000000 --sockets-per-address 1000000.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct LoadArgs {
    /// The server.
    #[arg(long, default_value = "127.0.0.1:5050")]
    pub(crate) server: SocketAddr,

    /// How many tables.
    #[arg(long, default_value_t = 100)]
    pub(crate) tables: usize,

    /// How many connections besides, which only look on.
    #[arg(long, default_value_t = 0)]
    pub(crate) idle: usize,

    /// At how many tables they do; if it is not said, a hundred at each.
    #[arg(long)]
    pub(crate) idle_tables: Option<usize>,

    /// How long a player and a bot take for a decision, in milliseconds.
    #[arg(long, default_value_t = 1000)]
    pub(crate) pace: u32,

    /// How long it is measured.
    #[arg(long, default_value_t = 30)]
    pub(crate) seconds: u64,

    /// Ruleset.
    #[arg(long, default_value = "mcr")]
    pub(crate) rules: String,

    /// Level of the bots.
    #[arg(long, default_value = "novice")]
    pub(crate) bots: String,
}
