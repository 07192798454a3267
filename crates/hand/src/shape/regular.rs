//! Sets and a pair: four sets with 14 tiles, five with 17.

use tiles::{Tile, TileSet};

use super::Shape;
use crate::divide::divide;
use crate::hand::Held;
use crate::reading::{Group, GroupKind, Reading};
use crate::tables::{FAR, Five, Four, Merge, classes_after_draw};
use crate::{Hand, RegularTally, Tally, capped};

#[inline(always)]
pub(crate) fn missing(hand: Held<'_>) -> u8 {
    if hand.declared.sets() > 0 {
        return capped::missing(hand);
    }
    if hand.jokers_in_play > 0 && hand.tally.jokers() == 0 {
        return missing_concealed(hand.tally, hand.tally.sets(), hand.jokers_in_play);
    }
    missing_regular(&hand.tally.regular)
}

/// The same for concealed tiles alone; jokers are in play if there is one.
#[inline(always)]
pub(crate) fn missing_regular(tally: &RegularTally) -> u8 {
    // One comparison for the hands of most games: at most 14 tiles, and no joker.
    if tally.size < 15 {
        return draws(&Four::new(usize::from(tally.size / 3), 0), tally.classes);
    }
    let (tiles, jokers) = (tally.size as u8, (tally.size >> 8) as u8);
    match tiles / 3 {
        5.. => draws(&Five, tally.classes),
        sets => draws(&Jokers::new(jokers, sets, 4), tally.classes),
    }
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    useful_after(hand, &Drawn::of(&hand.tally.regular))
}

/// The same with the classes after each draw at hand.
#[inline(always)]
pub(crate) fn useful_after(hand: Held<'_>, drawn: &Drawn) -> TileSet {
    if hand.declared.sets() > 0 {
        return capped::useful(hand);
    }
    match hand.tally.sets() {
        5.. => improving(&Five, hand.tally, drawn),
        sets => useful_concealed(hand.tally, sets, hand.jokers_in_play, drawn),
    }
}

/// The classes of each group with one tile more. A discard changes those of one group only.
#[derive(Clone, Copy)]
pub(crate) struct Drawn {
    suits: [[u8; 9]; 3],
    honours: [u8; 7],
}

impl Drawn {
    #[inline(always)]
    pub(crate) fn of(tally: &RegularTally) -> Drawn {
        let [m, p, s, z] = tally.codes;
        Drawn { suits: [m, p, s].map(classes_after_draw), honours: classes_after_draw(z) }
    }

    /// The same for a hand that has changed in the group of `tile`.
    #[inline(always)]
    pub(crate) fn after_change(&self, tile: Tile, tally: &RegularTally) -> Drawn {
        let mut drawn = *self;
        match tile.suit() {
            Some(suit) => drawn.suits[suit as usize] = classes_after_draw(tally.codes[suit as usize]),
            None => drawn.honours = classes_after_draw(tally.codes[3]),
        }
        drawn
    }
}

/// The draws for so many sets (0–4) and a pair from concealed tiles alone, with so many jokers in play.
pub(crate) fn missing_concealed(tally: &Tally, sets: u8, jokers_in_play: u8) -> u8 {
    match jokers_in_play {
        0 => draws(&Four::new(usize::from(sets), 0), tally.regular.classes),
        _ => draws(&Jokers::new(tally.jokers(), sets, jokers_in_play), tally.regular.classes),
    }
}

/// The tiles that lessen these draws.
#[inline(always)]
pub(crate) fn useful_concealed(tally: &Tally, sets: u8, jokers_in_play: u8, drawn: &Drawn) -> TileSet {
    if jokers_in_play == 0 {
        return improving(&Four::new(usize::from(sets), 0), tally, drawn);
    }
    let now = Jokers::new(tally.jokers(), sets, jokers_in_play);
    let mut tiles = improving(&now, tally, drawn);
    let with_joker = Jokers { held: now.held + 1, ..now };
    if now.held < jokers_in_play
        && draws(&with_joker, tally.regular.classes) < draws(&now, tally.regular.classes)
    {
        tiles.insert(Tile::JOKER);
    }
    tiles
}

