//! A record as lines of JSON: a header, and for each deal a line, its decisions and its result.

mod lines;

use rules::{EndedBy, RawValue, Rules, Ruleset, Value};
use serde::Deserialize;
use serde::de::IgnoredAny;
use table::{Action, Walls};
use tiles::notation::compact;
use tiles::{Dice, Tile};

use crate::error::{Fault, Place, RecordError, Wanted, What};
use crate::{DealRecord, Header, Record, VERSION, check};
use lines::{ContributionsLine, DealLine, HeaderLine, Letter, ResultLine};

/// What the first line of every record says.
const KIND: &str = "record";
/// The line that says that the time of the session is up.
const TIME: [&str; 2] = ["*", "time"];

pub(crate) fn write(record: &Record) -> Result<String, RecordError> {
    let fails = |fault| RecordError::new(Place::Header, fault);
    check::header(&record.header).map_err(fails)?;
    let rules = record.header.rules();
    let mut out = String::new();
    push(&mut out, &header_line(&record.header));
    for (deal, number) in record.deals.iter().zip(1..) {
        let fails = |action, fault| RecordError::new(Place::Deal { deal: number, action }, fault);
        check::setup(&record.header, &rules, deal).map_err(|fault| fails(None, fault))?;
        check::at_most(deal.actions.len(), What::Actions, check::ACTIONS_MAX)
            .map_err(|fault| fails(None, fault))?;
        push(&mut out, &deal_line(deal, number));
        let mut discard = None;
        for (&(seat, action), at) in deal.actions.iter().zip(1..) {
            check::action(action, discard).map_err(|fault| fails(Some(at), fault))?;
            let mut words = vec![Letter::of(seat).0.to_string()];
            words.extend(action.words(discard));
            push(&mut out, &words);
            discard = check::discard_after(action, discard);
        }
        if deal.stopped {
            push(&mut out, &TIME);
        }
        if let Some(result) = &deal.result {
            check::result(&record.header, deal, result).map_err(|fault| fails(None, fault))?;
            push(&mut out, &ResultLine::of(deal.setup.players, result));
        }
    }
    Ok(out)
}

fn push(out: &mut String, line: &impl serde::Serialize) {
    out.push_str(&serde_json::to_string(line).expect("plain data is always JSON"));
    out.push('\n');
}

fn header_line(header: &Header) -> HeaderLine {
    let value = |value| match value {
        Value::Bool(is) => is.into(),
        Value::Number(number) => number.into(),
        Value::Word(word) => word.into(),
        Value::Null => serde_json::Value::Null,
    };
    HeaderLine {
        fivewinds: KIND.to_owned(),
        version: VERSION,
        rules: header.options.ruleset().id().to_owned(),
        revision: header.revision,
        options: header.options.changed().map(|(spec, is)| (spec.id.to_owned(), value(is))).collect(),
        players: header.players.clone(),
        meta: header.meta.clone(),
    }
}

fn deal_line(deal: &DealRecord, number: usize) -> DealLine {
    DealLine {
        deal: number as u64,
        round: deal.setup.round.letter().to_string(),
        streak: deal.setup.dealer_streak,
        players: deal.setup.players,
        strict: deal.setup.strict,
        walls: match deal.setup.walls {
            Walls::Shared => "shared".to_owned(),
            Walls::Own => "own".to_owned(),
        },
        seats: Some(deal.seats.clone()),
        dice: deal.dice.iter().map(|dice| dice.dice().map(tiles::Die::pips)).collect(),
        wall: compact::print(deal.wall.rest()),
        seed: deal.seed.map(|seed| seed.to_string()),
        contributions: deal.contributions.as_ref().map(ContributionsLine::of),
    }
}

pub(crate) fn read(bytes: &[u8]) -> Result<Record, RecordError> {
    let mut reader: Option<Reader> = None;
    for (line, number) in bytes.split(|&byte| byte == b'\n').zip(1..) {
        let fails = |fault| RecordError::new(Place::Line(number), fault);
        if line.trim_ascii().is_empty() {
            continue;
        }
        let text = std::str::from_utf8(line).map_err(|_| {
            // What does not even begin as a text is something else.
            fails(if reader.is_none() { Fault::NotARecord } else { Fault::NotUtf8 })
        })?;
        match &mut reader {
            None => reader = Some(Reader::begin(text).map_err(fails)?),
            Some(reader) => reader.line(text).map_err(fails)?,
        }
    }
    reader.map(|reader| reader.record).ok_or_else(|| RecordError::new(Place::Line(1), Fault::NotARecord))
}

/// What has been read so far.
struct Reader {
    record: Record,
    rules: Rules,
    discard: Option<Tile>,
}

/// As much of the first line as every version has.
#[derive(Deserialize)]
struct AnyHeader {
    fivewinds: Option<String>,
    version: Option<u64>,
}

/// Which kind of line it is.
#[derive(Deserialize)]
struct AnyLine {
    deal: Option<IgnoredAny>,
    result: Option<IgnoredAny>,
}

