//! A Taiwanese deal as it is written down.

use super::pay::{self, Claim};
use crate::{Booking, PaperClauses, PaperDeal, PaperForm, PaperValue, Rules, Sticks, Value};

/// Every ordinary win has this (TWN-FAN-10).
const WIN: u32 = 2;

pub(crate) fn form(rules: &Rules) -> PaperForm {
    let number = |id: &str| rules.options.number(id).map(|number| number as u32);
    let limit = number("limit");
    let min = number("min_tai").unwrap_or(0).max(WIN);
    PaperForm {
        // TWN-WIN-5, TWN-WIN-6.
        several_winners: true,
        play_on: None,
        all_hands: false,
        kongs: false,
        ready_hands: false,
        forbidden_suit: false,
        false_wins: false,
        // TWN-PAY-4 to TWN-RESP-6.
        streak: true,
        responsible: true,
        fresh: true,
        ways: rules.wins,
        // TWN-SCORE-6, TWN-SCORE-7.
        value: PaperValue { min: min.min(limit.unwrap_or(min)), max: limit, step: 1, only: &[] },
        sticks: sticks(rules),
        clauses: PaperClauses {
            minimum: "TWN-SCORE-6",
            limit: "TWN-SCORE-7",
            winners: "TWN-WIN-6",
            end: "TWN-SEA-6",
            payer: "TWN-PAY-1",
            false_win: "TWN-PEN-1",
            hands: "TWN-SCORE-1",
            kong: "TWN-KONG-1",
            suit: "TWN-TURN-2",
        },
    }
}

fn sticks(rules: &Rules) -> Option<Sticks> {
    let each: &[(u32, u32)] = match rules.options.get("counters") {
        Some(Value::Word("sticks_84")) => &[(500, 1), (100, 2), (10, 8), (1, 10)],
        Some(Value::Word("sticks_88")) => &[(500, 1), (100, 2), (10, 9), (1, 10)],
        _ => return None,
    };
    Some(Sticks { start: rules.session.start_points as u32, each, clause: "TWN-STICK-1" })
}

pub(crate) fn settle(deal: &PaperDeal, book: &mut dyn FnMut(Booking)) {
    for win in &deal.wins {
        let shares = pay::shares(&Claim {
            seat: win.seat.wind(),
            by: win.by,
            from: win.place(deal.players, win.from),
            value: win.value,
            dealer_streak: deal.dealer_streak,
            responsible: win.place(deal.players, win.responsible),
            fresh: win.fresh,
        });
        win.book(deal.players, shares.into_iter().flatten(), book);
    }
}
