//! Ledgers over HTTP.
