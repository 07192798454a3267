//! The chances of a few plans at every turn that is still to come, reckoned once: for deals that are played in a hurry.

use arrayvec::ArrayVec;

use crate::mind::Aims;
use crate::odds::{Claimable, LATER, Pace, reckoned};
use crate::plan::Plans;

/// How a deal goes on from here.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    /// For each turn, the chance that nobody else ends the deal before the next.
    stays: Vec<f32>,
    /// How many tiles are unseen then.
    unseen: Vec<f32>,
    /// How many turns there are from then on, on the average.
    turns: Vec<f32>,
    others: f32,
    ways: ArrayVec<Way, 6>,
}

/// What is known of one plan.
#[derive(Clone, Debug)]
struct Way {
    plan: usize,
    /// How many useful tiles are reckoned with where so many are missing.
    typical: [f32; 9],
    /// The chance to get there: at each turn, by how many are missing.
    chances: Vec<[f32; 9]>,
}

impl Course {
    pub(crate) fn new(pace: &Pace, plans: &Plans, aims: &Aims) -> Course {
        let alive = pace.turns();
        let length = alive.len().max(1);
        let at = |turn: usize| alive.get(turn).copied().unwrap_or(0.0);
        let stay = |turn: usize| if at(turn) > 0.0 { at(turn + 1) / at(turn) } else { 0.0 };
        let stays: Vec<f32> = (0..length).map(stay).collect();
        let mut turns = vec![0.0; length + 1];
        for turn in (0..length).rev() {
            turns[turn] = 1.0 + stays[turn] * turns[turn + 1];
        }
        // Every turn of everybody shows a tile; what others keep stays unseen.
        let unseen = |turn: usize| (pace.unseen - turn as f32 * (pace.others + 1.0)).max(pace.unseen * 0.4);
        let unseen = (0..=length).map(unseen).collect();
        let mut course = Course { stays, unseen, turns, others: pace.others, ways: ArrayVec::new() };
        for aim in aims {
            let way = course.way(aim.plan, &plans.plans[aim.plan].1.useful);
            course.ways.push(way);
        }
        course
    }

    fn way(&self, plan: usize, useful: &[f32; 9]) -> Way {
        let typical = useful.map(|useful| useful * LATER);
        let mut chances = vec![[0.0; 9]; self.stays.len() + 1];
        chances.iter_mut().for_each(|at| at[0] = 1.0);
        for turn in (0..self.stays.len()).rev() {
            for missing in 1..9 {
                let rate = self.rate(missing, typical[missing], turn);
                let later = chances[turn + 1];
                chances[turn][missing] = self.step(turn, missing, rate, later[missing - 1], later[missing]);
            }
        }
        Way { plan, typical, chances }
    }

    /// The chance to get one of the useful tiles in a turn. The last of all may come from anybody.
    fn rate(&self, missing: usize, useful: f32, turn: usize) -> f32 {
        if missing == 1 {
            (useful * self.claimable(Claimable::All) / self.unseen[turn]).min(0.95)
        } else {
            (useful / self.unseen[turn]).min(0.9)
        }
    }

    fn step(&self, turn: usize, missing: usize, rate: f32, nearer: f32, same: f32) -> f32 {
        if missing == 1 {
            rate + (1.0 - rate) * self.stays[turn] * same
        } else {
            self.stays[turn] * (rate * nearer + (1.0 - rate) * same)
        }
    }

    /// The chance of a plan at a turn, where the rest lacks so many tiles and so many are useful.
    pub(crate) fn chance(&self, plan: usize, turn: usize, missing: u8, useful: f32) -> f32 {
        let missing = usize::from(missing);
        if missing == 0 {
            return 1.0;
        }
        let Some(way) = self.ways.iter().find(|way| way.plan == plan) else { return 0.0 };
        if missing > 8 || useful <= 0.0 {
            return 0.0;
        }
        let next = if missing == 1 { useful } else { reckoned(way.typical[missing], useful) };
        let mut chance = 0.0;
        for turn in (self.within(turn)..self.stays.len()).rev() {
            let rate = self.rate(missing, next, turn);
            chance = self.step(turn, missing, rate, way.chances[turn + 1][missing - 1], chance);
        }
        chance
    }

    /// The chance to get one tile of which so many are left.
    pub(crate) fn chance_of_one(&self, turn: usize, left: f32) -> f32 {
        let turn = self.within(turn);
        1.0 - (-left / self.unseen[turn] * self.turns[turn]).exp()
    }

    pub(crate) fn claimable(&self, from: Claimable) -> f32 {
        from.counts(self.others)
    }

    fn within(&self, turn: usize) -> usize {
        turn.min(self.stays.len() - 1)
    }
}
