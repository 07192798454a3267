//! `fivewinds waits`: answers for hands from the command line or from standard input.

use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

use fivewinds::{HandInput, Notation, Rules};

use crate::args::WaitsArgs;
use crate::lang::{self, Lang};
use crate::problem::{BAD_INPUT, Problem, Where};
use crate::report::Report;
use crate::show::View;
use crate::{json, lines, parse, show};

pub(crate) fn run(args: &WaitsArgs, lang: Lang) -> io::Result<ExitCode> {
    let mut answers = Answers { view: view(lang), json: args.json, bad: false };
    match Setup::new(args) {
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

/// What holds for all hands of a run.
#[derive(Debug)]
struct Setup {
    rules: Rules,
    notation: Option<Notation>,
    /// Declared sets, tiles seen elsewhere and the number of players.
    base: HandInput,
}

impl Setup {
    fn new(args: &WaitsArgs) -> Result<Setup, Vec<Problem>> {
        let rules = rules(args)?;
        let mut problems = Vec::new();
        let mut base = HandInput { players: args.players, ..HandInput::EMPTY };
        for (number, meld) in (1..).zip(&args.meld) {
            let read = parse::text(meld, Where::Meld(number));
            match read
                .and_then(|meld| parse::meld(args.notation, meld, number, Some(rules.clauses.no_such_tile)))
            {
                Ok(meld) => base.melds.push(meld),
                Err(problem) => problems.push(problem),
            }
        }
        if let Some(seen) = &args.seen {
            match parse::text(seen, Where::Seen).and_then(|seen| seen_tiles(args.notation, seen, &rules)) {
                Ok(tiles) => base.seen = tiles,
                Err(problem) => problems.push(problem),
            }
        }
        if problems.is_empty() { Ok(Setup { rules, notation: args.notation, base }) } else { Err(problems) }
    }

    fn report(&self, text: &str) -> Result<Report<'_>, Vec<Problem>> {
        let read = parse::hand(self.notation, text).map_err(|error| {
            let clause = Some(self.rules.clauses.no_such_tile);
            vec![Problem::Notation { place: Where::Hand, error, clause }]
        })?;
        let mut input = self.base.clone();
        input.concealed = read.concealed;
        input.melds.extend(read.melds);
        Report::new(&self.rules, &input)
    }
}

/// The ruleset and options of the command line.
pub(crate) fn rules(args: &WaitsArgs) -> Result<Rules, Vec<Problem>> {
    parse::chosen_rules(&args.rules, &args.option)
}

fn seen_tiles(
    notation: Option<Notation>,
    text: &str,
    rules: &Rules,
) -> Result<Vec<fivewinds::Tile>, Problem> {
    parse::tiles(notation, text).map_err(|error| Problem::Notation {
        place: Where::Seen,
        error,
        clause: Some(rules.clauses.no_such_tile),
    })
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
    fn all_lines(&mut self, setup: &Setup, input: &mut impl BufRead) -> io::Result<()> {
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

    fn one(&mut self, setup: &Setup, line: Option<usize>, text: &str) -> io::Result<()> {
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
