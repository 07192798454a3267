//! Walls and dice from a seed to which the host and every player contribute.
#![forbid(unsafe_code)]
