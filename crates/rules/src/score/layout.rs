//! A whole hand laid out by its sets: declared sets first, then the concealed groups, the pair last.

use std::fmt;

use arrayvec::ArrayVec;
use hand::{Group, GroupKind, Groups, Meld, MeldKind, Reading, Shape, divisions, place_jokers};
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

/// Some of the sets of a layout: bit *i* is the *i*-th.
pub type SetMask = u8;

impl Layout {
    /// The layouts of a complete hand in these shapes; where `places` is true, one for each set that the
    /// winning tile can complete. The concealed tiles must be playing tiles and jokers. Where concealed
    /// jokers are among sets is left open, see [`Layout::place_jokers`].
    #[inline(always)]
    pub(crate) fn each(
        showdown: &Showdown,
        shapes: impl Iterator<Item = Shape>,
        places: bool,
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
        let mut place = |layout: &mut Layout| {
            if places { layout.each_place(showdown, &mut found) } else { found(layout) }
        };
        for shape in shapes {
            layout.shape = shape;
            if shape == Shape::Regular {
                divisions(&all, |groups| {
                    layout.sets.truncate(layout.declared);
                    layout.sets.extend(groups.iter().map(Set::concealed));
                    place(&mut layout);
                });
            } else {
                each_reading(showdown, &all, shape, &mut |reading| {
                    layout.read(reading);
                    place(&mut layout);
                });
            }
        }
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

    /// The sets without the pairs.
    #[inline(always)]
    pub fn full_sets(&self) -> impl Iterator<Item = &Set> {
        self.sets.iter().filter(|set| set.kind != SetKind::Pair)
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

    /// The kinds of all its tiles, jokers as what they stand for.
    pub fn kinds(&self) -> TileSet {
        self.sets.iter().fold(self.singles, |kinds, set| kinds | set.kinds())
    }
}

impl Set {
    #[inline(always)]
    fn declared(meld: &Meld) -> Set {
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

    /// Its kinds, jokers as what they stand for.
    #[inline(always)]
    pub const fn kinds(&self) -> TileSet {
        let first = 1u64 << self.tile.index();
        TileSet::from_bits(if self.is_chow() { first | first << 1 | first << 2 } else { first })
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
    let jokers = all[Tile::JOKER] > 0;
    if let Ok(hand) = hand::Hand::new(all, &showdown.melds, jokers || has_jokers(showdown)) {
        shape.readings(&hand, found);
    }
}

fn has_jokers(showdown: &Showdown) -> bool {
    showdown.melds.iter().any(|meld| meld.jokers() > 0)
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
