//! What only its owner knows of a hand.

use hand::{Meld, MeldKind, Tally};
use rules::Rules;
use tiles::{Seat, Suit, Tile, TileCounts, TileSet};

use crate::event::{Open, SeatEvent, Source};
use crate::public::{Public, ReadyState, Shown, flower_set, kong};

/// The hidden part of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Own {
    pub(crate) tally: Tally,
    /// What the tiles without the drawn one wait for, by shape; not kept while there is no such hand (before the
    /// dealer's first discard, after a claim).
    pub(crate) waits: TileSet,
    /// If it is not empty, the next discard must be one of these.
    pub(crate) bound: TileSet,
    /// Flowers in the hand.
    pub(crate) flowers: u8,
    /// The kongs that lie face down, in order.
    face_down: [Option<Tile>; 5],
    pub(crate) drawn: Option<Tile>,
    /// The dearest win that was let pass since the last draw; 0 if there was none.
    pub(crate) missed: u16,
    pub(crate) forbidden: Option<Suit>,
    /// Declared ready as dealt, and nothing has changed since.
    pub(crate) as_dealt: bool,
}

impl Own {
    pub(crate) fn new() -> Own {
        Own {
            tally: Tally::new(),
            waits: TileSet::EMPTY,
            bound: TileSet::EMPTY,
            flowers: 0,
            face_down: [None; 5],
            drawn: None,
            missed: 0,
            forbidden: None,
            as_dealt: false,
        }
    }

    /// A hand that somebody imagines, between turns or in one that began with this tile.
    pub(crate) fn imagined(rules: &Rules, hand: &TileCounts, kongs: &[Tile], drawn: Option<Tile>) -> Own {
        let mut own = Own { tally: Tally::of(hand), ..Own::new() };
        for flower in TileSet::FLOWERS.filter(|&flower| hand[flower] > 0) {
            own.flowers |= 1 << (flower.rank() - 1);
        }
        own.face_down.iter_mut().zip(kongs).for_each(|(place, &tile)| *place = Some(tile));
        drawn.into_iter().for_each(|tile| own.remove(tile));
        own.settle(rules);
        drawn.into_iter().for_each(|tile| own.take(tile, Source::Wall));
        own
    }

    /// SIC-SUIT-2: names the suit; who holds it discards one of it first.
    pub(crate) fn forbid(&mut self, suit: Suit) {
        self.forbidden = Some(suit);
        self.bound = if (self.tally.kinds() & TileSet::suit(suit)).is_empty() {
            TileSet::EMPTY
        } else {
            TileSet::suit(suit)
        };
    }

    /// The concealed tiles, the drawn one included; without flowers.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The concealed tiles with the flowers among them.
    pub fn concealed(&self) -> TileCounts {
        let mut counts = self.tally.counts();
        for flower in self.flowers() {
            counts.add(flower).expect("there is one of each flower");
        }
        counts
    }

    /// The flowers that are still in the hand.
    pub const fn flowers(&self) -> TileSet {
        flower_set(self.flowers)
    }

    /// The tile taken last, while it is this player's turn.
    pub const fn drawn(&self) -> Option<Tile> {
        self.drawn
    }

    /// The forbidden suit.
    pub const fn forbidden(&self) -> Option<Suit> {
        self.forbidden
    }

    /// The kinds to which the next discard is bound; empty if it is free.
    pub const fn bound(&self) -> TileSet {
        self.bound
    }

    /// The declared sets with those that lie face down.
    pub fn melds(&self, shown: &Shown) -> arrayvec::ArrayVec<Meld, 5> {
        let mut hidden = self.face_down.iter().flatten();
        let turn = |meld: Option<Meld>| {
            meld.unwrap_or_else(|| {
                let tile = hidden.next().expect("its owner knows what lies there");
                kong(MeldKind::ConcealedKong, *tile, None)
            })
        };
        shown.melds().map(turn).collect()
    }

    /// What the hand really waits for: a kind of which the player has all four does not come.
    pub(crate) fn real_waits(&self, waits: TileSet, shown: &Shown) -> TileSet {
        if waits.is_empty() || shown.melds.is_empty() {
            return waits;
        }
        let melds = self.melds(shown);
        let declared = |tile: Tile| melds.iter().flat_map(Meld::tiles).filter(|&other| other == tile).count();
        let all = |tile: &Tile| usize::from(self.tally.count(*tile)) + declared(*tile) >= 4;
        waits.filter(|tile| !all(tile)).collect()
    }

    /// What the hand really waits for, or waited for before the tile drawn last.
    pub(crate) fn waits_before_draw(&self, shown: &Shown) -> TileSet {
        let mut before = *self;
        if let Some(tile) = self.drawn.filter(|tile| !tile.is_flower()) {
            before.tally.remove(tile);
        }
        before.real_waits(self.waits, shown)
    }

