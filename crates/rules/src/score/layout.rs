//! A whole hand laid out by its sets: declared sets first, then the concealed groups, the pair last.

use std::fmt;

use arrayvec::ArrayVec;
use hand::{
    Copies, Division, Group, GroupKind, Groups, Hand, Meld, MeldKind, Reading, Shape, divisions,
    divisions_with_jokers, knitted_straights, place_jokers,
};
use tiles::{Tile, TileCounts, TileSet};

use super::Showdown;

/// One way to read a complete hand, and one place of the winning tile in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The shape it is read in.
    pub shape: Shape,
    /// Declared sets, then concealed ones, then pairs.
    pub sets: ArrayVec<Set, 8>,
    /// How many of the sets are declared.
    pub declared: usize,
    /// Tiles that stand alone: of a knitted straight, of orphans, of a chaotic hand.
    pub singles: TileSet,
    /// Those of the single tiles that jokers stand for.
    pub wild: TileSet,
    /// Which of the sets the winning tile completes, where it completes one.
    pub completed: Option<usize>,
}

/// A set or pair of a hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Set {
    /// What it is.
    pub kind: SetKind,
    /// Its lowest tile.
    pub tile: Tile,
    /// Whether it was claimed, or completed by another player's tile. Concealed kongs are not open.
    pub open: bool,
    /// Bit *i*: a joker stands for the *i*-th tile.
    pub wild: u8,
}

/// What a set is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum SetKind {
    Pair,
    Chow,
    Pung,
    Kong,
}

/// Which places of the winning tile make a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Places {
    /// None: no set is told to be completed by it.
    None,
    /// All: each is a reading of its own, where the tile was another player's and opens its set. A tile from the wall
    /// opens nothing, and only the wait is in question.
    All,
    /// Only the best, where it is plain which that is: see [`Layout::best_place`].
    Best,
    /// The same, but all where the concealed chows run from 1 to 9 in a suit and one of them may have to be opened.
    BestOutsideStraights,
}

/// Some of the sets of a layout: bit *i* is the *i*-th.
pub type SetMask = u8;

impl Layout {
    /// The layouts of a complete hand in these shapes, by `places` also for each set that the winning tile can
    /// complete. The concealed tiles must be playing tiles and jokers; where jokers are among sets is left open, see
    /// [`Layout::place_jokers`].
    #[inline(always)]
    pub(crate) fn each(
        showdown: &Showdown,
        shapes: impl Iterator<Item = Shape>,
        places: Places,
        mut found: impl FnMut(&Layout),
    ) {
        let Some(all) = with_winning_tile(showdown) else { return };
        let mut layout = Layout {
            shape: Shape::Regular,
            sets: showdown.melds.iter().map(Set::declared).collect(),
            declared: showdown.melds.len(),
            singles: TileSet::EMPTY,
            wild: TileSet::EMPTY,
            completed: None,
        };
        let claimed = showdown.win.is_some_and(|win| win.by.is_claim());
        let mut place = |layout: &mut Layout| match places {
            Places::None => found(layout),
            Places::All if claimed => layout.each_place(showdown, &mut found),
            Places::BestOutsideStraights if claimed && layout.has_concealed_straight() => {
                layout.each_place(showdown, &mut found);
            }
            Places::All | Places::Best | Places::BestOutsideStraights => {
                layout.best_place(showdown, &mut found);
            }
        };
        for shape in shapes {
            layout.shape = shape;
            if shape == Shape::Regular && all[Tile::JOKER] == 0 {
                divisions(&all, |division| {
                    layout.divide(division);
                    place(&mut layout);
                });
            } else if shape == Shape::Regular {
                divisions_with_jokers(&all, |groups| {
                    layout.sets.truncate(layout.declared);
                    layout.sets.extend(groups.iter().map(Set::concealed));
                    place(&mut layout);
                });
            } else if matches!(shape, Shape::SevenPairs | Shape::EightPairs) {
                if layout.declared == 0 && layout.pair_up(&all) {
                    place(&mut layout);
                }
            } else if shape == Shape::KnittedStraight {
                let kinds = Copies::of(&all).kinds();
                for straight in knitted_straights(kinds) {
                    let mut rest = all;
                    straight.for_each(|tile| _ = rest.remove(tile));
                    layout.singles = straight;
                    divisions(&rest, |division| {
                        layout.divide(division);
                        place(&mut layout);
                    });
                }
                layout.singles = TileSet::EMPTY;
            } else {
                each_reading(showdown, &all, shape, &mut |reading| {
                    layout.read(reading);
                    place(&mut layout);
                });
            }
        }
    }

    #[inline(always)]
    fn divide(&mut self, division: &Division) {
        self.sets.truncate(self.declared);
        let mut push = |kind: SetKind, tile: Tile| {
            if !self.sets.is_full() {
                self.sets.push(Set { kind, tile, open: false, wild: 0 });
            }
        };
        division.each_set(|is_chow, tile| push(if is_chow { SetKind::Chow } else { SetKind::Pung }, tile));
        push(SetKind::Pair, division.pair);
    }

