//! A seating for people, for spreadsheets and for programs.

use std::io::{self, Write};

use answers::Text;
use seating::{Measure, Player, Search, Seating, Session};
use serde_json::{Value, json};

use super::read::SUBSTITUTE;
use crate::args::SeatingArgs;
use crate::layout::{pad, width};
use crate::show::{BOLD, FAINT, GOOD};
use crate::text::TerminalText;
use crate::text::seating::SeatingText;

/// What is shown.
pub(super) struct Shown<'a> {
    pub(super) args: &'a SeatingArgs,
    pub(super) seed: u64,
    pub(super) search: &'a Search,
    pub(super) seating: Seating,
}

impl Shown<'_> {
    pub(super) fn report(&self, out: &mut impl Write, text: &Text) -> io::Result<()> {
        let words = text.seating();
        let plan = self.search.plan();
        let heading = (words.heading)(plan.present().len(), plan.sessions(), plan.tables());
        writeln!(out, "{BOLD}{heading}{BOLD:#}  {FAINT}{}{}{}{FAINT:#}", words.seed, text.colon, self.seed)?;
        for (number, session) in (plan.played() + 1..).zip(&self.seating.sessions) {
            writeln!(out, "\n{BOLD}{}{BOLD:#}", (words.session)(number))?;
            tables(out, words, session)?;
        }
        if plan.substitutes() > 0 {
            writeln!(out, "{FAINT}{SUBSTITUTE} {}{FAINT:#}", words.substitute)?;
        }
        writeln!(out)?;
        self.quality(out, text)
    }

    fn quality(&self, out: &mut impl Write, text: &Text) -> io::Result<()> {
        let words = text.seating();
        let quality = &self.seating.quality;
        let measures = [
            (words.repeats, Some(quality.repeats)),
            (words.team_meetings, quality.team_meetings),
            (words.together, quality.together),
            (words.with_substitutes, quality.with_substitutes),
            (words.winds, Some(quality.winds)),
        ];
        let [what, found, bound] = words.columns;
        let labels = measures.iter().map(|(label, _)| *label).chain([what]);
        let longest = labels.map(width).max().unwrap_or_default();
        writeln!(out, "{BOLD}{}  {found}  {bound}{BOLD:#}", pad(what, longest + 2))?;
        for (label, measure) in measures {
            let Some(measure) = measure else { continue };
            let style = if measure.is_best() { GOOD } else { BOLD };
            writeln!(
                out,
                "  {}  {style}{}{style:#}  {}",
                pad(label, longest),
                right(&measure.found.to_string(), width(found)),
                right(&measure.bound.to_string(), width(bound))
            )?;
        }
        let pairs: Vec<String> = quality
            .pairs
            .iter()
            .enumerate()
            .map(|(times, &pairs)| (words.pairs_meet)(times, pairs))
            .collect();
        writeln!(out, "  {}{}{}", words.pairs, text.colon, pairs.join(text.comma))?;
        let verdict = if quality.is_best() { words.best } else { words.may_be_better };
        writeln!(out, "{verdict}")?;
        if self.search.steps() > 0 {
            writeln!(out, "{FAINT}{}{FAINT:#}", (words.repeat)(self.seed, self.search.steps()))?;
        }
        Ok(())
    }

    pub(super) fn csv(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "session,table,east,south,west,north")?;
        for (number, session) in (1..).zip(self.all_sessions()) {
            for (table, seats) in (1..).zip(session) {
                writeln!(out, "{number},{table},{}", seats.map(seat).join(","))?;
            }
        }
        Ok(())
    }

    pub(super) fn json(&self, out: &mut impl Write) -> io::Result<()> {
        let plan = self.search.plan();
        let session = |(number, session): (usize, &Session)| {
            let table = |seats: &[Option<Player>; 4]| seats.map(|seat| seat.map(Player::number));
            json!({ "session": number, "tables": session.iter().map(table).collect::<Vec<_>>() })
        };
        let measure = |measure: Measure| json!({ "found": measure.found, "bound": measure.bound });
        let optional = |value: Option<Measure>| value.map_or(Value::Null, measure);
        let quality = &self.seating.quality;
        let answer = json!({
            "seed": self.seed,
            "steps": self.search.steps(),
            "players": plan.players(),
            "left": self.args.left,
            "tables": plan.tables(),
            "substitutes": plan.substitutes(),
            "played": plan.played(),
            "sessions": (1..).zip(self.all_sessions()).map(session).collect::<Vec<_>>(),
            "quality": {
                "repeats": measure(quality.repeats),
                "pairs": quality.pairs,
                "team_meetings": optional(quality.team_meetings),
                "together": optional(quality.together),
                "with_substitutes": optional(quality.with_substitutes),
                "winds": measure(quality.winds),
                "best": quality.is_best(),
            },
        });
        writeln!(out, "{answer}")
    }

    /// What has been played, too: the file is the whole tournament, and can be read again.
    fn all_sessions(&self) -> impl Iterator<Item = &Session> {
        self.search.plan().played_sessions().iter().chain(&self.seating.sessions)
    }
}

fn tables(out: &mut impl Write, words: &SeatingText, session: &Session) -> io::Result<()> {
    let heads: Vec<&str> = std::iter::once(words.table).chain(words.winds_of_seats).collect();
    let widths: Vec<usize> = heads.iter().map(|head| width(head).max(4)).collect();
    let line = |cells: Vec<String>| {
        let padded: Vec<String> =
            cells.iter().zip(&widths).map(|(cell, &width)| right(cell, width)).collect();
        padded.join("  ")
    };
    writeln!(out, "  {FAINT}{}{FAINT:#}", line(heads.iter().map(|&head| head.to_owned()).collect()))?;
    for (number, seats) in (1..).zip(session) {
        let cells = std::iter::once(number.to_string()).chain(seats.map(seat)).collect();
        writeln!(out, "  {}", line(cells))?;
    }
    Ok(())
}

fn seat(seat: Option<Player>) -> String {
    seat.map_or_else(|| SUBSTITUTE.to_owned(), |player| player.to_string())
}

/// The text with spaces before it up to a width.
fn right(text: &str, to: usize) -> String {
    format!("{}{text}", " ".repeat(to.saturating_sub(width(text))))
}
