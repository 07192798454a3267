//! What a hand promises by a plan, for every turn that is still to come: where draws are not tried one by one any more.

use hand::Tally;
use tiles::TileSet;

use crate::future::{Future, Memo, TURNS, Turns};
use crate::mind::{Aim, Mind, is_inside_chow};
use crate::odds::{Claimable, LATER, reckoned};
use crate::plan::{Form, Plan, Reach};

/// A plan that may be followed.
pub(crate) struct Way<'a> {
    pub(crate) plan: &'a Plan,
    /// What it brings.
    gain: f32,
    /// Whether its sets may be declared.
    open: bool,
    /// How many tiles are useful on the average where so many are missing.
    typical: [f32; 9],
    /// The chance to get there, by how many are missing.
    chances: [Turns; 9],
}

/// How much of what others let go one can have for a set: somebody else may want it, or the hand may not.
const CLAIMED: f32 = 0.6;

impl<'a> Way<'a> {
    pub(crate) fn new(mind: &Mind<'a>, future: &Future, aim: &Aim) -> Way<'a> {
        let (plan, prior) = &mind.plans.plans[aim.plan];
        let open = !matches!(plan.form, Form::Special(_));
        let typical = prior.useful.map(|useful| useful * LATER);
        let mut chances = [[0.0; TURNS]; 9];
        chances[0] = [1.0; TURNS];
        for missing in 1..9 {
            let rate = rate(mind, missing, typical[missing]);
            chances[missing] = climb(future, missing, rate, &chances[missing - 1]);
        }
        Way { plan, gain: aim.gain, open, typical, chances }
    }

    /// What a hand that reaches so far promises by this plan.
    pub(crate) fn hope(
        &self,
        mind: &Mind<'_>,
        future: &Future,
        ones: &mut Memo<u32, Turns>,
        tally: &Tally,
        reach: &Reach,
    ) -> Turns {
        let usable = mind.position.usable;
        let mut hope = self.rest(mind, future, tally, reach).map(|chance| chance * self.gain);
        let mut taken = TileSet::EMPTY;
        for &tile in &reach.lacking {
            let mut left = self.within_reach(mind, future, tally, TileSet::only(tile) & usable);
            // A second one of the same kind is harder to get.
            if taken.contains(tile) {
                left *= 0.6;
            }
            taken.insert(tile);
            // The last of all may come from anybody.
            if reach.missing() == 1 {
                left = future.drawn[tile.index()] + future.thrown[tile.index()].by_all;
            }
            let one = ones
                .entry(left.to_bits())
                .or_insert_with(|| future.left.map(|turns| 1.0 - (-left * turns).exp()));
            hope.iter_mut().zip(one.iter()).for_each(|(hope, one)| *hope *= one);
        }
        hope
    }

    /// The chance to get what the plan wants beside its sets.
    fn rest(&self, mind: &Mind<'_>, future: &Future, tally: &Tally, reach: &Reach) -> Turns {
        let missing = usize::from(reach.rest);
        if missing == 0 {
            return [1.0; TURNS];
        }
        let next = self.within_reach(mind, future, tally, reach.useful & mind.position.usable);
        if missing > 8 || next <= 0.0 {
            return [0.0; TURNS];
        }
        let useful = reckoned(self.typical[missing], next * mind.pace.unseen);
        climb(future, missing, rate(mind, missing, useful), &self.chances[missing - 1])
    }

    /// How many of these tiles one gets in a turn.
    fn within_reach(&self, mind: &Mind<'_>, future: &Future, tally: &Tally, useful: TileSet) -> f32 {
        let mut sum = 0.0;
        for tile in useful.filter(|tile| tile.is_playing()) {
            let thrown = future.thrown[tile.index()];
            let claimed = match () {
                () if !self.open => 0.0,
                () if tally.more_than(1).contains(tile) => thrown.by_all,
                () if mind.position.rules.chows && is_inside_chow(tally.more_than(0), tile) => thrown.by_left,
                () => 0.0,
            };
            sum += future.drawn[tile.index()] + CLAIMED * claimed;
        }
        sum
    }

    /// How many tiles a hand lacks for the plan; `None` if it does not fit.
    pub(crate) fn lack(&self, tally: &Tally, melds: &[hand::Meld], sets: u8) -> Option<u8> {
        self.plan.lack(tally, melds, sets).map(|lack| lack.kernel + lack.rest)
    }
}

/// The chance to get one of so many useful tiles in a turn. The last of all may come from anybody.
fn rate(mind: &Mind<'_>, missing: usize, useful: f32) -> f32 {
    let from = if missing == 1 { Claimable::All } else { Claimable::No };
    (useful * mind.pace.claimable(from) / mind.pace.unseen).min(0.9)
}

/// The chance of a hand that comes nearer at this rate.
fn climb(future: &Future, missing: usize, rate: f32, nearer: &Turns) -> Turns {
    let mut chance = [0.0; TURNS];
    let mut same = 0.0;
    for turn in (0..future.turns).rev() {
        let stay = future.stays[turn];
        same = if missing == 1 {
            rate + (1.0 - rate) * stay * same
        } else {
            stay * (rate * nearer.get(turn + 1).copied().unwrap_or(0.0) + (1.0 - rate) * same)
        };
        chance[turn] = same;
    }
    chance
}
