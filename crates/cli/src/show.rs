//! Answers for people.

mod hand;
pub(crate) mod score;

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use answers::problem::Problem;
use answers::{Report, Text, possible};
use fivewinds::hand::{Discard, Group};
use fivewinds::tiles::notation::{compact, unicode};
use fivewinds::{Meld, Reading, Tile};

use crate::layout::{pad, width};

pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
pub(crate) const FAINT: Style = Style::new().dimmed();

/// With jokers a hand can have hundreds of readings; nobody reads more than these.
const READINGS_MAX: usize = 12;

/// How much farther than the nearest shape another may be to be worth a word.
const SHAPES_BEYOND: i8 = 2;

/// How to show things to this person on this terminal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    pub(crate) text: &'static Text,
    /// Whether the terminal can show Unicode's tiles.
    pub(crate) glyphs: bool,
}

pub(crate) fn report(out: &mut impl Write, view: View, report: &Report<'_>) -> io::Result<()> {
    let text = view.text;
    hand(out, view, report)?;
    writeln!(out)?;
    distance(out, text, report)?;
    if report.checked.hand.has_drawn() {
        readings(out, text, report)?;
        discards(out, text, report)
    } else {
        useful(out, text, report)
    }
}

/// Each problem on a line, after `place` where there are several hands.
pub(crate) fn problems(
    out: &mut impl Write,
    text: &Text,
    place: Option<&str>,
    problems: &[Problem],
) -> io::Result<()> {
    let place = place.map(|place| format!("{place}{}", text.colon)).unwrap_or_default();
    for problem in problems {
        let clause = problem.clause().map(|clause| format!(" [{clause}]")).unwrap_or_default();
        let told = (text.problem)(problem);
        writeln!(out, "{BAD}{}{}{BAD:#}{place}{told}{FAINT}{clause}{FAINT:#}", text.error, text.colon)?;
    }
    Ok(())
}

fn hand(out: &mut impl Write, view: View, report: &Report<'_>) -> io::Result<()> {
    let text = view.text;
    let concealed: Vec<Tile> = report.checked.concealed.tiles().collect();
    let melds = &report.checked.melds;
    if view.glyphs {
        // Many terminals draw these tiles too narrow for a column, so they have a line of their own.
        let mut parts = vec![unicode::print(&concealed)];
        parts.extend(melds.iter().map(|meld| unicode::print(&meld.tiles().collect::<Vec<_>>())));
        writeln!(out, "{}", parts.join("  "))?;
    }
    let rules = (text.wording)(report.rules.ruleset.name());
    writeln!(out, "{BOLD}{}{BOLD:#}  {FAINT}{rules}{FAINT:#}", compact::print(&concealed))?;
    if !melds.is_empty() {
        let melds: Vec<String> = melds.iter().map(|meld| describe_meld(text, meld)).collect();
        writeln!(out, "{}{}{}", text.declared, text.colon, melds.join(", "))?;
    }
    if report.checked.flowers.total() > 0 {
        writeln!(out, "{}{}{}", text.flowers, text.colon, report.checked.flowers)?;
    }
    Ok(())
}

fn describe_meld(text: &Text, meld: &Meld) -> String {
    let stands_for: Vec<Tile> = meld.stands_for().collect();
    let real = if meld.jokers() > 0 { format!("={}", compact::print(&stands_for)) } else { String::new() };
    format!("{meld}{real} ({})", (text.meld)(meld.kind()))
}

fn distance(out: &mut impl Write, text: &Text, report: &Report<'_>) -> io::Result<()> {
    let good = matches!(report.distance, Some(..=0));
    let style = if good { GOOD } else { BOLD };
    writeln!(
        out,
        "{style}{}{style:#}",
        (text.distance_sentence)(report.distance, report.checked.hand.has_drawn())
    )?;
    // The shapes that are far away would only make the line long; programs get them all.
    let near = report.distance.map_or(0, |distance| distance.saturating_add(SHAPES_BEYOND));
    let shapes = report.shapes.iter().filter(|(_, distance)| distance.is_some_and(|far| far <= near));
    let shapes: Vec<String> = shapes
        .map(|(shape, distance)| {
            let colon = text.colon;
            format!("{}{colon}{}", (text.shape)(*shape), (text.distance)(*distance))
        })
        .collect();
    writeln!(out, "{FAINT}{}{FAINT:#}", shapes.join(text.semicolon))
}

fn useful(out: &mut impl Write, text: &Text, report: &Report<'_>) -> io::Result<()> {
    if report.useful.is_empty() {
        return Ok(());
    }
    let heading = if report.distance == Some(0) { text.waits } else { text.useful };
    let set: fivewinds::TileSet = report.useful.iter().map(|(tile, _)| *tile).collect();
    let unseen = (text.unseen)(report.unseen);
    writeln!(out, "\n{}{}{BOLD}{set}{BOLD:#}{unseen}", heading, text.colon)?;
    let names = report.useful.iter().map(|(tile, _)| width((text.tile)(*tile)));
    let column = names.max().unwrap_or_default();
    for (tile, unseen) in &report.useful {
        let name = (text.tile)(*tile);
        writeln!(out, "  {tile}  {}  {unseen}", pad(name, column))?;
    }
    Ok(())
}

fn readings(out: &mut impl Write, text: &Text, report: &Report<'_>) -> io::Result<()> {
    if report.readings.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    for reading in report.readings.iter().take(READINGS_MAX) {
        writeln!(out, "  {}{}{}", (text.shape)(reading.shape), text.colon, describe_reading(reading))?;
    }
    match report.readings.len().checked_sub(READINGS_MAX) {
        Some(more @ 1..) => writeln!(out, "  {}", (text.more_readings)(more)),
        _ => Ok(()),
    }
}

fn describe_reading(reading: &Reading) -> String {
    let group = |group: &Group| {
        let tiles: Vec<Tile> = group.tiles().collect();
        if group.wild == 0 { group.to_string() } else { format!("{group}={}", compact::print(&tiles)) }
    };
    let mut parts: Vec<String> = reading.groups.iter().map(group).collect();
    if !reading.singles.is_empty() {
        parts.insert(0, reading.singles.to_string());
    }
    parts.join(" ")
}

fn discards(out: &mut impl Write, text: &Text, report: &Report<'_>) -> io::Result<()> {
    let Some(best) = report.discards.first() else { return Ok(()) };
    let [tile, distance, unseen, useful] = text.columns;
    let widths = [tile, distance, unseen].map(|heading| width(heading).max(4));
    let row = |cells: [&str; 3], last: &str| {
        let cells: Vec<String> = cells.iter().zip(widths).map(|(cell, width)| pad(cell, width)).collect();
        format!("  {}  {last}", cells.join("  "))
    };
    writeln!(out, "\n{BOLD}{}{BOLD:#}", row([tile, distance, unseen], useful))?;
    let is_best = |discard: &Discard| (discard.distance, discard.unseen) == (best.distance, best.unseen);
    for discard in &report.discards {
        let far = possible(discard.distance).map_or_else(|| "–".to_owned(), |distance| distance.to_string());
        let (tile, unseen) = (discard.tile.to_string(), discard.unseen.to_string());
        let line = row([&tile, &far, &unseen], &discard.useful.to_string());
        let style = if is_best(discard) { GOOD } else { Style::new() };
        writeln!(out, "{style}{}{style:#}", line.trim_end())?;
    }
    Ok(())
}