impl Reader {
    fn begin(text: &str) -> Result<Reader, Fault> {
        let any: AnyHeader = serde_json::from_str(text).map_err(|_| Fault::NotARecord)?;
        if any.fivewinds.as_deref() != Some(KIND) {
            return Err(Fault::NotARecord);
        }
        if let Some(found) = any.version.filter(|&version| version != u64::from(VERSION)) {
            return Err(Fault::Version { found });
        }
        let line: HeaderLine = parse(text)?;
        let ruleset: Ruleset =
            line.rules.parse().map_err(|_| Fault::Ruleset { found: lines::cut(&line.rules) })?;
        // Before the options: those of another revision may be others.
        if !(1..=ruleset.revision()).contains(&line.revision) {
            return Err(Fault::Revision { ruleset, found: line.revision });
        }
        let texts: Vec<String> = line.options.values().map(ToString::to_string).collect();
        let values =
            line.options.iter().zip(&texts).map(|((id, value), text)| (id.as_str(), raw(value, text)));
        let options = rules::Options::new(ruleset, values).map_err(Fault::Options)?;
        let header = Header { options, revision: line.revision, players: line.players, meta: line.meta };
        check::header(&header)?;
        let rules = header.rules();
        Ok(Reader { record: Record { header, deals: Vec::new() }, rules, discard: None })
    }

    fn line(&mut self, text: &str) -> Result<(), Fault> {
        if text.trim_start().starts_with('[') {
            return self.action(text);
        }
        let any: AnyLine = parse(text)?;
        match (any.deal, any.result) {
            (_, Some(_)) => self.result(text),
            (Some(_), None) => self.deal(text),
            (None, None) => Err(Fault::Misplaced { wanted: self.wanted() }),
        }
    }

    fn wanted(&self) -> Wanted {
        match self.record.deals.last() {
            Some(deal) if deal.result.is_none() => Wanted::ActionOrResult,
            _ => Wanted::Deal,
        }
    }

    fn deal(&mut self, text: &str) -> Result<(), Fault> {
        let line: DealLine = parse(text)?;
        let wanted = self.record.deals.len() + 1;
        if line.deal != wanted as u64 {
            return Err(Fault::DealNumber { found: line.deal, wanted });
        }
        let deal = line.read(&self.rules)?;
        check::setup(&self.record.header, &self.rules, &deal)?;
        self.record.deals.push(deal);
        self.discard = None;
        Ok(())
    }

    fn action(&mut self, text: &str) -> Result<(), Fault> {
        let words: Vec<String> = parse(text)?;
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let wanted = self.wanted();
        let open = self.record.deals.last_mut().filter(|deal| deal.result.is_none() && !deal.stopped);
        let deal = open.ok_or(Fault::Misplaced { wanted })?;
        if words[..] == TIME {
            deal.stopped = true;
            return Ok(());
        }
        check::at_most(deal.actions.len() + 1, What::Actions, check::ACTIONS_MAX)?;
        let (&seat, words) = words.split_first().unwrap_or((&"", &[]));
        let seat = lines::seat(What::Seat, seat)?;
        let action = Action::read(words, self.discard).map_err(Fault::Action)?;
        check::action(action, self.discard)?;
        self.discard = check::discard_after(action, self.discard);
        deal.actions.push((seat, action));
        Ok(())
    }

    fn result(&mut self, text: &str) -> Result<(), Fault> {
        let line: ResultLine = parse(text)?;
        let wanted = self.wanted();
        let open = self.record.deals.last_mut().filter(|deal| deal.result.is_none());
        let deal = open.ok_or(Fault::Misplaced { wanted })?;
        let result = line.read()?;
        check::result(&self.record.header, deal, &result)?;
        deal.result = Some(result);
        Ok(())
    }
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|error| {
        let column = error.column();
        let told = error.to_string();
        // The line is known better than the parser of one line can know it.
        let message = told.split(" at line ").next().unwrap_or_default();
        Fault::Json { message: format!("column {column}: {}", lines::cut(message)) }
    })
}

fn raw<'a>(value: &'a serde_json::Value, text: &'a str) -> RawValue<'a> {
    match value {
        serde_json::Value::Null => RawValue::Null,
        serde_json::Value::Bool(is) => RawValue::Bool(*is),
        serde_json::Value::Number(number) => number.as_i64().map_or(RawValue::Other(text), RawValue::Number),
        serde_json::Value::String(word) => RawValue::Word(word),
        serde_json::Value::Array(_) | serde_json::Value::Object(_) => RawValue::Other(text),
    }
}

const ENDINGS: [EndedBy; 3] = [EndedBy::Win, EndedBy::Wall, EndedBy::Time];

fn throw([first, second]: [u8; 2]) -> Result<Dice, Fault> {
    let die = |found| tiles::Die::new(found).ok_or(Fault::Code { what: What::Dice, found });
    Ok(Dice::new(die(first)?, die(second)?))
}
