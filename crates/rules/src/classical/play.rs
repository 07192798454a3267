//! What may happen at a table of Chinese classical mahjong.

use crate::{
    AfterWin, ConcealedKongs, DealerClauses, End, FalseWin, Flowers, LastDiscard, Missed, NextDealer,
    Opening, Options, Play, PlayClauses, Ready, Throws, WallPlan, WhenPaid, Winners,
};

pub(super) fn play(options: &Options) -> Play {
    Play {
        // CLA-WALL-2 to CLA-WALL-6.
        wall: WallPlan { dead: 14, loose: 2, replacements: End::Far, throws: Throws::Two },
        // CLA-DEAL-1.
        dealer_extra: false,
        // CLA-FLOWER-2, CLA-FLOWER-3.
        flowers: Flowers::Replaced,
        flower_bars_win: true,
        eighth_flower: false,
        opening: Opening::None,
        // CLA-READY-1.
        ready: Ready::Required,
        // CLA-PHYS-7.
        concealed_kongs: ConcealedKongs::Shown,
        kong_money: None,
        // CLA-CLAIM-5.
        winners: Winners::Farthest,
        after_win: AfterWin::Ends,
        // CLA-ERR-1.
        false_win: FalseWin::Refused,
        // CLA-PLAY-2.
        missed: Missed::Free,
        // CLA-END-1.
        last_discard: LastDiscard::Win,
        // CLA-SCORE-1: all four hands are counted.
        payment: WhenPaid::AtTheEnd,
        // CLA-DEALER-1, CLA-DEALER-2.
        dealer: NextDealer::StaysAfterWin { on_draw: options.is_on("replay_draws") },
        clauses: CLAUSES,
    }
}

const CLAUSES: PlayClauses = PlayClauses {
    turn: "CLA-PLAY-1",
    over: "CLA-SCORE-1",
    not_in_hand: "CLA-PLAY-1",
    flower: "CLA-FLOWER-3",
    flower_win: "CLA-FLOWER-3",
    eighth_flower: "CLA-FLOWER-2",
    joker: "CLA-TILE-1",
    chow: "CLA-CLAIM-3",
    pung: "CLA-CLAIM-2",
    kong: "CLA-KONG-1",
    kong_after_claim: "CLA-CLAIM-6",
    kong_without_tile: "CLA-KONG-6",
    win_after_claim: "CLA-CLAIM-6",
    last_discard: "CLA-END-1",
    dead_hand: "CLA-ERR-1",
    not_a_win: "CLA-ERR-1",
    missed_win: "CLA-PLAY-2",
    forbid: "CLA-PLAY-1",
    forbidden_suit: "CLA-PLAY-1",
    ready: "CLA-READY-1",
    ready_bound: "CLA-READY-2",
    priority: "CLA-CLAIM-4",
    winners: "CLA-CLAIM-5",
    equal_claims: "CLA-CLAIM-4",
    robbed_kong: "CLA-KONG-7",
    too_late: "CLA-CLAIM-1",
    after_claim: "CLA-CLAIM-6",
    after_kong: "CLA-KONG-6",
    false_win: "CLA-ERR-1",
    next_dealer: DealerClauses {
        won: "CLA-DEALER-1",
        lost: "CLA-DEALER-1",
        several: "CLA-DEALER-1",
        drawn: "CLA-DEALER-2",
    },
};
