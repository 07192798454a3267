//! How many deals a second the simulator plays, with one thread and with two, beside the bare engine.
#![allow(missing_docs, reason = "a benchmark")]
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::time::Instant;

use bots::{Bench, Level};
use rules::Ruleset;
use sim::{Contestant, Control, Plan, Seating, Stats};
use table::Setup;

/// About so long each round takes: short, and there are many, so that some of them find the machine undisturbed.
const SECONDS: f64 = 0.2;
const ROUNDS: usize = 20;

fn main() {
    println!(
        "{:<10} {:<8} {:>12} {:>12} {:>12} {:>8} {:>8}",
        "ruleset", "bots", "bench", "one", "two", "costs", "two/one"
    );
    // Levels that search are a matter of strength, not of throughput: named on the command line they are measured too.
    let named: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    for level in Level::ALL {
        if !named.is_empty() && !named.iter().any(|name| name == level.id()) {
            continue;
        }
        for ruleset in Ruleset::ALL {
            show(ruleset, level);
        }
    }
}

fn show(ruleset: Ruleset, level: Level) {
    let trial = 20.0 / simulated(ruleset, level, 20, 1);
    let deals = ((SECONDS * 20.0 / trial) as u64).max(20);
    let (mut bench, mut one, mut two) = (0.0_f64, 0.0_f64, 0.0_f64);
    // They take turns, so that a busy machine disturbs all of them alike.
    for _ in 0..ROUNDS {
        bench = bench.max(benched(ruleset, level, deals));
        one = one.max(simulated(ruleset, level, deals, 1));
        two = two.max(simulated(ruleset, level, 2 * deals, 2));
    }
    println!(
        "{:<10} {:<8} {bench:>12.0} {one:>12.0} {two:>12.0} {:>6.1} % {:>8.2}",
        ruleset.id(),
        level.id(),
        (bench / one - 1.0) * 100.0,
        two / one
    );
}

/// Deals a second without any bookkeeping.
fn benched(ruleset: Ruleset, level: Level, deals: u64) -> f64 {
    let rules = ruleset.rules();
    let mut bench = Bench::of(&vec![level; rules.usual_players().into()]);
    let begun = Instant::now();
    for number in 0..deals {
        let deal = bench.play(&rules, &Setup::default(), bots::wall(&rules, 7, number), number, &mut ());
        assert!(deal.finished().is_some());
    }
    deals as f64 / begun.elapsed().as_secs_f64()
}

/// Deals a second with statistics.
fn simulated(ruleset: Ruleset, level: Level, deals: u64, threads: usize) -> f64 {
    let bots = vec![Contestant::from(level)];
    let plan = Plan::new(ruleset.rules(), Setup::default(), bots, deals, 7, Seating::Rotating)
        .expect("a table of one kind");
    let mut stats = Stats::new(&plan);
    let begun = Instant::now();
    let done = sim::run(&plan, 0, threads, false, &Control::new(), |rows, _| {
        rows.iter().for_each(|row| stats.note(row));
        Ok::<(), ()>(())
    });
    assert_eq!(done, Ok(plan.walls));
    stats.deals as f64 / begun.elapsed().as_secs_f64()
}
