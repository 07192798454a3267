//! Seatings as organisers want them, each checked by a slow twin that counts with its fingers.

mod bounds;
mod designs;
mod plans;
mod reseat;
mod slow;

use crate::{Plan, PlanProblem, Player, Search, Seating, Session, Wish};

/// Seats this, and lets the slow twin look at it.
#[track_caller]
fn seated(wish: &Wish, seed: u64, steps: u64) -> Seating {
    let plan = wish.clone().check().expect("a tournament");
    let mut search = Search::new(plan.clone(), seed);
    search.run(steps);
    let seating = search.seating();
    slow::check(&plan, &seating);
    seating
}

fn wish(players: usize, sessions: usize) -> Wish {
    Wish { players, sessions, ..Wish::default() }
}

/// Teams of so many, one after the other.
fn with_teams(wish: Wish, of: usize) -> Wish {
    let teams = (0..wish.players).map(|player| Some(format!("team {}", player / of))).collect();
    Wish { teams, ..wish }
}

fn player(number: u16) -> Player {
    Player::of_number(number).expect("numbers are counted from 1")
}
