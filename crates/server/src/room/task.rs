//! The task that owns a table: takes what people want, writes it, applies it, tells it, and minds the time.

use std::time::Duration;

use protocol::{Ask, AskKind, ClientMessage, Refusal, ServerMessage, TableInfo};
use table::Action;
use tiles::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::crowd::Crowd;
use super::desk::{ConnectionId, Desk, Line, no_spectators};
use super::due::Timer;
use super::entry::Entry;
use super::play::{Play, Wait};
use super::seating::started;
use super::seed::Shuffling;
use super::state::{Phase, Room};
use super::think::{Think, Thought};
use super::told::{Followed, What};
use super::wish::{Reply, reasons};
use crate::now::now;
use crate::store::Write;
use crate::wrong::Wrong;
use crate::{Shared, duplicates, hall};

/// What a table is told.
#[derive(Debug)]
pub(crate) enum Command {
    /// Somebody comes, or comes back, and has been told everything up to this number.
    Join { line: Box<Line>, since: Option<u32> },
    /// A connection is gone.
    Gone { id: ConnectionId },
    /// Somebody says something.
    Say { id: ConnectionId, message: ClientMessage },
    /// What everybody sees of the table.
    Info { reply: oneshot::Sender<TableInfo> },
    /// Nobody came back for so long that it is closed.
    Forget,
    /// The host of its match has dropped it.
    Drop,
    /// The server stops.
    Stop { done: oneshot::Sender<()> },
}

/// How a table is reached.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    sender: mpsc::Sender<Command>,
}

/// The task.
pub(super) struct Task {
    pub(super) app: Shared,
    pub(super) room: Room,
    pub(super) desk: Desk,
    pub(super) crowd: Crowd,
    pub(super) votes: Votes,
    pub(super) shuffling: Option<Shuffling>,
    /// Who spoilt the shuffle of the next deal.
    pub(super) left_out: Vec<usize>,
    pub(super) think: Think,
    pub(super) timer: Timer,
    /// Since when nobody is there.
    pub(super) asleep: Option<i64>,
    /// The question that has been put.
    pub(super) asked: u32,
    /// Whether there is more to do at once.
    pub(super) is_behind: bool,
    /// When anybody last wanted something of this table.
    pub(super) used: Instant,
}

/// What persons want that counts only when all want it. Nobody loses anything if it is forgotten.
#[derive(Debug)]
pub(super) struct Votes {
    pub(super) next: Vec<bool>,
    pub(super) pause: Vec<bool>,
    pub(super) stop: Vec<bool>,
}

/// A table without anybody stays in memory for so long.
pub(super) const LINGER: Duration = Duration::from_secs(60);
/// A bot-filled table with a pace of nothing gives others a chance after so many steps.
const AT_A_STRETCH: usize = 64;

/// Starts the task of a table.
pub(crate) fn start(app: Shared, room: Room) -> Handle {
    let (sender, receiver) = mpsc::channel(256);
    let (think, thoughts) = Think::new(&room);
    let chairs = room.chairs.len();
    let none = || vec![false; chairs];
    let task = Task {
        app,
        desk: Desk::new(chairs),
        crowd: Crowd::new(),
        votes: Votes { next: none(), pause: none(), stop: none() },
        shuffling: None,
        left_out: Vec::new(),
        think,
        timer: Timer { since: Instant::now(), stands: Some(Duration::ZERO) },
        asleep: Some(room.last_at),
        asked: 0,
        is_behind: false,
        used: Instant::now(),
        room,
    };
    tokio::spawn(task.run(receiver, thoughts));
    Handle { sender }
}

impl Handle {
    /// Tells the table; `false` if it is not in memory any more.
    pub(crate) async fn tell(&self, command: Command) -> bool {
        self.sender.send(command).await.is_ok()
    }

    /// What everybody sees of it.
    pub(crate) async fn info(&self) -> Option<TableInfo> {
        let (reply, answer) = oneshot::channel();
        self.sender.send(Command::Info { reply }).await.ok()?;
        answer.await.ok()
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }
}

