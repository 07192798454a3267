//! How a ruleset counts: every reading on a sheet, the best of them is the hand.

use arrayvec::ArrayVec;
use tiles::Suit;

use super::layout::{Layout, Places};
use super::sheet::{FanCounts, Full, Plain, Sheet};
use super::{Payments, Showdown, Transfers};

/// What a hand is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Whether the win may be declared.
    pub verdict: Verdict,
    /// In the unit of the ruleset, after limits and rounding; `None` if the hand is not complete.
    pub value: Option<u32>,
    /// What makes it.
    pub fans: FanCounts,
    /// Who pays, for a win that may be declared; `None` if it is not said whose tile it was.
    pub transfers: Option<Transfers>,
}

/// Whether a win may be declared, and if not, which clause forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Verdict {
    /// It may.
    Valid,
    /// Nobody has won; the hand is worth something all the same, or could be.
    NotWon,
    /// The tiles are no complete hand.
    Incomplete { clause: &'static str },
    /// The hand is too cheap; flowers (and what else the clause names) do not count.
    BelowMinimum { have: u32, need: u32, clause: &'static str },
    /// A tile of the player's forbidden suit is in the hand.
    ForbiddenSuit { suit: Suit, clause: &'static str },
    /// The hand has all three suits, one of which must be the forbidden one.
    ThreeSuits { clause: &'static str },
    /// The hand had not been declared ready.
    NotDeclaredReady { clause: &'static str },
    /// A discarded joker cannot be claimed.
    DiscardedJoker { clause: &'static str },
    /// A win by the eighth flower without the seven others.
    FewFlowers { have: u32, clause: &'static str },
}

/// A step from the fans to the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Step {
    /// The points are doubled so many times.
    Doubled { points: u32, times: u32, result: u64, clause: &'static str },
    /// So many fans are so many points.
    Table { fans: u32, points: u32, clause: &'static str },
    /// Cut to the limit.
    Limited { from: u64, limit: u32, clause: &'static str },
    /// Rounded up.
    Rounded { from: u32, to: u32, clause: &'static str },
}

/// The steps from the fans to the value, in order.
pub type Steps = ArrayVec<Step, 4>;

/// How readings are compared, and what they come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rank {
    /// The greatest is the best.
    pub(crate) order: u64,
    /// After limits and rounding.
    pub(crate) value: u32,
    /// What the minimum looks at.
    pub(crate) basic: u32,
}

/// The best reading.
#[derive(Debug)]
pub(crate) struct Best<'a> {
    pub(crate) rank: Rank,
    /// Its fans may be taken.
    pub(crate) sheet: &'a mut Plain,
}

/// A ruleset that counts.
pub(crate) trait Scorer {
    /// Whether it matters which set the winning tile completes.
    const PLACES: Places;

    /// What is known of the hand before it is read; made once.
    type Facts;

    fn facts(&self, showdown: &Showdown) -> Self::Facts;

    /// The shapes that this hand may be read in. Only those that it can have need to be named.
    fn shapes(&self, showdown: &Showdown, facts: &Self::Facts) -> hand::ShapeSet;

    /// Counts one reading.
    fn count<S: Sheet>(
        &self,
        showdown: &Showdown,
        facts: &Self::Facts,
        layout: &Layout,
        sheet: &mut S,
    ) -> Rank;

    /// The hand that is counted in the place of one that has not won: a ready hand with its best tile.
    fn hypothetical(&self, _: &Showdown) -> Option<Showdown> {
        None
    }

    /// Counts a hand that has not won as it lies, where such hands are worth something.
    fn unread<S: Sheet>(&self, _: &Showdown, _: &Self::Facts, _: &mut S) -> Option<(Layout, Rank)> {
        None
    }

    /// The same with a sheet for the proof.
    fn unread_proof(&self, showdown: &Showdown) -> Option<(Layout, Rank, Full)> {
        let mut sheet = Full::default();
        let (layout, rank) = self.unread(showdown, &self.facts(showdown), &mut sheet)?;
        Some((layout, rank, sheet))
    }

    /// From the best reading to the result; also the place for what is not a matter of readings.
    fn score(&self, showdown: &Showdown, facts: &Self::Facts, best: Option<Best<'_>>) -> Score;

    /// The steps from the fans to the value.
    fn steps(&self, score: &Score) -> Steps;
}

/// The hand's score.
#[inline]
pub(crate) fn score<R: Scorer>(ruleset: &R, showdown: &Showdown) -> Score {
    let facts = ruleset.facts(showdown);
    if showdown.win.is_none() {
        return ruleset.score(showdown, &facts, None);
    }
    // Two sheets in turn, so that none is copied: the best so far and the one to write on.
    let mut sheets = [Plain::default(), Plain::default()];
    let (mut best, mut next): (Option<Rank>, usize) = (None, 0);
    Layout::each(showdown, ruleset.shapes(showdown, &facts), R::PLACES, |layout| {
        let sheet = &mut sheets[next & 1];
        sheet.clear();
        let rank = ruleset.count(showdown, &facts, layout, sheet);
        if best.is_none_or(|best| rank.order > best.order) {
            best = Some(rank);
            next ^= 1;
        }
    });
    let best = best.map(|rank| Best { rank, sheet: &mut sheets[(next ^ 1) & 1] });
    ruleset.score(showdown, &facts, best)
}

/// Every reading with all that can be said of it, the best first; of readings that differ only in the place of the
/// winning tile the best place.
pub(crate) fn readings<R: Scorer>(ruleset: &R, showdown: &Showdown) -> Vec<(Rank, Layout, Full)> {
    let facts = ruleset.facts(showdown);
    let mut found: Vec<(Rank, Layout, Full)> = Vec::new();
    if showdown.win.is_none() {
        return found;
    }
    Layout::each(showdown, ruleset.shapes(showdown, &facts), R::PLACES, |layout| {
        let mut sheet = Full::default();
        let rank = ruleset.count(showdown, &facts, layout, &mut sheet);
        // The places of one division come one after the other.
        let same = |other: &Layout| other.shape == layout.shape && is_same_division(other, layout);
        match found.last_mut().filter(|(_, other, _)| same(other)) {
            Some(other) if other.0.order >= rank.order => {}
            Some(other) => *other = (rank, layout.clone(), sheet),
            None => found.push((rank, layout.clone(), sheet)),
        }
    });
    found.iter_mut().for_each(|(_, layout, _)| layout.place_jokers(showdown));
    found.sort_by_key(|(rank, ..)| std::cmp::Reverse(rank.order));
    found
}

fn is_same_division(one: &Layout, two: &Layout) -> bool {
    let key = |layout: &Layout| -> Vec<_> {
        layout.sets.iter().map(|set| (set.kind as u8, set.tile, set.wild)).collect()
    };
    key(one) == key(two) && one.singles == two.singles
}

impl Score {
    /// A result without a value.
    pub(crate) fn none(verdict: Verdict) -> Score {
        Score { verdict, value: None, fans: FanCounts::new(), transfers: None }
    }

    /// What each player wins or loses.
    pub fn payments(&self) -> Option<Payments> {
        self.transfers.as_ref().map(|transfers| Payments::of(transfers))
    }

    /// What a fan brings, all its occurrences added.
    pub fn points_of(&self, fan: super::FanNo) -> u32 {
        self.fans.iter().filter(|count| count.fan == fan).map(|count| count.points).sum()
    }
}

impl Verdict {
    /// Whether the win may be declared; `None` if nobody has won.
    pub const fn is_valid(&self) -> Option<bool> {
        match self {
            Verdict::Valid => Some(true),
            Verdict::NotWon => None,
            Verdict::Incomplete { .. }
            | Verdict::BelowMinimum { .. }
            | Verdict::ForbiddenSuit { .. }
            | Verdict::ThreeSuits { .. }
            | Verdict::NotDeclaredReady { .. }
            | Verdict::DiscardedJoker { .. }
            | Verdict::FewFlowers { .. } => Some(false),
        }
    }

    /// The clause that forbids it.
    pub const fn clause(&self) -> Option<&'static str> {
        match self {
            Verdict::Valid | Verdict::NotWon => None,
            Verdict::Incomplete { clause }
            | Verdict::BelowMinimum { clause, .. }
            | Verdict::ForbiddenSuit { clause, .. }
            | Verdict::ThreeSuits { clause }
            | Verdict::NotDeclaredReady { clause }
            | Verdict::DiscardedJoker { clause }
            | Verdict::FewFlowers { clause, .. } => Some(clause),
        }
    }
}

impl Step {
    /// The clause that says so.
    pub const fn clause(&self) -> &'static str {
        match self {
            Step::Doubled { clause, .. }
            | Step::Table { clause, .. }
            | Step::Limited { clause, .. }
            | Step::Rounded { clause, .. } => clause,
        }
    }
}
