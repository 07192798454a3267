//! A deal that is being played: what really is, and how much of it has been told.
//!
//! The deal runs on until somebody must choose, so that it knows at once whether anybody wants a discard. Those at the table
//! must not: after every discard the rest is held back until the question «who wants it?» has been open as long as it always
//! is. What seats see is made of what has been told.

use protocol::DealStart;
use record::{DealRecord, Recorder};
use rules::Rules;
use table::{
    Action, Choices, Deal, Event, EventSink, Open, OpenState, SeatEvent, SeatState, Seats, Setup, Stage,
};
use tiles::{BySeat, Seat, Wall};

/// A deal that is being played, or was played last.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) start: DealStart,
    pub(crate) seats: Seats,
    pub(crate) deal: Deal,
    recorder: Recorder,
    events: Vec<Event>,
    /// How many of the events have been told.
    told: usize,
    states: BySeat<SeatState>,
    open: OpenState,
    pub(crate) wait: Wait,
    /// For each viewer the number of the message with which the deal began.
    pub(crate) first_n: Vec<u32>,
    /// How it ended.
    pub(crate) end: Option<protocol::DealEnd>,
}

/// What a deal waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wait {
    /// For one player, whose turn it is.
    Turn { seat: Seat, first: bool },
    /// For all whom a tile, or a choice before the first turn, may concern; whether it does is not told.
    Window { gate: Gate, answers: BySeat<Option<Action>> },
    /// For nothing: it is over.
    Nothing,
}

/// What a window is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gate {
    /// A tile of this player that others may want.
    Tile { from: Seat },
    /// Flowers that were dealt to this player, if any.
    Flowers { seat: Seat },
    /// The choice before the first turn.
    Opening,
}

/// Takes events and what the recorder wants of them.
struct Sink<'a> {
    events: &'a mut Vec<Event>,
    recorder: &'a mut Recorder,
}

impl EventSink for Sink<'_> {
    fn emit(&mut self, event: Event) {
        self.recorder.emit(event);
        self.events.push(event);
    }
}

/// What is known of a deal before its tiles are dealt.
pub(crate) struct Beginning {
    pub(crate) start: DealStart,
    pub(crate) seats: Seats,
    pub(crate) setup: Setup,
    pub(crate) wall: Wall,
    pub(crate) first_n: Vec<u32>,
}

impl Play {
    /// Deals the tiles. Nothing is told yet.
    pub(crate) fn new(rules: &Rules, beginning: Beginning, note: impl FnOnce(&mut DealRecord)) -> Play {
        let Beginning { start, seats, setup, wall, first_n } = beginning;
        let mut recorder = Recorder::new(rules);
        recorder.begin(rules, &setup, wall);
        note(recorder.deal_mut());
        let mut events = Vec::new();
        let mut sink = Sink { events: &mut events, recorder: &mut recorder };
        let deal = Deal::told(rules, &setup, wall, &mut sink);
        let table = *deal.public().table();
        Play {
            start,
            seats,
            states: BySeat::from_fn(|seat| SeatState::new(rules, seat, table)),
            open: OpenState::new(rules, table),
            deal,
            recorder,
            events,
            told: 0,
            wait: Wait::Nothing,
            first_n,
            end: None,
        }
    }

    /// Does what somebody chose in his turn.
    pub(crate) fn act(&mut self, rules: &Rules, seat: Seat, action: Action) {
        self.recorder.act(seat, action);
        let mut sink = Sink { events: &mut self.events, recorder: &mut self.recorder };
        self.deal.go_on_told(rules, seat, action, &mut sink);
    }

    /// Ends the deal because the time is up.
    pub(crate) fn stop(&mut self, rules: &Rules) {
        self.recorder.stop();
        let mut sink = Sink { events: &mut self.events, recorder: &mut self.recorder };
        self.deal.stop(rules, &mut sink);
    }

    /// Takes the next event that may be told now; `None` if there is none. Opens the window that an event brings with it.
    pub(crate) fn tell_next(&mut self, rules: &Rules) -> Option<Event> {
        if let Wait::Window { .. } = self.wait {
            return None;
        }
        let Some(&event) = self.events.get(self.told) else {
            self.settle();
            return None;
        };
        self.told += 1;
        let shows = rules.shows_concealed_kongs();
        for &seat in self.deal.public().seats() {
            if let Some(event) = event.redact(Some(seat), shows) {
                self.states[seat].note(rules, event);
            }
        }
        if let Some(event) = event.redact(None, shows) {
            self.open.note(rules, event);
        }
        if let Some(gate) = gate(event) {
            self.wait = Wait::Window { gate, answers: BySeat::default() };
        }
        Some(event)
    }