impl Task {
    async fn run(
        mut self,
        mut commands: mpsc::Receiver<Command>,
        mut thoughts: mpsc::UnboundedReceiver<Thought>,
    ) {
        if self.room.setting.config.at_once
            && self.room.phase == Phase::Open
            && self.room.persons().next().is_some()
        {
            let entry = started(&self.room);
            self.write(vec![entry]).await;
        }
        loop {
            self.go_on().await;
            let due = self.due();
            tokio::select! {
                command = commands.recv() => {
                    let Some(command) = command else { break };
                    self.used = Instant::now();
                    if let Command::Stop { done } = command {
                        self.desk.tell_everybody(&ServerMessage::Bye { reason: "restart".to_owned(), again: true });
                        _ = done.send(());
                        break;
                    }
                    self.take(command).await;
                }
                () = tokio::time::sleep_until(due) => {
                    let is_idle = Instant::now() >= self.used + LINGER;
                    if is_idle && self.desk.is_empty() && commands.is_empty() {
                        break;
                    }
                }
                Some(thought) = thoughts.recv() => self.think.note(thought),
            }
        }
        // Whoever is on his way in is turned back, and comes again.
        drop(commands);
        self.app.hall.closed(&self.room.setting.id);
    }

    async fn take(&mut self, command: Command) {
        match command {
            Command::Join { line, since } => self.join(*line, since).await,
            Command::Gone { id } => {
                if self.desk.gone(id) {
                    self.mind_sleep().await;
                    self.tell_table();
                } else {
                    self.crowd.changed();
                }
            }
            Command::Say { id, message: ClientMessage::Sit { .. } } if self.sits_elsewhere(id).await => {
                let lang = self.desk.line(id).map(Line::speaks).unwrap_or_default();
                self.desk.send(id, &Wrong::SitsElsewhere.said(lang));
            }
            Command::Say { id, message } => {
                self.mind_return(id, &message).await;
                match self.wish(id, message) {
                    Reply::Write(entries) => self.write_for(id, entries).await,
                    Reply::Say(message) => self.desk.send(id, &message),
                    Reply::Done => {}
                }
            }
            Command::Info { reply } => _ = reply.send(self.info()),
            Command::Forget => {
                if !matches!(self.room.phase, Phase::Over { .. }) && self.desk.is_empty() {
                    self.write(vec![Entry::Stopped { by: "forgotten".to_owned() }]).await;
                }
            }
            Command::Drop => {
                if !matches!(self.room.phase, Phase::Over { .. }) {
                    self.write(vec![Entry::Stopped { by: "dropped".to_owned() }]).await;
                }
            }
            Command::Stop { done } => _ = done.send(()),
        }
    }

    /// Whether somebody sits at another table of the same match, where he sees the same walls.
    async fn sits_elsewhere(&mut self, id: ConnectionId) -> bool {
        let Some((duplicate, line)) = self.room.setting.duplicate.as_ref().zip(self.desk.line(id)) else {
            return false;
        };
        let found =
            duplicates::sits_elsewhere(&self.app, &duplicate.id, &self.room.setting.id, &line.user.id);
        // Who cannot be looked up is not let in; he may try again.
        found.await.unwrap_or_else(|error| {
            tracing::error!(%error, "cannot look up who sits at the tables of a match");
            true
        })
    }

    /// Somebody for whom a bot plays wants to play himself again.
    async fn mind_return(&mut self, id: ConnectionId, message: &ClientMessage) {
        let Some(line) = self.desk.line(id).cloned() else { return };
        let Some(chair) = self.room.chair_of(&line.user.id).filter(|&chair| self.room.chairs[chair].away)
        else {
            return;
        };
        // A program says this by itself.
        if matches!(
            message,
            ClientMessage::Ping { .. }
                | ClientMessage::Look
                | ClientMessage::Commit { .. }
                | ClientMessage::Reveal { .. }
        ) {
            return;
        }
        self.write(vec![Entry::Away { chair: chair as u8, away: false }]).await;
        if let Some(ask) = self.question(&line) {
            self.desk.send(id, &ServerMessage::Ask(Box::new(ask)));
        }
    }

    /// Writes what somebody wants; what he is told of it.
    async fn write_for(&mut self, id: ConnectionId, entries: Vec<Entry>) {
        let ask = self.room.ask;
        let noted = entries.iter().rev().find_map(|entry| match entry {
            Entry::Answered { action, .. } => Some(action.clone()),
            Entry::Sat { .. }
            | Entry::Left { .. }
            | Entry::Started { .. }
            | Entry::Committed { .. }
            | Entry::Dealt { .. }
            | Entry::Acted { .. }
            | Entry::Closed { .. }
            | Entry::Away { .. }
            | Entry::Paused { .. }
            | Entry::Slept { .. }
            | Entry::TimeUp { .. }
            | Entry::Stopped { .. } => None,
        });
        let sat = entries.iter().any(|entry| matches!(entry, Entry::Sat { .. } | Entry::Left { .. }));
        if !self.write(entries).await {
            let lang = self.desk.line(id).map(Line::speaks).unwrap_or_default();
            self.desk.send(id, &Wrong::NotWritten.said(lang));
            return;
        }
        if let Some(action) = noted {
            self.desk.send(id, &ServerMessage::Noted { ask, action });
        }
        if sat {
            self.mind_sleep().await;
            // Whoever was asked to leave learns it as well as who sits down.
            let mut moved = std::mem::take(&mut self.desk.moved);
            moved.retain(|&other| other != id);
            for id in moved.into_iter().chain([id]) {
                if let Some(line) = self.desk.line(id).cloned() {
                    let welcome = self.welcome(&line, None);
                    self.desk.send(id, &welcome);
                }
            }
        }
    }

