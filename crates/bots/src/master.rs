//! Looks ahead: the own draws are tried one by one, and behind them stands what the scorer pays; then deals are played out.
//!
//! The club player reckons what a hand promises from how many tiles it lacks. The master tries the tiles that may come, and
//! those that others let go, each with the best discard after it ([`Solo`]), and takes off what a discard costs that somebody
//! may wait for ([`Wary`]). Whoever has time tries the best of what can be done in imagined deals that are played to their end,
//! too ([`Playouts`]).

use std::sync::Arc;
use std::time::Duration;

use hand::Tally;
use rules::{AfterWin, Rules};
use table::{Action, Choices, SeatView};
use tiles::{Seat, Tile};

use crate::future::Future;
use crate::mind::{Breadth, Mind};
use crate::plan::Plans;
use crate::playouts::{Playouts, Trust};
use crate::solo::{Held, Limit, Solo};
use crate::stakes::{PlaysFor, Stakes};
use crate::wary::Wary;
use crate::{Bot, Chance, Standing, Start, claims, safe};

/// Tries its own draws one by one, and takes care with what others may wait for.
#[derive(Clone, Debug)]
pub struct Master {
    known: Option<Arc<Plans>>,
    budget: Budget,
    plays_for: PlaysFor,
    standing: Option<Standing>,
    seed: u64,
}

/// How much may be thought about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So long. What is chosen depends on the machine.
    Time(Duration),
    /// So many hands may be looked at. What is chosen is the same everywhere.
    Hands(u32),
}

/// Something that can be done, and what it is worth as far as is known.
struct Choice {
    action: Action,
    /// The hand after it, and after the discard that follows a claim.
    held: Held,
    /// By which of several ways of going on it is valued.
    solo: usize,
    /// What it brings at once, less what it costs that somebody may wait for the discard.
    at_once: f32,
    /// How much better a hand is before a tile that replaces a kong's fourth.
    factor: f32,
    worth: f32,
}

/// What can be done, and how the hands after it are valued.
struct Thought<'a> {
    mind: &'a Mind<'a>,
    future: &'a Future,
    wary: Wary<'a>,
    solos: Vec<Solo<'a>>,
    /// The hand that each of these begins with.
    hands: Vec<Held>,
    choices: Vec<Choice>,
}

/// A look ahead: so many draws, with so many plans.
struct Look {
    draws: usize,
    breadth: Breadth,
    /// About how many times as much there is to think as for the one before.
    growth: u32,
}

/// How much of what a discard costs that is won upon is lost by it: some of those who wait win anyway.
const PERIL: f32 = 0.65;
/// How much a tile more is worth, which is drawn for a kong.
const REPLACED: f32 = 1.04;
/// What is hoped for must be so many times as good as a win that one has.
const WAITS: f32 = 1.25;
/// What is worth so much less than the best, as a part of it, is not looked at further.
const HOPELESS: f32 = 0.5;
/// One after another, as far as there is time: in simulations, which are to be quick.
const QUICK: &[Look] = &[
    Look { draws: 1, breadth: Breadth::Usual, growth: 0 },
    Look { draws: 2, breadth: Breadth::Usual, growth: 40 },
    Look { draws: 3, breadth: Breadth::Usual, growth: 40 },
];
/// For whoever has more time: more plans first, and then more draws.
const PATIENT: &[Look] = &[
    Look { draws: 1, breadth: Breadth::Usual, growth: 0 },
    Look { draws: 1, breadth: Breadth::Wide, growth: 4 },
    Look { draws: 2, breadth: Breadth::Wide, growth: 40 },
    Look { draws: 3, breadth: Breadth::Wide, growth: 40 },
];

impl Budget {
    /// For play with people.
    pub const PATIENT: Budget = Budget::Time(Duration::from_millis(200));
    /// For simulations, which must give the same on every machine.
    pub const SAME: Budget = Budget::Hands(6_000);

    fn limit(self) -> Limit {
        match self {
            // The last look at the clock is a little late, and there is other work to do.
            Budget::Time(time) => Limit::time(time.mul_f32(0.8)),
            Budget::Hands(hands) => Limit::hands(hands.into()),
        }
    }
}

impl Master {
    /// A master who thinks so much about each decision.
    pub fn new(budget: Budget) -> Master {
        Master { known: None, budget, plays_for: PlaysFor::Points, standing: None, seed: 0 }
    }

    /// The same, who plays for this.
    #[must_use]
    pub fn playing_for(mut self, what: PlaysFor) -> Master {
        self.plays_for = what;
        self
    }

    /// What is at stake, for somebody who plays for his place in a session.
    fn stakes(&self, view: SeatView<'_>, plans: &Plans) -> Option<Stakes> {
        let standing = self.standing.as_ref().filter(|_| self.plays_for == PlaysFor::Places)?;
        Stakes::new(view, plans, standing)
    }
}

