//! What happened: facts that the state is made of, and what of them a seat gets to know.
//!
//! Nothing listens to events to decide what happens next. The state changes by noting them, so that whoever notes the
//! events of his seat from the start holds exactly what that seat may know.

use hand::Meld;
use rules::{Booking, EndedBy, KongEntry, WinBy};
use tiles::{Seat, Suit, Tile};

/// Something that happened, with all that is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Event {
    /// A player took a tile.
    Drew { seat: Seat, tile: Tile, source: Source },
    /// A player declared a kong of four concealed tiles.
    ConcealedKong { seat: Seat, tile: Tile },
    /// A player named his forbidden suit.
    Forbade { seat: Seat, suit: Suit },
    /// A player let a tile pass with which he could have won.
    Missed { seat: Seat, value: u16 },
    /// Everybody sees it.
    Open(Open),
}

/// Something that happened in the open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Open {
    /// A player may lay open flowers that were dealt to him; said of everybody, whether he has any or not.
    FlowersAsked { seat: Seat },
    /// A flower was laid open.
    FlowerShown { seat: Seat, tile: Tile },
    /// It was the eighth, and may be robbed.
    FlowerOffered { seat: Seat, tile: Tile },
    /// A player has the eighth flower, and wins.
    EighthFlower { seat: Seat, tile: Tile },
    /// All tiles are dealt, and the flowers among them replaced.
    Dealt,
    /// Everybody who can makes the choice that comes before the first turn; who that is, or whether anybody, is not told.
    Opening,
    /// The dealer's first turn, which begins without a draw.
    FirstTurn { seat: Seat },
    /// A forbidden suit became known.
    SuitShown { seat: Seat, suit: Suit },
    /// A hand was declared ready: as dealt, or with the discard that follows.
    DeclaredReady { seat: Seat, as_dealt: bool, with_discard: bool },
    /// A declaration does not stand any more.
    ReadyLapsed { seat: Seat },
    /// A tile was discarded and may be claimed.
    Discarded { seat: Seat, tile: Tile },
    /// The last discard was taken for a set.
    Claimed { seat: Seat, meld: Meld },
    /// A tile is put to a declared pung and may be robbed.
    AddingToPung { seat: Seat, tile: Tile },
    /// It was not robbed.
    AddedToPung { seat: Seat, tile: Tile },
    /// A kong was paid.
    KongPaid(KongEntry),
    /// The discard after a kong was won on.
    KongThrown { occasion: u8 },
    /// A tile was taken for a win: the last discard, or one that was put to a pung.
    Taken { from: Seat, tile: Tile },
    /// A win that is none was declared.
    FalseWin { seat: Seat },
    /// A win was declared.
    Won { seat: Seat, from: Option<Seat>, tile: Tile, by: WinBy },
    /// Somebody paid.
    Paid(Booking),
    /// The deal is over.
    Ended { by: EndedBy, next_dealer: Seat },
}

/// What a seat gets to know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum SeatEvent {
    /// A player took a tile; which one, only he knows.
    Drew { seat: Seat, tile: Option<Tile>, source: Source },
    /// A concealed kong; where it lies face down, only its owner knows of what.
    ConcealedKong { seat: Seat, tile: Option<Tile> },
    /// A player named his forbidden suit; which one, only he knows.
    Forbade { seat: Seat, suit: Option<Suit> },
    /// This seat let a tile pass with which it could have won.
    Missed { value: u16 },
    /// Everybody sees it.
    Open(Open),
}

/// Where a tile came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Dealt, or taken for a flower before the first turn.
    Dealt,
    /// The live end of the wall.
    Wall,
    /// In the place of a kong's fourth tile.
    Kong,
    /// In the place of a flower.
    Flower,
    /// Another player's discard.
    Claim,
}

/// Takes events as they happen.
pub trait EventSink {
    /// Takes one.
    fn emit(&mut self, event: Event);
}

/// Nobody listens.
impl EventSink for () {
    #[inline(always)]
    fn emit(&mut self, _: Event) {}
}

impl EventSink for Vec<Event> {
    fn emit(&mut self, event: Event) {
        self.push(event);
    }
}

impl<F: FnMut(Event)> EventSink for F {
    fn emit(&mut self, event: Event) {
        self(event);
    }
}

impl Open {
    const fn concerns(&self) -> Option<Seat> {
        match *self {
            Open::FlowerShown { seat, .. }
            | Open::DeclaredReady { seat, .. }
            | Open::ReadyLapsed { seat }
            | Open::Discarded { seat, .. }
            | Open::Claimed { seat, .. }
            | Open::AddedToPung { seat, .. }
            | Open::Taken { from: seat, .. } => Some(seat),
            Open::FlowersAsked { .. }
            | Open::FlowerOffered { .. }
            | Open::EighthFlower { .. }
            | Open::Dealt
            | Open::Opening
            | Open::FirstTurn { .. }
            | Open::SuitShown { .. }
            | Open::AddingToPung { .. }
            | Open::KongPaid(_)
            | Open::KongThrown { .. }
            | Open::FalseWin { .. }
            | Open::Won { .. }
            | Open::Paid(_)
            | Open::Ended { .. } => None,
        }
    }
}

impl Event {
    /// Whose hidden part it changes.
    #[inline(always)]
    pub(crate) const fn concerns(&self) -> Option<Seat> {
        match *self {
            Event::Drew { seat, .. }
            | Event::ConcealedKong { seat, .. }
            | Event::Forbade { seat, .. }
            | Event::Missed { seat, .. } => Some(seat),
            Event::Open(open) => open.concerns(),
        }
    }

    /// What a seat gets to know of it, `None` being a spectator; nothing of what is another's alone. The only way out
    /// for an event: every variant is listed, a new one does not compile until it is decided here.
    #[inline(always)]
    pub fn redact(self, viewer: Option<Seat>, shows_kongs: bool) -> Option<SeatEvent> {
        let own = |seat: Seat| viewer == Some(seat);
        Some(match self {
            Event::Drew { seat, tile, source } => {
                SeatEvent::Drew { seat, tile: own(seat).then_some(tile), source }
            }
            Event::ConcealedKong { seat, tile } => {
                SeatEvent::ConcealedKong { seat, tile: (shows_kongs || own(seat)).then_some(tile) }
            }
            Event::Forbade { seat, suit } => SeatEvent::Forbade { seat, suit: own(seat).then_some(suit) },
            Event::Missed { seat, value } if own(seat) => SeatEvent::Missed { value },
            Event::Missed { .. } => return None,
            Event::Open(open) => SeatEvent::Open(open),
        })
    }
}

impl SeatEvent {
    /// What everybody learns of it.
    pub(crate) fn without_own(self, shows_kongs: bool) -> SeatEvent {
        match self {
            SeatEvent::Drew { seat, source, .. } => SeatEvent::Drew { seat, tile: None, source },
            SeatEvent::ConcealedKong { seat, .. } if !shows_kongs => {
                SeatEvent::ConcealedKong { seat, tile: None }
            }
            SeatEvent::Forbade { seat, .. } => SeatEvent::Forbade { seat, suit: None },
            SeatEvent::ConcealedKong { .. } | SeatEvent::Missed { .. } | SeatEvent::Open(_) => self,
        }
    }
}
