//! `fivewinds seating`: who sits where in a tournament.

mod page;
mod read;
mod show;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use answers::{Lang, Text};
use indicatif::{ProgressBar, ProgressStyle};
use seating::{PlanProblem, Player, Search, Wish};
use serde_json::json;

use crate::BAD_INPUT;
use crate::args::SeatingArgs;
use crate::random::Random;
use crate::show::{BAD, FAINT};
use crate::text::TerminalText;

/// How many steps are done before the clock is looked at.
const STEPS_AT_ONCE: u64 = 20_000;
/// How often the bar says how good the best is.
const TELL_EVERY: Duration = Duration::from_millis(250);

/// Why nothing is seated.
#[derive(Debug)]
pub(crate) enum SeatingError {
    Plan(PlanProblem),
    /// A file that cannot be read.
    File {
        path: PathBuf,
        error: io::Error,
    },
    /// A line of a file that is not what it should be.
    Line {
        path: PathBuf,
        line: usize,
        fault: LineFault,
    },
    /// A file that should be a seating in JSON; the message is for programmers, in English.
    Json {
        path: PathBuf,
        message: String,
    },
    /// Fewer sessions are in the file than have been played.
    After {
        found: usize,
        sessions: usize,
    },
    /// Player 0.
    LeftZero,
}

/// What is wrong with a line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum LineFault {
    /// A row of a seating has session, table and four seats.
    Columns { found: usize },
    /// Not a number, or one that nobody has.
    Number { found: String },
    /// The team of this player was told before.
    TeamTwice { number: usize },
}

pub(crate) fn run(args: &SeatingArgs, lang: Lang) -> io::Result<ExitCode> {
    let text = lang.text();
    if args.table {
        page::write(&mut io::stdout())?;
        return Ok(ExitCode::SUCCESS);
    }
    let seed = args.seed.unwrap_or_else(|| Random::from_clock().number());
    let plan = wish(args).and_then(|wish| {
        wish.check().map_err(|problems| problems.into_iter().map(SeatingError::Plan).collect())
    });
    let mut search = match plan {
        Ok(plan) => Search::new(plan, seed),
        Err(errors) => return refuse(args, text, &errors),
    };
    let stop = Arc::new(AtomicBool::new(false));
    stop_on_interrupt(Arc::clone(&stop));
    improve(args, text, &mut search, &stop);
    let shown = show::Shown { args, seed, search: &search, seating: search.seating() };
    if args.json {
        shown.json(&mut io::stdout())?;
    } else if args.csv {
        shown.csv(&mut io::stdout())?;
    } else {
        shown.report(&mut anstream::stdout(), text)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What the command line asks for, or everything that is wrong with its files.
fn wish(args: &SeatingArgs) -> Result<Wish, Vec<SeatingError>> {
    let mut errors = Vec::new();
    let mut keep = |error| errors.push(error);
    let players = args.players.unwrap_or_default();
    let teams = args.teams.as_ref().map(|path| read::teams(path, players)).transpose();
    let teams = teams.unwrap_or_else(|error| {
        keep(error);
        None
    });
    let sessions = args.played.as_ref().map(|path| read::sessions(path)).transpose();
    let sessions = sessions.unwrap_or_else(|error| {
        keep(error);
        None
    });
    let mut played = sessions.unwrap_or_default();
    let after = args.after.unwrap_or(played.len());
    if after > played.len() && errors.is_empty() {
        errors.push(SeatingError::After { found: after, sessions: played.len() });
    }
    if args.left.contains(&0) {
        errors.push(SeatingError::LeftZero);
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let planned = played.split_off(after);
    let left = args.left.iter().filter_map(|&number| Player::of_number(number)).collect();
    let sessions = args.sessions.unwrap_or_default();
    Ok(Wish { players, sessions, teams: teams.unwrap_or_default(), played, planned, left })
}

/// The first interrupt ends the search, a later one the program. Some send the same one twice.
fn stop_on_interrupt(stop: Arc<AtomicBool>) {
    let mut first: Option<Instant> = None;
    // Without a handler an interrupt costs the best so far; that is no reason not to search.
    let _ = ctrlc::set_handler(move || match first {
        None => {
            first = Some(Instant::now());
            stop.store(true, Ordering::Relaxed);
        }
        Some(first) if first.elapsed() > Duration::from_secs(1) => std::process::exit(130),
        Some(_) => {}
    });
}

/// Searches until nothing can become better, the steps or the seconds are used up, or somebody has had enough.
fn improve(args: &SeatingArgs, text: &Text, search: &mut Search, stop: &AtomicBool) {
    let begun = Instant::now();
    let limit = args.seconds.map(Duration::from_secs);
    let bar = ProgressBar::new(1000);
    let style = ProgressStyle::with_template("{wide_bar} {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut told: Option<Instant> = None;
    while search.steps() < args.steps && !search.is_over() && !stop.load(Ordering::Relaxed) {
        if limit.is_some_and(|limit| begun.elapsed() >= limit) {
            break;
        }
        search.run(STEPS_AT_ONCE.min(args.steps - search.steps()));
        if !bar.is_hidden() && told.is_none_or(|told| told.elapsed() >= TELL_EVERY) {
            told = Some(Instant::now());
            let of_steps = u128::from(search.steps()) * 1000 / u128::from(args.steps.max(1));
            let of_time =
                limit.map_or(0, |limit| begun.elapsed().as_millis() * 1000 / limit.as_millis().max(1));
            bar.set_position(of_steps.max(of_time).min(1000) as u64);
            bar.set_message((text.seating().progress)(search.seating().quality.repeats));
        }
    }
    bar.finish_and_clear();
}

fn refuse(args: &SeatingArgs, text: &Text, errors: &[SeatingError]) -> io::Result<ExitCode> {
    let told = |error: &SeatingError| (text.seating().error)(error);
    if args.json {
        let errors: Vec<_> =
            errors.iter().map(|error| json!({ "message": told(error), "clause": error.clause() })).collect();
        writeln!(io::stdout(), "{}", json!({ "errors": errors }))?;
        return Ok(ExitCode::from(BAD_INPUT));
    }
    for error in errors {
        let clause = error.clause().map(|clause| format!(" [{clause}]")).unwrap_or_default();
        let message = told(error);
        writeln!(
            anstream::stderr(),
            "{BAD}{}{}{BAD:#}{message}{FAINT}{clause}{FAINT:#}",
            text.error,
            text.colon
        )?;
    }
    Ok(ExitCode::from(BAD_INPUT))
}

impl SeatingError {
    /// The clause that it is against.
    fn clause(&self) -> Option<&'static str> {
        let SeatingError::Plan(problem) = self else { return None };
        match problem {
            PlanProblem::Unknown { .. } | PlanProblem::Twice { .. } => Some("MCRC-TABLE-2"),
            PlanProblem::Players { .. } | PlanProblem::TooFewLeft { .. } => Some("MCRC-TABLE-1"),
            PlanProblem::Sessions { .. }
            | PlanProblem::Teams { .. }
            | PlanProblem::NothingLeft { .. }
            | PlanProblem::LeftUnknown { .. } => None,
        }
    }
}
