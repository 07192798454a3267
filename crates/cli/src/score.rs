//! `fivewinds score`: what hands are worth, from the command line or from standard input.

mod batch;

use std::io::{self, Write};
use std::process::ExitCode;

use answers::problem::Problem;
use answers::{Lang, Question, Reader, ScoreReport, json, parse};

use crate::BAD_INPUT;
use crate::args::ScoreArgs;
use crate::{show, waits};

pub(crate) fn run(args: &ScoreArgs, lang: Lang) -> io::Result<ExitCode> {
    let view = waits::view(lang);
    let rules = parse::chosen_rules(&args.rules, &args.option);
    if args.stdin {
        return match Reader::of_flags(&question(args), rules) {
            Ok((rules, flags)) => batch::run(args, view.text, rules, flags),
            Err(problems) => refuse(args, lang, &problems),
        };
    }
    match ScoreReport::new(&question(args), rules) {
        Ok(report) if args.json => {
            writeln!(io::stdout(), "{}", json::score::report(&report, view.text))?;
            Ok(ExitCode::SUCCESS)
        }
        Ok(report) => {
            show::score::report(&mut anstream::stdout(), view, &report)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(problems) => refuse(args, lang, &problems),
    }
}

/// What the command line asks.
fn question(args: &ScoreArgs) -> Question {
    Question {
        ruleset: args.rules.clone(),
        notation: args.notation,
        hand: args.hand.clone(),
        meld: args.meld.clone(),
        flowers: args.flowers.clone(),
        win: args.win.clone(),
        by: args.by.clone(),
        from: args.from.clone(),
        seat: args.seat.clone(),
        round: args.round.clone(),
        players: args.players.clone(),
        situation: args.situation.clone(),
        discards: args.discards.clone(),
        streak: args.streak.clone(),
        what_if: args.what_if,
        line: args.line.clone(),
    }
}

fn refuse(args: &ScoreArgs, lang: Lang, problems: &[Problem]) -> io::Result<ExitCode> {
    if args.json {
        writeln!(io::stdout(), "{}", json::errors(problems, lang.text()))?;
    } else {
        show::problems(&mut anstream::stderr(), lang.text(), None, problems)?;
    }
    Ok(ExitCode::from(BAD_INPUT))
}
