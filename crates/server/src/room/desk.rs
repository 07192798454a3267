//! Who is connected to a table.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::ServerMessage;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::state::Room;
use crate::account::User;

/// A connection, by a number that no other has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// Somebody's connection to a table.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) id: ConnectionId,
    pub(crate) user: User,
    pub(crate) lang: String,
    /// Whether it takes part in the shuffle.
    pub(crate) contributes: bool,
    /// How long a message takes there and back, in milliseconds, as the server has measured it.
    pub(crate) round_trip_ms: Arc<AtomicU32>,
    /// Whether the coach is reckoning for it.
    pub(crate) waits_for_hint: Arc<AtomicBool>,
    /// What is to be sent. One who reads too slowly is dropped, and may come back.
    pub(crate) sender: mpsc::Sender<Utf8Bytes>,
}

/// All connections of a table.
#[derive(Debug, Default)]
pub(super) struct Desk {
    pub(super) lines: Vec<Line>,
    /// For each chair the connection that acts for it.
    acting: Vec<Option<ConnectionId>>,
    /// What spectators will see later, with its number, if it has one.
    later: VecDeque<Later>,
}

/// Something that spectators will see later.
#[derive(Debug)]
struct Later {
    due: Instant,
    n: Option<u32>,
    text: Utf8Bytes,
}

/// So much time lost to the network is forgiven.
const FORGIVEN_MS: u32 = 1000;

impl Desk {
    pub(super) fn new(chairs: usize) -> Desk {
        Desk { acting: vec![None; chairs], ..Desk::default() }
    }

    pub(super) fn line(&self, id: ConnectionId) -> Option<&Line> {
        self.lines.iter().find(|line| line.id == id)
    }

    /// Somebody came. Who comes last acts.
    pub(super) fn join(&mut self, room: &Room, line: Line) {
        let (id, chair) = (line.id, room.chair_of(&line.user.id));
        self.lines.push(line);
        if let Some(chair) = chair {
            self.acting[chair] = Some(id);
        }
    }

    /// A connection is gone; another of the same person acts now, if there is one.
    pub(super) fn gone(&mut self, room: &Room, id: ConnectionId) {
        self.lines.retain(|line| line.id != id);
        self.settle(room);
    }

    /// This connection acts from now on.
    pub(super) fn take_over(&mut self, room: &Room, id: ConnectionId) {
        if let Some(chair) = self.line(id).and_then(|line| room.chair_of(&line.user.id)) {
            self.acting[chair] = Some(id);
        }
    }

    /// Puts right who acts, after somebody came, went, sat down or stood up.
    pub(super) fn settle(&mut self, room: &Room) {
        for chair in 0..self.acting.len() {
            let is = |line: &&Line| room.chair_of(&line.user.id) == Some(chair);
            let acts = self.acting[chair].filter(|&id| self.line(id).as_ref().is_some_and(is));
            self.acting[chair] = acts.or_else(|| self.lines.iter().rev().find(is).map(|line| line.id));
        }
    }

    /// The connection that acts for a chair.
    pub(super) fn actor(&self, chair: usize) -> Option<&Line> {
        self.acting.get(chair).copied().flatten().and_then(|id| self.line(id))
    }

    pub(super) fn is_here(&self, chair: usize) -> bool {
        self.acting.get(chair).copied().flatten().is_some()
    }

    /// How much is added to the time of a chair for what the network takes.
    pub(super) fn forgiven_ms(&self, chair: usize) -> u32 {
        self.actor(chair).map_or(0, |line| line.round_trip_ms.load(Ordering::Relaxed).min(FORGIVEN_MS))
    }

    pub(super) fn spectators(&self, room: &Room) -> u32 {
        self.lines.iter().filter(|line| room.chair_of(&line.user.id).is_none()).count() as u32
    }

    /// Sends to one connection.
    pub(super) fn send(&mut self, id: ConnectionId, message: &ServerMessage) {
        let text = text(message);
        self.deliver(&text, |line| line.id == id);
    }

    /// Sends to all connections of a viewer. The message is made only if there is one.
    pub(super) fn tell(&mut self, room: &Room, viewer: usize, message: impl FnOnce() -> ServerMessage) {
        let spectators = room.chairs.len();
        let delay = room.setting.config.spectators.unwrap_or(0);
        if viewer == spectators && delay > 0 {
            let message = message();
            let due = Instant::now() + Duration::from_secs(delay.into());
            self.later.push_back(Later { due, n: number(&message), text: text(&message) });
            return;
        }
        let of = |line: &Line| room.chair_of(&line.user.id).unwrap_or(spectators);
        if !self.lines.iter().any(|line| of(line) == viewer) {
            return;
        }
        let text = text(&message());
        self.deliver(&text, |line| of(line) == viewer);
    }

    /// Sends to everybody.
    pub(super) fn tell_everybody(&mut self, message: &ServerMessage) {
        self.deliver(&text(message), |_| true);
    }

    /// Sends to spectators what they may see now.
    pub(super) fn tell_later(&mut self, room: &Room) {
        while let Some(later) = self.later.pop_front_if(|later| later.due <= Instant::now()) {
            self.deliver(&later.text, |line| room.chair_of(&line.user.id).is_none());
        }
    }

    /// Where somebody does not read, nothing is kept for him: his connection ends, and he may come back.
    fn deliver(&mut self, text: &Utf8Bytes, to: impl Fn(&Line) -> bool) {
        self.lines.retain(|line| {
            let keeps = !to(line) || line.sender.try_send(text.clone()).is_ok();
            if !keeps {
                metrics::counter!("fivewinds_slow_readers_total").increment(1);
            }
            keeps
        });
    }

    /// When spectators may see more.
    pub(super) fn next_later(&self) -> Option<Instant> {
        self.later.front().map(|later| later.due)
    }

    /// The number of the first thing that spectators have not seen yet.
    pub(super) fn first_later(&self) -> Option<u32> {
        self.later.iter().find_map(|later| later.n)
    }
}

/// The number of a message.
fn number(message: &ServerMessage) -> Option<u32> {
    match message {
        ServerMessage::Deal { n, .. }
        | ServerMessage::Event { n, .. }
        | ServerMessage::DealOver { n, .. }
        | ServerMessage::GameOver { n, .. } => Some(*n),
        ServerMessage::Welcome(_)
        | ServerMessage::Table { .. }
        | ServerMessage::Shuffle { .. }
        | ServerMessage::Commitments { .. }
        | ServerMessage::Ask(_)
        | ServerMessage::Noted { .. }
        | ServerMessage::Hint { .. }
        | ServerMessage::Refused(_)
        | ServerMessage::Error { .. }
        | ServerMessage::Pong { .. }
        | ServerMessage::Bye { .. } => None,
    }
}

pub(super) fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}
