//! Deals and games as files: written, read, replayed, imported and exported.
#![forbid(unsafe_code)]

pub mod botzone;
