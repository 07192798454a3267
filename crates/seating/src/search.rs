//! Makes a seating better, step by step, for as long as somebody wants.
//!
//! A step exchanges two players of a session and keeps that if the hall costs no more, or, in the beginning of a round,
//! not much more (annealing). Rounds become longer and longer, so that the search goes on for ever without standing still.

use crate::chance::Chance;
use crate::hall::{Cost, Hall, PAIR};
use crate::{Plan, Player, Quality, Session, start, winds};

/// A seating that becomes better.
#[derive(Clone, Debug)]
pub struct Search {
    plan: Plan,
    seed: u64,
    chance: Chance,
    hall: Hall,
    best: Vec<u16>,
    best_cost: Cost,
    /// What no seating can cost less than.
    least: Cost,
    steps: u64,
    round: Round,
    heat: Heat,
}

/// Who sits where in the sessions to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The sessions to come.
    pub sessions: Vec<Session>,
    /// How good it is, with what has been played.
    pub quality: Quality,
}

#[derive(Clone, Debug)]
struct Round {
    number: u32,
    at: u64,
    length: u64,
    /// Before this session nothing is changed.
    from: usize,
}

/// A round begins with this chance, in 65,536, that the smallest loss is taken, and ends with that one.
const WARM: (u64, u64) = (34_000, 10_000);
const HOT: (u64, u64) = (46_000, 10_000);
/// How many steps of the first round there are for each seat.
const STEPS_PER_SEAT: u64 = 1_000;
/// The heat is looked at every so many steps.
const SLICE: u64 = 512;

/// How likely a loss is taken, out of 2⁶⁴, by how large it is.
#[derive(Clone, Debug)]
struct Heat([u64; 6 * PAIR as usize]);

impl Search {
    /// Seats a plan at once: by a design where one is known. Equal choices are decided by the seed (MCRC-TABLE-4).
    pub fn new(plan: Plan, seed: u64) -> Search {
        let mut chance = Chance::new(seed);
        let start = start::seats(&plan, &mut chance);
        let hall = Hall::new(&plan, start.seats);
        let length = STEPS_PER_SEAT * hall.seats().len() as u64;
        // What a design has made is left alone at first, if there is anything else to change.
        let from = if start.good < plan.to_seat() { start.good } else { 0 };
        Search {
            least: Hall::least_cost(&plan),
            best: hall.seats().to_vec(),
            best_cost: hall.cost(),
            steps: 0,
            round: Round { number: 0, at: 0, length, from },
            heat: Heat::new(WARM.0),
            plan,
            seed,
            chance,
            hall,
        }
    }

    /// Does at most so many steps more; fewer if nothing can become better.
    pub fn run(&mut self, steps: u64) {
        let end = self.steps.saturating_add(steps);
        while self.steps < end && !self.is_over() {
            if self.round.at >= self.round.length {
                self.next_round();
            }
            // To the next look at the heat, however the steps are asked for: as many always do the same.
            let slice =
                (SLICE - self.round.at % SLICE).min(end - self.steps).min(self.round.length - self.round.at);
            self.heat = self.round.heat();
            for _ in 0..slice {
                self.step();
                self.steps += 1;
                self.round.at += 1;
                if self.is_over() {
                    break;
                }
            }
        }
    }

    /// Whether it is proved that nothing can become better, or there is nothing to choose.
    pub fn is_over(&self) -> bool {
        self.best_cost <= self.least || self.plan.tables() < 2
    }

    /// How many steps have been done. The same seed and as many steps give the same seating (MCRC-DRAW-3).
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// What is being seated.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The best so far, with starting winds.
    pub fn seating(&self) -> Seating {
        let mut chance = Chance::new(self.seed ^ 0x5ea7);
        let players = self.plan.present.len();
        let mut tables: Vec<Vec<Vec<Player>>> = Vec::new();
        for session in self.best.chunks(players) {
            let seated = |seats: &[u16]| seats.iter().map(|&at| self.plan.present[usize::from(at)]).collect();
            let mut session: Vec<Vec<Player>> = session.chunks(4).map(seated).collect();
            let full = players / 4;
            chance.shuffle(&mut session[..full]);
            tables.push(session);
        }
        let sessions = winds::assign(&self.plan, &tables, &mut chance);
        let quality = Quality::of(&self.plan, &sessions);
        Seating { sessions, quality }
    }

    fn next_round(&mut self) {
        self.round = Round {
            number: self.round.number + 1,
            at: 0,
            length: if self.round.number.is_multiple_of(2) {
                self.round.length
            } else {
                2 * self.round.length
            },
            from: 0,
        };
        self.hall.reseat(&self.best);
    }

    fn step(&mut self) {
        let (one, two) = self.two_seats();
        if two == usize::MAX {
            return;
        }
        let change = self.hall.change(one, two);
        if change > Cost::default() && !self.heat.takes(change, &mut self.chance) {
            return;
        }
        self.hall.exchange(one, two, change);
        if self.hall.cost() < self.best_cost {
            self.best_cost = self.hall.cost();
            self.best.copy_from_slice(self.hall.seats());
        }
    }

    /// Two seats of different tables of a session; the first, if one is soon found, of somebody who should sit elsewhere.
    fn two_seats(&mut self) -> (usize, usize) {
        let players = self.hall.players();
        let start = self.round.from * players;
        let end = self.hall.sessions() * players;
        let mut one = start;
        for _ in 0..12 {
            one = start + self.chance.below(end - start);
            if self.hall.is_bad(one) {
                break;
            }
        }
        let session = one - one % players;
        for _ in 0..8 {
            let two = session + self.chance.below(players);
            if (two - session) / 4 != (one - session) / 4 {
                return (one, two);
            }
        }
        (one, usize::MAX)
    }
}

impl Round {
    /// What a loss of this moment is taken with.
    fn heat(&self) -> Heat {
        let (from, to) = if self.number.is_multiple_of(2) { WARM } else { HOT };
        let at = self.at - self.at % SLICE;
        Heat::new(from - (from - to) * at / self.length)
    }
}

impl Heat {
    /// Every further unit of loss is as unlikely as the first.
    fn new(first: u64) -> Heat {
        let mut chances = [u64::MAX; 6 * PAIR as usize];
        for loss in 1..chances.len() {
            chances[loss] = (chances[loss - 1] >> 16) * first;
        }
        Heat(chances)
    }

    fn takes(&self, change: Cost, chance: &mut Chance) -> bool {
        // More meetings of team mates, and else the same, are as bad as the smallest loss.
        let loss = change.meetings.max(1);
        self.0.get(loss as usize).is_some_and(|&likely| chance.bits() < likely)
    }
}
