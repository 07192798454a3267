//! What is said of opinions that are made up, so that it does not change with what the bots reckon.

use arrayvec::ArrayVec;
use bots::{Goal, Opinion, Threat};
use record::Replay;
use rules::{Fan, FanCount, Rules, ScoreInput};
use table::{Action, Chow};
use tiles::{Notation, Seat, Suit, Tile, TileSet};

use super::first_deal;
use crate::{Lang, Words};

fn tile(text: &str) -> Tile {
    Notation::Compact.parse(text).expect("a tile")[0]
}

fn opinion(action: Action) -> Opinion {
    Opinion {
        action,
        hope: 0.0,
        risk: 0.0,
        then: None,
        distance: None,
        useful: Vec::new(),
        goals: Vec::new(),
        threats: Vec::new(),
    }
}

/// A goal with these fans by their ids.
fn goal(rules: &Rules, fans: &[&str], missing: u8) -> Goal {
    let catalogue = rules.ruleset.fans();
    let input = ScoreInput::read_line("[123m] 456789m23p55p +4p discard@left").expect("a hand");
    let count = |(id, points): (&&str, u32)| {
        let place = catalogue.iter().position(|fan: &Fan| fan.id == *id).expect("there is such a fan");
        FanCount { fan: place as u8, times: 1, points }
    };
    Goal {
        missing,
        wanted: TileSet::only(tile("4p")),
        chance: 0.124,
        gain: 44.3,
        hand: input.check(rules).expect("a hand of these rules"),
        value: 20,
        fans: fans.iter().zip([16, 2, 1, 1]).map(count).collect::<ArrayVec<_, 24>>(),
    }
}

/// At the first turn, or where a tile is offered.
#[track_caller]
fn check(offered: bool, opinion: &Opinion, expected: [&str; 3]) {
    let (rules, deal) = first_deal("mcr");
    let mut replay = Replay::new(&rules, &deal).expect("a good record");
    while offered && replay.deal().public().stage().offered().is_none() {
        replay.step().expect("it may be done").expect("somebody discards");
    }
    let told = Lang::ALL.map(|lang| Words::new(&rules, lang, replay.view(Seat::ALL[0])).headline(opinion));
    assert_eq!(told.each_ref().map(String::as_str), expected);
}

#[test]
fn a_discard() {
    let (rules, _) = first_deal("mcr");
    let threat = Threat { seat: Seat::ALL[1], ready: 0.4, waits: 0.118, cost: 18.2 };
    let useful = vec![(tile("1m"), 4), (tile("4m"), 3), (tile("7p"), 4)];
    let one = Opinion {
        hope: 5.3,
        risk: 0.5,
        distance: Some(1),
        useful,
        goals: vec![goal(&rules, &["pure_straight", "all_chows", "one_voided_suit", "flower"], 2)],
        threats: vec![threat],
        ..opinion(Action::Discard(tile("9p")))
    };
    check(
        false,
        &one,
        [
            "Discard 9p: 1 away from ready, 3 kinds help, 11 tiles left; may become Pure Straight [MCR-FAN-28, 16], All Chows [MCR-FAN-63, 2], One Voided Suit [MCR-FAN-75, 1], …, would bring ≈44 points; risk: South may wait for it (12 %), would cost ≈18 points",
            "Сбросить 9p: 1 шаг до ожидания, принимает 3 вида, в запасе 11 костей; может получиться Чистый ряд [MCR-FAN-28, 16], Все чоу [MCR-FAN-63, 2], Пропущенная масть [MCR-FAN-75, 1], …, принесёт ≈44 очка; риск: Юг может ждать эту кость (12 %), цена ≈18 очков",
            "打9p：一向听，进张3种共11张；可做清龙 [MCR-FAN-28, 16]，平和 [MCR-FAN-63, 2]，缺一门 [MCR-FAN-75, 1]，…，可得≈44分；风险：南可能在等这张牌（12 %），代价≈18分",
        ],
    );
}

#[test]
fn ready_hands() {
    let one =
        Opinion { distance: Some(0), useful: vec![(tile("5p"), 1)], ..opinion(Action::Discard(tile("1z"))) };
    check(
        false,
        &one,
        [
            "Discard 1z: ready, waits for 1 kind, 1 tile left; no hand that wins is in sight",
            "Сбросить 1z: ожидание, ждёт 1 вид, в запасе 1 кость; выигрышной руки не видно",
            "打1z：听牌，待1种共1张；看不到能和的牌型",
        ],
    );
    check(
        false,
        &Opinion { useful: Vec::new(), ..one },
        [
            "Discard 1z: ready, nothing that helps is left; no hand that wins is in sight",
            "Сбросить 1z: ожидание, нужных костей не осталось; выигрышной руки не видно",
            "打1z：听牌，已无有用的牌；看不到能和的牌型",
        ],
    );
}

#[test]
fn a_win() {
    let (rules, _) = first_deal("mcr");
    let one = Opinion {
        hope: 1.0,
        distance: Some(-1),
        goals: vec![Goal { gain: 1.0, ..goal(&rules, &["pure_straight"], 0) }],
        ..opinion(Action::Win)
    };
    check(
        true,
        &one,
        [
            "Win: Pure Straight [MCR-FAN-28, 16], ≈1 point",
            "Победа: Чистый ряд [MCR-FAN-28, 16], ≈1 очко",
            "和：清龙 [MCR-FAN-28, 16]，≈1分",
        ],
    );
}

