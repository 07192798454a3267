//! What a Classical hand is worth: points, times two for each double, cut to the limit and rounded; or the limit.
//!
//! What all tiles and the way of winning bring is found once (`facts.rs`), what the sets bring for each reading
//! (`reading.rs`).

use hand::{Copies, Shape, ShapeSet};
use tiles::{Tile, TileSet};

use super::facts::{HandFacts, pass_facts, pass_flowers};
use super::fans::Classical;
use super::pay;
use super::reading::{Counted, LIMITS, ORPHANS, ReadingFans, each_bit};
use crate::Options;
use crate::score::{
    Best, Fact, FanNo, Layout, Places, Plain, Rank, Reason, Score, Scorer, Set, SetKind, Sheet, Showdown,
    Step, Steps, Verdict, Why, Worth,
};

/// The options that a score depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoring {
    limit: u32,
}

impl Scoring {
    pub(crate) fn new(options: &Options) -> Scoring {
        Scoring { limit: options.number("limit").map_or(500, |limit| limit as u32) }
    }

    /// What a hand is worth at the end: cut to the limit, then rounded up to tens (CLA-SCORE-5, CLA-LOSE-4).
    pub(super) fn cut_and_rounded(&self, value: u64) -> u32 {
        round_up(self.cut(value))
    }

    fn cut(&self, value: u64) -> u32 {
        value.min(u64::from(self.limit)) as u32
    }
}

impl Scorer for Scoring {
    const PLACES: Places = Places::All;
    type Facts = HandFacts;

    #[inline]
    fn facts(&self, showdown: &Showdown) -> HandFacts {
        HandFacts::of(showdown)
    }

    #[inline]
    fn shapes(&self, showdown: &Showdown, facts: &HandFacts) -> ShapeSet {
        if facts.all.total() as usize + 3 * showdown.melds.len() != 14 {
            return ShapeSet::EMPTY;
        }
        let mut shapes = ShapeSet::only(Shape::Regular);
        if showdown.melds.is_empty() {
            if facts.all.odd().is_empty() {
                shapes = shapes | ShapeSet::only(Shape::TwinPairs);
            } else if facts.kinds == ORPHANS {
                shapes = ShapeSet::only(Shape::ThirteenOrphans);
            }
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
        let mut reading = ReadingFans::new(facts);
        if layout.shape == Shape::Regular {
            reading.sets(showdown, layout);
            reading.winning(facts, layout);
        } else {
            let twins = layout.shape == Shape::TwinPairs;
            reading.add(if twins { Classical::HeavenlyTwins } else { Classical::ThirteenWonders });
        }
        let limits = reading.fans & LIMITS;
        if limits == 0 || S::PROVES {
            reading.wait(showdown, facts, layout);
        }
        if S::PROVES {
            pass_facts(showdown, sheet);
        }
        if limits == 0 {
            return self.ordinary(&reading.write(facts, layout, sheet));
        }
        self.limit_hands(&reading, facts, layout, sheet);
        Rank { order: order(limits.count_ones(), 0), value: self.limit, basic: self.limit }
    }

    /// CLA-LOSE-1: what is for all, of the hand as it lies.
    fn unread<S: Sheet>(
        &self,
        showdown: &Showdown,
        facts: &HandFacts,
        sheet: &mut S,
    ) -> Option<(Layout, Rank)> {
        if showdown.win.is_some() {
            return None;
        }
        let layout = lay_out(showdown, &facts.all);
        let mut reading = ReadingFans::new(facts);
        reading.sets(showdown, &layout);
        if S::PROVES {
            pass_flowers(showdown, sheet);
        }
        let rank = self.ordinary(&reading.write(facts, &layout, sheet));
        Some((layout, rank))
    }

    #[inline]
    fn score(&self, showdown: &Showdown, facts: &HandFacts, best: Option<Best<'_>>) -> Score {
        if showdown.win.is_none() {
            return self.not_won(showdown, facts);
        }
        let Some(Best { rank, sheet }) = best else {
            let pairs = showdown.melds.is_empty() && facts.all.odd().is_empty();
            let clause = if pairs { "CLA-WIN-2" } else { "CLA-WIN-1" };
            return Score::none(Verdict::Incomplete { clause });
        };
        let (verdict, transfers) = if showdown.is(Fact::ReadyUndeclared) {
            (Verdict::NotDeclaredReady { clause: "CLA-READY-1" }, None)
        } else {
            (Verdict::Valid, Some(pay::transfers(showdown.seat, rank.value)))
        };
        Score { verdict, value: Some(rank.value), fans: std::mem::take(&mut sheet.fans), transfers }
    }

    fn steps(&self, score: &Score) -> Steps {
        let (mut points, mut doubles) = (0, 0);
        for count in &score.fans {
            match Classical::TABLE[usize::from(count.fan)].worth {
                Worth::Points(_) => points += count.points,
                Worth::Doubles(_) => doubles += count.points,
                // CLA-SCORE-7: worth the limit as it is.
                Worth::Limit => return Steps::new(),
            }
        }
        let doubled = Counted { points, doubles }.doubled();
        let (cut, limit) = (self.cut(doubled), self.limit);
        let to = round_up(cut);
        let steps = [
            (doubles > 0).then_some(Step::Doubled {
                points,
                times: doubles,
                result: doubled,
                clause: "CLA-SCORE-4",
            }),
            (u64::from(cut) < doubled).then_some(Step::Limited {
                from: doubled,
                limit,
                clause: "CLA-SCORE-6",
            }),
            (cut < to).then_some(Step::Rounded { from: cut, to, clause: "CLA-SCORE-5" }),
        ];
        steps.into_iter().flatten().collect()
    }
}

impl Scoring {
    fn ordinary(&self, counted: &Counted) -> Rank {
        let doubled = counted.doubled();
        let value = self.cut_and_rounded(doubled);
        Rank { order: order(0, doubled), value, basic: value }
    }

