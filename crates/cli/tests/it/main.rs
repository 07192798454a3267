//! Runs the real program, as its users do.
#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bad_input;
mod coach;
mod conform;
mod elsewhere;
mod hall;
mod interactive;
mod ledger;
mod play;
mod replay;
mod rules;
mod score;
mod seating;
mod serve;
mod settle;
mod sim;
mod waits;

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};

/// What the program has left behind.
#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the program without standard input, in English.
fn run<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Ran {
    run_with(args, b"")
}

/// Runs the program with these bytes as standard input.
fn run_with<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>, input: &[u8]) -> Ran {
    let mut child = command(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // In a thread: the program may answer before it has read everything, or never read at all.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

fn command<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fivewinds"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    for name in ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command
}

/// The words of a command line that has no quotes.
fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}
