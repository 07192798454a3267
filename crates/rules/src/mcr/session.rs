//! How deals of competition mahjong follow one another.

use crate::{Length, Options, RoundEnd, SeatChange, Seating, Session, Tempo};

/// MCR-ROUND-3, MCRC-ROT-1.
const SEATS: [[u8; 4]; 4] = [[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 1, 0], [3, 2, 0, 1]];

pub(super) fn session(options: &Options) -> Session {
    let minutes =
        options.number("session_minutes").map(|minutes| minutes as u32).filter(|&minutes| minutes > 0);
    Session {
        // MCRC-START-1.
        seating: Seating::Assigned,
        // MCR-PAY-5.
        start_points: 0,
        // MCR-ROUND-2, MCR-SESSION-1.
        length: Length { rounds: Some(4), deals: None, minutes },
        // MCR-ROUND-1.
        round_ends: RoundEnd::Deals(4),
        replays_draws: false,
        seat_change: SeatChange::Table(&SEATS),
        // MCR-TIME-1, MCR-TIME-3, MCR-TIME-2.
        tempo: Tempo { turn: Some(10), first: Some(20), claim: Some(3) },
    }
}
