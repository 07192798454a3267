//! Chinese, in simplified characters.

use fivewinds::Suit;
use fivewinds::record::{Difference, Fault, Place, RecordError, Unverified, VERSION, Verified, What};
use fivewinds::rules::{Booking, EndedBy, WinBy};
use fivewinds::shuffle::ContributionError;
use fivewinds::table::{Open, Reason, SeatEvent, Source};
use fivewinds::tiles::{Seat, Tile, Wind};

use super::ReplayText;

pub(in crate::text) static ZH: ReplayText = ReplayText {
    wind,
    deal: |deal, deals| format!("第{deal}盘，共{deals}盘"),
    round: |round| format!("{}风圈", wind(round)),
    dice: "骰子",
    dealt: "配牌完毕。",
    time: "时间到。",
    columns: ["座位", "手牌", "副露", "花牌", "弃牌", "得分"],
    hidden: |tiles| format!("{tiles}张"),
    event,
    decides: |who, words| {
        if words == "pass" { format!("{who}过。") } else { format!("{who}：{words}。") }
    },
    verified,
    not_verified: "未通过验证",
    unverified,
    reason,
    unreadable,
    no_deal: |deals| format!("没有这一盘；共有{deals}盘"),
};

fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "东",
        Wind::South => "南",
        Wind::West => "西",
        Wind::North => "北",
    }
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "万子",
        Suit::Dots => "筒子",
        Suit::Bamboos => "条子",
    }
}

fn verified(verified: &Verified) -> String {
    let Verified { deals, steps, seeds, contributed } = *verified;
    let seeds = match (seeds, contributed) {
        (0, _) => String::new(),
        (_, 0) => format!("；{seeds}盘的牌墙由种子推出"),
        _ => format!("；{seeds}盘的牌墙由种子推出，其中{contributed}盘的种子由各方共同产生"),
    };
    format!("验证通过：{deals}盘，{steps}步{seeds}。")
}

fn event(event: SeatEvent, who: &dyn Fn(Seat) -> String) -> Option<String> {
    let tile = |tile: Option<Tile>| tile.map_or_else(|| "一张牌".to_owned(), |tile| tile.to_string());
    Some(match event {
        SeatEvent::Drew { source: Source::Dealt | Source::Claim, .. } => return None,
        SeatEvent::Drew { seat, tile: drawn, source: Source::Wall } => {
            format!("{}摸{}。", who(seat), tile(drawn))
        }
        SeatEvent::Drew { seat, tile: drawn, source: Source::Kong | Source::Flower } => {
            format!("{}补牌{}。", who(seat), tile(drawn))
        }
        SeatEvent::ConcealedKong { seat, tile: Some(tile) } => format!("{}暗杠{tile}。", who(seat)),
        SeatEvent::ConcealedKong { seat, tile: None } => {
            format!("{}暗杠，不亮牌。", who(seat))
        }
        SeatEvent::Forbade { seat, suit: Some(named) } => {
            format!("{}定缺：{}。", who(seat), suit(named))
        }
        SeatEvent::Forbade { seat, suit: None } => format!("{}定缺。", who(seat)),
        SeatEvent::Missed { value } => format!("放过了一次值{value}的和牌。"),
        SeatEvent::Open(open) => return open_event(open, who),
    })
}

