//! What may happen at a table of Red mahjong.

use crate::{
    AfterWin, ConcealedKongs, DealerClauses, End, FalseWin, Flowers, LastDiscard, Missed, NextDealer,
    Opening, Options, Play, PlayClauses, Ready, Throws, WallPlan, WhenPaid, Winners,
};

pub(super) fn play(_: &Options) -> Play {
    Play {
        // RED-WALL-6, RED-BREAK-1.
        wall: WallPlan { dead: 0, loose: 0, replacements: End::Far, throws: Throws::Two },
        // RED-DEAL-1.
        dealer_extra: true,
        // RED-FLOWER-2, RED-FLOWER-5.
        flowers: Flowers::Replaced,
        // RED-END-2.
        flower_bars_win: true,
        // RED-RUL-33.
        eighth_flower: false,
        opening: Opening::None,
        ready: Ready::None,
        // RED-CLAIM-7: there are none.
        concealed_kongs: ConcealedKongs::Shown,
        kong_money: None,
        // RED-CLAIM-2, RED-CLAIM-6.
        winners: Winners::Nearest,
        after_win: AfterWin::Ends,
        // RED-PEN-1.
        false_win: FalseWin::DeadHand { incomplete: (9, "RED-PEN-1"), too_cheap: (9, "RED-PEN-1") },
        // RED-PLAY-4, RED-RUL-42.
        missed: Missed::Free,
        // RED-END-3.
        last_discard: LastDiscard::Win,
        payment: WhenPaid::AtTheWin,
        // RED-DEALER-2, RED-DEALER-3.
        dealer: NextDealer::StaysAfterWin { on_draw: true },
        clauses: CLAUSES,
    }
}

const CLAUSES: PlayClauses = PlayClauses {
    turn: "RED-PLAY-1",
    over: "RED-WIN-6",
    not_in_hand: "RED-PLAY-1",
    flower: "RED-FLOWER-5",
    flower_win: "RED-END-2",
    eighth_flower: "RED-RUL-33",
    joker: "RED-JOKER-2",
    chow: "RED-CLAIM-4",
    pung: "RED-CLAIM-3",
    kong: "RED-CLAIM-7",
    kong_after_claim: "RED-CLAIM-7",
    kong_without_tile: "RED-CLAIM-7",
    win_after_claim: "RED-CLAIM-5",
    last_discard: "RED-END-3",
    dead_hand: "RED-DEAD-1",
    not_a_win: "RED-WIN-2",
    missed_win: "RED-PLAY-4",
    forbid: "RED-PLAY-1",
    forbidden_suit: "RED-PLAY-1",
    ready: "RED-WIN-4",
    ready_bound: "RED-WIN-4",
    priority: "RED-CLAIM-2",
    winners: "RED-CLAIM-6",
    equal_claims: "RED-CLAIM-8",
    robbed_kong: "RED-CLAIM-7",
    too_late: "RED-CLAIM-1",
    after_claim: "RED-CLAIM-5",
    after_kong: "RED-CLAIM-7",
    false_win: "RED-PEN-1",
    next_dealer: DealerClauses {
        won: "RED-DEALER-2",
        lost: "RED-DEALER-2",
        several: "RED-DEALER-2",
        drawn: "RED-DEALER-3",
    },
};
