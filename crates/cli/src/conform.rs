//! `fivewinds conform`: runs conformance cases (tests/conformance/FORMAT.md).
//!
//! One file for each type of case; [`case`] reads what all of them have. Nothing that a file contains stops
//! the run.

mod case;
mod deal;
pub(crate) mod score;
mod settle;
mod waits;

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use serde_json::{Map, Value, json};

use crate::args::ConformArgs;
use case::Case;

pub(crate) use case::{TYPES, Wrong, object, only_keys, rules, ruleset, string, word};

pub(crate) fn run(args: &ConformArgs) -> io::Result<ExitCode> {
    let mut run = Run { args, ids: BTreeSet::new(), passed: 0, failed: 0 };
    for path in &args.files {
        let name = path.display().to_string();
        match fs::read(path) {
            Ok(bytes) => run.file(&name, &bytes)?,
            Err(error) => run.malformed(&name, &format!("cannot be read: {error}"))?,
        }
    }
    let summary = format!("{} passed, {} failed", run.passed, run.failed);
    if args.actual {
        writeln!(io::stderr(), "{summary}")?
    } else {
        writeln!(io::stdout(), "{summary}")?
    }
    Ok(if run.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

struct Run<'a> {
    args: &'a ConformArgs,
    ids: BTreeSet<String>,
    passed: usize,
    failed: usize,
}

impl Run<'_> {
    fn file(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        for (number, line) in (1..).zip(bytes.split(|&byte| byte == b'\n')) {
            if line.trim_ascii().is_empty() {
                continue;
            }
            let place = format!("{name}:{number}");
            match serde_json::from_slice(line) {
                Ok(value) => self.line(&place, value)?,
                Err(error) => self.malformed(&place, &format!("no JSON: {error}"))?,
            }
        }
        Ok(())
    }

    fn line(&mut self, place: &str, value: Value) -> io::Result<()> {
        let named = value.get("id").and_then(Value::as_str).map(str::to_owned);
        let kind = value.get("type").and_then(Value::as_str);
        if let (Some(types), Some(kind)) = (&self.args.types, kind)
            && TYPES.contains(&kind)
            && !types.iter().any(|wanted| wanted == kind)
        {
            return Ok(());
        }
        let id = named.clone().unwrap_or_else(|| place.to_owned());
        if named.is_some_and(|id| !self.ids.insert(id)) {
            return self.malformed(&id, &format!("{place}: a case of this id has been before"));
        }
        match Case::read(value) {
            Ok(case) => self.case(&id, &case),
            Err(wrong) => self.malformed(&id, &format!("{place}: {wrong}")),
        }
    }

    fn case(&mut self, id: &str, case: &Case) -> io::Result<()> {
        let (actual, differences) = match actual(case) {
            Ok(actual) => {
                let differences = differences(case, &actual);
                (actual, differences)
            }
            Err(wrong @ Wrong::Refused(_)) => {
                let message = wrong.to_string();
                let differences = error_differences(case, &message);
                (Map::from_iter([("error".to_owned(), json!(message))]), differences)
            }
            Err(Wrong::Malformed(message)) => return self.malformed(id, &message),
        };
        if self.args.actual {
            self.passed += 1;
            return writeln!(io::stdout(), "{}", json!({"id": id, "actual": actual}));
        }
        if differences.is_empty() {
            self.passed += 1;
            return Ok(());
        }
        self.failed += 1;
        writeln!(io::stdout(), "{id}: {}", differences.join("; "))
    }

    /// Something that is no case, whatever it expects.
    fn malformed(&mut self, id: &str, message: &str) -> io::Result<()> {
        self.failed += 1;
        if self.args.actual {
            writeln!(io::stdout(), "{}", json!({"id": id, "actual": {"error": message}}))
        } else {
            writeln!(io::stdout(), "{id}: {message}")
        }
    }
}

/// What the program makes of a case, in the shape of `expect`.
fn actual(case: &Case) -> Result<Map<String, Value>, Wrong> {
    match case.kind.as_str() {
        "score" => score::actual(case),
        "settle" => settle::actual(case),
        "waits" => waits::actual(case),
        _ => deal::actual(case),
    }
}

/// Compares what `expect` names, and nothing else.
fn differences(case: &Case, actual: &Map<String, Value>) -> Vec<String> {
    let differs = |(key, expected): (&String, &Value)| {
        let found = actual.get(key);
        let same = match case.kind.as_str() {
            "score" => score::is_same(key, expected, found),
            "waits" => waits::is_same(key, expected, found),
            "deal" => deal::is_same(key, expected, found),
            _ => found == Some(expected),
        };
        let found = found.map_or_else(|| json!(actual).to_string(), Value::to_string);
        (!same).then(|| format!("{key}: expected {expected}, actual {found}"))
    };
    case.expect.iter().filter_map(differs).collect()
}

fn error_differences(case: &Case, message: &str) -> Vec<String> {
    match case.expect.get("error").and_then(Value::as_str) {
        Some(expected) if message.contains(expected) => Vec::new(),
        Some(expected) => vec![format!("error: expected {expected:?}, actual {message:?}")],
        None => vec![format!("unexpected error: {message}")],
    }
}
