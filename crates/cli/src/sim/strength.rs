//! `docs/strength.md`: duplicate matches of each level against the next weaker one, tables of one kind, and what the master
//! gains by thinking and by playing for its place.

mod decisions;
mod places;
mod thinking;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;

use answers::problem::{Problem, cut};
use answers::text::EN;
use bots::Level;
use fivewinds::{Rules, Ruleset};
use sim::{Contestant, Control, Estimate, Seating};

use super::numbers::{Numbers, share};
use super::progress::{self, Many};
use super::{Ran, SimError, play_quietly, refuse, write_page};
use crate::args::{StrengthArgs, StrengthPart};

const NUMBERS: Numbers = Numbers { thousands: ',', decimal: '.' };

pub(crate) fn run(args: &StrengthArgs) -> io::Result<ExitCode> {
    match page(args).and_then(|page| write_page(&args.out, &page)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => refuse(&EN, &[error]),
    }
}

fn page(args: &StrengthArgs) -> Result<String, SimError> {
    for (level, _) in &args.walls_of {
        super::ours(level)?;
    }
    let mut page = PAGE.replace("SEED", &args.seed.to_string());
    let rulesets = rulesets(args)?;
    for part in parts(args) {
        page.push_str(&part.heading().replace("TIMES", &args.times.to_string()));
        for rules in &rulesets {
            page.push_str(&part.rows(args, rules)?);
        }
    }
    Ok(page)
}

/// The parts that are wanted, in their order. Sessions are long, and only played for who asks for them.
fn parts(args: &StrengthArgs) -> Vec<StrengthPart> {
    let page =
        vec![StrengthPart::Levels, StrengthPart::Tables, StrengthPart::Thinking, StrengthPart::Decisions];
    if args.only.is_empty() { page } else { args.only.clone() }
}

impl StrengthPart {
    fn heading(self) -> &'static str {
        match self {
            StrengthPart::Levels => MATCHES,
            StrengthPart::Tables => TABLES,
            StrengthPart::Thinking => THINKING,
            StrengthPart::Decisions => DECISIONS,
            StrengthPart::Places => PLACES,
        }
    }

    fn rows(self, args: &StrengthArgs, rules: &Rules) -> Result<String, SimError> {
        match self {
            StrengthPart::Levels => {
                Level::ALL.windows(2).map(|pair| match_of(args, rules, pair[1], pair[0])).collect()
            }
            StrengthPart::Tables => {
                Level::ALL.map(|level| table_of(args, rules, level)).into_iter().collect()
            }
            StrengthPart::Thinking => thinking::rows(args, rules),
            StrengthPart::Decisions => Ok(decisions::rows(args, rules)),
            StrengthPart::Places => Ok(places::row(args, rules)),
        }
    }
}

fn rulesets(args: &StrengthArgs) -> Result<Vec<Rules>, SimError> {
    if args.rules.is_empty() {
        return Ok(Ruleset::ALL.map(Ruleset::rules).into());
    }
    let read = |id: &String| id.parse().map_err(|_| SimError::Rules(Problem::Ruleset { found: cut(id) }));
    args.rules.iter().map(|id| read(id).map(Ruleset::rules)).collect()
}

/// The walls that are played where this level sits at the table.
fn walls(args: &StrengthArgs, level: Level) -> u64 {
    let own = args.walls_of.iter().rev().find(|(name, _)| name == level.id());
    own.map_or(args.walls, |(_, walls)| *walls)
}

/// One of the stronger against a table of the weaker.
fn match_of(args: &StrengthArgs, rules: &Rules, stronger: Level, weaker: Level) -> Result<String, SimError> {
    let players = usize::from(rules.usual_players());
    let mut bots = vec![Contestant::from(weaker); players];
    bots[0] = Contestant::from(stronger);
    let deals = walls(args, stronger) * players as u64;
    told(&format!("{} {stronger} against {weaker}", rules.ruleset));
    let ran = play_quietly(&EN, rules.clone(), bots, deals, args.seed, Seating::Duplicate, args.threads)?;
    let Ran { stats, plan, .. } = &ran;
    let points = stats.points(&stats.bots[0].1);
    let lead = stats.lead(0).unwrap_or(points);
    Ok(format!(
        "| {} | `{stronger}` against {} `{weaker}` | {} | {} | {} | {} | {} | {} | {} |\n",
        rules.ruleset.name().en,
        plan.players() - 1,
        NUMBERS.whole(stats.walls),
        NUMBERS.whole(stats.deals),
        interval(points),
        interval(lead),
        NUMBERS.rate(stats.win_rate(&stats.bots[0].1)),
        NUMBERS.rate(stats.win_rate(&stats.bots[1].1)),
        if points.interval().is_some_and(|(low, _)| low > 0.0) { "yes" } else { "**no**" },
    ))
}

