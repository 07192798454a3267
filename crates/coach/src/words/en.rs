//! English.

use table::Action;
use tiles::{Suit, Tile, Wind};

use super::{Form, Text, from_hand};

pub(crate) static EN: Text = Text {
    colon: ": ",
    comma: ", ",
    semicolon: "; ",
    decimal: ".",
    space: " ",
    wind,
    action,
    then: |tile| format!(", then discard {tile}"),
    distance: |distance| match distance {
        ..0 => "complete".to_owned(),
        0 => "ready".to_owned(),
        _ => format!("{distance} away from ready"),
    },
    useful: |kinds, left, ready| {
        let kinds = count(kinds as u32, "kind", "kinds");
        let tiles = count(left, "tile", "tiles");
        if ready { format!("waits for {kinds}, {tiles} left") } else { format!("{kinds} help, {tiles} left") }
    },
    nothing_useful: "nothing that helps is left",
    become_: |fans, points| format!("may become {fans}, would bring {points}"),
    wins: |fans, points| format!("{fans}, {points}"),
    plain: "a plain hand",
    no_goal: "no hand that wins is in sight",
    missing: |tiles, chance| format!("{} missing, chance {chance}", count(tiles.into(), "tile", "tiles")),
    threat: |who, chance, cost| format!("{who} may wait for it ({chance}), would cost {cost}"),
    risk: "risk",
    ready: |chance| format!("ready with {chance}"),
    value: |value, hope, risk| format!("worth ≈{value} (hope {hope}, risk {risk})"),
    example: |hand| format!("for example {hand}"),
    form: |number| if number == 1 { Form::One } else { Form::Many },
    estimate: "All numbers are estimates from what this seat could see.",
};

fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "East",
        Wind::South => "South",
        Wind::West => "West",
        Wind::North => "North",
    }
}

fn action(action: Action, claimed: Option<Tile>) -> String {
    let with = from_hand(action, claimed);
    let tile = claimed.map(|tile| tile.to_string()).unwrap_or_default();
    match action {
        Action::Pass => "Pass".to_owned(),
        Action::Forbid(suit) => format!("Forbid {}", self::suit(suit)),
        Action::Ready => "Declare a ready hand".to_owned(),
        Action::Flower(flower) => format!("Lay open the flower {flower}"),
        Action::Discard(tile) => format!("Discard {tile}"),
        Action::Chow(_) => format!("Chow {tile} with {with}"),
        Action::Pung(_) if with.is_empty() => format!("Pung {tile}"),
        Action::Pung(_) => format!("Pung {tile} with {with}"),
        Action::Kong => format!("Kong {tile}"),
        Action::OwnKong(tile) => format!("Declare a kong of {tile}"),
        Action::Win => "Win".to_owned(),
    }
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "characters",
        Suit::Dots => "dots",
        Suit::Bamboos => "bamboos",
    }
}

fn count(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
