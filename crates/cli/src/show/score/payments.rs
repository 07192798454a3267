//! Who pays, and by which clauses.

use std::io::{self, Write};

use fivewinds::rules::{Transfer, Verdict, table};
use fivewinds::tiles::RelSeat;

use super::{Page, left_pad};
use crate::show::{FAINT, pad, width};

impl Page<'_> {
    pub(super) fn payments(&self, out: &mut impl Write) -> io::Result<()> {
        let text = self.text.score;
        let Some(transfers) = &self.report.proof.score.transfers else {
            return if self.lacks_seat() { writeln!(out, "\n{}", text.say_from) } else { Ok(()) };
        };
        let of = |seat: RelSeat| transfers.iter().filter(move |transfer| transfer.from == seat);
        let sum = |seat: RelSeat| of(seat).map(|transfer| transfer.points).sum::<i32>();
        let opponents: Vec<RelSeat> = table(self.report.showdown.players)
            .iter()
            .copied()
            .filter(|&seat| seat != RelSeat::Own)
            .collect();
        let widest = |of: &dyn Fn(RelSeat) -> usize| opponents.iter().map(|&seat| of(seat)).max();
        let names = widest(&|seat| width((text.seat)(seat))).unwrap_or_default();
        let digits = widest(&|seat| sum(seat).to_string().len()).unwrap_or_default();
        self.heading(out, text.who_pays, false)?;
        for seat in opponents {
            let indent = digits - sum(seat).to_string().len();
            let amount = left_pad("", indent) + &self.amount(sum(seat));
            let reasons = reasons(&of(seat).collect::<Vec<_>>());
            writeln!(out, "  {}  {amount}{reasons}", pad((text.seat)(seat), names))?;
        }
        let own = transfers.iter().map(|transfer| transfer.points).sum();
        writeln!(out, "  {}", (text.receives)(&self.amount(own)))
    }

    /// Whether nobody pays only because it is not said whose tile it was.
    fn lacks_seat(&self) -> bool {
        let lacks = |win: fivewinds::rules::Win| win.by.is_claim() && win.from.is_none();
        self.report.proof.score.verdict == Verdict::Valid && self.report.showdown.win.is_some_and(lacks)
    }

    fn amount(&self, points: i32) -> String {
        let sign = if points < 0 { "−" } else { "" };
        let amount = (self.text.score.amount)(points.unsigned_abs().into(), self.report.rules.ruleset.unit());
        format!("{sign}{amount}")
    }
}

/// The clause of a payment, or each part of it with its own.
fn reasons(parts: &[&Transfer]) -> String {
    match parts {
        [] => String::new(),
        [transfer] => format!(" {FAINT}[{}]{FAINT:#}", transfer.clause),
        parts => {
            let part = |part: &&Transfer| format!("{} {FAINT}[{}]{FAINT:#}", part.points, part.clause);
            format!(" = {}", parts.iter().map(part).collect::<Vec<_>>().join(" + "))
        }
    }
}
