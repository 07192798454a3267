//! Chinese, in simplified characters.

use fivewinds::Suit;
use fivewinds::rules::{Change, Fact, LineFault, LineProblem, Step, Unit, Verdict, Why, Win, WinBy};
use fivewinds::tiles::{RelSeat, Wind};

use super::super::zh::{notation, number};
use super::{Headline, ScoreText, Units, facts, ways};
use crate::problem::Flag;

pub(in crate::text) static ZH: ScoreText = ScoreText {
    list: "、",
    amount,
    won,
    not_won: "没有和牌",
    winds: |seat, round| format!("门风{}，圈风{}", wind(seat), wind(round)),
    fact,
    discards: |discards| format!("牌河里有{discards}张"),
    streak: |streak| format!("连庄{streak}次"),
    headline,
    verdict,
    missing,
    instead: |tile| format!("按听牌中最好的一张{tile}计算"),
    columns: ["番种", "牌组", "条款"],
    total: "合计",
    limit: "满贯",
    step,
    not_counted: "不计",
    reason,
    other_readings: "其他拆法",
    who_pays: "谁付",
    receives: |amount| format!("共得{amount}"),
    seat,
    say_from: "要知道谁付，请用 --from left、across 或 right 说明是谁的牌。",
    what_if: "如果",
    what_if_columns: ["变化", "牌值", "差", "可否和牌", "番种"],
    change,
    no_change: "没有变化",
};

fn amount(number: u64, unit: Unit) -> String {
    format!("{number}{}", unit.many.zh)
}

fn won(win: Win) -> String {
    let from = match win.from {
        Some(from @ (RelSeat::Left | RelSeat::Across | RelSeat::Right)) => format!("（{}）", seat(from)),
        Some(RelSeat::Own) | None => String::new(),
    };
    match win.by {
        WinBy::SelfDraw => "自摸".to_owned(),
        WinBy::Discard => format!("点和{from}"),
        WinBy::RobKong => format!("抢杠{from}"),
        WinBy::KongReplacement => "杠后补牌和牌".to_owned(),
        WinBy::FlowerReplacement => "补花和牌".to_owned(),
        WinBy::RobFlower => format!("抢第八张花牌{from}"),
        WinBy::EighthFlower => "凭第八张花牌和牌".to_owned(),
        WinBy::Dealt => "起手和牌".to_owned(),
    }
}

fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "东",
        Wind::South => "南",
        Wind::West => "西",
        Wind::North => "北",
    }
}

fn fact(fact: Fact) -> &'static str {
    match fact {
        Fact::LastWallTile => "牌墙最后一张",
        Fact::LastDiscard => "全局最后一张打出的牌",
        Fact::LastOfItsKind => "绝张",
        Fact::DiscardAfterKong => "杠后打出的牌",
        Fact::FirstDiscard => "庄家打出的第一张牌",
        Fact::ReadyFromDeal => "起手听牌",
        Fact::ReadyDeclared => "已报听",
        Fact::ReadyUndeclared => "没有报听",
        Fact::ForbiddenCharacters => "定缺万子",
        Fact::ForbiddenDots => "定缺筒子",
        Fact::ForbiddenBamboos => "定缺条子",
        Fact::WonRight => "下家已和牌",
        Fact::WonAcross => "对家已和牌",
        Fact::WonLeft => "上家已和牌",
        Fact::ResponsibleRight => "下家包牌",
        Fact::ResponsibleAcross => "对家包牌",
        Fact::ResponsibleLeft => "上家包牌",
        Fact::FreshTileLastFive => "最后五张中打出的生张",
    }
}

fn headline(headline: &Headline) -> String {
    let worth = headline.value.map(|value| amount(u64::from(value), headline.unit));
    let but = |why: String| match &worth {
        Some(worth) if !headline.won => format!("没有和牌，手牌值{worth}：{why}"),
        Some(worth) => format!("{worth}，但不能和牌：{why}"),
        None => format!("不能和牌：{why}"),
    };
    match headline.verdict {
        Verdict::Valid => worth.map_or_else(String::new, |worth| format!("{worth}，可以和牌")),
        Verdict::NotWon => match worth {
            Some(worth) => format!("没有和牌，手牌值{worth}"),
            None => "没有和牌，手牌没有分值".to_owned(),
        },
        Verdict::BelowMinimum { have, need, .. } => {
            let apart = match headline.value {
                Some(value) if value == have => "",
                _ if headline.flowers => "，花牌不计入",
                _ => "，有些不计入",
            };
            let unit = headline.unit;
            but(format!("起和需{}，只有{}{apart}", amount(need.into(), unit), amount(have.into(), unit)))
        }
        Verdict::Incomplete { .. } => but("牌没有成型".to_owned()),
        Verdict::ForbiddenSuit { suit, .. } => but(format!("手中有定缺的{}", suit_name(suit))),
        Verdict::ThreeSuits { .. } => but("手中三门花色都有".to_owned()),
        Verdict::NotDeclaredReady { .. } => but("没有报听".to_owned()),
        Verdict::DiscardedJoker { .. } => but("打出的百搭不能和".to_owned()),
        Verdict::FewFlowers { have, .. } => but(format!("第八张花牌要和另外七张一起才能和牌，只有{have}张")),
    }
}

fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "万子",
        Suit::Dots => "筒子",
        Suit::Bamboos => "条子",
    }
}

fn verdict(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Valid => "可和".to_owned(),
        Verdict::NotWon => "没有和牌".to_owned(),
        Verdict::Incomplete { .. } => "没有成型".to_owned(),
        Verdict::BelowMinimum { have, .. } => format!("不够：{have}"),
        Verdict::ForbiddenSuit { .. } => "有定缺花色".to_owned(),
        Verdict::ThreeSuits { .. } => "三门花色".to_owned(),
        Verdict::NotDeclaredReady { .. } => "没有报听".to_owned(),
        Verdict::DiscardedJoker { .. } => "打出的百搭".to_owned(),
        Verdict::FewFlowers { .. } => "花牌不够".to_owned(),
    }
}

fn missing(distance: Option<i8>, waits: &str) -> String {
    match distance {
        None => "这些牌无法成型。".to_owned(),
        Some(..=0) => format!("和张之前听{waits}。"),
        Some(steps) => format!("和张之前是{}向听。", number(steps)),
    }
}

fn step(step: &Step, units: Units) -> String {
    let value = |number: u64| amount(number, units.value);
    match *step {
        Step::Doubled { points, times, result, .. } => {
            format!("{}加倍{times}次：{}", value(u64::from(points)), value(result))
        }
        Step::Table { fans, points, .. } => {
            format!("{}为{}", amount(u64::from(fans), units.fans), value(u64::from(points)))
        }
        Step::Limited { from, limit, .. } => format!("{}封顶为{}", value(from), value(u64::from(limit))),
        Step::Rounded { from, to, .. } => {
            format!("{}向上取整为{}", value(u64::from(from)), value(u64::from(to)))
        }
    }
}

fn reason(why: Why, by: Option<&str>) -> String {
    match (why, by) {
        (Why::Implied, Some(by)) => format!("{by}必然带有，不重复计"),
        (Why::Implied, None) => "已计的番种必然带有，不重复计".to_owned(),
        (Why::Separated, Some(by)) => format!("这些面子已组成{by}（不拆移）"),
        (Why::Separated, None) => "这些面子已经组合（不拆移）".to_owned(),
        (Why::Repeated, _) => "其中一副已用于同一番种（不得相同）".to_owned(),
        (Why::Joined, _) => "其中每副都已组合过（套算一次）".to_owned(),
        (Why::OneOnly, Some(by)) => format!("这类番种只计一个，已计{by}"),
        (Why::OneOnly, None) => "这类番种只计一个".to_owned(),
        (Why::NotHere, _) => "这种牌不计".to_owned(),
    }
}

fn seat(seat: RelSeat) -> &'static str {
    match seat {
        RelSeat::Own => "自己",
        RelSeat::Right => "下家",
        RelSeat::Across => "对家",
        RelSeat::Left => "上家",
    }
}

fn change(change: &Change, set: &str) -> String {
    match *change {
        Change::Won { tile, by: WinBy::Discard } => format!("点和{tile}"),
        Change::Won { tile, .. } => format!("自摸{tile}"),
        Change::Seat(seat) => format!("门风{}", wind(seat)),
        Change::Round(round) => format!("圈风{}", wind(round)),
        Change::Concealed(_) => format!("{set}不亮明"),
        Change::Flower(_) => "多一张花牌".to_owned(),
    }
}

/// What is wrong with a line.
pub(in crate::text) fn line(problem: &LineProblem) -> String {
    let LineProblem { position, word, fault } = problem;
    let place = format!("第{position}个字符“{word}”");
    match fault {
        LineFault::Tiles(error) => notation(error),
        LineFault::Word(found) if found == word => format!("没有这个词：{place}"),
        LineFault::Word(found) => format!("没有“{found}”这个词：{place}"),
        LineFault::Value => format!(
            "没有这个键或值：{place}；可用 seat 和 round（E S W N）、flowers（牌）、players、discards、streak"
        ),
        LineFault::Bracket => format!("括号没有合上：{place}"),
        LineFault::OneTile => format!("和张只有一张：{place}"),
        LineFault::Twice => format!("说了两次：{place}"),
        LineFault::HalfWin => {
            "和张与怎样和牌要一起写明：+5m discard@left，或 --win 5m --by discard".to_owned()
        }
    }
}

/// Not what a flag wants.
pub(in crate::text) fn word(flag: Flag, found: &str) -> String {
    let known = match flag {
        Flag::By => format!("可用 {}", ways()),
        Flag::Situation => format!("可用 {}", facts()),
        Flag::From => "可用 left、across、right".to_owned(),
        Flag::Seat | Flag::Round => "风为 E、S、W、N".to_owned(),
        Flag::Players | Flag::Discards | Flag::Streak => "应为数字".to_owned(),
    };
    format!("{}：不认识“{found}”；{known}", flag.name())
}