    /// Notes what happened, as far as this seat gets to know it. `before` is what everybody saw until then.
    #[inline(always)]
    pub(crate) fn note(&mut self, rules: &Rules, seat: Seat, before: &Public, event: SeatEvent) {
        match event {
            SeatEvent::Drew { seat: who, tile: Some(tile), source } if who == seat => self.take(tile, source),
            SeatEvent::ConcealedKong { seat: who, tile: Some(tile) } if who == seat => {
                (0..4).for_each(|_| self.remove(tile));
                if !rules.shows_concealed_kongs() {
                    let free = self.face_down.iter_mut().find(|place| place.is_none());
                    *free.expect("a hand has five sets at the most") = Some(tile);
                }
                self.settle(rules);
            }
            SeatEvent::Forbade { seat: who, suit: Some(suit) } if who == seat => self.forbid(suit),
            SeatEvent::Missed { value } => self.missed = self.missed.max(value),
            SeatEvent::Open(open) => self.note_open(rules, seat, before, open),
            SeatEvent::Drew { .. } | SeatEvent::ConcealedKong { .. } | SeatEvent::Forbade { .. } => {}
        }
    }

    #[inline(always)]
    fn note_open(&mut self, rules: &Rules, seat: Seat, before: &Public, open: Open) {
        match open {
            Open::FlowerShown { seat: who, tile } if who == seat => {
                self.flowers &= !(1 << (tile.rank() - 1));
                // One that was kept until now has hidden what the hand waits for.
                if self.drawn != Some(tile) {
                    self.settle(rules);
                }
            }
            Open::Dealt => self.settle(rules),
            Open::Discarded { seat: who, tile } if who == seat => {
                self.discard(rules, before.shown(seat).ready, tile);
            }
            Open::DeclaredReady { seat: who, as_dealt, .. } if who == seat => self.as_dealt = as_dealt,
            Open::ReadyLapsed { seat: who } if who == seat => self.as_dealt = false,
            Open::Claimed { seat: who, meld } if who == seat => {
                let claimed = meld.claim().map(|claim| claim.tile);
                let mut left = claimed;
                for tile in meld.tiles() {
                    if left == Some(tile) {
                        left = None;
                    } else {
                        self.remove(tile);
                    }
                }
                self.drawn = None;
                self.waits = TileSet::EMPTY;
                if meld.kind().is_kong() {
                    self.settle(rules);
                }
            }
            Open::AddedToPung { seat: who, tile } if who == seat => {
                self.remove(tile);
                self.settle(rules);
            }
            Open::Taken { from, tile } if from == seat => {
                // A discard has left the hand already; a tile put to a pung leaves it now.
                if before.is_adding_to_pung() {
                    self.remove(tile);
                    self.settle(rules);
                }
            }
            Open::FlowersAsked { .. }
            | Open::FlowerShown { .. }
            | Open::FlowerOffered { .. }
            | Open::EighthFlower { .. }
            | Open::FirstTurn { .. }
            | Open::SuitShown { .. }
            | Open::DeclaredReady { .. }
            | Open::ReadyLapsed { .. }
            | Open::Discarded { .. }
            | Open::Claimed { .. }
            | Open::AddingToPung { .. }
            | Open::AddedToPung { .. }
            | Open::KongPaid(_)
            | Open::KongThrown { .. }
            | Open::Taken { .. }
            | Open::FalseWin { .. }
            | Open::Won { .. }
            | Open::Paid(_)
            | Open::Opening
            | Open::Ended { .. } => {}
        }
    }

    #[inline(always)]
    fn take(&mut self, tile: Tile, source: Source) {
        if tile.is_flower() {
            self.flowers |= 1 << (tile.rank() - 1);
        } else if tile.is_playing() {
            self.tally.add_unchecked(tile);
        } else {
            self.tally.add(tile).expect("there are four jokers");
        }
        if source != Source::Dealt {
            self.drawn = Some(tile);
            self.missed = 0;
        }
    }

    #[inline(always)]
    fn discard(&mut self, rules: &Rules, ready: ReadyState, tile: Tile) {
        self.remove(tile);
        self.bound = TileSet::EMPTY;
        // What was drawn goes again: the hand waits for what it waited for.
        if self.drawn == Some(tile) {
            self.drawn = None;
            return;
        }
        if ready == ReadyState::Yes {
            self.as_dealt = false;
        }
        self.settle(rules);
    }

    #[inline(always)]
    fn remove(&mut self, tile: Tile) {
        if tile.is_playing() {
            self.tally.remove_unchecked(tile);
        } else if tile.is_flower() {
            self.flowers &= !(1 << (tile.rank() - 1));
        } else {
            self.tally.remove(tile);
        }
    }

    /// Finds what the hand waits for, if it has the number of tiles that it has between turns.
    #[inline(always)]
    fn settle(&mut self, rules: &Rules) {
        self.drawn = None;
        // A flower in the hand fills a place: nothing completes it.
        self.waits = if self.flowers == 0 && self.tally.tiles() % 3 == 1 {
            self.tally.waits(rules.shapes, rules.jokers())
        } else {
            TileSet::EMPTY
        };
    }
}
