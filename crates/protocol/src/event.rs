//! What happened, as a seat gets to know it.

use serde::{Deserialize, Serialize};
use table::{Open, SeatEvent};
use ts_rs::TS;

use crate::{Suit, Wind};

/// Something that happened. `event` is its name; a tile is null where it is another's secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "docs/bots.md tells what they mean")]
pub enum Event {
    Drew { seat: Wind, tile: Option<String>, source: String },
    ConcealedKong { seat: Wind, tile: Option<String> },
    Forbade { seat: Wind, suit: Option<Suit> },
    Missed { value: u16 },
    FlowersAsked { seat: Wind },
    FlowerShown { seat: Wind, tile: String },
    FlowerOffered { seat: Wind, tile: String },
    EighthFlower { seat: Wind, tile: String },
    Dealt,
    Opening,
    FirstTurn { seat: Wind },
    SuitShown { seat: Wind, suit: Suit },
    DeclaredReady { seat: Wind },
    ReadyLapsed { seat: Wind },
    Discarded { seat: Wind, tile: String },
    Claimed { seat: Wind, set: String, tiles: String },
    AddingToPung { seat: Wind, tile: String },
    AddedToPung { seat: Wind, tile: String },
    KongPaid { seat: Wind },
    KongThrown,
    Taken { seat: Wind, tile: String },
    FalseWin { seat: Wind },
    Won { seat: Wind, from: Option<Wind>, tile: String, by: String },
    Paid { from: Wind, to: Option<Wind>, points: i32, clause: String },
    Ended { by: String, next_dealer: Wind },
}

impl From<SeatEvent> for Event {
    fn from(event: SeatEvent) -> Event {
        match event {
            SeatEvent::Drew { seat, tile, source } => Event::Drew {
                seat: seat.into(),
                tile: tile.map(|tile| tile.to_string()),
                source: record::source_id(source).to_owned(),
            },
            SeatEvent::ConcealedKong { seat, tile } => {
                Event::ConcealedKong { seat: seat.into(), tile: tile.map(|tile| tile.to_string()) }
            }
            SeatEvent::Forbade { seat, suit } => {
                Event::Forbade { seat: seat.into(), suit: suit.map(Into::into) }
            }
            SeatEvent::Missed { value } => Event::Missed { value },
            SeatEvent::Open(open) => open.into(),
        }
    }
}

impl From<Open> for Event {
    fn from(open: Open) -> Event {
        match open {
            Open::FlowersAsked { seat } => Event::FlowersAsked { seat: seat.into() },
            Open::FlowerShown { seat, tile } => {
                Event::FlowerShown { seat: seat.into(), tile: tile.to_string() }
            }
            Open::FlowerOffered { seat, tile } => {
                Event::FlowerOffered { seat: seat.into(), tile: tile.to_string() }
            }
            Open::EighthFlower { seat, tile } => {
                Event::EighthFlower { seat: seat.into(), tile: tile.to_string() }
            }
            Open::Dealt => Event::Dealt,
            Open::Opening => Event::Opening,
            Open::FirstTurn { seat } => Event::FirstTurn { seat: seat.into() },
            Open::SuitShown { seat, suit } => Event::SuitShown { seat: seat.into(), suit: suit.into() },
            Open::DeclaredReady { seat, .. } => Event::DeclaredReady { seat: seat.into() },
            Open::ReadyLapsed { seat } => Event::ReadyLapsed { seat: seat.into() },
            Open::Discarded { seat, tile } => Event::Discarded { seat: seat.into(), tile: tile.to_string() },
            Open::Claimed { seat, meld } => {
                Event::Claimed { seat: seat.into(), set: meld.kind().to_string(), tiles: meld.to_string() }
            }
            Open::AddingToPung { seat, tile } => {
                Event::AddingToPung { seat: seat.into(), tile: tile.to_string() }
            }
            Open::AddedToPung { seat, tile } => {
                Event::AddedToPung { seat: seat.into(), tile: tile.to_string() }
            }
            Open::KongPaid(entry) => Event::KongPaid { seat: entry.owner.into() },
            Open::KongThrown { .. } => Event::KongThrown,
            Open::Taken { from, tile } => Event::Taken { seat: from.into(), tile: tile.to_string() },
            Open::FalseWin { seat } => Event::FalseWin { seat: seat.into() },
            Open::Won { seat, from, tile, by } => Event::Won {
                seat: seat.into(),
                from: from.map(Into::into),
                tile: tile.to_string(),
                by: by.id().to_owned(),
            },
            Open::Paid(booking) => Event::Paid {
                from: booking.from.into(),
                to: booking.to.map(Into::into),
                points: booking.points,
                clause: booking.clause.to_owned(),
            },
            Open::Ended { by, next_dealer } => {
                Event::Ended { by: record::ended_id(by).to_owned(), next_dealer: next_dealer.into() }
            }
        }
    }
}
