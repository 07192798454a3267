//! What becomes of a deal after each thing that can be done, in imagined deals that are played to their end: for whoever has time.
//!
//! What others hold is imagined as is likely ([`Belief`]), and the same for all that is compared. Everybody plays on as a novice
//! does, which is quick, so that there can be thousands of deals; only where few hands may win the own seat follows the plans that
//! promise most, as a club player does. What the deals bring is weighed together with what was known before: the more of them, the
//! more they count. What is clearly worse than the best is left before the others.

use table::{Action, Deal};

use crate::belief::Belief;
use crate::mind::Mind;
use crate::novice::Novice;
use crate::solo::Limit;
use crate::stakes::{self, Change};
use crate::{Bot, Chance, Club};

/// What can be done, and how it turned out in the deals that were played.
pub(crate) struct Playouts<'a> {
    mind: &'a Mind<'a>,
    trust: Trust,
    /// The best first, as far as was known before.
    choices: Vec<Choice>,
}

/// How much the ends of deals count beside what was known before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trust {
    /// Those of very many.
    most: f32,
    /// So many deals tell half of what can be told.
    half: f32,
}

struct Choice {
    action: Action,
    /// What it was worth before a deal was played.
    worth: f32,
    /// What each of the imagined deals brought; no more are played for what was left.
    ends: Vec<f32>,
}

/// How much better one is than another: as was known before, and in the deals, with the standard error of that.
struct Difference {
    known: f32,
    mean: f32,
    error: f32,
}

/// So many of the best are looked at, if they are worth such a part of the best.
const MOST: usize = 4;
const LEAST: f32 = 0.5;
/// After so many deals it is asked what may be left.
const ROUND: usize = 32;
/// By so many standard errors something must be worse.
const CLEARLY: f32 = 2.5;
/// Where fewer hands than that, as a part of all, may win at all, a novice does not see what he should play for.
const EASY: f32 = 0.5;
/// To play a deal out takes as long as to look at so many hands: among novices, and if the own seat follows plans.
const A_DEAL: u64 = 150;
const A_DEAL_FOLLOWED: u64 = 600;
/// So often in succession luck may not find a deal that can be.
const FAILURES: u32 = 50;

impl Trust {
    /// Beside what the club player would think.
    pub(crate) const BESIDE_A_GLANCE: Trust = Trust { most: 16.0, half: 6_400.0 };
    /// Beside what is known of somebody who has tried the next tiles.
    pub(crate) const BESIDE_A_LOOK_AHEAD: Trust = Trust { most: 0.6, half: 400.0 };

    /// How much so many count.
    pub(crate) fn of(self, many: usize) -> f32 {
        let many = many as f32;
        self.most * many / (many + self.half)
    }
}

impl<'a> Playouts<'a> {
    /// For things to do of which it is known what they are worth, the best first.
    pub(crate) fn new(mind: &'a Mind<'a>, known: &[(Action, f32)], trust: Trust) -> Playouts<'a> {
        let most = known.first().map_or(0.0, |&(_, worth)| worth);
        let good = known.iter().filter(|(_, worth)| *worth >= most - (1.0 - LEAST) * most.abs());
        let mut choices: Vec<Choice> = Vec::new();
        for &(action, worth) in good {
            if choices.len() < MOST && choices.iter().all(|other| other.action != action) {
                choices.push(Choice { action, worth, ends: Vec::new() });
            }
        }
        Playouts { mind, trust, choices }
    }

    /// What is best, as far as may be thought.
    pub(crate) fn best(mut self, limit: &mut Limit, chance: &mut Chance) -> Option<Action> {
        if self.choices.len() > 1 && limit.is_long() {
            self.compare(limit, chance);
        }
        self.leader().map(|best| best.action)
    }

    fn compare(&mut self, limit: &mut Limit, chance: &mut Chance) {
        let position = &self.mind.position;
        let mut belief = Belief::new(position.rules, position.view);
        let mut own = (self.mind.plans.easy < EASY).then(|| Club::with(self.mind.narrowed()));
        let mut failures = 0;
        while self.choices.len() > 1 && failures < FAILURES {
            let guess = belief.guess(chance);
            let Some(Ok(world)) = guess.map(|guess| position.view.imagine(position.rules, guess)) else {
                failures += 1;
                continue;
            };
            failures = 0;
            if !self.play(&world, &mut own, limit) {
                break;
            }
            if self.played().is_multiple_of(ROUND) {
                self.leave();
            }
        }
    }

    /// Plays a deal on after each choice; whether there was time. What was not compared does not count.
    fn play(&mut self, world: &Deal, own: &mut Option<Club>, limit: &mut Limit) -> bool {
        let played = self.played();
        for choice in &mut self.choices {
            if !limit.plays(if own.is_some() { A_DEAL_FOLLOWED } else { A_DEAL }) {
                self.choices.iter_mut().for_each(|choice| choice.ends.truncate(played));
                return false;
            }
            choice.ends.push(end(self.mind, world, choice.action, own));
        }
        true
    }

    fn played(&self) -> usize {
        self.choices.last().map_or(0, |choice| choice.ends.len())
    }

    fn leader(&self) -> Option<&Choice> {
        self.choices.iter().reduce(|best, one| if self.is_better(one, best) { one } else { best })
    }

    /// By what was known before, and by what the deals have brought: the more, the more they count.
    fn is_better(&self, one: &Choice, other: &Choice) -> bool {
        let Difference { known, mean, .. } = difference(one, other);
        known + self.trust.of(one.ends.len()) * mean > 0.0
    }

    /// Leaves what will hardly be the best, however many deals are played.
    fn leave(&mut self) {
        let Some(best) = self.leader() else { return };
        let keeps = |one: &Choice| {
            let Difference { known, mean, error } = difference(best, one);
            one.action == best.action || known / self.trust.most + mean < CLEARLY * error
        };
        let kept: Vec<bool> = self.choices.iter().map(keeps).collect();
        let mut kept = kept.into_iter();
        self.choices.retain(|_| kept.next().unwrap_or(true));
    }
}

/// How much better one is than another.
fn difference(one: &Choice, other: &Choice) -> Difference {
    let known = one.worth - other.worth;
    let more = || one.ends.iter().zip(&other.ends).map(|(one, other)| one - other);
    let many = one.ends.len().max(1) as f32;
    let mean = more().sum::<f32>() / many;
    let variance = more().map(|more| (more - mean).powi(2)).sum::<f32>() / many;
    Difference { known, mean, error: (variance / many).sqrt() }
}

/// What a deal brings in which this is done and everybody plays on as a novice, but for the own seat if somebody is named for it.
fn end(mind: &Mind<'_>, world: &Deal, action: Action, own: &mut Option<Club>) -> f32 {
    let (rules, view) = (mind.position.rules, mind.position.view);
    let mut deal = *world;
    deal.go_on(rules, view.seat(), action);
    while let Some(seat) = deal.to_act().next() {
        let (seen, choices) = (deal.view(seat), deal.choices(rules, seat));
        let action = match own {
            Some(own) if seat == view.seat() => own.choose(rules, seen, choices),
            _ => Novice::new().choose(rules, seen, choices),
        };
        deal.go_on(rules, seat, action);
    }
    let mut change: Change = [0.0; 4];
    for &seat in view.public().seats() {
        let more = deal.public().points()[seat] - view.public().points()[seat];
        change[stakes::place(view, seat)] = more as f32;
    }
    mind.stakes.as_ref().map_or(change[0], |stakes| stakes.of_end(&change))
}
