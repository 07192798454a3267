//! Russian.

use answers::text::plural;
use seating::{Plan, PlanProblem};

use super::SeatingText;
use crate::seating::{LineFault, SeatingError};

pub(crate) static RU: SeatingText = SeatingText {
    heading: |players, sessions, tables| format!("Игроков: {players}, сессий: {sessions}, столов: {tables}"),
    seed: "начальное число",
    session: |number| format!("Сессия {number}"),
    table: "стол",
    winds_of_seats: ["Восток", "Юг", "Запад", "Север"],
    substitute: "запасной (MCRC-TABLE-3)",
    columns: ["Насколько это хорошо", "есть", "не меньше"],
    repeats: "встречи тех, кто уже встречался",
    team_meetings: "встречи игроков одной команды",
    together: "то и другое вместе",
    with_substitutes: "снова за столом с запасными",
    winds: "начальные ветры: слишком часто или редко",
    pairs: "пары",
    pairs_meet: |times, pairs| match times {
        0 => format!("ни разу — {pairs}"),
        _ => format!("{times} {} — {pairs}", plural(times, "раз", "раза", "раз")),
    },
    best: "Доказано: лучшей рассадки нет.",
    may_be_better: "Есть ли лучшая, неизвестно; её могут найти ещё шаги (--steps) или время (--seconds).",
    repeat: |seed, steps| format!("Чтобы повторить: --seed {seed} --steps {steps}"),
    progress: |repeats| {
        format!(
            "повторов: {} (не меньше {}); Ctrl-C покажет лучшее из найденного",
            repeats.found, repeats.bound
        )
    },
    error,
};

fn error(error: &SeatingError) -> String {
    match error {
        SeatingError::Plan(problem) => plan(problem),
        SeatingError::File { path, error } => format!("{}: {error}", path.display()),
        SeatingError::Line { path, line, fault } => {
            let fault = match fault {
                LineFault::Columns { found } => {
                    format!("полей: {found}; стол — это session, table, east, south, west, north")
                }
                LineFault::Number { found } => format!("здесь нужен другой номер, а не «{found}»"),
                LineFault::TeamTwice { number } => format!("команда игрока {number} указана второй раз"),
            };
            format!("{}, строка {line}: {fault}", path.display())
        }
        SeatingError::Json { path, message } => format!("{} — не рассадка: {message}", path.display()),
        SeatingError::After { found, sessions } => {
            format!("--after {found}: в файле меньше сессий, а именно {sessions}")
        }
        SeatingError::LeftZero => "--left 0: номера начинаются с 1".to_owned(),
    }
}

fn plan(problem: &PlanProblem) -> String {
    match problem {
        PlanProblem::Players { found } => {
            format!("--players {found}: рассадить можно от 4 до {} игроков", Plan::PLAYERS_MAX)
        }
        PlanProblem::Sessions { found } => {
            format!("--sessions {found}: возможно от 1 до {} сессий", Plan::SESSIONS_MAX)
        }
        PlanProblem::Teams { found, players } => {
            format!("--teams: в файле команды игроков: {found}, а игроков {players}")
        }
        PlanProblem::NothingLeft { played, sessions } => {
            format!("рассаживать нечего: сыграно сессий {played} из {sessions}")
        }
        PlanProblem::Unknown { session, number } => {
            format!("сессия {session}: игрока {number} нет; --players — наибольший номер")
        }
        PlanProblem::Twice { session, number } => format!("сессия {session}: игрок {number} сидит дважды"),
        PlanProblem::LeftUnknown { number } => format!("--left {number}: такого игрока нет"),
        PlanProblem::TooFewLeft { present } => {
            format!("осталось игроков: {present}; за столом сидят четверо")
        }
    }
}
