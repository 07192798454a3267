//! Records of random deals of every ruleset, records that are wrong, and records that must stay readable for ever.

mod forms;
mod golden;
mod page;
mod play;
mod rubbish;
mod verifying;
