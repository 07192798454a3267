//! What may happen at a table of Taiwanese mahjong.

use crate::{
    AfterWin, ConcealedKongs, DealerClauses, End, FalseWin, Flowers, LastDiscard, Missed, NextDealer,
    Opening, Options, Play, PlayClauses, Ready, Throws, WallPlan, WhenPaid, Winners,
};

pub(super) fn play(_: &Options) -> Play {
    Play {
        // TWN-WALL-2 to TWN-WALL-5.
        wall: WallPlan { dead: 16, loose: 0, replacements: End::Far, throws: Throws::Two },
        // TWN-DEAL-2.
        dealer_extra: true,
        // TWN-FLOWER-2, TWN-FLOWER-6.
        flowers: Flowers::Replaced,
        // TWN-SEA-5: the flower counts for nothing, so the hand is short of a tile.
        flower_bars_win: false,
        // TWN-FLOWER-7, TWN-FLOWER-8.
        eighth_flower: true,
        opening: Opening::None,
        // TWN-READY-1.
        ready: Ready::FromDeal,
        // TWN-KONG-6.
        concealed_kongs: ConcealedKongs::FaceDown,
        kong_money: None,
        // TWN-WIN-5.
        winners: Winners::All,
        // TWN-WIN-6.
        after_win: AfterWin::Ends,
        // TWN-PEN-1, TWN-RUL-57.
        false_win: FalseWin::DeadHand { incomplete: (5, "TWN-PEN-1"), too_cheap: (5, "TWN-PEN-1") },
        // TWN-WIN-4.
        missed: Missed::Free,
        // TWN-SEA-4.
        last_discard: LastDiscard::Win,
        payment: WhenPaid::AtTheWin,
        // TWN-DEALER-2, TWN-DEALER-3.
        dealer: NextDealer::StaysAfterWin { on_draw: false },
        clauses: CLAUSES,
    }
}

const CLAUSES: PlayClauses = PlayClauses {
    turn: "TWN-TURN-2",
    over: "TWN-WIN-6",
    not_in_hand: "TWN-TURN-2",
    flower: "TWN-FLOWER-6",
    flower_win: "TWN-SEA-5",
    eighth_flower: "TWN-FLOWER-7",
    joker: "TWN-SET-1",
    chow: "TWN-CLAIM-3",
    pung: "TWN-CLAIM-1",
    kong: "TWN-KONG-1",
    kong_after_claim: "TWN-CLAIM-4",
    kong_without_tile: "TWN-KONG-9",
    win_after_claim: "TWN-CLAIM-4",
    last_discard: "TWN-SEA-4",
    dead_hand: "TWN-DEAD-1",
    not_a_win: "TWN-WIN-1",
    missed_win: "TWN-WIN-4",
    forbid: "TWN-TURN-2",
    forbidden_suit: "TWN-TURN-2",
    ready: "TWN-READY-1",
    ready_bound: "TWN-READY-2",
    priority: "TWN-CLAIM-2",
    winners: "TWN-WIN-5",
    equal_claims: "TWN-CLAIM-2",
    robbed_kong: "TWN-ROB-1",
    too_late: "TWN-TURN-3",
    after_claim: "TWN-CLAIM-4",
    after_kong: "TWN-KONG-7",
    false_win: "TWN-PEN-1",
    next_dealer: DealerClauses {
        won: "TWN-DEALER-2",
        lost: "TWN-DEALER-3",
        several: "TWN-DEALER-2",
        drawn: "TWN-DEALER-3",
    },
};