fn open_event(open: Open, who: &dyn Fn(Seat) -> String) -> Option<String> {
    Some(match open {
        Open::FlowerShown { seat, tile } => format!("{}亮花牌{tile}。", who(seat)),
        Open::FlowerOffered { tile, .. } => format!("第八张花牌{tile}可以被抢。"),
        Open::EighthFlower { seat, tile } => format!("{}得到第八张花牌{tile}。", who(seat)),
        Open::SuitShown { seat, suit: named } => {
            format!("{}亮出定缺花色：{}。", who(seat), suit(named))
        }
        Open::DeclaredReady { seat, .. } => format!("{}报听。", who(seat)),
        Open::ReadyLapsed { seat } => format!("{}的报听失效。", who(seat)),
        Open::Discarded { seat, tile } => format!("{}打{tile}。", who(seat)),
        Open::Claimed { seat, meld } => {
            format!("{}要这张牌，{}：{meld}。", who(seat), (super::super::ZH.meld)(meld.kind()))
        }
        Open::AddingToPung { seat, tile } => format!("{}用{tile}加杠。", who(seat)),
        Open::FalseWin { seat } => format!("{}错和，成为相公。", who(seat)),
        Open::Won { seat, from, tile, by } => won(who(seat), from.map(who), tile, by),
        Open::Paid(Booking { from, to, points, clause }) => {
            let to = to.map(|to| format!("付给{}", who(to))).unwrap_or_default();
            format!("{}{to}：{points} [{clause}]。", who(from))
        }
        Open::Ended { by, next_dealer } => {
            let how = match by {
                EndedBy::Win => "和牌",
                EndedBy::Wall => "牌墙摸完",
                EndedBy::Time => "时间到",
            };
            format!("本盘结束：{how}；下一盘的庄家是{}。", who(next_dealer))
        }
        Open::FlowersAsked { .. }
        | Open::Dealt
        | Open::Opening
        | Open::FirstTurn { .. }
        | Open::AddedToPung { .. }
        | Open::KongPaid(_)
        | Open::KongThrown { .. }
        | Open::Taken { .. } => return None,
    })
}

fn won(who: String, from: Option<String>, tile: Tile, by: WinBy) -> String {
    let from = from.map(|from| format!("（{from}的牌）")).unwrap_or_default();
    match by {
        WinBy::SelfDraw => format!("{who}自摸{tile}和牌。"),
        WinBy::Discard => format!("{who}点和{tile}{from}。"),
        WinBy::RobKong => format!("{who}抢杠和{tile}{from}。"),
        WinBy::KongReplacement => format!("{who}杠上开花，和{tile}。"),
        WinBy::FlowerReplacement => format!("{who}补花和{tile}。"),
        WinBy::RobFlower => format!("{who}七抢一，和{tile}{from}。"),
        WinBy::EighthFlower => format!("{who}八花齐，和{tile}。"),
        WinBy::Dealt => format!("{who}以配牌和牌。"),
    }
}

fn unverified(error: &Unverified) -> String {
    let why = match &error.why {
        Difference::Setup(error) => format!("这一盘无法开始：{}", fault(&error.fault)),
        Difference::Contributions(error) => contributions(error),
        Difference::Seed => "种子与各方的贡献不符".to_owned(),
        Difference::Wall { place } => format!("从第{place}张起，牌墙与种子不符"),
        Difference::Dice => "骰子与种子不符".to_owned(),
        Difference::Refused(error) => {
            let reasons: Vec<String> = error.refused.reasons.iter().map(reason).collect();
            format!("第{}步：{}", error.step, reasons.join("；"))
        }
        Difference::NotOver { steps } => format!("记录了结果，但第{steps}步之后这一盘还没有结束"),
        Difference::NoResult => "这一盘已经结束，但没有记录结果".to_owned(),
        Difference::Ending => "这一盘的结束方式不同".to_owned(),
        Difference::NextDealer => "下一盘的庄家不同".to_owned(),
        Difference::Wins => "和牌不同".to_owned(),
        Difference::Payments { number } => format!("从第{number}笔起，支付不同"),
        Difference::Points => "得分不同".to_owned(),
        Difference::Fingerprint => "终局指纹不同".to_owned(),
    };
    format!("第{}盘：{why}", error.deal)
}

fn contributions(error: &ContributionError) -> String {
    match error {
        ContributionError::Parties { found } => format!("贡献方不能有{found}个"),
        ContributionError::Incomplete { commitments, secrets } => {
            format!("有{commitments}个承诺，却公开了{secrets}个秘密")
        }
        ContributionError::Reveals { parties } => {
            let parties: Vec<String> = parties.iter().map(ToString::to_string).collect();
            format!("公开的秘密与承诺不符：参与方{}", parties.join("、"))
        }
    }
}

