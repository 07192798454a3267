//! What a seat may know, by type: a view holds nothing else.

use hand::Meld;
use rules::{Rules, Showdown, Won};
use tiles::{Seat, Tile, TileSet};

use crate::Deal;
use crate::event::SeatEvent;
use crate::own::Own;
use crate::public::{Public, Table};

/// What a seat may know of a deal: what lies open, its own hand, and whether it is asked. There is no way from here to
/// another hand, to the wall or to the answers of others.
///
/// ```compile_fail
/// fn peek(view: table::SeatView<'_>) -> &table::Own {
///     view.own_of(tiles::Seat::ALL[1]) // there is no such thing
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatView<'a> {
    seat: Seat,
    public: &'a Public,
    own: &'a Own,
    asked: bool,
}

/// The same, kept by whoever notes the events of a seat from the start: a browser, a bot, somebody who comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatState {
    seat: Seat,
    public: Public,
    own: Own,
}

/// What a spectator knows, kept in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenState {
    public: Public,
}

/// Everything about a deal that is over.
#[derive(Clone, Copy, Debug)]
pub struct FullView<'a> {
    deal: &'a Deal,
}

impl<'a> SeatView<'a> {
    pub(crate) const fn new(seat: Seat, public: &'a Public, own: &'a Own, asked: bool) -> SeatView<'a> {
        SeatView { seat, public, own, asked }
    }

    /// Whose view it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What everybody sees.
    pub const fn public(&self) -> &'a Public {
        self.public
    }

    /// The own hand.
    pub const fn own(&self) -> &'a Own {
        self.own
    }

    /// Whether this seat is asked what it does with another's tile.
    pub const fn is_asked(&self) -> bool {
        self.asked
    }

    /// The own declared sets.
    pub fn melds(&self) -> arrayvec::ArrayVec<Meld, 5> {
        self.own.melds(self.public.shown(self.seat))
    }

    /// Whether another's tile would give the own hand the form of a complete one.
    pub fn completes_with(&self, tile: Tile) -> bool {
        self.own.waits.contains(tile)
    }

    /// What the hand waits for without the tile drawn last, by shape alone. Empty while there is no such hand: before
    /// the dealer's first discard, after a claim.
    pub fn waits(&self) -> TileSet {
        self.own.waits_before_draw(self.public.shown(self.seat))
    }
}

impl SeatState {
    /// Before the first event.
    pub fn new(rules: &Rules, seat: Seat, table: Table) -> SeatState {
        SeatState { seat, public: Public::new(table, rules.tiles.total() as u8), own: Own::new() }
    }

    /// Notes what the seat got to know.
    pub fn note(&mut self, rules: &Rules, event: SeatEvent) {
        self.own.note(rules, self.seat, &self.public, event);
        self.public.note(event.without_own(rules.shows_concealed_kongs()));
    }

    /// What it knows.
    pub const fn view(&self) -> SeatView<'_> {
        SeatView::new(self.seat, &self.public, &self.own, false)
    }

    /// Whether it is what this view shows.
    pub fn is(&self, view: SeatView<'_>) -> bool {
        (self.seat, &self.public, &self.own) == (view.seat, view.public, view.own)
    }
}

impl OpenState {
    /// Before the first event.
    pub fn new(rules: &Rules, table: Table) -> OpenState {
        OpenState { public: Public::new(table, rules.tiles.total() as u8) }
    }

    /// Notes what everybody got to know.
    pub fn note(&mut self, rules: &Rules, event: SeatEvent) {
        self.public.note(event.without_own(rules.shows_concealed_kongs()));
    }

    /// What everybody sees.
    pub const fn public(&self) -> &Public {
        &self.public
    }
}

impl<'a> FullView<'a> {
    pub(crate) const fn new(deal: &'a Deal) -> FullView<'a> {
        FullView { deal }
    }

    /// What a player held at the end.
    pub fn own(&self, seat: Seat) -> &'a Own {
        &self.deal.own[seat]
    }

    /// A player's declared sets.
    pub fn melds(&self, seat: Seat) -> arrayvec::ArrayVec<Meld, 5> {
        self.own(seat).melds(self.deal.public().shown(seat))
    }

    /// The tiles that nobody took, in order.
    pub fn wall(&self) -> &'a [Tile] {
        self.deal.rest_of_wall()
    }

    /// The declared wins in order, with their values and whether they are good.
    pub fn wins(&self) -> impl Iterator<Item = Won> {
        self.deal.declared_wins()
    }

    /// A winner's hand as it was valued.
    pub fn winning_hand(&self, rules: &Rules, won: &Won) -> Showdown {
        self.deal.winning_showdown(rules, won)
    }

    /// A hand that has not won.
    pub fn hand(&self, rules: &Rules, seat: Seat) -> Showdown {
        self.deal.showdown(rules, seat, None)
    }
}
