//! A replay for programs. The keys are documented in the help of `fivewinds replay`.

use fivewinds::record::{Record, Replay, Step, Unverified, Verified};
use fivewinds::rules::EndedBy;
use fivewinds::table::{Open, SeatEvent, SeatView, Source};
use fivewinds::tiles::Seat;
use fivewinds::tiles::notation::compact;
use serde_json::{Map, Value, json};

use super::{Shown, clauses, refusal, show};
use crate::text::Text;

pub(super) fn step(shown: &Shown<'_>, replay: &Replay<'_>, step: Option<Step>) -> Value {
    let claimed = replay.deal().public().river().iter().next_back().map(|thrown| thrown.tile);
    let action = match step {
        Some(step @ Step::Act { seat, action }) if shown.may_see(step) => {
            let mut words = vec![letter(seat)];
            words.extend(action.words(claimed));
            json!(words)
        }
        Some(Step::Stop) => json!(["*", "time"]),
        Some(Step::Act { .. }) | None => Value::Null,
    };
    let seats: Map<String, Value> = replay
        .deal()
        .public()
        .seats()
        .iter()
        .map(|&seat| (letter(seat), seat_of(shown, replay.view(seat))))
        .collect();
    json!({
        "deal": shown.number,
        "step": replay.done(),
        "action": action,
        "events": shown.events(replay).map(event).collect::<Vec<_>>(),
        "left": replay.deal().public().left(),
        "seats": seats,
    })
}

pub(super) fn verdict(text: &Text, record: &Record, verified: &Result<Verified, Unverified>) -> Value {
    match verified {
        Ok(Verified { deals, steps, seeds, contributed }) => {
            json!({"verified": true, "deals": deals, "steps": steps, "seeds": seeds, "contributed": contributed})
        }
        Err(error) => {
            let clauses = clauses(record, error);
            json!({
                "verified": false,
                "deal": error.deal,
                "step": refusal(error).map(|refused| refused.step),
                "message": (text.replay.unverified)(error),
                "clauses": clauses.split(", ").filter(|clause| !clause.is_empty()).collect::<Vec<_>>(),
            })
        }
    }
}

fn seat_of(shown: &Shown<'_>, view: SeatView<'_>) -> Value {
    let (seat, public) = (view.seat(), view.public());
    let visible = shown.may_see_hand(seat);
    let melds: Vec<Option<String>> = if visible {
        view.melds().iter().map(|meld| Some(meld.to_string())).collect()
    } else {
        public.shown(seat).melds().map(|meld| meld.map(|meld| meld.to_string())).collect()
    };
    json!({
        "tiles": view.own().concealed().total(),
        "hand": visible.then(|| view.own().concealed().to_string()),
        "melds": melds,
        "flowers": public.shown(seat).flowers().to_string(),
        "discards": compact::print(&show::discards(view)),
        "points": public.points()[seat],
    })
}

fn letter(seat: Seat) -> String {
    seat.wind().letter().to_string()
}

fn event(event: SeatEvent) -> Value {
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
    let with_tile = |id: &str, seat: Seat, tile: fivewinds::Tile| json!({"event": id, "seat": letter(seat), "tile": tile.to_string()});
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
            let by = match by {
                EndedBy::Win => "win",
                EndedBy::Wall => "draw",
                EndedBy::Time => "time",
            };
            json!({"event": "ended", "by": by, "next_dealer": letter(next_dealer)})
        }
    }
}

const fn source_id(source: Source) -> &'static str {
    match source {
        Source::Dealt => "dealt",
        Source::Wall => "wall",
        Source::Kong => "kong",
        Source::Flower => "flower",
        Source::Claim => "claim",
    }
}
