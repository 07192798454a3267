//! What a Red hand is worth: every fan that holds, as often as it holds (RED-SCORE-4, RED-SCORE-5).
//!
//! Fans are written from the dearest to the cheapest, which is the catalogue backwards. A set with jokers is
//! what it stands for (RED-RUL-14), so nothing here asks for jokers.

use hand::{Shape, ShapeSet};
use tiles::{Suit, Tile, TileSet};

use super::fans::Red;
use super::{SHAPES, pay};
use crate::Options;
use crate::score::{
    Best, FanNo, Layout, Places, Rank, Reason, Score, Scorer, Set, SetMask, Sheet, Showdown, Step, Steps,
    Verdict, Why, Win, Worth,
};

/// The options that a score depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoring {
    minimum: u32,
    limit: u32,
    chaotic: u32,
}

impl Scoring {
    pub(crate) fn new(options: &Options) -> Scoring {
        let number = |id: &str, usual: u32| options.number(id).map_or(usual, |number| number as u32);
        Scoring {
            minimum: number("min_points", 0),
            limit: number("limit", 300),
            chaotic: number("chaotic_value", 12),
        }
    }
}

impl Scorer for Scoring {
    // RED-SCORE-2: the place of the winning tile makes no difference.
    const PLACES: Places = Places::None;
    type Facts = ();

    fn facts(&self, _: &Showdown) {}

    #[inline]
    fn shapes(&self, showdown: &Showdown, (): &()) -> ShapeSet {
        let tiles = showdown.concealed.total() as usize + 1 + 3 * showdown.melds.len();
        if tiles != 14 || showdown.win.is_some_and(is_claimed_joker) {
            return ShapeSet::EMPTY;
        }
        // RED-WIN-3: all different, and nothing declared (RED-RUL-36).
        let copies =
            showdown.concealed.as_array()[..Tile::PLAYING_KINDS].iter().fold(0, |most, &n| most.max(n));
        if copies < 2 && showdown.melds.is_empty() { SHAPES } else { ShapeSet::only(Shape::Regular) }
    }

    #[inline]
    fn count<S: Sheet>(&self, showdown: &Showdown, (): &(), layout: &Layout, sheet: &mut S) -> Rank {
        if layout.shape == Shape::Chaotic {
            self.count_chaotic(sheet);
        } else {
            count_sets(layout, sheet);
        }
        let points = sheet.total();
        for _ in 0..showdown.flowers.len() {
            write(sheet, Red::Flower, 0);
        }
        // RED-SCORE-6: the minimum does not see the flowers. RED-SCORE-8: the best is found before the cut.
        Rank { order: u64::from(points), value: sheet.total().min(self.limit), basic: points }
    }

    #[inline]
    fn score(&self, showdown: &Showdown, (): &(), best: Option<Best<'_>>) -> Score {
        let Some(win) = showdown.win else { return Score::none(Verdict::NotWon) };
        if is_claimed_joker(win) {
            return Score::none(Verdict::DiscardedJoker { clause: "RED-JOKER-2" });
        }
        let Some(Best { rank: Rank { value, basic, .. }, sheet }) = best else {
            return Score::none(Verdict::Incomplete { clause: "RED-WIN-2" });
        };
        let verdict = if basic < self.minimum {
            Verdict::BelowMinimum { have: basic, need: self.minimum, clause: "RED-SCORE-6" }
        } else {
            Verdict::Valid
        };
        let transfers = (verdict == Verdict::Valid).then(|| pay::transfers(showdown, win, value)).flatten();
        Score { verdict, value: Some(value), fans: std::mem::take(&mut sheet.fans), transfers }
    }

    fn steps(&self, score: &Score) -> Steps {
        let total: u32 = score.fans.iter().map(|count| count.points).sum();
        let cut = Step::Limited { from: u64::from(total), limit: self.limit, clause: "RED-SCORE-8" };
        (total > self.limit).then_some(cut).into_iter().collect()
    }
}

impl Scoring {
    /// RED-FAN-11. No other fan but the flowers can hold without sets.
    fn count_chaotic<S: Sheet>(&self, sheet: &mut S) {
        sheet.count(Red::ChaoticHand as FanNo, self.chaotic, 0);
        if S::PROVES {
            // Such a hand always has tiles of all five types.
            let reason = Reason { why: Why::NotHere, by: None, clause: "RED-RUL-7" };
            sheet.pass(Red::AllTypes as FanNo, 0, reason);
        }
    }
}

