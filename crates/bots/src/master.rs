//! Search: what the best few actions lead to in worlds that may be, each played to its end.
//!
//! In an imagined world one seat plays and the others only draw and throw; that one of them may win first is a chance that
//! grows from turn to turn. All candidates meet the same tiles, so that what one brings more than another shows after few
//! worlds: with four players who push each other about it would take thousands. What is seen counts for more the surer it is,
//! beside the opinion of the club player.

use std::time::{Duration, Instant};

use arrayvec::ArrayVec;
use rules::Rules;
use table::{Action, Choices, Deal, SeatView};
use tiles::Seat;

use crate::course::Course;
use crate::mind::{Aims, Mind, Weighed};
use crate::odds::Pace;
use crate::plan::Plans;
use crate::swift::Swift;
use crate::worth::{self, Hypothesis};
use crate::{Bot, Chance, Club, Standing, Start, Unknown};

/// Searches where the club player is in doubt.
#[derive(Clone, Debug)]
pub struct Master {
    club: Club,
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

/// An action, what the club player thinks of it, and how it has done so far.
#[derive(Clone, Debug)]
struct Candidate {
    weighed: Weighed,
    /// What is played for after it.
    aims: Aims,
    course: Course,
    /// What its wins brought in all worlds.
    brought: f32,
    /// How much more than the first choice, world by world: the sum, and that of the squares.
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
const CANDIDATES: usize = 5;
/// So many worlds are seen before an action is given up.
const FIRST_LOOK: u32 = 20;
/// An action that promises so much less than the first, as a part of it, is not tried.
const TOO_BAD: f32 = 0.4;
/// By how much the club player usually errs, as a part of what a hand brings.
const ERROR: f32 = 0.15;
/// How much of what is seen is true of real opponents.
const TRUTH: f32 = 0.7;
/// How much the opinion of the club player counts.
const OPINION: f32 = 0.5;
/// What speaks for the first choice besides, as a part of what a hand brings.
const FIRST: f32 = 0.05;
/// What is risked counts so much in worlds where hands bring what they bring in truth.
const RISK: f32 = 2.0;
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
        Master { club: Club::new(), budget, chance: Chance::new(0), standing: None }
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
                let (brought, lost) = self.end(question, &world, candidate);
                candidate.brought += brought;
                if place == 0 {
                    first = brought - lost;
                } else {
                    candidate.note(brought - lost - first);
                }
            }
            if worlds >= FIRST_LOOK && worlds.is_multiple_of(FIRST_LOOK / 2) {
                give_up(candidates, worlds);
            }
        }
        worlds
    }

    /// A world that may be.
    fn world(&mut self, rules: &Rules, view: SeatView<'_>, unknown: &Unknown<'_>) -> Option<Deal> {
        (0..20).find_map(|_| view.imagine(rules, &unknown.guess(&mut self.chance)?).ok())
    }

    /// What comes of an action in a world: what its win brings, and what the wins of others before it cost.
    fn end(&self, question: &Question<'_>, world: &Deal, candidate: &Candidate) -> (f32, f32) {
        let Question { rules, plans, view, pace } = question;
        let seat = view.seat();
        let mut deal = *world;
        let before = deal.public().river().len();
        deal.go_on(rules, seat, candidate.weighed.action);
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
        (brought, lost)
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
        self.club.begin(rules, start);
        self.chance = Chance::new(start.seed);
        self.standing = start.standing;
    }

    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        let first = self.club.choose(rules, view, choices);
        // What needs no thought: a win, a flower, a ready hand.
        if choices.len() == 1 || matches!(first, Action::Win | Action::Flower(_) | Action::Ready) {
            return first;
        }
        let plans = Plans::of(rules);
        let mind = Mind::new(rules, &plans, view, choices);
        let mut candidates = candidates(&mind, first);
        if candidates.len() < 2 {
            return first;
        }
        let question = Question { rules, plans: &plans, view, pace: mind.pace.clone() };
        let worlds = self.search(&question, &mut candidates);
        best(&candidates, worlds).unwrap_or(first)
    }
}

/// The first choice, and what else may be as good.
fn candidates(mind: &Mind<'_>, first: Action) -> Candidates {
    let mut candidates = Candidates::new();
    let all = mind.weigh();
    let Some(reference) = all.iter().find(|weighed| weighed.action == first) else { return candidates };
    candidates.push(Candidate::new(mind, reference));
    let choices = mind.position.choices;
    for weighed in all.iter().filter(|weighed| weighed.action != first && choices.contains(weighed.action)) {
        let worse = reference.value() - weighed.value();
        let too_bad = TOO_BAD * reference.value().abs() + 0.02 * mind.plans.usual_gain;
        if candidates.is_full() || worse > too_bad {
            break;
        }
        candidates.push(Candidate::new(mind, weighed));
    }
    candidates
}

impl Candidate {
    fn new(mind: &Mind<'_>, weighed: &Weighed) -> Candidate {
        let aims = mind.aims_after(weighed.action);
        let course = Course::new(&mind.pace, mind.plans, &aims);
        let (brought, sum, squares) = (0.0, 0.0, 0.0);
        Candidate { weighed: *weighed, aims, course, brought, sum, squares, given_up: false }
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

    /// By how much it is better than the first choice, all things considered. `brought` is what such hands bring.
    fn merit(&self, first: &Weighed, brought: f32, worlds: u32) -> f32 {
        let opinion = OPINION * brought * (self.weighed.hope - first.hope) / first.hope.max(0.001);
        let (lead, variance) = self.lead(worlds);
        let spread = (ERROR * brought).powi(2);
        let trust = spread / (spread + variance);
        let seen = TRUTH * trust * lead + (1.0 - trust) * opinion;
        seen - RISK * (self.weighed.risk - first.risk) - FIRST * brought
    }
}

/// What the hands of some candidates bring on the average.
fn brought(candidates: &Candidates, worlds: u32) -> f32 {
    let tried = candidates.iter().filter(|one| !one.given_up);
    let (sum, number) = tried.fold((0.0, 0.0), |(sum, number), one| (sum + one.brought, number + 1.0));
    sum / number / worlds.max(1) as f32
}

/// Gives up what is clearly worse than the best so far.
fn give_up(candidates: &mut Candidates, worlds: u32) {
    let best = candidates[1..].iter().map(|one| one.lead(worlds).0).fold(0.0, f32::max);
    for candidate in candidates[1..].iter_mut().filter(|one| !one.given_up) {
        let (lead, variance) = candidate.lead(worlds);
        candidate.given_up = lead + 2.0 * variance.sqrt() < best;
    }
}

/// The action that is better than the first choice by most; `None` if there is none.
fn best(candidates: &Candidates, worlds: u32) -> Option<Action> {
    let first = &candidates.first()?.weighed;
    let brought = brought(candidates, worlds);
    if worlds < FIRST_LOOK || brought <= 0.0 {
        return None;
    }
    let merits = candidates[1..]
        .iter()
        .filter(|one| !one.given_up)
        .map(|one| (one.weighed.action, one.merit(first, brought, worlds)));
    let better = merits.filter(|&(_, merit)| merit > 0.0);
    better.max_by(|one, two| one.1.total_cmp(&two.1)).map(|(action, _)| action)
}
