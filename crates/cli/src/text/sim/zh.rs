//! Chinese, in simplified characters.

use bots::Ours;
use sim::{OutputError, PlanError};

use super::{FactLabels, SimText};
use crate::sim::SimError;
use crate::sim::numbers::Numbers;

pub(crate) static ZH: SimText = SimText {
    numbers: Numbers { thousands: ',', decimal: '.' },
    deals: "盘",
    left: "剩余",
    of_deals: |_, text| format!("{text}盘"),
    speed: |speed| format!("每秒{speed}盘"),
    stopped: |done, all, resumable| {
        let hint = if resumable { "；用同样的命令加--resume继续" } else { "" };
        format!("已停止：完成{done}盘，共{all}盘{hint}。")
    },
    facts: FactLabels {
        bots: "机器人",
        seats: "座位",
        seed: "种子",
        draws: "荒牌",
        self_draws: "自摸占和牌",
        value: "和牌平均值",
        discards: "每盘弃牌数",
        decisions: "每盘决策数",
        ready: "听牌率",
        ready_turn: "听牌前弃牌数",
        winners: "按和牌家数",
        mishaps: "机器人出错",
    },
    seating: ["每盘后轮换座位", "座位不变", "每副牌墙从每个座位各打一次"],
    bot: "机器人",
    seat: "座位",
    columns: ["每盘得分", "和牌率", "平均值", "自摸", "放铳", "听牌", "听牌前", "副露"],
    points: "每盘得分",
    win_rate: "和牌率（%）",
    values: "和牌的值",
    lengths: "每盘弃牌数",
    ready_turns: "听牌前的弃牌数",
    fans: "番种",
    fan: "番种",
    fan_columns: ["占和牌", "次数", "条款"],
    never: |count| format!("从未出现：{count}种"),
    note: "±为95%置信区间。放铳：有人和了该家打出的牌的盘数。听牌前：听牌之前的弃牌数。副露：包括暗杠。",
    error,
};

fn error(error: &SimError) -> String {
    match error {
        SimError::Rules(problem) => (answers::text::ZH.problem)(problem),
        SimError::Guest(error) => (crate::text::play::zh::ZH.guest)(error),
        SimError::Bot { found } => {
            format!("没有名为“{found}”的机器人；有{}", Ours::NAMES.join("、"))
        }
        SimError::Plan(PlanError::Standing { found, players }) => {
            format!("--standing：{players}位玩家却有{found}个数")
        }
        SimError::Plan(PlanError::Bots { found, players }) => {
            format!("--bots：{players}位玩家却有{found}个机器人；请逐一指定，或只写一个代表全部")
        }
        SimError::Plan(PlanError::Players { found, min, max }) if min == max => {
            format!("应为{min}位玩家，不是{found}位")
        }
        SimError::Plan(PlanError::Players { found, min, max }) => {
            format!("应为{min}至{max}位玩家，不是{found}位")
        }
        SimError::Plan(PlanError::NoDeals) => "盘数为0，无牌可打".to_owned(),
        SimError::Output(OutputError::Io { path, error }) | SimError::Page { path, error } => {
            format!("文件{}：{error}", path.display())
        }
        SimError::Output(OutputError::Damaged { path, why }) => {
            format!("{}无法读取：{why}", path.display())
        }
        SimError::Output(OutputError::Unfinished { path }) => {
            format!("{}属于未完成的模拟：用--resume继续，或将其删除", path.display())
        }
        SimError::Output(OutputError::NothingToResume { path }) => {
            format!("{}没有可以继续的模拟", path.display())
        }
        SimError::Output(OutputError::OtherPlan { path, differs }) => {
            format!("{}属于另一次模拟：{}不同", path.display(), differs.join("、"))
        }
    }
}