/// The draws for so many sets (0–5) and a pair from any number of tiles.
#[inline]
pub(crate) fn missing_for(tally: &Tally, sets: u8) -> u8 {
    match sets {
        5.. => draws(&Five, tally.regular.classes),
        sets => missing_concealed(tally, sets, if tally.jokers() > 0 { 4 } else { 0 }),
    }
}

/// The playing tiles that lessen these draws.
#[inline]
pub(crate) fn useful_for(tally: &Tally, sets: u8) -> TileSet {
    let drawn = Drawn::of(&tally.regular);
    match sets {
        5.. => improving(&Five, tally, &drawn),
        sets => useful_concealed(tally, sets, if tally.jokers() > 0 { 4 } else { 0 }, &drawn),
    }
}

/// Whether one tile more makes the hand complete, a fifth copy too.
pub(crate) fn is_complete_with(tally: &Tally, tile: Tile) -> bool {
    let (mut counts, mut complete) = (*tally.counts().as_array(), false);
    counts[tile.index()] += 1;
    divide(&counts, |_| complete = true);
    complete
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if !hand.has_drawn() {
        return;
    }
    if hand.tally.jokers() == 0 {
        let mut reading = Reading::new(Shape::Regular);
        return divide(hand.tally.counts().as_array(), |division| {
            reading.groups = division.groups();
            found(&reading);
        });
    }
    let mut reader = Reader {
        counts: *hand.tally.counts().as_array(),
        jokers: hand.tally.jokers(),
        sets: hand.tally.sets(),
        pair: false,
        reading: Reading::new(Shape::Regular),
        found,
    };
    reader.read(0, 0);
}

/// With jokers in play: jokers in hand are used, and further ones may be drawn like any tile. A drawn joker
/// serves where a fifth copy of a kind is wanted (RED-JOKER-7).
#[derive(Clone, Copy)]
struct Jokers {
    by_jokers: [Four; 5],
    held: u8,
    in_play: u8,
}

impl Jokers {
    /// By value, here and in `draws`: a reference to the tally would keep all of it in memory, also where only
    /// its classes are wanted.
    #[inline(always)]
    fn new(held: u8, sets: u8, in_play: u8) -> Jokers {
        let by_jokers = [0, 1, 2, 3, 4].map(|jokers| Four::new(usize::from(sets), jokers));
        Jokers { by_jokers, held, in_play }
    }
}

impl Merge for Jokers {
    type Class = u8;
    #[inline(always)]
    fn suits(one: u8, two: u8) -> u8 {
        Four::suits(one, two)
    }
    #[inline(always)]
    fn honours(suit: u8, honours: u8) -> u8 {
        Four::honours(suit, honours)
    }
    #[inline(always)]
    fn draws(&self, suits: u8, honours: u8) -> u8 {
        let with = |(used, four): (u8, &Four)| four.draws(suits, honours) + used.saturating_sub(self.held);
        (0..=self.in_play).zip(&self.by_jokers).map(with).min().unwrap_or(FAR)
    }
}

#[inline(always)]
pub(super) fn draws<M: Merge>(merge: &M, [m, p, s, z]: [u8; 4]) -> u8 {
    merge.draws(M::suits(m, p), M::honours(s, z))
}

/// The playing tiles that lessen the draws; only the class of one group changes with each.
#[inline(always)]
pub(super) fn improving<M: Merge>(merge: &M, tally: &Tally, drawn: &Drawn) -> TileSet {
    let [m, p, s, z] = tally.regular.classes;
    let (suits, honours) = (M::suits(m, p), M::honours(s, z));
    let now = merge.draws(suits, honours);
    let mut bits = 0u64;
    for rank in 0..9 {
        let one = merge.draws(M::suits(p, drawn.suits[0][rank]), honours);
        let two = merge.draws(M::suits(m, drawn.suits[1][rank]), honours);
        let three = merge.draws(suits, M::honours(drawn.suits[2][rank], z));
        bits |= u64::from(one < now) << rank;
        bits |= u64::from(two < now) << (rank + 9);
        bits |= u64::from(three < now) << (rank + 18);
    }
    for (rank, drawn_z) in drawn.honours.into_iter().enumerate() {
        let four = merge.draws(suits, M::honours(s, drawn_z));
        bits |= u64::from(four < now) << (rank + 27);
    }
    TileSet::from_bits(bits) - tally.more_than(3)
}

