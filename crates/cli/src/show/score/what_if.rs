//! The table of what would be otherwise.

use std::io::{self, Write};

use fivewinds::Score;
use fivewinds::rules::{Change, WhatIf, WhatIfRow};

use super::{Page, left_pad};
use crate::show::{BOLD, GOOD, pad, width};

/// The cells of a row.
type Cells = [String; 5];

impl Page<'_> {
    pub(super) fn what_if(&self, out: &mut impl Write, what_if: &WhatIf) -> io::Result<()> {
        let now = what_if.now.as_ref();
        // A hand that is worth nothing is so with other winds, too.
        let worth = now.is_some_and(|now| now.value.is_some());
        let told = what_if.rows.iter().filter(|row| worth || row.change.is_tile());
        let is_idle =
            |row: &&WhatIfRow| !row.change.is_tile() && now.is_some_and(|now| is_same(now, &row.score));
        let (idle, rows): (Vec<&WhatIfRow>, Vec<&WhatIfRow>) = told.partition(is_idle);
        if idle.is_empty() && rows.is_empty() {
            return Ok(());
        }
        self.heading(out, self.text.score.what_if, false)?;
        let mut cells: Vec<Cells> = vec![self.text.score.what_if_columns.map(str::to_owned)];
        cells.extend(rows.iter().map(|row| self.what_if_cells(now, row)));
        if cells[1..].iter().all(|row| row[2].is_empty()) {
            cells[0][2].clear();
        }
        let widths: [usize; 4] =
            std::array::from_fn(|at| cells.iter().map(|row| width(&row[at])).max().unwrap_or_default());
        for (number, [change, value, difference, verdict, fans]) in cells.iter().enumerate() {
            let line = format!(
                "  {}  {}  {}  {}  {fans}",
                pad(change, widths[0]),
                left_pad(value, widths[1]),
                left_pad(difference, widths[2]),
                pad(verdict, widths[3]),
            );
            let line = line.trim_end();
            match number.checked_sub(1).map(|at| self.is_now(rows[at])) {
                None => writeln!(out, "{BOLD}{line}{BOLD:#}")?,
                Some(true) => writeln!(out, "{GOOD}{line}{GOOD:#}")?,
                Some(false) => writeln!(out, "{line}")?,
            }
        }
        if idle.is_empty() {
            return Ok(());
        }
        let idle: Vec<String> = idle.iter().map(|row| self.change(&row.change)).collect();
        writeln!(out, "  {}{}{}", self.text.score.no_change, self.text.colon, idle.join(self.text.score.list))
    }

    fn what_if_cells(&self, now: Option<&Score>, row: &WhatIfRow) -> Cells {
        let before = now.and_then(|now| now.value).map(i64::from);
        let after = row.score.value.map(i64::from);
        let difference = match (before, after) {
            (Some(before), Some(after)) => signed(after - before),
            _ => String::new(),
        };
        [
            self.change(&row.change),
            after.map_or_else(|| "–".to_owned(), |value| value.to_string()),
            difference,
            (self.text.score.verdict)(&row.score.verdict),
            self.fan_changes(now, &row.score),
        ]
    }

    /// Whether it is the hand as it is.
    fn is_now(&self, row: &WhatIfRow) -> bool {
        match (row.change, self.report.showdown.win) {
            (Change::Won { tile, by }, Some(win)) => (tile, by) == (win.tile, win.by),
            _ => false,
        }
    }

    fn change(&self, change: &Change) -> String {
        let set = match change {
            Change::Concealed(at) => self.report.showdown.melds[*at].to_string(),
            Change::Won { .. } | Change::Seat(_) | Change::Round(_) | Change::Flower(_) => String::new(),
        };
        (self.text.score.change)(change, &set)
    }

    /// What comes and what goes: `+1 Self-Drawn, −2 Concealed Hand`.
    fn fan_changes(&self, now: Option<&Score>, then: &Score) -> String {
        let before = |fan| now.map_or(0, |now| now.points_of(fan));
        let come = then.fans.iter().filter(|count| count.points > before(count.fan)).map(|count| {
            format!("+{} {}", self.worth(count.fan, count.points - before(count.fan)), self.name(count.fan))
        });
        let gone = now.into_iter().flat_map(|now| &now.fans);
        let gone = gone.filter(|count| count.points > then.points_of(count.fan)).map(|count| {
            let fewer = count.points - then.points_of(count.fan);
            format!("−{} {}", self.worth(count.fan, fewer), self.name(count.fan))
        });
        come.chain(gone).collect::<Vec<_>>().join(self.text.score.list)
    }
}

fn is_same(one: &Score, other: &Score) -> bool {
    (one.value, one.verdict, &one.fans) == (other.value, other.verdict, &other.fans)
}

fn signed(number: i64) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