/// The fans of four sets and a pair.
#[inline(always)]
fn count_sets<S: Sheet>(layout: &Layout, sheet: &mut S) {
    let reading = Reading::of(layout);
    let Reading { all, chows, pungs, honours, kinds, .. } = reading;
    let has = |type_of_tiles: TileSet| u32::from(!(kinds & type_of_tiles).is_empty());
    let suits = has(CHARACTERS) + has(DOTS) + has(BAMBOOS);
    let types = suits + has(WINDS) + has(DRAGONS);
    write_if(sheet, suits == 1 && types == 1, Red::FullFlush, all);
    if honours != 0 {
        count_dear_pungs(layout, &reading, sheet);
    }
    write_if(sheet, (kinds - UPPER).is_empty(), Red::FiveUpper, all);
    write_if(sheet, (kinds - LOWER).is_empty(), Red::FiveLower, all);
    // Five groups are of five types only if each has its own (RED-RUL-7).
    write_if(sheet, types == 5, Red::AllTypes, all);
    write_if(sheet, suits < 2 && suits < types, Red::HalfFlush, all);
    if S::PROVES && suits == 1 && types == 1 {
        let by = Some(Red::FullFlush as FanNo);
        sheet.pass(Red::HalfFlush as FanNo, all, Reason { why: Why::Implied, by, clause: "RED-RUL-4" });
    }
    let joined = Joined::of(layout);
    joined.each_straight(layout, |sets| write(sheet, Red::PureStraight, sets));
    each_pair(joined.pure_double_chow, |sets| write(sheet, Red::PureDoubleChow, sets));
    write_if(sheet, pungs.count_ones() == 4, Red::AllPungs, pungs);
    let special = layout.pair().is_some_and(|pair| SPECIAL.contains(pair));
    write_if(sheet, special, Red::SpecialPair, all & !chows & !pungs);
    each_bit(honours, |set| write(sheet, Red::HonourPung, set));
    each_pair(joined.two_terminal_chows, |sets| write(sheet, Red::TwoTerminalChows, sets));
    each_pair(joined.double_pung, |sets| write(sheet, Red::DoublePung, sets));
    each_pair(joined.mixed_double_chow, |sets| write(sheet, Red::MixedDoubleChow, sets));
    write_if(sheet, chows.count_ones() == 4, Red::AllChows, chows);
}

/// Big three dragons and the red hand. With jokers two pungs of dragons may be equal: three kinds are wanted.
#[inline(always)]
fn count_dear_pungs<S: Sheet>(layout: &Layout, reading: &Reading, sheet: &mut S) {
    let pungs_of = |kinds: TileSet| reading.pungs & layout.mask(|set| kinds.contains(set.tile));
    if (DRAGONS - reading.pung_kinds).is_empty() {
        write(sheet, Red::BigThreeDragons, pungs_of(DRAGONS));
    }
    if reading.pung_kinds.contains(Tile::RED) {
        let characters = pungs_of(CHARACTERS);
        let sets = characters | pungs_of(TileSet::only(Tile::RED));
        write_if(sheet, characters.count_ones() == 3, Red::RedHand, sets);
    }
}

/// The sets by what they are.
struct Reading {
    all: SetMask,
    chows: SetMask,
    pungs: SetMask,
    /// The pungs of honours.
    honours: SetMask,
    /// The kinds of all tiles.
    kinds: TileSet,
    /// Those of the pungs.
    pung_kinds: TileSet,
}

impl Reading {
    #[inline(always)]
    fn of(layout: &Layout) -> Reading {
        let mut reading = Reading {
            all: 0,
            chows: 0,
            pungs: 0,
            honours: 0,
            kinds: TileSet::EMPTY,
            pung_kinds: TileSet::EMPTY,
        };
        for (at, set) in layout.sets.iter().enumerate() {
            let bit = 1 << at;
            reading.all |= bit;
            reading.kinds |= set.kinds();
            if set.is_chow() {
                reading.chows |= bit;
            } else if set.is_pung() {
                reading.pungs |= bit;
                reading.honours |= if set.tile.is_honour() { bit } else { 0 };
                reading.pung_kinds.insert(set.tile);
            }
        }
        reading
    }
}

