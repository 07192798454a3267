//! Rulings by clause, and the claims of random deals beside what the deals did.

mod against_deals;
mod by_clause;

use fivewinds::Rules;

use crate::parse;

fn rules(id: &str) -> Rules {
    parse::rules(id, &[]).unwrap()
}

const ALL: [&str; 5] = ["red", "classical", "mcr", "sichuan", "taiwan"];
