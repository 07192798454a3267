//! How many deals and decisions a second the table plays: random legal play, shuffling and scoring included, one
//! thread, then two. Beside it a fixed loop, so that machines compare.
#![allow(missing_docs, reason = "a benchmark")]
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::hint::black_box;
use std::thread;
use std::time::Instant;

use bench::playout::{Played, Player, yardstick};
use bench::rules_of;

const DEALS: u64 = 20_000;
const ROUNDS: usize = 5;
const STEPS: u64 = 50_000_000;

const PRESETS: [(&str, &str); 7] = [
    ("red", ""),
    ("red", "jokers=true"),
    ("classical", ""),
    ("mcr", ""),
    ("sichuan", ""),
    ("taiwan", ""),
    ("classical", "flowers=true"),
];

fn main() {
    let step = best(|| {
        black_box(yardstick(STEPS));
    }) / STEPS as f64;
    println!("yardstick: {:.2} ns a step", step * 1e9);
    println!(
        "{:<24} {:>14} {:>12} {:>12} {:>10} {:>12}",
        "ruleset", "decisions/s", "deals/s", "steps each", "events", "two threads"
    );
    for (id, options) in PRESETS {
        show(id, options, step);
    }
}

fn show(id: &str, options: &str, step: f64) {
    let player = || Player::new(rules_of(id, options), 1);
    let played: Played = player().play(DEALS, &mut ());
    let seconds = best(|| assert_eq!(player().play(DEALS, &mut ()), played));
    // Somebody listens: every event is looked at.
    let with_events = best(|| {
        let mut events = 0u64;
        player().play(DEALS, &mut |event| {
            black_box(event);
            events += 1;
        });
        assert!(events > played.decisions);
    });
    let two = best(|| {
        thread::scope(|scope| {
            for seed in [1, 2] {
                let mut player = Player::new(rules_of(id, options), seed);
                scope.spawn(move || black_box(player.play(DEALS, &mut ())));
            }
        });
    });
    println!(
        "{:<24} {:>14.0} {:>12.0} {:>12.1} {:>9.1} % {:>11.2} x",
        format!("{id} {options}"),
        played.decisions as f64 / seconds,
        DEALS as f64 / seconds,
        seconds / played.decisions as f64 / step,
        (with_events / seconds - 1.0) * 100.0,
        2.0 * seconds / two
    );
}

/// The shortest of a few rounds, in seconds.
fn best(mut job: impl FnMut()) -> f64 {
    let time = |job: &mut dyn FnMut()| {
        let start = Instant::now();
        job();
        start.elapsed().as_secs_f64()
    };
    (0..ROUNDS).map(|_| time(&mut job)).fold(f64::MAX, f64::min)
}
