//! One bot against others on the same walls, the seats rotated: `arena mcr master:60000 club 1000`.
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::time::Instant;

use bots::{Bench, Ours, wall};
use rules::{Options, RawValue, Rules, Ruleset};
use table::Setup;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ruleset, one, others, walls, rest @ ..] = args.as_slice() else {
        return Err("arena RULESET BOT BOT WALLS [OPTION=VALUE | players=N]".into());
    };
    let ruleset: Ruleset = ruleset.parse()?;
    let (one, others): (Ours, Ours) = (one.parse()?, others.parse()?);
    let mut raw = Vec::new();
    let mut setup = Setup::default();
    for option in rest {
        let (name, value) = option.split_once('=').ok_or("OPTION=VALUE")?;
        match name {
            "players" => setup.players = value.parse()?,
            _ => raw.push((name, RawValue::Typed(value))),
        }
    }
    let options = Options::new(ruleset, raw).map_err(|problems| format!("{problems:?}"))?;
    let rules = Rules::new(options);
    compare(&rules, &setup, one, others, walls.parse()?);
    Ok(())
}

fn compare(rules: &Rules, setup: &Setup, one: Ours, others: Ours, walls: u64) {
    let players = if setup.players == 0 { rules.usual_players() } else { setup.players };
    let start = Instant::now();
    let (mut sums, mut squares) = (0.0, 0.0);
    let mut wins = [0u64; 2];
    let (mut value, mut self_drawn, mut decisions, mut draws) = ([0u64; 2], [0u64; 2], 0u64, 0u64);
    for number in 0..walls {
        let mut points = 0.0;
        for turn in 0..players {
            let mut bots = vec![others; players.into()];
            bots[usize::from(turn)] = one;
            let mut bench = Bench::new(bots.into_iter().map(Ours::bot).collect());
            let mut playing = bench.begin(rules, setup, wall(rules, 1, number), number, None, &mut ());
            while playing.step(rules, &mut ()).is_some() {
                decisions += 1;
            }
            let deal = playing.deal();
            let seats = deal.public().seats();
            points += f64::from(deal.public().points()[seats[usize::from(turn)]]);
            let full = deal.finished().expect("played to its end");
            draws += u64::from(full.wins().next().is_none());
            for won in full.wins() {
                let who = usize::from(won.seat != seats[usize::from(turn)]);
                wins[who] += 1;
                value[who] += u64::from(won.value);
                self_drawn[who] += u64::from(won.from.is_none());
            }
        }
        let mean = points / f64::from(players);
        sums += mean;
        squares += mean * mean;
    }
    let n = walls as f64;
    let mean = sums / n;
    let error = ((squares / n - mean * mean) / (n - 1.0)).sqrt();
    let deals = n * f64::from(players);
    let seconds = start.elapsed().as_secs_f64();
    println!("{} {one} v {others}: {mean:+.3} ± {:.3} points a deal", rules.ruleset, 1.96 * error);
    for (who, seats) in [(0, 1.0), (1, f64::from(players) - 1.0)] {
        println!(
            "  {}: wins {:.1} %, value {:.1}, self-drawn {:.0} %",
            if who == 0 { one } else { others },
            100.0 * wins[who] as f64 / deals / seats,
            value[who] as f64 / wins[who].max(1) as f64,
            100.0 * self_drawn[who] as f64 / wins[who].max(1) as f64
        );
    }
    println!(
        "  draws {:.1} %, {:.0} decisions/s, {seconds:.1} s",
        100.0 * draws as f64 / deals,
        decisions as f64 / seconds
    );
}
