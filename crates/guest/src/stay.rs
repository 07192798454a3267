//! How long a program is put up with: it is started again once in a deal, and then no more.

use std::time::{Duration, Instant};

use bots::Mishap;

use crate::program::{Heard, Program};
use crate::spec::Limits;

/// How many questions in a row may stay without an answer until the program counts as hanging.
const LATE_MAX: u32 = 3;

/// A program that may have to be started again.
#[derive(Debug)]
pub(crate) struct Stay {
    argv: Vec<String>,
    pub(crate) limits: Limits,
    program: Option<Program>,
    /// It was just started and has not been asked anything: its first answer may take longer.
    fresh: bool,
    /// How often it has failed in this deal.
    failures: u32,
    /// How many questions in a row it has not answered.
    late: u32,
    mishaps: Vec<Mishap>,
}

impl Stay {
    pub(crate) fn new(argv: Vec<String>, limits: Limits) -> Stay {
        Stay { argv, limits, program: None, fresh: true, failures: 0, late: 0, mishaps: Vec::new() }
    }

    /// Starts it for the first time, so that a program that is not there is told at once.
    pub(crate) fn start(&mut self) -> std::io::Result<()> {
        self.program = Some(Program::start(&self.argv)?);
        self.fresh = true;
        Ok(())
    }

    /// A deal begins: what was, is forgotten.
    pub(crate) fn begin(&mut self) {
        (self.failures, self.late) = (0, 0);
        if self.program.as_mut().is_some_and(|program| !program.is_running()) {
            self.program = None;
        }
    }

    pub(crate) fn is_up(&self) -> bool {
        self.program.is_some()
    }

    /// The program, started if it is not running; `true` if it was. `None` if it has failed too often.
    pub(crate) fn program(&mut self) -> Option<(&mut Program, bool)> {
        let started = self.program.is_none() && self.failures < 2;
        if started && let Err(error) = self.start() {
            self.failed(error.to_string());
        }
        self.program.as_mut().map(|program| (program, started))
    }

    /// Says something to the program that is running; one that does not listen is told of when it is asked.
    pub(crate) fn say(&mut self, line: String) {
        if let Some(program) = &mut self.program {
            program.say(line);
        }
    }

    /// When an answer to a question that is put now is too late.
    pub(crate) fn deadline(&mut self) -> Instant {
        let fresh = std::mem::take(&mut self.fresh);
        let start = if fresh { self.limits.start } else { Duration::ZERO };
        Instant::now() + self.limits.answer + start
    }

    /// The next line until then. What is no line is taken down as a mishap.
    pub(crate) fn hear(&mut self, until: Instant) -> Option<String> {
        match self.program.as_mut()?.hear(until) {
            Heard::Line(line) => {
                self.late = 0;
                Some(line)
            }
            Heard::Nothing => {
                self.mishaps.push(Mishap::Late);
                self.late += 1;
                if self.late >= LATE_MAX {
                    self.kill();
                    self.count_failure();
                }
                None
            }
            Heard::TooLong => {
                self.kill();
                self.failed("a line without end".to_owned());
                None
            }
            Heard::End => {
                let why = self.program.take().map(|mut program| program.why_it_ended());
                self.failed(why.unwrap_or_default());
                None
            }
        }
    }

    /// A line that says more than the answer, if one comes until then; nothing is amiss if none does.
    pub(crate) fn hear_more(&mut self, until: Instant) -> Option<String> {
        match self.program.as_mut()?.hear(until) {
            Heard::Line(line) => Some(line),
            Heard::Nothing | Heard::TooLong | Heard::End => None,
        }
    }

    /// It is not listened to any more, as after an answer that came too late.
    pub(crate) fn give_up(&mut self) {
        self.kill();
        self.count_failure();
    }

    /// Ends it; that is no failure.
    pub(crate) fn kill(&mut self) {
        if let Some(mut program) = self.program.take() {
            program.kill();
        }
        self.late = 0;
    }

    pub(crate) fn failed(&mut self, why: String) {
        self.mishaps.push(Mishap::Died(why));
        self.count_failure();
    }

    fn count_failure(&mut self) {
        self.failures += 1;
        if self.failures == 2 {
            self.mishaps.push(Mishap::Gone);
        }
    }

    pub(crate) fn note(&mut self, mishap: Mishap) {
        self.mishaps.push(mishap);
    }

    pub(crate) fn take_mishaps(&mut self) -> Vec<Mishap> {
        std::mem::take(&mut self.mishaps)
    }
}
