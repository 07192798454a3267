//! The report for a terminal.

use std::io::{self, Write};

use answers::Text;
use fivewinds::rules::Fan;
use sim::{FanTally, Tally};

use super::bins::{Bin, bins};
use super::numbers::share;
use super::{Ran, Seating};
use crate::layout::{pad, width};
use crate::show::{BOLD, FAINT};
use crate::text::TerminalText;

/// How long the longest bar is.
const BAR: usize = 40;

pub(super) fn report(out: &mut impl Write, text: &Text, ran: &Ran) -> io::Result<()> {
    writeln!(
        out,
        "{BOLD}{}{BOLD:#}  {FAINT}{}{FAINT:#}",
        heading(text, ran),
        (text.sim().speed)(&text.sim().numbers.whole(ran.speed as u64))
    )?;
    let facts = facts(text, ran);
    let longest = facts.iter().map(|(label, _)| width(label)).max().unwrap_or_default();
    for (label, value) in &facts {
        writeln!(out, "  {}  {value}", pad(label, longest))?;
    }
    writeln!(out)?;
    table(out, text.sim().bot, &text.sim().columns, &bot_rows(text, ran))?;
    writeln!(out)?;
    table(out, text.sim().seat, &text.sim().columns, &seat_rows(text, ran))?;
    let stats = &ran.stats;
    histogram(out, text, text.sim().values, &bins(&stats.values, 20))?;
    histogram(out, text, text.sim().lengths, &bins(&stats.lengths, 20))?;
    histogram(out, text, text.sim().ready_turns, &bins(&stats.ready_turns, 20))?;
    let fans = fans(ran);
    writeln!(out, "\n{BOLD}{}{BOLD:#}", text.sim().fans)?;
    let rows: Vec<Vec<String>> = fans
        .iter()
        .filter(|(_, tally)| tally.hands > 0)
        .map(|(fan, tally)| {
            let share = text.sim().numbers.fine_percent(share(tally.hands, stats.wins()));
            vec![
                (text.wording)(fan.name).to_owned(),
                share,
                text.sim().numbers.whole(tally.times),
                fan.clause.to_owned(),
            ]
        })
        .collect();
    table(out, text.sim().fan, &text.sim().fan_columns, &rows)?;
    let never = fans.iter().filter(|(_, tally)| tally.hands == 0).count();
    if never > 0 {
        writeln!(out, "  {FAINT}{}{FAINT:#}", (text.sim().never)(never))?;
    }
    Ok(())
}

/// What was played.
pub(super) fn heading(text: &Text, ran: &Ran) -> String {
    let name = (text.wording)(ran.plan.rules.ruleset.name());
    let options: Vec<String> =
        ran.plan.rules.options.changed().map(|(spec, value)| format!("{}={value}", spec.id)).collect();
    let options = if options.is_empty() { String::new() } else { format!(" ({})", options.join(text.comma)) };
    format!(
        "{name}{options}{}{}",
        text.colon,
        (text.sim().of_deals)(ran.stats.deals, &text.sim().numbers.whole(ran.stats.deals))
    )
}

/// What holds for the whole run: a label and a value each.
pub(super) fn facts(text: &Text, ran: &Ran) -> Vec<(&'static str, String)> {
    let (stats, plan, numbers) = (&ran.stats, &ran.plan, text.sim().numbers);
    let labels = &text.sim().facts;
    let per_deal = |count: u64| numbers.fixed(share(count, stats.deals), 1);
    let discards: u64 = stats.lengths.iter().map(|(length, count)| u64::from(*length) * count).sum();
    let ready: u64 = stats.ready_turns.values().sum();
    let turns: u64 = stats.ready_turns.iter().map(|(turn, count)| u64::from(*turn) * count).sum();
    let value: u64 = stats.values.iter().map(|(value, count)| u64::from(*value) * count).sum();
    let seating = match plan.seating {
        Seating::Rotating => text.sim().seating[0],
        Seating::Fixed => text.sim().seating[1],
        Seating::Duplicate => text.sim().seating[2],
    };
    let mut facts = vec![
        (labels.bots, plan.bots.iter().map(|bot| bot.name()).collect::<Vec<_>>().join(text.comma)),
        (labels.seats, seating.to_owned()),
        (labels.seed, plan.seed.to_string()),
        (labels.draws, numbers.percent(share(stats.draws, stats.deals))),
        (labels.self_draws, numbers.percent(share(stats.self_draws(), stats.wins()))),
        (labels.value, numbers.fixed(share(value, stats.wins()), 1)),
        (labels.discards, per_deal(discards)),
        (labels.decisions, per_deal(stats.decisions)),
        (labels.ready, numbers.percent(share(ready, ready + stats.never_ready))),
        (labels.ready_turn, numbers.fixed(share(turns, ready), 1)),
    ];
    if stats.winners.keys().any(|winners| *winners > 1) {
        let each = stats.winners.iter().map(|(winners, count)| {
            format!("{winners}{}{}", text.colon, numbers.percent(share(*count, stats.deals)))
        });
        facts.push((labels.winners, each.collect::<Vec<_>>().join(text.comma)));
    }
    let mishaps: u64 = stats.bots.iter().map(|(_, tally)| tally.mishaps).sum();
    if mishaps > 0 {
        facts.push((labels.mishaps, numbers.whole(mishaps)));
    }
    facts
}