    /// Reads seven pairs, four equal tiles as two, and in the shape that has one a pung; says whether there is nothing
    /// else.
    #[inline(always)]
    fn pair_up(&mut self, all: &TileCounts) -> bool {
        self.sets.clear();
        let copies = Copies::of(all);
        let has_pung = self.shape == Shape::EightPairs;
        let pungs = if has_pung { copies.exactly(3) } else { TileSet::EMPTY };
        if copies.odd() != pungs || pungs.len() != u32::from(has_pung) {
            return false;
        }
        let pairs = (copies.kinds() - pungs)
            .flat_map(|tile| std::iter::repeat_n((SetKind::Pair, tile), usize::from(copies.count(tile) / 2)));
        for (kind, tile) in pungs.map(|tile| (SetKind::Pung, tile)).chain(pairs) {
            if self.sets.try_push(Set { kind, tile, open: false, wild: 0 }).is_err() {
                return false;
            }
        }
        self.sets.len() == 7 + pungs.len() as usize
    }

    fn read(&mut self, reading: &Reading) {
        self.sets.truncate(self.declared);
        let (pairs, sets): (ArrayVec<&Group, 8>, ArrayVec<&Group, 8>) =
            reading.groups.iter().partition(|group| group.kind == GroupKind::Pair);
        self.sets.extend(sets.into_iter().chain(pairs).map(Set::concealed));
        self.singles = reading.singles;
        self.wild = reading.wild;
    }

    /// Says where the concealed jokers are: in lawful places, one choice where there are several.
    pub(crate) fn place_jokers(&mut self, showdown: &Showdown) {
        let Some(all) = with_winning_tile(showdown).filter(|all| all[Tile::JOKER] > 0) else { return };
        let concealed = &mut self.sets[self.declared..];
        let mut groups: Groups = concealed.iter().filter_map(|set| set.to_group()).collect();
        if groups.len() == concealed.len() {
            place_jokers(&all, &mut groups);
            concealed.iter_mut().zip(&groups).for_each(|(set, group)| set.wild = group.wild);
        }
    }

    /// Tries each different set that the winning tile can complete, and the single tiles.
    #[inline(always)]
    fn each_place(&mut self, showdown: &Showdown, found: &mut impl FnMut(&Layout)) {
        let Some(win) = showdown.win else { return };
        let claimed = win.by.is_claim();
        let mut before: Option<Set> = None;
        let mut placed = false;
        for at in self.declared..self.sets.len() {
            let set = self.sets[at];
            if !set.contains(win.tile) || before == Some(set) {
                continue;
            }
            before = Some(set);
            placed = true;
            self.completed = Some(at);
            self.sets[at].open = claimed && set.kind != SetKind::Pair;
            found(self);
            self.sets[at].open = false;
        }
        self.completed = None;
        if !placed || self.singles.contains(win.tile) {
            found(self);
        }
    }

    /// The pair or a chow rather than a pung; the pair, the middle or the edge of a chow rather than another place.
    #[inline(always)]
    fn best_place(&mut self, showdown: &Showdown, found: &mut impl FnMut(&Layout)) {
        let Some(win) = showdown.win else { return };
        // The greatest of rank and place; no branches, since nobody can guess where the tile is.
        let concealed = self.sets.get(self.declared..).unwrap_or_default();
        let best = concealed.iter().enumerate().fold(0, |best, (at, set)| {
            // Pair, chow, pung, kong.
            let rank = [4, 2, 1, 1][set.kind as usize] + usize::from(set.is_narrow_wait(win.tile));
            best.max((rank << 4 | at) * usize::from(set.contains(win.tile)))
        });
        let at = (best > 0).then_some(self.declared + (best & 0xf));
        self.completed = at;
        if let Some(set) = at.and_then(|at| self.sets.get_mut(at)) {
            set.open = win.by.is_claim() && set.kind != SetKind::Pair;
        }
        found(self);
        if let Some(set) = at.and_then(|at| self.sets.get_mut(at)) {
            set.open = false;
        }
    }

    #[inline(always)]
    fn has_concealed_straight(&self) -> bool {
        let concealed = self.sets.iter().skip(self.declared);
        has_straight(concealed.fold(0, |chows, set| chows | u64::from(set.is_chow()) << set.tile.index()))
    }

    /// The pair, of a hand that has one.
    #[inline(always)]
    pub fn pair(&self) -> Option<Tile> {
        self.sets.last().filter(|set| set.kind == SetKind::Pair).map(|set| set.tile)
    }

    /// All its sets.
    pub fn all_sets(&self) -> SetMask {
        ((1u16 << self.sets.len()) - 1) as SetMask
    }

    /// The sets for which something holds.
    #[inline(always)]
    pub(crate) fn mask(&self, holds: impl Fn(&Set) -> bool) -> SetMask {
        self.sets.iter().enumerate().fold(0, |mask, (at, set)| mask | SetMask::from(holds(set)) << at)
    }
}

