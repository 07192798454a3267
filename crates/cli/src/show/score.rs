//! What a hand is worth, for people.

mod payments;
mod what_if;

use std::io::{self, Write};

use answers::json::score::news;
use answers::text::score::{Headline, Units};
use answers::{ScoreReport, Text};
use fivewinds::rules::{Counted, FanCount, FanNo, Missing, Passed, ReadingProof, Verdict, Worth};
use fivewinds::{Shape, Showdown};

use super::hand::{self, pieces};
use super::{BAD, BOLD, FAINT, GOOD, READINGS_MAX, View, describe_meld, pad, width};

pub(crate) fn report(out: &mut impl Write, view: View, report: &ScoreReport) -> io::Result<()> {
    let page = Page { view, text: view.text, report };
    page.hand(out)?;
    writeln!(out)?;
    page.headline(out)?;
    page.fans(out)?;
    page.not_counted(out)?;
    page.other_readings(out)?;
    page.payments(out)?;
    match &report.what_if {
        Some(what_if) => page.what_if(out, what_if),
        None => Ok(()),
    }
}

/// A report that is being shown.
struct Page<'a> {
    view: View,
    text: &'static Text,
    report: &'a ScoreReport,
}

/// A line of the table of fans: equal occurrences are one.
struct Row {
    fan: FanNo,
    times: u32,
    points: u32,
    sets: u8,
}

