//! Chinese, in simplified characters.

use fivewinds::hand::MeldError;
use fivewinds::rules::{OptionProblem, Place, WinBy};
use fivewinds::tiles::notation::{Expected, chinese};
use fivewinds::tiles::{NotationError, RelSeat};
use fivewinds::{InputProblem, MeldKind, Ruleset, Shape, Suit};

use super::score::zh as score;
use super::{RulesText, Text, worth};
use crate::problem::{Problem, Where};

/// What is read in Chinese.
pub static ZH: Text = Text {
    lang: crate::Lang::Zh,
    error: "错误",
    colon: "：",
    semicolon: "；",
    comma: "、",
    tile: chinese::name,
    shape,
    meld,
    wording: |wording| wording.zh,
    problem,
    line: |line| format!("第{line}行"),
    declared: "副露",
    flowers: "花牌",
    waits: "听",
    useful: "有效牌",
    distance,
    distance_sentence,
    unseen: |unseen| format!("（未见{unseen}张）"),
    more_readings: |more| format!("另有{more}种拆法"),
    columns: ["打", "向听数", "未见", "有效牌"],
    score: &score::ZH,
    replay: &super::replay::zh::ZH,
    coach: &super::coach::ZH,
    rules: RULES,
};

const RULES: RulesText = RulesText {
    rulesets: "规则",
    go_on: RULES_GO_ON,
    go_on_with: |id| format!("接着输入 fivewinds rules {id}，后面加条款、番种、章节号或词语。"),
    options: "选项",
    option_columns: ["选项", "取值", "默认", "条款", "含义"],
    fans: "番种",
    fan_columns: ["番种", "分值", "条款", "名称"],
    sections: "章节",
    mentions: "提到的条款",
    found: |count, words| format!("含有“{words}”的条款：{count}条。"),
    names: "名称",
    worth: "分值",
    worth_of: |of| worth(of, "封顶"),
    excludes: "不另计",
    example: "例子",
};

const RULES_GO_ON: &str = "\
fivewinds rules mcr          一种规则的选项、番种和章节
fivewinds rules mcr-fan-28   一个条款
fivewinds rules mcr 清龙     一个番种：用代号，或用任何一种语言的名称
fivewinds rules mcr 9        一章的条款
fivewinds rules mcr 杠 补牌  含有这些词语的条款";

fn distance(distance: Option<i8>) -> String {
    match distance {
        None => "不可能".to_owned(),
        Some(..0) => "和牌".to_owned(),
        Some(0) => "听牌".to_owned(),
        Some(steps) => format!("{}向听", number(steps)),
    }
}

fn distance_sentence(steps: Option<i8>, drawn: bool) -> String {
    match steps {
        None => "这手牌无法和牌。".to_owned(),
        Some(..0) => "和了！".to_owned(),
        Some(_) if drawn => format!("最佳打法后{}。", distance(steps)),
        Some(_) => format!("{}。", distance(steps)),
    }
}

/// Small numbers as characters, as players say them.
pub(super) fn number(steps: i8) -> String {
    const NUMBERS: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let at = usize::from(steps.unsigned_abs()).wrapping_sub(1);
    NUMBERS.get(at).map_or_else(|| steps.to_string(), |number| (*number).to_owned())
}

fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Regular => "基本和牌型",
        Shape::SevenPairs => "七对",
        Shape::SevenDifferentPairs => "七种不同的对子",
        Shape::SevenShiftedPairs => "连七对",
        Shape::TwinPairs => "清七对或字七对",
        Shape::ThirteenOrphans => "十三幺",
        Shape::LesserKnitted => "全不靠",
        Shape::GreaterKnitted => "七星不靠",
        Shape::KnittedStraight => "组合龙",
        Shape::Chaotic => "十三烂",
        Shape::EightPairs => "呖咕呖咕",
    }
}

fn meld(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chow => "顺子",
        MeldKind::Pung => "刻子",
        MeldKind::MeldedKong => "明杠",
        MeldKind::AddedKong => "加杠",
        MeldKind::ConcealedKong => "暗杠",
    }
}

