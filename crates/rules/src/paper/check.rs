//! Whether a deal can have been as it is written down.

use tiles::Seat;

use super::{PaperDeal, PaperFault, PaperForm, PaperProblem, PaperWin};
use crate::{EndedBy, Rules, WinBy, seats_of};

/// More than any hand is worth, and little enough for all sums to be numbers.
const VALUE_MAX: u32 = 1_000_000;

/// The wins by the tables' general rules; what a ruleset alone asks for, it looks at itself.
pub(super) fn check(rules: &Rules, form: &PaperForm, deal: &PaperDeal) -> Result<(), PaperProblem> {
    let clauses = &form.clauses;
    if !rules.players.contains(&deal.players) {
        return Err(PaperProblem::new(PaperFault::NotPlayed, None, rules.clauses.players));
    }
    let seats = seats_of(deal.players);
    let wins = deal.wins.iter().flat_map(|win| [Some(win.seat), win.from, win.responsible]).flatten();
    let kongs = deal.kongs.iter().flat_map(|kong| [Some(kong.owner), kong.from]).flatten();
    if let Some(empty) = wins.chain(kongs).chain(deal.broken_suit).find(|seat| !seats.contains(seat)) {
        return Err(PaperProblem::new(PaperFault::NotPlayed, Some(empty), rules.clauses.seat));
    }
    check_end(form, deal)?;
    for at in 0..deal.wins.len() {
        check_win(rules, form, deal, at)?;
    }
    if !form.kongs
        && let Some(kong) = deal.kongs.first()
    {
        return Err(PaperProblem::new(PaperFault::NoKongs, Some(kong.owner), clauses.kong));
    }
    if !form.forbidden_suit
        && let Some(seat) = deal.broken_suit.into_iter().next()
    {
        return Err(PaperProblem::new(PaperFault::NoForbiddenSuit, Some(seat), clauses.suit));
    }
    let asked = form.all_hands || form.ready_hands;
    match deal.hands.iter().position(|hand| hand.is_some_and(|value| value > VALUE_MAX)) {
        Some(at) if asked => {
            Err(PaperProblem::new(PaperFault::AboveLimit, Seat::from_index(at), clauses.limit))
        }
        _ => Ok(()),
    }
}

/// How many wins go with how it ended.
fn check_end(form: &PaperForm, deal: &PaperDeal) -> Result<(), PaperProblem> {
    let clauses = &form.clauses;
    let wins = deal.wins.len() as u32;
    let seat = deal.wins.last().map(|win| win.seat);
    let fault = |fault, clause| Err(PaperProblem::new(fault, seat, clause));
    match (deal.by, form.play_on) {
        (_, Some(most)) if wins > most => fault(PaperFault::TooManyWins, clauses.winners),
        (EndedBy::Win, _) if wins == 0 => fault(PaperFault::NoWinner, clauses.end),
        (EndedBy::Win, Some(most)) if wins < most => fault(PaperFault::NotOver, clauses.end),
        (EndedBy::Wall | EndedBy::Time, Some(most)) if wins == most => {
            fault(PaperFault::WonAfterAll, clauses.end)
        }
        (EndedBy::Wall | EndedBy::Time, None) if wins > 0 => fault(PaperFault::WonAfterAll, clauses.end),
        (EndedBy::Win, None) if wins > 1 && !form.several_winners => {
            fault(PaperFault::OneWinner, clauses.winners)
        }
        _ => Ok(()),
    }
}

fn check_win(rules: &Rules, form: &PaperForm, deal: &PaperDeal, at: usize) -> Result<(), PaperProblem> {
    let (win, clauses) = (&deal.wins[at], &form.clauses);
    let fault = |fault, clause| Err(PaperProblem::new(fault, Some(win.seat), clause));
    if !form.ways.contains(&win.by) {
        return fault(PaperFault::NoSuchWay, rules.clauses.win);
    }
    let before = deal.wins[..at].last();
    let together = |other: &PaperWin| win.by.is_claim() && (win.by, win.from) == (other.by, other.from);
    if win.same_tile && !(form.several_winners && before.is_some_and(together)) {
        return fault(PaperFault::OtherTile, clauses.winners);
    }
    // Where a win ends the deal, there is one tile to win on (TWN-WIN-6).
    if before.is_some() && !win.same_tile && form.play_on.is_none() {
        return fault(PaperFault::OtherTile, clauses.winners);
    }
    if deal.wins[..at].iter().any(|other| other.seat == win.seat) {
        return fault(PaperFault::WinnerOut, clauses.winners);
    }
    match win.from {
        None if win.by.is_claim() => return fault(PaperFault::WhoseTile, clauses.payer),
        Some(_) if !win.by.is_claim() => return fault(PaperFault::NobodysTile, clauses.payer),
        Some(from) if from == win.seat => return fault(PaperFault::PaysHimself, clauses.payer),
        Some(from) if deal.wins[..at].iter().any(|other| other.seat == from) => {
            return Err(PaperProblem::new(PaperFault::PayerOut, Some(from), clauses.payer));
        }
        _ => {}
    }
    if win.by == WinBy::Dealt && win.seat != Seat::ALL[0] {
        return fault(PaperFault::NotDealer, rules.clauses.win);
    }
    if win.responsible.is_some_and(|who| !form.responsible || who == win.seat) {
        return fault(PaperFault::NotResponsible, clauses.payer);
    }
    match win.good {
        true => check_value(form, win),
        false if form.false_wins => Ok(()),
        false => fault(PaperFault::FalseWin, clauses.false_win),
    }
}

fn check_value(form: &PaperForm, win: &PaperWin) -> Result<(), PaperProblem> {
    let fault = |fault, clause| Err(PaperProblem::new(fault, Some(win.seat), clause));
    // TWN-RUL-44: no minimum is needed for wins with flowers alone, and no limit cuts them.
    let by_flowers = matches!(win.by, WinBy::RobFlower | WinBy::EighthFlower);
    if win.value > VALUE_MAX {
        return fault(PaperFault::AboveLimit, form.clauses.limit);
    }
    if win.value < form.value.min && !by_flowers {
        return fault(PaperFault::BelowMinimum, form.clauses.minimum);
    }
    // Where hands are rounded they are cut as well (CLA-SCORE-5).
    if form.value.max.is_some_and(|max| win.value > max) && !by_flowers && form.value.step == 1 {
        return fault(PaperFault::AboveLimit, form.clauses.limit);
    }
    if !form.value.only.is_empty() && !form.value.only.contains(&win.value) {
        return fault(PaperFault::NoSuchValue, form.clauses.minimum);
    }
    Ok(())
}
