//! Where the master would do something else than the club player, both are done and club players play on, on the real wall:
//! what the difference is worth. `second_opinion RULESET HANDS DEALS [SEED]`. Far fewer deals are needed for it than for a
//! match, since only what differs is measured.
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::time::Instant;

use bots::{Bot, Budget, Club, Master, Start, wall};
use rules::{Rules, Ruleset};
use table::{Action, Deal, Setup};
use tiles::Seat;

/// What was found so far, of turns and of claims.
#[derive(Default)]
struct Found {
    decisions: u32,
    differences: [Vec<f64>; 2],
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ruleset, hands, deals, rest @ ..] = args.as_slice() else {
        return Err("second_opinion RULESET HANDS DEALS [SEED]".into());
    };
    let rules = ruleset.parse::<Ruleset>()?.rules();
    let (hands, deals): (u32, u64) = (hands.parse()?, deals.parse()?);
    let seed = rest.first().map_or(Ok(1), |seed| seed.parse())?;
    let mut found = Found::default();
    let start = Instant::now();
    for number in 0..deals {
        let deal = Deal::told(&rules, &Setup::default(), wall(&rules, seed, number), &mut ());
        let seats = deal.public().seats();
        let seat = seats[number as usize % seats.len()];
        follow(&rules, deal, seat, Master::new(Budget::Hands(hands)), number, &mut found);
        if (number + 1) % 50 == 0 || number + 1 == deals {
            let seconds = start.elapsed().as_secs_f64();
            println!("{ruleset}: {} after {} deals, {seconds:.0} s", found.told(number + 1), number + 1);
        }
    }
    Ok(())
}

/// Plays a deal with club players, and asks the master for a second opinion on every decision of one seat.
fn follow(rules: &Rules, mut deal: Deal, asked: Seat, mut master: Master, seed: u64, found: &mut Found) {
    master.begin(rules, &Start { seat: asked, table: *deal.public().table(), seed, standing: None });
    let mut club = Club::new();
    while let Some(seat) = deal.to_act().next() {
        let choices = deal.choices(rules, seat);
        let action = club.choose(rules, deal.view(seat), choices);
        if seat == asked && choices.len() > 1 {
            found.decisions += 1;
            let other = master.choose(rules, deal.view(seat), choices);
            if other != action {
                let [mine, usual] = [other, action].map(|action| result(rules, deal, seat, action));
                let claim = usize::from(deal.public().stage().offered().is_some());
                found.differences[claim].push(mine - usual);
            }
        }
        deal.go_on(rules, seat, action);
    }
}

/// What an action leads to among club players.
fn result(rules: &Rules, mut deal: Deal, seat: Seat, action: Action) -> f64 {
    let mut club = Club::new();
    deal.go_on(rules, seat, action);
    while let Some(next) = deal.to_act().next() {
        let action = club.choose(rules, deal.view(next), deal.choices(rules, next));
        deal.go_on(rules, next, action);
    }
    f64::from(deal.public().points()[seat])
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
    format!("{:.2} a deal, each worth {mean:+.3} ± {error:.3} (standard error)", n / deals as f64)
}