/// Which two sets make a fan: bit *i* is the *i*-th of [`PAIRS`].
#[derive(Default)]
struct Joined {
    mixed_double_chow: u8,
    double_pung: u8,
    two_terminal_chows: u8,
    pure_double_chow: u8,
}

/// Every two of four sets (RED-SCORE-5).
const PAIRS: [[usize; 2]; 6] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];

impl Joined {
    #[inline(always)]
    fn of(layout: &Layout) -> Joined {
        let mut joined = Joined::default();
        let [a, b, c, d, ..] = layout.sets[..] else { return joined };
        let sets = [a, b, c, d];
        for (number, [one, other]) in PAIRS.into_iter().enumerate() {
            joined.look_at(1 << number, sets[one], sets[other]);
        }
        joined
    }

    #[inline(always)]
    fn look_at(&mut self, bit: u8, one: Set, other: Set) {
        let (low, high) = (one.tile.min(other.tile).index(), one.tile.max(other.tile).index());
        // The same number in two suits.
        let mixed = matches!(high - low, 9 | 18) && high < 27;
        if one.is_chow() && other.is_chow() {
            if low == high {
                self.pure_double_chow |= bit;
            } else if mixed {
                self.mixed_double_chow |= bit;
            } else if high - low == 6 && low % 9 == 0 {
                self.two_terminal_chows |= bit;
            }
        } else if mixed && one.is_pung() && other.is_pung() {
            self.double_pung |= bit;
        }
    }

    /// Every 123, 456 and 789 of one suit. Most hands have no two terminal chows, and so no straight.
    #[inline(always)]
    fn each_straight(&self, layout: &Layout, mut found: impl FnMut(SetMask)) {
        if self.two_terminal_chows == 0 {
            return;
        }
        for first in [0, 9, 18] {
            let [low, middle, high] =
                [0, 3, 6].map(|rank| layout.mask(|set| set.is_chow() && set.tile.index() == first + rank));
            each_bit(low, |a| each_bit(middle, |b| each_bit(high, |c| found(a | b | c))));
        }
    }
}

#[inline(always)]
fn each_pair(pairs: u8, mut found: impl FnMut(SetMask)) {
    each_bit(pairs, |pair| {
        let [one, other] = PAIRS[pair.trailing_zeros() as usize];
        found(1 << one | 1 << other);
    });
}

#[inline(always)]
fn each_bit(mut mask: SetMask, mut found: impl FnMut(SetMask)) {
    while mask != 0 {
        found(mask & mask.wrapping_neg());
        mask &= mask - 1;
    }
}

#[inline(always)]
fn write<S: Sheet>(sheet: &mut S, fan: Red, sets: SetMask) {
    sheet.count(fan as FanNo, POINTS[fan as usize], sets);
}

#[inline(always)]
fn write_if<S: Sheet>(sheet: &mut S, holds: bool, fan: Red, sets: SetMask) {
    if holds {
        write(sheet, fan, sets);
    }
}

/// RED-JOKER-2.
fn is_claimed_joker(win: Win) -> bool {
    win.tile.is_joker() && win.by.is_claim()
}

const CHARACTERS: TileSet = TileSet::suit(Suit::Characters);
const DOTS: TileSet = TileSet::suit(Suit::Dots);
const BAMBOOS: TileSet = TileSet::suit(Suit::Bamboos);
const WINDS: TileSet = TileSet::from_bits(0b1111 << 27);
const DRAGONS: TileSet = TileSet::from_bits(0b111 << 31);
const LOWER: TileSet = in_all_suits(0b0_0001_1111);
const UPPER: TileSet = in_all_suits(0b1_1111_0000);
/// The 2s, 5s and 8s.
const SPECIAL: TileSet = in_all_suits(0b0_1001_0010);

const fn in_all_suits(ranks: u64) -> TileSet {
    TileSet::from_bits(ranks | ranks << 9 | ranks << 18)
}

/// What each fan brings; that of the chaotic hand is an option.
static POINTS: [u32; Red::TABLE.len()] = {
    let mut points = [0; Red::TABLE.len()];
    let mut fan = 0;
    while fan < points.len() {
        if let Worth::Points(worth) = Red::TABLE[fan].worth {
            points[fan] = worth[0];
        }
        fan += 1;
    }
    points
};
