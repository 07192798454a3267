//! `fivewinds replay`: a recorded game, move by move, and whether it is true.

mod show;

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use answers::replay::{self, Shown, clauses, json};
use answers::{Lang, Text};
use fivewinds::record::{Record, Replay, Step, verify};

use crate::BAD_INPUT;
use crate::args::ReplayArgs;
use crate::show::{BAD, GOOD};

pub(crate) use show::ShowTable;

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
        Ok(bytes) => replay::read(text, &bytes),
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
        show_step(args, &shown, &replay, None)?;
        // What is refused is told by the verification.
        while let Ok(Some(step)) = replay.step() {
            show_step(args, &shown, &replay, Some(step))?;
        }
    }
    Ok(())
}

fn show_step(
    args: &ReplayArgs,
    shown: &Shown<'_>,
    replay: &Replay<'_>,
    step: Option<Step>,
) -> io::Result<()> {
    if args.step.is_some_and(|wanted| wanted != replay.done()) {
        return Ok(());
    }
    if args.json {
        writeln!(io::stdout(), "{}", json::step(shown, replay, step))
    } else {
        shown.table_after(&mut anstream::stdout(), replay, step)
    }
}

pub(crate) fn refuse(json: bool, text: &Text, message: &str) -> io::Result<ExitCode> {
    if json {
        writeln!(io::stdout(), "{}", serde_json::json!({"errors": [{"message": message}]}))?;
    } else {
        writeln!(anstream::stderr(), "{BAD}{}{}{BAD:#}{message}", text.error, text.colon)?;
    }
    Ok(ExitCode::from(BAD_INPUT))
}
