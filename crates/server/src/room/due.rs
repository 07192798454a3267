//! What is due: whose time is up, which window closes, when something has to be done next.

use std::time::Duration;

use table::Action;
use tiles::Seat;
use tokio::time::Instant;

use super::entry::Entry;
use super::play::{Gate, Play, Wait};
use super::seed::{Shuffling, host_secret};
use super::state::Phase;
use super::task::{LINGER, Task};
use super::think::SEARCH;
use crate::now::now;

/// How long the present question has been open. It stands still while the game does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timer {
    pub(super) since: Instant,
    pub(super) stands: Option<Duration>,
}

/// So long a player may lay open the flowers that were dealt to him.
const FLOWERS_MS: u32 = 2000;

impl Task {
    /// How long the present question is open; `None` for as long as one likes.
    pub(super) fn limit(&self, play: &Play) -> Option<Duration> {
        let tempo = &self.room.tempo;
        let ms = match play.wait {
            Wait::Turn { first: true, .. } => tempo.first,
            Wait::Turn { first: false, .. } => tempo.turn,
            Wait::Window { gate: Gate::Tile { .. }, .. } => tempo.claim,
            // Others must not learn who has a flower and keeps it, nor wait for long.
            Wait::Window { gate: Gate::Flowers { .. }, .. } if self.is_alone() => tempo.first,
            Wait::Window { gate: Gate::Flowers { .. }, .. } => FLOWERS_MS,
            Wait::Window { gate: Gate::Opening, .. } => {
                let seats = self.room.rules.play.opening;
                if seats == rules::Opening::ForbidSuit { tempo.first } else { tempo.claim }
            }
            Wait::Nothing => 0,
        };
        (ms > 0).then(|| Duration::from_millis(ms.into()))
    }

    /// What is written next without anybody's saying so.
    pub(super) fn next_entries(&mut self) -> Vec<Entry> {
        if !self.is_running() {
            return Vec::new();
        }
        if self.is_time_up() {
            let acts = self.noted_acts();
            return match self.room.phase {
                Phase::Playing => vec![Entry::TimeUp { acts }],
                Phase::Shuffling { .. } | Phase::Between => vec![Entry::Stopped { by: "time".to_owned() }],
                Phase::Open | Phase::Over { .. } => Vec::new(),
            };
        }
        if let Some(agreed) = self.agreed() {
            return vec![agreed];
        }
        match &self.room.phase {
            Phase::Open | Phase::Over { .. } => Vec::new(),
            Phase::Shuffling { secret: None } => vec![Entry::Committed {
                deal: self.room.deals + 1,
                secret: host_secret(&self.room).to_string(),
            }],
            Phase::Shuffling { secret: Some(_) } => self.next_of_shuffle(),
            Phase::Between => self.next_between(),
            Phase::Playing => match self.room.play.as_ref().map(|play| play.wait) {
                Some(Wait::Turn { seat, .. }) => self.next_of_turn(seat),
                Some(Wait::Window { .. }) => self.next_of_window(),
                Some(Wait::Nothing) | None => Vec::new(),
            },
        }
    }

    /// Whether the game goes on: somebody is there, and there is no pause.
    pub(super) fn is_running(&self) -> bool {
        self.timer.stands.is_none()
    }

    pub(super) fn next_of_shuffle(&mut self) -> Vec<Entry> {
        if self.shuffling.as_ref().is_none_or(|shuffling| shuffling.deal != self.room.deals + 1) {
            self.shuffling = Shuffling::begin(&self.room, &mut self.desk, &self.left_out);
        }
        let Some(shuffling) = &mut self.shuffling else { return Vec::new() };
        shuffling.go_on(&self.room, &mut self.desk);
        if let Some(dealt) = shuffling.dealt(&self.room) {
            self.shuffling = None;
            self.left_out.clear();
            return vec![dealt];
        }
        if Instant::now() >= shuffling.deadline {
            // Once more, with another secret and without those who kept everybody waiting.
            self.left_out.extend(shuffling.missing());
            self.shuffling = None;
            let secret = host_secret(&self.room).to_string();
            return vec![Entry::Committed { deal: self.room.deals + 1, secret }];
        }
        Vec::new()
    }

    pub(super) fn next_between(&self) -> Vec<Entry> {
        let mut persons = self.room.persons().filter(|&chair| self.room.is_person(chair));
        let all = persons.all(|chair| self.votes.next[chair]);
        let between = self.room.tempo.between;
        let late = between > 0 && self.timer.elapsed() >= Duration::from_millis(between.into());
        if !all && !late {
            return Vec::new();
        }
        vec![Entry::Committed { deal: self.room.deals + 1, secret: host_secret(&self.room).to_string() }]
    }

