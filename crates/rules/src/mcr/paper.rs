//! An MCR deal as it is written down.

use super::pay;
use crate::{Booking, PaperClauses, PaperDeal, PaperForm, PaperValue, Rules};

pub(crate) fn form(rules: &Rules) -> PaperForm {
    let minimum = rules.options.number("minimum").map_or(8, |minimum| minimum as u32);
    PaperForm {
        several_winners: false,
        play_on: None,
        all_hands: false,
        kongs: false,
        ready_hands: false,
        forbidden_suit: false,
        false_wins: false,
        streak: false,
        responsible: false,
        fresh: false,
        ways: rules.wins,
        // MCR-WIN-1; a hand without any fan is worth 8, so no win is worth nothing. MCR-PAY-3: there is no limit.
        value: PaperValue { min: minimum.max(1), max: None, step: 1, only: &[] },
        sticks: None,
        clauses: PaperClauses {
            minimum: "MCR-WIN-1",
            limit: "MCR-PAY-3",
            winners: "MCR-WIN-3",
            end: "MCR-END-1",
            payer: "MCR-PAY-2",
            false_win: "MCR-FOUL-6",
            hands: "MCR-PAY-1",
            kong: "MCR-PAY-3",
            suit: "MCR-TURN-2",
        },
    }
}

pub(crate) fn settle(deal: &PaperDeal, book: &mut dyn FnMut(Booking)) {
    for win in &deal.wins {
        let shares = pay::shares(win.by, win.place(deal.players, win.from), win.value);
        win.book(deal.players, shares.into_iter().flatten(), book);
    }
}
