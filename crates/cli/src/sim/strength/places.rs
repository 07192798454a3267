//! What it gives the master to play for its place: sessions on the same walls, in the same seats.

use bots::{Level, Ours, PlaysFor};
use fivewinds::Rules;
use sim::{Contestant, Estimate, Placed, Sessions};

use super::{NUMBERS, interval, told};
use crate::args::StrengthArgs;

/// How many deals a session has: as many as everybody deals once.
const DEALS: u32 = 4;

/// The row of a ruleset.
pub(super) fn row(args: &StrengthArgs, rules: &Rules) -> String {
    let [points, places] =
        [PlaysFor::Points, PlaysFor::Places].map(|plays_for| played(args, rules, plays_for));
    let of = |column: fn(&Placed) -> f64, all: &[Placed]| all.iter().map(column).collect::<Vec<f64>>();
    let more = |column: fn(&Placed) -> f64| {
        let (one, other) = (of(column, &places), of(column, &points));
        interval(Estimate::of(&one.iter().zip(other).map(|(one, other)| one - other).collect::<Vec<f64>>()))
    };
    let table_points = |all: &[Placed]| interval(Estimate::of(&of(|placed| placed.table_points, all)));
    format!(
        "| {} | {} | {} | {} | {} | {} |\n",
        rules.ruleset.name().en,
        NUMBERS.whole(args.sessions * u64::from(rules.usual_players())),
        table_points(&points),
        table_points(&places),
        more(|placed| placed.table_points),
        more(|placed| placed.points),
    )
}

fn played(args: &StrengthArgs, rules: &Rules, plays_for: PlaysFor) -> Vec<Placed> {
    let mut bots = vec![Contestant::from(Level::Club); usize::from(rules.usual_players())];
    let bot = Ours { plays_for, ..Ours::of(Level::Master) };
    told(&format!("{} {bot} in sessions", rules.ruleset));
    bots[0] = Contestant::from(bot);
    let sessions =
        Sessions { rules: rules.clone(), bots, deals: DEALS, sessions: args.sessions, seed: args.seed };
    super::watched(args.sessions, "sessions", |control| sessions.play(super::threads(args), control))
}
