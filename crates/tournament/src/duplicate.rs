//! A session whose tables play the same deals: how they compare deal by deal, over their score sheets (`docs/duplicate.md`).

use duplicate::{Comparison, Played, SeatLetter, SeatResult, SeedText, compare};
use serde::{Deserialize, Serialize};
use sheet::{EndWord, RowView, SheetView, WindLetter};
use ts_rs::TS;

use crate::Tournament;
use crate::state::{Phase, Session, Table};

/// The sheet of one table of the session.
#[derive(Clone, Copy, Debug)]
pub struct DuplicateSheet<'a> {
    /// The number of the table.
    pub table: u32,
    /// Its sheet.
    pub sheet: &'a SheetView,
    /// Whether it plays no further deal of this session.
    pub over: bool,
}

/// A session compared deal by deal. Players are named by their tables and their places there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DuplicateSession {
    /// What the organiser is bound to: that of the section's seed, which is told when all is over.
    pub commitment: String,
    /// Up to this deal all tables are through. Of later ones nothing is told: others still play them.
    pub complete: u32,
    /// How the tables compare in these.
    pub comparison: Comparison,
}

impl Tournament {
    /// How the tables of a session compare, if its section plays the same deals everywhere. Sections count from 0, sessions from 1.
    pub fn duplicate(&self, section: u32, session: u32) -> Option<DuplicateSession> {
        let found = self.section(section).ok()?;
        let seed = found.setup.duplicate.as_deref()?;
        let played = found.session(session).ok()?;
        let sheets = played.tables.iter().enumerate().filter_map(|(at, table)| {
            let sheet = table.sheet.as_ref()?.view();
            Some((found.table_number(at), is_over(played, table, &sheet), sheet))
        });
        let sheets: Vec<(u32, bool, SheetView)> = sheets.collect();
        let tables: Vec<DuplicateSheet<'_>> =
            sheets.iter().map(|&(table, over, ref sheet)| DuplicateSheet { table, sheet, over }).collect();
        Some(compare_session(seed, &tables))
    }
}

/// Whether a table plays no further deal: its sheet has an end (at the gong everybody stops, MCRC-TIME-3), its result was typed
/// from paper, or the results are in force.
const fn is_over(session: &Session, table: &Table, sheet: &SheetView) -> bool {
    sheet.end.is_some() || !table.paper.is_empty() || matches!(session.phase, Phase::Closed)
}

/// Compares the tables of a session. A seed that is none binds to nothing.
pub fn compare_session(seed: &str, tables: &[DuplicateSheet<'_>]) -> DuplicateSession {
    let complete = complete(tables);
    let played: Vec<Played> = tables
        .iter()
        .flat_map(|table| counted(table.sheet).map(|row| played(table.table, row)))
        .filter(|played| played.deal <= complete)
        .collect();
    DuplicateSession {
        commitment: SeedText::new(seed).map(|seed| seed.commitment().to_string()).unwrap_or_default(),
        complete,
        comparison: compare(&played),
    }
}

/// Up to which deal all tables are through that still play.
fn complete(tables: &[DuplicateSheet<'_>]) -> u32 {
    let last = |table: &DuplicateSheet<'_>| finished(table.sheet).map(|row| row.number).max().unwrap_or(0);
    let waited_for = tables.iter().filter(|table| !table.over).map(last).min();
    waited_for.or_else(|| tables.iter().map(last).max()).unwrap_or(0)
}

/// The rows that stand for deals which have been played: none that is struck out, impossible since a correction, or a draw that
/// is played again.
fn finished(sheet: &SheetView) -> impl Iterator<Item = &RowView> {
    sheet.rows.iter().filter(|row| !row.struck && !row.beyond && !row.replayed && row.problem.is_none())
}

/// Those of them that can be compared: one that was stopped when the time was up cannot.
fn counted(sheet: &SheetView) -> impl Iterator<Item = &RowView> {
    finished(sheet).filter(|row| row.entry.end != EndWord::Time)
}

fn played(table: u32, row: &RowView) -> Played {
    let seat = |(player, (wind, points)): (u32, (&WindLetter, &i32))| SeatResult {
        seat: letter(*wind),
        player,
        points: i64::from(*points),
    };
    Played {
        table,
        deal: row.number,
        seats: (0..).zip(row.seats.iter().zip(&row.points)).map(seat).collect(),
    }
}

const fn letter(wind: WindLetter) -> SeatLetter {
    match wind {
        WindLetter::E => SeatLetter::E,
        WindLetter::S => SeatLetter::S,
        WindLetter::W => SeatLetter::W,
        WindLetter::N => SeatLetter::N,
    }
}
