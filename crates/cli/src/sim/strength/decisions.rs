//! What far more thinking gives the master, told from its single decisions.

use bots::{Budget, Level, Otherwise, Ours};
use fivewinds::Rules;
use sim::{Estimate, Gains};

use super::{NUMBERS, interval, told, watched};
use crate::args::StrengthArgs;

/// Somebody who thinks so much, and what that is called.
type Thinker = (String, Ours);

/// The rows of a ruleset: each budget beside the smallest, and beside the one before it; one alone beside a club player.
pub(super) fn rows(args: &StrengthArgs, rules: &Rules) -> String {
    told(&format!("{} master, by decisions", rules.ruleset));
    let gains = Gains { rules: rules.clone(), deals: args.gain_deals, times: args.times, seed: args.seed };
    let thinkers = thinkers(&args.gain_hands);
    let bots: Vec<Ours> = thinkers.iter().map(|&(_, bot)| bot).collect();
    let deals =
        watched(args.gain_deals, "deals", |control| gains.otherwise(&bots, super::threads(args), control));
    let mut rows = String::new();
    for more in 1..bots.len() {
        rows.push_str(&row(rules, &thinkers, (0, more), &deals));
        if more > 1 {
            rows.push_str(&row(rules, &thinkers, (more - 1, more), &deals));
        }
    }
    rows
}

fn thinkers(hands: &[u32]) -> Vec<Thinker> {
    let club = (hands.len() == 1).then(|| ("`club`".to_owned(), Ours::of(Level::Club)));
    let master =
        |&hands: &u32| (NUMBERS.whole(hands.into()), Ours::of(Level::Master).thinking(Budget::Hands(hands)));
    club.into_iter().chain(hands.iter().map(master)).collect()
}

/// What the second of two gives beside the first.
fn row(rules: &Rules, of: &[Thinker], (less, more): (usize, usize), deals: &[Vec<Otherwise>]) -> String {
    let points: Vec<f64> = deals.iter().map(|deal| deal[more].points - deal[less].points).collect();
    let decisions: u32 = deals.iter().map(|deal| deal[more].decisions).sum();
    let often = f64::from(decisions) / deals.len().max(1) as f64;
    format!(
        "| {} | {} | {} | {} | {} | {} |\n",
        rules.ruleset.name().en,
        of[more].0,
        of[less].0,
        NUMBERS.whole(points.len() as u64),
        // How often two of them differ that are not the first is not counted.
        if less == 0 { NUMBERS.fixed(often, 1) } else { String::new() },
        interval(Estimate::of(&points)),
    )
}
