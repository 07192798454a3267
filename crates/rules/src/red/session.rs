//! How deals of Red mahjong follow one another.

use crate::{Length, Options, RoundEnd, SeatChange, Seating, Session, Tempo, Value};

pub(super) fn session(options: &Options) -> Session {
    let deals = options.number("session_deals").map(|deals| deals as u32);
    let rounds = options.number("session_rounds").map(|rounds| rounds as u32);
    // RED-STICK-1: sticks are a way to count, the result is the difference to the start.
    let start_points = match options.get("sticks") {
        Some(Value::Word("790")) => 790,
        Some(Value::Word("800")) => 800,
        _ => 0,
    };
    Session {
        // RED-SEAT-2.
        seating: Seating::Dice,
        start_points,
        // RED-OPT-7: a number of deals replaces the number of rounds.
        length: Length { rounds: rounds.filter(|_| deals.is_none()), deals, minutes: None },
        // RED-SESSION-1.
        round_ends: RoundEnd::EverybodyHasDealt,
        replays_draws: false,
        // RED-DEALER-1.
        seat_change: SeatChange::None,
        // RED-PHYS-3: a few seconds.
        tempo: Tempo { turn: None, first: None, claim: Some(3) },
    }
}
