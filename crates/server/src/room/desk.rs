//! Who is connected to a table.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::ServerMessage;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::state::Room;
use crate::account::User;
use crate::lang::Lang;

/// A connection, by a number that no other has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// Somebody's connection to a table.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) id: ConnectionId,
    pub(crate) user: User,
    /// `ru`, `en` or `zh`.
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

impl Line {
    /// The language in which he is spoken to.
    pub(super) fn speaks(&self) -> Lang {
        Lang::by_tag(&self.lang).unwrap_or_default()
    }
}

/// All connections of a table. There may be ten thousand that look on, so that nothing goes through all of them but what is
/// said to all.
#[derive(Debug, Default)]
pub(super) struct Desk {
    /// In the order in which they came.
    lines: BTreeMap<ConnectionId, Line>,
    /// The connections of those who have a chair, in the same order, each with its chair.
    seated: BTreeMap<ConnectionId, usize>,
    /// For each chair the connection that acts for it.
    acting: Vec<Option<ConnectionId>>,
    /// What spectators will see later, with its number, if it has one.
    later: VecDeque<Later>,
    /// Those who got or lost a chair and have not been told so.
    pub(super) moved: Vec<ConnectionId>,
    /// Whether somebody who has a chair was dropped, since he did not read.
    pub(super) has_lost_player: bool,
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
        self.lines.get(&id)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Somebody came. Who comes last acts.
    pub(super) fn join(&mut self, room: &Room, line: Line) {
        let (id, chair) = (line.id, room.chair_of(&line.user.id));
        self.lines.insert(id, line);
        if let Some(chair) = chair {
            self.seated.insert(id, chair);
            self.acting[chair] = Some(id);
        }
    }

    /// A connection is gone; another of the same person acts now, if there is one. Whether it had a chair.
    pub(super) fn gone(&mut self, id: ConnectionId) -> bool {
        self.lines.remove(&id);
        let had_chair = self.seated.remove(&id).is_some();
        if had_chair {
            self.find_actors();
        }
        had_chair
    }

    /// This connection acts from now on.
    pub(super) fn take_over(&mut self, id: ConnectionId) {
        if let Some(&chair) = self.seated.get(&id) {
            self.acting[chair] = Some(id);
        }
    }

    /// Puts right who has which chair, after somebody sat down or stood up.
    pub(super) fn settle(&mut self, room: &Room) {
        let chair = |(&id, line): (&ConnectionId, &Line)| Some((id, room.chair_of(&line.user.id)?));
        let seated = self.lines.iter().filter_map(chair).collect();
        let before = std::mem::replace(&mut self.seated, seated);
        let moved = |id: &&ConnectionId| before.get(id) != self.seated.get(id);
        self.moved.extend(self.lines.keys().filter(moved));
        self.find_actors();
    }

    fn find_actors(&mut self) {
        for (chair, acting) in self.acting.iter_mut().enumerate() {
            let is = |id: &ConnectionId| self.seated.get(id) == Some(&chair);
            *acting = acting.filter(is).or_else(|| self.seated.keys().copied().rfind(is));
        }
    }

    /// The connections of those who have a chair; of one chair, if it is said which.
    pub(super) fn seated(&self, of: Option<usize>) -> Vec<Line> {
        let wanted = self.seated.iter().filter(|(_, chair)| of.is_none_or(|of| of == **chair));
        wanted.filter_map(|(id, _)| self.lines.get(id).cloned()).collect()
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

    pub(super) fn spectators(&self) -> u32 {
        (self.lines.len() - self.seated.len()) as u32
    }

    /// Sends to one connection.
    pub(super) fn send(&mut self, id: ConnectionId, message: &ServerMessage) {
        self.deliver(&text(message), &[id]);
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
        if viewer == spectators {
            if self.spectators() > 0 {
                self.deliver_to_spectators(&text(&message()));
            }
            return;
        }
        let of = self.seated.iter().filter(|(_, chair)| **chair == viewer);
        let to: Vec<ConnectionId> = of.map(|(id, _)| *id).collect();
        if !to.is_empty() {
            self.deliver(&text(&message()), &to);
        }
    }

    /// Sends to everybody.
    pub(super) fn tell_everybody(&mut self, message: &ServerMessage) {
        let to: Vec<ConnectionId> = self.lines.keys().copied().collect();
        self.deliver(&text(message), &to);
    }

    /// Sends to spectators what they may see now.
    pub(super) fn tell_later(&mut self) {
        while let Some(later) = self.later.pop_front_if(|later| later.due <= Instant::now()) {
            self.deliver_to_spectators(&later.text);
        }
    }

    fn deliver_to_spectators(&mut self, text: &Utf8Bytes) {
        let to: Vec<ConnectionId> =
            self.lines.keys().filter(|id| !self.seated.contains_key(id)).copied().collect();
        self.deliver(text, &to);
    }

    /// Nobody may look on any more.
    pub(super) fn send_spectators_away(&mut self) {
        self.deliver_to_spectators(&text(&no_spectators()));
        self.lines.retain(|id, _| self.seated.contains_key(id));
    }

    /// Where somebody does not read, nothing is kept for him: his connection ends, and he may come back. Its own task says
    /// that it is gone.
    fn deliver(&mut self, text: &Utf8Bytes, to: &[ConnectionId]) {
        for id in to {
            let Some(line) = self.lines.get_mut(id) else { continue };
            if line.sender.try_send(text.clone()).is_err() {
                metrics::counter!("fivewinds_slow_readers_total").increment(1);
                self.has_lost_player |= self.gone(*id);
            }
        }
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

/// What somebody is told who may not look on.
pub(super) fn no_spectators() -> ServerMessage {
    ServerMessage::Bye { reason: "no_spectators".to_owned(), again: false }
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
