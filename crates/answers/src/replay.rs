//! A recorded game, step by step, as somebody at the table or everybody sees it.

pub mod json;

use fivewinds::record::{DealRecord, Difference, Record, Replay, ReplayError, Step, Unverified};
use fivewinds::rules::{seats_of, wind_of};
use fivewinds::table::{Action, Event, Refused, SeatEvent, SeatView};
use fivewinds::tiles::Seat;
use fivewinds::{Rules, Tile};
use serde_json::Value;

use crate::problem::cut;
use crate::text::Text;

/// Who looks on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Somebody who sees every hand.
    All,
    /// A player.
    Seat(Seat),
}

impl Viewer {
    /// `E`, `S`, `W`, `N` or `all`.
    pub fn of_word(word: &str) -> Option<Viewer> {
        if word == "all" {
            return Some(Viewer::All);
        }
        wind_of(&word.to_uppercase()).map(|wind| Viewer::Seat(Seat::ALL[wind as usize]))
    }
}

/// A deal that is shown, and to whom.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// In which language.
    pub text: &'static Text,
    /// The rules by which it is played.
    pub rules: &'a Rules,
    /// The names of the players.
    pub names: &'a [String],
    /// The deal.
    pub deal: &'a DealRecord,
    /// Its number, the first being 1.
    pub number: usize,
    /// Who looks on.
    pub viewer: Viewer,
}

impl Shown<'_> {
    /// Whether a step is the business of whoever looks on: what others decide is a secret until it shows.
    pub fn may_see(&self, step: Step) -> bool {
        match (step, self.viewer) {
            (Step::Stop, _) | (_, Viewer::All) => true,
            (Step::Act { seat, .. }, Viewer::Seat(viewer)) => seat == viewer,
        }
    }

    /// Whether the tiles of a seat may be seen.
    pub fn may_see_hand(&self, seat: Seat) -> bool {
        match self.viewer {
            Viewer::All => true,
            Viewer::Seat(viewer) => seat == viewer,
        }
    }

    /// What happened, as far as it may be seen.
    pub fn events<'e>(&'e self, events: &'e [Event]) -> impl Iterator<Item = SeatEvent> + 'e {
        let shows_kongs = self.rules.shows_concealed_kongs();
        events.iter().filter_map(move |event| match self.viewer {
            Viewer::Seat(seat) => event.redact(Some(seat), shows_kongs),
            Viewer::All => match *event {
                Event::Drew { seat, .. }
                | Event::ConcealedKong { seat, .. }
                | Event::Forbade { seat, .. } => event.redact(Some(seat), true),
                // Whose it was would have to be said; the passes around it say it.
                Event::Missed { .. } => None,
                Event::Open(_) => event.redact(None, true),
            },
        })
    }

    /// What happened, in sentences of the language.
    pub fn happened(&self, events: &[Event]) -> Vec<String> {
        let who = |seat: Seat| self.who(seat);
        self.events(events).filter_map(|event| (self.text.replay.event)(event, &who)).collect()
    }

    /// What there is to say of a step that was just taken; nothing if it is another's secret and does not show.
    pub fn texts(&self, replay: &Replay<'_>, step: Option<Step>) -> Vec<String> {
        let mut told = self.happened(replay.events());
        let text = self.text.replay;
        match step {
            None => told.insert(0, text.dealt.to_owned()),
            Some(Step::Stop) => told.insert(0, text.time.to_owned()),
            // What follows a pass does not say that there was one.
            Some(step @ Step::Act { seat, action })
                if self.may_see(step) && (told.is_empty() || action == Action::Pass) =>
            {
                told.insert(0, (text.decides)(&self.who(seat), &action.words(None).join(" ")));
            }
            Some(Step::Act { .. }) => {}
        }
        told
    }

    /// The name of the seat, and of who sits there.
    pub fn who(&self, seat: Seat) -> String {
        let wind = (self.text.replay.wind)(seat.wind());
        let at = seats_of(self.deal.setup.players).iter().position(|&other| other == seat);
        let player = at.and_then(|at| self.deal.seats.get(at));
        match player.and_then(|&player| self.names.get(usize::from(player))) {
            Some(name) => format!("{wind} ({})", cut(name)),
            None => wind.to_owned(),
        }
    }
}

/// Reads a record.
///
/// # Errors
/// What is wrong with it, in the language.
pub fn read(text: &Text, bytes: &[u8]) -> Result<Record, String> {
    Record::read(bytes).map_err(|error| (text.replay.unreadable)(&error))
}

/// The number of the deal that is meant: the one that is named, or the only one.
///
/// # Errors
/// If there is no such deal, or several and none is named.
pub fn which_deal(text: &Text, record: &Record, named: Option<usize>) -> Result<usize, String> {
    let deals = record.deals.len();
    match named {
        Some(deal) if (1..=deals).contains(&deal) => Ok(deal),
        None if deals == 1 => Ok(1),
        Some(_) => Err((text.replay.no_deal)(deals)),
        None => Err((text.coach.which_deal)(deals)),
    }
}

/// How the table stood after a step of a deal, 0 being the tiles as dealt.
///
/// # Errors
/// If there is no such deal, or the deal does not come so far.
pub fn position(
    text: &'static Text,
    record: &Record,
    number: usize,
    step: usize,
    viewer: Viewer,
) -> Result<Value, String> {
    let rules = record.header.rules();
    let deal = record.deals.get(number.wrapping_sub(1));
    let deal = deal.ok_or_else(|| (text.replay.no_deal)(record.deals.len()))?;
    let shown = Shown { text, rules: &rules, names: &record.header.players, deal, number, viewer };
    let mut replay = Replay::new(&rules, deal).map_err(|error| (text.replay.unreadable)(&error))?;
    let mut last = None;
    while replay.done() < step {
        let done = replay.step().ok().flatten();
        last = Some(done.ok_or_else(|| (text.coach.no_step)(deal.actions.len()))?);
    }
    Ok(json::step(&shown, &replay, last))
}

/// What a player has discarded and nobody has claimed.
pub fn discards(view: SeatView<'_>) -> Vec<Tile> {
    let river = view.public().river().iter();
    river.filter(|thrown| thrown.seat == view.seat() && !thrown.claimed).map(|thrown| thrown.tile).collect()
}

/// The clauses by which a decision of a record is refused, with commas.
pub fn clauses(record: &Record, error: &Unverified) -> String {
    let rules = record.header.rules();
    let refused = refusal(error).map(|ReplayError { refused: Refused { reasons, .. }, .. }| reasons);
    let clauses: Vec<&str> =
        refused.into_iter().flatten().map(|reason| reason.clause(&rules.play.clauses)).collect();
    clauses.join(", ")
}

fn refusal(error: &Unverified) -> Option<&ReplayError> {
    if let Difference::Refused(refused) = &error.why { Some(refused) } else { None }
}
