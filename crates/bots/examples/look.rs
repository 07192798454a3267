//! Shows what a club player thinks, turn by turn.
#![allow(clippy::print_stdout, reason = "it prints its results")]
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rules = args[0].parse::<rules::Ruleset>().expect("a ruleset").rules();
    let number: u64 = args[1].parse().expect("a number");
    bots::look(&rules, number);
}
