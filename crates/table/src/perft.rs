//! Counts all ways to go on from a position: a number that changes when the rules of play do.
//!
//! Draws are no decisions. In a window the players answer in the order of play after the one whose tile it is, and
//! each answer is a decision.

use rules::Rules;
use tiles::Seat;

use crate::action::Action;
use crate::deal::Deal;
use crate::public::Stage;

/// What there is at some depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Perft {
    /// The sequences of exactly so many decisions; a deal that ends earlier has none.
    pub leaves: u64,
    /// The fingerprints of all last states added up, those of deals that end earlier included: it tells who won and
    /// who paid, which the number of leaves does not.
    pub fingerprints: u64,
}

/// Counts what there is after so many decisions.
pub fn perft(deal: &Deal, rules: &Rules, depth: u32) -> Perft {
    let next = if depth == 0 { None } else { next_to_act(deal) };
    let Some(seat) = next else {
        return Perft { leaves: u64::from(depth == 0), fingerprints: deal.fingerprint() };
    };
    let mut sum = Perft::default();
    for action in deal.choices(rules, seat).iter() {
        sum.add(after(deal, rules, seat, action, depth));
    }
    sum
}

/// The same for each first decision alone: where two programs differ, this says in what.
///
/// # Panics
/// If the depth is 0.
pub fn divide(deal: &Deal, rules: &Rules, depth: u32) -> impl Iterator<Item = (Seat, Action, Perft)> {
    assert!(depth > 0, "there is no first decision");
    let seat = next_to_act(deal);
    let choices = seat.map(|seat| deal.choices(rules, seat)).unwrap_or_default();
    let actions = seat.into_iter().flat_map(move |seat| choices.iter().map(move |action| (seat, action)));
    actions.map(move |(seat, action)| (seat, action, after(deal, rules, seat, action, depth)))
}

fn after(deal: &Deal, rules: &Rules, seat: Seat, action: Action, depth: u32) -> Perft {
    let mut next = *deal;
    next.apply_unchecked(rules, seat, action, &mut ());
    perft(&next, rules, depth - 1)
}

/// Who decides first of those who must.
fn next_to_act(deal: &Deal) -> Option<Seat> {
    let asked = deal.to_act();
    match deal.public().stage() {
        Stage::Offer { from, .. } => deal.public().others(from).find(|&seat| asked.contains(seat)),
        Stage::Opening
        | Stage::Dealing
        | Stage::Flowers { .. }
        | Stage::Turn { .. }
        | Stage::EighthFlower { .. }
        | Stage::Over { .. } => asked.into_iter().next(),
    }
}

impl Perft {
    /// Wrapping addition: the same state reached in two ways counts twice, where an exclusive or would cancel it.
    const fn add(&mut self, other: Perft) {
        self.leaves += other.leaves;
        self.fingerprints = self.fingerprints.wrapping_add(other.fingerprints);
    }
}