pub(super) fn bot_rows(text: &Text, ran: &Ran) -> Vec<Vec<String>> {
    ran.stats.bots.iter().map(|(name, tally)| row(text, ran, name, tally)).collect()
}

pub(super) fn seat_rows(text: &Text, ran: &Ran) -> Vec<Vec<String>> {
    ran.stats
        .seats
        .iter()
        .map(|(seat, tally)| row(text, ran, (text.replay.wind)(seat.wind()), tally))
        .collect()
}

fn row(text: &Text, ran: &Ran, name: &str, tally: &Tally) -> Vec<String> {
    let numbers = text.sim().numbers;
    vec![
        name.to_owned(),
        numbers.points(ran.stats.points(tally)),
        numbers.rate(ran.stats.win_rate(tally)),
        numbers.fixed(share(tally.value, tally.wins), 1),
        numbers.percent(share(tally.self_draws, tally.wins)),
        numbers.percent(share(tally.fed, tally.hands)),
        numbers.percent(share(tally.ready, tally.hands)),
        numbers.fixed(share(tally.ready_turns, tally.ready), 1),
        numbers.fixed(share(tally.melds, tally.hands), 2),
    ]
}

/// The fans, the most frequent first.
pub(super) fn fans(ran: &Ran) -> Vec<(&'static Fan, FanTally)> {
    let catalogue = ran.plan.rules.ruleset.fans();
    let mut fans: Vec<_> = catalogue.iter().zip(ran.stats.fans.iter().copied()).collect();
    fans.sort_by_key(|(_, tally)| std::cmp::Reverse((tally.hands, tally.times)));
    fans
}

fn histogram(out: &mut impl Write, text: &Text, title: &str, bins: &[Bin]) -> io::Result<()> {
    let total: u64 = bins.iter().map(|bin| bin.count).sum();
    if total == 0 {
        return Ok(());
    }
    writeln!(out, "\n{BOLD}{title}{BOLD:#}")?;
    let most = bins.iter().map(|bin| bin.count).max().unwrap_or(1);
    let longest = bins.iter().map(|bin| width(&bin.label)).max().unwrap_or_default();
    for bin in bins {
        let bar = "█".repeat((bin.count * BAR as u64).div_ceil(most) as usize);
        let share = text.sim().numbers.percent(share(bin.count, total));
        let label = format!("{}{}", " ".repeat(longest - width(&bin.label)), bin.label);
        writeln!(out, "  {label}  {}{share}", if bar.is_empty() { bar } else { bar + " " })?;
    }
    Ok(())
}

/// A table whose first column is words and whose others are numbers, or words at the end.
fn table(out: &mut impl Write, first: &str, columns: &[&str], rows: &[Vec<String>]) -> io::Result<()> {
    let header: Vec<String> =
        std::iter::once(first).chain(columns.iter().copied()).map(str::to_owned).collect();
    let widths: Vec<usize> = (0..header.len())
        .map(|at| rows.iter().chain([&header]).map(|row| width(&row[at])).max().unwrap_or_default())
        .collect();
    let line = |row: &[String]| {
        let cells = row.iter().zip(&widths).enumerate().map(|(at, (cell, &to))| {
            if at == 0 { pad(cell, to) } else { format!("{}{cell}", " ".repeat(to - width(cell))) }
        });
        cells.collect::<Vec<_>>().join("  ")
    };
    writeln!(out, "  {BOLD}{}{BOLD:#}", line(&header))?;
    rows.iter().try_for_each(|row| writeln!(out, "  {}", line(row)))
}