fn reason(reason: &Reason) -> String {
    let text = match reason {
        Reason::Over => "这一盘已经结束",
        Reason::NotNow => "现在轮不到这位玩家这样做",
        Reason::SuitsFirst => "先由各家定缺，且只定一次",
        Reason::NotInHand { tile } => return format!("手中没有{tile}"),
        Reason::Flower { tile } => return format!("花牌{tile}不能这样用"),
        Reason::FlowerInHand => "手中有花牌，不能和牌",
        Reason::EighthFlower => "第八张花牌只能和牌",
        Reason::Joker => "百搭不能要",
        Reason::Chow => "不能这样吃",
        Reason::Pung => "不能这样碰",
        Reason::Kong => "不能这样杠",
        Reason::KongAfterClaim => "吃碰之后这一轮不能开杠",
        Reason::KongWithoutTile => "没有牌可以补杠",
        Reason::WinAfterClaim => "吃碰之后要打牌，这一轮不能和牌",
        Reason::LastDiscard => "最后一张弃牌只能和",
        Reason::DeadHand => "相公不能和牌",
        Reason::NotAWin => "这不是和牌",
        Reason::MissedWin => "不比放过的那次和牌大",
        Reason::ForbiddenSuitFirst { suit: named } => {
            return format!("必须先打定缺花色（{}）的牌", suit(*named));
        }
        Reason::NotReady => "没有听牌，或没有及时报听",
        Reason::ReadyBinds => "报听之后不能改变手牌",
    };
    text.to_owned()
}

fn unreadable(error: &RecordError) -> String {
    let place = match error.place {
        Place::Line(line) => format!("第{line}行"),
        Place::Byte(byte) => format!("第{byte}字节"),
        Place::Header => "文件头".to_owned(),
        Place::Deal { deal, action: None } => format!("第{deal}盘"),
        Place::Deal { deal, action: Some(action) } => format!("第{deal}盘第{action}个动作"),
    };
    format!("{place}：{}", fault(&error.fault))
}

fn fault(fault: &Fault) -> String {
    let of = |what: &What| what.id();
    match fault {
        Fault::NotARecord => "这不是Five Winds的牌谱".to_owned(),
        Fault::NotUtf8 => "不是UTF-8文本".to_owned(),
        Fault::Json { message } => format!("JSON行不对：{message}"),
        Fault::Misplaced { .. } => "这里不应有这样的行".to_owned(),
        Fault::Version { found } => format!("格式版本{found}；本程序只认识版本{VERSION}"),
        Fault::Ruleset { found } => format!("没有“{found}”这种规则"),
        Fault::Revision { ruleset, found } => {
            format!("{ruleset}规则的修订版{found}；本程序只认识修订版{}", ruleset.revision())
        }
        Fault::Options(problems) => {
            let told = problems
                .iter()
                .map(|it| (super::super::ZH.problem)(&crate::problem::Problem::Option(it.clone())));
            told.collect::<Vec<_>>().join("；")
        }
        Fault::DealNumber { found, wanted } => format!("这是第{found}盘，应为第{wanted}盘"),
        Fault::Players { found } => format!("不能有{found}位玩家"),
        Fault::OwnWalls => "各用各的牌墙只适用于四位玩家和四面相等的牌墙".to_owned(),
        Fault::TooMany { what, max } => format!("{}：超过{max}", of(what)),
        Fault::PerPlayer { what } => format!("{}：不是每位玩家一个", of(what)),
        Fault::Word { what, found } => format!("{}：没有“{found}”", of(what)),
        Fault::Tiles { what, error } => format!("{}：{}", of(what), super::super::zh::notation(error)),
        Fault::OneTile { what, found } => format!("{}：应为一张牌，却有{found}张", of(what)),
        Fault::Wall(error) => format!("牌墙不是整副牌：{error}"),
        Fault::Hex { what, error } => format!("{}：应为64个十六进制数字：{error}", of(what)),
        Fault::Game(error) => format!("对局名应为1至64字节，不是{}", error.found),
        Fault::Action(error) => format!("这不是动作：{error}"),
        Fault::Meaningless => "在这张弃牌之后这个动作没有意义".to_owned(),
        Fault::EmptySeat { what } => format!("{}：这个座位没有人", of(what)),
        Fault::Code { what, found } => format!("{}：{found}没有意义", of(what)),
        Fault::Truncated => "文件不完整".to_owned(),
        Fault::Rest => "结尾之后还有内容".to_owned(),
        Fault::Checksum => "校验和不符：文件被改动或损坏".to_owned(),
    }
}
