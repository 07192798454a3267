//! What a seat sees, and what it may do, as JSON. `docs/bots.md` describes every field.

use hand::Meld;
use record::source_id;
use rules::{Rules, Value as OptionValue};
use serde_json::{Map, Value, json};
use table::{Action, Choices, Offered, Public, ReadyState, SeatView, Stage, Walls};
use tiles::{BySeat, RelSeat, Seat, Tile, Wind};

use bots::{Standing, Start};

/// What a bot is told before a deal.
pub(crate) fn start(rules: &Rules, start: &Start, time_ms: u128) -> Value {
    let Start { seat, table, seed, standing } = start;
    let seats = rules::seats_of(table.players);
    let walls = match table.walls {
        Walls::Shared => "shared",
        Walls::Own => "own",
    };
    json!({
        "type": "start",
        "rules": ruleset(rules),
        "seat": letter(*seat),
        "seats": seats.iter().map(|&seat| letter(seat)).collect::<Vec<_>>(),
        "round": wind(table.round),
        "dealer_streak": table.dealer_streak,
        "strict": table.strict,
        "walls": walls,
        "tiles": counts(rules.tiles.tiles()),
        "hand_size": rules.hand_size,
        // A text, since not every language reads such numbers whole.
        "seed": seed.to_string(),
        "standing": standing.map(|Standing { totals, deals_left }| {
            json!({"totals": by_seat(seats, &totals), "deals_left": deals_left})
        }),
        "time_ms": time_ms as u64,
    })
}

/// What a seat sees.
pub(crate) fn view(rules: &Rules, view: SeatView<'_>) -> Value {
    let (own, public) = (view.own(), view.public());
    let river = public.river().iter();
    let river = river.map(|thrown| {
        json!({"seat": letter(thrown.seat), "tile": thrown.tile.to_string(), "claimed": thrown.claimed})
    });
    let wins = public.wins().map(|win| {
        let from = win.from.map(letter);
        json!({"seat": letter(win.seat), "from": from, "tile": win.tile.to_string(), "by": win.by.id()})
    });
    let seats = public.seats().iter().map(|&seat| (letter(seat), seat_of(view, seat)));
    json!({
        "seat": letter(view.seat()),
        "stage": stage(public.stage()),
        "hand": list(own.concealed().tiles()),
        "drawn": own.drawn().map(|tile| tile.to_string()),
        "waits": list(view.waits()),
        "bound": list(own.bound()),
        "forbidden": own.forbidden().map(|suit| suit.letter()),
        "left": public.left(),
        "live": public.live(rules, view.seat()),
        "unseen": counts(bots::unseen(rules, view).tiles()),
        "river": river.collect::<Vec<_>>(),
        "wins": wins.collect::<Vec<_>>(),
        "seats": seats.collect::<Map<_, _>>(),
    })
}

/// What may be done, in the words of records.
pub(crate) fn actions(stage: Stage, choices: Choices) -> Vec<String> {
    choices.iter().map(|action| words(stage, action)).collect()
}

/// An action in the words of records.
pub(crate) fn words(stage: Stage, action: Action) -> String {
    action.words(claimed(stage)).join(" ")
}

/// The tile that may be claimed.
pub(crate) fn claimed(stage: Stage) -> Option<Tile> {
    stage.offered().map(|(_, tile, _)| tile)
}

/// One number for each seat.
pub(crate) fn by_seat<T: Copy + Into<Value>>(seats: &[Seat], values: &BySeat<T>) -> Value {
    seats.iter().map(|&seat| (letter(seat), values[seat].into())).collect::<Map<_, _>>().into()
}

pub(crate) fn letter(seat: Seat) -> String {
    wind(seat.wind())
}

fn wind(wind: Wind) -> String {
    wind.letter().to_string()
}

fn ruleset(rules: &Rules) -> Value {
    let value = |id: &str| match rules.options.get(id) {
        Some(OptionValue::Bool(is)) => json!(is),
        Some(OptionValue::Number(number)) => json!(number),
        Some(OptionValue::Word(word)) => json!(word),
        Some(OptionValue::Null) | None => Value::Null,
    };
    let options = rules.ruleset.options().iter().map(|option| (option.id.to_owned(), value(option.id)));
    json!({
        "id": rules.ruleset.id(),
        "revision": rules.ruleset.revision(),
        "options": options.collect::<Map<_, _>>(),
    })
}

/// What everybody sees of a player; of the viewer, what only he sees as well.
fn seat_of(view: SeatView<'_>, seat: Seat) -> Value {
    let public = view.public();
    let shown = public.shown(seat);
    let melds: Vec<Value> = if seat == view.seat() {
        view.melds().iter().map(|set| meld(public, seat, set)).collect()
    } else {
        let face_down = || json!({"set": "concealed kong", "tiles": null, "claimed": null, "from": null});
        shown.melds().map(|set| set.map_or_else(face_down, |set| meld(public, seat, &set))).collect()
    };
    let discards = public.river().iter().filter(|thrown| thrown.seat == seat && !thrown.claimed);
    json!({
        "melds": melds,
        "flowers": list(shown.flowers()),
        "discards": list(discards.map(|thrown| thrown.tile)),
        "ready": shown.ready() != ReadyState::No,
        "out": shown.is_out(),
        "dead": shown.is_dead(),
        "forbidden": shown.forbidden().map(|suit| suit.letter()),
        "points": public.points()[seat],
    })
}

fn meld(public: &Public, owner: Seat, meld: &Meld) -> Value {
    let seat_at = |place: RelSeat| {
        let found = public.seats().iter().find(|&&seat| public.place_of(seat, owner) == place);
        found.map(|&seat| letter(seat))
    };
    json!({
        "set": meld.kind().to_string(),
        "tiles": list(meld.tiles()),
        "claimed": meld.claim().map(|claim| claim.tile.to_string()),
        "from": meld.claim().and_then(|claim| seat_at(claim.from)),
    })
}

fn stage(stage: Stage) -> Value {
    let of = |is: &str, seat: Seat| json!({"is": is, "seat": letter(seat)});
    let with_tile =
        |is: &str, seat: Seat, tile: Tile| json!({"is": is, "seat": letter(seat), "tile": tile.to_string()});
    match stage {
        Stage::Dealing => json!({"is": "dealing"}),
        Stage::Flowers { seat } => of("flowers", seat),
        Stage::Opening => json!({"is": "opening"}),
        Stage::Turn { seat, source } => {
            json!({"is": "turn", "seat": letter(seat), "source": source_id(source)})
        }
        Stage::Offer { from, tile, what: Offered::Discard } => with_tile("discard", from, tile),
        Stage::Offer { from, tile, what: Offered::Kong } => with_tile("kong", from, tile),
        Stage::Offer { from, tile, what: Offered::Flower } => with_tile("flower", from, tile),
        Stage::EighthFlower { seat, tile } => with_tile("eighth_flower", seat, tile),
        Stage::Over { .. } => json!({"is": "over"}),
    }
}

fn list(tiles: impl Iterator<Item = Tile>) -> Vec<String> {
    tiles.map(|tile| tile.to_string()).collect()
}

/// How many there are of each kind of which there are any.
fn counts(tiles: impl Iterator<Item = Tile>) -> Value {
    let mut counts: Map<String, Value> = Map::new();
    for tile in tiles {
        let count = counts.entry(tile.to_string()).or_insert(json!(0));
        *count = json!(count.as_u64().unwrap_or_default() + 1);
    }
    counts.into()
}
