//! What may happen at a table of Sichuan mahjong.

use crate::{
    AfterWin, ConcealedKongs, DealerClauses, End, FalseWin, Flowers, KongMoney, LastDiscard, Missed,
    NextDealer, Opening, Options, Play, PlayClauses, Ready, Throws, WallPlan, WhenPaid, Winners,
};

pub(super) fn play(_: &Options) -> Play {
    Play {
        // SIC-WALL-2 to SIC-WALL-4.
        wall: WallPlan { dead: 0, loose: 0, replacements: End::Live, throws: Throws::One },
        // SIC-DEAL-2.
        dealer_extra: true,
        // SIC-SET-1: there are none.
        flowers: Flowers::Replaced,
        flower_bars_win: false,
        eighth_flower: false,
        // SIC-SUIT-1.
        opening: Opening::ForbidSuit,
        ready: Ready::None,
        concealed_kongs: ConcealedKongs::Shown,
        // SIC-KPAY-1 to SIC-KPAY-4.
        kong_money: Some(KongMoney {
            concealed: (2, "SIC-KPAY-1"),
            melded: (2, "SIC-KPAY-2"),
            added: (1, "SIC-KPAY-3"),
        }),
        // SIC-CLAIM-2, SIC-WIN-3.
        winners: Winners::All,
        // SIC-AFTER-1, SIC-END-1.
        after_win: AfterWin::PlayOn { wins: 3 },
        // SIC-WIN-5.
        false_win: FalseWin::Stands,
        // SIC-CLAIM-6.
        missed: Missed::BarsUntilDraw,
        // SIC-CLAIM-4, SIC-CLAIM-5.
        last_discard: LastDiscard::PungOrWin,
        // SIC-WIN-5.
        payment: WhenPaid::AtTheEnd,
        // SIC-DEALER-1 to SIC-DEALER-4.
        dealer: NextDealer::FirstWinner,
        clauses: CLAUSES,
    }
}

const CLAUSES: PlayClauses = PlayClauses {
    turn: "SIC-TURN-2",
    over: "SIC-END-1",
    not_in_hand: "SIC-TURN-2",
    flower: "SIC-SET-1",
    flower_win: "SIC-SET-1",
    eighth_flower: "SIC-SET-1",
    joker: "SIC-SET-1",
    chow: "SIC-CLAIM-1",
    pung: "SIC-CLAIM-1",
    kong: "SIC-KONG-1",
    kong_after_claim: "SIC-KONG-4",
    kong_without_tile: "SIC-KONG-3",
    win_after_claim: "SIC-TURN-4",
    last_discard: "SIC-CLAIM-4",
    dead_hand: "SIC-PEN-1",
    not_a_win: "SIC-WIN-1",
    missed_win: "SIC-CLAIM-6",
    forbid: "SIC-SUIT-1",
    forbidden_suit: "SIC-SUIT-2",
    ready: "SIC-TURN-2",
    ready_bound: "SIC-TURN-2",
    priority: "SIC-CLAIM-2",
    winners: "SIC-WIN-3",
    equal_claims: "SIC-CLAIM-2",
    robbed_kong: "SIC-KONG-6",
    too_late: "SIC-TURN-2",
    after_claim: "SIC-CLAIM-3",
    after_kong: "SIC-CLAIM-3",
    false_win: "SIC-WIN-5",
    next_dealer: DealerClauses {
        won: "SIC-DEALER-2",
        lost: "SIC-DEALER-2",
        several: "SIC-DEALER-3",
        drawn: "SIC-DEALER-1",
    },
};
