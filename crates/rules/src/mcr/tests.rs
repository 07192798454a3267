//! MCR hands and what they are worth.

use crate::score::tests::{check, check_examples, check_payments, rules, showdown};
use crate::score::{FanNo, Passed};

#[test]
fn examples_show_their_fans() {
    check_examples("mcr");
}

/// The worked examples of section 13 of the rules file.
#[test]
fn worked_examples() {
    let mcr = rules("mcr", "");
    check(
        &mcr,
        "[123m] [789m] 123p78p55z +9p discard@left",
        "8: outside_hand 4, mixed_double_chow 2 × 2, two_terminal_chows 1, one_voided_suit 1",
    );
    check_payments(
        &mcr,
        "[123m] [789m] 123p78p55z +9p discard@left",
        "self 32, right -8, across -8, left -16",
    );
}

/// MCR-COUNT-1: what a counted fan brings with it is told with the fan that does.
#[test]
fn implied_fans_are_told() {
    let mcr = rules("mcr", "");
    let proof = mcr.prove(&showdown(&mcr, "112233m11223p11s +3p self_draw"));
    let catalogue = mcr.ruleset.fans();
    let id = |fan: FanNo| catalogue[usize::from(fan)].id;
    let told = |passed: &Passed| (id(passed.fan), passed.reason.by.map(id), passed.reason.clause);
    assert_eq!(
        proof.readings[0].passed.iter().map(told).collect::<Vec<_>>(),
        [
            ("single_wait", None, "MCR-WAIT-4"),
            ("lower_four", Some("lower_tiles"), "MCR-COUNT-1"),
            ("no_honors", Some("lower_tiles"), "MCR-COUNT-1"),
            ("self_drawn", Some("fully_concealed"), "MCR-COUNT-1"),
        ]
    );
}
