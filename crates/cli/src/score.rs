//! `fivewinds score`: what hands are worth, from the command line or from standard input.

mod batch;
mod read;

use std::io::{self, Write};
use std::process::ExitCode;

use fivewinds::rules::{Proof, WhatIf};
use fivewinds::{Rules, ScoreInput, Showdown};

use crate::args::ScoreArgs;
use crate::lang::Lang;
use crate::problem::{BAD_INPUT, Problem};
use crate::{json, show, waits};

/// A hand and all that there is to say about its worth.
#[derive(Debug)]
pub(crate) struct ScoreReport {
    pub(crate) rules: Rules,
    pub(crate) input: ScoreInput,
    pub(crate) showdown: Showdown,
    pub(crate) proof: Proof,
    pub(crate) what_if: Option<WhatIf>,
}

pub(crate) fn run(args: &ScoreArgs, lang: Lang) -> io::Result<ExitCode> {
    let view = waits::view(lang);
    if args.stdin {
        return match read::flags(args) {
            Ok((rules, flags)) => batch::run(args, view.text, rules, flags),
            Err(problems) => refuse(args, lang, &problems),
        };
    }
    match report(args) {
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

fn report(args: &ScoreArgs) -> Result<ScoreReport, Vec<Problem>> {
    let (rules, input, showdown) = read::hand(args)?;
    let proof = rules.prove(&showdown);
    let what_if = args.what_if.then(|| rules.what_if(&showdown));
    Ok(ScoreReport { rules, input, showdown, proof, what_if })
}

fn refuse(args: &ScoreArgs, lang: Lang, problems: &[Problem]) -> io::Result<ExitCode> {
    if args.json {
        writeln!(io::stdout(), "{}", json::errors(problems, lang.text()))?;
    } else {
        show::problems(&mut anstream::stderr(), lang.text(), None, problems)?;
    }
    Ok(ExitCode::from(BAD_INPUT))
}
