//! `fivewinds replay`: a recorded game, move by move, and whether it is true.

mod json;
pub(crate) mod show;

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use fivewinds::Rules;
use fivewinds::record::{DealRecord, Record, Replay, ReplayError, Step, Unverified, verify};
use fivewinds::table::{Event, Refused, SeatEvent};
use fivewinds::tiles::Seat;

use crate::args::{ReplayArgs, Viewer};
use crate::lang::Lang;
use crate::problem::BAD_INPUT;
use crate::show::{BAD, GOOD};
use crate::text::Text;

/// A deal that is shown, and to whom.
pub(crate) struct Shown<'a> {
    pub(crate) text: &'static Text,
    pub(crate) rules: &'a Rules,
    pub(crate) names: &'a [String],
    pub(crate) deal: &'a DealRecord,
    pub(crate) number: usize,
    pub(crate) viewer: Viewer,
}

pub(crate) fn run(args: &ReplayArgs, lang: Lang) -> io::Result<ExitCode> {
    let text = lang.text();
    let record = match read(text, &args.file, args.deal) {
        Ok(record) => record,
        Err(message) => return refuse(args.json, text, &message),
    };
    if !args.verify {
        moves(args, text, &record)?;
    }
    let verified = verify(&record);
    if args.json {
        writeln!(io::stdout(), "{}", json::verdict(text, &record, &verified))?;
    } else {
        let out = &mut anstream::stdout();
        match &verified {
            Ok(verified) => writeln!(out, "{GOOD}{}{GOOD:#}", (text.replay.verified)(verified))?,
            Err(error) => {
                let told = (text.replay.unverified)(error);
                let clauses = clauses(&record, error);
                let clauses = if clauses.is_empty() { clauses } else { format!(" [{clauses}]") };
                writeln!(out, "{BAD}{}{BAD:#}{}{told}{clauses}", text.replay.not_verified, text.colon)?;
            }
        }
    }
    Ok(if verified.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Reads a record that has the deal that is wanted, or says what is wrong with it.
pub(crate) fn read(text: &Text, file: &Path, deal: Option<usize>) -> Result<Record, String> {
    let record = match fs::read(file) {
        Ok(bytes) => Record::read(&bytes).map_err(|error| (text.replay.unreadable)(&error)),
        Err(error) => Err(error.to_string()),
    };
    let record = record.map_err(|message| format!("{}{}{message}", file.display(), text.colon))?;
    if deal.is_some_and(|deal| !(1..=record.deals.len()).contains(&deal)) {
        return Err((text.replay.no_deal)(record.deals.len()));
    }
    Ok(record)
}

/// Shows the deals that are wanted, each as far as the rules allow it.
fn moves(args: &ReplayArgs, text: &'static Text, record: &Record) -> io::Result<()> {
    let rules = record.header.rules();
    let wanted = |number: usize| args.deal.is_none_or(|deal| deal == number);
    for (deal, number) in record.deals.iter().zip(1..).filter(|(_, number)| wanted(*number)) {
        let names = &record.header.players;
        let shown = Shown { text, rules: &rules, names, deal, number, viewer: args.seat };
        let Ok(mut replay) = Replay::new(&rules, deal) else { break };
        if !args.json {
            shown.heading(&mut anstream::stdout(), record)?;
        }
        shown.step(args, &replay, None)?;
        // What is refused is told by the verification.
        while let Ok(Some(step)) = replay.step() {
            shown.step(args, &replay, Some(step))?;
        }
    }
    Ok(())
}

impl Shown<'_> {
    fn step(&self, args: &ReplayArgs, replay: &Replay<'_>, step: Option<Step>) -> io::Result<()> {
        if args.step.is_some_and(|wanted| wanted != replay.done()) {
            return Ok(());
        }
        if args.json {
            writeln!(io::stdout(), "{}", json::step(self, replay, step))
        } else {
            self.table_after(&mut anstream::stdout(), replay, step)
        }
    }

    /// Whether a step is the business of whoever looks on: what others decide is a secret until it shows.
    fn may_see(&self, step: Step) -> bool {
        match (step, self.viewer) {
            (Step::Stop, _) | (_, Viewer::All) => true,
            (Step::Act { seat, .. }, Viewer::Seat(viewer)) => seat == viewer,
        }
    }

    fn may_see_hand(&self, seat: Seat) -> bool {
        match self.viewer {
            Viewer::All => true,
            Viewer::Seat(viewer) => seat == viewer,
        }
    }

    /// What happened, as far as it may be seen.
    pub(crate) fn events<'e>(&'e self, events: &'e [Event]) -> impl Iterator<Item = SeatEvent> + 'e {
        let shows_kongs = self.rules.shows_concealed_kongs();
        events.iter().filter_map(move |event| match self.viewer {
            Viewer::Seat(seat) => event.redact(Some(seat), shows_kongs),
            Viewer::All => match *event {
                Event::Drew { seat, .. }
                | Event::ConcealedKong { seat, .. }
                | Event::Forbade { seat, .. } => event.redact(Some(seat), true),
                // Whose it was would have to be said; the passes around it say it.
                Event::Missed { .. } => None,
                Event::Open(_) => event.redact(None, true),
            },
        })
    }

    /// The name of the seat, and of who sits there.
    pub(crate) fn who(&self, seat: Seat) -> String {
        let wind = (self.text.replay.wind)(seat.wind());
        let at = fivewinds::rules::seats_of(self.deal.setup.players).iter().position(|&other| other == seat);
        let player = at.and_then(|at| self.deal.seats.get(at));
        match player.and_then(|&player| self.names.get(usize::from(player))) {
            Some(name) => format!("{wind} ({})", crate::problem::cut(name)),
            None => wind.to_owned(),
        }
    }
}

/// The clauses by which a decision is refused.
fn clauses(record: &Record, error: &Unverified) -> String {
    let rules = record.header.rules();
    let refused = refusal(error).map(|ReplayError { refused: Refused { reasons, .. }, .. }| reasons);
    let clauses: Vec<&str> =
        refused.into_iter().flatten().map(|reason| reason.clause(&rules.play.clauses)).collect();
    clauses.join(", ")
}

fn refusal(error: &Unverified) -> Option<&ReplayError> {
    if let fivewinds::record::Difference::Refused(refused) = &error.why { Some(refused) } else { None }
}

pub(crate) fn refuse(json: bool, text: &Text, message: &str) -> io::Result<ExitCode> {
    if json {
        writeln!(io::stdout(), "{}", serde_json::json!({"errors": [{"message": message}]}))?;
    } else {
        writeln!(anstream::stderr(), "{BAD}{}{}{BAD:#}{message}", text.error, text.colon)?;
    }
    Ok(ExitCode::from(BAD_INPUT))
}
