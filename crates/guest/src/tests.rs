//! Real programs at real tables: good ones, and all kinds of bad ones.

mod botzone;
mod line;
mod page;
mod specs;

use std::process::Command;
use std::time::Duration;

use bots::{Bench, Bot, Level, Mishap};
use rules::{Options, RawValue, Rules, Ruleset};
use table::{Deal, Setup};
use tiles::Seat;

use crate::Limits;

/// Enough for any program on any machine.
const PATIENT: Limits = Limits { answer: Duration::from_secs(30), start: Duration::from_secs(30) };

/// For programs that do not answer.
const SHORT: Limits = Limits { answer: Duration::from_millis(100), start: Duration::from_millis(200) };

/// The command that runs one of the examples.
fn example(name: &str) -> Vec<String> {
    let path = format!("{}/../../examples/bots/{name}", env!("CARGO_MANIFEST_DIR"));
    python(&[&path])
}

/// The command that runs a program given as text.
fn script(text: &str) -> Vec<String> {
    python(&["-c", text])
}

fn python(arguments: &[&str]) -> Vec<String> {
    let found = Command::new("python3").arg("--version").output();
    assert!(found.is_ok_and(|ran| ran.status.success()), "these tests need python3, which is not there");
    ["python3"].iter().chain(arguments).map(ToString::to_string).collect()
}

fn rules(ruleset: &str, options: &[(&str, bool)]) -> Rules {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let options = options.iter().map(|&(id, value)| (id, RawValue::Bool(value)));
    Rules::new(Options::new(ruleset, options).expect("options of the ruleset"))
}

/// Plays a deal with this bot in a seat and others that do anything; the deal, and what went wrong.
fn play(
    rules: &Rules,
    setup: &Setup,
    bot: Box<dyn Bot>,
    seat: usize,
    seed: u64,
) -> (Deal, Vec<(Seat, Mishap)>) {
    let (deal, mishaps) = play_some(rules, setup, bot, (seat, seed), usize::MAX);
    assert!(deal.finished().is_some());
    (deal, mishaps)
}

/// The same, but not more than so many decisions, for programs that are started for each.
fn play_some(
    rules: &Rules,
    setup: &Setup,
    bot: Box<dyn Bot>,
    (seat, seed): (usize, u64),
    steps: usize,
) -> (Deal, Vec<(Seat, Mishap)>) {
    let players = if setup.players == 0 { rules.usual_players() } else { setup.players };
    let mut bots: Vec<Box<dyn Bot>> = (1..players).map(|_| Level::Random.bot()).collect();
    bots.insert(seat, bot);
    let mut bench = Bench::new(bots);
    let mut playing = bench.begin(rules, setup, bots::wall(rules, seed, 0), seed, None, &mut ());
    for _ in 0..steps {
        if playing.step(rules, &mut ()).is_none() {
            break;
        }
    }
    let deal = *playing.deal();
    (deal, bench.mishaps())
}

/// The mishaps as texts, equal ones that follow one another as one.
fn told(mishaps: &[(Seat, Mishap)]) -> Vec<String> {
    let mut told: Vec<String> = mishaps.iter().map(|(_, mishap)| mishap.to_string()).collect();
    told.dedup();
    told
}
