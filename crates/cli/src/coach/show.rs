//! What the coach says, for people.

use std::io::{self, Write};

use answers::Text;
use answers::coach::{Deal, Position, Review};
use answers::replay::Shown;
use bots::{Advice, Opinion};
use coach::{Reviewed, Words};
use fivewinds::record::Replay;
use fivewinds::tiles::Seat;

use crate::layout::{COLUMNS, width};
use crate::replay::ShowTable;
use crate::show::{BAD, BOLD, FAINT, GOOD};

/// So many goals of an action are told.
const GOALS: usize = 3;
/// What is less likely is not spoken of.
const SMALL: f32 = 0.01;

/// The dearest moves, and what they cost in all.
pub(super) fn game(
    out: &mut impl Write,
    asked: &Review<'_>,
    deals: &[Deal<'_>],
    moves: &[(&Deal<'_>, &Reviewed)],
    all: usize,
) -> io::Result<()> {
    let text = asked.text.coach;
    let Some(first) = deals.first() else { return Ok(()) };
    let lang = asked.lang.of_coach();
    let who = asked.shown(first.record, first.number, first.review.seat).who(first.review.seat);
    let rules = (asked.text.wording)(asked.rules.ruleset.name());
    writeln!(out, "{BOLD}{}{BOLD:#}  {FAINT}{rules}{FAINT:#}", (text.heading)(&who, deals.len()))?;
    let sum = |of: fn(&Deal<'_>) -> usize| deals.iter().map(of).sum();
    let cost = deals.iter().map(|deal| deal.review.cost).sum();
    let cost = lang.points(&asked.rules, cost);
    writeln!(
        out,
        "{}",
        (text.summary)(sum(|deal| deal.review.decisions), sum(|deal| deal.review.agreed), &cost)
    )?;
    for Deal { number, review, .. } in deals {
        match &review.refused {
            Some(refused) => writeln!(out, "{BAD}{}{BAD:#}", (text.refused)(*number, refused.step))?,
            None if !review.finished => writeln!(out, "{}", (text.unfinished)(*number))?,
            None => {}
        }
    }
    if moves.is_empty() && all == 0 {
        writeln!(out, "{GOOD}{}{GOOD:#}", text.nothing)?;
    }
    for (deal, found) in moves {
        show_move(out, asked, deal, found)?;
    }
    if all > moves.len() {
        writeln!(out, "\n{FAINT}{}{FAINT:#}", (text.more)(all - moves.len()))?;
    }
    writeln!(out, "\n{FAINT}{}{FAINT:#}", lang.estimate())
}

/// The position, what was done, what was better.
fn show_move(out: &mut impl Write, asked: &Review<'_>, deal: &Deal<'_>, found: &Reviewed) -> io::Result<()> {
    let Some(replay) = asked.replay(deal.record, found.step - 1) else { return Ok(()) };
    let shown = asked.shown(deal.record, deal.number, deal.review.seat);
    let words = words(asked, deal.review.seat, &replay);
    let cost = words.points(found.cost);
    let text = asked.text.coach;
    writeln!(out, "\n{BOLD}{}{BOLD:#}", (text.costs)(deal.number, found.step, &cost))?;
    show_table(out, &shown, &replay)?;
    show_opinion(out, asked.text, &words, &format!("{BAD}{}{BAD:#}", text.done), &found.done)?;
    show_opinion(out, asked.text, &words, &format!("{GOOD}{}{GOOD:#}", text.better), &found.better)
}

/// A decision with everything that could be done.
pub(super) fn position(out: &mut impl Write, asked: &Review<'_>, at: &Position<'_>) -> io::Result<()> {
    show_table(out, &asked.shown(at.deal, at.number, at.seat), &at.replay)?;
    show_advice(out, asked.text, &words(asked, at.seat, &at.replay), &at.advice, asked.top)
}

/// The table as the seat sees it, and the tile that it is asked about.
fn show_table(out: &mut impl Write, shown: &Shown<'_>, replay: &Replay<'_>) -> io::Result<()> {
    shown.table(out, replay.deal())?;
    if let Some((from, tile, _)) = replay.deal().public().stage().offered() {
        writeln!(out, "  {}", (shown.text.coach.offered)(&shown.who(from), &tile.to_string()))?;
    }
    Ok(())
}

fn words(asked: &Review<'_>, seat: Seat, replay: &Replay<'_>) -> Words {
    Words::new(&asked.rules, asked.lang.of_coach(), replay.view(seat))
}

/// The best few things to do, each with its reasons.
pub(crate) fn show_advice(
    out: &mut impl Write,
    text: &Text,
    words: &Words,
    advice: &Advice,
    most: usize,
) -> io::Result<()> {
    for (option, number) in advice.options.iter().zip(1..).take(most) {
        let label = if number == 1 {
            format!("{GOOD}{number} {}{GOOD:#}", text.coach.best)
        } else {
            format!("{BOLD}{number}{BOLD:#}")
        };
        show_opinion(out, text, words, &label, option)?;
    }
    writeln!(out, "\n{FAINT}{}{FAINT:#}", words.estimate())
}

fn show_opinion(
    out: &mut impl Write,
    text: &Text,
    words: &Words,
    label: &str,
    opinion: &Opinion,
) -> io::Result<()> {
    write!(out, "\n  {label}{}", text.colon)?;
    wrapped(out, &words.brief(opinion), 12)?;
    line(out, &words.value(opinion))?;
    if !opinion.useful.is_empty() {
        line(out, &format!("{}{}{}", text.coach.useful, text.colon, words.useful(opinion)))?;
    }
    let told = opinion.goals.iter().take(GOALS).enumerate();
    for (_, goal) in told.filter(|(place, goal)| *place == 0 || goal.chance >= SMALL) {
        line(out, &if goal.missing == 0 { words.win(goal) } else { words.goal(goal) })?;
    }
    for threat in opinion.threats.iter().filter(|threat| threat.waits >= SMALL) {
        line(out, &words.threat(threat))?;
    }
    Ok(())
}

/// A line of reasons, indented.
fn line(out: &mut impl Write, told: &str) -> io::Result<()> {
    write!(out, "     ")?;
    wrapped(out, told, 5)
}

/// A text after so many columns; one that is too long goes on below.
fn wrapped(out: &mut impl Write, told: &str, before: usize) -> io::Result<()> {
    let mut used = before;
    let mut fresh = true;
    for word in told.split(' ') {
        if !fresh && used + 1 + width(word) > COLUMNS {
            write!(out, "\n       ")?;
            (used, fresh) = (7, true);
        }
        let space = if fresh { "" } else { " " };
        fresh = false;
        write!(out, "{space}{word}")?;
        used += width(space) + width(word);
    }
    writeln!(out)
}
