//! English.

use bots::Ours;
use sim::OutputError;
use sim::PlanError;

use super::{FactLabels, SimText};
use crate::sim::SimError;
use crate::sim::numbers::Numbers;

pub(crate) static EN: SimText = SimText {
    numbers: Numbers { thousands: ',', decimal: '.' },
    deals: "deals",
    left: "left",
    of_deals: |deals, text| if deals == 1 { "1 deal".to_owned() } else { format!("{text} deals") },
    speed: |speed| format!("{speed} deals a second"),
    stopped: |done, all, resumable| {
        let hint = if resumable { "; the same command with --resume goes on" } else { "" };
        format!("Stopped after {done} of {all} deals{hint}.")
    },
    facts: FactLabels {
        bots: "bots",
        seats: "seats",
        seed: "seed",
        draws: "deals that nobody won",
        self_draws: "wins by an own draw",
        value: "value of a win",
        discards: "discards in a deal",
        decisions: "decisions in a deal",
        ready: "hands that became ready",
        ready_turn: "own discards until then",
        winners: "deals by number of winners",
        mishaps: "errors of bots",
    },
    seating: [
        "everybody moves one seat on after each deal",
        "nobody moves",
        "each wall is played from every seat",
    ],
    bot: "bot",
    seat: "seat",
    columns: ["points a deal", "wins", "value", "self-drawn", "paid for", "ready", "after", "sets"],
    points: "Points a deal",
    win_rate: "Wins, % of deals",
    values: "Values of winning hands",
    lengths: "Discards in a deal",
    ready_turns: "Own discards until the hand was ready",
    fans: "Fans",
    fan: "fan",
    fan_columns: ["of winning hands", "times", "clause"],
    never: |count| format!("never seen: {count}"),
    note: "± gives the interval that holds the true mean in 95 of 100 runs. Paid for: hands whose tile somebody won on. \
           After: own discards until the hand was ready. Sets: declared sets.",
    error,
};

fn error(error: &SimError) -> String {
    match error {
        SimError::Rules(problem) => (answers::text::EN.problem)(problem),
        SimError::Guest(error) => (crate::text::play::en::EN.guest)(error),
        SimError::Bot { found } => {
            format!("no bot is called '{found}'; there are {}", Ours::NAMES.join(", "))
        }
        SimError::Plan(PlanError::Standing { found, players }) => {
            format!("--standing: {found} numbers for {players} players")
        }
        SimError::Plan(PlanError::Bots { found, players }) => {
            format!("--bots: {found} bots for {players} players; name one for each, or one for all")
        }
        SimError::Plan(error @ (PlanError::Players { .. } | PlanError::NoDeals)) => error.to_string(),
        SimError::Output(error @ OutputError::Unfinished { .. }) => {
            format!("{error}: go on with --resume, or remove it")
        }
        SimError::Output(error @ OutputError::OtherPlan { .. }) => {
            format!("{error}; --resume wants the command with which it was begun")
        }
        SimError::Output(
            error @ (OutputError::Io { .. }
            | OutputError::Damaged { .. }
            | OutputError::NothingToResume { .. }),
        ) => error.to_string(),
        SimError::Page { path, error } => format!("{}: {error}", path.display()),
    }
}