#[test]
fn plain_hands_and_false_wins() {
    let (rules, _) = first_deal("mcr");
    let one = Opinion { goals: vec![goal(&rules, &[], 1)], ..opinion(Action::Pass) };
    let plain = [
        "Pass: may become a plain hand, would bring ≈44 points",
        "Пас: может получиться простая рука, принесёт ≈44 очка",
        "过：可做普通牌型，可得≈44分",
    ];
    check(true, &one, plain);
    let no_win =
        ["Win: no hand that wins is in sight", "Победа: выигрышной руки не видно", "和：看不到能和的牌型"];
    check(true, &opinion(Action::Win), no_win);
}

#[test]
fn actions_alone() {
    let plain = |action: Action, expected: [&str; 3]| check(false, &opinion(action), expected);
    plain(Action::Pass, ["Pass", "Пас", "过"]);
    plain(Action::Ready, ["Declare a ready hand", "Объявить ожидание", "报听"]);
    plain(Action::Forbid(Suit::Dots), ["Forbid dots", "Запретить масть «точки»", "定缺饼"]);
    plain(Action::Flower(tile("3f")), ["Lay open the flower 3f", "Выложить цветок 3f", "补花3f"]);
    plain(Action::OwnKong(tile("5s")), ["Declare a kong of 5s", "Объявить конг 5s", "开杠5s"]);
}

#[test]
fn a_claim_names_its_tiles_and_what_follows() {
    let (rules, deal) = first_deal("mcr");
    let mut replay = Replay::new(&rules, &deal).expect("a good record");
    // The first tile that can be the middle of a chow.
    let middle = loop {
        if let Some((_, tile, _)) = replay.deal().public().stage().offered()
            && tile.suit().is_some()
            && (2..=8).contains(&tile.rank())
        {
            break tile;
        }
        replay.step().expect("it may be done").expect("it comes");
    };
    let chow = Chow::new(1, 0).expect("there is such a chow");
    let [low, high] = chow.from_hand(middle).expect("it is in the middle");
    let both = format!("{}{high}", low.rank());
    let one = Opinion { then: Some(tile("9s")), ..opinion(Action::Chow(chow)) };
    let told = Lang::ALL.map(|lang| Words::new(&rules, lang, replay.view(Seat::ALL[0])).headline(&one));
    assert_eq!(
        told,
        [
            format!("Chow {middle} with {both}, then discard 9s"),
            format!("Чоу {middle} с {both}, затем сбросить 9s"),
            format!("用{both}吃{middle}，再打9s"),
        ]
    );
}

#[test]
fn amounts() {
    let (rules, _) = first_deal("mcr");
    let told = |lang: Lang| {
        [0.0, 0.04, 1.0, 1.5, 2.0, 5.0, 9.96, 21.4, 112.0].map(|n| lang.points(&rules, n)).join(" ")
    };
    assert_eq!(
        told(Lang::En),
        "≈0 points ≈0 points ≈1 point ≈1.5 points ≈2 points ≈5 points ≈10 points ≈21 points ≈112 points"
    );
    assert_eq!(
        told(Lang::Ru),
        "≈0 очков ≈0 очков ≈1 очко ≈1,5 очка ≈2 очка ≈5 очков ≈10 очков ≈21 очко ≈112 очков"
    );
    assert_eq!(told(Lang::Zh), "≈0分 ≈0分 ≈1分 ≈1.5分 ≈2分 ≈5分 ≈10分 ≈21分 ≈112分");
}

#[test]
fn the_lines_below_a_headline() {
    let (rules, deal) = first_deal("mcr");
    let replay = Replay::new(&rules, &deal).expect("a good record");
    let threat = Threat { seat: Seat::ALL[3], ready: 0.25, waits: 0.004, cost: 8.0 };
    let goal = goal(&rules, &["pure_straight"], 1);
    let one = Opinion { hope: 5.25, risk: 0.5, useful: vec![(tile("1m"), 4)], ..opinion(Action::Pass) };
    let told = Lang::ALL.map(|lang| {
        let words = Words::new(&rules, lang, replay.view(Seat::ALL[0]));
        [words.value(&one), words.useful(&one), words.goal(&goal), words.threat(&threat)].join(" | ")
    });
    assert_eq!(
        told,
        [
            "worth ≈4.8 (hope 5.2, risk 0.5) | 1m×4 | may become Pure Straight [MCR-FAN-28, 16], would bring ≈44 points; 1 tile missing, chance 12 %; for example [123m] 456789m2355p +4p | North may wait for it (<1 %), would cost ≈8 points; ready with 25 %",
            "оценка ≈4,8 (надежда 5,2, риск 0,5) | 1m×4 | может получиться Чистый ряд [MCR-FAN-28, 16], принесёт ≈44 очка; не хватает 1 кости, шанс 12 %; например, [123m] 456789m2355p +4p | Север может ждать эту кость (<1 %), цена ≈8 очков; в ожидании с шансом 25 %",
            "估值≈4.8（期望5.2，风险0.5） | 1m×4 | 可做清龙 [MCR-FAN-28, 16]，可得≈44分；还差1张，机会12 %；例如[123m] 456789m2355p +4p | 北可能在等这张牌（<1 %），代价≈8分；听牌的可能性25 %",
        ]
    );
}
