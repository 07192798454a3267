//! A Classical deal as it is written down: all four hands are counted.

use tiles::Seat;

use super::pay;
use super::score::Scoring;
use crate::{
    Booking, PaperClauses, PaperDeal, PaperFault, PaperForm, PaperProblem, PaperValue, Rules, Sticks,
};

/// CLA-STICK-1 knows those of 2000 points alone.
const STICKS: Sticks =
    Sticks { start: 2000, each: &[(1000, 1), (500, 1), (100, 4), (10, 10)], clause: "CLA-STICK-1" };

pub(crate) fn form(rules: &Rules) -> PaperForm {
    let limit = rules.options.number("limit").map_or(500, |limit| limit as u32);
    let sticks = rules.options.is_on("sticks") && rules.session.start_points == 2000;
    PaperForm {
        several_winners: false,
        play_on: None,
        all_hands: true,
        kongs: false,
        ready_hands: false,
        forbidden_suit: false,
        false_wins: false,
        streak: false,
        responsible: false,
        fresh: false,
        ways: rules.wins,
        // CLA-SCORE-5.
        value: PaperValue { min: 0, max: Some(limit), step: 10, only: &[] },
        sticks: sticks.then_some(STICKS),
        clauses: PaperClauses {
            minimum: "CLA-SCORE-5",
            limit: "CLA-SCORE-6",
            winners: "CLA-CLAIM-5",
            end: "CLA-END-2",
            payer: "CLA-PAY-1",
            false_win: "CLA-ERR-1",
            hands: "CLA-SCORE-1",
            kong: "CLA-PAY-3",
            suit: "CLA-PLAY-1",
        },
    }
}

pub(crate) fn settle(
    scoring: &Scoring,
    form: &PaperForm,
    deal: &PaperDeal,
    book: &mut dyn FnMut(Booking),
) -> Result<(), PaperProblem> {
    let Some(win) = deal.wins.first() else { return Ok(()) };
    let mut values = [0; 4];
    for seat in Seat::ALL {
        let fault = |fault| PaperProblem::new(fault, Some(seat), form.clauses.hands);
        let own = (seat == win.seat).then_some(win.value);
        values[seat.index()] = match (own, deal.hands[seat.index()]) {
            (Some(value), Some(other)) if value != other => return Err(fault(PaperFault::HandDiffers)),
            (Some(value), _) | (None, Some(value)) => value,
            (None, None) => return Err(fault(PaperFault::HandMissing)),
        };
    }
    pay::book(&pay::settle(scoring, &values, win.seat.wind()), book);
    Ok(())
}
