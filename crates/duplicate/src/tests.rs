//! Tests.

mod cards;
mod compare;
mod types;
