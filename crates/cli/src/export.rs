//! `fivewinds export`: deals as another place writes its logs.

mod text;

use std::io::{self, Write};
use std::process::ExitCode;

use answers::Lang;
use record::Record;
use record::botzone::{self, Log};
use serde_json::Value;

use crate::args::{ExportArgs, Place};
use crate::import::bytes;

pub(crate) fn run(args: &ExportArgs, lang: Lang) -> io::Result<ExitCode> {
    match args.place {
        Place::Botzone => export(args, lang),
    }
}

fn export(args: &ExportArgs, lang: Lang) -> io::Result<ExitCode> {
    let mut good = true;
    for path in &args.files {
        let written = match bytes(path) {
            Ok(content) => logs(&content, lang, &mut |log| match log {
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

/// Takes the log of a deal, or why there is none.
type Each<'a> = &'a mut dyn FnMut(Result<Log, String>) -> io::Result<()>;

/// The log of each deal in a file: a record, deals as the import writes them, one on each line, or logs that are written
/// anew.
fn logs(content: &[u8], lang: Lang, each: Each<'_>) -> io::Result<()> {
    let text = String::from_utf8_lossy(content);
    let object = |line: &str| serde_json::from_str::<Value>(line).ok();
    let ours = |line: &str| object(line).filter(|deal| deal.get("actions").is_some());
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let first = lines().next();
    let is_header = first.and_then(object).is_some_and(|header| header.get("fivewinds").is_some());
    if is_header || Record::is_binary(content) {
        return logs_of_record(content, lang, each);
    }
    if first.and_then(ours).is_none() {
        return botzone::logs(&text).try_for_each(|log| each(log.map_err(|error| error.to_string())));
    }
    lines().try_for_each(|line| {
        let deal = ours(line).ok_or_else(|| "not a deal".to_owned());
        let played = deal.and_then(|deal| botzone::read_deal(&deal).map_err(|error| error.to_string()));
        each(played.and_then(|played| played.log().map_err(|error| error.to_string())))
    })
}

fn logs_of_record(content: &[u8], lang: Lang, each: Each<'_>) -> io::Result<()> {
    let record = match Record::read(content) {
        Ok(record) => record,
        Err(error) => return each(Err((lang.text().replay.unreadable)(&error))),
    };
    for (number, deal) in (1..).zip(&record.deals) {
        let played = botzone::of_record(&record.header, deal);
        let place = (lang.text().replay.deal)(number, record.deals.len());
        let told = |why: String| format!("{place}{}{why}", lang.text().colon);
        let played = played.map_err(|unfit| told(text::unfit(lang, &unfit)));
        each(played.and_then(|played| played.log().map_err(|error| told(error.to_string()))))?;
    }
    Ok(())
}