/// A table of one kind.
fn table_of(args: &StrengthArgs, rules: &Rules, level: Level) -> Result<String, SimError> {
    let deals = walls(args, level) * u64::from(rules.usual_players());
    told(&format!("{} {level} alone", rules.ruleset));
    let bots = vec![Contestant::from(level)];
    let ran = play_quietly(&EN, rules.clone(), bots, deals, args.seed, Seating::Fixed, args.threads)?;
    let stats = &ran.stats;
    let value: u64 = stats.values.iter().map(|(value, count)| u64::from(*value) * count).sum();
    Ok(format!(
        "| {} | `{level}` | {} | {} | {} | {} | {} |\n",
        rules.ruleset.name().en,
        NUMBERS.whole(stats.deals),
        NUMBERS.rate(stats.win_rate(&stats.bots[0].1)),
        NUMBERS.percent(share(stats.draws, stats.deals)),
        NUMBERS.percent(share(stats.self_draws(), stats.wins())),
        NUMBERS.fixed(share(value, stats.wins()), 1),
    ))
}

fn threads(args: &StrengthArgs) -> usize {
    let cores = || std::thread::available_parallelism().ok();
    args.threads.or_else(cores).map_or(1, NonZeroUsize::get)
}

/// Does something while a bar shows how much of it is done.
fn watched<T>(number: u64, of_what: &str, work: impl FnOnce(&Control) -> T) -> T {
    let control = Control::new();
    progress::watched(&EN, Many { number, of_what }, 0, &control, || work(&control))
}

/// Who remakes the page sees how far it is.
fn told(what: &str) {
    // Nobody need read it.
    let _ = writeln!(io::stderr(), "{what}");
}

fn interval(estimate: Estimate) -> String {
    let mean = NUMBERS.points(Estimate { half: None, ..estimate });
    let ends =
        estimate.interval().map(|(low, high)| [low, high].map(|end| NUMBERS.fixed(end, 2)).join(" … "));
    ends.map_or(mean.clone(), |ends| format!("{mean} ({ends})"))
}

const PAGE: &str = "\
# How strong the bots are

`make strength` remakes this page; the seed is SEED, and whoever uses the same gets the same. What the levels do is told in
the README.
";

const MATCHES: &str = "
## Each level against the next weaker one

Duplicate matches: one bot of the stronger level sits with bots of the weaker one, and every wall is played from every seat, so
that luck with the tiles touches all alike. *Points* are those of the stronger bot in a deal; *lead* is how much more it has
than the others at its table, which is not the same where fines go to nobody. In brackets the interval that holds the true mean
in 95 of 100 such matches, reckoned over walls, since the deals of one wall are not independent. *Clear* says whether the whole
interval of the points is above zero.

| ruleset | match | walls | deals | points a deal | lead | wins of the stronger | wins of each other | clear |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
";

const TABLES: &str = "
## Tables of one kind

How often each player at a table of equals wins (in some games several can win a deal), how many deals nobody wins, how
many wins are drawn by the winner, and what a win is worth. In MCR a win has eight points or more.

| ruleset | level | deals | wins of each | nobody wins | own draws | value of a win |
| --- | --- | --- | --- | --- | --- | --- |
";

const THINKING: &str = "
## What thinking gives the master

The same master with more and less time to think, as one seat among `club` players, on the same walls and from every seat. So
many *hands* it may look at for a decision: 100 are soon gone, with 1,000 it can mostly try one draw, 6,000 are its budget in
simulations, with 20,000 it looks at sixteen plans instead of six. A thousand take about 0.3 ms; at a table with people it has
200 ms. *More* is the difference of the points a deal on the same walls: than with the budget before, and than with the smallest.
Where play goes on after a win the master does not look ahead, and has no use for so few hands: for it see below.

| ruleset | hands | walls | points a deal | more than before | more than with the least |
| --- | --- | --- | --- | --- | --- |
";

const DECISIONS: &str = "
## What far more thinking gives it

With hundreds of milliseconds a decision, matches that tell something take days. So here it is told from single decisions: a master
plays among `club` players, and wherever one with more time would do something else, both are done TIMES times, with the
hands as they are and the rest of the wall shuffled anew, and `club` players play on. What that brings in a deal, added up, is what more
thinking gives; since both stand before the same decisions, and what they agree upon is not in it, a deal tells what it takes ten or
twenty in a match. 600,000 hands take at most about the 200 ms of a table with people, mostly less, 3,000,000 at most a second; with
them the master has played thousands of imagined deals to their end. The deals are the same for all budgets
(`make strength WALLS='--only decisions --rules taiwan --gain-deals 600 --gain-hands 20000,600000'`). How it came about, and what else
was tried, is told in [ADR 10](adr/0010-bots-ask-the-scorer.md).

| ruleset | hands | beside | deals | other decisions in a deal | points a deal more |
| --- | --- | --- | --- | --- | --- |
";

const PLACES: &str = "
## What playing for its place gives the master

Sessions of four deals, the same walls for both, and every place at the table taken in turn by the master among `club` players: once
it plays for points (`master`), once for its place (`master:places`). *Table points* are 4, 2, 1 and 0 for the four places.

| ruleset | sessions | table points of `master` | of `master:places` | more table points | more points |
| --- | --- | --- | --- | --- | --- |
";