impl Bot for Master {
    fn begin(&mut self, rules: &Rules, start: &Start) {
        self.known = Some(Plans::of(rules));
        self.standing = start.standing;
        self.seed = start.seed;
    }

    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        let forced = claims::forced(rules, view, choices);
        let may_wait = self.plays_for == PlaysFor::Places && choices.len() > 1;
        if let Some(forced) = forced.filter(|&forced| forced != Action::Win || !may_wait) {
            return forced;
        }
        let plans = Arc::clone(self.known.get_or_insert_with(|| Plans::of(rules)));
        let mind = Mind::new(rules, &plans, view, choices).with(self.stakes(view, &plans));
        if forced.is_some() {
            return self.wins_or_waits(&mind);
        }
        if choices.contains(Action::Ready) && mind.declares() {
            return Action::Ready;
        }
        self.thought(&mind).unwrap_or_else(|| safe(view, choices))
    }
}

impl Master {
    /// What is best as far as can be foreseen, or at a glance, and in imagined deals if there is time.
    fn thought(&self, mind: &Mind<'_>) -> Option<Action> {
        let mut limit = self.budget.limit();
        let (known, trust) = if can_be_foreseen(mind) {
            (foreseen(mind, &mut limit), Trust::BESIDE_A_LOOK_AHEAD)
        } else {
            (at_a_glance(mind), Trust::BESIDE_A_GLANCE)
        };
        let mut chance = Chance::new(self.seed ^ (mind.position.view.public().river().len() as u64) << 32);
        Playouts::new(mind, &known, trust).best(&mut limit, &mut chance)
    }

    /// A win may bring the last deal to its end with a place that is not good enough, where a dearer one would bring a better.
    fn wins_or_waits(&self, mind: &Mind<'_>) -> Action {
        let Some(won) = mind.stakes.as_ref().and_then(|stakes| mind.wins_now(stakes)) else {
            return Action::Win;
        };
        if !can_be_foreseen(mind) {
            return Action::Win;
        }
        let known = foreseen(mind, &mut self.budget.limit());
        let other = known.first().filter(|(action, worth)| *action != Action::Win && *worth > WAITS * won);
        other.map_or(Action::Win, |&(action, _)| action)
    }
}

/// Whether the next tiles can be tried: not before a suit is named and gone, and not with jokers. Where play goes on after a
/// win, later wins bring less and the end of the wall is paid for, which is not reckoned with.
fn can_be_foreseen(mind: &Mind<'_>) -> bool {
    let position = &mind.position;
    let ends = position.rules.play.after_win == AfterWin::Ends;
    let whole = position.view.own().tally().tiles() == position.tally.tiles();
    let plain = position.tally.jokers() == 0 && position.choices.discards().all(|tile| tile.is_playing());
    ends && whole && plain && (position.in_turn() || position.offered().is_some())
}

/// What can be done and what it is worth as far as can be foreseen, the best first.
fn foreseen(mind: &Mind<'_>, limit: &mut Limit) -> Vec<(Action, f32)> {
    Thought::new(mind, &Future::new(mind)).ranked(limit)
}

/// What the club player would think of all that can be done if he saw what is paid at once, the best first.
fn at_a_glance(mind: &Mind<'_>) -> Vec<(Action, f32)> {
    let mut all = mind.weigh();
    all.retain(|weighed| mind.position.choices.contains(weighed.action));
    all.iter_mut().for_each(|weighed| weighed.hope += paid_at_once(mind, weighed.action));
    all.sort_by(|one, two| two.value().total_cmp(&one.value()));
    all.into_iter().map(|weighed| (weighed.action, weighed.value())).collect()
}

/// The points that a kong brings as soon as it is made.
fn paid_at_once(mind: &Mind<'_>, action: Action) -> f32 {
    let Some(money) = mind.position.rules.play.kong_money else { return 0.0 };
    let from_all = |points: i32| mind.worth_of(points as f32 * mind.pace.others);
    match action {
        Action::OwnKong(tile) if mind.position.tally.count(tile) == 4 => from_all(money.concealed.0),
        Action::OwnKong(_) => from_all(money.added.0),
        Action::Kong => mind.worth_of(money.melded.0 as f32),
        Action::Pass
        | Action::Forbid(_)
        | Action::Ready
        | Action::Flower(_)
        | Action::Discard(_)
        | Action::Chow(_)
        | Action::Pung(_)
        | Action::Win => 0.0,
    }
}

