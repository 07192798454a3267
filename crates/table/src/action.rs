//! What a player may do, one decision at a time.

use std::fmt;

use hand::{Claim, Meld, MeldKind};
use tiles::{Suit, Tile, TileSet};

/// A decision. Which of them a player has is said by [`Choices`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lets the tile go, keeps the flowers, or says nothing.
    Pass,
    /// Names the forbidden suit.
    Forbid(Suit),
    /// Declares a ready hand: before the first turn, or with the discard that follows.
    Ready,
    /// Lays a flower open.
    Flower(Tile),
    /// Discards a tile and ends the turn.
    Discard(Tile),
    /// Takes the tile for a chow.
    Chow(Chow),
    /// Takes the tile for a pung.
    Pung(Pung),
    /// Takes the tile for a kong.
    Kong,
    /// Declares a kong of four concealed tiles, or adds a tile to a declared pung.
    OwnKong(Tile),
    /// Declares a win.
    Win,
}

/// Which chow: the place of the claimed tile in it, and which of the two others are jokers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chow(u8);

/// Which pung: how many jokers of the hand are in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pung {
    jokers: u8,
}

/// The actions that a player may choose from. Iterates in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Choices {
    pub(crate) discards: TileSet,
    pub(crate) kongs: TileSet,
    pub(crate) flowers: TileSet,
    pub(crate) claims: Claims,
}

/// The part of the choices that needs no set of tiles: all that one may do with another's tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Claims {
    /// Bit *i*: the chow with number *i*.
    pub(crate) chows: u16,
    /// Bit *i*: a pung with *i* jokers.
    pub(crate) pungs: u8,
    /// [`PASS`] and the like.
    pub(crate) plain: u8,
}

pub(crate) const PASS: u8 = 1;
pub(crate) const READY: u8 = 1 << 1;
pub(crate) const KONG: u8 = 1 << 2;
pub(crate) const WIN: u8 = 1 << 3;
/// Three bits: one for each suit.
pub(crate) const FORBID: u8 = 0b111 << 4;
const FIRST_FORBID: u32 = 4;

impl Chow {
    /// All chows: three places of the claimed tile, each without a joker, with one or the other, with both.
    pub const ALL: [Chow; 12] = {
        let mut all = [Chow(0); 12];
        let mut number = 0;
        while number < 12 {
            all[number] = Chow(number as u8);
            number += 1;
        }
        all
    };

    /// A chow in which the claimed tile has the place 0, 1 or 2, and the tiles in the places of `jokers` (bits) are
    /// jokers. `None` if there is no such place, or if the claimed tile itself would be a joker.
    pub fn new(place: u8, jokers: u8) -> Option<Chow> {
        Chow::ALL.into_iter().find(|chow| chow.place() == place && chow.jokers() == jokers)
    }

    /// The place of the claimed tile: 0 is the lowest.
    pub const fn place(self) -> u8 {
        self.0 >> 2
    }

    /// The places of the jokers, as bits.
    pub const fn jokers(self) -> u8 {
        let (low, high) = (self.0 & 1, self.0 >> 1 & 1);
        match self.place() {
            0 => low << 1 | high << 2,
            1 => low | high << 2,
            _ => low | high << 1,
        }
    }

    /// Bit 0: the lower of the two tiles of the hand is a joker; bit 1: the higher.
    pub(crate) const fn hand_jokers(self) -> u8 {
        self.0 & 3
    }

    /// 0–11.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The lowest tile of the chow in which `claimed` has its place; `None` if there is no such chow.
    pub fn first(self, claimed: Tile) -> Option<Tile> {
        let rank = claimed.rank().checked_sub(self.place())?;
        let suit = claimed.suit()?;
        (1..=7).contains(&rank).then(|| Tile::suited(suit, rank))
    }

