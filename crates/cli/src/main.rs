//! `fivewinds`: what a hand waits for, what it is worth, what the rules say, the conformance cases, simulations and seatings.
#![forbid(unsafe_code)]

mod args;
mod coach;
mod conform;
mod export;
mod import;
mod interactive;
mod lang;
mod layout;
mod ledger;
mod lines;
mod play;
mod random;
mod replay;
mod rules;
mod score;
mod seating;
mod serve;
mod show;
mod sim;
mod text;
mod waits;

use std::io::{self, Write};
use std::process::ExitCode;

use answers::Lang;
use clap::Parser;

use crate::args::{Args, Command};

/// The exit code for whoever has sent something wrong.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let args = Args::parse();
    let lang = args.lang.unwrap_or_else(lang::of_environment);
    let result = match args.command {
        Command::Waits(args) if args.interactive => interactive::run(&args, lang),
        Command::Waits(args) => waits::run(&args, lang),
        Command::Score(args) => score::run(&args, lang),
        Command::Rules(args) => rules::run(&args, lang),
        Command::Replay(args) => replay::run(&args, lang),
        Command::Coach(args) => coach::run(&args, lang),
        Command::Play(args) => play::run(&args, lang),
        Command::Conform(args) => conform::run(&args),
        Command::Import(args) => import::run(&args, lang),
        Command::Export(args) => export::run(&args, lang),
        Command::Sim(args) => sim::run(&args, lang),
        Command::Seating(args) => seating::run(&args, lang),
        Command::Ledger(args) => ledger::run(&args, lang),
        Command::Serve(args) => serve::run(&args, lang),
        Command::Load(args) => serve::load::run(&args, lang),
        Command::Backup(args) => serve::backup(&args, lang),
        Command::Restore(args) => serve::restore(&args, lang),
        Command::Strength(args) => sim::strength::run(&args),
        Command::FanFrequencies(args) => sim::fans::run(&args),
    };
    result.unwrap_or_else(|error| failed(&error, lang))
}

/// Nothing can be written or read any more. A reader who has seen enough (`| head`) is no failure.
fn failed(error: &io::Error, lang: Lang) -> ExitCode {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return ExitCode::SUCCESS;
    }
    // If standard error is gone too, there is nobody left to tell.
    let _ = writeln!(io::stderr(), "{}: {error}", lang.text().error);
    ExitCode::FAILURE
}
