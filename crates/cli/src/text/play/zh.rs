//! Chinese.

use bots::Mishap;
use guest::GuestError;

use super::PlayText;

pub(crate) static ZH: PlayText = PlayText {
    you: "你",
    left: |left| format!("牌墙还剩{left}张"),
    your_turn: "你怎么做？",
    help: "\
编号或动作   照做：3、discard 5m、chow 46m、pung、kong 5m、win、pass
? 加动作     为什么不能这样做，附条款：? kong 5m
t            再看一遍牌桌
h            教练会怎么打，为什么
q            停止",
    no_number: "没有这个编号的动作",
    no_action: |typed| format!("没有动作“{typed}”；输入 ? 看可以输入什么"),
    refused: "不能这样做",
    allowed: "可以这样做。",
    stopped: "你在这一盘结束之前停止了。",
    hands: "各家手牌：",
    result: |points| format!("你的得分：{points}"),
    recorded: |file| format!("牌谱已写入{file}。"),
    not_recorded: "Botzone的程序所打的无花牌局不能记录",
    no_bot: |found, names| format!("没有机器人“{found}”；有{names}"),
    bots: |wanted, found| format!("需要{wanted}个机器人，给出了{found}个"),
    standing: |wanted, found| format!("--standing：需要{wanted}个数，给出了{found}个"),
    players: |players| format!("不能有{players}位玩家"),
    no_seat: "这么多人的牌桌上没有这个座位",
    guest,
    mishap,
};

fn guest(error: &GuestError) -> String {
    match error {
        GuestError::NoProgram => "没有给出程序".to_owned(),
        GuestError::Quote => "引号不成对".to_owned(),
        GuestError::Start { program, error } => format!("无法启动“{}”：{error}", program.escape_debug()),
        GuestError::NotBotzone => "Botzone的程序只打四人的无花国标麻将".to_owned(),
    }
}

fn mishap(mishap: &Mishap) -> String {
    match mishap {
        Mishap::Illegal(action) => format!("不能这样做：{}", action.words(None).join(" ")),
        Mishap::Nonsense(text) => format!("回答没有意义：{text}"),
        Mishap::Late => "没有按时回答".to_owned(),
        Mishap::Died(why) => format!("程序意外结束：{why}"),
        Mishap::Gone => "程序在这一盘里不再出现".to_owned(),
    }
}
