//! How deals of Sichuan mahjong follow one another.

use crate::{Length, Options, RoundEnd, SeatChange, Seating, Session, Tempo, Value};

pub(super) fn session(options: &Options) -> Session {
    let number = |id| options.number(id).map(|number| number as u32);
    Session {
        // SIC-SEAT-1, SIC-OPT-1.
        seating: match options.get("first_dealer") {
            Some(Value::Word("lot")) => Seating::Lot,
            _ => Seating::DiceForEast,
        },
        start_points: 0,
        // SIC-SESSION-1.
        length: Length { rounds: None, deals: number("max_deals"), minutes: number("session_minutes") },
        round_ends: RoundEnd::Never,
        replays_draws: false,
        // SIC-SEAT-2.
        seat_change: SeatChange::None,
        // SIC-OPT-4.
        tempo: Tempo { turn: None, first: None, claim: number("claim_seconds") },
    }
}
