//! Cases of type `deal`: a whole deal, played from a known wall.

mod script;

use answers::problem::Problem;
use fivewinds::rules::{EndedBy, Flowers, seats_of};
use fivewinds::table::{Deal, Setup, Stage, dealt_to};
use fivewinds::tiles::{Seat, Tile, TileSet, Wall, Wind};
use fivewinds::{Rules, TileCounts};
use serde_json::{Map, Value, json};

use super::case::{
    Case, Wrong, list, mistyped, not_one_of, object, only_keys, players, refused, tiles, word,
};
use super::score::{missing, number, wind};
use script::{Entry, Script};

const KEYS: [&str; 6] = ["round", "players", "hands", "wall", "dealer_streak", "actions"];
const EXPECTED: [&str; 8] =
    ["result", "winners", "payments", "next_dealer", "value", "dead_hands", "rejected", "error"];

pub(crate) fn actual(case: &Case) -> Result<Map<String, Value>, Wrong> {
    case.only_keys(&KEYS, &EXPECTED)?;
    let mut rules = case.rules()?;
    // MCR-FLOWER-5: in a case flowers are replaced by themselves.
    if rules.play.flowers == Flowers::AsTheOwnerLikes {
        rules.play.flowers = Flowers::ReplacedOrDiscarded;
    }
    let get = |key: &str| case.rest.get(key);
    let need = |key: &str| get(key).ok_or_else(|| missing(key));
    let players = get("players").map(players).transpose()?.unwrap_or(rules.usual_players());
    if !rules.players.contains(&players) {
        return Err(wrong(format!("players: {players} cannot play this")));
    }
    let setup = Setup {
        players,
        round: get("round").map(|value| wind(value, "round")).transpose()?.unwrap_or(Wind::East),
        dealer_streak: get("dealer_streak").map(|it| number(it, "dealer_streak")).transpose()?.unwrap_or(0),
        // Whoever declares a win that is none has declared it.
        strict: true,
        ..Setup::default()
    };
    let wall = full_wall(&rules, players, need("hands")?, need("wall")?)?;
    let entries = list(need("actions")?, "actions")?.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
    let deal = Deal::new(&rules, &setup, wall, &mut ());
    let mut script = Script::new(&rules, deal, &entries);
    let rejected = script.play();
    let mut actual = result(script.deal());
    if let Some((at, message)) = rejected {
        actual.insert("rejected".to_owned(), json!(at));
        actual.insert("error".to_owned(), json!(message));
    }
    Ok(actual)
}

/// An error is compared by what it contains, the rest as it is.
pub(crate) fn is_same(key: &str, expected: &Value, found: Option<&Value>) -> bool {
    match (key, expected, found) {
        ("error", Value::String(part), Some(Value::String(message))) => message.contains(part),
        _ => found == Some(expected),
    }
}

/// What there is to say of a deal, in the shape of `expect`.
fn result(deal: &Deal) -> Map<String, Value> {
    let public = deal.public();
    let seats = public.seats();
    let mut actual = Map::new();
    let payments: Map<String, Value> =
        seats.iter().map(|&seat| (letter(seat), json!(public.points()[seat]))).collect();
    actual.insert("payments".to_owned(), Value::Object(payments));
    let dead = seats.iter().filter(|&&seat| public.shown(seat).is_dead()).map(|&seat| json!(letter(seat)));
    actual.insert("dead_hands".to_owned(), dead.collect());
    let (Stage::Over { by, next_dealer }, Some(full)) = (public.stage(), deal.finished()) else {
        return actual;
    };
    let good: Vec<_> = full.wins().filter(|won| won.good).collect();
    let result = match by {
        EndedBy::Time => "time",
        EndedBy::Win | EndedBy::Wall if good.is_empty() => "draw",
        EndedBy::Win | EndedBy::Wall => "win",
    };
    actual.insert("result".to_owned(), json!(result));
    actual.insert("winners".to_owned(), good.iter().map(|won| json!(letter(won.seat))).collect());
    let values: Map<String, Value> = good.iter().map(|won| (letter(won.seat), json!(won.value))).collect();
    actual.insert("value".to_owned(), Value::Object(values));
    actual.insert("next_dealer".to_owned(), json!(letter(next_dealer)));
    actual
}

