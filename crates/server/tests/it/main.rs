//! The server as players meet it: over real sockets.
#![forbid(unsafe_code)]
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that cannot go on has failed"
)]

mod abuse;
mod agreement;
mod clocks;
mod crowd;
mod games;
mod hints;
mod hosted;
mod languages;
mod leaks;
mod people;
mod programs;
mod seats;
mod sheets;
mod silence;
mod times;
mod tournaments;
