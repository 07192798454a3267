//! `fivewinds ledger`: whether the file of a score sheet or a tournament is whole, and what is in it.

mod text;

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use answers::Lang;
use answers::ledger::fault;
use answers::problem::cut;
use ledger::{Fault, Verified, Wrong, verify};
use serde_json::json;

use crate::args::LedgerArgs;
use crate::replay::refuse;
use crate::show::{BAD, FAINT, GOOD};

pub(crate) fn run(args: &LedgerArgs, lang: Lang) -> io::Result<ExitCode> {
    let read = match fs::read(&args.file) {
        Ok(bytes) => String::from_utf8(bytes).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    let named = |why: &str| format!("{}{}{why}", args.file.display(), lang.text().colon);
    let file = match read {
        Ok(file) => file,
        Err(why) => return refuse(args.json, lang.text(), &named(&why)),
    };
    match verify(&file) {
        Ok(verified) => {
            if args.json {
                told_to_programs(&verified)?;
            } else {
                told(&verified, lang)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(found @ Fault { what: Wrong::NoHead(_) | Wrong::Version(_) | Wrong::Id(_), .. }) => {
            refuse(args.json, lang.text(), &named(&fault(lang, &found)))
        }
        Err(found) => {
            let message = fault(lang, &found);
            if args.json {
                writeln!(io::stdout(), "{}", json!({"ok": false, "line": found.line, "message": message}))?;
            } else {
                let (broken, colon) = (text::broken(lang), lang.text().colon);
                writeln!(anstream::stdout(), "{BAD}{broken}{BAD:#}{colon}{message}")?;
            }
            Ok(ExitCode::FAILURE)
        }
    }
}

/// How many lines there are of each.
type Counts = BTreeMap<String, usize>;

fn roles(verified: &Verified) -> Counts {
    counted(verified.lines.iter().map(|line| line.line.role.clone()))
}

/// By the word that says what is done.
fn acts(verified: &Verified) -> Counts {
    counted(verified.lines.iter().map(|line| line.line.act["do"].as_str().unwrap_or("?").to_owned()))
}

fn counted(words: impl Iterator<Item = String>) -> Counts {
    let mut counts = Counts::new();
    words.for_each(|word| *counts.entry(word).or_default() += 1);
    counts
}

fn told_to_programs(verified: &Verified) -> io::Result<()> {
    let at = |line: Option<&ledger::Checked>| line.map(|line| line.line.at);
    let answer = json!({
        "ok": true,
        "kind": verified.head.kind,
        "id": verified.head.id,
        "created_at": verified.head.created_at,
        "lines": verified.lines.len(),
        "head": verified.last_hash(),
        "backup": verified.secret.is_some(),
        "first_at": at(verified.lines.first()),
        "last_at": at(verified.lines.last()),
        "roles": roles(verified),
        "acts": acts(verified),
    });
    writeln!(io::stdout(), "{answer}")
}

fn told(verified: &Verified, lang: Lang) -> io::Result<()> {
    let out = &mut anstream::stdout();
    let words = text::words(lang);
    let row = |out: &mut dyn Write, name: &str, value: &str| {
        writeln!(out, "{FAINT}{name}{}{FAINT:#}{value}", lang.text().colon)
    };
    writeln!(out, "{GOOD}{}{GOOD:#}", (words.holds)(verified.lines.len()))?;
    row(out, words.what, &(words.kind)(&cut(&verified.head.kind), &verified.head.id))?;
    row(out, words.made, &moment(verified.head.created_at))?;
    if let (Some(first), Some(last)) = (verified.lines.first(), verified.lines.last()) {
        row(out, words.written, &format!("{} – {}", moment(first.line.at), moment(last.line.at)))?;
        row(out, words.roles, &listed(&roles(verified)))?;
        row(out, words.acts, &listed(&acts(verified)))?;
    }
    row(out, words.head, &verified.last_hash())?;
    if verified.secret.is_some() {
        writeln!(out, "{}", words.backup)?;
    }
    Ok(())
}

fn listed(counts: &Counts) -> String {
    counts.iter().map(|(word, count)| format!("{} {count}", cut(word))).collect::<Vec<_>>().join(", ")
}

/// `2030-01-31 18:05:00 UTC`, from milliseconds since 1970.
fn moment(at: i64) -> String {
    let (days, seconds) = (at.div_euclid(86_400_000), at.rem_euclid(86_400_000) / 1000);
    // From the first of March of the year 0, so that a leap day is the last of its year; an era has 400 years.
    let (era, day) = ((days + 719_468).div_euclid(146_097), (days + 719_468).rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{year:04}-{month:02}-{day:02} {hours:02}:{minutes:02}:{:02} UTC", seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn moments() {
        for (at, text) in [
            (0, "1970-01-01 00:00:00 UTC"),
            (951_782_400_000, "2000-02-29 00:00:00 UTC"),
            (951_868_799_999, "2000-02-29 23:59:59 UTC"),
            (1_700_000_000_000, "2023-11-14 22:13:20 UTC"),
            (4_107_542_399_000, "2100-02-28 23:59:59 UTC"),
            (4_107_542_400_000, "2100-03-01 00:00:00 UTC"),
            (-1, "1969-12-31 23:59:59 UTC"),
        ] {
            assert_eq!(moment(at), text);
        }
    }
}
