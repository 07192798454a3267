//! How many deals and decisions a second the table plays: random legal play, shuffling and scoring included, one
//! thread, then two. Beside it a fixed loop, so that machines compare. Presets may be named: `playout red mcr`.
#![allow(missing_docs, reason = "a benchmark")]
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::env;
use std::fs;
use std::hint::black_box;
use std::thread;
use std::time::Instant;

use bench::playout::{Listening, Played, Player, Recording, busy, yardstick};
use bench::rules_of;

/// A round is short and there are many, so that some of them find the machine undisturbed.
const DEALS: u64 = 2_000;
const ROUNDS: usize = 80;
const STEPS: u64 = 5_000_000;
const BUSY_STEPS: u64 = 3_000_000;
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
    println!("yardstick: {:.2} ns a step", step * 1e9);
    println!(
        "{:<24} {:>14} {:>12} {:>12} {:>10} {:>10} {:>12} {:>10} {:>12}",
        "ruleset",
        "decisions/s",
        "deals/s",
        "steps each",
        "events",
        "records",
        "two threads",
        "at most",
        "undisturbed"
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
    let mut jobs: [Job<'_>; 7] = [
        Job::new(|| timed(|| assert_eq!(player().play(DEALS, &mut ()), played))),
        Job::new(|| {
            timed(|| {
                let mut listening = Listening::default();
                assert_eq!(player().play(DEALS, &mut listening), played);
                assert!(listening.0 > played.decisions);
            })
        }),
        Job::new(|| {
            timed(|| {
                let mut recording = Recording::new(&rules);
                assert_eq!(player().play(DEALS, &mut recording), played);
                assert!(recording.finish().len() as u64 > played.decisions);
            })
        }),
        // The same work one after the other and at the same time. Each thread makes its own player.
        Job::new(|| one_after_the_other(|seed| Player::new(rules.clone(), seed).play(DEALS, &mut ()))),
        Job::new(|| on_two_threads(|seed| Player::new(rules.clone(), seed).play(DEALS, &mut ()))),
        // What two threads can give at most on this machine at this minute: where cores are shared, less than two.
        Job::new(|| one_after_the_other(|_| busy(BUSY_STEPS))),
        Job::new(|| on_two_threads(|_| busy(BUSY_STEPS))),
    ];
    (0..ROUNDS).for_each(|_| jobs.iter_mut().for_each(Job::run));
    let [plain, events, records, one_thread, two_threads, busy_one, busy_two] = jobs.map(|job| job.best);
    println!(
        "{:<24} {:>14.0} {:>12.0} {:>12.1} {:>8.1} % {:>8.1} % {:>10.2} x {:>8.2} x {:>10.2} x",
        format!("{id} {options}"),
        played.decisions as f64 / plain.wall,
        DEALS as f64 / plain.wall,
        plain.wall / played.decisions as f64 / step,
        (events.wall / plain.wall - 1.0) * 100.0,
        (records.wall / plain.wall - 1.0) * 100.0,
        one_thread.wall / two_threads.wall,
        busy_one.wall / busy_two.wall,
        one_thread.on_cpu / two_threads.on_cpu
    );
}

fn one_after_the_other<T>(run: impl Fn(u64) -> T) -> Took {
    timed(|| {
        for seed in SEEDS {
            black_box(run(seed));
        }
    })
}

fn on_two_threads<T>(run: impl Fn(u64) -> T + Sync) -> Took {
    let start = Instant::now();
    let on_cpu = thread::scope(|scope| {
        let threads = SEEDS.map(|seed| {
            let run = &run;
            scope.spawn(move || timed(|| black_box(run(seed))).on_cpu)
        });
        threads.map(|thread| thread.join().expect("a thread that plays")).into_iter().fold(0.0, f64::max)
    });
    Took { wall: start.elapsed().as_secs_f64(), on_cpu }
}

/// How long something took, in seconds: by the clock, and of the processor's own time (the longer of two threads),
/// without what other guests of the machine took away.
#[derive(Clone, Copy)]
struct Took {
    wall: f64,
    on_cpu: f64,
}

fn timed<T>(run: impl FnOnce() -> T) -> Took {
    let (start, before) = (Instant::now(), on_cpu());
    black_box(run());
    let wall = start.elapsed().as_secs_f64();
    Took { wall, on_cpu: before.zip(on_cpu()).map_or(wall, |(before, after)| after - before) }
}

/// How long this thread has had a processor; Linux says it, others do not.
fn on_cpu() -> Option<f64> {
    // The kernel brings the figure up to date when the thread gives way.
    thread::yield_now();
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse::<f64>().ok().map(|nanoseconds| nanoseconds * 1e-9)
}

/// Something to measure, and the shortest times that it took.
struct Job<'a> {
    run: Box<dyn FnMut() -> Took + 'a>,
    best: Took,
}

impl<'a> Job<'a> {
    fn new(run: impl FnMut() -> Took + 'a) -> Job<'a> {
        Job { run: Box::new(run), best: Took { wall: f64::MAX, on_cpu: f64::MAX } }
    }

    fn run(&mut self) {
        let took = (self.run)();
        self.best = Took { wall: self.best.wall.min(took.wall), on_cpu: self.best.on_cpu.min(took.on_cpu) };
    }
}

/// The shortest time of a few rounds, in seconds.
fn best(mut run: impl FnMut()) -> f64 {
    let mut job = Job::new(|| timed(&mut run));
    (0..ROUNDS).for_each(|_| job.run());
    job.best.wall
}
