//! What more thinking gives the master: budgets in the same seats, on the same walls.

use std::convert::Infallible;

use bots::{Budget, Level, Ours};
use fivewinds::Rules;
use fivewinds::table::Setup;
use sim::{Contestant, Estimate, Plan, Seating};

use super::{NUMBERS, interval, told, watched};
use crate::args::StrengthArgs;
use crate::sim::SimError;

/// How many hands are looked at: far too few, a few, what is usual, and what it takes to look around widely.
const BUDGETS: [u32; 4] = [100, 1_000, 6_000, 20_000];

/// The rows of a ruleset.
pub(super) fn rows(args: &StrengthArgs, rules: &Rules) -> Result<String, SimError> {
    let mut rows = String::new();
    let mut played: Vec<Vec<f64>> = Vec::new();
    for hands in BUDGETS {
        told(&format!("{} {hands} hands", rules.ruleset));
        let points = by_wall(args, rules, Ours::of(Level::Master).thinking(Budget::Hands(hands)))?;
        rows.push_str(&row(rules, hands, &points, &played));
        played.push(points);
    }
    Ok(rows)
}

/// What a budget gives, and how much more than the one before it and than the first; all on the same walls.
fn row(rules: &Rules, hands: u32, points: &[f64], before: &[Vec<f64>]) -> String {
    let more = |other: &Vec<f64>| {
        interval(Estimate::of(
            &points.iter().zip(other).map(|(one, other)| one - other).collect::<Vec<f64>>(),
        ))
    };
    format!(
        "| {} | {} | {} | {} | {} | {} |\n",
        rules.ruleset.name().en,
        NUMBERS.whole(hands.into()),
        NUMBERS.whole(points.len() as u64),
        interval(Estimate::of(points)),
        before.last().map(more).unwrap_or_default(),
        before.first().map(more).unwrap_or_default(),
    )
}

/// What a bot gets in a deal among club players, wall by wall, on the average over the seats.
fn by_wall(args: &StrengthArgs, rules: &Rules, bot: Ours) -> Result<Vec<f64>, SimError> {
    let players = u64::from(rules.usual_players());
    let mut bots = vec![Contestant::from(Level::Club); players as usize];
    bots[0] = Contestant::from(bot);
    let walls = args.budget_walls;
    let deals = walls * players;
    let plan = Plan::new(rules.clone(), Setup::default(), bots, deals, args.seed, Seating::Duplicate)
        .map_err(SimError::Plan)?;
    let mut points = vec![0.0; walls as usize];
    let threads = super::threads(args);
    let Ok(_) = watched(deals, "deals", |control| {
        sim::run(&plan, 0, threads, false, control, |rows, _| {
            for row in rows {
                let own = row.seats.iter().filter(|seat| seat.bot == 0).map(|seat| f64::from(seat.points));
                points[row.wall as usize] += own.sum::<f64>() / players as f64;
            }
            Ok::<(), Infallible>(())
        })
    });
    Ok(points)
}
