//! The texts around the coach, in all three languages; what it says of a move is its own.

use super::ru::plural;

/// The texts of one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct CoachText {
    /// Who is reviewed: the seat, and the deals.
    pub heading: fn(&str, usize) -> String,
    /// Decisions, of which so many agreed, and what the others cost.
    pub summary: fn(usize, usize, &str) -> String,
    pub nothing: &'static str,
    /// So many moves that cost less are not shown.
    pub more: fn(usize) -> String,
    pub unfinished: fn(usize) -> String,
    /// The rules refuse a step of a deal.
    pub refused: fn(usize, usize) -> String,
    /// A move: deal, step, what it cost.
    pub costs: fn(usize, usize, &str) -> String,
    pub offered: fn(&str, &str) -> String,
    pub done: &'static str,
    pub better: &'static str,
    pub best: &'static str,
    pub useful: &'static str,
    /// It is not said whose decisions are meant.
    pub which_seat: &'static str,
    pub no_seat: fn(&str) -> String,
    pub no_step: fn(usize) -> String,
    /// At this step the seat has nothing to decide.
    pub not_asked: fn(&str, usize) -> String,
    /// Several deals: which one is meant?
    pub which_deal: fn(usize) -> String,
}

pub(super) static EN: CoachText = CoachText {
    heading: |who, deals| format!("{who}, {deals} {}", if deals == 1 { "deal" } else { "deals" }),
    summary: |decisions, agreed, cost| {
        let noun = if decisions == 1 { "decision" } else { "decisions" };
        format!("{decisions} {noun}, {agreed} of them as good as the coach's; the others cost {cost} in all.")
    },
    nothing: "No move cost anything.",
    more: |moves| format!("Moves that cost less and are not shown: {moves} (--top)."),
    unfinished: |deal| format!("Deal {deal} is not played to its end; this is a review of what there is."),
    refused: |deal, step| format!("Deal {deal}: the rules refuse step {step}; the review ends before it."),
    costs: |deal, step, cost| format!("Deal {deal}, step {step}: {cost}"),
    offered: |who, tile| format!("{who} offers {tile}."),
    done: "Done",
    better: "Better",
    best: "best",
    useful: "useful",
    which_seat: "whose decisions? --seat E, S, W or N says it",
    no_seat: |who| format!("nobody sits in the {who} in this deal"),
    no_step: |steps| format!("there is no such step; the deal has {steps}"),
    not_asked: |who, step| format!("{who} has nothing to decide at step {step}"),
    which_deal: |deals| format!("the record has {deals} deals; --deal says which one is meant"),
};

pub(super) static RU: CoachText = CoachText {
    heading: |who, deals| format!("{who}, {deals} {}", plural(deals, "сдача", "сдачи", "сдач")),
    summary: |decisions, agreed, cost| {
        let noun = plural(decisions, "решение", "решения", "решений");
        format!("{decisions} {noun}; не хуже, чем у тренера: {agreed}; остальные вместе стоили {cost}.")
    },
    nothing: "Ни один ход ничего не стоил.",
    more: |moves| format!("Не показано ходов, которые стоили меньше: {moves} (--top)."),
    unfinished: |deal| format!("Сдача {deal} не доиграна; это разбор того, что есть."),
    refused: |deal, step| {
        format!("Сдача {deal}: правила не допускают шаг {step}; разбор кончается перед ним.")
    },
    costs: |deal, step, cost| format!("Сдача {deal}, шаг {step}: {cost}"),
    offered: |who, tile| format!("{who} предлагает {tile}."),
    done: "Сделано",
    better: "Лучше",
    best: "лучшее",
    useful: "нужные кости",
    which_seat: "чьи решения? Это говорит --seat E, S, W или N",
    no_seat: |who| format!("в этой сдаче на месте «{who}» никто не сидит"),
    no_step: |steps| format!("такого шага нет; шагов в сдаче: {steps}"),
    not_asked: |who, step| format!("{who}: на шаге {step} решать нечего"),
    which_deal: |deals| format!("сдач в записи: {deals}; какая нужна, говорит --deal"),
};

pub(super) static ZH: CoachText = CoachText {
    heading: |who, deals| format!("{who}，共{deals}盘"),
    summary: |decisions, agreed, cost| {
        format!("共{decisions}次决定，其中{agreed}次不逊于教练；其余合计损失{cost}。")
    },
    nothing: "没有造成损失的选择。",
    more: |moves| format!("另有{moves}次损失较小的选择未显示（--top）。"),
    unfinished: |deal| format!("第{deal}盘没有打完；这里只讲评已有的部分。"),
    refused: |deal, step| format!("第{deal}盘：规则不允许第{step}步；讲评到此为止。"),
    costs: |deal, step, cost| format!("第{deal}盘第{step}步：{cost}"),
    offered: |who, tile| format!("{who}打出{tile}。"),
    done: "实际",
    better: "更好",
    best: "最佳",
    useful: "进张",
    which_seat: "讲评哪个座位？请用--seat E、S、W或N指明",
    no_seat: |who| format!("这一盘{who}位没有人"),
    no_step: |steps| format!("没有这一步；这一盘共{steps}步"),
    not_asked: |who, step| format!("第{step}步{who}没有可选择的"),
    which_deal: |deals| format!("牌谱共有{deals}盘；请用--deal指明哪一盘"),
};
