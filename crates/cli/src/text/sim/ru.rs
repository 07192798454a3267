//! Russian.

use bots::Ours;
use sim::{OutputError, PlanError};

use super::{FactLabels, SimText};
use crate::sim::SimError;
use crate::sim::numbers::Numbers;

pub(crate) static RU: SimText = SimText {
    numbers: Numbers { thousands: '\u{a0}', decimal: ',' },
    deals: "сдач",
    left: "осталось",
    of_deals: |deals, text| format!("{text} {}", word_for(deals)),
    speed: |speed| format!("{speed} сдач в секунду"),
    stopped: |done, all, resumable| {
        let hint = if resumable { "; та же команда с --resume продолжит" } else { "" };
        format!("Остановлено: сыграно {done} из {all} сдач{hint}.")
    },
    facts: FactLabels {
        bots: "боты",
        seats: "места",
        seed: "зерно",
        draws: "сдачи без победителя",
        self_draws: "победы со стены",
        value: "цена победы",
        discards: "сносов за сдачу",
        decisions: "решений за сдачу",
        ready: "рук дошло до ожидания",
        ready_turn: "своих сносов до него",
        winners: "сдачи по числу победителей",
        mishaps: "ошибки ботов",
    },
    seating: [
        "после каждой сдачи все пересаживаются на одно место",
        "никто не пересаживается",
        "каждую стену играют со всех мест",
    ],
    bot: "бот",
    seat: "место",
    columns: ["очков за сдачу", "победы", "цена", "со стены", "платил", "ожидание", "после", "наборы"],
    points: "Очки за сдачу",
    win_rate: "Победы, % сдач",
    values: "Цена победных рук",
    lengths: "Сносов за сдачу",
    ready_turns: "Своих сносов до ожидания",
    fans: "Фаны",
    fan: "фан",
    fan_columns: ["победных рук", "раз", "пункт"],
    never: |count| format!("ни разу не встретились: {count}"),
    note: "± — интервал, в котором истинное среднее лежит в 95 случаях из 100. Платил: сдачи, где на кость игрока победили. \
           После: своих сносов до ожидания. Наборы: объявленные наборы.",
    error,
};

fn word_for(deals: u64) -> &'static str {
    match (deals % 10, deals % 100) {
        (_, 11..=14) => "сдач",
        (1, _) => "сдача",
        (2..=4, _) => "сдачи",
        _ => "сдач",
    }
}

fn error(error: &SimError) -> String {
    match error {
        SimError::Rules(problem) => (answers::text::RU.problem)(problem),
        SimError::Guest(error) => (crate::text::play::ru::RU.guest)(error),
        SimError::Bot { found } => {
            format!("нет бота «{found}»; есть {}", Ours::NAMES.join(", "))
        }
        SimError::Plan(PlanError::Standing { found, players }) => {
            format!("--standing: чисел {found}, а игроков {players}")
        }
        SimError::Plan(PlanError::Bots { found, players }) => {
            format!("--bots: ботов {found}, а игроков {players}; назовите каждого или одного за всех")
        }
        SimError::Plan(PlanError::Players { found, min, max }) if min == max => {
            format!("игроков должно быть {min}, а не {found}")
        }
        SimError::Plan(PlanError::Players { found, min, max }) => {
            format!("игроков должно быть от {min} до {max}, а не {found}")
        }
        SimError::Plan(PlanError::NoDeals) => "нечего играть: сдач 0".to_owned(),
        SimError::Output(OutputError::Io { path, error }) | SimError::Page { path, error } => {
            format!("файл {}: {error}", path.display())
        }
        SimError::Output(OutputError::Damaged { path, why }) => {
            format!("{} не читается: {why}", path.display())
        }
        SimError::Output(OutputError::Unfinished { path }) => {
            format!(
                "{} — от прогона, который не закончен: продолжите его с --resume или удалите",
                path.display()
            )
        }
        SimError::Output(OutputError::NothingToResume { path }) => {
            format!("прогон {} не начинали, продолжать нечего", path.display())
        }
        SimError::Output(OutputError::OtherPlan { path, differs }) => {
            format!("{} — от другого прогона: различаются {}", path.display(), differs.join(", "))
        }
    }
}
