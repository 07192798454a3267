//! `fivewinds load`: what a server bears.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use answers::Lang;
use indicatif::{ProgressBar, ProgressStyle};
use load::{Client, Heard, Http, Player};
use serde_json::json;
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::runtime;
use crate::args::LoadArgs;

/// What is counted by all players together.
#[derive(Default)]
struct Counts {
    /// Whether it is being measured.
    measures: AtomicBool,
    acts: AtomicU64,
    messages: AtomicU64,
    deals: AtomicU64,
    failures: AtomicU64,
    idle: AtomicU64,
    /// From an action to the first event after it, in microseconds.
    waits: Mutex<Vec<u32>>,
}

pub(crate) fn run(args: &LoadArgs, _lang: Lang) -> io::Result<ExitCode> {
    runtime()?.block_on(measure(args))?;
    Ok(ExitCode::SUCCESS)
}

async fn measure(args: &LoadArgs) -> io::Result<()> {
    let counts = Arc::new(Counts::default());
    let bar = ProgressBar::new((args.tables + args.idle) as u64)
        .with_style(ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}").expect("a template"));
    bar.set_message("sitting down");
    let mut first = None;
    for number in 0..args.tables {
        let table = sit(args, number, &counts).await?;
        first.get_or_insert(table);
        bar.inc(1);
    }
    if let Some(table) = &first {
        look_on(args, table, &counts, &bar).await?;
    }
    bar.set_message("measuring");
    bar.set_length(args.seconds);
    bar.set_position(0);
    counts.measures.store(true, Ordering::Relaxed);
    let start = Instant::now();
    for _ in 0..args.seconds {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    counts.measures.store(false, Ordering::Relaxed);
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    report(args, &counts, seconds).await
}

/// One table with one player, who plays as long as the program runs.
async fn sit(args: &LoadArgs, number: usize, counts: &Arc<Counts>) -> io::Result<String> {
    let http = Http::guest(args.server).await?;
    let config = json!({
        "rules": args.rules, "bots": args.bots, "at_once": true, "pace_ms": args.pace,
        "clock": {"name": "relaxed", "between_ms": 1000},
    });
    let table = http.make_table(&config).await?;
    let player = Player::join(&http, &table.id, number as u64 + 1).await?;
    let counts = Arc::clone(counts);
    let pace = Duration::from_millis(args.pace.into());
    tokio::spawn(async move {
        if play(player, pace, &counts).await.is_err() {
            counts.failures.fetch_add(1, Ordering::Relaxed);
        }
    });
    Ok(table.id)
}

async fn play(mut player: Player, pace: Duration, counts: &Counts) -> Result<(), load::Closed> {
    let mut acted: Option<Instant> = None;
    loop {
        let n = player.n;
        let heard = player.hear().await?;
        player.told.clear();
        let measures = counts.measures.load(Ordering::Relaxed);
        if measures {
            counts.messages.fetch_add(1, Ordering::Relaxed);
        }
        if player.n != n
            && let Some(since) = acted.take()
            && measures
        {
            counts.waits.lock().await.push(since.elapsed().as_micros() as u32);
        }
        match heard {
            Heard::Asked => {
                tokio::time::sleep(pace).await;
                let turn = player.ask.as_ref().is_some_and(|ask| ask.kind == protocol::AskKind::Turn);
                if player.act().await?.is_some() && measures {
                    counts.acts.fetch_add(1, Ordering::Relaxed);
                    acted = turn.then(Instant::now);
                }
            }
            Heard::DealOver => _ = counts.deals.fetch_add(1, Ordering::Relaxed),
            Heard::GameOver => return Ok(()),
            Heard::Refused | Heard::Error(_) | Heard::Other => {}
        }
    }
}

/// Connections that only look on, at one table.
async fn look_on(args: &LoadArgs, table: &str, counts: &Arc<Counts>, bar: &ProgressBar) -> io::Result<()> {
    if args.idle == 0 {
        return Ok(());
    }
    let http = Http::guest(args.server).await?;
    let quiet = http.make_table(&json!({"rules": args.rules})).await?;
    let _ = table;
    for _ in 0..args.idle {
        let mut client = Client::connect(&http, &quiet.id, None, false).await?;
        let counts = Arc::clone(counts);
        counts.idle.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(async move {
            while client.next_text().await.is_ok() {}
            counts.idle.fetch_sub(1, Ordering::Relaxed);
        });
        bar.inc(1);
    }
    Ok(())
}

async fn report(args: &LoadArgs, counts: &Counts, seconds: f64) -> io::Result<()> {
    let mut waits = std::mem::take(&mut *counts.waits.lock().await);
    waits.sort_unstable();
    let at = |share: f64| {
        let place = ((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1));
        waits.get(place).map_or(0.0, |&us| f64::from(us) / 1000.0)
    };
    let rate = |count: &AtomicU64| count.load(Ordering::Relaxed) as f64 / seconds;
    let mut out = anstream::stdout();
    writeln!(
        out,
        "tables {}, connections that look on {}",
        args.tables,
        counts.idle.load(Ordering::Relaxed)
    )?;
    writeln!(out, "decisions of players a second  {:.0}", rate(&counts.acts))?;
    writeln!(out, "messages to players a second   {:.0}", rate(&counts.messages))?;
    writeln!(out, "deals finished                 {}", counts.deals.load(Ordering::Relaxed))?;
    writeln!(out, "players who were cut off       {}", counts.failures.load(Ordering::Relaxed))?;
    writeln!(
        out,
        "from action to event, ms       half {:.1}, 95 % {:.1}, 99 % {:.1}, most {:.1} ({} measured)",
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0),
        waits.len()
    )
}
