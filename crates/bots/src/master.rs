//! Search: what the best few actions lead to in worlds that may be, each played to its end.
//!
//! All candidates are tried in the same worlds, so that luck falls on all alike. The first choice of the club player
//! stands unless another one is clearly better; time goes to those that are close.

use std::time::{Duration, Instant};

use arrayvec::ArrayVec;
use rules::Rules;
use table::{Action, Choices, Deal, SeatView};
use tiles::Seat;

use crate::mind::Mind;
use crate::plan::Plans;
use crate::swift::Swift;
use crate::{Bot, Chance, Club, Standing, Start, Unknown};

/// Searches where the club player is in doubt.
#[derive(Clone, Debug)]
pub struct Master {
    club: Club,
    budget: Budget,
    chance: Chance,
    swift: Option<Swift>,
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

/// An action and how it has done so far, measured against the first choice world by world.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    action: Action,
    /// What the club player thinks of it, against the first choice.
    prior: f32,
    sum: f32,
    squares: f32,
    given_up: bool,
}

type Candidates = ArrayVec<Candidate, CANDIDATES>;

/// At most so many actions are tried.
const CANDIDATES: usize = 5;
/// So many worlds are seen before an action is given up.
const FIRST_LOOK: u32 = 10;
/// An action that promises so much less than the first, as a part of it, is not tried.
const TOO_BAD: f32 = 0.4;
/// How many standard errors better another action must be than the first choice.
const DOUBT: f32 = 1.0;
/// How much the opinion of the club player counts beside what was seen.
const TRUST: f32 = 0.5;
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
        Master { club: Club::new(), budget, chance: Chance::new(0), swift: None, standing: None }
    }

    /// Tries the candidates in imagined worlds; how many there were.
    fn search(&mut self, rules: &Rules, view: SeatView<'_>, candidates: &mut Candidates) -> u32 {
        let Some(mut swift) = self.swift.take() else { return 0 };
        let since = matches!(self.budget, Budget::Time(_)).then(Instant::now);
        let unknown = Unknown::new(rules, view);
        let mut worlds = 0;
        while !self.budget.is_spent(worlds, since) && candidates.iter().any(|one| !one.given_up) {
            let Some(world) = self.world(rules, view, &unknown) else { break };
            worlds += 1;
            let first = self.end(rules, &world, candidates[0].action, view.seat(), &mut swift);
            for candidate in candidates[1..].iter_mut().filter(|one| !one.given_up) {
                let end = self.end(rules, &world, candidate.action, view.seat(), &mut swift);
                candidate.note(end - first);
            }
            if worlds >= FIRST_LOOK && worlds.is_multiple_of(FIRST_LOOK / 2) {
                give_up(candidates, worlds);
            }
        }
        self.swift = Some(swift);
        worlds
    }

    /// A world that may be.
    fn world(&mut self, rules: &Rules, view: SeatView<'_>, unknown: &Unknown<'_>) -> Option<Deal> {
        (0..20).find_map(|_| view.imagine(rules, &unknown.guess(&mut self.chance)?).ok())
    }

    /// What comes of an action in a world.
    fn end(&self, rules: &Rules, world: &Deal, action: Action, seat: Seat, swift: &mut Swift) -> f32 {
        let mut deal = *world;
        deal.go_on(rules, seat, action);
        swift.forget();
        swift.play(rules, &mut deal);
        self.utility(&deal, seat)
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
        self.swift = Some(Swift::new(Plans::of(rules)));
        self.standing = start.standing;
    }

    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        let first = self.club.choose(rules, view, choices);
        let mut candidates = self.candidates(rules, view, choices, first);
        if candidates.len() < 2 {
            return first;
        }
        let worlds = self.search(rules, view, &mut candidates);
        best(&candidates, worlds).unwrap_or(first)
    }
}

impl Master {
    /// The first choice, and what else may be as good.
    fn candidates(&self, rules: &Rules, view: SeatView<'_>, choices: Choices, first: Action) -> Candidates {
        let mut candidates = Candidates::new();
        candidates.push(Candidate::new(first, 0.0));
        // What needs no thought: a win, a flower.
        if choices.len() == 1 || matches!(first, Action::Win | Action::Flower(_)) {
            return candidates;
        }
        let plans = Plans::of(rules);
        let all = Mind::new(rules, &plans, view, choices).weigh();
        let Some(most) = all.first().map(|weighed| weighed.value()) else { return candidates };
        let reference = all.iter().find(|weighed| weighed.action == first).map_or(most, |one| one.value());
        for weighed in
            all.iter().filter(|weighed| weighed.action != first && choices.contains(weighed.action))
        {
            let prior = weighed.value() - reference;
            if candidates.is_full() || -prior > TOO_BAD * reference.abs() + 0.02 * plans.usual_gain {
                break;
            }
            candidates.push(Candidate::new(weighed.action, prior));
        }
        candidates
    }
}

impl Candidate {
    const fn new(action: Action, prior: f32) -> Candidate {
        Candidate { action, prior, sum: 0.0, squares: 0.0, given_up: false }
    }

    fn note(&mut self, difference: f32) {
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// By how much it is better than the first choice, and how sure that is.
    fn lead(&self, worlds: u32) -> (f32, f32) {
        let n = worlds as f32;
        let mean = self.sum / n;
        let variance = (self.squares / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0);
        (mean + TRUST * self.prior, (variance / n).sqrt())
    }
}

/// Gives up what is clearly worse than the best so far.
fn give_up(candidates: &mut Candidates, worlds: u32) {
    let leads = candidates.iter().filter(|one| !one.given_up).map(|one| one.lead(worlds).0);
    let best = leads.fold(0.0, f32::max);
    for candidate in candidates.iter_mut().skip(1).filter(|one| !one.given_up) {
        let (lead, error) = candidate.lead(worlds);
        candidate.given_up = lead + 1.5 * error < best.max(0.3 * error);
    }
    if candidates[1..].iter().all(|one| one.given_up) {
        candidates[0].given_up = true;
    }
}

/// The action that leads most clearly; `None` for the first choice.
fn best(candidates: &Candidates, worlds: u32) -> Option<Action> {
    let sure = |one: &Candidate| {
        let (lead, error) = one.lead(worlds);
        lead - DOUBT * error
    };
    let better =
        candidates[1..].iter().filter(|one| worlds >= FIRST_LOOK && !one.given_up && sure(one) > 0.0);
    better.max_by(|one, two| sure(one).total_cmp(&sure(two))).map(|one| one.action)
}
