//! Where a master would do something else than the club player, or than one who thinks less, both are done and club players
//! play on, forty times with the hands as they are and the rest of the wall shuffled anew: what the difference is worth.
//! `second_opinion RULESET HANDS DEALS [SEED [HANDS]]`. Far fewer deals are needed for it than for a match, since only what
//! differs is measured.
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::time::Instant;

use bots::{Bot, Budget, Chance, Club, Master, Start, advantage, wall};
use rules::{Rules, Ruleset};
use table::{Deal, Setup};
use tiles::Seat;

/// So often both are tried.
const AGAIN: u32 = 40;

/// What was found so far, of turns and of claims.
#[derive(Default)]
struct Found {
    decisions: u32,
    differences: [Vec<f64>; 2],
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ruleset, hands, deals, rest @ ..] = args.as_slice() else {
        return Err("second_opinion RULESET HANDS DEALS [SEED [HANDS]]".into());
    };
    let rules = ruleset.parse::<Ruleset>()?.rules();
    let (hands, deals): (u32, u64) = (hands.parse()?, deals.parse()?);
    let seed = rest.first().map_or(Ok(1), |seed| seed.parse())?;
    let fewer: Option<u32> = rest.get(1).map(|hands| hands.parse()).transpose()?;
    let mut found = Found::default();
    let start = Instant::now();
    for number in 0..deals {
        let deal = Deal::told(&rules, &Setup::default(), wall(&rules, seed, number), &mut ());
        let seats = deal.public().seats();
        let seat = seats[number as usize % seats.len()];
        let master = |hands: u32| -> Box<dyn Bot> { Box::new(Master::new(Budget::Hands(hands))) };
        let other = fewer.map_or_else(|| Box::new(Club::new()) as Box<dyn Bot>, master);
        follow(&rules, deal, seat, [master(hands), other], seed ^ number << 16, &mut found);
        if (number + 1) % 50 == 0 || number + 1 == deals {
            let seconds = start.elapsed().as_secs_f64();
            println!("{ruleset}: {} after {} deals, {seconds:.0} s", found.told(number + 1), number + 1);
        }
    }
    Ok(())
}

/// Plays a deal with club players, and asks two others for their opinions on every decision of one seat.
fn follow(
    rules: &Rules,
    mut deal: Deal,
    asked: Seat,
    mut two: [Box<dyn Bot>; 2],
    seed: u64,
    found: &mut Found,
) {
    let start = Start { seat: asked, table: *deal.public().table(), seed, standing: None };
    two.iter_mut().for_each(|bot| bot.begin(rules, &start));
    let mut club = Club::new();
    while let Some(seat) = deal.to_act().next() {
        let choices = deal.choices(rules, seat);
        if seat == asked && choices.len() > 1 {
            found.decisions += 1;
            let opinions = two.each_mut().map(|bot| bot.choose(rules, deal.view(seat), choices));
            if opinions[0] != opinions[1] {
                let claim = usize::from(deal.public().stage().offered().is_some());
                let mut chance = Chance::new(!seed ^ (deal.public().river().len() as u64) << 32);
                found.differences[claim].push(advantage(rules, &deal, seat, opinions, AGAIN, &mut chance));
            }
        }
        let action = club.choose(rules, deal.view(seat), choices);
        deal.go_on(rules, seat, action);
    }
}

impl Found {
    fn told(&self, deals: u64) -> String {
        let [turns, claims] = self.differences.each_ref().map(|some| worth(some, deals));
        format!("{} decisions; otherwise in turns: {turns}; with claims: {claims};", self.decisions)
    }
}

fn worth(differences: &[f64], deals: u64) -> String {
    let n = differences.len() as f64;
    let mean = differences.iter().sum::<f64>() / n.max(1.0);
    let variance = differences.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let error = (variance / n.max(1.0)).sqrt();
    let a_deal = n / deals as f64;
    format!(
        "{a_deal:.2} a deal, each worth {mean:+.3} ± {error:.3} (standard error), {:+.3} ± {:.3} a deal",
        a_deal * mean,
        a_deal * error
    )
}
