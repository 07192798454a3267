//! What a hand is worth: the question, and all that there is to say.

mod read;

use fivewinds::rules::{Proof, WhatIf};
use fivewinds::{HandInput, Rules, ScoreInput, Showdown};
use serde_json::Value;

use crate::problem::Problem;
use crate::{Lang, json};

pub use read::{Question, Reader};

/// A hand and all that there is to say about its worth.
#[derive(Debug)]
pub struct ScoreReport {
    /// The rules by which it counts.
    pub rules: Rules,
    /// What somebody wrote.
    pub input: ScoreInput,
    /// The hand that it is.
    pub showdown: Showdown,
    /// What counts, what does not, and why.
    pub proof: Proof,
    /// What would be otherwise, if that was asked.
    pub what_if: Option<WhatIf>,
}

impl ScoreReport {
    /// Answers a question, or says everything that is wrong with it.
    ///
    /// # Errors
    /// If the rules are none, the text cannot be read, or the tiles are no hand.
    pub fn new(question: &Question, rules: Result<Rules, Vec<Problem>>) -> Result<ScoreReport, Vec<Problem>> {
        let (rules, input, showdown) = read::hand(question, rules)?;
        let proof = rules.prove(&showdown);
        let what_if = question.what_if.then(|| rules.what_if(&showdown));
        Ok(ScoreReport { rules, input, showdown, proof, what_if })
    }

    /// The same of a hand that comes from a table.
    pub fn of_showdown(rules: &Rules, showdown: Showdown) -> ScoreReport {
        let proof = rules.prove(&showdown);
        // What somebody would have written down; the report looks at the showdown.
        let input = ScoreInput {
            hand: HandInput::EMPTY,
            win: None,
            seat: showdown.seat,
            round: showdown.round,
            facts: showdown.facts,
            discards: None,
            dealer_streak: showdown.dealer_streak,
        };
        ScoreReport { rules: rules.clone(), input, showdown, proof, what_if: None }
    }
}

/// The whole proof of a hand that was won at a table: value, fans, what does not count and why, payments.
pub fn win_json(lang: Lang, rules: &Rules, showdown: &Showdown) -> Value {
    json::score::told(&ScoreReport::of_showdown(rules, showdown.clone()), lang.text())
}