    /// The two tiles of the hand, jokers as jokers.
    pub fn from_hand(self, claimed: Tile) -> Option<[Tile; 2]> {
        let first = self.first(claimed)?;
        let tile = |place: u8| {
            let wild = self.jokers() >> place & 1 == 1;
            if wild { Tile::JOKER } else { next_tile(first, place) }
        };
        Some(match self.place() {
            0 => [tile(1), tile(2)],
            1 => [tile(0), tile(2)],
            _ => [tile(0), tile(1)],
        })
    }
}

impl Chow {
    /// The set that it makes.
    ///
    /// # Panics
    /// If there is no such chow of that tile.
    pub fn meld(self, claim: Claim) -> Meld {
        let first = self.first(claim.tile).expect("a chow that may be claimed exists");
        let stands_for = [0, 1, 2].map(|place| next_tile(first, place));
        let wild = |place: usize| self.jokers() >> place & 1 == 1;
        let tiles = [0, 1, 2].map(|place| if wild(place) { Tile::JOKER } else { stands_for[place] });
        Meld::new(MeldKind::Chow, &tiles, &stands_for, Some(claim)).expect("these tiles are a chow")
    }
}

impl Pung {
    /// The set that it makes.
    ///
    /// # Panics
    /// If the claimed tile is a flower or a joker.
    pub fn meld(self, claim: Claim) -> Meld {
        let wild = |place: u8| place > 2 - self.jokers();
        let tiles = [0, 1, 2].map(|place| if wild(place) { Tile::JOKER } else { claim.tile });
        Meld::new(MeldKind::Pung, &tiles, &[claim.tile; 3], Some(claim)).expect("these tiles are a pung")
    }
}

/// The tile so many places after the first of a chow.
fn next_tile(first: Tile, places: u8) -> Tile {
    Tile::from_index(first.index() + usize::from(places)).expect("a chow is inside its suit")
}

impl Pung {
    /// A pung of natural tiles.
    pub const NATURAL: Pung = Pung { jokers: 0 };
    /// All pungs: with no joker, with one, with two.
    pub const ALL: [Pung; 3] = [Pung { jokers: 0 }, Pung { jokers: 1 }, Pung { jokers: 2 }];

    /// How many of the two tiles of the hand are jokers.
    pub const fn jokers(self) -> u8 {
        self.jokers
    }
}

impl Action {
    /// Every action that there can be, in ascending order.
    pub fn all() -> impl Iterator<Item = Action> {
        let tiles = Tile::all;
        std::iter::once(Action::Pass)
            .chain(Suit::ALL.map(Action::Forbid))
            .chain([Action::Ready])
            .chain(TileSet::FLOWERS.map(Action::Flower))
            .chain(tiles().map(Action::Discard))
            .chain(Chow::ALL.map(Action::Chow))
            .chain(Pung::ALL.map(Action::Pung))
            .chain([Action::Kong])
            .chain(Tile::playing().map(Action::OwnKong))
            .chain([Action::Win])
    }
}

impl Choices {
    /// Nothing to choose.
    pub const NONE: Choices = Choices {
        discards: TileSet::EMPTY,
        kongs: TileSet::EMPTY,
        flowers: TileSet::EMPTY,
        claims: Claims::NONE,
    };

    /// Nothing but to pass.
    pub const PASS: Choices = Choices::of_claims(Claims { plain: PASS, ..Claims::NONE });

    #[inline(always)]
    pub(crate) const fn of_claims(claims: Claims) -> Choices {
        Choices { claims, ..Choices::NONE }
    }

    /// Whether an action is among them.
    pub fn contains(&self, action: Action) -> bool {
        let plain = |bit: u8| self.claims.plain & bit != 0;
        match action {
            Action::Pass => plain(PASS),
            Action::Forbid(suit) => plain(1 << (FIRST_FORBID + suit as u32)),
            Action::Ready => plain(READY),
            Action::Flower(tile) => self.flowers.contains(tile),
            Action::Discard(tile) => self.discards.contains(tile),
            Action::Chow(chow) => self.claims.chows >> chow.0 & 1 == 1,
            Action::Pung(pung) => self.claims.pungs >> pung.jokers & 1 == 1,
            Action::Kong => plain(KONG),
            Action::OwnKong(tile) => self.kongs.contains(tile),
            Action::Win => plain(WIN),
        }
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        let Claims { chows, pungs, plain } = self.claims;
        let sets = self.discards.len() + self.kongs.len() + self.flowers.len();
        sets + chows.count_ones() + pungs.count_ones() + plain.count_ones()
    }

