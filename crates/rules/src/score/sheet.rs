//! What a ruleset writes down while it counts a reading.
//!
//! The counting is written once. For a number alone it writes on [`Plain`], which keeps little and allocates
//! nothing; for a proof it writes on [`Full`], which keeps every fan with its sets and every reason.

use arrayvec::ArrayVec;

use super::{FanNo, SetMask};

/// A sheet to write fans on.
pub(crate) trait Sheet {
    /// Whether reasons are wanted; what only serves them is left out otherwise.
    const PROVES: bool;

    /// A fan counts once: for so much, made by these sets.
    fn count(&mut self, fan: FanNo, points: u32, sets: SetMask);

    /// A fan counts so many times, each time for so much, and no set makes it.
    fn count_times(&mut self, fan: FanNo, times: u32, points: u32);

    /// A fan counts once for each of these sets, each time for so much.
    fn count_each(&mut self, fan: FanNo, points: u32, sets: SetMask);

    /// A fan holds but does not count.
    fn pass(&mut self, fan: FanNo, sets: SetMask, reason: Reason);

    /// Everything that was counted.
    fn total(&self) -> u32;
}

/// Why a fan that holds is not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What the reason is.
    pub why: Why,
    /// The counted fan that stands in its way, where there is one.
    pub by: Option<FanNo>,
    /// The clause that says so.
    pub clause: &'static str,
}

/// The kinds of reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Another fan always brings it with it, or is said to exclude it.
    Implied,
    /// Its sets are joined in a dearer fan already.
    Separated,
    /// One of its sets has been used for the same fan.
    Repeated,
    /// Each of its sets has been joined once already.
    Joined,
    /// Only one of several such fans is counted.
    OneOnly,
    /// It does not count with hands of this kind.
    NotHere,
}

/// A fan of a result, all its occurrences added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FanCount {
    /// Which fan.
    pub fan: FanNo,
    /// How many times it was counted.
    pub times: u8,
    /// What it brings in all.
    pub points: u32,
}

/// The fans of a result; no reading has more.
pub type FanCounts = ArrayVec<FanCount, 24>;

/// A sheet for the sum.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plain {
    pub(crate) fans: FanCounts,
    pub(crate) total: u32,
}

/// A sheet for the proof.
#[derive(Clone, Debug, Default)]
pub(crate) struct Full {
    pub(crate) plain: Plain,
    pub(crate) counted: Vec<Counted>,
    pub(crate) passed: Vec<Passed>,
}

/// A fan that counts, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Which fan.
    pub fan: FanNo,
    /// What it brings.
    pub points: u32,
    /// The sets that make it; none if it is not a matter of sets.
    pub sets: SetMask,
}

/// A fan that holds and does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    /// Which fan.
    pub fan: FanNo,
    /// The sets that would make it.
    pub sets: SetMask,
    /// Why not.
    pub reason: Reason,
}

impl Plain {
    #[inline(always)]
    pub(crate) fn clear(&mut self) {
        self.fans.clear();
        self.total = 0;
    }
}

impl Sheet for Plain {
    const PROVES: bool = false;

    #[inline(always)]
    fn count(&mut self, fan: FanNo, points: u32, _: SetMask) {
        self.total += points;
        match self.fans.last_mut() {
            // Equal fans come one after the other.
            Some(last) if last.fan == fan => {
                last.times += 1;
                last.points += points;
            }
            _ => self.fans.push(FanCount { fan, times: 1, points }),
        }
    }

    #[inline(always)]
    fn count_times(&mut self, fan: FanNo, times: u32, points: u32) {
        if times > 0 {
            self.total += times * points;
            self.fans.push(FanCount { fan, times: times as u8, points: times * points });
        }
    }

    #[inline(always)]
    fn count_each(&mut self, fan: FanNo, points: u32, sets: SetMask) {
        self.count_times(fan, sets.count_ones(), points);
    }

    #[inline(always)]
    fn pass(&mut self, _: FanNo, _: SetMask, _: Reason) {}

    #[inline(always)]
    fn total(&self) -> u32 {
        self.total
    }
}

impl Sheet for Full {
    const PROVES: bool = true;

    fn count(&mut self, fan: FanNo, points: u32, sets: SetMask) {
        self.plain.count(fan, points, sets);
        self.counted.push(Counted { fan, points, sets });
    }

    fn count_times(&mut self, fan: FanNo, times: u32, points: u32) {
        self.plain.count_times(fan, times, points);
        self.counted.extend((0..times).map(|_| Counted { fan, points, sets: 0 }));
    }

    fn count_each(&mut self, fan: FanNo, points: u32, sets: SetMask) {
        let each = (0..SetMask::BITS).map(|at| 1 << at).filter(|set| sets & set != 0);
        each.for_each(|set| self.count(fan, points, set));
    }

    fn pass(&mut self, fan: FanNo, sets: SetMask, reason: Reason) {
        let passed = Passed { fan, sets, reason };
        if !self.passed.contains(&passed) {
            self.passed.push(passed);
        }
    }

    fn total(&self) -> u32 {
        self.plain.total
    }
}
