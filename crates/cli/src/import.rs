//! `fivewinds import`: games played elsewhere, replayed and compared.

mod json;
mod show;
mod text;

use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use answers::Lang;
use record::botzone::{self, Log, LogError, Replay, Verdict};

use crate::args::{ImportArgs, Place};

pub(crate) use text::{ImportText, text};

pub(crate) fn run(args: &ImportArgs, lang: Lang) -> io::Result<ExitCode> {
    match args.place {
        Place::Botzone => import(args, lang),
    }
}

/// How the logs came out.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Summary {
    pub(crate) logs: u32,
    pub(crate) unreadable: u32,
    pub(crate) whole: u32,
    pub(crate) same: u32,
    pub(crate) explained: u32,
    pub(crate) unexplained: u32,
}

/// A match with what came of it.
pub(crate) struct Imported<'a> {
    pub(crate) file: &'a str,
    /// Its number in the file, from 1.
    pub(crate) number: usize,
    pub(crate) log: Log,
    pub(crate) replay: Replay,
}

fn import(args: &ImportArgs, lang: Lang) -> io::Result<ExitCode> {
    let mut summary = Summary::default();
    let mut progress = Progress::new();
    for path in &args.files {
        let file = path.display().to_string();
        let content = match content(path) {
            Ok(content) => content,
            Err(error) => {
                summary.logs += 1;
                summary.unreadable += 1;
                unreadable(args, lang, &file, None, &error.to_string())?;
                continue;
            }
        };
        for (number, log) in (1..).zip(botzone::logs(&content)) {
            progress.step(&mut summary);
            match log.and_then(|log| Ok((botzone::replay(&log)?, log))) {
                Ok((replay, log)) => {
                    summary.note(&replay);
                    let imported = Imported { file: &file, number, log, replay };
                    progress.clear();
                    one(args, lang, &imported)?;
                }
                Err(error) => {
                    summary.unreadable += 1;
                    progress.clear();
                    unreadable(args, lang, &file, Some((number, &error)), "")?;
                }
            }
        }
    }
    progress.clear();
    if args.check {
        if args.json {
            writeln!(io::stdout(), "{}", json::summary(&summary))?;
        } else {
            show::summary(&mut anstream::stdout(), text(lang), &summary)?;
        }
    }
    let good = summary.unreadable == 0 && (!args.check || summary.unexplained == 0);
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn one(args: &ImportArgs, lang: Lang, imported: &Imported<'_>) -> io::Result<()> {
    match (args.json, args.check) {
        (true, true) => writeln!(io::stdout(), "{}", json::check(imported, lang)),
        (true, false) => writeln!(io::stdout(), "{}", json::deal(imported)),
        (false, true) => show::check(&mut anstream::stdout(), lang, imported),
        (false, false) => show::deal(&mut anstream::stdout(), lang, imported),
    }
}

fn unreadable(
    args: &ImportArgs,
    lang: Lang,
    file: &str,
    log: Option<(usize, &LogError)>,
    error: &str,
) -> io::Result<()> {
    let message = log.map_or_else(|| error.to_owned(), |(_, error)| error.to_string());
    let number = log.map(|(number, _)| number);
    if args.json {
        return writeln!(io::stdout(), "{}", json::error(file, number, &message));
    }
    let number = number.map(|number| format!(" {number}")).unwrap_or_default();
    let general = lang.text();
    writeln!(anstream::stderr(), "{}{}{file}{number}{}{message}", general.error, general.colon, general.colon)
}

/// The text of a file; what is no UTF-8 in it is replaced.
fn content(path: &Path) -> io::Result<String> {
    Ok(String::from_utf8_lossy(&bytes(path)?).into_owned())
}

/// What is in a file, in standard input for `-`.
pub(crate) fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    fs::read(path)
}

impl Summary {
    fn note(&mut self, replay: &Replay) {
        self.whole += u32::from(replay.whole);
        let verdict = replay.win.as_ref().map(|win| &win.verdict);
        if replay.is_unexplained() {
            self.unexplained += 1;
        } else if let Some(Verdict::Explained(_)) = verdict {
            self.explained += 1;
        } else if let Some(Verdict::Same) = verdict {
            self.same += 1;
        }
    }
}

/// A line on standard error that says how far it is, for somebody who watches.
struct Progress {
    watched: bool,
    shown: bool,
}

impl Progress {
    fn new() -> Progress {
        // What goes to the same terminal is progress enough.
        Progress { watched: io::stderr().is_terminal() && !io::stdout().is_terminal(), shown: false }
    }

    fn step(&mut self, summary: &mut Summary) {
        summary.logs += 1;
        if self.watched && summary.logs.is_multiple_of(100) {
            self.shown = true;
            // If nobody can be told, the work goes on.
            _ = write!(io::stderr(), "\r{} … {}", summary.logs, summary.unexplained + summary.unreadable);
        }
    }

    fn clear(&mut self) {
        if std::mem::take(&mut self.shown) {
            _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
