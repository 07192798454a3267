//! Who lets bots play: a bench of them, one deal at a time.

use rules::Rules;
use table::{Action, Choices, Deal, Event, EventSink, Refused, SeatView, Setup, Stage};
use tiles::{Seat, Wall};

use crate::{Bot, Level, Standing, Start};

/// The bots of a table, in the order of the seats that are played.
pub struct Bench {
    bots: Vec<Box<dyn Bot>>,
    mishaps: Vec<(Seat, Mishap)>,
}

/// Something that a bot did wrong. The deal goes on with [`safe`] in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mishap {
    /// It chose what it may not do.
    Illegal(Action),
    /// Its answer means nothing; the text of it, shortened.
    Nonsense(String),
    /// It did not answer in time.
    Late,
    /// It ended, or could not be started: what is known of the reason.
    Died(String),
    /// It is not there any more, and is not waited for: what follows in this deal is done for it.
    Gone,
}

impl std::fmt::Display for Mishap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Mishap::Illegal(action) => write!(f, "may not do that: {}", action.words(None).join(" ")),
            Mishap::Nonsense(text) => write!(f, "the answer means nothing: {text}"),
            Mishap::Late => f.write_str("no answer in time"),
            Mishap::Died(why) => write!(f, "ended unexpectedly: {why}"),
            Mishap::Gone => f.write_str("gone for the rest of the deal"),
        }
    }
}

impl Bench {
    /// A bench of these, who sit down in this order from East.
    pub fn new(bots: Vec<Box<dyn Bot>>) -> Bench {
        Bench { bots, mishaps: Vec::new() }
    }

    /// A bench of our own.
    pub fn of(levels: &[Level]) -> Bench {
        Bench::new(levels.iter().map(|level| level.bot()).collect())
    }

    /// Lets everybody move: who sat so many seats after East is East now.
    ///
    /// # Panics
    /// If it is more seats than there are bots.
    pub fn rotate(&mut self, seats: usize) {
        self.bots.rotate_left(seats);
    }

    /// Plays a deal to its end.
    ///
    /// # Panics
    /// If the bots are not as many as the players, or the wall and the rules do not fit.
    pub fn play(
        &mut self,
        rules: &Rules,
        setup: &Setup,
        wall: Wall,
        seed: u64,
        sink: &mut dyn EventSink,
    ) -> Deal {
        let mut playing = self.begin(rules, setup, wall, seed, None, sink);
        while playing.step(rules, sink).is_some() {}
        playing.deal
    }

    /// Deals, and lets the bots play decision by decision.
    pub fn begin<'a>(
        &'a mut self,
        rules: &Rules,
        setup: &Setup,
        wall: Wall,
        seed: u64,
        standing: Option<Standing>,
        sink: &mut dyn EventSink,
    ) -> Playing<'a> {
        let mut heard = Vec::new();
        let deal = Deal::told(rules, setup, wall, &mut |event| {
            heard.push(event);
            sink.emit(event);
        });
        let seats = deal.public().seats();
        assert_eq!(seats.len(), self.bots.len(), "a bot for each seat");
        for (bot, &seat) in self.bots.iter_mut().zip(seats) {
            let table = *deal.public().table();
            // Each seat has a chance of its own.
            let seed = seed ^ (seat.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            bot.begin(rules, &Start { seat, table, seed, standing });
        }
        let mut playing = Playing { bench: self, deal, heard: Vec::new() };
        playing.tell(rules, &heard);
        playing
    }

    /// What has gone wrong since this was asked last.
    pub fn mishaps(&mut self) -> Vec<(Seat, Mishap)> {
        std::mem::take(&mut self.mishaps)
    }
}

impl std::fmt::Debug for Bench {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bench").field("bots", &self.bots.len()).finish_non_exhaustive()
    }
}

/// A deal that bots play.
#[derive(Debug)]
pub struct Playing<'a> {
    bench: &'a mut Bench,
    deal: Deal,
    heard: Vec<Event>,
}

impl Playing<'_> {
    /// The deal.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// One decision; `None` if the deal is over.
    pub fn step(&mut self, rules: &Rules, sink: &mut dyn EventSink) -> Option<(Seat, Action)> {
        let seat = self.deal.to_act().next()?;
        let choices = self.deal.choices(rules, seat);
        let view = self.deal.view(seat);
        let place = self.place(seat);
        let mut action = self.bench.bots[place].choose(rules, view, choices);
        let gone_wrong = self.bench.bots[place].mishaps();
        self.bench.mishaps.extend(gone_wrong.into_iter().map(|mishap| (seat, mishap)));
        if !choices.contains(action) {
            self.bench.mishaps.push((seat, Mishap::Illegal(action)));
            action = safe(view, choices);
        }
        self.go_on(rules, seat, action, sink);
        Some((seat, action))
    }

    /// A decision that no bot makes: that of a person who sits in a bot's place.
    ///
    /// # Errors
    /// If the rules refuse it; nothing is changed then.
    pub fn act(
        &mut self,
        rules: &Rules,
        seat: Seat,
        action: Action,
        sink: &mut dyn EventSink,
    ) -> Result<(), Refused> {
        if !self.deal.choices(rules, seat).contains(action) {
            return Err(self.deal.why_not(rules, seat, action));
        }
        self.go_on(rules, seat, action, sink);
        Ok(())
    }

    /// What has gone wrong since this was asked last.
    pub fn mishaps(&mut self) -> Vec<(Seat, Mishap)> {
        self.bench.mishaps()
    }

    fn go_on(&mut self, rules: &Rules, seat: Seat, action: Action, sink: &mut dyn EventSink) {
        let mut heard = std::mem::take(&mut self.heard);
        if self.bench.bots.iter().any(|bot| bot.listens()) {
            self.deal.go_on_told(rules, seat, action, &mut |event| {
                heard.push(event);
                sink.emit(event);
            });
            self.tell(rules, &heard);
            heard.clear();
        } else {
            self.deal.go_on_told(rules, seat, action, sink);
        }
        self.heard = heard;
    }

    fn place(&self, seat: Seat) -> usize {
        let seats = self.deal.public().seats();
        seats.iter().position(|&other| other == seat).expect("who is asked plays")
    }

    fn tell(&mut self, rules: &Rules, events: &[Event]) {
        let seats = self.deal.public().seats();
        for (bot, &seat) in self.bench.bots.iter_mut().zip(seats).filter(|(bot, _)| bot.listens()) {
            let shows = rules.shows_concealed_kongs();
            let known = events.iter().filter_map(|event| event.redact(Some(seat), shows));
            known.for_each(|event| bot.hear(rules, event));
            // Who listens may fail at it.
            self.bench.mishaps.extend(bot.mishaps().into_iter().map(|mishap| (seat, mishap)));
        }
    }
}

/// What is done for somebody who does nothing: lets pass, discards what was drawn, else the first that there is.
pub fn safe(view: SeatView<'_>, choices: Choices) -> Action {
    let drawn = view.own().drawn().map(Action::Discard);
    let turn = matches!(view.public().stage(), Stage::Turn { .. });
    let wanted = [turn.then_some(drawn).flatten(), Some(Action::Pass)];
    let last = || choices.discards().max().map(Action::Discard);
    let found = wanted.into_iter().flatten().find(|&action| choices.contains(action)).or_else(last);
    found.unwrap_or_else(|| choices.nth(0).expect("who is asked has a choice"))
}
