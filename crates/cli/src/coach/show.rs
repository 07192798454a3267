//! What the coach says, for people.

use std::io::{self, Write};

use bots::{Advice, Opinion};
use coach::{Reviewed, Words};
use fivewinds::record::Replay;
use fivewinds::tiles::Seat;

use super::{Asked, Deal};
use crate::layout::{COLUMNS, width};
use crate::replay::Shown;
use crate::show::{BAD, BOLD, FAINT, GOOD};
use crate::text::Text;

/// So many goals of an action are told.
const GOALS: usize = 3;
/// What is less likely is not spoken of.
const SMALL: f32 = 0.01;

impl Asked<'_> {
    pub(super) fn show_game(
        &self,
        out: &mut impl Write,
        deals: &[Deal<'_>],
        moves: &[(&Deal<'_>, &Reviewed)],
        all: usize,
    ) -> io::Result<()> {
        let text = self.text.coach;
        let Some(first) = deals.first() else { return Ok(()) };
        let lang = self.lang.of_coach();
        let who = self.shown(first.record, first.number, first.review.seat).who(first.review.seat);
        let rules = (self.text.wording)(self.rules.ruleset.name());
        writeln!(out, "{BOLD}{}{BOLD:#}  {FAINT}{rules}{FAINT:#}", (text.heading)(&who, deals.len()))?;
        let sum = |of: fn(&Deal<'_>) -> usize| deals.iter().map(of).sum();
        let cost = deals.iter().map(|deal| deal.review.cost).sum();
        let cost = lang.points(&self.rules, cost);
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
            self.show_move(out, deal, found)?;
        }
        if all > moves.len() {
            writeln!(out, "\n{FAINT}{}{FAINT:#}", (text.more)(all - moves.len()))?;
        }
        writeln!(out, "\n{FAINT}{}{FAINT:#}", lang.estimate())
    }

    /// The position, what was done, what was better.
    fn show_move(&self, out: &mut impl Write, deal: &Deal<'_>, found: &Reviewed) -> io::Result<()> {
        let Some(replay) = self.replay(deal.record, found.step - 1) else { return Ok(()) };
        let shown = self.shown(deal.record, deal.number, deal.review.seat);
        let words = self.words(deal.review.seat, &replay);
        let cost = words.points(found.cost);
        let text = self.text.coach;
        writeln!(out, "\n{BOLD}{}{BOLD:#}", (text.costs)(deal.number, found.step, &cost))?;
        self.show_table(out, &shown, &replay)?;
        show_opinion(out, self.text, &words, &format!("{BAD}{}{BAD:#}", text.done), &found.done)?;
        show_opinion(out, self.text, &words, &format!("{GOOD}{}{GOOD:#}", text.better), &found.better)
    }

    pub(super) fn show_position(
        &self,
        out: &mut impl Write,
        (shown, seat): (&Shown<'_>, Seat),
        replay: &Replay<'_>,
        advice: &Advice,
    ) -> io::Result<()> {
        self.show_table(out, shown, replay)?;
        show_advice(out, self.text, &self.words(seat, replay), advice, self.top)
    }

    /// The table as the seat sees it, and the tile that it is asked about.
    fn show_table(&self, out: &mut impl Write, shown: &Shown<'_>, replay: &Replay<'_>) -> io::Result<()> {
        shown.table(out, replay.deal())?;
        if let Some((from, tile, _)) = replay.deal().public().stage().offered() {
            writeln!(out, "  {}", (self.text.coach.offered)(&shown.who(from), &tile.to_string()))?;
        }
        Ok(())
    }

    fn words(&self, seat: Seat, replay: &Replay<'_>) -> Words {
        Words::new(&self.rules, self.lang.of_coach(), replay.view(seat))
    }
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
