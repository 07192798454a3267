//! `fivewinds score --stdin`: one hand on each line, one line for each answer, as fast as they come.
//!
//! Answers are put together by hand: numbers and ids need no escapes, and nothing is allocated for a line that is in
//! order and has no declared sets.

use std::io::{self, BufReader, Write};
use std::process::ExitCode;

use answers::problem::Problem;
use answers::{Reader, Text, json};
use fivewinds::rules::{FanCount, ScoreDraft, table};
use fivewinds::{Rules, Ruleset, Score};
use serde_json::{Map, Value};

use crate::BAD_INPUT;
use crate::args::ScoreArgs;
use crate::conform::{self, Wrong};
use crate::lines;

/// How much is read and written at once.
const BUFFER: usize = 1 << 16;

/// How many rulesets with options are remembered: more than anybody mixes in one file.
const KNOWN_MAX: usize = 64;

/// What a case may have beside the keys of a hand; the answer does not depend on it.
const IGNORED: [&str; 4] = ["type", "expect", "clause", "note"];

pub(crate) fn run(
    args: &ScoreArgs,
    text: &'static Text,
    rules: Rules,
    reader: Reader,
) -> io::Result<ExitCode> {
    let mut input = BufReader::with_capacity(BUFFER, io::stdin().lock());
    let mut out = io::stdout().lock();
    let flags = reader.draft.clone();
    let known = vec![Known { ruleset: rules.ruleset, options: None, rules }];
    let answers = Vec::with_capacity(BUFFER * 2);
    let mut batch = Batch { text, json: args.json, flags, reader, known, answers, bad: false };
    let mut bytes = Vec::new();
    let mut number = 0;
    while let Some(line) = lines::next_in(&mut input, &mut bytes)? {
        number += 1;
        batch.answer(number, line);
        if batch.answers.len() >= BUFFER {
            out.write_all(&batch.answers)?;
            batch.answers.clear();
        }
    }
    out.write_all(&batch.answers)?;
    out.flush()?;
    Ok(if batch.bad { ExitCode::from(BAD_INPUT) } else { ExitCode::SUCCESS })
}

struct Batch {
    text: &'static Text,
    json: bool,
    /// What the flags say of every hand.
    flags: ScoreDraft,
    reader: Reader,
    /// The rules that have been asked for, those of the command line first.
    known: Vec<Known>,
    /// Answers that are not written yet.
    answers: Vec<u8>,
    /// Whether a line could not be read.
    bad: bool,
}

struct Known {
    ruleset: Ruleset,
    /// `None` for those of the command line.
    options: Option<Map<String, Value>>,
    rules: Rules,
}

/// What an answer is called: the id of a case, or the number of a line.
struct Label {
    line: usize,
    id: Option<String>,
}

impl Batch {
    fn answer(&mut self, number: usize, line: Result<&str, Problem>) {
        let mut label = Label { line: number, id: None };
        let answered = match line {
            Ok(line) if line.trim_start().starts_with('{') => self.case(&mut label, line),
            Ok(line) => self.line(&label, line),
            Err(problem) => Err(vec![problem]),
        };
        if let Err(problems) = answered {
            self.bad = true;
            self.refuse(&label, &problems);
        }
        self.answers.push(b'\n');
    }

    fn line(&mut self, label: &Label, line: &str) -> Result<(), Vec<Problem>> {
        self.reader.restart(&self.flags);
        self.reader.line(line);
        let rules = &self.known[0].rules;
        let showdown = self.reader.check(rules)?;
        let score = rules.score(&showdown);
        write_score(&mut self.answers, self.json, label, rules, &score, showdown.players);
        Ok(())
    }

    fn case(&mut self, label: &mut Label, line: &str) -> Result<(), Vec<Problem>> {
        let no_json =
            |error: serde_json::Error| vec![Problem::Malformed { message: format!("no JSON: {error}") }];
        let value = serde_json::from_str(line).map_err(no_json)?;
        let mut case = conform::object(value, "a case").map_err(problems)?;
        if let Some(id) = case.remove("id") {
            label.id = Some(conform::string(&id, "id").map_err(problems)?);
        }
        IGNORED.iter().for_each(|key| drop(case.remove(*key)));
        let at = self.rules_of(&mut case).map_err(problems)?;
        let rules = &self.known[at].rules;
        conform::only_keys(&case, &conform::score::KEYS, "unknown key").map_err(problems)?;
        let input = conform::score::input(&case).map_err(|wrong| with_clause(problems(wrong), rules))?;
        let showdown = input.check(rules).map_err(|found| {
            found.into_iter().map(|problem| Problem::input(problem, &rules.clauses)).collect::<Vec<_>>()
        })?;
        let score = rules.score(&showdown);
        write_score(&mut self.answers, self.json, label, rules, &score, showdown.players);
        Ok(())
    }

    /// Where the rules of a case are among those that are known.
    fn rules_of(&mut self, case: &mut Map<String, Value>) -> Result<usize, Wrong> {
        let ruleset =
            case.remove("rules").map(|id| conform::ruleset(conform::word(&id, "rules")?)).transpose()?;
        let options = case.remove("options").map(|value| conform::object(value, "options")).transpose()?;
        let (ruleset, options) = match (ruleset, options) {
            (None, None) => return Ok(0),
            (ruleset, options) => (ruleset.unwrap_or(self.known[0].ruleset), options.unwrap_or_default()),
        };
        let is_it = |known: &Known| known.ruleset == ruleset && known.options.as_ref() == Some(&options);
        if let Some(at) = self.known.iter().position(is_it) {
            return Ok(at);
        }
        let rules = conform::rules(ruleset, &options)?;
        if self.known.len() == KNOWN_MAX {
            self.known.truncate(1);
        }
        self.known.push(Known { ruleset, options: Some(options), rules });
        Ok(self.known.len() - 1)
    }

