//! How many deals and decisions a second the table plays: random legal play, shuffling and scoring included, one
//! thread, then two. Beside it a fixed loop, so that machines compare. Presets may be named: `playout red mcr`.
#![allow(missing_docs, reason = "a benchmark")]
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::env;
use std::hint::black_box;
use std::thread;
use std::time::Instant;

use bench::playout::{Listening, Played, Player, Recording, yardstick};
use bench::rules_of;

const DEALS: u64 = 20_000;
const ROUNDS: usize = 8;
const STEPS: u64 = 50_000_000;
/// One for each thread.
const SEEDS: [u64; 2] = [1, 2];

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
    let [one_thread, two_threads] = yardstick_on_threads();
    println!("yardstick: {:.2} ns a step, two threads {:.2} x", step * 1e9, one_thread / two_threads);
    println!(
        "{:<24} {:>14} {:>12} {:>12} {:>10} {:>10} {:>12}",
        "ruleset", "decisions/s", "deals/s", "steps each", "events", "records", "two threads"
    );
    let asked: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let wanted = |id: &str| asked.is_empty() || asked.iter().any(|word| word == id);
    for (id, options) in PRESETS.into_iter().filter(|(id, _)| wanted(id)) {
        show(id, options, step);
    }
}

fn show(id: &str, options: &str, step: f64) {
    let rules = rules_of(id, options);
    let player = || Player::new(rules.clone(), 1);
    let played: Played = player().play(DEALS, &mut ());
    // The jobs take turns, so that a busy machine disturbs all of them alike.
    let mut jobs: [Job<'_>; 5] = [
        Job::new(|| assert_eq!(player().play(DEALS, &mut ()), played)),
        Job::new(|| {
            let mut listening = Listening::default();
            assert_eq!(player().play(DEALS, &mut listening), played);
            assert!(listening.0 > played.decisions);
        }),
        Job::new(|| {
            let mut recording = Recording::new(&rules);
            assert_eq!(player().play(DEALS, &mut recording), played);
            assert!(recording.finish().len() as u64 > played.decisions);
        }),
        // The same work one after the other and at the same time. Each thread makes its own player.
        Job::new(|| one_after_the_other(|seed| Player::new(rules.clone(), seed).play(DEALS, &mut ()))),
        Job::new(|| on_two_threads(|seed| Player::new(rules.clone(), seed).play(DEALS, &mut ()))),
    ];
    (0..ROUNDS).for_each(|_| jobs.iter_mut().for_each(Job::run));
    let [plain, events, records, one_thread, two_threads] = jobs.map(|job| job.best);
    println!(
        "{:<24} {:>14.0} {:>12.0} {:>12.1} {:>8.1} % {:>8.1} % {:>11.2} x",
        format!("{id} {options}"),
        played.decisions as f64 / plain,
        DEALS as f64 / plain,
        plain / played.decisions as f64 / step,
        (events / plain - 1.0) * 100.0,
        (records / plain - 1.0) * 100.0,
        one_thread / two_threads
    );
}

/// What two threads give where nothing can be shared: the fixed loop twice, one after the other and at the same time.
fn yardstick_on_threads() -> [f64; 2] {
    let mut jobs = [
        Job::new(|| one_after_the_other(|_| yardstick(STEPS))),
        Job::new(|| on_two_threads(|_| yardstick(STEPS))),
    ];
    (0..ROUNDS).for_each(|_| jobs.iter_mut().for_each(Job::run));
    jobs.map(|job| job.best)
}

fn one_after_the_other<T>(run: impl Fn(u64) -> T) {
    for seed in SEEDS {
        black_box(run(seed));
    }
}

fn on_two_threads<T>(run: impl Fn(u64) -> T + Sync) {
    thread::scope(|scope| {
        for seed in SEEDS {
            let run = &run;
            scope.spawn(move || {
                black_box(run(seed));
            });
        }
    });
}

/// Something to measure, and the shortest time that it took.
struct Job<'a> {
    run: Box<dyn FnMut() + 'a>,
    best: f64,
}

impl<'a> Job<'a> {
    fn new(run: impl FnMut() + 'a) -> Job<'a> {
        Job { run: Box::new(run), best: f64::MAX }
    }

    fn run(&mut self) {
        let start = Instant::now();
        (self.run)();
        self.best = self.best.min(start.elapsed().as_secs_f64());
    }
}

/// The shortest time of a few rounds, in seconds.
fn best(run: impl FnMut()) -> f64 {
    let mut job = Job::new(run);
    (0..ROUNDS).for_each(|_| job.run());
    job.best
}