impl Set {
    #[inline(always)]
    pub(crate) fn declared(meld: &Meld) -> Set {
        let kind = match meld.kind() {
            MeldKind::Chow => SetKind::Chow,
            MeldKind::Pung => SetKind::Pung,
            MeldKind::MeldedKong | MeldKind::AddedKong | MeldKind::ConcealedKong => SetKind::Kong,
        };
        let open = meld.kind() != MeldKind::ConcealedKong;
        Set { kind, tile: meld.first(), open, wild: meld.wild() }
    }

    #[inline(always)]
    fn concealed(group: &Group) -> Set {
        let kind = match group.kind {
            GroupKind::Pair => SetKind::Pair,
            GroupKind::Chow => SetKind::Chow,
            GroupKind::Pung => SetKind::Pung,
        };
        Set { kind, tile: group.tile, open: false, wild: group.wild }
    }

    /// What it would be in the hand; a kong is declared always.
    fn to_group(self) -> Option<Group> {
        let kind = match self.kind {
            SetKind::Pair => GroupKind::Pair,
            SetKind::Chow => GroupKind::Chow,
            SetKind::Pung => GroupKind::Pung,
            SetKind::Kong => return None,
        };
        Some(Group { kind, tile: self.tile, wild: self.wild })
    }

    /// Whether it is a pung or a kong.
    #[inline(always)]
    pub const fn is_pung(&self) -> bool {
        matches!(self.kind, SetKind::Pung | SetKind::Kong)
    }

    /// Whether it is a chow.
    #[inline(always)]
    pub const fn is_chow(&self) -> bool {
        matches!(self.kind, SetKind::Chow)
    }

    /// Whether a tile completed this chow in the middle or at the edge of the suit: the 3 of 1-2-3, the 7 of 7-8-9.
    #[inline(always)]
    pub fn is_narrow_wait(&self, tile: Tile) -> bool {
        const THREES: u64 = (1 | 1 << 9 | 1 << 18) << 2;
        const SEVENS: u64 = (1 | 1 << 9 | 1 << 18) << 6;
        // The lowest tiles of the chows that it would complete so.
        let tile = TileSet::only(tile).bits();
        let lowest = tile >> 1 | (tile & THREES) >> 2 | tile & SEVENS;
        self.is_chow() & TileSet::from_bits(lowest).contains(self.tile)
    }

    /// Its kinds, jokers as what they stand for.
    #[inline(always)]
    pub const fn kinds(&self) -> TileSet {
        // By a product rather than a branch: whether it is a chow is anybody's guess.
        let tiles = 1 + 6 * self.is_chow() as u64;
        TileSet::from_bits(tiles << self.tile.index())
    }

    /// Whether a tile of this kind is in it; a joker is where one stands in.
    #[inline(always)]
    pub fn contains(&self, tile: Tile) -> bool {
        if tile.is_joker() { self.wild != 0 } else { self.kinds().contains(tile) }
    }

    /// Its tiles, jokers as what they stand for.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        let step = usize::from(self.is_chow());
        let len = match self.kind {
            SetKind::Pair => 2,
            SetKind::Chow | SetKind::Pung => 3,
            SetKind::Kong => 4,
        };
        let first = self.tile.index();
        (0..len).map(move |place| Tile::from_index(first + place * step).expect("a set is inside its suit"))
    }

    /// Its tiles, jokers as jokers.
    pub fn tiles_held(&self) -> impl Iterator<Item = Tile> {
        let wild = self.wild;
        self.tiles()
            .enumerate()
            .map(move |(place, tile)| if wild >> place & 1 == 1 { Tile::JOKER } else { tile })
    }
}

/// Whether chows that begin with these tiles run from 1 to 9 in a suit.
#[inline(always)]
pub(crate) const fn has_straight(chows: u64) -> bool {
    const ONES: u64 = 1 | 1 << 9 | 1 << 18;
    chows & chows >> 3 & chows >> 6 & ONES != 0
}

/// The concealed tiles and the winning one; `None` if that is no tile of a hand or a fifth copy.
#[inline(always)]
pub(crate) fn with_winning_tile(showdown: &Showdown) -> Option<TileCounts> {
    let mut all = showdown.concealed;
    if let Some(win) = showdown.win {
        if win.tile.is_flower() {
            return None;
        }
        all.add(win.tile).ok()?;
    }
    Some(all)
}

/// The readings of the special shapes. Most hands have none, and that is soon seen.
fn each_reading(showdown: &Showdown, all: &TileCounts, shape: Shape, found: &mut dyn FnMut(&Reading)) {
    if showdown.melds.is_empty() {
        let hand = Hand::beside(all, 0, all[Tile::JOKER] > 0);
        shape.readings(&hand, found);
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: ArrayVec<Tile, 4> = self.tiles_held().collect();
        f.write_str(&tiles::notation::compact::print(&tiles))
    }
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}{}", if self.open { "!" } else { "" })
    }
}
