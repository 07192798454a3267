//! An answer to a referee's question, for people and programs.

use fivewinds::Rules;
use fivewinds::rules::{Booking, seats_of};
use fivewinds::tiles::{BySeat, Seat};
use serde_json::{Value, json};

use super::words;
use crate::{Lang, rules};

/// What a referee may say.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// In which language it is.
    pub lang: Lang,
    /// What was asked: `claims`, `payments`, `offence`, `may` or `win`.
    pub question: &'static str,
    /// Whether what was asked about is in order; `None` where that is not the question.
    pub good: Option<bool>,
    /// The answer in one sentence.
    pub verdict: String,
    /// What follows for whom.
    pub lines: Vec<Line>,
    /// Who pays whom.
    pub payments: Vec<Booking>,
    /// How many play.
    pub players: u8,
    ruleset: fivewinds::Ruleset,
}

/// A sentence with the clause that it stands on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Of whom it speaks.
    pub who: Option<Seat>,
    /// What it says.
    pub text: String,
    /// The clause.
    pub clause: Option<String>,
}

impl Ruling {
    pub(super) const fn new(
        rules: &Rules,
        lang: Lang,
        question: &'static str,
        players: u8,
        verdict: String,
    ) -> Ruling {
        Ruling {
            lang,
            question,
            good: None,
            verdict,
            lines: Vec::new(),
            payments: Vec::new(),
            players,
            ruleset: rules.ruleset,
        }
    }

    pub(super) fn say(&mut self, who: Option<Seat>, text: String, clause: impl Into<Option<&'static str>>) {
        self.lines.push(Line { who, text, clause: clause.into().map(str::to_owned) });
    }

    /// The clauses that it stands on, each once, in order.
    pub fn clauses(&self) -> Vec<&str> {
        let lines = self.lines.iter().filter_map(|line| line.clause.as_deref());
        let mut clauses: Vec<&str> = Vec::new();
        for clause in lines.chain(self.payments.iter().map(|booking| booking.clause)) {
            if !clauses.contains(&clause) {
                clauses.push(clause);
            }
        }
        clauses
    }

    /// What everybody wins or loses.
    pub fn points(&self) -> BySeat<i32> {
        let mut points: BySeat<i32> = BySeat::default();
        for booking in &self.payments {
            points[booking.from] -= booking.points;
            booking.to.into_iter().for_each(|to| points[to] += booking.points);
        }
        points
    }

    /// A payment as a sentence.
    pub fn payment(&self, booking: &Booking) -> String {
        words::payment(self.lang, self.ruleset.unit(), booking)
    }

    /// All of it as lines of text, to be read out or pasted.
    pub fn text(&self) -> String {
        let with = |text: &str, clause: Option<&str>| match clause {
            Some(clause) => format!("{text} [{clause}]"),
            None => text.to_owned(),
        };
        let mut lines = vec![self.verdict.clone()];
        lines.extend(self.lines.iter().map(|line| with(&line.text, line.clause.as_deref())));
        lines.extend(self.payments.iter().map(|one| with(&self.payment(one), Some(one.clause))));
        lines.join("\n")
    }

    /// The same for programs, with the texts of the clauses.
    pub fn json(&self) -> Value {
        let letter = |seat: Seat| seat.wind().letter();
        let line =
            |line: &Line| json!({"who": line.who.map(letter), "text": line.text, "clause": line.clause});
        let payment = |booking: &Booking| {
            json!({
                "from": letter(booking.from),
                "to": booking.to.map(letter),
                "points": booking.points,
                "clause": booking.clause,
                "text": self.payment(booking),
            })
        };
        let sums = self.points();
        let sum = |&seat: &Seat| json!({"who": letter(seat), "points": sums[seat]});
        let points: Vec<Value> = seats_of(self.players).iter().map(sum).collect();
        let clauses = self.clauses();
        json!({
            "rules": self.ruleset.id(),
            "question": self.question,
            "lang": self.lang.code(),
            "good": self.good,
            "verdict": self.verdict,
            "lines": self.lines.iter().map(line).collect::<Vec<_>>(),
            "payments": self.payments.iter().map(payment).collect::<Vec<_>>(),
            "points": if self.payments.is_empty() { Value::Null } else { json!(points) },
            "clauses": clauses.iter().filter_map(|id| self.clause(id)).collect::<Vec<_>>(),
            "text": self.text(),
        })
    }

    fn clause(&self, id: &str) -> Option<Value> {
        rules::clause(id, self.lang.of_rules()).map(|found| rules::json::clause_in_full(&found))
    }
}
