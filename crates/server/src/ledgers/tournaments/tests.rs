//! Tournaments over HTTP, in process.
