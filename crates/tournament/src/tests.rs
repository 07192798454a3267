//! Tests.

mod duplicate;
mod types;