fn problem(problem: &Problem) -> String {
    match problem {
        Problem::Notation { place: Where::Hand, error, .. } => notation(error),
        Problem::Notation { place, error, .. } => format!("{}：{}", describe(*place), notation(error)),
        Problem::Input { problem, .. } => input(problem),
        Problem::Option(problem) => option(problem),
        Problem::Ruleset { found } => {
            format!("没有“{found}”这种规则；可选：{}", Ruleset::ALL.map(Ruleset::id).join("、"))
        }
        Problem::OptionSyntax { found } => {
            format!("“{found}”不是选项；请写成 id=值，例如 jokers=true")
        }
        Problem::MeldWord { meld, found } => format!(
            "第{meld}副副露：不认识“{found}”；可用 :melded、:added、:concealed、@left、@across、@right"
        ),
        Problem::NotUtf8 { place, byte } => {
            format!("{}：第{byte}个字节不是 UTF-8 文本", describe(*place))
        }
        Problem::NoTiles => "没有输入牌；请写成 123m456p789s1122z".to_owned(),
        Problem::LineTooLong { max } => format!("这一行超过{max}字节，不是手牌"),
        Problem::NoRule { ruleset, found, nearest } => {
            let place = ruleset.map(|id| format!("{id}的")).unwrap_or_default();
            let hint = if nearest.is_empty() {
                let id = ruleset.map(|id| format!(" {id}")).unwrap_or_default();
                format!("输入 fivewinds rules{id} 可以看到有什么")
            } else {
                format!("相近的有：{}", nearest.join("、"))
            };
            format!("{place}规则里没有“{found}”这个条款、番种或词语；{hint}")
        }
        Problem::Line { problem, .. } => score::line(problem),
        Problem::Word { flag, found } => score::word(*flag, found),
        Problem::OneTile { found } => format!("--win：应为一张牌，而不是{found}张"),
        Problem::Malformed { message } => format!("不符合 score 用例的格式：{message}"),
        Problem::NoDeal { message } => format!("不是这套规则的一副牌：{message}"),
        Problem::Judge(fault) => fault.say(crate::Lang::Zh),
    }
}

fn describe(place: Where) -> String {
    match place {
        Where::Hand => "手牌".to_owned(),
        Where::Meld(number) => format!("第{number}副副露"),
        Where::Seen => "已见的牌".to_owned(),
        Where::Option => "选项".to_owned(),
        Where::Rules => "规则".to_owned(),
        Where::Words => "查询".to_owned(),
        Where::Line => "这一行".to_owned(),
        Where::Flowers => "花牌".to_owned(),
        Where::Win => "和张".to_owned(),
        Where::Flag(flag) => flag.name().to_owned(),
    }
}

fn input(problem: &InputProblem) -> String {
    match *problem {
        InputProblem::FifthCopy { tile, place } => format!("第五张{tile}（{}）", at(place)),
        InputProblem::SecondCopy { tile, place } => format!("第二张花牌{tile}（{}）", at(place)),
        InputProblem::Joker { place } => format!("本局没有百搭（{}）", at(place)),
        InputProblem::FlowerInHand { tile, place } => {
            format!("花牌{tile}不能放在这里，应当补花（{}）", at(place))
        }
        InputProblem::FlowerNotInPlay { tile, place } => format!("本局没有花牌{tile}（{}）", at(place)),
        InputProblem::NotAFlower { tile, place } => format!("{tile}不是花牌（{}）", at(place)),
        InputProblem::NotInThisSet { tile, place } => format!("这副牌里没有{tile}（{}）", at(place)),
        InputProblem::TileCount { concealed, melds, wanted, or_drawn } => {
            let or = if or_drawn { format!("或{}", wanted + 1) } else { String::new() };
            format!(
                "张数不对：手中{concealed}张，副露{melds}副，共{}张，应为{wanted}{or}张",
                concealed + 3 * melds
            )
        }
        InputProblem::Players { players, min, max } if min == max => {
            format!("人数为{players}，这种规则只能{max}人玩")
        }
        InputProblem::Players { players, min, max } => {
            format!("人数为{players}，这种规则可{min}至{max}人玩")
        }
        InputProblem::NoSuchWin { by: WinBy::RobKong | WinBy::KongReplacement } => {
            "这种规则没有杠，不能抢杠或杠上开花".to_owned()
        }
        InputProblem::NoSuchWin { by: WinBy::FlowerReplacement } => {
            "这种规则没有花牌，不能补花和牌".to_owned()
        }
        InputProblem::NoSuchWin { .. } => "这种规则不能凭第八张花牌和牌".to_owned(),
        InputProblem::FromTheWall { .. } => "牌墙上摸来的牌不来自任何一家".to_owned(),
        InputProblem::WinSeat { from, players } => format!("{players}人桌没有{}（和张）", seat(from)),
        InputProblem::SeatWind { seat, players } => {
            format!("{players}人桌没有{}家", chinese::name(seat.tile()))
        }
        InputProblem::NoWin => "没有写明和张以及怎样和牌".to_owned(),
        InputProblem::NotASet { meld, .. }
        | InputProblem::ClaimedConcealed { meld }
        | InputProblem::ClaimedJoker { meld }
        | InputProblem::NoChows { meld }
        | InputProblem::ChowFrom { meld, .. }
        | InputProblem::NoKongs { meld }
        | InputProblem::Seat { meld, .. } => format!("第{meld}副副露：{}", declared(problem)),
    }
}

