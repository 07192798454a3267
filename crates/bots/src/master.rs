//! Caution where it is worth it, and search where it is in doubt.
//!
//! The club player fears only who shows that he is close. The master reckons for everybody how likely he waits for a tile
//! ([`Wary`]), and asks what a safer discard would take from the own hand. Where that seems worth it, both discards are tried
//! in worlds that may be: one seat plays and the others only draw and throw; that one of them may win first is a chance that
//! grows from turn to turn. All candidates meet the same tiles, so that what one brings more than another shows after few
//! worlds: with four players who push each other about it would take thousands. What is seen counts for more the surer it is.

use std::sync::Arc;
use std::time::{Duration, Instant};

use arrayvec::ArrayVec;
use rules::Rules;
use table::{Action, Choices, Deal, SeatView};
use tiles::{Seat, Tile};

use crate::course::Course;
use crate::mind::{Aims, Mind, Weighed};
use crate::odds::Pace;
use crate::plan::Plans;
use crate::swift::Swift;
use crate::wary::Wary;
use crate::worth::{self, Hypothesis};
use crate::{Bot, Chance, Standing, Start, Unknown, claims, safe};

/// Throws what is safer where its hand promises as much, and searches where that is in doubt.
#[derive(Clone, Debug)]
pub struct Master {
    known: Option<Arc<Plans>>,
    budget: Budget,
    chance: Chance,
    standing: Option<Standing>,
}

/// How much may be thought about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So long. What is chosen depends on the machine.
    Time(Duration),
    /// In so many worlds. What is chosen follows from the seed.
    Worlds(u32),
}

/// An action and what is thought of it before anything is tried.
#[derive(Clone, Copy, Debug)]
struct Rated {
    action: Action,
    /// What the hand promises after it.
    promise: f32,
    /// What it costs that somebody may wait for the tile.
    peril: f32,
}

/// An action that is tried, and how it has done so far.
#[derive(Clone, Debug)]
struct Candidate {
    rated: Rated,
    /// What is played for after it.
    aims: Aims,
    course: Course,
    /// How much more it brought than the first choice, world by world: the sum, and that of the squares.
    sum: f32,
    squares: f32,
    given_up: bool,
}

type Candidates = ArrayVec<Candidate, CANDIDATES>;

/// What a seat thinks about: the same for all worlds.
struct Question<'a> {
    rules: &'a Rules,
    plans: &'a Plans,
    view: SeatView<'a>,
    pace: Pace,
}

/// At most so many actions are tried.
const CANDIDATES: usize = 3;
/// So many worlds are seen before an action is given up.
const FIRST_LOOK: u32 = 20;
/// How much of what a discard costs that is won upon is lost by it: some of those who wait win anyway.
const PERIL: f32 = 0.65;
/// By how much of a usual gain an action must be better than the first choice.
const CLEARLY: f32 = 0.01;
/// By how much of a usual gain a promise usually errs.
const ERROR: f32 = 0.02;
/// How much of what is seen is true of real opponents.
const TRUTH: f32 = 0.7;
/// What another's win costs on the average, as a part of a usual gain shared by all others.
const LOSS: f32 = 0.8;
/// What a table point is worth in points of the deal.
const PLACE: f32 = 20.0;

impl Budget {
    /// For play with people.
    pub const PATIENT: Budget = Budget::Time(Duration::from_millis(200));
    /// For simulations, which must give the same on every machine.
    pub const SAME: Budget = Budget::Worlds(40);

    fn is_spent(self, worlds: u32, since: Option<Instant>) -> bool {
        match self {
            Budget::Worlds(all) => worlds >= all,
            Budget::Time(time) => since.is_some_and(|since| since.elapsed() >= time),
        }
    }
}

impl Master {
    /// A master who thinks so much about each decision.
    pub fn new(budget: Budget) -> Master {
        Master { known: None, budget, chance: Chance::new(0), standing: None }
    }

    /// Tries the candidates in imagined worlds; how many there were.
    fn search(&mut self, question: &Question<'_>, candidates: &mut Candidates) -> u32 {
        let since = matches!(self.budget, Budget::Time(_)).then(Instant::now);
        let unknown = Unknown::new(question.rules, question.view);
        let mut worlds = 0;
        while !self.budget.is_spent(worlds, since) && candidates[1..].iter().any(|one| !one.given_up) {
            let Some(world) = self.world(question.rules, question.view, &unknown) else { break };
            worlds += 1;
            let mut first = 0.0;
            for (place, candidate) in candidates.iter_mut().enumerate().filter(|(_, one)| !one.given_up) {
                let brought = self.end(question, &world, candidate);
                if place == 0 {
                    first = brought;
                } else {
                    candidate.note(brought - first);
                }
            }
            if worlds >= FIRST_LOOK && worlds.is_multiple_of(FIRST_LOOK / 2) {
                give_up(question.plans, candidates, worlds);
            }
        }
        worlds
    }

