//! English.

use super::PlayText;

pub(crate) static EN: PlayText = PlayText {
    you: "you",
    left: |left| format!("{left} tiles left in the wall"),
    your_turn: "What do you do?",
    help: "\
a number or an action   does it: 3, discard 5m, chow 46m, pung, kong 5m, win, pass
? and an action         why it may not be done, with the clause: ? kong 5m
t                       the table again
h                       what the coach would do, and why
q                       stops",
    no_number: "there is no action with that number",
    no_action: |typed| format!("there is no action '{typed}'; ? says what can be typed"),
    refused: "That may not be done",
    allowed: "That may be done.",
    stopped: "You have stopped before the end.",
    hands: "All hands:",
    result: |points| format!("Your result: {points}"),
    recorded: |file| format!("The record is in {file}."),
    not_recorded: "a deal without flowers, as programs for Botzone play it, cannot be recorded",
    no_bot: |found, names| format!("there is no bot '{found}'; there are {names}"),
    bots: |wanted, found| format!("{wanted} bots are needed, {found} are named"),
    standing: |wanted, found| format!("--standing: {wanted} numbers are needed, {found} are given"),
    players: |players| format!("{players} cannot play this"),
    no_seat: "nobody sits there at a table of so many",
    guest: ToString::to_string,
    mishap: ToString::to_string,
};