    /// Whether there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        *self == Choices::NONE
    }

    /// The kinds that may be discarded.
    pub const fn discards(&self) -> TileSet {
        self.discards
    }

    /// The kinds of which a kong may be declared in the own turn.
    pub const fn own_kongs(&self) -> TileSet {
        self.kongs
    }

    /// Whether a win may be declared.
    pub const fn win(&self) -> bool {
        self.claims.plain & WIN != 0
    }

    /// The actions in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + use<> {
        let mut left = *self;
        std::iter::from_fn(move || left.take_first())
    }

    /// The action with this number in ascending order, the first being 0.
    #[inline]
    pub fn nth(&self, number: u32) -> Option<Action> {
        // Discards are by far the most; the rest is walked through.
        let before = (self.claims.plain & (PASS | READY | FORBID)).count_ones() + self.flowers.len();
        if let Some(within) = number.checked_sub(before)
            && within < self.discards.len()
        {
            return nth_tile(self.discards, within).map(Action::Discard);
        }
        self.iter().nth(number as usize)
    }

    /// Takes the lowest action out.
    fn take_first(&mut self) -> Option<Action> {
        let Claims { chows, pungs, plain } = &mut self.claims;
        if take_plain(plain, PASS) {
            return Some(Action::Pass);
        }
        if let Some(suit) =
            Suit::ALL.into_iter().find(|&suit| take_plain(plain, 1 << (FIRST_FORBID + suit as u32)))
        {
            return Some(Action::Forbid(suit));
        }
        if take_plain(plain, READY) {
            return Some(Action::Ready);
        }
        if let Some(tile) = self.flowers.next() {
            return Some(Action::Flower(tile));
        }
        if let Some(tile) = self.discards.next() {
            return Some(Action::Discard(tile));
        }
        if *chows != 0 {
            let number = chows.trailing_zeros() as u8;
            *chows &= *chows - 1;
            return Some(Action::Chow(Chow(number)));
        }
        if *pungs != 0 {
            let jokers = pungs.trailing_zeros() as u8;
            *pungs &= *pungs - 1;
            return Some(Action::Pung(Pung { jokers }));
        }
        if take_plain(plain, KONG) {
            return Some(Action::Kong);
        }
        if let Some(tile) = self.kongs.next() {
            return Some(Action::OwnKong(tile));
        }
        take_plain(plain, WIN).then_some(Action::Win)
    }
}

impl Claims {
    pub(crate) const NONE: Claims = Claims { chows: 0, pungs: 0, plain: 0 };
    /// After the eighth flower there is nothing else.
    pub(crate) const WIN_ONLY: Claims = Claims { plain: WIN, ..Claims::NONE };

    /// Nothing but, perhaps, passing.
    #[inline(always)]
    pub(crate) const fn is_none(self) -> bool {
        self.chows == 0 && self.pungs == 0 && self.plain & !PASS == 0
    }
}

fn take_plain(plain: &mut u8, bit: u8) -> bool {
    let there = *plain & bit != 0;
    *plain &= !bit;
    there
}

/// The kind with this number in the set.
#[inline]
fn nth_tile(set: TileSet, number: u32) -> Option<Tile> {
    let mut bits = set.bits();
    for _ in 0..number {
        bits &= bits.wrapping_sub(1);
    }
    TileSet::from_bits(bits).first()
}

impl fmt::Debug for Chow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chow({}, {:03b})", self.place(), self.jokers())
    }
}

impl fmt::Debug for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

const _: () = assert!(size_of::<Action>() == 2);
