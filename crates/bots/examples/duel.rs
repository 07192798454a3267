//! A master against three club players on the same walls, the seats rotated: `duel RULESET HANDS WALLS [SEED]`.
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::time::Instant;

use bots::{Bench, Bot, Budget, Club, Master, wall};
use rules::Ruleset;
use table::Setup;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ruleset, hands, walls, rest @ ..] = args.as_slice() else {
        return Err("duel RULESET HANDS WALLS [SEED]".into());
    };
    let rules = ruleset.parse::<Ruleset>()?.rules();
    let (hands, walls): (u32, u64) = (hands.parse()?, walls.parse()?);
    let seed = rest.first().map_or(Ok(1), |seed| seed.parse())?;
    let players = usize::from(rules.usual_players());
    let mut means = Vec::new();
    let start = Instant::now();
    for number in 0..walls {
        // Not all that is paid goes to somebody: what club players get by themselves is taken off.
        let mut bench = Bench::new((0..players).map(|_| -> Box<dyn Bot> { Box::new(Club::new()) }).collect());
        let deal = bench.play(&rules, &Setup::default(), wall(&rules, seed, number), number, &mut ());
        let usual: i32 = deal.public().seats().iter().map(|&seat| deal.public().points()[seat]).sum();
        let mut points = -usual;
        for place in 0..players {
            let bot = |seat: usize| -> Box<dyn Bot> {
                if seat == place {
                    Box::new(Master::new(Budget::Hands(hands)))
                } else {
                    Box::new(Club::new())
                }
            };
            let mut bench = Bench::new((0..players).map(bot).collect());
            let deal = bench.play(&rules, &Setup::default(), wall(&rules, seed, number), number, &mut ());
            points += deal.public().points()[deal.public().seats()[place]];
        }
        means.push(f64::from(points) / players as f64);
        if (number + 1) % 25 == 0 || number + 1 == walls {
            let n = means.len() as f64;
            let mean = means.iter().sum::<f64>() / n;
            let variance = means.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{ruleset} {hands} hands: {mean:+.2} ± {:.2} (standard error) points a deal, {:.0} deals, {seconds:.0} s",
                (variance / n).sqrt(),
                n * players as f64
            );
        }
    }
    Ok(())
}
