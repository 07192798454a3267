//! English.

use seating::{Plan, PlanProblem};

use super::SeatingText;
use crate::seating::{LineFault, SeatingError};

pub(crate) static EN: SeatingText = SeatingText {
    heading: |players, sessions, tables| format!("{players} players, sessions: {sessions}, tables: {tables}"),
    seed: "seed",
    session: |number| format!("Session {number}"),
    table: "table",
    winds_of_seats: ["East", "South", "West", "North"],
    substitute: "substitute (MCRC-TABLE-3)",
    columns: ["How good it is", "found", "at least"],
    repeats: "meetings of players who have met before",
    team_meetings: "meetings of team mates",
    together: "both together",
    with_substitutes: "again at the table of the substitutes",
    winds: "starting winds too often or too seldom",
    pairs: "pairs",
    pairs_meet: |times, pairs| match times {
        0 => format!("{pairs} never meet"),
        1 => format!("{pairs} once"),
        2 => format!("{pairs} twice"),
        _ => format!("{pairs} {times} times"),
    },
    best: "It is proved that no seating is better.",
    may_be_better: "Whether a better one exists is not known; more --steps or --seconds may find it.",
    repeat: |seed, steps| format!("To repeat it: --seed {seed} --steps {steps}"),
    progress: |repeats| {
        format!("repeats: {} (at least {}); Ctrl-C shows the best so far", repeats.found, repeats.bound)
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
                    format!("{found} fields; a table has session, table, east, south, west, north")
                }
                LineFault::Number { found } => format!("no number that fits here: '{found}'"),
                LineFault::TeamTwice { number } => format!("the team of player {number} for the second time"),
            };
            format!("{}, line {line}: {fault}", path.display())
        }
        SeatingError::Json { path, message } => format!("{} is no seating: {message}", path.display()),
        SeatingError::After { found, sessions } => {
            format!("--after {found}: the file has fewer sessions, namely {sessions}")
        }
        SeatingError::LeftZero => "--left 0: numbers begin with 1".to_owned(),
    }
}

fn plan(problem: &PlanProblem) -> String {
    match problem {
        PlanProblem::Players { found } => {
            format!("--players {found}: 4 to {} players can be seated", Plan::PLAYERS_MAX)
        }
        PlanProblem::Sessions { found } => {
            format!("--sessions {found}: 1 to {} are possible", Plan::SESSIONS_MAX)
        }
        PlanProblem::Teams { found, players } => {
            format!("--teams: the file has the teams of {found} players, there are {players}")
        }
        PlanProblem::NothingLeft { played, sessions } => {
            format!("nothing is left to seat: {played} of {sessions} sessions are played")
        }
        PlanProblem::Unknown { session, number } => {
            format!("session {session}: there is no player {number}; --players is the highest number")
        }
        PlanProblem::Twice { session, number } => format!("session {session}: player {number} sits twice"),
        PlanProblem::LeftUnknown { number } => format!("--left {number}: there is no such player"),
        PlanProblem::TooFewLeft { present } => format!("{present} players are left; a table needs four"),
    }
}
