//! One deal by itself, without a sheet: what a referee is asked about it.

use rules::{Booking, Rules, seats_of};
use tiles::Seat;

use crate::{DealEntry, FormView, OffenceView, Place, Refusal, fold, show};

/// What follows from a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Every single payment.
    pub bookings: Vec<Booking>,
    /// Who deals next.
    pub next_dealer: Seat,
    /// The clause that says so.
    pub dealer_clause: &'static str,
}

/// Settles a deal. The places of the entry are the seats in the order of play, the dealer first, who has won so many deals in
/// a row before.
///
/// # Errors
/// If the rules do not know such a deal.
pub fn settle(rules: &Rules, entry: &DealEntry, players: u8, streak: u32) -> Result<Settled, Refusal> {
    if !rules.players.contains(&players) {
        return Err(Refusal::Players { found: players.into(), clause: rules.clauses.players });
    }
    let seats = seats_of(players);
    let seat_of = |who: Place| seats.get(usize::from(who)).copied();
    let paper = fold::paper(entry, players, streak, seat_of)?;
    let mut bookings = Vec::new();
    let next_dealer =
        rules.settle_paper(&paper, &mut |booking| bookings.push(booking)).map_err(|problem| {
            let place = |seat: Seat| seats.iter().position(|&played| played == seat);
            let who = problem.seat.and_then(place).and_then(|place| Place::try_from(place).ok());
            Refusal::deal(&problem, who)
        })?;
    let dealer_clause = rules.play.clauses.next_dealer.after(paper.declared().into_iter());
    Ok(Settled { bookings, next_dealer, dealer_clause })
}

/// What the form of a deal asks.
pub fn form(rules: &Rules) -> FormView {
    show::form(rules)
}

/// What players are punished for.
pub fn offences(rules: &Rules) -> Vec<OffenceView> {
    rules.offences().iter().map(show::offence).collect()
}
