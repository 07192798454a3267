//! `fivewinds sim`: many deals of bots, and what can be said of them.

mod bins;
pub(crate) mod fans;
mod html;
pub(crate) mod numbers;
mod progress;
mod show;
pub(crate) mod strength;
mod svg;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use answers::problem::{Problem, cut};
use answers::{Lang, Text, parse};
use bots::{Bot, Mishap, Ours, Start, safe};
use fivewinds::Rules;
use fivewinds::table::{Action, Choices, SeatView, Setup};
use guest::{Guest, GuestError, Limits};
use sim::{Before, Contestant, Control, Output, OutputError, Plan, PlanError, Seating, Stats};

use crate::BAD_INPUT;
use crate::args::SimArgs;
use crate::play::table_for;
use crate::show::BAD;
use crate::text::TerminalText;
use progress::Many;

/// Why there is no report.
#[derive(Debug)]
pub(crate) enum SimError {
    Rules(Problem),
    /// Nobody has that name.
    Bot {
        found: String,
    },
    /// A program that cannot play here.
    Guest(GuestError),
    Plan(PlanError),
    Output(OutputError),
    /// A page that cannot be written.
    Page {
        path: PathBuf,
        error: io::Error,
    },
}

/// A run, and how far it came.
pub(crate) struct Ran {
    pub(crate) plan: Plan,
    pub(crate) stats: Stats,
    /// Deals a second, of those that were played now.
    pub(crate) speed: f64,
}

