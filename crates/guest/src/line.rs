//! Our own protocol: one JSON object on each line.
//!
//! A question holds everything that is needed to decide, so that a program may forget all else; what happened since the
//! last question stands in it too, for those that remember. Each question has a number, which the answer repeats, so that
//! an answer that comes too late is not taken for the next one.

use std::io;

use bots::{Bot, Mishap, Start, safe};
use rules::Rules;
use serde_json::{Value, json};
use table::{Action, Choices, Open, SeatEvent, SeatView, Stage};
use tiles::BySeat;

use crate::program::cut;
use crate::spec::Limits;
use crate::stay::Stay;
use crate::view;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// How much of an answer that means nothing is repeated.
const SHOWN_MAX: usize = 80;

/// A program that speaks our lines of JSON.
#[derive(Debug)]
pub struct LineBot {
    stay: Stay,
    /// The number of the last question.
    asked: u64,
    /// What the program was told before this deal.
    start: Value,
    players: u8,
    /// What happened in this deal, and how much of it the program has been told.
    events: Vec<Value>,
    told: usize,
    points: BySeat<i64>,
    wins: Vec<Value>,
}

impl LineBot {
    /// Starts the program.
    ///
    /// # Errors
    /// If that is not possible.
    pub fn start(argv: Vec<String>, limits: Limits) -> io::Result<LineBot> {
        let mut stay = Stay::new(argv, limits);
        stay.start()?;
        stay.say(hello());
        Ok(LineBot {
            stay,
            asked: 0,
            start: Value::Null,
            players: 4,
            events: Vec::new(),
            told: 0,
            points: BySeat::default(),
            wins: Vec::new(),
        })
    }

    /// Puts a question; the answer, if there is one that can be understood and is allowed.
    fn ask(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Option<Action> {
        let (_, started) = self.stay.program()?;
        if started {
            // It begins anew, and hears of the deal from its beginning.
            self.stay.say(hello());
            self.stay.say(self.start.to_string());
            self.told = 0;
        }
        self.asked += 1;
        let stage = view.public().stage();
        let question = json!({
            "type": "ask",
            "id": self.asked,
            "actions": view::actions(stage, choices),
            "view": view::view(rules, view),
            "events": self.events.get(self.told..).unwrap_or_default(),
        });
        let until = self.stay.deadline();
        // If nobody listens, nobody answers either, and the reason is found there.
        self.stay.say(question.to_string());
        self.told = self.events.len();
        loop {
            let line = self.stay.hear(until)?;
            if line.trim().is_empty() {
                continue;
            }
            match read(&line, self.asked, stage) {
                Answer::Stale => {}
                Answer::Nonsense => {
                    self.stay.note(Mishap::Nonsense(cut(line.trim(), SHOWN_MAX)));
                    return None;
                }
                Answer::Action(action) if choices.contains(action) => return Some(action),
                Answer::Action(action) => {
                    self.stay.note(Mishap::Illegal(action));
                    return None;
                }
            }
        }
    }

    fn end(&self, by: &str, next_dealer: &str) -> Value {
        json!({
            "type": "end",
            "by": by,
            "next_dealer": next_dealer,
            "points": view::by_seat(rules::seats_of(self.players), &self.points),
            "wins": self.wins,
            "events": self.events.get(self.told..).unwrap_or_default(),
        })
    }
}

impl Bot for LineBot {
    fn begin(&mut self, rules: &Rules, start: &Start) {
        self.start = view::start(rules, start, self.stay.limits.answer.as_millis());
        self.players = start.table.players;
        self.events.clear();
        self.told = 0;
        self.points = BySeat::default();
        self.wins.clear();
        self.stay.begin();
        self.stay.say(self.start.to_string());
    }

    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        self.ask(rules, view, choices).unwrap_or_else(|| safe(view, choices))
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, _rules: &Rules, event: SeatEvent) {
        let told = record::event_json(event);
        if let SeatEvent::Open(Open::Won { .. }) = event {
            self.wins.push(told.clone());
        }
        self.events.push(told);
        match event {
            SeatEvent::Open(Open::Paid(booking)) => {
                self.points[booking.from] -= i64::from(booking.points);
                if let Some(to) = booking.to {
                    self.points[to] += i64::from(booking.points);
                }
            }
            SeatEvent::Open(Open::Ended { by, next_dealer }) => {
                let end = self.end(record::ended_id(by), &view::letter(next_dealer));
                self.stay.say(end.to_string());
                self.told = self.events.len();
            }
            SeatEvent::Drew { .. }
            | SeatEvent::ConcealedKong { .. }
            | SeatEvent::Forbade { .. }
            | SeatEvent::Missed { .. }
            | SeatEvent::Open(_) => {}
        }
    }

    fn mishaps(&mut self) -> Vec<Mishap> {
        self.stay.take_mishaps()
    }
}

/// What a line says.
enum Answer {
    Action(Action),
    /// The answer to an earlier question.
    Stale,
    Nonsense,
}

fn hello() -> String {
    let version = env!("CARGO_PKG_VERSION");
    json!({"type": "hello", "protocol": PROTOCOL, "program": "fivewinds", "version": version}).to_string()
}

fn read(line: &str, asked: u64, stage: Stage) -> Answer {
    let Ok(Value::Object(answer)) = serde_json::from_str(line) else { return Answer::Nonsense };
    match answer.get("id").and_then(Value::as_u64) {
        Some(id) if id == asked => {}
        Some(id) if id < asked => return Answer::Stale,
        Some(_) | None => return Answer::Nonsense,
    }
    let words: Vec<&str> =
        answer.get("action").and_then(Value::as_str).unwrap_or_default().split_whitespace().collect();
    Action::read(&words, view::claimed(stage)).map_or(Answer::Nonsense, Answer::Action)
}
