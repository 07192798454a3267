//! The log of a deal that was played here.

use std::fmt;

use hand::MeldKind;
use rules::EndedBy;
use table::{Action, Chow, Deal, Event, Open, Source};
use tiles::{Seat, Tile};

use super::deal::{BadDeal, Played, offered};
use super::log::{Log, Moment, Said, Shown, TheirFan, TheirWin};
use super::walls::OWN;
use super::{rules, their_name};

/// Why there is no log of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoLog {
    /// Its actions are refused.
    Bad(BadDeal),
    /// It is not over.
    NotOver,
}

impl Played {
    /// The log that the judge would have written, with our values.
    ///
    /// # Errors
    /// If the deal is not over, or cannot be played.
    pub fn log(&self) -> Result<Log, NoLog> {
        let rules = rules();
        let mut events: Vec<Event> = Vec::new();
        let mut deal = Deal::new(&rules, &self.setup(), self.wall, &mut events);
        let mut log = Log {
            id: self.id.clone(),
            round: self.round,
            walls: Some(self.wall.rest().to_vec()),
            players: self.players.clone(),
            moments: Vec::new(),
            score: None,
        };
        begin(&mut log, self.wall.rest());
        for (number, &(seat, action)) in (1..).zip(&self.actions) {
            let said = said(&deal, seat, action);
            events.clear();
            deal.apply(&rules, seat, action, &mut events)
                .map_err(|refused| NoLog::Bad(BadDeal::Refused(number, refused)))?;
            answer(&mut log, seat, said);
            events.iter().for_each(|event| note(&mut log, event));
        }
        if !finish(&mut log, &deal) {
            return Err(NoLog::NotOver);
        }
        Ok(log)
    }
}

/// What comes before the first answer.
fn begin(log: &mut Log, wall: &[Tile]) {
    let hand = |seat: Seat| wall[OWN * seat.index()..][..OWN].iter().rev().take(13).copied().collect();
    push(log, Shown::Init);
    push(log, Shown::Deal { hands: Seat::ALL.map(hand) });
    push(log, Shown::Draw { player: Deal::DEALER, tile: wall[OWN - 14] });
}

/// Entries of the judge and of the players alternate.
fn push(log: &mut Log, shown: Shown) {
    if let Some(moment) = log.moments.last_mut() {
        for seat in Seat::ALL {
            moment.answers[seat].said.get_or_insert(Said::Pass);
        }
    }
    log.moments.push(Moment::new(2 * log.moments.len(), shown));
}

/// What an action is called there.
fn said(deal: &Deal, seat: Seat, action: Action) -> Said {
    let spare = |taken: &[Tile]| {
        let mut held = deal.view(seat).own().tally().counts();
        taken.iter().for_each(|&tile| _ = held.remove(tile));
        held.tiles().next()
    };
    match (action, offered(deal)) {
        (Action::Discard(tile), _) => Said::Play(tile),
        (Action::Chow(chow), Some(tile)) => {
            let taken = chow.from_hand(tile).unwrap_or([tile; 2]);
            Said::Chi { middle: middle(chow, tile), discard: spare(&taken) }
        }
        (Action::Pung(_), Some(tile)) => Said::Peng { discard: spare(&[tile; 2]) },
        (Action::Kong, _) => Said::Gang { tile: None },
        (Action::OwnKong(tile), _) if deal.view(seat).own().tally().counts()[tile] == 4 => {
            Said::Gang { tile: Some(tile) }
        }
        (Action::OwnKong(tile), _) => Said::BuGang(tile),
        (Action::Win, _) => Said::Hu,
        (
            Action::Pass
            | Action::Forbid(_)
            | Action::Ready
            | Action::Flower(_)
            | Action::Chow(_)
            | Action::Pung(_),
            _,
        ) => Said::Pass,
    }
}

fn middle(chow: Chow, tile: Tile) -> Tile {
    let first = chow.first(tile).unwrap_or(tile);
    Tile::from_index(first.index() + 1).expect("a chow has a middle tile")
}

/// Notes an answer; a discard after a claim completes what was said to the tile that was claimed.
fn answer(log: &mut Log, seat: Seat, said: Said) {
    let Some(last) = log.moments.last_mut() else { return };
    let place = &mut last.answers[seat].said;
    match (place.as_mut(), &said) {
        (Some(Said::Chi { discard, .. } | Said::Peng { discard }), Said::Play(tile)) => {
            *discard = Some(*tile)
        }
        _ => *place = Some(said),
    }
}

fn note(log: &mut Log, event: &Event) {
    let shown = match *event {
        Event::Drew { seat, tile, source: Source::Wall | Source::Kong } => Shown::Draw { player: seat, tile },
        Event::ConcealedKong { seat, tile } => Shown::Gang { player: seat, tile: Some(tile) },
        Event::Open(Open::Discarded { seat, tile }) => {
            let claim = log.moments.last().and_then(|last| last.answers[seat].said.clone());
            match claim {
                Some(Said::Chi { middle, .. }) => Shown::Chi { player: seat, middle, discard: tile },
                Some(Said::Peng { .. }) => Shown::Peng { player: seat, discard: tile },
                _ => Shown::Play { player: seat, tile },
            }
        }
        Event::Open(Open::Claimed { seat, meld }) if meld.kind() == MeldKind::MeldedKong => {
            Shown::Gang { player: seat, tile: Some(meld.first()) }
        }
        Event::Open(Open::AddingToPung { seat, tile }) => Shown::BuGang { player: seat, tile },
        Event::Open(Open::Won { seat, .. }) => {
            Shown::Hu(TheirWin { player: seat, points: None, fans: Vec::new() })
        }
        Event::Open(Open::Ended { by: EndedBy::Wall, .. }) => Shown::Huang,
        Event::Drew { .. } | Event::Forbade { .. } | Event::Missed { .. } | Event::Open(_) => return,
    };
    push(log, shown);
}

/// The values of the end; `false` if there is none.
fn finish(log: &mut Log, deal: &Deal) -> bool {
    let (Some(over), Some(last)) = (deal.finished(), log.moments.last_mut()) else { return false };
    let rules = rules();
    if let (Shown::Hu(win), Some(won)) = (&mut last.shown, over.wins().next()) {
        let score = rules.score(&over.winning_hand(&rules, &won));
        let catalogue = rules.ruleset.fans();
        win.points = i32::try_from(won.value).ok();
        win.fans = score
            .fans
            .iter()
            .filter_map(|count| {
                let fan = catalogue.get(usize::from(count.fan))?;
                let times = u32::from(count.times.max(1));
                Some(TheirFan { name: their_name(fan).to_owned(), times, value: Some(count.points / times) })
            })
            .collect();
    }
    let points = deal.public().points();
    log.score = Some(Seat::ALL.map(|seat| points[seat]));
    last.shown.is_end()
}

impl fmt::Display for NoLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoLog::Bad(bad) => bad.fmt(f),
            NoLog::NotOver => f.write_str("the deal is not over"),
        }
    }
}

impl std::error::Error for NoLog {}
