//! A replay for programs. The keys are documented in the help of `fivewinds replay`.

use fivewinds::record::{Record, Replay, Step, Unverified, Verified, event_json};
use fivewinds::table::SeatView;
use fivewinds::tiles::Seat;
use fivewinds::tiles::notation::compact;
use serde_json::{Map, Value, json};

use super::{Shown, clauses, discards, refusal};
use crate::text::Text;

/// The table after a step.
pub fn step(shown: &Shown<'_>, replay: &Replay<'_>, step: Option<Step>) -> Value {
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
        "events": shown.events(replay.events()).map(event_json).collect::<Vec<_>>(),
        "left": replay.deal().public().left(),
        "seats": seats,
    })
}

/// Whether a record is true.
pub fn verdict(text: &Text, record: &Record, verified: &Result<Verified, Unverified>) -> Value {
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
        "discards": compact::print(&discards(view)),
        "points": public.points()[seat],
    })
}

fn letter(seat: Seat) -> String {
    seat.wind().letter().to_string()
}