impl Page<'_> {
    fn hand(&self, out: &mut impl Write) -> io::Result<()> {
        let (text, showdown) = (self.text, &self.report.showdown);
        // A hand that has not won, or has won by a flower, has no sets to be shown.
        let by_sets = showdown.win.is_some_and(|win| !win.tile.is_flower());
        let layout = self.best().map(|best| &best.layout).filter(|_| by_sets);
        let pieces = pieces(showdown, layout);
        if self.view.glyphs {
            // Many terminals draw these tiles too narrow for a column, so they have a line of their own.
            writeln!(out, "{}", hand::unicode_line(&pieces))?;
        }
        let rules = (text.wording)(self.report.rules.ruleset.name());
        let tiles = hand::compact_line(&pieces);
        writeln!(out, "{BOLD}{tiles}{BOLD:#}  {FAINT}{rules}{FAINT:#}")?;
        if !showdown.melds.is_empty() {
            let melds: Vec<String> = showdown.melds.iter().map(|meld| describe_meld(text, meld)).collect();
            writeln!(out, "{}{}{}", text.declared, text.colon, melds.join(text.score.list))?;
        }
        let flower = showdown.win.map(|win| win.tile).filter(|tile| tile.is_flower());
        if !showdown.flowers.is_empty() || flower.is_some() {
            let won = flower.map(|tile| format!(" +{tile}")).unwrap_or_default();
            writeln!(out, "{}{}{}{won}", text.flowers, text.colon, showdown.flowers)?;
        }
        writeln!(out, "{}", self.circumstances())?;
        match &self.report.proof.instead {
            Some(instead) => self.instead(out, instead),
            None => Ok(()),
        }
    }

    /// How it was won, winds, and what else was the case.
    fn circumstances(&self) -> String {
        let (score, showdown) = (self.text.score, &self.report.showdown);
        let mut parts = vec![showdown.win.map_or_else(|| score.not_won.to_owned(), score.won)];
        parts.push((score.winds)(showdown.seat, showdown.round));
        parts.extend(showdown.facts.iter().map(|fact| (score.fact)(fact).to_owned()));
        parts.extend(self.report.input.discards.map(score.discards));
        parts.extend((showdown.dealer_streak > 0).then(|| (score.streak)(showdown.dealer_streak)));
        parts.join(self.text.semicolon)
    }

    /// The hand that is counted in the place of one that has not won.
    fn instead(&self, out: &mut impl Write, instead: &Showdown) -> io::Result<()> {
        let tile = instead.win.map(|win| win.tile.to_string()).unwrap_or_default();
        let pieces = pieces(instead, self.best().map(|best| &best.layout));
        let told = (self.text.score.instead)(&tile);
        writeln!(out, "{told}{}{}", self.text.colon, hand::compact_line(&pieces))
    }

    fn headline(&self, out: &mut impl Write) -> io::Result<()> {
        let score = &self.report.proof.score;
        let showdown = &self.report.showdown;
        let verdict = news(showdown, &self.report.proof);
        let headline = Headline {
            verdict,
            value: score.value,
            unit: self.report.rules.ruleset.unit(),
            won: showdown.win.is_some(),
            flowers: !showdown.flowers.is_empty(),
        };
        let style = match verdict.is_valid() {
            Some(true) => GOOD,
            Some(false) => BAD,
            None => BOLD,
        };
        let told = (self.text.score.headline)(&headline);
        let clause = verdict.clause().map(|clause| format!(" [{clause}]")).unwrap_or_default();
        writeln!(out, "{style}{told}{style:#}{FAINT}{clause}{FAINT:#}")?;
        match &self.report.proof.missing {
            Some(missing) => self.missing(out, verdict, missing),
            None => Ok(()),
        }
    }

    /// What an incomplete hand lacked.
    fn missing(&self, out: &mut impl Write, verdict: Verdict, missing: &Missing) -> io::Result<()> {
        let waits = missing.waits.to_string();
        match (verdict, missing.distance) {
            (Verdict::Incomplete { .. }, distance) => {
                writeln!(out, "{}", (self.text.score.missing)(distance, &waits))
            }
            (Verdict::NotWon, Some(0)) => writeln!(out, "{}{}{waits}", self.text.waits, self.text.colon),
            (Verdict::NotWon, distance) => {
                writeln!(out, "{}", (self.text.distance_sentence)(distance, false))
            }
            _ => Ok(()),
        }
    }

    /// The table of fans, and the steps from them to the value.
    fn fans(&self, out: &mut impl Write) -> io::Result<()> {
        let rows = self.rows();
        let proof = &self.report.proof;
        if rows.is_empty() && proof.steps.is_empty() {
            return Ok(());
        }
        let text = self.text.score;
        let unit = (self.text.wording)(self.report.rules.ruleset.fan_unit().name);
        let [fan, sets, clause] = text.columns;
        let mut cells = vec![[unit, fan, sets, clause].map(str::to_owned)];
        cells.extend(rows.iter().map(|row| self.cells(row)));
        let widths: [usize; 3] =
            std::array::from_fn(|at| cells.iter().map(|row| width(&row[at])).max().unwrap_or_default());
        writeln!(out)?;
        for (number, [points, fan, sets, clause]) in cells.iter().enumerate() {
            let (points, fan, sets) =
                (left_pad(points, widths[0]), pad(fan, widths[1]), pad(sets, widths[2]));
            if number == 0 {
                writeln!(out, "  {BOLD}{points}  {fan}  {sets}  {clause}{BOLD:#}")?;
            } else {
                writeln!(out, "  {points}  {fan}  {sets}  {FAINT}{clause}{FAINT:#}")?;
            }
        }
        writeln!(out, "  {}  {}", left_pad(&self.total(&rows).to_string(), widths[0]), text.total)?;
        let ruleset = self.report.rules.ruleset;
        let units = Units { fans: ruleset.fan_unit(), value: ruleset.unit() };
        for step in &proof.steps {
            let told = (text.step)(step, units);
            writeln!(out, "  {told} {FAINT}[{}]{FAINT:#}", step.clause())?;
        }
        Ok(())
    }

    /// The fans of the result with the sets that make each.
    fn rows(&self) -> Vec<Row> {
        let counted = self.best().map_or(&[][..], |best| best.counted.as_slice());
        let mut rows: Vec<Row> = Vec::new();
        for &FanCount { fan, times, points } in &self.report.proof.score.fans {
            let mine: Vec<&Counted> = counted.iter().filter(|counted| counted.fan == fan).collect();
            // What a result has beside its reading, such as the chicken hand, has no sets.
            if mine.iter().map(|counted| counted.points).sum::<u32>() != points {
                rows.push(Row { fan, times: u32::from(times), points, sets: 0 });
                continue;
            }
            for counted in mine {
                match rows.last_mut() {
                    Some(row) if (row.fan, row.sets) == (fan, counted.sets) => {
                        row.times += 1;
                        row.points += counted.points;
                    }
                    _ => rows.push(Row { fan, times: 1, points: counted.points, sets: counted.sets }),
                }
            }
        }
        rows
    }

    fn cells(&self, row: &Row) -> [String; 4] {
        let times = if row.times > 1 { format!(" × {}", row.times) } else { String::new() };
        let clause = self.report.rules.ruleset.fans()[usize::from(row.fan)].clause;
        [
            self.worth(row.fan, row.points),
            format!("{}{times}", self.name(row.fan)),
            self.sets(self.best(), row.sets),
            clause.to_owned(),
        ]
    }

    /// What the fans come to before the steps. Doubles are a step, and a limit hand is worth what it is worth.
    fn total(&self, rows: &[Row]) -> u32 {
        let worth = |row: &Row| self.report.rules.ruleset.fans()[usize::from(row.fan)].worth;
        if rows.iter().any(|row| worth(row) == Worth::Limit) {
            return self.report.proof.score.value.unwrap_or_default();
        }
        rows.iter().filter(|row| matches!(worth(row), Worth::Points(_))).map(|row| row.points).sum()
    }

    fn not_counted(&self, out: &mut impl Write) -> io::Result<()> {
        let passed = self.best().map_or(&[][..], |best| best.passed.as_slice());
        let mut lines: Vec<(String, &str)> = Vec::new();
        for passed in passed {
            let line = (self.passed(passed), passed.reason.clause);
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        self.heading(out, self.text.score.not_counted, lines.is_empty())?;
        for (told, clause) in lines {
            writeln!(out, "  {told} {FAINT}[{clause}]{FAINT:#}")?;
        }
        Ok(())
    }

    fn passed(&self, passed: &Passed) -> String {
        let sets = self.sets(self.best(), passed.sets);
        let sets = if sets.is_empty() { sets } else { format!(" {sets}") };
        let by = passed.reason.by.map(|by| self.name(by));
        let reason = (self.text.score.reason)(passed.reason.why, by);
        format!("{}{sets}{}{reason}", self.name(passed.fan), self.text.colon)
    }

    fn other_readings(&self, out: &mut impl Write) -> io::Result<()> {
        let others = self.report.proof.readings.get(1..).unwrap_or_default();
        self.heading(out, self.text.score.other_readings, others.is_empty())?;
        for reading in others.iter().take(READINGS_MAX) {
            writeln!(out, "  {}", self.reading(reading))?;
        }
        match others.len().checked_sub(READINGS_MAX) {
            Some(more @ 1..) => writeln!(out, "  {}", (self.text.more_readings)(more)),
            _ => Ok(()),
        }
    }

    /// `4 points: 123m 456p …: fan 2, fan 2`.
    fn reading(&self, reading: &ReadingProof) -> String {
        let shown = self.report.proof.instead.as_deref().unwrap_or(&self.report.showdown);
        let tiles = hand::compact_line(&pieces(shown, Some(&reading.layout)));
        let shape = Some(reading.layout.shape).filter(|&shape| shape != Shape::Regular);
        let shape = shape.map(|shape| format!(" ({})", (self.text.shape)(shape))).unwrap_or_default();
        let mut fans: Vec<FanCount> = Vec::new();
        for counted in &reading.counted {
            match fans.iter_mut().find(|fan| fan.fan == counted.fan) {
                Some(fan) => (fan.times, fan.points) = (fan.times + 1, fan.points + counted.points),
                None => fans.push(FanCount { fan: counted.fan, times: 1, points: counted.points }),
            }
        }
        let fans: Vec<String> = fans.iter().map(|fan| self.in_short(fan)).collect();
        let fans = if fans.is_empty() {
            String::new()
        } else {
            format!("{}{}", self.text.colon, fans.join(self.text.score.list))
        };
        let worth = (self.text.score.amount)(reading.value.into(), self.report.rules.ruleset.unit());
        format!("{worth}{}{tiles}{shape}{fans}", self.text.colon)
    }

    /// `Mixed Double Chow 2 × 2`.
    fn in_short(&self, fan: &FanCount) -> String {
        let times = if fan.times > 1 { format!(" × {}", fan.times) } else { String::new() };
        format!("{} {}{times}", self.name(fan.fan), self.worth(fan.fan, fan.points))
    }

    fn best(&self) -> Option<&ReadingProof> {
        self.report.proof.readings.first()
    }

    fn name(&self, fan: FanNo) -> &'static str {
        (self.text.wording)(self.report.rules.ruleset.fans()[usize::from(fan)].name)
    }

    /// `4`, `×8` for three doubles, or the word for the limit.
    fn worth(&self, fan: FanNo, points: u32) -> String {
        match self.report.rules.ruleset.fans()[usize::from(fan)].worth {
            Worth::Points(_) => points.to_string(),
            Worth::Doubles(_) => format!("×{}", 1u64.checked_shl(points).unwrap_or(u64::MAX)),
            Worth::Limit => self.text.score.limit.to_owned(),
        }
    }

    fn sets(&self, reading: Option<&ReadingProof>, mask: u8) -> String {
        reading.map(|reading| hand::sets(&reading.layout, mask)).unwrap_or_default()
    }

    /// A heading with an empty line before it, unless there is nothing under it.
    fn heading(&self, out: &mut impl Write, heading: &str, is_empty: bool) -> io::Result<()> {
        if is_empty {
            return Ok(());
        }
        writeln!(out, "\n{BOLD}{heading}{BOLD:#}{}", self.text.colon.trim_end())
    }
}

/// The text with spaces before it up to a width.
fn left_pad(text: &str, to: usize) -> String {
    format!("{}{text}", " ".repeat(to.saturating_sub(width(text))))
}
