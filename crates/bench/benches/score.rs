//! How long it takes to score a hand, in each ruleset, on one thread. The best of many rounds counts.
//!
//! `tools/mcr_against_pymahjonggb.py --bench` runs it with the same hands and the time of its peer:
//! `--hands FILE` has one MCR hand on each line, `--peer NANOSECONDS` is what the peer took for one.
#![allow(missing_docs, reason = "a benchmark")]
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use bench::{rules_of, showdown, winning_hands};
use rules::{Rules, Showdown};
use testkit::winning::Kinds;

const HANDS: usize = 20_000;
const ROUNDS: usize = 40;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let after = |flag: &str| args.iter().position(|arg| arg == flag).and_then(|at| args.get(at + 1));
    let lines =
        after("--hands").map(|file| std::fs::read_to_string(file).expect("the file of hands can be read"));
    let peer: Option<f64> = after("--peer").map(|number| number.parse().expect("a number of nanoseconds"));

    let mut jobs = Vec::new();
    let mcr = rules_of("mcr", "");
    let mcr_hands = match &lines {
        Some(lines) => lines.lines().map(|line| showdown(&mcr, line)).collect(),
        None => winning_hands(&mcr, &Kinds::of("mcr"), HANDS),
    };
    jobs.push(Job::new("mcr", mcr, mcr_hands));
    for id in ["red", "classical", "sichuan", "taiwan"] {
        let rules = rules_of(id, "");
        let hands = winning_hands(&rules, &Kinds::of(id), HANDS);
        jobs.push(Job::new(id, rules, hands));
    }
    for (name, jokers) in [("red, one joker", 1), ("red, two jokers", 2), ("red, four jokers", 4)] {
        let rules = rules_of("red", "jokers=true");
        let kinds = Kinds { jokers, specials: &[], ..Kinds::of("red") };
        let hands = winning_hands(&rules, &kinds, if jokers == 4 { 200 } else { HANDS });
        jobs.push(Job::new(name, rules, hands));
    }
    // For a profiler.
    if let Some(only) = after("--only") {
        jobs.retain(|job| job.name == only);
        jobs.iter_mut().for_each(Job::run);
        return;
    }
    for round in 0..ROUNDS {
        jobs.iter_mut().filter(|job| round < 3 || job.best < Duration::from_millis(100)).for_each(Job::run);
    }
    show(&jobs, peer);
}

fn show(jobs: &[Job], peer: Option<f64>) {
    let mcr = jobs[0].nanoseconds();
    println!("{:<20} {:>10} {:>14} {:>12}", "ruleset", "ns a hand", "hands a second", "against mcr");
    for job in jobs {
        let nanoseconds = job.nanoseconds();
        let per_second = 1e9 / nanoseconds;
        println!("{:<20} {nanoseconds:>10.0} {per_second:>14.0} {:>12.2}", job.name, mcr / nanoseconds);
    }
    if let Some(peer) = peer {
        println!("{:<20} {peer:>10.0} {:>14.0} {:>12.2}", "PyMahjongGB, mcr", 1e9 / peer, mcr / peer);
    }
}

struct Job {
    name: &'static str,
    rules: Rules,
    hands: Vec<Showdown>,
    best: Duration,
}

impl Job {
    fn new(name: &'static str, rules: Rules, hands: Vec<Showdown>) -> Job {
        Job { name, rules, hands, best: Duration::MAX }
    }

    fn run(&mut self) {
        let start = Instant::now();
        let sum: u64 =
            self.hands.iter().map(|hand| u64::from(self.rules.score(hand).value.unwrap_or(0))).sum();
        black_box(sum);
        self.best = self.best.min(start.elapsed());
    }

    fn nanoseconds(&self) -> f64 {
        self.best.as_nanos() as f64 / self.hands.len() as f64
    }
}
