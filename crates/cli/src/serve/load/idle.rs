//! Connections that only look on.

use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use load::{Client, Http};
use serde_json::json;
use tokio::time::Instant;

use super::{Counts, bar, side_by_side};
use crate::args::LoadArgs;

/// So many look on at one table, if nothing else is said.
const AT_ONE_TABLE: usize = 100;

/// Lets them come; how long that took. They stay as long as the program runs.
pub(super) async fn come(args: &LoadArgs, counts: &Arc<Counts>) -> io::Result<Duration> {
    if args.idle == 0 {
        return Ok(Duration::ZERO);
    }
    let number = args.idle_tables.unwrap_or_else(|| args.idle.div_ceil(AT_ONE_TABLE)).clamp(1, args.idle);
    let makes = (0..number).map(|_| quiet_table(args.server, args.rules.clone()));
    let tables = side_by_side(makes, &bar("tables to look at", number)).await?;
    // Who made a table sits at it, and does not only look.
    let stranger = Http::guest(args.server).await?;
    let start = Instant::now();
    let looks = tables.iter().cycle().take(args.idle).map(|table| {
        let (stranger, table, counts) = (stranger.clone(), table.clone(), Arc::clone(counts));
        async move { look_on(&stranger, &table, counts).await }
    });
    side_by_side(looks, &bar("coming to look on", args.idle)).await?;
    Ok(start.elapsed())
}

async fn quiet_table(server: std::net::SocketAddr, rules: String) -> io::Result<String> {
    let http = Http::guest(server).await?;
    Ok(http.make_table(&json!({"rules": rules})).await?.id)
}

async fn look_on(http: &Http, table: &str, counts: Arc<Counts>) -> io::Result<()> {
    let mut client = Client::connect(http, table, None, false).await?;
    client.next_text().await.map_err(|_| io::Error::other("nobody said welcome"))?;
    counts.idle.fetch_add(1, Ordering::Relaxed);
    tokio::spawn(async move {
        while client.next_text().await.is_ok() {}
        counts.idle.fetch_sub(1, Ordering::Relaxed);
    });
    Ok(())
}
