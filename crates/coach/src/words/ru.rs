//! Russian.

use table::Action;
use tiles::{Suit, Tile, Wind};

use super::{Form, Text, from_hand};

pub(crate) static RU: Text = Text {
    colon: ": ",
    comma: ", ",
    semicolon: "; ",
    decimal: ",",
    space: " ",
    wind,
    action,
    then: |tile| format!(", затем сбросить {tile}"),
    distance: |distance| match distance {
        ..0 => "рука собрана".to_owned(),
        0 => "ожидание".to_owned(),
        _ => format!("{} до ожидания", count(distance.unsigned_abs().into(), "шаг", "шага", "шагов")),
    },
    useful: |kinds, left, ready| {
        let kinds = count(kinds as u32, "вид", "вида", "видов");
        let tiles = count(left, "кость", "кости", "костей");
        let verb = if ready { "ждёт" } else { "принимает" };
        format!("{verb} {kinds}, в запасе {tiles}")
    },
    nothing_useful: "нужных костей не осталось",
    become_: |fans, points| format!("может получиться {fans}, принесёт {points}"),
    wins: |fans, points| format!("{fans}, {points}"),
    plain: "простая рука",
    no_goal: "выигрышной руки не видно",
    missing: |tiles, chance| {
        format!("не хватает {}, шанс {chance}", count(tiles.into(), "кости", "костей", "костей"))
    },
    threat: |who, chance, cost| format!("{who} может ждать эту кость ({chance}), цена {cost}"),
    risk: "риск",
    ready: |chance| format!("в ожидании с шансом {chance}"),
    value: |value, hope, risk| format!("оценка ≈{value} (надежда {hope}, риск {risk})"),
    example: |hand| format!("например, {hand}"),
    form,
    estimate: "Все числа — оценки по тому, что было видно с этого места.",
};

fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "Восток",
        Wind::South => "Юг",
        Wind::West => "Запад",
        Wind::North => "Север",
    }
}

fn action(action: Action, claimed: Option<Tile>) -> String {
    let with = from_hand(action, claimed);
    let tile = claimed.map(|tile| tile.to_string()).unwrap_or_default();
    match action {
        Action::Pass => "Пас".to_owned(),
        Action::Forbid(suit) => format!("Запретить масть «{}»", self::suit(suit)),
        Action::Ready => "Объявить ожидание".to_owned(),
        Action::Flower(flower) => format!("Выложить цветок {flower}"),
        Action::Discard(tile) => format!("Сбросить {tile}"),
        Action::Chow(_) => format!("Чоу {tile} с {with}"),
        Action::Pung(_) if with.is_empty() => format!("Панг {tile}"),
        Action::Pung(_) => format!("Панг {tile} с {with}"),
        Action::Kong => format!("Конг {tile}"),
        Action::OwnKong(tile) => format!("Объявить конг {tile}"),
        Action::Win => "Победа".to_owned(),
    }
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "символы",
        Suit::Dots => "точки",
        Suit::Bamboos => "бамбуки",
    }
}

/// 1 шаг, 2 шага, 5 шагов, 11 шагов, 21 шаг.
fn form(number: u32) -> Form {
    match (number % 10, number % 100) {
        (_, 11..=14) => Form::Many,
        (1, _) => Form::One,
        (2..=4, _) => Form::Few,
        _ => Form::Many,
    }
}

fn count(number: u32, one: &str, few: &str, many: &str) -> String {
    let noun = match form(number) {
        Form::One => one,
        Form::Few => few,
        Form::Many => many,
    };
    format!("{number} {noun}")
}
