//! A score with all its reasons.

use hand::{Hand, NEVER};
use tiles::TileSet;

use super::scorer::{Scorer, Steps, readings};
use super::sheet::{Counted, Full, Passed};
use super::{Layout, Score, Showdown};
use crate::Rules;

/// A score and why it is so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The result.
    pub score: Score,
    /// The hand that was counted, if it is not the one that was asked about: a ready hand with its best tile.
    pub instead: Option<Box<Showdown>>,
    /// How the value follows from the fans.
    pub steps: Steps,
    /// Each way to read the hand, the best first. Empty if there is none.
    pub readings: Vec<ReadingProof>,
    /// What an incomplete hand would have needed.
    pub missing: Option<Missing>,
}

/// A reading with everything that holds in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadingProof {
    /// The hand laid out.
    pub layout: Layout,
    /// What it is worth when it is read like this, after limits and rounding.
    pub value: u32,
    /// Every fan that counts, each occurrence by itself.
    pub counted: Vec<Counted>,
    /// Every fan that holds and does not count, with the reason.
    pub passed: Vec<Passed>,
}

/// What is missing to a complete hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing {
    /// How far the tiles before the last one are from a ready hand; `None` if it cannot become complete.
    pub distance: Option<i8>,
    /// What they wait for, if they are ready.
    pub waits: TileSet,
}

/// The hand's score with all reasons.
pub(crate) fn prove<R: Scorer>(ruleset: &R, rules: &Rules, showdown: &Showdown) -> Proof {
    let score = super::scorer::score(ruleset, showdown);
    let instead = ruleset.hypothetical(showdown);
    let mut found: Vec<ReadingProof> = readings(ruleset, instead.as_ref().unwrap_or(showdown))
        .into_iter()
        .map(|(rank, layout, sheet)| ReadingProof::new(layout, rank.value, sheet))
        .collect();
    if let Some((layout, rank, sheet)) = ruleset.unread_proof(showdown) {
        found.push(ReadingProof::new(layout, rank.value, sheet));
    }
    let missing = found.is_empty().then(|| Missing::of(rules, showdown)).flatten();
    Proof { steps: ruleset.steps(&score), score, instead: instead.map(Box::new), readings: found, missing }
}

impl ReadingProof {
    fn new(layout: Layout, value: u32, sheet: Full) -> ReadingProof {
        ReadingProof { layout, value, counted: sheet.counted, passed: sheet.passed }
    }
}

impl Missing {
    fn of(rules: &Rules, showdown: &Showdown) -> Option<Missing> {
        let hand = Hand::new(&showdown.concealed, &showdown.melds, rules.jokers()).ok()?;
        let distance = hand.distance(rules.shapes);
        Some(Missing { distance: (distance != NEVER).then_some(distance), waits: hand.waits(rules.shapes) })
    }
}
