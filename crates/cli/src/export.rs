//! `fivewinds export`: deals as another place writes its logs.

use std::io::{self, Write};
use std::process::ExitCode;

use record::botzone::{self, Log};
use serde_json::Value;

use crate::args::{ExportArgs, Place};
use crate::import::content;
use crate::lang::Lang;

pub(crate) fn run(args: &ExportArgs, lang: Lang) -> io::Result<ExitCode> {
    match args.place {
        Place::Botzone => export(args, lang),
    }
}

fn export(args: &ExportArgs, lang: Lang) -> io::Result<ExitCode> {
    let mut good = true;
    for path in &args.files {
        let written = match content(path) {
            Ok(content) => logs(&content, &mut |log| match log {
                Ok(log) => writeln!(io::stdout(), "{}", botzone::write(&log)),
                Err(message) => {
                    good = false;
                    failed(lang, &path.display().to_string(), &message)
                }
            }),
            Err(error) => {
                good = false;
                failed(lang, &path.display().to_string(), &error.to_string())
            }
        };
        written?;
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn failed(lang: Lang, file: &str, message: &str) -> io::Result<()> {
    let text = lang.text();
    writeln!(anstream::stderr(), "{}{}{file}{}{message}", text.error, text.colon, text.colon)
}

/// The log of each deal in a text: deals of ours, one on each line, or logs that are written anew.
fn logs(content: &str, each: &mut dyn FnMut(Result<Log, String>) -> io::Result<()>) -> io::Result<()> {
    let ours =
        |line: &str| serde_json::from_str::<Value>(line).ok().filter(|deal| deal.get("actions").is_some());
    let lines = || content.lines().filter(|line| !line.trim().is_empty());
    if lines().next().and_then(ours).is_none() {
        return botzone::logs(content).try_for_each(|log| each(log.map_err(|error| error.to_string())));
    }
    lines().try_for_each(|line| {
        let deal = ours(line).ok_or_else(|| "not a deal".to_owned());
        let played = deal.and_then(|deal| botzone::read_deal(&deal).map_err(|error| error.to_string()));
        each(played.and_then(|played| played.log().map_err(|error| error.to_string())))
    })
}
