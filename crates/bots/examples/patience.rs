//! How long a master thinks with the time that it has in play with people: `patience RULESET WALLS`.
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bots::{Bench, Bot, Budget, Club, Master, Start, wall};
use rules::{Rules, Ruleset};
use table::{Action, Choices, SeatView, Setup};

struct Timed {
    master: Master,
    times: Arc<Mutex<Vec<Duration>>>,
}

impl Bot for Timed {
    fn begin(&mut self, rules: &Rules, start: &Start) {
        self.master.begin(rules, start);
    }

    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        let start = Instant::now();
        let action = self.master.choose(rules, view, choices);
        if let Ok(mut times) = self.times.lock() {
            times.push(start.elapsed());
        }
        action
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ruleset, walls] = args.as_slice() else { return Err("patience RULESET WALLS".into()) };
    let rules = ruleset.parse::<Ruleset>()?.rules();
    let times = Arc::new(Mutex::new(Vec::new()));
    for number in 0..walls.parse()? {
        let timed = Timed { master: Master::new(Budget::PATIENT), times: Arc::clone(&times) };
        let mut bots: Vec<Box<dyn Bot>> = vec![Box::new(timed)];
        bots.extend((1..rules.usual_players()).map(|_| -> Box<dyn Bot> { Box::new(Club::new()) }));
        Bench::new(bots).play(&rules, &Setup::default(), wall(&rules, 1, number), number, &mut ());
    }
    let mut times = times.lock().map_err(|_| "somebody panicked")?.clone();
    times.sort_unstable();
    let at =
        |share: usize| times.get(times.len() * share / 100).or(times.last()).copied().unwrap_or_default();
    let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
    println!(
        "{ruleset}: {} decisions, {mean:.1?} on the average, {:.1?} in the middle, 95 % below {:.1?}, at most {:.1?}",
        times.len(),
        at(50),
        at(95),
        at(100)
    );
    Ok(())
}