    pub(super) fn next_of_turn(&self, seat: Seat) -> Vec<Entry> {
        let Some((chair, play)) = self.room.chair_at(seat).zip(self.room.play.as_deref()) else {
            return Vec::new();
        };
        let stage = play.open().public().stage();
        let acted = |action: Action, spent_ms: u32| Entry::Acted {
            seat: seat.into(),
            action: protocol::words(stage, action),
            spent_ms,
        };
        if !self.room.is_person(chair) {
            let thought =
                self.think.thought(&self.room, seat).filter(|_| self.timer.elapsed() >= self.pace());
            return thought.map(|action| vec![acted(action, 0)]).unwrap_or_default();
        }
        let Some(end) = self.turn_end(play, chair) else { return Vec::new() };
        if self.timer.elapsed() < end {
            return Vec::new();
        }
        let choices = play.deal.choices(&self.room.rules, seat);
        let safe = bots::safe(play.deal.view(seat), choices);
        let bank = self.room.chairs[chair].bank_ms;
        vec![acted(safe, bank), Entry::Away { chair: chair as u8, away: true }]
    }

    /// When the time of a person's turn is up, with his bank and what the network takes.
    pub(super) fn turn_end(&self, play: &Play, chair: usize) -> Option<Duration> {
        let extra = self.room.chairs[chair].bank_ms + self.desk.forgiven_ms(chair);
        self.limit(play).map(|limit| limit + Duration::from_millis(extra.into()))
    }

    /// What the present turn has taken of somebody's bank.
    pub(super) fn spent_of_bank(&self, chair: usize) -> u32 {
        let Some(limit) = self.room.play.as_deref().and_then(|play| self.limit(play)) else { return 0 };
        let forgiven = Duration::from_millis(self.desk.forgiven_ms(chair).into());
        let over = self.timer.elapsed().saturating_sub(limit + forgiven).as_millis() as u32;
        over.min(self.room.chairs[chair].bank_ms)
    }

    pub(super) fn next_of_window(&self) -> Vec<Entry> {
        let Some(play) = self.room.play.as_deref() else { return Vec::new() };
        let elapsed = self.timer.elapsed();
        let late = self.window_end(play).is_some_and(|end| elapsed >= end);
        let ready = elapsed >= self.pace() && self.think.is_done(&self.room);
        if !ready || !late && !self.have_answered(play) {
            return Vec::new();
        }
        let mut entries = vec![Entry::Closed { acts: self.acts(play) }];
        // Who had to choose and did not is away; who only may have wanted a tile is not.
        let missing = play
            .concerned()
            .into_iter()
            .filter(|&seat| play.must_choose(&self.room.rules, seat) && self.answer(play, seat).is_none());
        let chairs =
            missing.filter_map(|seat| self.room.chair_at(seat)).filter(|&chair| self.room.is_person(chair));
        entries.extend(chairs.map(|chair| Entry::Away { chair: chair as u8, away: true }));
        entries
    }

    /// When a window closes whoever has answered; the same for everybody, so that it tells nothing.
    pub(super) fn window_end(&self, play: &Play) -> Option<Duration> {
        let persons = self.room.persons().filter(|&chair| self.room.is_person(chair));
        let forgiven = persons.map(|chair| self.desk.forgiven_ms(chair)).max().unwrap_or(0);
        self.limit(play).map(|limit| limit + Duration::from_millis(forgiven.into()))
    }

    /// Whether all persons have answered whom it may concern. One who could only pass need not say so if he is the only
    /// person at the table: nobody is there who could learn something from it.
    pub(super) fn have_answered(&self, play: &Play) -> bool {
        let alone = self.is_alone();
        play.concerned().into_iter().all(|seat| {
            let person = self.room.chair_at(seat).is_some_and(|chair| self.room.is_person(chair));
            let nothing_to_say = alone && play.choices(&self.room.rules, seat).is_empty();
            !person || nothing_to_say || self.answer(play, seat).is_some()
        })
    }

    /// Whether there is one person at the table.
    pub(super) fn is_alone(&self) -> bool {
        self.room.persons().count() == 1
    }

    pub(super) fn answer(&self, play: &Play, seat: Seat) -> Option<Action> {
        match play.wait {
            Wait::Window { answers, .. } => answers[seat],
            Wait::Turn { .. } | Wait::Nothing => None,
        }
    }