/// Takes groups off the lowest natural tile, so that each reading is found once.
struct Reader<'a> {
    counts: [u8; Tile::KINDS],
    jokers: u8,
    sets: u8,
    pair: bool,
    reading: Reading,
    found: &'a mut dyn FnMut(&Reading),
}

impl Reader<'_> {
    /// `low` is the lowest kind that may be there; of the groups on it only those from `form` on are tried,
    /// so that two groups on one kind come in one order only.
    fn read(&mut self, low: usize, form: usize) {
        let Some(next) = (low..Tile::PLAYING_KINDS).find(|&index| self.counts[index] > 0) else {
            if self.jokers == 0 && self.sets == 0 && self.pair {
                (self.found)(&self.reading);
            }
            return;
        };
        let first_form = if next == low { form } else { 0 };
        for form in first_form..FORMS.len() {
            self.try_form(next, form);
        }
    }

    fn try_form(&mut self, low: usize, form: usize) {
        let Form { kind, before, natural } = FORMS[form];
        let free = match kind {
            GroupKind::Pair => !self.pair,
            GroupKind::Chow | GroupKind::Pung => self.sets > 0,
        };
        let jokers = kind.len() as u8 - natural.count_ones() as u8;
        if !free || jokers > self.jokers || !fits(low, kind, before) {
            return;
        }
        let first = low - before;
        let places = (0..kind.len()).filter(|place| natural >> place & 1 == 1);
        let kinds = places.map(|place| if kind == GroupKind::Chow { first + place } else { first });
        let mut counts = self.counts;
        for index in kinds {
            match counts[index].checked_sub(1) {
                Some(left) => counts[index] = left,
                None => return,
            }
        }
        let tile = Tile::from_index(first).expect("a group begins with a playing tile");
        let wild = !natural & ((1 << kind.len()) - 1);
        let saved = (self.counts, self.jokers, self.sets, self.pair);
        self.counts = counts;
        self.jokers -= jokers;
        match kind {
            GroupKind::Pair => self.pair = true,
            GroupKind::Chow | GroupKind::Pung => self.sets -= 1,
        }
        self.reading.groups.push(Group { kind, tile, wild });
        self.read(low, form);
        self.reading.groups.pop();
        (self.counts, self.jokers, self.sets, self.pair) = saved;
    }
}

/// A group whose lowest natural tile is given: which places before it are jokers, which are natural.
struct Form {
    kind: GroupKind,
    before: usize,
    natural: u8,
}

/// Natural groups come first. Equal tiles fill the places of a pair or pung from the left.
const FORMS: [Form; 12] = {
    const fn form(kind: GroupKind, before: usize, natural: u8) -> Form {
        Form { kind, before, natural }
    }
    [
        form(GroupKind::Pair, 0, 0b11),
        form(GroupKind::Pung, 0, 0b111),
        form(GroupKind::Chow, 0, 0b111),
        form(GroupKind::Pair, 0, 0b01),
        form(GroupKind::Pung, 0, 0b011),
        form(GroupKind::Pung, 0, 0b001),
        form(GroupKind::Chow, 0, 0b011),
        form(GroupKind::Chow, 0, 0b101),
        form(GroupKind::Chow, 0, 0b001),
        form(GroupKind::Chow, 1, 0b110),
        form(GroupKind::Chow, 1, 0b010),
        form(GroupKind::Chow, 2, 0b100),
    ]
};

/// Whether a group with `before` ranks below the kind `low` stays inside its suit.
fn fits(low: usize, kind: GroupKind, before: usize) -> bool {
    kind != GroupKind::Chow || (low < 27 && low % 9 >= before && low % 9 - before <= 6)
}
