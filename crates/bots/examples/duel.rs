//! A master among club players on the same walls, the seats rotated: `duel RULESET HANDS WALLS [SEED [HANDS]]`. What is taken
//! off is what a club player gets there, or, if a second budget is given, the master who has only that.
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::time::Instant;

use bots::{Bench, Bot, Budget, Club, Master, wall};
use rules::{Rules, Ruleset};
use table::Setup;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ruleset, hands, walls, rest @ ..] = args.as_slice() else {
        return Err("duel RULESET HANDS WALLS [SEED [HANDS]]".into());
    };
    let rules = ruleset.parse::<Ruleset>()?.rules();
    let (hands, walls): (u32, u64) = (hands.parse()?, walls.parse()?);
    let seed = rest.first().map_or(Ok(1), |seed| seed.parse())?;
    let fewer = rest.get(1).map(|hands| hands.parse()).transpose()?;
    let mut means = Vec::new();
    let start = Instant::now();
    for number in 0..walls {
        means.push(points(&rules, Some(hands), seed, number) - points(&rules, fewer, seed, number));
        if (number + 1) % 25 == 0 || number + 1 == walls {
            let n = means.len() as f64;
            let mean = means.iter().sum::<f64>() / n;
            let variance = means.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{ruleset} {hands} hands: {mean:+.2} ± {:.2} (standard error) points a deal more, {n} walls, {seconds:.0} s",
                (variance / n).sqrt(),
            );
        }
    }
    Ok(())
}

/// What a master who looks at so many hands, or a club player, gets among club players, on the average over all seats. Not all
/// that is paid goes to somebody, so that a club player need not get nothing.
fn points(rules: &Rules, hands: Option<u32>, seed: u64, number: u64) -> f64 {
    let players = usize::from(rules.usual_players());
    let mut points = 0;
    for place in 0..players {
        let bot = |seat: usize| -> Box<dyn Bot> {
            match hands {
                Some(hands) if seat == place => Box::new(Master::new(Budget::Hands(hands))),
                Some(_) | None => Box::new(Club::new()),
            }
        };
        let mut bench = Bench::new((0..players).map(bot).collect());
        let deal = bench.play(rules, &Setup::default(), wall(rules, seed, number), number, &mut ());
        points += deal.public().points()[deal.public().seats()[place]];
    }
    f64::from(points) / players as f64
}
