//! Chinese, in simplified characters.

use fivewinds::tiles::notation::chinese;

use super::PromptText;

pub(crate) static ZH: PromptText = PromptText {
    greeting: GREETING,
    help: HELP,
    unknown_command: |word| format!("没有{word}这个命令；输入 :help 查看全部命令"),
    no_hand: "还没有手牌：请输入手牌，或输入 :random",
    draw_first: "请先用 :draw 摸牌",
    discard_first: "请先用 :discard 打牌",
    one_tile: "请指明一张牌",
    not_in_hand: |tile| format!("手中没有{tile}"),
    not_claimable: "这副牌里最多只能有一张不在手中",
    no_pung: "没有这样的明刻，或手中没有第四张",
    wall_empty: "没有牌可摸了",
    nothing_to_undo: "没有可以撤销的步骤",
    unknown_language: "可选语言：en、ru、zh",
    dealt: "你的手牌：",
    drew: |tile| format!("摸到{tile}（{}）。", chinese::name(tile)),
    flower: |tile| format!("花牌{tile}（{}），已补花。", chinese::name(tile)),
    rules_now: |rules| format!("现在的规则：{rules}。"),
    melds_now: |melds| format!("副露：{melds}"),
    seen_now: |seen| format!("已见的牌：{seen}"),
    language_now: "现在使用中文。",
    won: "和了！输入 :random 开始下一手。",
};

const GREETING: &str = "\
五风麻将。输入手牌，看看听什么，例如
  123m456p789s1122z
（m 万子，p 筒子，s 条子，z 字牌），也可以用 Unicode 麻将牌。
:random 发一手随机的牌，:help 查看帮助，:quit 退出。";

const HELP: &str = "\
手牌：123m456p789s1122z、🀇🀈🀉……或 W1 W2 W3 ……
  m 万子  p 筒子  s 条子  z 东南西北白发中  0j 百搭
13张（台湾麻将16张）时显示听牌或有效牌，多一张时显示最佳打法。
:random         随机发牌
:draw           随机摸一张未见的牌
:discard 5m     打一张牌
:meld 555z      副露；已有手牌时从手牌中取
                （5555z 暗杠，5555z:melded 明杠，5555z:added 加杠，4p0j6p=456p）
:seen 33m       别处已见的牌
:rules mcr      选择规则：red、classical、mcr、sichuan、taiwan
:option jokers=true   更改规则选项
:lang en        选择语言：en、ru、zh
:undo           撤销上一步
:quit           退出（或按 Ctrl-D）";
