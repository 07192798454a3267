//! `fivewinds load`: what a server bears.

mod idle;

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use answers::Lang;
use indicatif::{ProgressBar, ProgressStyle};
use load::{Heard, Http, Player};
use serde_json::json;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::{files, runtime};
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

/// So many connections are being made at a time.
const AT_A_TIME: usize = 64;

pub(crate) fn run(args: &LoadArgs, _lang: Lang) -> io::Result<ExitCode> {
    files::raise_limit();
    runtime()?.block_on(measure(args))?;
    Ok(ExitCode::SUCCESS)
}

async fn measure(args: &LoadArgs) -> io::Result<()> {
    let counts = Arc::new(Counts::default());
    let sits = (0..args.tables).map(|number| sit(args.clone(), number, Arc::clone(&counts)));
    side_by_side(sits, &bar("sitting down", args.tables)).await?;
    let coming = idle::come(args, &counts).await?;
    let bar = bar("measuring", args.seconds as usize);
    counts.measures.store(true, Ordering::Relaxed);
    let start = Instant::now();
    for _ in 0..args.seconds {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    counts.measures.store(false, Ordering::Relaxed);
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    report(args, &counts, seconds, coming).await
}

fn bar(says: &'static str, length: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}").expect("a template");
    ProgressBar::new(length as u64).with_style(style).with_message(says)
}

/// Does much of the same, some of it at the same time; what came of it, in any order.
async fn side_by_side<T: Send + 'static>(
    works: impl Iterator<Item = impl Future<Output = io::Result<T>> + Send + 'static>,
    bar: &ProgressBar,
) -> io::Result<Vec<T>> {
    let mut running = JoinSet::new();
    let mut all = Vec::new();
    let mut note = |done: Option<Result<io::Result<T>, _>>| -> io::Result<()> {
        if let Some(done) = done {
            all.push(done.map_err(io::Error::other)??);
            bar.inc(1);
        }
        Ok(())
    };
    for work in works {
        if running.len() >= AT_A_TIME {
            note(running.join_next().await)?;
        }
        running.spawn(work);
    }
    while !running.is_empty() {
        note(running.join_next().await)?;
    }
    bar.finish_and_clear();
    Ok(all)
}

/// One table with one player, who plays as long as the program runs.
async fn sit(args: LoadArgs, number: usize, counts: Arc<Counts>) -> io::Result<()> {
    let http = Http::guest(args.server).await?;
    let config = json!({
        "rules": args.rules, "bots": args.bots, "at_once": true, "pace_ms": args.pace,
        "clock": {"name": "relaxed", "between_ms": 1000},
    });
    let table = http.make_table(&config).await?;
    let player = Player::join(&http, &table.id, number as u64 + 1).await?;
    let pace = Duration::from_millis(args.pace.into());
    tokio::spawn(async move {
        if play(player, pace, &counts).await.is_err() {
            counts.failures.fetch_add(1, Ordering::Relaxed);
        }
    });
    Ok(())
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

async fn report(args: &LoadArgs, counts: &Counts, seconds: f64, coming: Duration) -> io::Result<()> {
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
        "tables {}, connections that look on {} (they came in {:.1} s)",
        args.tables,
        counts.idle.load(Ordering::Relaxed),
        coming.as_secs_f64()
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
