//! A Red deal as it is written down.

use super::pay;
use crate::{Booking, PaperClauses, PaperDeal, PaperForm, PaperValue, Rules, Sticks, Value};

pub(crate) fn form(rules: &Rules) -> PaperForm {
    let number = |id: &str, usual: u32| rules.options.number(id).map_or(usual, |number| number as u32);
    let limit = number("limit", 300);
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
        // RED-SCORE-6 to RED-SCORE-8.
        value: PaperValue { min: number("min_points", 0).min(limit), max: Some(limit), step: 1, only: &[] },
        sticks: sticks(rules),
        clauses: PaperClauses {
            minimum: "RED-SCORE-6",
            limit: "RED-SCORE-8",
            winners: "RED-CLAIM-6",
            end: "RED-END-4",
            payer: "RED-PAY-1",
            false_win: "RED-PEN-1",
            hands: "RED-SCORE-1",
            kong: "RED-CLAIM-7",
            suit: "RED-PLAY-1",
        },
    }
}

fn sticks(rules: &Rules) -> Option<Sticks> {
    let each: &[(u32, u32)] = match rules.options.get("sticks") {
        Some(Value::Word("790")) => &[(500, 1), (100, 2), (10, 8), (1, 10)],
        Some(Value::Word("800")) => &[(500, 1), (100, 2), (10, 9), (1, 10)],
        _ => return None,
    };
    Some(Sticks { start: rules.session.start_points as u32, each, clause: "RED-STICK-1" })
}

pub(crate) fn settle(deal: &PaperDeal, book: &mut dyn FnMut(Booking)) {
    for win in &deal.wins {
        let from = win.place(deal.players, win.from);
        let shares = pay::shares(deal.players, win.by, from, win.value);
        win.book(deal.players, shares.into_iter().flatten(), book);
    }
}
