//! Chores of the workspace, run as `cargo xtask <command>`.
//!
//! One file per command. It knows the shape of the repository and nothing of mahjong.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to whoever runs it")]

mod built;
mod ci;
mod peer;
mod picture;
mod postgres;
mod shared;
mod tidy;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

const HELP: &str = "\
usage: cargo xtask <command>

  ci                      everything that must pass before a change goes in
  tidy                    layers, forbidden words, sizes, clauses, links: what the compiler does not see
  coverage                which clauses of the rules have a test or a case
  peer [--hands N]        compare MCR scores with those of an independent program, PyMahjongGB
  postgres [--release]    the server's tests once more, on a PostgreSQL that is started for them
  picture [--check]       draw what the program prints, for the README, or say whether it is still true
  shared [DIR] [--update] compare the rules and the cases with their shared copies (default: ../shared)
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["ci"] => ci::run(&root()?),
        ["tidy"] => tidy::run(&root()?),
        ["coverage"] => tidy::coverage::run(&root()?),
        ["peer", options @ ..] => peer::run(&root()?, options),
        ["postgres", options @ ..] => postgres::run_with(&root()?, options),
        ["picture", options @ ..] => picture::run(&root()?, options),
        ["shared", options @ ..] => shared::run(&root()?, options),
        [] | ["help" | "-h" | "--help"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => bail!("no such command: {}\n{HELP}", args.join(" ")),
    }
}

/// The root of the repository: the folder above this crate.
fn root() -> Result<PathBuf> {
    // Cargo sets it for what it runs. The value from compile time would be stale in a tree that has moved.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").context("start it as `cargo xtask`")?;
    let root = PathBuf::from(here).parent().map(PathBuf::from);
    root.context("the crate has no folder above it")
}