/// What is wrong with a declared set.
fn declared(problem: &InputProblem) -> String {
    match *problem {
        InputProblem::NotASet { error: MeldError::NotASet(kind), .. } => {
            let kind = if kind.is_kong() { "杠" } else { meld(kind) };
            format!("这些牌不成{kind}")
        }
        InputProblem::NotASet { error: MeldError::JokersOnly, .. } => "不能全是百搭".to_owned(),
        InputProblem::NotASet { error: MeldError::WrongStandIn, .. } => "百搭不能代替这些牌".to_owned(),
        InputProblem::NotASet { error: MeldError::ClaimedElsewhere(tile), .. } => {
            format!("所吃碰的{tile}不在其中")
        }
        InputProblem::ClaimedConcealed { .. } => "暗杠里没有别人打出的牌".to_owned(),
        InputProblem::ClaimedJoker { .. } => "打出的百搭不能吃碰".to_owned(),
        InputProblem::NoChows { .. } => "这种规则不能吃牌".to_owned(),
        InputProblem::ChowFrom { from, players, .. } => {
            let right = if players == 2 { RelSeat::Across } else { RelSeat::Left };
            format!("只能吃{}的牌，不能吃{}的牌", seat(right), seat(from))
        }
        InputProblem::NoKongs { .. } => "这种规则没有杠".to_owned(),
        InputProblem::Seat { from, players, .. } => format!("{players}人桌没有{}", seat(from)),
        InputProblem::FifthCopy { .. }
        | InputProblem::SecondCopy { .. }
        | InputProblem::Joker { .. }
        | InputProblem::FlowerInHand { .. }
        | InputProblem::FlowerNotInPlay { .. }
        | InputProblem::NotAFlower { .. }
        | InputProblem::NotInThisSet { .. }
        | InputProblem::TileCount { .. }
        | InputProblem::NoSuchWin { .. }
        | InputProblem::FromTheWall { .. }
        | InputProblem::WinSeat { .. }
        | InputProblem::SeatWind { .. }
        | InputProblem::NoWin
        | InputProblem::Players { .. } => input(problem),
    }
}

fn at(place: Place) -> String {
    match place {
        Place::Concealed(number) => format!("手牌第{number}张"),
        Place::Meld(number) => format!("第{number}副副露"),
        Place::Flowers(number) => format!("花牌第{number}张"),
        Place::Seen(number) => format!("已见的牌第{number}张"),
        Place::Win => "和张".to_owned(),
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

fn option(problem: &OptionProblem) -> String {
    match problem {
        OptionProblem::Unknown { ruleset, id } => {
            let ids: Vec<&str> = ruleset.options().iter().map(|option| option.id).collect();
            format!("没有选项“{id}”；{ruleset}的选项有：{}", ids.join("、"))
        }
        OptionProblem::Twice { id, .. } => format!("选项{id}重复"),
        OptionProblem::BadValue { option, found, .. } => {
            format!("选项{}不能是“{found}”；可以是 {option}", option.id)
        }
        OptionProblem::Needs { option, value, needs, .. } => {
            format!("选项{option}为{value}时，必须同时使用选项{needs}")
        }
    }
}

pub(super) fn notation(error: &NotationError) -> String {
    let expected = expected(error.expected);
    let position = error.position;
    if error.found.is_empty() {
        format!("没有这种牌：文字在第{position}个字符之前结束；{expected}")
    } else {
        format!("没有这种牌：第{position}个字符“{}”；{expected}", error.shown())
    }
}

fn expected(expected: Expected) -> String {
    let text = match expected {
        Expected::NumberOrGroup => "先写数字，再写 m p s z f j 之一",
        Expected::Group => "数字后面要写 m p s z f j 之一",
        Expected::NumberBeforeGroup => "字母前面要有数字",
        Expected::SmallLetter => "字母要小写",
        Expected::NumberInGroup { group: letter, first, last } if first == last => {
            return format!("{}只有数字{first}", group(letter));
        }
        Expected::NumberInGroup { group: letter, first, last } => {
            return format!("{}的数字是{first}到{last}", group(letter));
        }
        Expected::UnicodeTile => "麻将牌字符为 U+1F000 至 U+1F02A",
        Expected::Face => "这是牌背",
        Expected::Key => "按键为 qwertyuio、asdfghjkl、zxcvbnm,. 和 1 至 7，吃碰来的牌加 Shift",
        Expected::BotzoneLetter => "先写 W B T F J H 之一，再写数字",
        Expected::CapitalLetter => "字母要大写",
        Expected::NumberAfterLetter => "字母后面要有数字",
        Expected::Name => "这不是牌名",
        Expected::Suit => "数字后面要写花色：characters、dots 或 bamboos",
        Expected::NumberBeforeSuit { suit: Suit::Bamboos } => {
            "花色前面要有数字；花牌里的竹要加上 flower 一词"
        }
        Expected::NumberBeforeSuit { suit: Suit::Characters | Suit::Dots } => "花色前面要有数字",
        Expected::NumberInSuit => "数牌的数字是1到9",
        Expected::Wind => "风牌有 east、south、west、north",
        Expected::Dragon => "箭牌有 red、green、white",
        Expected::Flower => "花牌有 plum、orchid、chrysanthemum、bamboo 和四季",
        Expected::Season => "四季为 spring、summer、autumn、winter",
    };
    text.to_owned()
}

fn group(letter: char) -> &'static str {
    match letter {
        'm' | 'W' => "万子",
        'p' | 'B' => "筒子",
        's' | 'T' => "条子",
        'z' => "字牌",
        'F' => "风牌",
        'J' => "箭牌",
        'j' => "百搭",
        _ => "花牌",
    }
}
