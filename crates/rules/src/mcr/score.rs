//! What an MCR hand is worth: each reading by the algorithm of MCR-COUNT-8.
//!
//! The fans of a reading are bits of a number, in the order of the catalogue, which is from the dearest to the
//! cheapest. Those of all tiles and of the way of winning are found once (`facts.rs`); those of the sets for each
//! reading (`reading.rs`); then each fan strikes what it excludes (`tables.rs`).

use hand::{Shape, ShapeSet, knitted_straights};

use super::facts::HandFacts;
use super::fans::Mcr;
use super::pay;
use super::reading::ReadingFans;
use super::tables::ORPHANS;
use crate::Options;
use crate::score::{
    Best, FanCount, FanNo, Layout, Places, Rank, Score, Scorer, Sheet, Showdown, Steps, Verdict,
};

/// The options that a score depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoring {
    minimum: u32,
}

impl Scoring {
    pub(crate) fn new(options: &Options) -> Scoring {
        Scoring { minimum: options.number("minimum").map_or(8, |minimum| minimum as u32) }
    }
}

impl Scorer for Scoring {
    /// MCR-COUNT-4. A place that leaves all pungs concealed and may have a wait fan is worth at least as much as any
    /// other: a further concealed pung never lowers the value, and at most one point comes from the wait.
    const PLACES: Places = Places::Best;
    type Facts = HandFacts;

    #[inline]
    fn facts(&self, showdown: &Showdown) -> HandFacts {
        HandFacts::of(showdown)
    }

    #[inline]
    fn shapes(&self, showdown: &Showdown, facts: &HandFacts) -> ShapeSet {
        let kinds = facts.concealed.kinds();
        let mut shapes = ShapeSet::only(Shape::Regular);
        if showdown.melds.is_empty() {
            if facts.concealed.odd().is_empty() {
                shapes = shapes | ShapeSet::only(Shape::SevenPairs);
            } else if kinds == ORPHANS {
                shapes = ShapeSet::only(Shape::ThirteenOrphans);
            } else if kinds.len() == 14 {
                shapes = shapes | ShapeSet::only(Shape::LesserKnitted);
            }
        }
        if showdown.melds.len() < 2 && kinds.len() >= 9 && knitted_straights(kinds).next().is_some() {
            shapes = shapes | ShapeSet::only(Shape::KnittedStraight);
        }
        shapes
    }

    #[inline]
    fn count<S: Sheet>(
        &self,
        showdown: &Showdown,
        facts: &HandFacts,
        layout: &Layout,
        sheet: &mut S,
    ) -> Rank {
        let mut reading = ReadingFans::of(showdown, facts, layout);
        reading.wait(showdown, facts, layout, sheet);
        reading.write(showdown, facts, layout, sheet);
        let points = sheet.total();
        let flowers = showdown.flowers.len();
        sheet.count_times(Mcr::Flower as FanNo, flowers, 1);
        Rank { order: u64::from(points), value: points + flowers, basic: points }
    }

    #[inline]
    fn score(&self, showdown: &Showdown, _: &HandFacts, best: Option<Best<'_>>) -> Score {
        let Some(Best { rank, sheet }) = best else {
            return Score::none(Verdict::Incomplete { clause: "MCR-WIN-1" });
        };
        let (mut value, mut basic) = (rank.value, rank.basic);
        let mut score = Score {
            verdict: Verdict::Valid,
            value: None,
            fans: std::mem::take(&mut sheet.fans),
            transfers: None,
        };
        if basic == 0 {
            // MCR-COUNT-7: a hand without points is a chicken hand.
            let chicken = FanCount { fan: Mcr::ChickenHand as FanNo, times: 1, points: 8 };
            score.fans.insert(0, chicken);
            (value, basic) = (value + 8, 8);
        }
        score.value = Some(value);
        if basic < self.minimum {
            score.verdict = Verdict::BelowMinimum { have: basic, need: self.minimum, clause: "MCR-MIN-1" };
        } else {
            score.transfers = pay::transfers(showdown, value);
        }
        score
    }

    fn steps(&self, _: &Score) -> Steps {
        Steps::new()
    }
}
