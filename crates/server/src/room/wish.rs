//! What becomes of a message: entries to be written, an answer, or a refusal.

use protocol::{ClientMessage, Reason, Refusal, ServerMessage};
use table::{Action, Deal};
use tiles::Seat;

use super::desk::{ConnectionId, Line};
use super::entry::Entry;
use super::play::Wait;
use super::seed::Taken;
use super::state::{Phase, Room};
use super::task::Task;
use crate::wrong::Wrong;

/// What follows from a message.
pub(super) enum Reply {
    /// Write this.
    Write(Vec<Entry>),
    /// Say this to who sent it.
    Say(ServerMessage),
    /// Nothing more.
    Done,
}

pub(super) type Wish = Result<Reply, Wrong>;

impl Task {
    /// What becomes of somebody's message.
    pub(super) fn wish(&mut self, id: ConnectionId, message: ClientMessage) -> Reply {
        let Some(line) = self.desk.line(id).cloned() else { return Reply::Done };
        let chair = self.room.chair_of(&line.user.id);
        let wish = match message {
            ClientMessage::Hello { .. } => Err(Wrong::HelloOnce),
            ClientMessage::Ping { n } => Ok(Reply::Say(ServerMessage::Pong { n })),
            ClientMessage::Look => Ok(Reply::Say(self.welcome(&line, None))),
            ClientMessage::Hint => self.wish_for_hint(&line),
            ClientMessage::Sit { chair: wanted } => self.wish_to_sit(&line, chair, wanted),
            ClientMessage::Start => self.wish_to_start(&line),
            ClientMessage::Remove { chair } => self.wish_to_remove(&line, chair),
            ClientMessage::Act { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::WhyNot { .. }
            | ClientMessage::TakeOver
            | ClientMessage::Leave
            | ClientMessage::Next
            | ClientMessage::Pause { .. }
            | ClientMessage::Stop { .. }
            | ClientMessage::Commit { .. }
            | ClientMessage::Reveal { .. } => match chair {
                Some(chair) if !self.room.chairs[chair].bot || self.room.phase == Phase::Open => {
                    self.wish_of_player(&line, chair, message)
                }
                Some(_) | None => Err(Wrong::NotSeated),
            },
        };
        wish.unwrap_or_else(|wrong| Reply::Say(wrong.said(line.speaks())))
    }

    fn wish_of_player(&mut self, line: &Line, chair: usize, message: ClientMessage) -> Wish {
        if message == ClientMessage::TakeOver {
            self.desk.take_over(line.id);
            self.welcome_all_of(chair);
            return Ok(Reply::Done);
        }
        if self.desk.actor(chair).is_some_and(|actor| actor.id != line.id) {
            return Err(Wrong::OnlyLooks);
        }
        match message {
            ClientMessage::Act { ask, action } => self.wish_to_act(line, chair, ask, &action),
            ClientMessage::Undo { ask } => self.wish_to_undo(chair, ask),
            ClientMessage::WhyNot { action } => self.why_not(line, chair, &action),
            ClientMessage::Leave => self.wish_to_leave(chair),
            ClientMessage::Next => {
                self.votes.next[chair] = true;
                self.tell_table();
                Ok(Reply::Done)
            }
            ClientMessage::Pause { on } => self.wish_to_pause(chair, on),
            ClientMessage::Stop { on } => self.wish_to_stop(chair, on),
            ClientMessage::Commit { deal, commitment } => {
                let taken =
                    self.shuffling.as_mut().map(|shuffling| shuffling.commit(chair, deal, &commitment));
                contributed(taken)
            }
            ClientMessage::Reveal { deal, secret } => {
                let taken = self.shuffling.as_mut().map(|shuffling| shuffling.reveal(chair, deal, &secret));
                contributed(taken)
            }
            ClientMessage::Hello { .. }
            | ClientMessage::Hint
            | ClientMessage::Look
            | ClientMessage::Ping { .. }
            | ClientMessage::Sit { .. }
            | ClientMessage::TakeOver
            | ClientMessage::Remove { .. }
            | ClientMessage::Start => Ok(Reply::Done),
        }
    }

    fn wish_to_act(&mut self, line: &Line, chair: usize, ask: u32, text: &str) -> Wish {
        let (seat, action) = self.asked(chair, ask, text)?;
        let room = &self.room;
        let Some(play) = room.play.as_deref() else { return Err(Wrong::NotNow) };
        let choices = play.choices(&room.rules, seat);
        let text = protocol::words(play.open().public().stage(), action);
        match play.wait {
            Wait::Turn { seat: turn, .. } if turn == seat => {
                if !choices.contains(action) {
                    return Ok(Reply::Say(self.refuse(line, seat, action, &text)));
                }
                let spent_ms = self.spent_of_bank(chair);
                Ok(Reply::Write(vec![Entry::Acted { seat: seat.into(), action: text, spent_ms }]))
            }
            Wait::Window { .. } if play.concerned().contains(&seat) => {
                let passes = action == Action::Pass && !play.must_choose(&room.rules, seat);
                if !choices.contains(action) && !passes {
                    return Ok(Reply::Say(self.refuse(line, seat, action, &text)));
                }
                Ok(Reply::Write(vec![Entry::Answered { chair: chair as u8, action: Some(text) }]))
            }
            Wait::Turn { .. } | Wait::Window { .. } | Wait::Nothing => Err(Wrong::NotYourTurn),
        }
    }

    fn wish_to_undo(&mut self, chair: usize, ask: u32) -> Wish {
        if ask != self.room.ask || !self.is_running() {
            return Err(Wrong::StaleQuestion);
        }
        let seat = self.room.seat_of(chair);
        let answered = match (self.room.play.as_ref().map(|play| play.wait), seat) {
            (Some(Wait::Window { answers, .. }), Some(seat)) => answers[seat].is_some(),
            (Some(_) | None, _) => false,
        };
        if answered {
            Ok(Reply::Write(vec![Entry::Answered { chair: chair as u8, action: None }]))
        } else {
            Err(Wrong::NothingToUndo)
        }
    }

    /// The seat and the action that are meant, if the question is the one that is open.
    fn asked(&self, chair: usize, ask: u32, text: &str) -> Result<(Seat, Action), Wrong> {
        if !self.is_running() {
            return Err(Wrong::NotNow);
        }
        if ask != self.room.ask {
            return Err(Wrong::StaleQuestion);
        }
        let seat = self.room.seat_of(chair).ok_or(Wrong::NotNow)?;
        let action = self.room.read_action(text);
        Ok((seat, action.ok_or(Wrong::NoAction)?))
    }

    fn why_not(&mut self, line: &Line, chair: usize, text: &str) -> Wish {
        let seat =
            self.room.seat_of(chair).filter(|_| self.room.phase == Phase::Playing).ok_or(Wrong::NotNow)?;
        let action = self.room.read_action(text);
        let action = action.ok_or(Wrong::NoAction)?;
        let allowed =
            self.room.play.as_ref().is_some_and(|play| play.choices(&self.room.rules, seat).contains(action));
        if allowed {
            let refusal = Refusal { action: text.to_owned(), reasons: Vec::new() };
            return Ok(Reply::Say(ServerMessage::Refused(refusal)));
        }
        Ok(Reply::Say(self.refuse(line, seat, action, text)))
    }

    fn refuse(&self, line: &Line, seat: Seat, action: Action, text: &str) -> ServerMessage {
        ServerMessage::Refused(Refusal {
            action: text.to_owned(),
            reasons: reasons(&self.room, &line.lang, seat, action),
        })
    }

    fn wish_to_sit(&mut self, line: &Line, chair: Option<usize>, wanted: Option<u8>) -> Wish {
        let room = &self.room;
        let sat = |chair: usize| Entry::Sat {
            chair: chair as u8,
            user: line.user.id.clone(),
            name: line.user.name.clone(),
        };
        if let Some(chair) = chair {
            // Whoever left comes back to his own chair.
            return if room.chairs[chair].bot && room.phase != Phase::Open {
                Ok(Reply::Write(vec![sat(chair)]))
            } else {
                Err(Wrong::HasChair)
            };
        }
        if room.phase != Phase::Open {
            return Err(Wrong::GameHasBegun);
        }
        let free = |chair: &usize| room.chairs[*chair].sitter.is_none();
        let found = match wanted {
            Some(wanted) => Some(usize::from(wanted)).filter(|&chair| chair < room.chairs.len()).filter(free),
            None => (0..room.chairs.len()).find(free),
        };
        let found = found.ok_or(Wrong::ChairTaken)?;
        Ok(Reply::Write(vec![sat(found)]))
    }

    fn wish_to_start(&mut self, line: &Line) -> Wish {
        if !self.room.is_host(&line.user.id) {
            return Err(Wrong::HostBegins);
        }
        if self.room.phase != Phase::Open || self.room.persons().next().is_none() {
            return Err(Wrong::NotNow);
        }
        Ok(Reply::Write(vec![super::seating::started(&self.room)]))
    }

    fn wish_to_remove(&mut self, line: &Line, chair: u8) -> Wish {
        let is_host = self.room.is_host(&line.user.id);
        let taken = self.room.chairs.get(usize::from(chair)).is_some_and(|chair| chair.sitter.is_some());
        match (is_host, taken && self.room.phase == Phase::Open) {
            (true, true) => Ok(Reply::Write(vec![Entry::Left { chair }])),
            (true, false) => Err(Wrong::NotNow),
            (false, _) => Err(Wrong::HostRemoves),
        }
    }

    fn wish_to_leave(&mut self, chair: usize) -> Wish {
        if let Phase::Over { .. } = self.room.phase {
            return Err(Wrong::NotNow);
        }
        for votes in [&mut self.votes.next, &mut self.votes.pause, &mut self.votes.stop] {
            votes[chair] = false;
        }
        let mut entries = vec![Entry::Left { chair: chair as u8 }];
        let last = self.room.persons().all(|other| other == chair);
        if last && self.room.phase != Phase::Open {
            entries.push(Entry::Stopped { by: "left".to_owned() });
        }
        Ok(Reply::Write(entries))
    }

    fn wish_to_pause(&mut self, chair: usize, on: bool) -> Wish {
        if !matches!(self.room.phase, Phase::Playing | Phase::Between) {
            return Err(Wrong::NotNow);
        }
        if self.room.paused {
            // Anybody ends it.
            self.votes.pause.fill(false);
            return if on { Ok(Reply::Done) } else { Ok(Reply::Write(vec![Entry::Paused { on: false }])) };
        }
        self.votes.pause[chair] = on;
        if self.all_want(&self.votes.pause) {
            self.votes.pause.fill(false);
            return Ok(Reply::Write(vec![Entry::Paused { on: true }]));
        }
        self.tell_table();
        Ok(Reply::Done)
    }

    fn wish_to_stop(&mut self, chair: usize, on: bool) -> Wish {
        if matches!(self.room.phase, Phase::Open | Phase::Over { .. }) {
            return Err(Wrong::NotNow);
        }
        self.votes.stop[chair] = on;
        if self.all_want(&self.votes.stop) {
            self.votes.stop.fill(false);
            return Ok(Reply::Write(vec![Entry::Stopped { by: "agreed".to_owned() }]));
        }
        self.tell_table();
        Ok(Reply::Done)
    }

    /// What everybody wants who is left, after others left or do not answer any more.
    pub(super) fn agreed(&mut self) -> Option<Entry> {
        if matches!(self.room.phase, Phase::Open | Phase::Over { .. }) {
            return None;
        }
        if self.all_want(&self.votes.stop) {
            self.votes.stop.fill(false);
            return Some(Entry::Stopped { by: "agreed".to_owned() });
        }
        let can_pause = matches!(self.room.phase, Phase::Playing | Phase::Between);
        if can_pause && self.all_want(&self.votes.pause) {
            self.votes.pause.fill(false);
            return Some(Entry::Paused { on: true });
        }
        None
    }

    /// Whether everybody wants something who is not away.
    fn all_want(&self, votes: &[bool]) -> bool {
        let mut persons = self.room.persons().filter(|&chair| self.room.is_person(chair)).peekable();
        persons.peek().is_some() && persons.all(|chair| votes[chair])
    }
}

fn contributed(taken: Option<Taken>) -> Wish {
    match taken {
        Some(Taken::Noted) => Ok(Reply::Done),
        Some(Taken::Refused) | None => Err(Wrong::NotContributing),
    }
}

/// What speaks against an action, as far as the seat may know.
pub(super) fn reasons(room: &Room, lang: &str, seat: Seat, action: Action) -> Vec<Reason> {
    let Some(play) = room.play.as_deref() else { return Vec::new() };
    let asked = !play.choices(&room.rules, seat).is_empty();
    let refused = match play.wait {
        // Whoever is not asked is answered alike, whether another is asked or not.
        Wait::Window { .. } if !asked => unasked(seat, action),
        Wait::Window { .. } | Wait::Turn { .. } | Wait::Nothing => why_not(&play.deal, room, seat, action),
    };
    let lang = answers::Lang::of_code(lang).unwrap_or(answers::Lang::En);
    let reasons = answers::refusal(lang, &room.rules, &refused).into_iter();
    reasons
        .map(|reason| Reason { code: reason.code.to_owned(), text: reason.text, clause: Some(reason.clause) })
        .collect()
}

fn why_not(deal: &Deal, room: &Room, seat: Seat, action: Action) -> table::Refused {
    deal.why_not(&room.rules, seat, action)
}

/// Why somebody who is not asked may not claim: he would be asked if he could.
fn unasked(seat: Seat, action: Action) -> table::Refused {
    let reason = match action {
        Action::Chow(_) => table::Reason::Chow,
        Action::Pung(_) => table::Reason::Pung,
        Action::Kong => table::Reason::Kong,
        Action::Win => table::Reason::NotAWin,
        Action::Ready => table::Reason::NotReady,
        Action::Pass | Action::Forbid(_) | Action::Flower(_) | Action::Discard(_) | Action::OwnKong(_) => {
            table::Reason::NotNow
        }
    };
    table::Refused { seat, action, reasons: [reason].into_iter().collect() }
}
