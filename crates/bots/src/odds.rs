//! How likely it is to complete a hand in time.

use arrayvec::ArrayVec;
use rules::{AfterWin, Rules};
use table::SeatView;

use crate::plan::Plans;

/// How a deal goes on, in turns.
#[derive(Clone, Debug)]
pub(crate) struct Pace {
    /// How many tiles are unseen.
    pub(crate) unseen: f32,
    /// How many others play.
    pub(crate) others: f32,
    /// For each turn that is still to come, the chance that nobody else has ended the deal before it.
    alive: ArrayVec<f32, 80>,
    /// The sum of these.
    turns: f32,
}

/// How much of a discard one can have of what one could draw: others keep what one needs.
const FROM_OTHERS: f32 = 0.55;

/// A hand does not always find at its next step what hands like it find on the average.
pub(crate) const LATER: f32 = 0.5;

impl Pace {
    /// So many draws to come, with the chance that somebody else wins in each of them; a part of these wins ends the deal.
    pub(crate) fn new(draws: u32, unseen: f32, others: f32, part: f32, hazard: impl Fn(u32) -> f32) -> Pace {
        let mut left = 1.0;
        let mut alive = ArrayVec::<f32, 80>::new();
        for turn in 0..draws.min(80) {
            alive.push(left);
            left *= 1.0 - part * hazard(turn);
        }
        Pace { unseen, others, turns: alive.iter().sum(), alive }
    }

    /// The chances of the turns to come that nobody else has ended the deal.
    pub(crate) fn turns(&self) -> &[f32] {
        &self.alive
    }

    /// What a seat has to reckon with, of what it sees and so many unseen tiles.
    pub(crate) fn of(rules: &Rules, view: SeatView<'_>, plans: &Plans, unseen: u32) -> Pace {
        let public = view.public();
        let players = public.in_play().len().max(1) as f32;
        let turn = public.river().len() as f32 / players;
        let goes_on = matches!(rules.play.after_win, AfterWin::PlayOn { .. });
        let part = if goes_on { 0.25 } else { 1.0 };
        // Where any hand may win, hands are ready sooner.
        let hazard = |later: u32| {
            let turn = turn + later as f32;
            let (hard, easy) = (0.009 * (turn - 4.0), 0.04 * (turn - 3.0));
            (hard + (easy - hard) * plans.easy).clamp(0.0, 0.3)
        };
        let draws = (f32::from(public.live(rules, view.seat())) / players).ceil() as u32;
        Pace::new(draws, unseen.max(1) as f32, players - 1.0, part, hazard)
    }

    /// The chance to complete a hand that lacks `missing` tiles, of which the next is one of `next` (counted by how one
    /// can get it, in draws), and where the last one is one of `last`, which anybody may discard. `later` is how many tiles
    /// are useful to such hands when they lack so many.
    pub(crate) fn chance(&self, missing: u8, next: f32, later: &[f32; 9], last: Option<f32>) -> f32 {
        let missing = usize::from(missing);
        if missing == 0 {
            return 1.0;
        }
        if missing > 8 || next <= 0.0 {
            return 0.0;
        }
        // What is useful becomes less with every step. A hand that has less of it than usual can be made better before it
        // comes nearer.
        let mut rates = [0.0f32; 9];
        for (rate, useful) in rates.iter_mut().zip(later).take(missing + 1) {
            *rate = useful * LATER;
        }
        rates[missing] = reckoned(rates[missing], next);
        rates = rates.map(|rate| (rate / self.unseen).min(0.9));
        let at_last = last.unwrap_or(rates[1] * self.unseen);
        rates[1] = (at_last * self.claimable(Claimable::All) / self.unseen).min(0.95);
        // Where it stands: so many tiles are missing with this chance.
        let mut at = [0.0f32; 9];
        at[missing] = 1.0;
        let mut done = 0.0;
        for &alive in &self.alive {
            done += alive * at[1] * rates[1];
            at[1] *= 1.0 - rates[1];
            for step in 2..=missing {
                let moved = at[step] * rates[step];
                at[step] -= moved;
                at[step - 1] += moved;
            }
        }
        done
    }

    /// The chance of an ordinary hand that lacks so many tiles.
    pub(crate) fn typical_chance(&self, missing: u8, useful: &[f32; 9]) -> f32 {
        let next = useful.get(usize::from(missing)).copied().unwrap_or(0.0);
        self.chance(missing, next, useful, None)
    }

    /// The chance to get one tile of which so many are left, in the turns that others leave.
    pub(crate) fn chance_of_one(&self, left: f32) -> f32 {
        1.0 - (-left / self.unseen * self.turns).exp()
    }

    /// How a useful tile counts that one may also claim from one other player, or from all of them.
    pub(crate) fn claimable(&self, from: Claimable) -> f32 {
        from.counts(self.others)
    }
}

/// How many useful tiles are reckoned with at the next step, where such hands have so many and this one so many.
pub(crate) fn reckoned(typical: f32, next: f32) -> f32 {
    0.6 * typical + 0.4 * next
}

/// From whom a tile can be claimed for a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claimable {
    No,
    Left,
    All,
}

impl Claimable {
    /// How a useful tile counts with so many others at the table.
    pub(crate) fn counts(self, others: f32) -> f32 {
        match self {
            Claimable::No => 1.0,
            Claimable::Left => 1.0 + FROM_OTHERS,
            Claimable::All => 1.0 + FROM_OTHERS * others,
        }
    }
}