    /// A world that may be.
    fn world(&mut self, rules: &Rules, view: SeatView<'_>, unknown: &Unknown<'_>) -> Option<Deal> {
        (0..20).find_map(|_| view.imagine(rules, &unknown.guess(&mut self.chance)?).ok())
    }

    /// What comes of an action in a world: what its win brings, less what the wins of others before it cost.
    fn end(&self, question: &Question<'_>, world: &Deal, candidate: &Candidate) -> f32 {
        let Question { rules, plans, view, pace } = question;
        let seat = view.seat();
        let mut deal = *world;
        let before = deal.public().river().len();
        deal.go_on(rules, seat, candidate.rated.action);
        Swift::new(rules, plans, &candidate.aims, &candidate.course, before).play(&mut deal, seat);
        let turn = (deal.public().river().len() - before) / (pace.others as usize + 1);
        let lost = LOSS * plans.usual_gain / pace.others.max(1.0) * pace.lost(turn);
        let brought = if deal.public().wins().any(|win| win.seat == seat) {
            pace.alive(turn) * (self.utility(&deal, seat) - self.utility(world, seat))
        } else if rules.counts_losers {
            let view = deal.view(seat);
            0.3 * worth::unwon(rules, &Hypothesis::of(view), view.own().tally(), &view.melds())
        } else {
            0.0
        };
        brought - lost
    }

    /// What an end is worth: its points, and near the end of a session the place that they lead to.
    fn utility(&self, deal: &Deal, seat: Seat) -> f32 {
        let points = deal.public().points();
        let own = points[seat] as f32;
        let Some(standing) = self.standing.filter(|standing| (1..=4).contains(&standing.deals_left)) else {
            return own;
        };
        let total = |seat: Seat| standing.totals[seat] + i64::from(points[seat]);
        let seats = deal.public().seats();
        let beats = |other: &&Seat| **other != seat && total(**other) < total(seat);
        let equals = |other: &&Seat| **other != seat && total(**other) == total(seat);
        let (below, level) = (seats.iter().filter(beats).count(), seats.iter().filter(equals).count());
        // The places bring 0, 1, 2 and 4; equals share.
        let places = [0.0, 1.0, 2.0, 4.0];
        let place = places.iter().skip(below).take(level + 1).sum::<f32>() / (level + 1) as f32;
        let weight = 1.0 / standing.deals_left as f32;
        own * (1.0 - weight * 0.9) + place * PLACE * weight
    }
}

impl Bot for Master {
    fn begin(&mut self, rules: &Rules, start: &Start) {
        self.known = Some(Plans::of(rules));
        self.chance = Chance::new(start.seed);
        self.standing = start.standing;
    }

    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        if let Some(forced) = claims::forced(rules, view, choices) {
            return forced;
        }
        let plans = Arc::clone(self.known.get_or_insert_with(|| Plans::of(rules)));
        let mind = Mind::new(rules, &plans, view, choices);
        if choices.contains(Action::Ready) && mind.declares() {
            return Action::Ready;
        }
        let rated = rated(&mind);
        if let [_, _, ..] = rated.as_slice() {
            let mut candidates = rated.iter().map(|&rated| Candidate::new(&mind, rated)).collect();
            let question = Question { rules, plans: &plans, view, pace: mind.pace.clone() };
            let worlds = self.search(&question, &mut candidates);
            return best(&plans, &candidates, worlds).unwrap_or_else(|| safe(view, choices));
        }
        rated.first().map_or_else(|| safe(view, choices), |only| only.action)
    }
}

