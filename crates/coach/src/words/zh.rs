//! Chinese.

use table::Action;
use tiles::{Suit, Tile, Wind};

use super::{Form, Text, from_hand};

pub(crate) static ZH: Text = Text {
    colon: "：",
    comma: "，",
    semicolon: "；",
    decimal: ".",
    space: "",
    wind,
    action,
    then: |tile| format!("，再打{tile}"),
    distance: |distance| match distance {
        ..0 => "和牌".to_owned(),
        0 => "听牌".to_owned(),
        _ => format!("{}向听", digit(distance)),
    },
    useful: |kinds, left, ready| {
        if ready { format!("待{kinds}种共{left}张") } else { format!("进张{kinds}种共{left}张") }
    },
    nothing_useful: "已无有用的牌",
    become_: |fans, points| format!("可做{fans}，可得{points}"),
    wins: |fans, points| format!("{fans}，{points}"),
    plain: "普通牌型",
    no_goal: "看不到能和的牌型",
    missing: |tiles, chance| format!("还差{tiles}张，机会{chance}"),
    threat: |who, chance, cost| format!("{who}可能在等这张牌（{chance}），代价{cost}"),
    risk: "风险",
    ready: |chance| format!("听牌的可能性{chance}"),
    value: |value, hope, risk| format!("估值≈{value}（期望{hope}，风险{risk}）"),
    example: |hand| format!("例如{hand}"),
    form: |_| Form::Many,
    estimate: "所有数字都是根据该座位所见作出的估计。",
};

fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "东",
        Wind::South => "南",
        Wind::West => "西",
        Wind::North => "北",
    }
}

fn action(action: Action, claimed: Option<Tile>) -> String {
    let with = from_hand(action, claimed);
    let tile = claimed.map(|tile| tile.to_string()).unwrap_or_default();
    match action {
        Action::Pass => "过".to_owned(),
        Action::Forbid(suit) => format!("定缺{}", self::suit(suit)),
        Action::Ready => "报听".to_owned(),
        Action::Flower(flower) => format!("补花{flower}"),
        Action::Discard(tile) => format!("打{tile}"),
        Action::Chow(_) => format!("用{with}吃{tile}"),
        Action::Pung(_) if with.is_empty() => format!("碰{tile}"),
        Action::Pung(_) => format!("用{with}碰{tile}"),
        Action::Kong => format!("杠{tile}"),
        Action::OwnKong(tile) => format!("开杠{tile}"),
        Action::Win => "和".to_owned(),
    }
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "万",
        Suit::Dots => "饼",
        Suit::Bamboos => "条",
    }
}

fn digit(number: i8) -> String {
    const DIGITS: [&str; 10] = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let digit = usize::try_from(number).ok().and_then(|number| DIGITS.get(number));
    digit.map_or_else(|| number.to_string(), |digit| (*digit).to_owned())
}
