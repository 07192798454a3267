//! The fuzzers: what they do with their bytes is in the tests of `crates/table` and `crates/record`, where it runs without
//! them.
#![forbid(unsafe_code)]

#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../../crates/table/src/tests/fuzzed.rs"]
mod fuzzed;
#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../../crates/table/src/tests/presets.rs"]
mod presets;
#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../../crates/table/src/tests/watch.rs"]
mod watch;

#[path = "../../crates/record/src/tests/fuzzed.rs"]
mod fuzzed_record;

// The modules above know the crate under test by this name, in its own tests too.
use ::{record, table};

/// See `tile_notation` in the tests.
pub fn tile_notation(data: &[u8]) {
    fuzzed::tile_notation(data);
}

/// See `action_words` in the tests.
pub fn action_words(data: &[u8]) {
    fuzzed::action_words(data);
}

/// See `score_line` in the tests.
pub fn score_line(data: &[u8]) {
    fuzzed::score_line(data);
}

/// See `record` in the tests of records.
pub fn record(data: &[u8]) {
    fuzzed_record::record(data);
}

/// See `play` in the tests.
pub fn play(data: &[u8]) {
    fuzzed::play(data);
}
