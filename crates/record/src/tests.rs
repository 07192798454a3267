//! Records of random deals of every ruleset, records that are wrong, and records that must stay readable for ever.

mod corpus;
mod forms;
mod fuzzed;
mod golden;
mod page;
mod play;
mod rubbish;
mod verifying;

// The fuzzer, which is outside the workspace, knows the crate by this name.
use crate as record;
