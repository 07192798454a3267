//! What more thinking gives the master: budgets in the same seats, on the same walls.

use std::convert::Infallible;

use bots::{Budget, Level, Ours};
use fivewinds::Rules;
use fivewinds::table::Setup;
use sim::{Contestant, Control, Estimate, Plan, Seating};

use super::{NUMBERS, interval, told};
use crate::args::StrengthArgs;
use crate::sim::SimError;

/// How many hands are looked at: far too few, a few, what is usual, and what it takes to look around widely.
const BUDGETS: [u32; 4] = [100, 1_000, 6_000, 20_000];
/// About what there is time for at a table with people. It takes so long that fewer walls are played.
const LONG: u32 = 600_000;

/// The rows of a ruleset.
pub(super) fn rows(args: &StrengthArgs, rules: &Rules) -> Result<String, SimError> {
    let mut rows = String::new();
    let mut played: Vec<Vec<f64>> = Vec::new();
    let usual = BUDGETS.map(|hands| (hands, args.budget_walls));
    for (hands, walls) in usual.into_iter().chain([(LONG, args.long_walls)]).filter(|&(_, walls)| walls > 0) {
        told(&format!("{} {hands} hands", rules.ruleset));
        let points = by_wall(args, rules, Ours::of(Level::Master).thinking(Budget::Hands(hands)), walls)?;
        let more = |before: Option<&Vec<f64>>| before.map_or("".to_owned(), |before| more(&points, before));
        rows.push_str(&format!(
            "| {} | {} | {} | {} | {} | {} |\n",
            rules.ruleset.name().en,
            NUMBERS.whole(hands.into()),
            NUMBERS.whole(walls),
            interval(Estimate::of(&points)),
            more(played.last()),
            more(played.first()),
        ));
        played.push(points);
    }
    Ok(rows)
}

/// How much more the one has than the other on the walls that both have played, from the first on.
fn more(one: &[f64], other: &[f64]) -> String {
    interval(Estimate::of(&one.iter().zip(other).map(|(one, other)| one - other).collect::<Vec<f64>>()))
}

/// What a bot gets in a deal among club players, wall by wall, on the average over the seats.
fn by_wall(args: &StrengthArgs, rules: &Rules, bot: Ours, walls: u64) -> Result<Vec<f64>, SimError> {
    let players = u64::from(rules.usual_players());
    let mut bots = vec![Contestant::from(Level::Club); players as usize];
    bots[0] = Contestant::from(bot);
    let deals = walls * players;
    let plan = Plan::new(rules.clone(), Setup::default(), bots, deals, args.seed, Seating::Duplicate)
        .map_err(SimError::Plan)?;
    let mut points = vec![0.0; walls as usize];
    let threads = super::threads(args);
    let Ok(_) = sim::run(&plan, 0, threads, false, &Control::new(), |rows, _| {
        for row in rows {
            let own = row.seats.iter().filter(|seat| seat.bot == 0).map(|seat| f64::from(seat.points));
            points[row.wall as usize] += own.sum::<f64>() / players as f64;
        }
        Ok::<(), Infallible>(())
    });
    Ok(points)
}