/// The wall from which these hands are dealt and the rest is drawn.
fn full_wall(rules: &Rules, players: u8, hands: &Value, rest: &Value) -> Result<Wall, Wrong> {
    let hands = object(hands.clone(), "hands")?;
    let seats = seats_of(players);
    let names: Vec<String> = seats.iter().map(|&seat| letter(seat)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    only_keys(&hands, &names, "unknown seat in hands")?;
    let mut dealt: [Vec<Tile>; 4] = Default::default();
    for (&seat, name) in seats.iter().zip(&names) {
        dealt[seat.index()] =
            tiles(hands.get(*name).ok_or_else(|| missing(&format!("hands.{name}")))?, "hands")?;
    }
    let rest = tiles(rest, "wall")?;
    let all: Vec<Tile> = dealt.iter().flatten().chain(&rest).copied().collect();
    let mut faults: Vec<String> = faults_of_set(rules, &all);
    for &seat in seats {
        let (found, wanted) =
            (dealt[seat.index()].len(), dealt_to(rules, players).filter(|&to| to == seat).count());
        if found != wanted {
            let name = letter(seat);
            faults.push(format!("hands.{name}: tile count: {found} tiles instead of {wanted}"));
        }
    }
    if !faults.is_empty() {
        return Err(wrong(faults.join("; ")));
    }
    let mut hands = dealt.map(Vec::into_iter);
    let first = dealt_to(rules, players).map(|seat| hands[seat.index()].next().expect("counted above"));
    let all: Vec<Tile> = first.chain(rest).collect();
    Wall::new(&all, &rules.tiles).map_err(|error| wrong(format!("wall: not the full set: {error}")))
}

/// All that keeps the tiles from being the full set, in the words that the rules files name.
fn faults_of_set(rules: &Rules, all: &[Tile]) -> Vec<String> {
    let counts = TileCounts::count(all.iter().copied());
    if counts == Ok(rules.tiles) {
        return Vec::new();
    }
    let total = rules.tiles.total();
    let mut faults = vec![format!("hands and wall: {} tiles are not the full set of {total}", all.len())];
    faults.extend(counts.err().map(|too_many| too_many.to_string()));
    let foreign: TileSet = all.iter().copied().filter(|&tile| rules.tiles[tile] == 0).collect();
    faults.extend(foreign.map(|tile| match tile {
        _ if tile.is_flower() => format!("the flower {tile} is not in play"),
        _ if tile.is_joker() => "no joker is in play".to_owned(),
        _ => format!("{tile} is not in this set of tiles"),
    }));
    faults
}

fn entry(value: &Value) -> Result<Entry, Wrong> {
    let parts = list(value, "an action")?;
    let words = parts.iter().map(|part| word(part, "an action")).collect::<Result<Vec<_>, _>>()?;
    let [seat, verb, rest @ ..] = &words[..] else {
        return Err(mistyped("an action", "a seat and a word", value));
    };
    let seat = match *seat {
        "*" => None,
        name => Some(seat_of(name).ok_or_else(|| not_one_of("seat", name))?),
    };
    if !VERBS.contains(verb) || seat.is_none() != (*verb == "time") {
        return Err(not_one_of("action", verb));
    }
    let words = std::iter::once(verb).chain(rest).map(|word| (*word).to_owned()).collect();
    Ok(Entry { seat, words })
}

const VERBS: [&str; 8] = ["discard", "chow", "pung", "kong", "win", "ready", "forbid", "time"];

fn seat_of(name: &str) -> Option<Seat> {
    let found = Wind::ALL.iter().position(|wind| name.chars().eq([wind.letter()]))?;
    Seat::from_index(found)
}

/// A seat by its wind.
fn letter(seat: Seat) -> String {
    seat.wind().letter().to_string()
}

fn wrong(message: String) -> Wrong {
    refused([Problem::NoDeal { message }])
}