    /// CLA-SCORE-8: every satisfied limit hand, and nothing else.
    fn limit_hands<S: Sheet>(
        &self,
        reading: &ReadingFans,
        facts: &HandFacts,
        layout: &Layout,
        sheet: &mut S,
    ) {
        each_bit(reading.fans & LIMITS, |fan| {
            sheet.count(fan, self.limit, if S::PROVES { reading.makers(fan, layout) } else { 0 });
        });
        if S::PROVES {
            let by = (reading.fans & LIMITS).trailing_zeros() as FanNo;
            let reason = Reason { why: Why::Implied, by: Some(by), clause: "CLA-SCORE-7" };
            each_bit(reading.fans & !LIMITS, |fan| {
                reading.each_time::<S>(fan, facts, layout, |_, sets| sheet.pass(fan, sets, reason));
            });
        }
    }

    fn not_won(&self, showdown: &Showdown, facts: &HandFacts) -> Score {
        let mut sheet = Plain::default();
        let value = self.unread(showdown, facts, &mut sheet).map(|(_, rank)| rank.value);
        Score { verdict: Verdict::NotWon, value, fans: sheet.fans, transfers: None }
    }
}

/// How readings are compared (CLA-SCORE-2). Nothing is dearer than a limit hand; where several are satisfied, the
/// reading with most of them is told. Of others it is the one that is worth more before it is cut and rounded.
#[inline(always)]
fn order(limits: u32, doubled: u64) -> u64 {
    u64::from(limits) << 42 | doubled
}

/// What a player has who has not won (CLA-LOSE-2): declared sets, three or four equal tiles as a pung, two as a
/// pair; the others stand alone. What no hand can have is left out.
fn lay_out(showdown: &Showdown, all: &Copies) -> Layout {
    let [one, two, three, four] = [1, 2, 3, 4].map(|n| all.exactly(n));
    let concealed = |kind: SetKind| move |tile: Tile| Set { kind, tile, open: false, wild: 0 };
    let sets = showdown.melds.iter().map(Set::declared);
    let sets =
        sets.chain((three | four).map(concealed(SetKind::Pung))).chain(two.map(concealed(SetKind::Pair)));
    Layout {
        shape: Shape::Regular,
        sets: sets.take(8).collect(),
        declared: showdown.melds.len(),
        singles: one | four,
        wild: TileSet::EMPTY,
        completed: None,
    }
}

fn round_up(points: u32) -> u32 {
    points.next_multiple_of(10)
}
