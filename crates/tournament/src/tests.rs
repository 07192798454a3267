//! Tests.

mod types;