impl<'a> Thought<'a> {
    fn new(mind: &'a Mind<'a>, future: &'a Future) -> Thought<'a> {
        let position = &mind.position;
        let wary = Wary::new(position.rules, mind.plans, position.view, &position.unseen);
        let mut thought =
            Thought { mind, future, wary, solos: Vec::new(), hands: Vec::new(), choices: Vec::new() };
        let held = Held { tally: position.tally, melds: position.melds.clone() };
        if position.in_turn() {
            thought.discards(&held, |tile| {
                position.choices.discards().contains(tile).then_some(Action::Discard(tile))
            });
            for kong in position.choices.own_kongs() {
                let (tally, melds) = mind.after_kong(kong);
                thought.kong(Action::OwnKong(kong), Held { tally, melds });
            }
        } else {
            thought.pass(held);
            for action in position.choices.iter() {
                match mind.claimed(action) {
                    Some((tally, melds)) if action == Action::Kong => {
                        thought.kong(action, Held { tally, melds });
                    }
                    Some((tally, melds)) => thought.discards(&Held { tally, melds }, |_| Some(action)),
                    None => {}
                }
            }
        }
        thought
    }

    fn go_on(&mut self, held: &Held) -> usize {
        self.hands.push(held.clone());
        self.solos.push(self.solo(held, Breadth::Usual));
        self.solos.len() - 1
    }

    fn solo(&self, held: &Held, breadth: Breadth) -> Solo<'a> {
        let aims = self.mind.aims_within(breadth, &held.tally, &held.melds);
        Solo::new(self.mind, self.future, &aims)
    }

    fn pass(&mut self, held: Held) {
        let solo = self.go_on(&held);
        let choice = Choice { action: Action::Pass, held, solo, at_once: 0.0, factor: 1.0, worth: 0.0 };
        self.choices.push(choice);
    }

    fn kong(&mut self, action: Action, held: Held) {
        let solo = self.go_on(&held);
        let at_once = paid_at_once(self.mind, action);
        self.choices.push(Choice { action, held, solo, at_once, factor: REPLACED, worth: 0.0 });
    }

    /// Each discard from a hand with one tile more, where it is part of some action.
    fn discards(&mut self, full: &Held, action: impl Fn(Tile) -> Option<Action>) {
        let solo = self.go_on(full);
        for tile in full.tally.kinds() {
            let Some(action) = action(tile) else { continue };
            let tally = without(&full.tally, tile);
            let held = Held { tally, melds: full.melds.clone() };
            let at_once = -self.peril(tile);
            self.choices.push(Choice { action, held, solo, at_once, factor: 1.0, worth: 0.0 });
        }
    }

    /// What it costs that somebody may wait for a tile.
    fn peril(&self, tile: Tile) -> f32 {
        let Thought { mind, wary, .. } = self;
        let dear = |seat: Seat| mind.danger.loss(seat).unwrap_or(mind.plans.usual_loss);
        PERIL * wary.waiting(tile).map(|(seat, chance)| chance * dear(seat)).sum::<f32>()
    }

    /// All that can be done and what it is worth, as far as may be thought, the best first.
    fn ranked(mut self, limit: &mut Limit) -> Vec<(Action, f32)> {
        // To begin with, what the hands promise: that is always looked at.
        let _ = self.weigh(self.choices.len(), 0, &mut Limit::hands(u64::MAX));
        let (mut kept, mut breadth) = (self.choices.len(), Breadth::Usual);
        for look in if limit.is_ample() { PATIENT } else { QUICK } {
            let Some(most) = self.choices.first().map(|choice| choice.worth) else { break };
            let least = most - HOPELESS * most.abs();
            kept = self.choices[..kept].iter().filter(|choice| choice.worth >= least).count();
            // What is left of much time is for deals that are played out.
            if !limit.has_room_for(look.growth) || look.draws > 1 && limit.is_long() {
                break;
            }
            if self.choices[..kept].iter().all(|one| one.action == self.choices[0].action) {
                break;
            }
            if look.breadth != breadth {
                breadth = look.breadth;
                self.solos = self.hands.iter().map(|held| self.solo(held, breadth)).collect();
            }
            if !self.weigh(kept, look.draws, limit) {
                break;
            }
        }
        let may = |action: Action| self.mind.position.choices.contains(action);
        let mut least = f32::INFINITY;
        let ranked = self.choices.iter().filter(|choice| may(choice.action)).map(|choice| {
            // What was not looked at to the end is no better than what was, whatever it promised.
            least = least.min(choice.worth);
            (choice.action, least)
        });
        ranked.collect()
    }

    /// Weighs the first choices by trying so many draws, and puts the best first; whether there was time.
    fn weigh(&mut self, kept: usize, draws: usize, limit: &mut Limit) -> bool {
        let Thought { solos, choices, .. } = self;
        let worth: Vec<f32> = choices[..kept]
            .iter()
            .map(|one| one.factor * solos[one.solo].value(&one.held, draws, limit)[0] + one.at_once)
            .collect();
        if limit.is_reached() {
            return false;
        }
        choices[..kept].iter_mut().zip(worth).for_each(|(choice, worth)| choice.worth = worth);
        choices[..kept].sort_by(|one, two| two.worth.total_cmp(&one.worth));
        true
    }
}

fn without(tally: &Tally, tile: Tile) -> Tally {
    let mut left = *tally;
    left.remove(tile);
    left
}
