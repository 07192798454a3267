//! `fivewinds serve`, its backups, and the load on it. What the server does is in its own crate.

mod files;
pub(crate) mod load;

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use answers::Lang;
use server::{App, Config, Store, Summary};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::args::{BackupArgs, DatabaseArgs, LogFormat, RestoreArgs, ServeArgs};
use crate::show::{BOLD, GOOD};

pub(crate) fn run(args: &ServeArgs, lang: Lang) -> io::Result<ExitCode> {
    start_log(args.log_format);
    files::raise_limit();
    let mut config = Config {
        secure_cookies: args.secure_cookies,
        behind_proxy: args.behind_proxy,
        admin_token: args.admin_token.clone().filter(|token| !token.is_empty()),
        fixed_seeds: args.fixed_seeds,
        tables_per_person: args.tables_per_person,
        requests_per_second: args.requests_per_second,
        attempts_per_minute: args.attempts_per_minute,
        guests_per_minute: args.guests_per_minute,
        ledgers_per_hour: args.ledgers_per_hour,
        sockets_per_address: args.sockets_per_address,
        ..Config::new(address(&args.database)?)
    };
    runtime()?.block_on(async {
        let listener = TcpListener::bind(args.listen).await?;
        let places = reached_at(listener.local_addr()?);
        let outside = places.iter().filter(|place| !place.ip().is_loopback());
        config.addresses = outside.map(|place| format!("http://{place}")).collect();
        let app = App::new(config).await.map_err(io::Error::other)?;
        let stopped = stopped()?;
        let says = match lang {
            Lang::En => "Five Winds is at",
            Lang::Ru => "«Пять ветров» здесь:",
            Lang::Zh => "五风：",
        };
        for place in places {
            writeln!(anstream::stdout(), "{BOLD}{says}{BOLD:#} {GOOD}http://{place}/{GOOD:#}")?;
        }
        server::serve(app, listener, stopped).await
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Where a browser finds it. What listens everywhere is reached under each address of this machine: phones in the hall's own
/// network need one of those.
fn reached_at(place: SocketAddr) -> Vec<SocketAddr> {
    if !place.ip().is_unspecified() {
        return vec![place];
    }
    let interfaces = nix::ifaddrs::getifaddrs().into_iter().flatten();
    let found =
        interfaces.filter_map(|interface| interface.address?.as_sockaddr_in().map(|address| address.ip()));
    let mut all: Vec<IpAddr> = found.filter(|ip| !ip.is_link_local()).map(IpAddr::V4).collect();
    all.sort_unstable_by_key(|ip| (!ip.is_loopback(), *ip));
    all.dedup();
    if all.is_empty() {
        all.push(Ipv4Addr::LOCALHOST.into());
    }
    all.into_iter().map(|ip| SocketAddr::new(ip, place.port())).collect()
}

pub(crate) fn backup(args: &BackupArgs, _lang: Lang) -> io::Result<ExitCode> {
    runtime()?.block_on(async {
        let store = open(&args.database).await?;
        let file = File::create_new(&args.file).map_err(|error| named(&args.file, &error))?;
        let mut out = BufWriter::new(file);
        let summary = server::backup(&store, &mut out).await.map_err(io::Error::other)?;
        out.into_inner().map_err(io::Error::other)?.sync_all()?;
        store.close().await;
        tell(&summary)
    })?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn restore(args: &RestoreArgs, _lang: Lang) -> io::Result<ExitCode> {
    runtime()?.block_on(async {
        let file = File::open(&args.file).map_err(|error| named(&args.file, &error))?;
        let store = open(&args.database).await?;
        let summary = server::restore(&store, BufReader::new(file)).await.map_err(io::Error::other)?;
        store.close().await;
        tell(&summary)
    })?;
    Ok(ExitCode::SUCCESS)
}

async fn open(database: &DatabaseArgs) -> io::Result<Store> {
    Store::open(&address(database)?).await.map_err(io::Error::other)
}

/// How many rows there were of each table.
fn tell(summary: &Summary) -> io::Result<()> {
    let mut out = anstream::stdout();
    for (table, rows) in &summary.rows {
        writeln!(out, "{table:10} {rows}")?;
    }
    writeln!(out, "SHA-256    {}", summary.sha256)
}

fn named(file: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", file.display()))
}

/// The database as an address; the folder of a file is made.
fn address(database: &DatabaseArgs) -> io::Result<String> {
    if let Some(url) = &database.database {
        return Ok(url.clone());
    }
    fs::create_dir_all(&database.data).map_err(|error| named(&database.data, &error))?;
    Ok(format!("sqlite:{}", database.data.join("fivewinds.db").display()))
}

pub(crate) fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

fn start_log(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

/// Ctrl-C, or what systemd and containers send. A second one does not wait for anybody. It listens from now on, not only when it
/// is waited for: whoever knows where the server is may stop it.
fn stopped() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let (mut terminated, mut interrupted) = {
        use tokio::signal::unix::{SignalKind, signal};
        (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?)
    };
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
        #[cfg(not(unix))]
        {
            _ = tokio::signal::ctrl_c().await;
        }
        tokio::spawn(async {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                () = tokio::time::sleep(Duration::from_secs(20)) => {}
            }
            std::process::exit(1);
        });
    })
}
