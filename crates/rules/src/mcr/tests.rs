//! MCR hands and what they are worth.

use crate::score::tests::{check, check_examples, check_payments, rules};

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