    /// What those do who are really asked.
    pub(super) fn acts(&self, play: &Play) -> Vec<(protocol::Wind, String)> {
        if !play.is_asking() {
            return Vec::new();
        }
        let stage = play.open().public().stage();
        let of = |seat: Seat| {
            let choices = play.deal.choices(&self.room.rules, seat);
            let chosen = self.answer(play, seat).filter(|&action| choices.contains(action));
            let thought = || self.think.thought(&self.room, seat);
            let person = self.room.chair_at(seat).is_some_and(|chair| self.room.is_person(chair));
            let action = if person { chosen } else { chosen.or_else(thought) };
            let action = action.unwrap_or_else(|| default_answer(play, seat, choices));
            (seat.into(), protocol::words(stage, action))
        };
        play.deal.to_act().map(of).collect()
    }

    /// What persons have answered when the time of the session is up.
    pub(super) fn noted_acts(&self) -> Vec<(protocol::Wind, String)> {
        let Some(play) = self.room.play.as_deref().filter(|play| play.is_asking()) else { return Vec::new() };
        let stage = play.open().public().stage();
        let noted = play.deal.to_act().filter_map(|seat| Some((seat, self.answer(play, seat)?)));
        let allowed =
            noted.filter(|&(seat, action)| play.deal.choices(&self.room.rules, seat).contains(action));
        allowed.map(|(seat, action)| (seat.into(), protocol::words(stage, action))).collect()
    }

    /// How long every turn of a bot and every window takes at the least.
    pub(super) fn pace(&self) -> Duration {
        let pace = Duration::from_millis(self.room.setting.config.pace_ms.into());
        if self.think.searches() { pace.max(SEARCH) } else { pace }
    }

    pub(super) fn is_time_up(&self) -> bool {
        self.time_up_at().is_some_and(|at| now() >= at)
    }

    /// When the time of the session is up.
    pub(super) fn time_up_at(&self) -> Option<i64> {
        let minutes = self.room.rules.session.length.minutes?;
        if matches!(self.room.phase, Phase::Open | Phase::Over { .. }) {
            return None;
        }
        Some(self.room.started_at + self.room.stood_ms + i64::from(minutes) * 60_000)
    }

    /// When something may have to be done again.
    pub(super) fn due(&self) -> Instant {
        let far = Instant::now() + LINGER;
        if self.is_behind {
            return Instant::now();
        }
        let later = self.desk.next_later().unwrap_or(far).min(self.crowd.due().unwrap_or(far)).min(far);
        if !self.is_running() {
            return later;
        }
        let mut waits: Vec<Duration> = Vec::new();
        match (&self.room.phase, self.room.play.as_deref()) {
            (Phase::Playing, Some(play)) => {
                waits.push(self.pace());
                waits.extend(self.window_end(play).filter(|_| matches!(play.wait, Wait::Window { .. })));
                if let Wait::Turn { seat, .. } = play.wait
                    && let Some(chair) = self.room.chair_at(seat).filter(|&chair| self.room.is_person(chair))
                {
                    waits.extend(self.turn_end(play, chair));
                }
            }
            (Phase::Between, _) if self.room.tempo.between > 0 => {
                waits.push(Duration::from_millis(self.room.tempo.between.into()));
            }
            (
                Phase::Open | Phase::Shuffling { .. } | Phase::Playing | Phase::Between | Phase::Over { .. },
                _,
            ) => {}
        }
        let elapsed = self.timer.elapsed();
        // What has been due already needs something else, which wakes the task by itself.
        let next = waits.into_iter().filter(|wait| *wait > elapsed).min();
        let next = next.map_or(far, |wait| self.timer.since + wait);
        let shuffle = self.shuffling.as_ref().map_or(far, |shuffling| shuffling.deadline);
        let time_up = self.time_up_at().map_or(far, |at| {
            Instant::now() + Duration::from_millis(u64::try_from(at - now()).unwrap_or(0).max(1))
        });
        later.min(next).min(shuffle).min(time_up)
    }
}

impl Timer {
    pub(super) fn elapsed(&self) -> Duration {
        self.stands.unwrap_or_else(|| self.since.elapsed())
    }

    pub(super) fn restart(&mut self) {
        self.since = Instant::now();
        self.stands = self.stands.map(|_| Duration::ZERO);
    }

    pub(super) fn stop(&mut self) {
        self.stands = Some(self.elapsed());
    }

    pub(super) fn go(&mut self) {
        if let Some(elapsed) = self.stands.take() {
            self.since = Instant::now().checked_sub(elapsed).unwrap_or_else(Instant::now);
        }
    }
}

/// What is done for somebody who does not answer: dealt flowers are laid open, else nothing is wanted.
fn default_answer(play: &Play, seat: Seat, choices: table::Choices) -> Action {
    let flower = choices.iter().find(|action| matches!(action, Action::Flower(_)));
    flower.unwrap_or_else(|| bots::safe(play.deal.view(seat), choices))
}
