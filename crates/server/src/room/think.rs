//! The bots of a table. They are given what their seat may see and do, nothing else.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Budget, Level, Ours, Standing, Start, safe};
use rules::Rules;
use table::{Action, Deal, Game, Player};
use tiles::{BySeat, Seat};
use tokio::sync::mpsc;

use super::play::{Play, Wait};
use super::state::{Phase, Room};
use crate::id;

/// What bots have thought of for the question that is open.
pub(super) struct Think {
    level: Ours,
    bots: Vec<Option<Box<dyn Bot>>>,
    /// For which question, of which deal.
    ask: u32,
    deal: u32,
    thoughts: BySeat<Option<Action>>,
    /// The chairs whose bots are away, thinking.
    busy: Vec<bool>,
    sender: mpsc::UnboundedSender<Thought>,
}

/// What a bot came to that takes its time.
pub(super) struct Thought {
    chair: usize,
    seat: Seat,
    ask: u32,
    deal: u32,
    action: Action,
    bot: Box<dyn Bot>,
}

/// A bot that searches decides within this; every window is open at least as long, so that it does not show who thinks.
pub(super) const SEARCH: Duration = Duration::from_millis(250);

/// So many deals are a session whose end is not in sight.
const FAR: u32 = 99;

impl Think {
    pub(super) fn new(room: &Room) -> (Think, mpsc::UnboundedReceiver<Thought>) {
        let (sender, receiver) = mpsc::unbounded_channel();
        let level = room.setting.config.bots.parse().unwrap_or(Ours::of(Level::Club));
        let bots = room.chairs.iter().map(|_| None).collect();
        let busy = vec![false; room.chairs.len()];
        let think = Think { level, bots, ask: 0, deal: 0, thoughts: BySeat::default(), busy, sender };
        (think, receiver)
    }

    /// Whether its bots take so long that it could be noticed.
    pub(super) fn searches(&self) -> bool {
        self.level.searches()
    }

    /// Lets all bots think that are asked and have not thought yet.
    pub(super) fn wish(&mut self, room: &Room) {
        let Some(play) = room.play.as_deref().filter(|_| room.phase == Phase::Playing) else { return };
        if self.deal != room.deals {
            self.bots.iter_mut().for_each(|bot| *bot = None);
            self.deal = room.deals;
        }
        if self.ask != room.ask {
            self.ask = room.ask;
            self.thoughts = BySeat::default();
        }
        for (seat, chair) in asked_bots(room, play) {
            if self.thoughts[seat].is_none() {
                self.think(room, play, seat, chair);
            }
        }
    }

    /// What a bot has thought of.
    pub(super) fn thought(&self, room: &Room, seat: Seat) -> Option<Action> {
        self.thoughts[seat].filter(|_| self.ask == room.ask && self.deal == room.deals)
    }

    /// Whether all bots that are asked have thought.
    pub(super) fn is_done(&self, room: &Room) -> bool {
        let Some(play) = room.play.as_deref() else { return true };
        asked_bots(room, play).all(|(seat, _)| self.thought(room, seat).is_some())
    }

    /// A bot that took its time is done.
    pub(super) fn note(&mut self, thought: Thought) {
        let Thought { chair, seat, ask, deal, action, bot } = thought;
        self.busy[chair] = false;
        if deal == self.deal {
            self.bots[chair] = Some(bot);
            if ask == self.ask {
                self.thoughts[seat] = Some(action);
            }
        }
    }

    fn think(&mut self, room: &Room, play: &Play, seat: Seat, chair: usize) {
        let rules = Arc::clone(&room.rules);
        let deal = play.deal;
        let choices = deal.choices(&rules, seat);
        if choices.len() == 1 {
            self.thoughts[seat] = choices.nth(0);
            return;
        }
        let level = self.level;
        let start = start_of(room, play, seat);
        if !level.searches() {
            let bot = self.bots[chair].get_or_insert_with(|| begin(level, &rules, &start));
            self.thoughts[seat] = Some(choose(bot.as_mut(), &rules, &deal, seat));
            return;
        }
        // One thought at a time: what it thinks of now is thrown away, and it is asked again.
        if std::mem::replace(&mut self.busy[chair], true) {
            return;
        }
        let bot = self.bots[chair].take();
        let (sender, ask, number) = (self.sender.clone(), self.ask, self.deal);
        tokio::task::spawn_blocking(move || {
            let mut bot = bot.unwrap_or_else(|| begin(level, &rules, &start));
            let action = choose(bot.as_mut(), &rules, &deal, seat);
            // The table may be gone by now.
            _ = sender.send(Thought { chair, seat, ask, deal: number, action, bot });
        });
    }
}

/// The bots that are asked, by seat and chair.
fn asked_bots<'a>(room: &'a Room, play: &'a Play) -> impl Iterator<Item = (Seat, usize)> + 'a {
    let asking = match play.wait {
        Wait::Turn { .. } => true,
        Wait::Window { .. } => play.is_asking(),
        Wait::Nothing => false,
    };
    let asked = if asking { play.deal.to_act() } else { tiles::SeatSet::EMPTY };
    asked.filter_map(|seat| Some((seat, room.chair_at(seat)?))).filter(|&(_, chair)| !room.is_person(chair))
}

fn start_of(room: &Room, play: &Play, seat: Seat) -> Start {
    let standing = room.game.as_ref().map(|game| Standing {
        totals: BySeat::from_fn(|seat| {
            play.seats.player(seat).map_or(0, |player: Player| game.total(player))
        }),
        deals_left: deals_left(room, game),
    });
    Start { seat, table: *play.deal.public().table(), seed: id::random_u64(), standing }
}

/// How many deals are to be played, the present one included: by the rules, and as many as were agreed on.
fn deals_left(room: &Room, game: &Game) -> u32 {
    let agreed = room.setting.config.deals.map(|deals| (deals + 1).saturating_sub(room.deals));
    // Where only the time ends a session, the end is far as long as nobody knows it.
    [game.deals_to_come(), agreed].into_iter().flatten().min().unwrap_or(FAR).max(1)
}

fn begin(level: Ours, rules: &Rules, start: &Start) -> Box<dyn Bot> {
    let mut bot = level.thinking(Budget::PATIENT).bot();
    bot.begin(rules, start);
    bot
}

/// Whatever a bot does, the deal goes on.
fn choose(bot: &mut dyn Bot, rules: &Rules, deal: &Deal, seat: Seat) -> Action {
    let (view, choices) = (deal.view(seat), deal.choices(rules, seat));
    let chosen = catch_unwind(AssertUnwindSafe(|| bot.choose(rules, view, choices)));
    match chosen {
        Ok(action) if choices.contains(action) => action,
        Ok(_) | Err(_) => {
            metrics::counter!("fivewinds_bot_mishaps_total").increment(1);
            tracing::error!("a bot failed; what is safe was done for it");
            safe(view, choices)
        }
    }
}
