//! How deals of Chinese classical mahjong follow one another.

use crate::{Length, Options, RoundEnd, SeatChange, Seating, Session, Tempo, Value};

pub(super) fn session(options: &Options) -> Session {
    let deals = options.number("session_deals").map_or(16, |deals| deals as u32);
    let (length, round_ends) = match options.get("session_mode") {
        // CLA-SESSION-3, and CLA-SESSION-2 for the short session.
        Some(Value::Word("dealerships")) => {
            (Length { rounds: Some(4), deals: None, minutes: None }, RoundEnd::Passes(deals / 4))
        }
        // CLA-SESSION-1.
        _ => (Length { rounds: None, deals: Some(deals), minutes: None }, RoundEnd::Deals(deals / 4)),
    };
    Session {
        // CLA-SEAT-1.
        seating: Seating::DiceForEast,
        // CLA-SEAT-3.
        start_points: options.number("starting_points").map_or(2000, |points| points as i32),
        length,
        round_ends,
        // CLA-DEALER-2.
        replays_draws: options.is_on("replay_draws"),
        seat_change: SeatChange::None,
        // CLA-PHYS-4: a few seconds.
        tempo: Tempo { turn: None, first: None, claim: Some(3) },
    }
}
