//! What somebody is told who comes, or comes back: the table, the deal as far as he has been told, what he missed.

use protocol::{Chair, ChairState, ServerMessage, TableInfo, TableState, View, Wall, Welcome, You};
use table::{OpenState, Player, SeatEvent};
use tiles::Seat;

use super::desk::Line;
use super::play::Play;
use super::state::{Phase, Room};
use super::task::Task;

/// So many devices one person has at a table. Each is told whenever another comes.
const DEVICES: usize = 8;

impl Task {
    /// What somebody is told who comes.
    pub(super) fn welcome(&self, line: &Line, since: Option<u32>) -> ServerMessage {
        let room = &self.room;
        let chair = room.chair_of(&line.user.id);
        let viewer = chair.unwrap_or(room.chairs.len());
        let known = match chair {
            Some(_) => room.numbers[viewer],
            None => self.desk.first_later().map_or(room.numbers[viewer], |n| n.saturating_sub(1)),
        };
        let seat = chair.and_then(|chair| room.seat_of(chair));
        // A spectator may not have seen this deal begin yet.
        let play = room.play.as_deref().filter(|play| known >= play.first_n[viewer]);
        let over =
            play.filter(|play| known > play.first_n[viewer] + play.story(&room.rules, seat).count() as u32);
        let noted =
            play.zip(seat).and_then(|(play, seat)| self.answer(play, seat).map(|action| (play, action)));
        ServerMessage::Welcome(Box::new(Welcome {
            protocol: protocol::PROTOCOL,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            you: You {
                id: line.user.id.clone(),
                name: line.user.name.clone(),
                chair: chair.map(|chair| chair as u8),
                host: room.is_host(&line.user.id),
                only_looks: chair
                    .is_some_and(|chair| self.desk.actor(chair).is_some_and(|actor| actor.id != line.id)),
            },
            table: self.info(),
            n: known,
            deal: play.map(|play| play.start.clone()),
            view: play.map(|play| view_of(room, play, seat, known, viewer)),
            over: over.and_then(|play| play.end.clone()),
            ask: self.question(line),
            noted: noted.map(|(play, action)| protocol::words(play.open().public().stage(), action)),
            missed: since.map(|since| self.missed(viewer, seat, since, known)).unwrap_or_default(),
        }))
    }

    /// What a viewer was told after a number, as far as it is of this deal.
    fn missed(&self, viewer: usize, seat: Option<Seat>, since: u32, known: u32) -> Vec<ServerMessage> {
        let Some(play) = self.room.play.as_deref() else { return Vec::new() };
        let first = play.first_n[viewer];
        if since < first {
            return Vec::new();
        }
        let rules = &self.room.rules;
        let mut open = OpenState::new(rules, *play.deal.public().table());
        let told = (first + 1..).zip(play.story(rules, seat)).map(|(n, event)| {
            open.note(rules, event);
            let drew = matches!(event, SeatEvent::Drew { .. }) && n > since;
            let wall = drew.then(|| Wall::of(rules, open.public(), &play.start.dice));
            (n, ServerMessage::Event { n, event: event.into(), wall })
        });
        let missed = told.filter(|&(n, _)| n > since && n <= known);
        missed.map(|(_, message)| message).collect()
    }

    /// What everybody sees of the table.
    pub(super) fn info(&self) -> TableInfo {
        let room = &self.room;
        let state = match room.phase {
            Phase::Open => TableState::Open,
            Phase::Shuffling { .. } | Phase::Playing => TableState::Playing,
            Phase::Between => TableState::Between,
            Phase::Over { .. } => TableState::Over,
        };
        TableInfo {
            id: room.setting.id.clone(),
            config: room.setting.config.clone(),
            host: room.setting.host.clone(),
            state,
            chairs: (0..room.chairs.len()).map(|chair| self.chair_info(chair)).collect(),
            spectators: self.desk.spectators(),
            paused: room.paused,
            deal: room.deals,
            created_at: room.setting.created_at,
        }
    }

    fn chair_info(&self, place: usize) -> Chair {
        let chair = &self.room.chairs[place];
        let state = match (&chair.sitter, chair.bot, chair.away) {
            (_, true, _) => ChairState::Bot,
            (None, false, _) => ChairState::Empty,
            (Some(_), false, true) => ChairState::Away,
            (Some(_), false, false) if self.desk.is_here(place) => ChairState::Here,
            (Some(_), false, false) => ChairState::Gone,
        };
        let plays = matches!(state, ChairState::Bot | ChairState::Away);
        Chair {
            sitter: chair.sitter.clone(),
            state,
            bot: plays.then(|| self.room.setting.config.bots.clone()),
            bank_ms: chair.bank_ms,
            total: self.room.game.as_ref().map_or(0, |game| game.total(Player(place as u8))),
            next: self.votes.next[place],
            wants_pause: self.votes.pause[place],
            wants_stop: self.votes.stop[place],
        }
    }

    /// Other devices of the same person learn that they only look.
    pub(super) fn welcome_all_of(&mut self, chair: usize) {
        for line in self.desk.seated(Some(chair)) {
            let welcome = self.welcome(&line, None);
            self.desk.send(line.id, &welcome);
        }
    }

    /// A device joined others of the same person: they learn of each other. Of too many the oldest goes.
    pub(super) fn invite(&mut self, chair: Option<usize>) {
        let Some(chair) = chair else { return };
        let devices = self.desk.seated(Some(chair));
        if let Some(oldest) = devices.first().filter(|_| devices.len() > DEVICES) {
            let bye = ServerMessage::Bye { reason: "devices".to_owned(), again: false };
            self.desk.send(oldest.id, &bye);
            self.desk.gone(oldest.id);
        }
        // The last one has just been told everything.
        for line in devices.iter().rev().skip(1) {
            let welcome = self.welcome(line, None);
            self.desk.send(line.id, &welcome);
        }
    }
}

/// What a viewer sees of a deal, as far as he has been told.
fn view_of(room: &Room, play: &Play, seat: Option<Seat>, known: u32, viewer: usize) -> View {
    if let Some(seat) = seat {
        return View::of_seat(&room.rules, play.state(seat).view(), &play.start.dice);
    }
    let mut open = OpenState::new(&room.rules, *play.deal.public().table());
    let seen = known.saturating_sub(play.first_n[viewer]) as usize;
    play.story(&room.rules, None).take(seen).for_each(|event| open.note(&room.rules, event));
    View::of_public(&room.rules, open.public(), &play.start.dice)
}
