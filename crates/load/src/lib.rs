//! Players over sockets: many of them, to see what a server bears, or one, to test it.
//!
//! [`Http`] asks a server as a browser would, [`Client`] is one connection to a table, [`Player`] plays over it whatever is
//! legal and remembers what it was told.
#![forbid(unsafe_code)]

mod client;
mod http;
mod player;

pub use client::{Client, Closed};
pub use http::{Answer, Http};
pub use player::{Heard, Player};