pub(crate) fn run(args: &SimArgs, lang: Lang) -> io::Result<ExitCode> {
    let text = lang.text();
    let plan = match plan(args) {
        Ok(plan) => plan,
        Err(problems) => return refuse(text, &problems),
    };
    let control = Arc::new(Control::new());
    stop_on_interrupt(Arc::clone(&control));
    let ran = match simulate(args, text, plan, &control) {
        Ok(ran) => ran,
        Err(error) => return refuse(text, &[error]),
    };
    show::report(&mut anstream::stdout(), text, &ran)?;
    if let Some(path) = &args.report
        && let Err(error) = std::fs::write(path, html::page(text, lang, &ran))
    {
        return refuse(text, &[SimError::Page { path: path.clone(), error }]);
    }
    if ran.stats.walls < ran.plan.walls {
        let resumable = args.out.is_some();
        writeln!(
            anstream::stderr(),
            "{}",
            (text.sim().stopped)(ran.stats.deals, ran.plan.deals(), resumable)
        )?;
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}

/// The first interrupt lets the run end in good order, a later one ends it at once. Some send the same one twice.
fn stop_on_interrupt(control: Arc<Control>) {
    let mut first: Option<Instant> = None;
    // Without a handler an interrupt costs what was not flushed yet; that is no reason not to run.
    let _ = ctrlc::set_handler(move || match first {
        None => {
            first = Some(Instant::now());
            control.stop();
        }
        Some(first) if first.elapsed() > Duration::from_secs(1) => std::process::exit(130),
        Some(_) => {}
    });
}

/// The plan of a command line, or everything that is wrong with it.
fn plan(args: &SimArgs) -> Result<Plan, Vec<SimError>> {
    let rules = parse::chosen_rules(&args.rules, &args.option);
    let bots: Vec<Result<Contestant, SimError>> =
        args.bots.split(',').map(|name| contestant(name, args)).collect();
    let mut problems = Vec::new();
    let mut known = Vec::new();
    for bot in bots {
        match bot {
            Ok(bot) => known.push(bot),
            Err(error) => problems.push(error),
        }
    }
    let rules = match rules {
        Ok(rules) if problems.is_empty() => rules,
        Ok(_) => return Err(problems),
        Err(wrong) => {
            problems.splice(0..0, wrong.into_iter().map(SimError::Rules));
            return Err(problems);
        }
    };
    let seating = match (args.fixed, args.duplicate) {
        (true, _) => Seating::Fixed,
        (_, true) => Seating::Duplicate,
        _ => Seating::Rotating,
    };
    let is_for_botzone = |name: &str| {
        Guest::parse(name.trim()).and_then(Result::ok).is_some_and(|guest| guest.is_for_botzone())
    };
    let (rules, walls) = table_for(args.bots.split(',').any(is_for_botzone), rules);
    let setup = Setup { players: args.players, round: args.round, walls, ..Setup::default() };
    let plan = Plan::new(rules, setup, known, args.deals, args.seed, seating);
    let stands = !args.standing.is_empty();
    let before = stands.then(|| Before { totals: args.standing.clone(), deals_left: args.deals_left });
    plan.and_then(|plan| match before {
        Some(before) => plan.in_session(before),
        None => Ok(plan),
    })
    .map_err(|error| vec![SimError::Plan(error)])
}

/// Which of ours has that name.
pub(crate) fn ours(name: &str) -> Result<Contestant, SimError> {
    let bot: Result<Ours, _> = name.trim().parse();
    bot.map(Contestant::from).map_err(|_| SimError::Bot { found: cut(name.trim()) })
}

/// Who has that name: one of ours, or another program. A program is started once to see that it can be.
fn contestant(name: &str, args: &SimArgs) -> Result<Contestant, SimError> {
    let Some(guest) = Guest::parse(name.trim()) else { return ours(name) };
    let guest = guest.map_err(SimError::Guest)?.with_limits(Limits::of_millis(args.bot_time));
    if let Ok(rules) = parse::chosen_rules(&args.rules, &args.option) {
        let players = if args.players == 0 { rules.usual_players() } else { args.players };
        let (rules, _) = table_for(guest.is_for_botzone(), rules);
        guest.fits(&rules, players).map_err(SimError::Guest)?;
    }
    guest.bot().map_err(SimError::Guest)?;
    Ok(Contestant::new(name.trim(), move || guest.bot().unwrap_or_else(|_| Box::new(Absent))))
}

/// In the place of a program that could not be started again.
struct Absent;

impl Bot for Absent {
    fn begin(&mut self, _: &Rules, _: &Start) {}

    fn choose(&mut self, _: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        safe(view, choices)
    }

    fn mishaps(&mut self) -> Vec<Mishap> {
        vec![Mishap::Gone]
    }
}

fn simulate(args: &SimArgs, text: &Text, plan: Plan, control: &Control) -> Result<Ran, SimError> {
    let mut stats = Stats::new(&plan);
    let records = args.records.as_deref();
    let (output, done) = match &args.out {
        Some(out) if args.resume => {
            Output::resume(&plan, out, records, |row| stats.note(row)).map_err(SimError::Output)?
        }
        out => (Output::create(&plan, out.as_deref(), records).map_err(SimError::Output)?, 0),
    };
    let speed =
        play(text, &plan, done, args.threads, control, &mut stats, Some(output)).map_err(SimError::Output)?;
    Ok(Ran { plan, stats, speed })
}

/// Plays a plan with a bar that shows how far it is; returns deals a second.
fn play(
    text: &Text,
    plan: &Plan,
    done: u64,
    threads: Option<NonZeroUsize>,
    control: &Control,
    stats: &mut Stats,
    mut output: Option<Output>,
) -> Result<f64, OutputError> {
    let threads = threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let before = stats.deals;
    let begun = Instant::now();
    let records = output.as_ref().is_some_and(Output::keeps_records);
    let deals = Many { number: plan.deals(), of_what: text.sim().deals };
    let walls = progress::watched(text, deals, before, control, || {
        sim::run(plan, done, threads, records, control, |rows, records| {
            rows.iter().for_each(|row| stats.note(row));
            output.as_mut().map_or(Ok(()), |output| output.take(rows, records))
        })
    })?;
    let seconds = begun.elapsed().as_secs_f64();
    if let Some(output) = output {
        output.close(walls == plan.walls)?;
    }
    Ok((stats.deals - before) as f64 / seconds.max(1e-9))
}

/// A table of one kind or a match, without files: for the pages of `docs/`.
fn play_quietly(
    text: &Text,
    rules: Rules,
    bots: Vec<Contestant>,
    deals: u64,
    seed: u64,
    seating: Seating,
    threads: Option<NonZeroUsize>,
) -> Result<Ran, SimError> {
    let plan = Plan::new(rules, Setup::default(), bots, deals, seed, seating).map_err(SimError::Plan)?;
    let mut stats = Stats::new(&plan);
    let speed = play(text, &plan, 0, threads, &Control::new(), &mut stats, None).map_err(SimError::Output)?;
    Ok(Ran { plan, stats, speed })
}

fn write_page(path: &Path, page: &str) -> Result<(), SimError> {
    std::fs::write(path, page).map_err(|error| SimError::Page { path: path.to_owned(), error })
}

fn refuse(text: &Text, errors: &[SimError]) -> io::Result<ExitCode> {
    let mut code = BAD_INPUT;
    for error in errors {
        let told = match error {
            SimError::Rules(problem) => {
                let clause = problem.clause().map(|clause| format!(" [{clause}]")).unwrap_or_default();
                format!("{}{clause}", (text.problem)(problem))
            }
            SimError::Output(OutputError::Io { .. }) | SimError::Page { .. } => {
                code = 1;
                (text.sim().error)(error)
            }
            SimError::Bot { .. } | SimError::Guest(_) | SimError::Plan(_) | SimError::Output(_) => {
                (text.sim().error)(error)
            }
        };
        writeln!(anstream::stderr(), "{BAD}{}{}{BAD:#}{told}", text.error, text.colon)?;
    }
    Ok(ExitCode::from(code))
}
