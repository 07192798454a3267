//! Events for programs: the same objects wherever events are told as JSON.

use rules::EndedBy;
use serde_json::{Value, json};
use table::{Open, SeatEvent, Source};
use tiles::{Seat, Tile};

/// An event as an object: `event` is its name, and what belongs to it follows. Tiles are in compact notation, seats the
/// letters of their winds.
pub fn event_json(event: SeatEvent) -> Value {
    match event {
        SeatEvent::Drew { seat, tile, source } => {
            let tile = tile.map(|tile| tile.to_string());
            json!({"event": "drew", "seat": letter(seat), "tile": tile, "source": source_id(source)})
        }
        SeatEvent::ConcealedKong { seat, tile } => {
            json!({"event": "concealed_kong", "seat": letter(seat), "tile": tile.map(|tile| tile.to_string())})
        }
        SeatEvent::Forbade { seat, suit } => {
            json!({"event": "forbade", "seat": letter(seat), "suit": suit.map(|suit| suit.letter())})
        }
        SeatEvent::Missed { value } => json!({"event": "missed", "value": value}),
        SeatEvent::Open(open) => open_event(open),
    }
}

fn open_event(open: Open) -> Value {
    let seat_only = |id: &str, seat: Seat| json!({"event": id, "seat": letter(seat)});
    let with_tile = |id: &str, seat: Seat, tile: Tile| json!({"event": id, "seat": letter(seat), "tile": tile.to_string()});
    match open {
        Open::FlowersAsked { seat } => seat_only("flowers_asked", seat),
        Open::FlowerShown { seat, tile } => with_tile("flower_shown", seat, tile),
        Open::FlowerOffered { seat, tile } => with_tile("flower_offered", seat, tile),
        Open::EighthFlower { seat, tile } => with_tile("eighth_flower", seat, tile),
        Open::Dealt => json!({"event": "dealt"}),
        Open::Opening => json!({"event": "opening"}),
        Open::FirstTurn { seat } => seat_only("first_turn", seat),
        Open::SuitShown { seat, suit } => {
            json!({"event": "suit_shown", "seat": letter(seat), "suit": suit.letter()})
        }
        Open::DeclaredReady { seat, .. } => seat_only("declared_ready", seat),
        Open::ReadyLapsed { seat } => seat_only("ready_lapsed", seat),
        Open::Discarded { seat, tile } => with_tile("discarded", seat, tile),
        Open::Claimed { seat, meld } => {
            json!({"event": "claimed", "seat": letter(seat), "set": meld.kind().to_string(), "tiles": meld.to_string()})
        }
        Open::AddingToPung { seat, tile } => with_tile("adding_to_pung", seat, tile),
        Open::AddedToPung { seat, tile } => with_tile("added_to_pung", seat, tile),
        Open::KongPaid(entry) => seat_only("kong_paid", entry.owner),
        Open::KongThrown { .. } => json!({"event": "kong_thrown"}),
        Open::Taken { from, tile } => with_tile("taken", from, tile),
        Open::FalseWin { seat } => seat_only("false_win", seat),
        Open::Won { seat, from, tile, by } => {
            let from = from.map(letter);
            json!({"event": "won", "seat": letter(seat), "from": from, "tile": tile.to_string(), "by": by.id()})
        }
        Open::Paid(booking) => json!({
            "event": "paid",
            "from": letter(booking.from),
            "to": booking.to.map(letter),
            "points": booking.points,
            "clause": booking.clause,
        }),
        Open::Ended { by, next_dealer } => {
            json!({"event": "ended", "by": ended_id(by), "next_dealer": letter(next_dealer)})
        }
    }
}

/// How a tile came to its place, as a word.
pub const fn source_id(source: Source) -> &'static str {
    match source {
        Source::Dealt => "dealt",
        Source::Wall => "wall",
        Source::Kong => "kong",
        Source::Flower => "flower",
        Source::Claim => "claim",
    }
}

/// How a deal ended, as a word.
pub const fn ended_id(by: EndedBy) -> &'static str {
    match by {
        EndedBy::Win => "win",
        EndedBy::Wall => "draw",
        EndedBy::Time => "time",
    }
}

fn letter(seat: Seat) -> String {
    seat.wind().letter().to_string()
}