    fn refuse(&mut self, label: &Label, problems: &[Problem]) {
        let answer = if self.json {
            let mut answer = Map::new();
            answer.extend(label.id.clone().map(|id| ("id".to_owned(), Value::String(id))));
            answer.insert("line".to_owned(), Value::from(label.line));
            answer.insert("errors".to_owned(), Value::from(json::error_list(problems, self.text)));
            Value::Object(answer).to_string()
        } else {
            let told = |problem: &Problem| {
                let clause = problem.clause().map(|clause| format!(" [{clause}]")).unwrap_or_default();
                format!("{}{clause}", (self.text.problem)(problem))
            };
            let all: Vec<String> = problems.iter().map(told).collect();
            let (error, colon, line) = (self.text.error, self.text.colon, (self.text.line)(label.line));
            format!("{error}{colon}{line}{colon}{}", all.join(self.text.semicolon))
        };
        self.answers.extend_from_slice(answer.as_bytes());
    }
}

fn problems(wrong: Wrong) -> Vec<Problem> {
    match wrong {
        Wrong::Malformed(message) => vec![Problem::Malformed { message }],
        Wrong::Refused(problems) => problems,
    }
}

/// The reader of cases does not know the rules; here they are known.
fn with_clause(mut problems: Vec<Problem>, rules: &Rules) -> Vec<Problem> {
    for problem in &mut problems {
        if let Problem::Notation { clause, .. } = problem {
            *clause = Some(rules.clauses.no_such_tile);
        }
    }
    problems
}

fn write_score(out: &mut Vec<u8>, json: bool, label: &Label, rules: &Rules, score: &Score, players: u8) {
    if json {
        write_object(out, label, rules, score, players);
    } else {
        write_line(out, rules, score);
    }
}

/// `8: outside_hand 4, mixed_double_chow 2 × 2 [clause]`; without a value `–`.
fn write_line(out: &mut Vec<u8>, rules: &Rules, score: &Score) {
    let catalogue = rules.ruleset.fans();
    match score.value {
        Some(value) => {
            write_number(out, value);
            out.push(b':');
        }
        None => out.extend_from_slice("–:".as_bytes()),
    }
    for (at, &FanCount { fan, times, points }) in score.fans.iter().enumerate() {
        out.extend_from_slice(if at == 0 { b" " } else { b", " });
        out.extend_from_slice(catalogue[usize::from(fan)].id.as_bytes());
        out.push(b' ');
        write_number(out, points);
        if times > 1 {
            out.extend_from_slice(" × ".as_bytes());
            write_number(out, u32::from(times));
        }
    }
    if let Some(clause) = score.verdict.clause() {
        out.extend_from_slice(b" [");
        out.extend_from_slice(clause.as_bytes());
        out.push(b']');
    }
}

/// The shape of `actual` of the conformance cases.
fn write_object(out: &mut Vec<u8>, label: &Label, rules: &Rules, score: &Score, players: u8) {
    match &label.id {
        Some(id) => {
            out.extend_from_slice(b"{\"id\":");
            out.extend_from_slice(Value::from(id.as_str()).to_string().as_bytes());
        }
        None => {
            out.extend_from_slice(b"{\"line\":");
            out.extend_from_slice(label.line.to_string().as_bytes());
        }
    }
    if let Some(valid) = score.verdict.is_valid() {
        out.extend_from_slice(if valid { b",\"valid\":true" } else { b",\"valid\":false" });
    }
    if let Some(value) = score.value {
        out.extend_from_slice(b",\"value\":");
        write_number(out, value);
        write_fans(out, b",\"fans\":{", rules, score, |fan| fan.points);
        write_fans(out, b",\"count\":{", rules, score, |fan| u32::from(fan.times));
    }
    if let Some(payments) = score.payments() {
        out.extend_from_slice(b",\"payments\":{");
        for (at, &seat) in table(players).iter().enumerate() {
            out.extend_from_slice(if at == 0 { b"\"" } else { b",\"" });
            out.extend_from_slice(answers::json::score::seat_word(seat).as_bytes());
            out.extend_from_slice(b"\":");
            let points = payments.of_seat(seat);
            if points < 0 {
                out.push(b'-');
            }
            write_number(out, points.unsigned_abs());
        }
        out.push(b'}');
    }
    out.push(b'}');
}

fn write_fans(out: &mut Vec<u8>, key: &[u8], rules: &Rules, score: &Score, of: fn(&FanCount) -> u32) {
    let catalogue = rules.ruleset.fans();
    out.extend_from_slice(key);
    for (at, fan) in score.fans.iter().enumerate() {
        out.extend_from_slice(if at == 0 { b"\"" } else { b",\"" });
        out.extend_from_slice(catalogue[usize::from(fan.fan)].id.as_bytes());
        out.extend_from_slice(b"\":");
        write_number(out, of(fan));
    }
    out.push(b'}');
}

fn write_number(out: &mut Vec<u8>, number: u32) {
    // Ten digits are enough for any.
    let mut digits = [b'0'; 10];
    let mut at = digits.len();
    let mut rest = number;
    loop {
        at -= 1;
        digits[at] += (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    out.extend_from_slice(&digits[at..]);
}