    /// Applies entries, has them written, and tells what follows. If they cannot be written, nothing has happened.
    pub(super) async fn write(&mut self, entries: Vec<Entry>) -> bool {
        let at = now();
        let mut all = Followed::default();
        let mut write = Write { table: self.room.setting.id.clone(), ..Write::default() };
        for entry in &entries {
            let seq = self.room.entries;
            match self.room.apply(entry, at) {
                Ok(followed) => {
                    all.told.extend(followed.told);
                    all.extras.extend(followed.extras);
                    all.table |= followed.table;
                }
                Err(problem) => {
                    tracing::error!(table = %self.room.setting.id, ?problem, "an entry does not fit");
                    self.reload().await;
                    return false;
                }
            }
            write.entries.push((seq, at, serde_json::to_string(entry).unwrap_or_default()));
        }
        write.extras = std::mem::take(&mut all.extras);
        if self.app.journal.write(write).await.is_err() {
            self.reload().await;
            return false;
        }
        if entries.iter().any(|entry| matches!(entry, Entry::Sat { .. } | Entry::Left { .. })) {
            self.desk.settle(&self.room);
        }
        let begins = entries.iter().any(|entry| matches!(entry, Entry::Started { .. }));
        if begins && self.room.setting.config.spectators.is_none() {
            // Who came before and did not sit down.
            self.desk.send_spectators_away();
        }
        self.mind_timer();
        self.tell(all);
        true
    }

