//! The worth of a hand for a page: the report for programs, with everything that people read put into words.

use fivewinds::Showdown;
use fivewinds::rules::{Change, FanNo, Passed, Proof, Verdict, WhatIf};
use serde_json::{Value, json};

use super::score::report;
use crate::score::ScoreReport;
use crate::text::Text;
use crate::text::score::{Headline, Units};

/// The report with words: `headline`; `name` and `text` of what does not count, `name` of what does, `text` of each step,
/// `who` of each payment, `text` and `verdict_text` of each change.
pub fn told(of: &ScoreReport, text: &Text) -> Value {
    let mut answer = report(of, text);
    let words = Told { report: of, text };
    answer["headline"] = json!(words.headline());
    let best = of.proof.readings.first();
    let counted = best.map_or(&[][..], |best| best.counted.as_slice());
    each(&mut answer["counted"], counted, |value, counted| value["name"] = json!(words.name(counted.fan)));
    let passed = best.map_or(&[][..], |best| best.passed.as_slice());
    each(&mut answer["passed"], passed, |value, passed| words.passed(value, passed));
    let units = words.units();
    each(&mut answer["steps"], &of.proof.steps, |value, step| {
        value["text"] = json!((text.score.step)(step, units));
    });
    let transfers = of.proof.score.transfers.as_deref().unwrap_or_default();
    each(&mut answer["transfers"], transfers, |value, transfer| {
        value["who"] = json!((text.score.seat)(transfer.from));
    });
    if let Some(what_if) = &of.what_if {
        words.what_if(&mut answer["what_if"], what_if);
    }
    answer
}

/// What the hand is, in a sentence without a full stop.
pub(crate) fn headline(report: &ScoreReport, text: &Text) -> String {
    Told { report, text }.headline()
}

/// What a headline tells of a verdict: that a hand is not complete is no news of somebody who has not won.
pub fn news(showdown: &Showdown, proof: &Proof) -> Verdict {
    let verdict = proof.score.verdict;
    let is_old = showdown.win.is_none() && matches!(verdict, Verdict::Incomplete { .. });
    if is_old { Verdict::NotWon } else { verdict }
}

/// A report that is put into words.
struct Told<'a> {
    report: &'a ScoreReport,
    text: &'a Text,
}

impl Told<'_> {
    fn headline(&self) -> String {
        let ScoreReport { rules, showdown, proof, .. } = self.report;
        (self.text.score.headline)(&Headline {
            verdict: news(showdown, proof),
            value: proof.score.value,
            unit: rules.ruleset.unit(),
            won: showdown.win.is_some(),
            flowers: !showdown.flowers.is_empty(),
        })
    }

    fn name(&self, fan: FanNo) -> &'static str {
        let fans = self.report.rules.ruleset.fans();
        (self.text.wording)(fans[usize::from(fan)].name)
    }

    fn units(&self) -> Units {
        let ruleset = self.report.rules.ruleset;
        Units { fans: ruleset.fan_unit(), value: ruleset.unit() }
    }

    fn passed(&self, value: &mut Value, passed: &Passed) {
        let by = passed.reason.by.map(|by| self.name(by));
        value["name"] = json!(self.name(passed.fan));
        value["text"] = json!((self.text.score.reason)(passed.reason.why, by));
    }

    fn what_if(&self, rows: &mut Value, what_if: &WhatIf) {
        each(rows, &what_if.rows, |value, row| {
            value["text"] = json!(self.change(&row.change));
            value["verdict_text"] = json!((self.text.score.verdict)(&row.score.verdict));
        });
    }

    fn change(&self, change: &Change) -> String {
        let set = match change {
            Change::Concealed(at) => self.report.showdown.melds[*at].to_string(),
            Change::Won { .. } | Change::Seat(_) | Change::Round(_) | Change::Flower(_) => String::new(),
        };
        (self.text.score.change)(change, &set)
    }
}

/// Adds to each value of a list what is known of the thing that it describes.
fn each<T>(list: &mut Value, things: &[T], add: impl Fn(&mut Value, &T)) {
    let values = list.as_array_mut().into_iter().flatten();
    values.zip(things).for_each(|(value, thing)| add(value, thing));
}
