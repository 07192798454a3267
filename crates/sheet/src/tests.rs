//! Sheets of all rulesets.

mod types;
