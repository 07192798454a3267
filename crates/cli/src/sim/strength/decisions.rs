//! What far more thinking gives the master, told from its single decisions.

use bots::{Budget, Level, Ours};
use fivewinds::Rules;
use sim::Gains;

use super::{told, watched};
use crate::args::StrengthArgs;

/// The rows of a ruleset.
pub(super) fn rows(args: &StrengthArgs, rules: &Rules) -> String {
    let gains = Gains { rules: rules.clone(), deals: args.gain_deals, times: args.times, seed: args.seed };
    let mut rows = String::new();
    let mut before: Vec<Vec<f64>> = Vec::new();
    for &hands in &args.gain_hands {
        told(&format!("{} {hands} hands, by decisions", rules.ruleset));
        let bot = Ours::of(Level::Master).thinking(Budget::Hands(hands));
        let points =
            watched(args.gain_deals, "deals", |control| gains.of(bot, super::threads(args), control));
        rows.push_str(&super::thinking::row(rules, hands, &points, &before));
        before.push(points);
    }
    rows
}
