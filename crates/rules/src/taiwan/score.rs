//! What a hand is worth.

use hand::ShapeSet;

use crate::Options;
use crate::score::{Best, Layout, Rank, Score, Scorer, Sheet, Showdown, Steps, Verdict};

/// The options that a score depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoring;

impl Scoring {
    pub(crate) fn new(_: &Options) -> Scoring {
        Scoring
    }
}

impl Scorer for Scoring {
    const PLACES: bool = false;
    type Facts = ();

    fn facts(&self, _: &Showdown) {}

    fn shapes(&self, _: &Showdown, (): &()) -> ShapeSet {
        super::SHAPES
    }

    fn count<S: Sheet>(&self, _: &Showdown, (): &(), _: &Layout, _: &mut S) -> Rank {
        Rank { order: 0, value: 0, basic: 0 }
    }

    fn score(&self, _: &Showdown, (): &(), _: Option<Best>) -> Score {
        Score::none(Verdict::NotWon)
    }

    fn steps(&self, _: &Score) -> Steps {
        Steps::new()
    }
}
