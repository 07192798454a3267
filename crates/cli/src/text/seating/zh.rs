//! Chinese, in simplified characters.

use seating::{Plan, PlanProblem};

use super::SeatingText;
use crate::seating::{LineFault, SeatingError};

pub(crate) static ZH: SeatingText = SeatingText {
    heading: |players, sessions, tables| format!("{players}名选手，{sessions}场，{tables}桌"),
    seed: "种子",
    session: |number| format!("第{number}场"),
    table: "桌",
    winds_of_seats: ["东", "南", "西", "北"],
    substitute: "替补（MCRC-TABLE-3）",
    columns: ["安排的好坏", "实际", "下限"],
    repeats: "重复相遇",
    team_meetings: "队友相遇",
    together: "两者合计",
    with_substitutes: "再次与替补同桌",
    winds: "起始门风过多或过少",
    pairs: "选手对",
    pairs_meet: |times, pairs| match times {
        0 => format!("不相遇{pairs}"),
        _ => format!("相遇{times}次{pairs}"),
    },
    best: "已证明没有更好的安排。",
    may_be_better: "是否有更好的安排尚不清楚；增加--steps或--seconds也许能找到。",
    repeat: |seed, steps| format!("重复同样的结果：--seed {seed} --steps {steps}"),
    progress: |repeats| {
        format!("重复相遇：{}（下限{}）；按Ctrl-C显示目前最好的安排", repeats.found, repeats.bound)
    },
    error,
};

fn error(error: &SeatingError) -> String {
    match error {
        SeatingError::Plan(problem) => plan(problem),
        SeatingError::File { path, error } => format!("{}：{error}", path.display()),
        SeatingError::Line { path, line, fault } => {
            let fault = match fault {
                LineFault::Columns { found } => {
                    format!("有{found}栏；一桌应为session, table, east, south, west, north")
                }
                LineFault::Number { found } => format!("此处不能是“{found}”，应为合适的号码"),
                LineFault::TeamTwice { number } => format!("{number}号选手的队伍重复"),
            };
            format!("{}第{line}行：{fault}", path.display())
        }
        SeatingError::Json { path, message } => format!("{}不是座位安排：{message}", path.display()),
        SeatingError::After { found, sessions } => format!("--after {found}：文件中只有{sessions}场"),
        SeatingError::LeftZero => "--left 0：号码从1开始".to_owned(),
    }
}

fn plan(problem: &PlanProblem) -> String {
    match problem {
        PlanProblem::Players { found } => {
            format!("--players {found}：选手人数应为4到{}", Plan::PLAYERS_MAX)
        }
        PlanProblem::Sessions { found } => format!("--sessions {found}：场数应为1到{}", Plan::SESSIONS_MAX),
        PlanProblem::Teams { found, players } => {
            format!("--teams：文件有{found}名选手的队伍，选手共{players}名")
        }
        PlanProblem::NothingLeft { played, sessions } => {
            format!("没有可安排的场次：共{sessions}场，已打{played}场")
        }
        PlanProblem::Unknown { session, number } => {
            format!("第{session}场：没有{number}号选手；--players是最大的号码")
        }
        PlanProblem::Twice { session, number } => format!("第{session}场：{number}号选手坐了两次"),
        PlanProblem::LeftUnknown { number } => format!("--left {number}：没有这名选手"),
        PlanProblem::TooFewLeft { present } => format!("只剩{present}名选手；一桌需要四人"),
    }
}