/// The first choice, and what is safer and may be as good.
fn rated(mind: &Mind<'_>) -> ArrayVec<Rated, CANDIDATES> {
    let position = &mind.position;
    let mut all = mind.weigh();
    all.retain(|weighed| position.choices.contains(weighed.action));
    all.iter_mut().for_each(|weighed| weighed.hope += paid_at_once(mind, weighed.action));
    all.sort_by(|one, two| two.value().total_cmp(&one.value()));
    let mut rated = ArrayVec::new();
    let Some(first) = all.first() else { return rated };
    let wary = Wary::new(position.rules, mind.plans, position.view, &position.unseen);
    let first = Rated::new(mind, &wary, first);
    rated.push(first);
    if claims::discarded(first.action).is_none() {
        return rated;
    }
    let discards = all[1..].iter().filter(|weighed| claims::discarded(weighed.action).is_some());
    let mut safer: ArrayVec<Rated, 34> = discards
        .map(|weighed| Rated::new(mind, &wary, weighed))
        .filter(|one| one.better(&first) > CLEARLY * mind.plans.usual_gain)
        .take(34)
        .collect();
    safer.sort_by(|one, two| two.better(&first).total_cmp(&one.better(&first)));
    rated.extend(safer.into_iter().take(CANDIDATES - 1));
    rated
}

/// The points that a kong brings as soon as it is made.
fn paid_at_once(mind: &Mind<'_>, action: Action) -> f32 {
    let Some(money) = mind.position.rules.play.kong_money else { return 0.0 };
    let from_all = |points: i32| points as f32 * mind.pace.others;
    match action {
        Action::OwnKong(tile) if mind.position.tally.count(tile) == 4 => from_all(money.concealed.0),
        Action::OwnKong(_) => from_all(money.added.0),
        Action::Kong => money.melded.0 as f32,
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

impl Rated {
    fn new(mind: &Mind<'_>, wary: &Wary<'_>, weighed: &Weighed) -> Rated {
        let usual = mind.plans.usual_gain.max(f32::MIN_POSITIVE);
        // Far from a win more can still become of a hand than its plans promise: played out, hands did as the root.
        let promise = usual * (weighed.hope.max(0.0) / usual).sqrt();
        let dear = |seat: Seat| mind.danger.loss(seat).unwrap_or(mind.plans.usual_loss);
        let lost = |tile: Tile| wary.waiting(tile).map(|(seat, chance)| chance * dear(seat)).sum::<f32>();
        let peril = claims::discarded(weighed.action).map_or(0.0, |tile| PERIL * lost(tile));
        Rated { action: weighed.action, promise, peril }
    }

    /// By how much it seems better than the first choice.
    fn better(&self, first: &Rated) -> f32 {
        self.promise - first.promise - (self.peril - first.peril)
    }
}

impl Candidate {
    fn new(mind: &Mind<'_>, rated: Rated) -> Candidate {
        let aims = mind.aims_after(rated.action);
        let course = Course::new(&mind.pace, mind.plans, &aims);
        Candidate { rated, aims, course, sum: 0.0, squares: 0.0, given_up: false }
    }

    fn note(&mut self, difference: f32) {
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// By how much it did better than the first choice, and the square of the error.
    fn lead(&self, worlds: u32) -> (f32, f32) {
        let n = worlds as f32;
        let mean = self.sum / n;
        let variance = (self.squares / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0);
        (mean, variance / n)
    }

    /// By how much it is better than the first choice, all things considered, and how far that may still move.
    fn merit(&self, plans: &Plans, first: &Rated, worlds: u32) -> (f32, f32) {
        let (lead, variance) = self.lead(worlds);
        let spread = (ERROR * plans.usual_gain).powi(2);
        let trust = spread / (spread + variance);
        let promised = (1.0 - trust) * (self.rated.promise - first.promise) + TRUTH * trust * lead;
        (promised - (self.rated.peril - first.peril), TRUTH * trust * variance.sqrt())
    }
}

/// Gives up what is clearly no better than the first choice.
fn give_up(plans: &Plans, candidates: &mut Candidates, worlds: u32) {
    let Some((first, others)) = candidates.split_first_mut() else { return };
    for candidate in others.iter_mut().filter(|one| !one.given_up) {
        let (merit, error) = candidate.merit(plans, &first.rated, worlds);
        candidate.given_up = merit + 2.0 * error < 0.0;
    }
}

/// The action that is better than the first choice by most; `None` if there is none.
fn best(plans: &Plans, candidates: &Candidates, worlds: u32) -> Option<Action> {
    let (first, others) = candidates.split_first()?;
    let first = &first.rated;
    let merit = |one: &Candidate| {
        if worlds < FIRST_LOOK { one.rated.better(first) } else { one.merit(plans, first, worlds).0 }
    };
    let merits = others.iter().filter(|one| !one.given_up).map(|one| (one.rated.action, merit(one)));
    let better = merits.filter(|&(_, merit)| merit > CLEARLY * plans.usual_gain);
    Some(better.max_by(|one, two| one.1.total_cmp(&two.1)).map_or(first.action, |(action, _)| action))
}