    /// Goes back to what the database knows.
    async fn reload(&mut self) {
        loop {
            match hall::load(&self.app, &self.room.setting.id).await {
                Ok(Some(room)) => {
                    self.room = room;
                    self.shuffling = None;
                    self.desk.settle(&self.room);
                    return;
                }
                Ok(None) => {
                    tracing::error!(table = %self.room.setting.id, "the table is gone from the database")
                }
                Err(error) => tracing::error!(table = %self.room.setting.id, ?error, "cannot read the table"),
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    fn tell(&mut self, followed: Followed) {
        for told in followed.told {
            let (room, n) = (&self.room, told.n);
            match told.what {
                What::Deal => {
                    if let Some(play) = &room.play {
                        let deal = &play.start;
                        self.desk.tell(room, told.viewer, || ServerMessage::Deal {
                            n,
                            deal: Box::new(deal.clone()),
                        });
                    }
                }
                What::Event(event, wall) => {
                    let event = || ServerMessage::Event { n, event: event.into(), wall };
                    self.desk.tell(room, told.viewer, event);
                }
                What::DealOver => {
                    if let Some(end) = room.play.as_ref().and_then(|play| play.end.as_ref()) {
                        self.desk.tell(room, told.viewer, || ServerMessage::DealOver {
                            n,
                            end: Box::new(end.clone()),
                        });
                    }
                }
                What::GameOver => {
                    if let Some(end) = room.game_end() {
                        self.desk
                            .tell(room, told.viewer, || ServerMessage::GameOver { n, end: Box::new(end) });
                    }
                }
            }
        }
        if followed.table {
            self.tell_table();
        }
    }

    pub(super) fn tell_table(&mut self) {
        let table = Box::new(self.info());
        self.desk.tell_everybody(&ServerMessage::Table { table });
        self.crowd.told();
    }

    /// Everything that can be done now without anybody's saying so.
    async fn go_on(&mut self) {
        self.is_behind = false;
        self.desk.tell_later();
        self.mind_crowd().await;
        for _ in 0..AT_A_STRETCH {
            self.put_question();
            self.think.wish(&self.room);
            let entries = self.next_entries();
            if entries.is_empty() || !self.write(entries).await {
                self.put_question();
                return;
            }
        }
        // There is more; others first.
        self.is_behind = true;
    }

    /// Puts a new question to all whom it may concern.
    fn put_question(&mut self) {
        if self.asked == self.room.ask {
            return;
        }
        self.asked = self.room.ask;
        self.timer.restart();
        self.votes.next.fill(false);
        for line in self.desk.seated(None) {
            if let Some(ask) = self.question(&line) {
                self.desk.send(line.id, &ServerMessage::Ask(Box::new(ask)));
            }
        }
    }

    /// What somebody is asked now.
    pub(super) fn question(&self, line: &Line) -> Option<Ask> {
        let room = &self.room;
        let chair = room.chair_of(&line.user.id).filter(|&chair| room.is_person(chair))?;
        let play = room.play.as_deref().filter(|_| room.phase == Phase::Playing)?;
        let seat = room.seat_of(chair)?;
        let choices = play.choices(&room.rules, seat);
        let stage = play.open().public().stage();
        let kind = match play.wait {
            Wait::Turn { seat: turn, .. } if turn == seat => AskKind::Turn,
            Wait::Window { .. } if play.concerned().contains(&seat) => AskKind::Window,
            Wait::Turn { .. } | Wait::Window { .. } | Wait::Nothing => return None,
        };
        if choices.is_empty() && self.is_alone() {
            // Nobody else waits for him to say that he passes.
            return None;
        }
        let mut actions = protocol::actions(stage, choices);
        if actions.is_empty() {
            actions.push("pass".to_owned());
        }
        let limit = self.limit(play);
        let left = limit.map(|limit| limit.saturating_sub(self.timer.elapsed()).as_millis() as u32);
        Some(Ask {
            ask: room.ask,
            kind,
            actions,
            refusals: refusals(room, play, &line.lang, seat),
            time_ms: left,
            bank_ms: if kind == AskKind::Turn { room.chairs[chair].bank_ms } else { 0 },
        })
    }

    /// Somebody comes, or comes back.
    async fn join(&mut self, line: Line, since: Option<u32>) {
        let room = &self.room;
        if room.chair_of(&line.user.id).is_none() && room.setting.config.spectators.is_none() {
            let open = room.phase == Phase::Open;
            if !open {
                // Nobody may look on; whoever comes from a link before the game may sit down.
                let bye = serde_json::to_string(&no_spectators()).unwrap_or_default();
                _ = line.sender.try_send(bye.into());
                return;
            }
        }
        let id = line.id;
        let chair = room.chair_of(&line.user.id);
        self.desk.join(&self.room, line);
        self.mind_sleep().await;
        if let Some(chair) = chair.filter(|&chair| self.room.chairs[chair].away) {
            self.write(vec![Entry::Away { chair: chair as u8, away: false }]).await;
        }
        // What is due now is told with the rest.
        self.put_question();
        if let Some(line) = self.desk.line(id).cloned() {
            let welcome = self.welcome(&line, since);
            self.desk.send(id, &welcome);
        }
        match chair {
            Some(_) => self.tell_table(),
            None => self.crowd.changed(),
        }
        self.invite(chair);
    }

    /// Time stands still while nobody is there or there is a pause.
    pub(super) async fn mind_sleep(&mut self) {
        let here = self.room.persons().any(|chair| self.desk.is_here(chair));
        let sleeps = !here && !matches!(self.room.phase, Phase::Over { .. });
        match (self.asleep, sleeps) {
            (None, true) => self.asleep = Some(now()),
            (Some(since), false) => {
                self.asleep = None;
                let ms = (now() - since).max(0);
                let counts =
                    matches!(self.room.phase, Phase::Shuffling { .. } | Phase::Playing | Phase::Between);
                if counts && ms > 1000 {
                    self.write(vec![Entry::Slept { ms }]).await;
                }
            }
            (None, false) | (Some(_), true) => {}
        }
        self.mind_timer();
    }

    fn mind_timer(&mut self) {
        if self.asleep.is_some() || self.room.paused {
            self.timer.stop();
        } else {
            self.timer.go();
        }
    }
}

/// What a player might want and may not: a win with a hand that looks like one.
fn refusals(room: &Room, play: &Play, lang: &str, seat: Seat) -> Vec<Refusal> {
    let choices = play.choices(&room.rules, seat);
    let view = play.state(seat).view();
    let looks_won = match view.public().stage().offered() {
        Some((from, tile, _)) => from != seat && view.completes_with(tile),
        None => view.own().drawn().is_some_and(|tile| view.waits().contains(tile)),
    };
    if !looks_won || choices.win() {
        return Vec::new();
    }
    vec![Refusal { action: "win".to_owned(), reasons: reasons(room, lang, seat, Action::Win) }]
}
