//! How deals of Taiwanese mahjong follow one another.

use crate::{Length, Options, RoundEnd, SeatChange, Seating, Session, Tempo, Value};

pub(super) fn session(options: &Options) -> Session {
    let number = |id| options.number(id).map(|number| number as u32);
    // TWN-STICK-1.
    let start_points = match options.get("counters") {
        Some(Value::Word("sticks_84")) => 790,
        Some(Value::Word("sticks_88")) => 800,
        _ => 0,
    };
    Session {
        // TWN-SEAT-1, TWN-SEAT-2.
        seating: match options.get("seating") {
            Some(Value::Word("dice")) => Seating::Dice,
            _ => Seating::Winds,
        },
        start_points,
        length: Length { rounds: number("rounds"), deals: number("max_deals"), minutes: None },
        // TWN-ROUND-1.
        round_ends: RoundEnd::EverybodyHasDealt,
        replays_draws: false,
        seat_change: SeatChange::None,
        // TWN-OPT-8.
        tempo: Tempo { turn: None, first: None, claim: number("claim_seconds") },
    }
}
