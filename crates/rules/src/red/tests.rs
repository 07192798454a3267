//! Red hands and what they are worth.

use crate::score::tests::{check, check_examples, check_payments, rules};

#[test]
fn examples_show_their_fans() {
    check_examples("red");
}
