//! The server as players meet it: over real sockets.
#![forbid(unsafe_code)]
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that cannot go on has failed"
)]

mod abuse;
mod games;
mod hints;
mod hosted;
mod leaks;
