//! A deal played again, step by step.

use std::fmt;

use rules::Rules;
use table::{Action, Deal, Event, EventSink, Open, Refused, SeatView};
use tiles::Seat;

use crate::error::{Fault, RecordError};
use crate::{DealRecord, DealResult, Header, Place, check};

/// A deal that is played again. It begins as dealt, before the first decision.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    rules: &'a Rules,
    record: &'a DealRecord,
    deal: Deal,
    done: usize,
    log: Log,
}

/// What a step was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A decision.
    #[allow(missing_docs, reason = "the names say it")]
    Act { seat: Seat, action: Action },
    /// The time of the session was up.
    Stop,
}

/// A decision that the rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// Which step it was, from 1 on.
    pub step: usize,
    /// Why it is refused.
    pub refused: Refused,
}

/// The events of the last step, and all payments.
#[derive(Clone, Debug)]
struct Log {
    events: Vec<Event>,
    result: DealResult,
}

impl EventSink for Log {
    fn emit(&mut self, event: Event) {
        if let Event::Open(Open::Paid(booking)) = event {
            self.result.payments.push(booking.into());
        }
        self.events.push(event);
    }
}

impl<'a> Replay<'a> {
    /// Deals the tiles.
    ///
    /// # Errors
    /// If the rules do not allow that number of players or that wall; a record that was read is never refused.
    pub fn new(rules: &'a Rules, record: &'a DealRecord) -> Result<Replay<'a>, RecordError> {
        // Seats beyond those of this deal are as good as others here.
        let players = usize::from(record.seats.iter().copied().max().unwrap_or_default()) + 1;
        let header = Header { players: vec![String::new(); players], ..Header::new(rules.options.clone()) };
        let fails = |fault: Fault| RecordError::new(Place::Deal { deal: 1, action: None }, fault);
        check::setup(&header, rules, record).map_err(fails)?;
        let mut log = Log { events: Vec::new(), result: DealResult::empty() };
        let deal = Deal::new(rules, &record.setup, record.wall, &mut log);
        Ok(Replay { rules, record, deal, done: 0, log })
    }

    /// Takes the next step; `None` if there is none left.
    ///
    /// # Errors
    /// If the rules refuse it. Nothing has changed then, and it will be refused again.
    pub fn step(&mut self) -> Result<Option<Step>, ReplayError> {
        let Some(step) = self.next_step() else { return Ok(None) };
        match step {
            Step::Act { seat, action } => {
                let before = std::mem::take(&mut self.log.events);
                if let Err(refused) = self.deal.apply(self.rules, seat, action, &mut self.log) {
                    self.log.events = before;
                    return Err(ReplayError { step: self.done + 1, refused });
                }
            }
            Step::Stop => {
                self.log.events.clear();
                self.deal.stop(self.rules, &mut self.log);
            }
        }
        self.done += 1;
        Ok(Some(step))
    }

    /// Takes all steps that are left.
    ///
    /// # Errors
    /// If the rules refuse one.
    pub fn run(&mut self) -> Result<(), ReplayError> {
        while self.step()?.is_some() {}
        Ok(())
    }

    /// What the next step will be.
    pub fn next_step(&self) -> Option<Step> {
        match self.record.actions.get(self.done) {
            Some(&(seat, action)) => Some(Step::Act { seat, action }),
            None => (self.record.stopped && self.done == self.record.actions.len()).then_some(Step::Stop),
        }
    }

    /// How many steps have been taken.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// The deal as it stands.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// What a seat may know of it.
    pub fn view(&self, seat: Seat) -> SeatView<'_> {
        self.deal.view(seat)
    }

    /// What happened in the last step; before the first, what happened while the tiles were dealt.
    pub fn events(&self) -> &[Event] {
        &self.log.events
    }

    /// The result, if the deal is over; without totals, which do not follow from a deal.
    pub fn result(&self) -> Option<DealResult> {
        let mut result = self.log.result.clone();
        result.note_end(&self.deal).then_some(result)
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {}: {}", self.step, self.refused)
    }
}

impl std::error::Error for ReplayError {}
