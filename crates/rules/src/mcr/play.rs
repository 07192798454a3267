//! What may happen at a table of competition mahjong.

use crate::{
    AfterWin, ConcealedKongs, DealerClauses, End, FalseWin, Flowers, LastDiscard, Missed, NextDealer,
    Opening, Options, Play, PlayClauses, Ready, Throws, WallPlan, WhenPaid, Winners,
};

pub(super) fn play(options: &Options) -> Play {
    Play {
        // MCR-WALL-4, MCR-DICE-1, MCR-DICE-2.
        wall: WallPlan { dead: 0, loose: 0, replacements: End::Far, throws: Throws::Two },
        // MCR-DEAL-1.
        dealer_extra: true,
        // MCR-FLOWER-3, MCR-FLOWER-5, MCR-FLOWER-8.
        flowers: if options.is_on("auto_flowers") {
            Flowers::ReplacedOrDiscarded
        } else {
            Flowers::AsTheOwnerLikes
        },
        // MCR-FLOWER-3: it fills a place of the hand, which is then not complete.
        flower_bars_win: false,
        eighth_flower: false,
        opening: Opening::None,
        ready: Ready::None,
        // MCR-KONG-5.
        concealed_kongs: ConcealedKongs::FaceDown,
        kong_money: None,
        // MCR-CLAIM-3.
        winners: Winners::Nearest,
        after_win: AfterWin::Ends,
        // MCR-FOUL-7, MCR-FOUL-8.
        false_win: FalseWin::DeadHand { incomplete: (20, "MCR-FOUL-8"), too_cheap: (10, "MCR-FOUL-7") },
        // MCR-WIN-5, MCR-TURN-5.
        missed: Missed::Free,
        // MCR-END-3.
        last_discard: LastDiscard::Win,
        payment: WhenPaid::AtTheWin,
        // MCR-DEALER-1.
        dealer: NextDealer::Passes,
        clauses: CLAUSES,
    }
}

const CLAUSES: PlayClauses = PlayClauses {
    turn: "MCR-TURN-2",
    over: "MCR-WIN-3",
    not_in_hand: "MCR-TURN-2",
    flower: "MCR-FLOWER-3",
    flower_win: "MCR-FLOWER-3",
    eighth_flower: "MCR-FLOWER-2",
    joker: "MCR-SET-4",
    chow: "MCR-CLAIM-1",
    pung: "MCR-CLAIM-4",
    kong: "MCR-KONG-1",
    kong_after_claim: "MCR-KONG-3",
    kong_without_tile: "MCR-KONG-8",
    win_after_claim: "MCR-TURN-4",
    last_discard: "MCR-END-3",
    dead_hand: "MCR-FOUL-1",
    not_a_win: "MCR-WIN-1",
    missed_win: "MCR-WIN-5",
    forbid: "MCR-TURN-2",
    forbidden_suit: "MCR-TURN-2",
    ready: "MCR-TURN-2",
    ready_bound: "MCR-TURN-2",
    priority: "MCR-CLAIM-2",
    winners: "MCR-CLAIM-3",
    equal_claims: "MCR-CLAIM-2",
    robbed_kong: "MCR-KONG-6",
    too_late: "MCR-CLAIM-7",
    after_claim: "MCR-TURN-4",
    after_kong: "MCR-KONG-2",
    false_win: "MCR-FOUL-6",
    next_dealer: DealerClauses {
        won: "MCR-DEALER-1",
        lost: "MCR-DEALER-1",
        several: "MCR-DEALER-1",
        drawn: "MCR-DEALER-1",
    },
};
