//! Recording while a deal is played.

use rules::Rules;
use table::{Action, Deal, Event, EventSink, Open, Setup};
use tiles::{Seat, Wall};

use crate::{DealRecord, DealResult};

/// Keeps what a record needs of a deal. It is an [`EventSink`], which hears of the payments, and is told of each decision.
/// One recorder serves for any number of deals and allocates no more once it has seen a few.
///
/// ```
/// use record::Recorder;
/// use rules::Ruleset;
/// use table::{Deal, Setup};
/// use tiles::{Tile, Wall};
///
/// let rules = "sichuan".parse::<Ruleset>()?.rules();
/// let sorted: Vec<Tile> = rules.tiles.tiles().collect();
/// let wall = Wall::new(&sorted, &rules.tiles)?;
/// let setup = Setup::default();
/// let mut recorder = Recorder::new(&rules);
/// recorder.begin(&rules, &setup, wall);
/// let mut deal = Deal::new(&rules, &setup, wall, &mut recorder);
/// while let Some(seat) = deal.to_act().next() {
///     let action = deal.choices(&rules, seat).nth(0).expect("who is asked has a choice");
///     recorder.act(seat, action);
///     deal.apply_unchecked(&rules, seat, action, &mut recorder);
/// }
/// let record = recorder.finish(&deal);
/// assert!(record.result.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recorder {
    deal: DealRecord,
    /// Its lists are used again and again.
    result: DealResult,
}

impl Recorder {
    /// A recorder for deals of these rules.
    pub fn new(rules: &Rules) -> Recorder {
        let sorted: Vec<tiles::Tile> = rules.tiles.tiles().collect();
        let wall = Wall::new(&sorted, &rules.tiles).expect("all tiles in play are a wall");
        Recorder { deal: DealRecord::new(rules, &Setup::default(), wall), result: DealResult::empty() }
    }

    /// Begins a deal, before its tiles are dealt. The players sit as they are numbered.
    pub fn begin(&mut self, rules: &Rules, setup: &Setup, wall: Wall) {
        if let Some(result) = self.deal.result.take() {
            self.result = result;
        }
        self.result.payments.clear();
        self.result.totals.clear();
        let players = if setup.players == 0 { rules.usual_players() } else { setup.players };
        self.deal.setup = Setup { players, ..*setup };
        self.deal.seats.clear();
        self.deal.seats.extend(0..players);
        self.deal.wall = wall;
        self.deal.dice.clear();
        (self.deal.seed, self.deal.contributions) = (None, None);
        self.deal.actions.clear();
        self.deal.stopped = false;
    }

    /// A decision; to be told before or after it is applied.
    #[inline]
    pub fn act(&mut self, seat: Seat, action: Action) {
        self.deal.actions.push((seat, action));
    }

    /// The time of the session is up.
    pub fn stop(&mut self) {
        self.deal.stopped = true;
    }

    /// What else there is to say of the deal: seats, dice, seed.
    pub fn deal_mut(&mut self) -> &mut DealRecord {
        &mut self.deal
    }

    /// The record of the deal, with its result if it is over.
    pub fn finish(&mut self, deal: &Deal) -> &mut DealRecord {
        if self.deal.result.is_none() && self.result.note_end(deal) {
            self.deal.result = Some(std::mem::replace(&mut self.result, DealResult::empty()));
        }
        &mut self.deal
    }
}

impl EventSink for Recorder {
    #[inline]
    fn emit(&mut self, event: Event) {
        if let Event::Open(Open::Paid(booking)) = event {
            self.result.payments.push(booking.into());
        }
    }
}
