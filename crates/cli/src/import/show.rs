//! Imported games for people.

use std::collections::BTreeMap;
use std::io::{self, Write};

use answers::Lang;
use fivewinds::Ruleset;
use fivewinds::rules::Fan;
use record::botzone::{Compared, End, Replay, TheirFan, Verdict, fan_of, print_deal};
use serde_json::Value;

use super::{ImportText, Imported, Summary, text};
use crate::layout::{pad, width};
use crate::show::{BOLD, FAINT};

/// Every action, step by step, and the end.
pub(super) fn deal(out: &mut impl Write, lang: Lang, imported: &Imported<'_>) -> io::Result<()> {
    heading(out, lang, imported)?;
    let deal = print_deal(&imported.replay.played).unwrap_or_default();
    for (number, action) in (1..).zip(deal["actions"].as_array().into_iter().flatten()) {
        let words: Vec<&str> = action.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        writeln!(out, "  {number:>3}  {}", words.join(" "))?;
    }
    findings(out, lang, imported)?;
    writeln!(out)
}

/// How it ended there and here, and all that differs.
pub(super) fn check(out: &mut impl Write, lang: Lang, imported: &Imported<'_>) -> io::Result<()> {
    heading(out, lang, imported)?;
    findings(out, lang, imported)
}

fn heading(out: &mut impl Write, lang: Lang, imported: &Imported<'_>) -> io::Result<()> {
    let (words, colon) = (text(lang), lang.text().colon);
    let Imported { file, number, log, replay } = imported;
    let name = log.id.as_ref().map_or_else(
        || format!("{} {file} {number}", words.matched),
        |id| format!("{} {}", words.matched, id.escape_debug()),
    );
    let here = if replay.there == replay.here {
        words.same.to_owned()
    } else {
        format!("{} {}", words.here, end(words, &replay.here))
    };
    let semicolon = lang.text().semicolon;
    let counted = replay.win.as_ref().and_then(|win| win.theirs.points).filter(|&points| points > 0);
    let counted = counted.map(|points| format!(", {}", (words.points)(points))).unwrap_or_default();
    let there = end(words, &replay.there);
    writeln!(out, "{BOLD}{name}{BOLD:#}{colon}{} {there}{counted}{semicolon}{here}", words.there)
}

fn end(words: &ImportText, end: &End) -> String {
    let score = |score: &Option<[i32; 4]>| {
        let numbers = score.map(|score| score.map(|points| points.to_string()).join(" "));
        numbers.map(|numbers| format!(", {} {numbers}", words.score)).unwrap_or_default()
    };
    match end {
        End::Open => words.open.to_owned(),
        End::Draw => words.draw.to_owned(),
        End::Win { player, score: points } => format!("{}{}", (words.wins)(player.index()), score(points)),
        End::Fault { player, code, score: points } => {
            format!("{}{}", (words.fault)(player.map(|player| player.index()), code), score(points))
        }
    }
}

fn findings(out: &mut impl Write, lang: Lang, imported: &Imported<'_>) -> io::Result<()> {
    let (words, colon) = (text(lang), lang.text().colon);
    let Replay { findings, win, .. } = &imported.replay;
    for finding in findings {
        let place = (words.place)(finding.entry, finding.player.map(|player| player.index()));
        writeln!(out, "  {place}{colon}{}", finding.what)?;
    }
    match win {
        Some(win) => value(out, lang, win),
        None => Ok(()),
    }
}

/// The two counts side by side, where they differ.
fn value(out: &mut impl Write, lang: Lang, win: &Compared) -> io::Result<()> {
    let words = text(lang);
    let verdict = match &win.verdict {
        Verdict::Same => return Ok(()),
        Verdict::Untold => return writeln!(out, "  {FAINT}{}{FAINT:#}", words.untold),
        Verdict::Explained(rulings) => (words.explained)(&rulings.join(", ")),
        Verdict::Unexplained => words.unexplained.to_owned(),
    };
    writeln!(out, "  {BOLD}{}{BOLD:#}{}{verdict}", words.value, lang.text().colon)?;
    let rows = rows(lang, win);
    let broad = rows.iter().map(|(name, ..)| width(name)).chain([width(words.fan), width(words.total)]).max();
    let broad = broad.unwrap_or_default();
    let mut row = |name: &str, there: &str, here: &str| {
        writeln!(out, "    {}  {}  {here}", pad(name, broad), pad(there, 8))
    };
    row(words.fan, words.there, words.here)?;
    for (name, there, here) in &rows {
        let shown = |points: &Option<String>| points.clone().unwrap_or_else(|| "–".to_owned());
        row(name, &shown(there), &shown(here))?;
    }
    let ours = win.ours.map_or_else(|| words.not_a_hand.to_owned(), |points| points.to_string());
    row(words.total, &win.theirs.points.map(|points| points.to_string()).unwrap_or_default(), &ours)
}

/// Fans with what each brings there and here.
fn rows(lang: Lang, win: &Compared) -> Vec<(String, Option<String>, Option<String>)> {
    let catalogue = catalogue();
    let mut found: BTreeMap<usize, (Option<String>, Option<String>)> = BTreeMap::new();
    let mut foreign = Vec::new();
    for fan in &win.theirs.fans {
        let there = brings(fan);
        match fan_of(&fan.name).and_then(|ours| catalogue.iter().position(|fan| fan.id == ours.id)) {
            Some(place) => found.entry(place).or_default().0 = Some(there),
            None => foreign.push((fan.name.clone(), Some(there), None)),
        }
    }
    for fan in &win.fans {
        found.entry(usize::from(fan.fan)).or_default().1 = Some(fan.points.to_string());
    }
    let name = |place: usize| catalogue.get(place).map(|fan| (lang.text().wording)(fan.name).to_owned());
    let known =
        found.into_iter().map(|(place, (there, here))| (name(place).unwrap_or_default(), there, here));
    known.chain(foreign).collect()
}

/// What a fan brings there; how often it was counted, if its value is not told.
fn brings(fan: &TheirFan) -> String {
    match fan.value {
        Some(value) => value.saturating_mul(fan.times).to_string(),
        None => format!("×{}", fan.times),
    }
}

pub(super) fn catalogue() -> &'static [Fan] {
    let ruleset: Ruleset = record::botzone::rules().ruleset;
    ruleset.fans()
}

pub(super) fn summary(out: &mut impl Write, words: &ImportText, summary: &Summary) -> io::Result<()> {
    let Summary { logs, unreadable, whole, same, explained, unexplained } = *summary;
    writeln!(out, "{}", (words.summary)([logs, unreadable, whole, same, explained, unexplained]))
}