    /// Everything has been told: who has the turn?
    fn settle(&mut self) {
        let first = self.open.public().river().is_empty();
        self.wait = match self.deal.public().stage() {
            Stage::Turn { seat, .. } | Stage::EighthFlower { seat, .. } => Wait::Turn { seat, first },
            // These begin with an event that opens a window; they are not reached without one.
            Stage::Offer { from, .. } => {
                Wait::Window { gate: Gate::Tile { from }, answers: BySeat::default() }
            }
            Stage::Flowers { seat } => {
                Wait::Window { gate: Gate::Flowers { seat }, answers: BySeat::default() }
            }
            Stage::Opening => Wait::Window { gate: Gate::Opening, answers: BySeat::default() },
            Stage::Dealing | Stage::Over { .. } => Wait::Nothing,
        };
    }

    /// Closes the window: what is held back may be told.
    pub(crate) fn close(&mut self) {
        if let Wait::Window { .. } = self.wait {
            self.wait = Wait::Nothing;
        }
    }

    /// Whether the deal itself waits at the window that is open; else it is only kept open, for nobody is asked.
    pub(crate) fn is_asking(&self) -> bool {
        let waits = matches!(
            self.deal.public().stage(),
            Stage::Offer { .. } | Stage::Opening | Stage::Flowers { .. }
        );
        let later = self.events.get(self.told..).unwrap_or_default();
        waits && !later.iter().any(|&event| gate(event).is_some())
    }

    /// What a seat may choose from at the window or in its turn; empty if it is not asked.
    pub(crate) fn choices(&self, rules: &Rules, seat: Seat) -> Choices {
        match self.wait {
            Wait::Turn { seat: turn, .. } if turn == seat => self.deal.choices(rules, seat),
            Wait::Window { .. } if self.is_asking() => self.deal.choices(rules, seat),
            Wait::Turn { .. } | Wait::Window { .. } | Wait::Nothing => Choices::NONE,
        }
    }

    /// The seats that the window may concern, as everybody sees it.
    pub(crate) fn concerned(&self) -> Vec<Seat> {
        let Wait::Window { gate, .. } = self.wait else { return Vec::new() };
        let public = self.open.public();
        let seats = public.seats().iter().copied();
        seats
            .filter(|&seat| match gate {
                Gate::Tile { from } => seat != from && !public.shown(seat).is_out(),
                Gate::Flowers { seat: whose } => seat == whose,
                Gate::Opening => true,
            })
            .collect()
    }

    /// Whether everybody has to choose something: nobody may simply pass.
    pub(crate) fn must_choose(&self, rules: &Rules, seat: Seat) -> bool {
        let choices = self.choices(rules, seat);
        !choices.is_empty() && !choices.contains(Action::Pass)
    }

    /// What a seat has been told.
    pub(crate) fn state(&self, seat: Seat) -> &SeatState {
        &self.states[seat]
    }

    /// What spectators have been told.
    pub(crate) const fn open(&self) -> &OpenState {
        &self.open
    }

    /// What a viewer has been told, in order.
    pub(crate) fn story(&self, rules: &Rules, viewer: Option<Seat>) -> impl Iterator<Item = SeatEvent> {
        let shows = rules.shows_concealed_kongs();
        self.events[..self.told].iter().filter_map(move |event| event.redact(viewer, shows))
    }

    /// The record, with the result if it is over.
    pub(crate) fn record(&mut self) -> &mut DealRecord {
        self.recorder.finish(&self.deal)
    }
}

/// The window that an event opens.
fn gate(event: Event) -> Option<Gate> {
    let Event::Open(open) = event else { return None };
    match open {
        Open::Discarded { seat, .. } | Open::AddingToPung { seat, .. } | Open::FlowerOffered { seat, .. } => {
            Some(Gate::Tile { from: seat })
        }
        Open::FlowersAsked { seat } => Some(Gate::Flowers { seat }),
        Open::Opening => Some(Gate::Opening),
        Open::FlowerShown { .. }
        | Open::EighthFlower { .. }
        | Open::Dealt
        | Open::FirstTurn { .. }
        | Open::SuitShown { .. }
        | Open::DeclaredReady { .. }
        | Open::ReadyLapsed { .. }
        | Open::Claimed { .. }
        | Open::AddedToPung { .. }
        | Open::KongPaid(_)
        | Open::KongThrown { .. }
        | Open::Taken { .. }
        | Open::FalseWin { .. }
        | Open::Won { .. }
        | Open::Paid(_)
        | Open::Ended { .. } => None,
    }
}
