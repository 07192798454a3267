//! `fivewinds waits`: answers for hands from the command line or from standard input.

use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

use answers::problem::{Problem, Where};
use answers::{Lang, Waits, json, parse};
use fivewinds::Rules;

use crate::BAD_INPUT;
use crate::args::WaitsArgs;
use crate::lang;
use crate::show::View;
use crate::{lines, show};

pub(crate) fn run(args: &WaitsArgs, lang: Lang) -> io::Result<ExitCode> {
    let mut answers = Answers { view: view(lang), json: args.json, bad: false };
    match setup(args) {
        Err(problems) => answers.refuse(None, &problems)?,
        Ok(setup) if args.tiles.len() == 1 && args.tiles[0] == "-" => {
            answers.all_lines(&setup, &mut io::stdin().lock())?;
        }
        Ok(setup) => {
            let texts: Result<Vec<&str>, Problem> =
                args.tiles.iter().map(|tiles| parse::text(tiles, Where::Hand)).collect();
            match texts {
                Ok(texts) => answers.one(&setup, None, &texts.join(" "))?,
                Err(problem) => answers.refuse(None, &[problem])?,
            }
        }
    }
    Ok(if answers.bad { ExitCode::from(BAD_INPUT) } else { ExitCode::SUCCESS })
}

/// How to show things on this terminal.
pub(crate) fn view(lang: Lang) -> View {
    View { text: lang.text(), glyphs: io::stdout().is_terminal() && lang::is_utf8() }
}

fn setup(args: &WaitsArgs) -> Result<Waits, Vec<Problem>> {
    Waits::new(rules(args)?, args.notation, &args.meld, args.seen.as_ref(), args.players)
}

/// The ruleset and options of the command line.
pub(crate) fn rules(args: &WaitsArgs) -> Result<Rules, Vec<Problem>> {
    parse::chosen_rules(&args.rules, &args.option)
}

/// Writes answers, and remembers whether there was a bad one.
#[derive(Debug)]
struct Answers {
    view: View,
    json: bool,
    bad: bool,
}

impl Answers {
    /// One hand on each line; an empty line is a hand without tiles.
    fn all_lines(&mut self, setup: &Waits, input: &mut impl BufRead) -> io::Result<()> {
        let mut number = 0;
        while let Some(line) = lines::next(input)? {
            number += 1;
            if number > 1 && !self.json {
                writeln!(anstream::stdout())?;
            }
            match line {
                Ok(text) => self.one(setup, Some(number), &text)?,
                Err(problem) => self.refuse(Some(number), &[problem])?,
            }
        }
        if number == 0 { self.refuse(None, &[Problem::NoTiles]) } else { Ok(()) }
    }

    fn one(&mut self, setup: &Waits, line: Option<usize>, text: &str) -> io::Result<()> {
        match setup.report(text) {
            Ok(report) if self.json => writeln!(io::stdout(), "{}", json::report(&report)),
            Ok(report) => show::report(&mut anstream::stdout(), self.view, &report),
            Err(problems) => self.refuse(line, &problems),
        }
    }

    fn refuse(&mut self, line: Option<usize>, problems: &[Problem]) -> io::Result<()> {
        self.bad = true;
        let text = self.view.text;
        if self.json {
            return writeln!(io::stdout(), "{}", json::errors(problems, text));
        }
        let place = line.map(text.line);
        show::problems(&mut anstream::stderr(), text, place.as_deref(), problems)
    }
}
