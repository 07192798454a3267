//! `fivewinds waits --interactive`: a prompt at which hands are analysed and played.

mod session;

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use answers::Lang;
use answers::problem::Problem;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::args::WaitsArgs;
use crate::text::TerminalText;
use crate::{lines, show, waits};
use session::{Flow, Session};

pub(crate) fn run(args: &WaitsArgs, lang: Lang) -> io::Result<ExitCode> {
    let mut out = anstream::stdout();
    let rules = match waits::rules(args) {
        Ok(rules) => rules,
        Err(problems) => {
            show::problems(&mut anstream::stderr(), lang.text(), None, &problems)?;
            return Ok(ExitCode::from(2));
        }
    };
    let mut session = Session::new(rules, args.notation, args.players, waits::view(lang));
    writeln!(out, "{}", lang.text().prompt().greeting)?;
    if first_lines(args, &mut session, &mut out)? == Flow::Quit {
        return Ok(ExitCode::SUCCESS);
    }
    if io::stdin().is_terminal() {
        at_terminal(&mut session, &mut out)
    } else {
        from_pipe(&mut session, &mut out)
    }?;
    Ok(ExitCode::SUCCESS)
}

/// What the command line already says, as if it had been typed.
fn first_lines(args: &WaitsArgs, session: &mut Session, out: &mut impl Write) -> io::Result<Flow> {
    let text = |argument: &std::ffi::OsString| argument.to_string_lossy().into_owned();
    let melds = args.meld.iter().map(|meld| format!(":meld {}", text(meld)));
    let seen = args.seen.iter().map(|seen| format!(":seen {}", text(seen)));
    let tiles: Vec<String> = args.tiles.iter().map(text).collect();
    let hand = (!tiles.is_empty()).then(|| tiles.join(" "));
    for line in melds.chain(hand).chain(seen) {
        if session.answer(out, &line)? == Flow::Quit {
            return Ok(Flow::Quit);
        }
    }
    Ok(Flow::Go)
}

fn at_terminal(session: &mut Session, out: &mut impl Write) -> io::Result<()> {
    let mut editor = DefaultEditor::new().map_err(io_error)?;
    loop {
        match editor.readline(&session.prompt()) {
            Ok(line) => {
                // A line that is not remembered is only less convenient.
                let _ = editor.add_history_entry(line.as_str());
                if session.answer(out, &line)? == Flow::Quit {
                    return Ok(());
                }
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => return Ok(()),
            Err(error) => return Err(io_error(error)),
        }
    }
}

fn from_pipe(session: &mut Session, out: &mut impl Write) -> io::Result<()> {
    let mut input = io::stdin().lock();
    while let Some(line) = lines::next(&mut input)? {
        match line {
            Ok(line) if session.answer(out, &line)? == Flow::Quit => return Ok(()),
            Ok(_) => {}
            Err(problem) => session.refuse(out, &[problem] as &[Problem])?,
        }
        out.flush()?;
    }
    Ok(())
}

pub(crate) fn io_error(error: ReadlineError) -> io::Error {
    if let ReadlineError::Io(error) = error { error } else { io::Error::other(error.to_string()) }
}
